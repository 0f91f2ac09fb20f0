"""Samples of cards that the rulebook prints, as they stand in our pack."""

from __future__ import annotations

from typing import Any

import pytest

import roundtable as rt
from tests.games.taintedgrail.helpers import play
from tests.games.taintedgrail.helpers.encounter import END, keep, through

SWING = ("lay", "beor_backswing", False)  # joins Aggression for a bolt, and brings a marker by the free key


def fight(encounter: str, **wanted: Any) -> Any:
    """Beor, with one card only."""
    piles = {"decks": {"combat": [["beor_backswing"] * 15]}, "draw": [["beor_backswing"] * 15]}
    scene = {"seats": 1, "heroes": ["beor"], "encounter": encounter, **piles, **wanted}
    return keep(rt.scenario("taintedgrail", scene, seed=1))


def health_lost(match: Any, attacks: int = 1) -> int:
    before = match.table.health[0]
    for _ in range(attacks):
        through(play(match, SWING, END))
    return before - match.table.health[0]


@pytest.mark.parametrize(("encounter", "lost"), [("shieldless_knight", (2, 1)), ("first_grey", (1, 1))])
def test_makeshift_armour_avoids_a_damage_but_not_the_last(encounter: str, lost: tuple[int, int]):
    armed = fight(encounter, items=[["makeshift_armour"]])
    assert (health_lost(fight(encounter)), health_lost(armed)) == lost


def test_makeshift_armour_works_in_every_attack():
    assert health_lost(fight("shieldless_knight", items=[["makeshift_armour"]]), 2) == 2


def test_unnatural_strength_counts_every_time_that_the_key_is_joined():
    plain, strong = fight("axe_brothers"), fight("axe_brothers", skills=[["agg_1/front"]])
    for match in (plain, strong):
        play(match, SWING, SWING)
    assert strong.table.pool == plain.table.pool + 2
