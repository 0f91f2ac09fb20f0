"""Rulebook: Life tracks: energy, health and terror."""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import done, scene, tracks


def test_energy_never_exceeds_health():
    assert tracks(done("one energy +9", health=[4])) == (4, 4, 0)


def test_a_wound_lowers_energy_with_health():
    assert tracks(done("one health -5")) == (4, 4, 0)


def test_but_healing_does_not_raise_energy():
    assert tracks(done("one health -5; one health +3")) == (4, 7, 0)


def test_energy_has_bonus_cells_above_its_start():
    assert tracks(done("one energy +9")) == (9, 9, 0)


def test_bonus_cells_end_somewhere():
    assert tracks(done("one energy +9", heroes=["druid"])) == (7, 7, 0)


def test_energy_does_not_fall_below_0_and_losing_works_on_empty_pockets():
    assert tracks(done("one energy -9")) == (0, 9, 0)


@pytest.mark.parametrize(("energy", "tired"), [(0, True), (1, True), (2, False)])
def test_in_the_two_lowest_cells_of_energy_he_is_exhausted(energy, tired):
    assert scene(energy=[energy]).table.exhausted(0) == tired


def test_health_never_rises_above_where_it_began():
    assert tracks(done("one health +9")) == (6, 9, 0)


def test_at_0_health_he_is_dying_at_once():
    match = done("one health -9")
    assert (tracks(match), match.table.dying) == ((0, 0, 0), [3])


def test_with_a_health_again_he_is_not():
    assert done("one health -9; one health +1").table.dying == [0]


@pytest.mark.parametrize(("terror", "mad"), [(4, False), (5, True), (6, True)])
def test_in_the_two_topmost_cells_of_terror_he_loses_his_mind(terror, mad):
    assert scene(terror=[terror]).table.insane(0) == mad


def test_terror_stays_on_its_track():
    assert tracks(done("one terror +9"))[2] == 6
    assert tracks(done("one terror -9", terror=[3]))[2] == 0


@pytest.mark.parametrize(("terror", "panic"), [(3, False), (4, False), (5, True)])
def test_above_his_health_terror_is_panic(terror, panic):
    assert scene(health=[4], terror=[terror]).table.panics(0) == panic


def test_losing_health_may_be_what_makes_him_panic():
    match = done("one health -6", terror=[4])
    assert match.table.panics(0)


def test_a_hero_who_has_fallen_is_not_felled_again():
    """The hero's dial does not begin again."""
    assert done("one health -9; one health -1", dying=[0]).table.dying == [3]
    assert done("one health -1", health=[0], dying=[1]).table.dying == [1]


def test_what_follows_from_terror_follows_just_after():
    match = done("one terror +2; one terror +2", skills=[["agg_1/back"]])
    assert match.table.terror == [3]  # once a day a point is lost again
