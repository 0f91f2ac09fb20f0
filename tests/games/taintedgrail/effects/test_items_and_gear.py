"""Rulebook: Items and gear."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.taintedgrail.helpers import (
    alone,
    answer,
    asked,
    box,
    by,
    day,
    done,
    everything,
    first,
    go,
    goods,
    legal,
    play,
    scene,
)


def test_any_number_of_items_may_be_owned():
    match = done("one draw item 9")
    answer(match, gear_keep=first)
    assert (len(match.table.items[0]), everything(match)) == (9, box())


@pytest.mark.parametrize(
    ("first", "second"), [("spear", "rusty_sword"), ("jack", "hauberk"), ("dog", "mule"), ("bell", "shears")]
)
def test_of_two_with_one_keyword_he_says_at_once_which_is_in_use(first, second):
    match = done(f"item {second}", items=[[first]])
    assert (asked(match), legal(match)) == ("gear.keep", {first, second})
    new, old = play(match.clone(), second), play(match, first)
    assert (new.table.in_use(0), new.table.stowed) == ((second,), [(first,)])
    assert (old.table.in_use(0), old.table.stowed) == ((first,), [(second,)])


def test_of_two_alike_one_is_in_use_and_nobody_is_asked():
    match = done("item rusty_sword", items=[["rusty_sword"]])
    assert asked(match) == "day.what"
    assert (match.table.in_use(0), match.table.stowed) == (("rusty_sword",), [("rusty_sword",)])


def test_things_with_different_keywords_or_none_go_together():
    match = done("item jack; item rope; item rope", items=[["spear", "wicker_shield", "dog", "bell"]])
    assert match.table.in_use(0) == ("spear", "wicker_shield", "dog", "bell", "jack", "rope", "rope")


def test_a_secret_with_a_keyword_counts():
    match = done("item spear", secrets=[["oathblade"]])
    assert legal(match) == {"spear", "oathblade"}
    match = done("secret oathblade", items=[["spear"]])
    assert legal(match) == {"spear", "oathblade"}


def test_one_that_lies_face_down_is_no_rival():
    match = done(
        "item spear", items=[["rusty_sword", "rusty_sword"]], stowed=[["rusty_sword", "rusty_sword"]]
    )
    assert match.table.in_use(0) == ("spear",)


@pytest.mark.parametrize("keyword", ["weapon", "shield", "armour", "companion", "relic", "crafted"])
def test_a_kind_of_item_is_searched_for_and_the_deck_shuffled(keyword):
    match = done(f"one draw item {keyword} 1")
    (item,) = match.table.items[0]
    known = match.table.content.items[item]
    assert known.crafted if keyword == "crafted" else known.keyword == keyword
    assert everything(match) == box()


def test_the_first_that_fits_is_taken():
    match = done("one draw item weapon 1", item_deck=["rope", "rusty_sword", "spear"])
    assert match.table.items == [("rusty_sword",)]
    assert Counter(match.table.item_deck) == Counter(["rope", "spear"])


def test_the_top_card_without_a_kind():
    match = done("one draw item 2", item_deck=["rope", "lantern", "spear"])
    assert (match.table.items, match.table.item_deck) == ([("rope", "lantern")], ["spear"])


def test_a_kind_that_is_used_up_brings_nothing():
    match = done("one draw item relic 1", item_deck=["rope"])
    assert (match.table.items, match.table.item_deck) == ([()], ["rope"])


def test_a_named_item_that_somebody_has_is_not_found_again():
    match = done("item bell", 2, items=[["bell"]], party=[1])
    assert match.table.items == [("bell",), ()]


def test_discarded_it_goes_under_its_deck():
    match = done("one lose item rope", items=[["rope"]])
    assert (match.table.items, match.table.item_deck[0]) == ([()], "rope")
    assert everything(match) == box()


def test_so_many_of_choice():
    match = done("one lose item 2", items=[["rope", "jack", "bell"]])
    assert (asked(match), legal(match)) == (
        "item.lose", {("bell", "jack"), ("bell", "rope"), ("jack", "rope")},
    )  # fmt: skip
    play(match, ("bell", "jack"))
    assert match.table.items == [("rope",)]


def test_a_kind_of_choice():
    match = done("one lose item weapon", items=[["spear", "rusty_sword", "jack"]])
    assert legal(match) == {("spear",), ("rusty_sword",)}


def test_losing_works_on_empty_hands():
    assert done("one lose item 2", items=[["rope"]]).table.items == [()]
    assert done("one lose item weapon").table.items == [()]


def test_rulebook_example_secrets_are_spared():
    """Two items are to go; the hero has one, and a secret that is a weapon."""
    match = done("one lose item 2", items=[["rope"]], secrets=[["oathblade"]])
    assert (match.table.items, match.table.secrets) == ([()], [("oathblade",)])
    match = done("one lose item weapon", secrets=[["oathblade"]])
    assert match.table.secrets == [("oathblade",)]


def test_what_lies_face_down_can_be_lost_too():
    match = done("one lose item rusty_sword", items=[["spear", "rusty_sword"]], stowed=[["rusty_sword"]])
    assert (match.table.items, match.table.stowed) == ([("spear",)], [()])


def test_two_of_one_kind_of_which_one_lies_face_down():
    match = done(
        "one lose item rusty_sword", items=[["rusty_sword", "rusty_sword"]], stowed=[["rusty_sword"]]
    )
    assert (match.table.items, match.table.in_use(0)) == ([("rusty_sword",)], ("rusty_sword",))


def test_timing_passive_gear_that_lies_face_down_does_nothing():
    match = play(day(items=[["mule", "dog"]], stowed=[["mule"]]), go(103))
    assert match.table.energy == [5]


def test_each_member_may_have_to_lose_something():
    match = done("each lose item 1", 2, items=[["rope"], ["jack"]])
    assert match.table.items == [(), ()]


def test_an_item_may_discard_itself():
    match = play(day(items=[["splints"]], health=[4], energy=[4]), ("ability", "item/splints", 0))
    assert (match.table.items, match.table.health) == ([()], [6])


def test_tg_106_two_things_alike_have_their_own_limits():
    pray = ("ability", "item/rosary", 0)
    match = day(items=[["rosary", "rosary"]], terror=[3])
    for left in (2, 1):
        assert match.legal(0).count(pray) == 1
        play(match, pray)
        assert match.table.terror == [left]
    assert pray not in legal(match)


def test_tg_106_both_of_two_things_alike_have_their_dawn():
    match = scene(phase="dawn", event_deck=[], items=[["rosary", "rosary"]], goods={"exp": [0]})
    assert (goods(match, "exp"), asked(match)) == ([2], "day.what")


def test_tg_106_a_thing_used_today_is_used_whoever_has_it_then():
    """[Items and gear] Once a day is once a day of the thing; by TG-100 it is ready at once."""
    match = day(2, items=[["rosary"]], place=[103, 103], terror=[3, 3], free_gear=True)
    rosary, pray = ("item", "rosary", 1), ("ability", "item/rosary", 0)
    answer(alone(match, 0, pray), choose_who=0)
    by(match, 1, ("trade", 0))
    answer(match, trade_what=lambda match: rosary if rosary in legal(match) else None)
    answer(by(match, 1, ("gear",)), gear_pack=())
    assert match.table.in_use(1) == ("rosary",)
    assert pray not in match.legal(1)
