"""Rulebook: II. Day: passing."""

from __future__ import annotations

from tests.games.taintedgrail.helpers import (
    PASS,
    alone,
    asked,
    by,
    choose,
    day,
    done,
    go,
    play,
    scene,
    together,
)


def test_it_is_free_and_always_possible():
    match = day()
    assert PASS in match.legal(0)
    play(match, PASS)
    assert match.table.phase == "dusk"


def test_it_cannot_be_taken_back():
    match = by(day(2, place=[102, 103]), 0, PASS)
    by(match, 1, go(101))
    assert match.to_move == (1,)


def test_who_has_passed_joins_no_action():
    match = by(day(3, place=[102] * 3), 1, PASS)
    by(match, 0, go(101), True)
    assert match.to_move == (2,)


def test_who_has_passed_pays_for_nobody():
    match = by(day(2, place=[102, 102], energy=[0, 6]), 1, PASS)
    assert set(match.legal(0)) == {("trade", 1), PASS}


def test_the_story_may_end_the_day_of_a_party():
    match = together(scene(3, event_deck=[], place=[105, 105, 103]), 0, ("explore",))
    choose(match, "Sleep")
    assert (match.table.passed, match.to_move) == ([True, True, False], (2,))


def test_ended_by_the_story_for_all_dusk_comes():
    match = done("pass", 2, event_deck=[])
    assert (match.table.passed, asked(match)) == (
        [False, False],
        "day.what",
    )  # a description begins a new day
    match = together(scene(2, event_deck=[], place=[105, 105]), 0, ("explore",))
    choose(match, "Sleep")
    assert match.table.phase == "dusk"


def test_who_has_passed_may_still_be_given_something():
    match = by(day(2), 1, PASS)
    alone(match, 0, ("trade", 1))
    assert asked(match) == "trade.what"
