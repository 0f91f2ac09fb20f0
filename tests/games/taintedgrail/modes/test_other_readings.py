"""Rulings on which groups differ: the other reading of each, by its option."""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import alone, asked, by, day, goods, legal, together
from tests.games.taintedgrail.helpers.encounter import FILL, begin, laid, meet, over, turn

PLACE = ("place",)


# -- treachery ---------------------------------------------------------------------------------------------


def test_tg_38_by_another_reading_an_attack_of_treachery_can_be_cancelled():
    match = turn(meet("traitor", "must_trap" + FILL, options={"cancel_treachery": True}), "must_trap")
    assert (match.table.health, match.table.terror, laid(match)) == ([9], [0], [])


def test_tg_38_but_its_damage_can_still_not_be_avoided():
    match = turn(meet("traitor", "wall" + FILL, options={"cancel_treachery": True}), "wall")
    assert match.table.health == [7]


# -- guardians ---------------------------------------------------------------------------------------------


def test_tg_48_by_another_reading_a_guardian_that_flees_stays():
    shy = {"guardians": {"shy_watcher": 101}, "options": {"guardians_stay": True}}
    match = turn(meet("shy_watcher", "mark" + FILL, **shy), "mark")
    assert over(match) == "else"
    assert (match.table.guardians, match.table.under["purple"]) == ({"shy_watcher": 101}, [])


# -- the robber --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("energy", "robbed"), [(1, True), (2, False)])
def test_tg_49_by_another_reading_the_robber_looks_at_energy(energy, robbed):
    weak = {"energy": [energy], "goods": {"wealth": [4]}, "options": {"robber": "energy"}}
    match = begin("robber", "mark" + FILL, **weak)
    assert goods(match, "wealth") == [0 if robbed else 4]


def test_tg_49_and_not_at_health():
    weak = {"health": [3], "goods": {"wealth": [4]}, "options": {"robber": "energy", "limiter": "none"}}
    match = turn(meet("robber", "mark" + FILL, **weak), "mark")
    assert (match.table.health, goods(match, "wealth"), asked(match)) == ([1], [4], "fight.what")


# -- joining -----------------------------------------------------------------------------------------------


def test_tg_41_by_another_reading_to_join_takes_no_turn():
    match = together(day(2, free_joining=True), 0, ("travel", 103))
    assert (match.table.place, match.table.acted) == ([103, 103], [True, False])
    assert together(day(2), 0, ("travel", 103)).table.acted == [False, False]  # a new cycle has begun


def test_tg_41_so_who_has_acted_may_join():
    match = alone(day(2, free_joining=True), 0, PLACE)
    by(match, 1, ("travel", 103))
    assert asked(match) == "party.invite"
    match = alone(day(2), 0, PLACE)
    by(match, 1, ("travel", 103))
    assert asked(match) == "day.what"


def test_tg_41_but_not_who_has_passed():
    match = by(day(2, free_joining=True), 0, ("pass",))
    by(match, 1, ("travel", 103))
    assert asked(match) == "day.what"
    assert ("travel", 101) in legal(match)
