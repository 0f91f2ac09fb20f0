"""Rulebook: Story mode, each of its rules by itself."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.taintedgrail.helpers import (
    HEROES,
    INSPECT,
    answer,
    asked,
    box,
    by,
    day,
    done,
    everything,
    first,
    goods,
    legal,
    new,
    play,
    scene,
    tracks,
)


@pytest.mark.parametrize(("seats", "easy"), [(1, True), (2, True), (3, False), (4, False)])
def test_encounters_as_for_one_player_fewer(seats, easy):
    table = scene(seats, easy_encounters=True).table
    assert ("knight" in table.encounters["grey"]) != easy


def test_without_the_limiter_energy_is_not_limited_by_health():
    match = done("one energy +9", health=[2], limiter="none")
    assert tracks(match) == (9, 2, 0)


def test_without_the_limiter_nobody_panics():
    assert not scene(health=[2], terror=[5], limiter="none").table.panics(0)
    assert scene(health=[2], terror=[5]).table.panics(0)


def test_without_the_limiter_dying_and_madness_stay_as_they_are():
    match = done("one health -9; one terror +9", limiter="none")
    assert (match.table.dying, match.table.insane(0)) == ([3], True)


def test_a_menhir_costs_one_kind_of_resource_less():
    match = day(secrets=[["rite"]], goods={"magic": [1]}, cheap_wards=True)
    play(match, INSPECT, True)
    assert (asked(match), legal(match)) == ("ward.without", {"health", "energy", "magic"})
    play(match, "energy")
    assert (tracks(match), goods(match, "magic"), match.table.wards) == ((6, 8, 0), [0], {101: 8})


def test_what_he_does_not_have_is_what_he_leaves_out():
    match = day(secrets=[["rite"]], cheap_wards=True)
    play(match, INSPECT, True)
    assert (tracks(match), match.table.wards) == ((4, 8, 0), {101: 8})


def test_so_that_lighting_may_even_be_free():
    match = day(place=[107], wards={107: 1}, secrets=[["rite"]], cheap_wards=True)
    play(match, INSPECT, True)
    assert match.table.wards == {107: 6}


def test_for_all_players_the_same_kind():
    match = day(2, secrets=[["rite"]], goods={"magic": [1, 1]}, cheap_wards=True)
    by(match, 0, INSPECT, True, "health")
    assert match.question(1).about["costs"] == (("energy", 2), ("magic", 1))
    answer(match, ward_agree=True, share_how=first)
    assert (match.table.energy, match.table.health, goods(match, "magic")) == ([4, 4], [9, 8], [0, 0])


def test_but_secrets_and_the_presence_of_all_are_still_asked_for():
    assert asked(play(day(cheap_wards=True), INSPECT)) == "day.what"
    match = by(day(2, place=[101, 102], secrets=[["rite"]], cheap_wards=True), 0, INSPECT)
    assert asked(match) == "day.what"


def test_everybody_begins_with_a_crafted_item():
    match = new(3, start_item=True)
    play(match, *HEROES[:3])
    answer(match, gear_keep=first)
    items = match.table.items
    assert [len(own) for own in items] == [1, 1, 1]
    assert all([match.table.content.items[own[0]].crafted for own in items])
    assert everything(match) == box()
    others = {play(new(1, seed=seed, start_item=True), "smith").table.items[0][0] for seed in range(9)}
    assert len(others) > 1


def test_usually_nobody_does():
    assert Counter(map(len, play(new(2), "smith", "herb").table.items)) == {0: 2}
