"""[Avoiding a talk] Who pays, and what for."""

from typing import Any

import pytest

from tests.games.taintedgrail.helpers import asked, play
from tests.games.taintedgrail.helpers.encounter import NODS, begin, described, events, keep, over


def test_magic_of_one_avoids_a_talk_for_two_and_an_avoided_talk_is_not_lost():
    match = begin(
        "spirit_toll", "nod" + NODS, "nod" + NODS, goods={"magic": [2, 0]}, items=[["lucky_coin"], []]
    )
    assert asked(match) == "talk.avoid"
    match.play(0, True)
    match.play(1, True)
    t = match.table
    assert (t.enc, t.goods["magic"], t.terror, t.hands) == ("", [0, 0], [0, 0], [[], []])
    assert t.under["blue"] == ["spirit_toll"]


def test_wealth_of_one_does_not_avoid_a_talk_for_the_other_nor_does_his_name():
    """Everybody needs 2 reputation and 1 wealth of their own; only the third table may avoid it."""
    rich = {"wealth": [5, 0], "rep": [2, 2]}
    famous = {"wealth": [1, 1], "rep": [9, 1]}
    for goods in (rich, famous):
        assert asked(keep(begin("toll", "nod" + NODS, "nod" + NODS, goods=goods))) != "talk.avoid"
    match = begin("toll", "nod" + NODS, "nod" + NODS, goods={"wealth": [1, 1], "rep": [2, 2]})
    assert asked(match) == "talk.avoid"


def test_one_wants_to_avoid_the_other_not_nothing_is_paid_and_the_branch_is_asked_then():
    match = begin("two_doors", "nod" + NODS, "nod" + NODS, goods={"food": [2, 2]})
    assert asked(match) == "talk.avoid"
    match.play(0, True)
    match.play(1, False)
    assert (match.table.goods["food"], asked(match), match.table.stages) == ([2, 2], "talk.branch", [])


def test_a_talk_is_avoided_before_the_cards_if_each_has_the_attribute_and_one_the_energy_for_both():
    """[Avoidance], [Party], [The deck runs short] So a deck of two cards is no matter."""
    for heroes, energy, may in (("brute", 2, False), ("druid", 1, False), ("druid", 2, True)):
        match = begin("door", "nod nod", "nod nod", heroes=[heroes, "healer"], energy=[0, energy])
        assert (asked(match) == "talk.avoid") is may
    match.play(0, True)
    match.play(1, True)
    assert (match.table.enc, match.table.energy, match.table.terror) == ("", [0, 0], [1, 1])


def test_a_talk_is_avoided_by_the_energy_of_one_if_each_can_feel():
    """[Avoiding a talk] (TG-24), [Parties], [Energy]"""
    match = begin("ferry", NODS, NODS, heroes=["healer", "druid"], energy=[4, 0])
    match.play(0, True)
    match.play(1, True)
    assert (over(match), match.table.energy, match.table.goods["food"]) == ("else", [0, 0], [3, 1])
    assert asked(begin("ferry", NODS, NODS, heroes=["healer", "brute"])) != "talk.avoid"


@pytest.mark.parametrize(
    ("name", "item", "paid"), [("toller", "hide", ([4], [0])), ("ghost", "vial", ([6], [2]))]
)
def test_tg_129_avoiding_a_talk_is_paid_in_full(name: str, item: str, paid: Any):
    scene = {"seats": 1, "heroes": ["brute"], "encounter": name, "health": [6], "items": [[item]]}
    match = keep(described(scene))
    assert asked(match) == "talk.avoid"
    play(match, True)
    assert (match.table.health, match.table.terror) == paid


def test_tg_30_who_avoids_a_talk_with_his_last_health_bears_the_consequences_and_then_begins_to_die():
    match = play(begin("blood_toll", NODS, heroes=["soldier"], health=[1], goods={"rep": [2]}), True)
    t = match.table
    assert (over(match), t.health, t.goods["rep"], t.terror, t.dying) == ("else", [0], [1], [1], [3])


def test_tg_30_a_consequence_that_heals_saves_him_and_his_items():
    gear = [["club", "sling", "flask"]]
    match = play(begin("kind_toll", NODS, heroes=["soldier"], health=[1], items=gear), True)
    t = match.table
    assert (over(match), t.health, t.dying, len(t.items[0])) == ("else", [1], [0], 3)


def test_tg_30_of_two_who_avoid_a_talk_only_the_bled_one_begins_to_die():
    match = begin("blood_toll", NODS, NODS, health=[1, 5], goods={"rep": [2, 2]})
    match.play(0, True)
    match.play(1, True)
    t = match.table
    assert (t.health, t.goods["rep"], t.terror, t.dying) == ([0, 4], [1, 1], [1, 1], [2, 0])


def test_nobody_is_told_of_a_price_that_another_has_paid_for_him():
    match = begin("magic_toll", NODS, NODS, goods={"magic": [2, 0]})
    match.play(0, True)
    match.play(1, True)
    told = events(match, "goods.changed")
    assert [(event["seat"], event["count"]) for event in told] == [(0, -2)]
