"""Rulebook: II. Day: exploring."""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import (
    EXPLORE,
    GRAIL,
    PASS,
    SKULL,
    alone,
    asked,
    by,
    choices,
    choose,
    day,
    done,
    goods,
    legal,
    play,
    together,
    tracks,
)


def test_it_costs_one_energy_and_the_journal_is_read_to_its_end():
    match = play(day(place=[102]), EXPLORE)
    assert (match.table.energy, goods(match, "food"), goods(match, "wealth")) == ([5], [3], [2])
    assert match.table.read[:2] == ["102", "102.1"]


def test_the_verse_asks_what_they_do():
    match = play(day(), EXPLORE)
    assert (asked(match), match.to_move) == ("verse.choice", (0,))
    assert choices(match)[-1] == "Leave."
    choose(match, "Leave")
    assert asked(match) == "day.what"


def test_without_energy_he_cannot():
    assert EXPLORE not in legal(day(energy=[0]))


def test_a_place_may_be_explored_again_and_again():
    match = day(place=[102])
    for food in (3, 4, 5):
        play(match, EXPLORE)
        assert goods(match, "food") == [food]


def test_a_changed_place_has_a_section_of_its_own():
    match = done("replace 102 112", place=[102])
    play(match, EXPLORE)
    assert match.table.read == ["112"]


def test_a_party_pays_one_each_and_most_effects_are_for_each():
    match = together(day(2, place=[102, 102]), 0, EXPLORE)
    assert (match.table.energy, goods(match, "food"), goods(match, "wealth")) == ([5, 5], [3, 3], [2, 1])


def test_rewards_do_not_grow_with_the_party_but_are_shared():
    match = together(day(2), 0, EXPLORE)
    choose(match, "Sit down")
    assert (asked(match), legal(match)) == ("choose.who", {0, 1})
    play(match, 1)
    assert goods(match, "exp") == [0, 1]


def test_who_is_not_asked_or_does_not_want_to_takes_no_part():
    match = by(day(2, place=[102, 102]), 0, EXPLORE, True)
    by(match, 1, False)
    assert (match.table.energy, goods(match, "food"), match.table.acted) == ([5, 6], [3, 2], [True, False])
    match = alone(day(2, place=[102, 102]), 0, EXPLORE)
    assert goods(match, "food") == [3, 2]


def test_heroes_elsewhere_cannot_join():
    match = by(day(2, place=[102, 101]), 0, EXPLORE)
    assert (asked(match), match.table.acted) == ("day.what", [True, False])


def test_nobody_joins_in_the_middle():
    match = alone(day(2), 0, EXPLORE)
    assert match.to_move == (0,)
    choose(match, "Climb")
    assert match.table.terror == [1, 0]


def test_the_party_may_divide_the_cost_as_it_likes():
    match = by(day(2, place=[102, 102]), 0, EXPLORE, True)
    by(match, 1, True)
    assert (asked(match), legal(match)) == ("share.how", {(-1, -1), (-2, 0), (0, -2)})
    play(match, (0, -2), True)
    assert match.table.energy == [6, 4]


@pytest.mark.parametrize(("face", "terror"), [(SKULL, 6), (GRAIL, 5)])
def test_timing_explore_comes_before_they_read(face, terror):
    match = play(day(place=[103], terror=[5], luck=(face,)), EXPLORE)
    assert match.table.terror == [terror]


def test_gear_and_quests_change_what_it_costs():
    match = day(items=[["lantern"]], quests=["long_quest"], place=[102])
    play(match, EXPLORE)
    assert match.table.energy == [5]  # the first one is cheaper by one
    play(match, EXPLORE)
    assert match.table.energy == [3]


def test_it_can_be_forbidden():
    assert EXPLORE not in legal(done("rule no_explore 1"))


def test_passing_afterwards_is_still_possible():
    match = play(day(place=[103]), EXPLORE)
    assert PASS in legal(match)
    assert tracks(match)[0] == 5
