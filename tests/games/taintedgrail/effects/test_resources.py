"""Rulebook: Resources: what a hero can carry, and what may change hands."""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import (
    EXPLORE,
    PASS,
    alone,
    asked,
    box,
    by,
    day,
    done,
    everything,
    go,
    goods,
    legal,
    night,
    play,
)

GIVE = ("trade", 1)


# -- at most twenty ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["food", "wealth", "rep", "magic"])
def test_nobody_carries_more_than_twenty_of_a_kind(what):
    match = done(f"one {what} +9", goods={what: [15]})
    assert goods(match, what) == [20]


def test_but_experience_has_no_limit():
    assert goods(done("one exp +9", goods={"exp": [15]}), "exp") == [24]


@pytest.mark.parametrize("what", ["food", "wealth"])
def test_what_is_too_much_goes_to_another_at_the_same_place_who_can_take_it(what):
    match = done(f"doer {what} +9", 2, doer=0, goods={what: [15, 18]})
    assert (asked(match), match.to_move, legal(match)) == ("share.take", (1,), {2, 1, 0})
    play(match, 2)
    assert goods(match, what) == [20, 20]


def surplus():
    """Two portions more than the first can carry, and two who could take them."""
    return done("doer food +6", 3, doer=0, goods={"food": [16, 0, 0]})


def test_tg_138_of_a_surplus_the_others_take_as_much_as_they_like():
    match = surplus()
    assert (asked(match), match.to_move) == ("share.take", (1, 2))
    by(by(match, 2, 1), 1, 1)
    assert goods(match, "food") == [20, 1, 1]


def test_tg_138_or_none():
    match = surplus()
    by(by(match, 1, 0), 2, 1)
    assert (goods(match, "food"), asked(match)) == ([20, 0, 1], "day.what")
    match = surplus()
    by(by(match, 1, 0), 2, 0)
    assert goods(match, "food") == [20, 0, 0]


def test_tg_138_if_they_want_more_than_there_is_the_one_who_had_it_divides_it():
    match = surplus()
    by(by(match, 1, 2), 2, 2)
    assert (asked(match), match.to_move, legal(match)) == ("share.how", (0,), {(1, 1), (2, 0), (0, 2)})
    play(match, (2, 0))
    assert goods(match, "food") == [20, 2, 0]


def test_not_to_one_who_is_elsewhere():
    match = done("doer food +9", 2, doer=0, goods={"food": [15, 0]}, place=[101, 102])
    assert goods(match, "food") == [20, 0]


@pytest.mark.parametrize("what", ["rep", "magic"])
def test_tg_55_what_is_too_much_of_reputation_and_magic_is_lost(what):
    match = done(f"doer {what} +9", 2, doer=0, goods={what: [15, 0]})
    assert goods(match, what) == [20, 0]


def test_losing_works_on_empty_pockets():
    assert goods(done("one wealth -3", goods={"wealth": [1]}), "wealth") == [0]


# -- exchange ----------------------------------------------------------------------------------------------


def test_food_wealth_items_and_open_secrets_change_hands():
    match = day(2, items=[["rope"]], secrets=[["tally", "brand"]], goods={"food": [2, 0], "wealth": [1, 0]})
    by(match, 0, GIVE)
    assert (asked(match), match.to_move) == ("trade.what", (0,))
    assert legal(match) == {
        ("goods", "food", 1), ("goods", "food", 2), ("goods", "wealth", 1), ("item", "rope", 1),
        ("secret", "tally", 1), None,
    }  # fmt: skip


def test_reputation_experience_and_magic_do_not():
    match = by(
        day(2, goods={"rep": [5, 0], "magic": [5, 0], "exp": [5, 0], "food": [0, 0], "wealth": [0, 0]}),
        0,
        GIVE,
    )
    assert asked(match) == "day.what"


def test_they_exchange_what_they_like_and_as_much_as_they_like():
    match = by(day(2, goods={"food": [9, 0], "wealth": [0, 3]}, items=[["rope"]]), 0, GIVE)
    play(match, ("goods", "food", 4), ("goods", "food", 4), ("item", "rope", 1), None)
    assert (asked(match), match.to_move) == ("trade.what", (1,))
    play(match, ("goods", "wealth", 3), None)
    assert (goods(match, "food"), goods(match, "wealth")) == ([1, 8], [3, 0])
    assert (match.table.items, asked(match)) == ([(), ("rope",)], "day.what")


def test_it_is_no_action():
    match = by(
        day(2),
        0,
        GIVE,
        ("goods", "food", 1),
        None,
    )
    play(match, None)
    assert (match.table.acted, match.to_move) == ([False, False], (0, 1))


def test_tg_68_it_may_be_done_again_after_any_action():
    match = play(by(day(3), 0, GIVE, ("goods", "food", 1), None), None)
    assert GIVE not in match.legal(0)
    alone(match, 2, go(102))
    assert GIVE in match.legal(0)


def test_not_in_the_middle_of_an_action():
    match = alone(day(2), 0, EXPLORE)
    assert match.to_move == (0,)
    assert all([option[0] != "trade" for option in match.legal(0)])


def test_not_with_those_elsewhere():
    match = day(2, place=[101, 102])
    assert GIVE not in match.legal(0)


def test_tg_68_one_who_has_passed_can_still_exchange():
    match = by(day(2, goods={"food": [0, 3], "wealth": [0, 0]}), 1, PASS)
    by(match, 0, GIVE)
    assert (asked(match), match.to_move) == ("trade.what", (1,))
    by(match, 1, ("goods", "food", 2), None)
    assert goods(match, "food") == [2, 1]


def test_nobody_is_given_more_than_he_can_carry():
    match = by(day(2, goods={"food": [9, 18], "wealth": [0, 0]}), 0, GIVE)
    assert {option[2] for option in legal(match) if option} == {1, 2}


def test_it_can_be_forbidden():
    assert GIVE not in done("rule no_trade 1", 2).legal(0)


def test_tg_31_gear_that_changed_hands_lies_face_down_until_the_next_dawn():
    match = by(
        day(2, items=[["jack", "rope"]], place=[103, 103]),
        0,
        GIVE,
        ("item", "jack", 1),
        ("item", "rope", 1),
        None,
    )
    play(match, None)
    assert (match.table.items[1], match.table.in_use(1)) == (("jack", "rope"), ())
    night(match)
    assert match.table.in_use(1) == ("jack", "rope")


def test_tg_31_secrets_count_for_the_keyword():
    match = day(2, items=[["spear"]], secrets=[[], ["oathblade"]], place=[103, 103])
    by(match, 0, GIVE, ("item", "spear", 1), None)
    play(match, None)
    night(match)
    assert (asked(match), match.to_move, legal(match)) == ("gear.pack", (1,), {("spear",), ("oathblade",)})


def test_tg_55_traded_secrets_with_a_keyword_lie_face_down_others_do_not():
    match = day(2, secrets=[["oathblade", "tally"]])
    by(match, 0, GIVE, ("secret", "oathblade", 1), ("secret", "tally", 1), None)
    assert (match.table.secrets[1], match.table.stowed[1]) == (("oathblade", "tally"), ("oathblade",))
    assert everything(match) == box()


def test_a_face_down_thing_may_be_given_on():
    match = day(3, items=[["jack"]], stowed=[["jack"]])
    by(match, 0, ("trade", 2), ("item", "jack", 1), None)
    assert (match.table.items, match.table.stowed) == ([(), (), ("jack",)], [(), (), ("jack",)])
