"""Rulebook: Madness."""

from __future__ import annotations

import pytest

from roundtable.games.taintedgrail.effects.in_force import conditions
from tests.games.taintedgrail.helpers import (
    EXPLORE,
    GRAIL,
    SKULL,
    asked,
    by,
    day,
    done,
    go,
    goods,
    legal,
    play,
    scene,
    together,
    told,
)


def test_in_the_red_cells_of_terror_he_gets_the_card():
    match = done("one terror +5")
    assert (conditions(match.table, 0), "track.insane" in told(match)) == (["insane"], True)
    assert conditions(done("one terror +4").table, 0) == []


def test_characters_differ():
    assert conditions(done("one terror +5", heroes=["herb"]).table, 0) == []
    assert conditions(done("one terror +6", heroes=["herb"]).table, 0) == ["insane"]


def test_it_goes_as_soon_as_terror_leaves_them():
    match = done("one terror -1", terror=[5])
    assert conditions(match.table, 0) == []


def test_travelling_is_harder():
    match = play(day(terror=[5]), go(103))
    assert asked(match) == "choose.way"
    assert len(legal(match)) == 2


@pytest.mark.parametrize(("face", "terror"), [(SKULL, 6), (GRAIL, 5)])
def test_exploring_is_riskier(face, terror):
    match = play(day(terror=[5], place=[103], luck=(face,)), EXPLORE)
    assert match.table.terror == [terror]


def test_only_for_him_who_is_mad():
    match = together(day(2, terror=[0, 6]), 0, go(103))
    assert (asked(match), match.to_move) == ("choose.way", (1,))
    play(match, match.legal(1)[1])
    assert (match.table.energy, match.table.health) == ([5, 5], [9, 7])


def test_he_has_nightmares():
    match = scene(phase="dusk", place=[101], terror=[5], goods={"food": [0]}, event_deck=[])
    assert match.table.read == ["101.nightmare"]


def test_dying_and_madness_go_together():
    match = day(health=[0], dying=[3], terror=[6])
    assert conditions(match.table, 0) == ["dying_solo", "insane"]


def test_a_meal_may_bring_him_back_before_the_dream():
    match = scene(2, phase="dusk", place=[101, 101], terror=[5, 0], goods={"food": [1, 0]}, event_deck=[])
    by(match, 0, True)
    by(match, 1, False)
    assert (match.table.read, goods(match, "exp")) == (["101.dream"], [1, 1])
