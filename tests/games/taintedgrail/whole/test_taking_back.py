"""What can be taken back: a decision, but nothing that has been read, laid or drawn by it."""

from __future__ import annotations

from roundtable.games.taintedgrail.sights import known_lines
from roundtable.games.taintedgrail.table import OPENED
from roundtable.kernel import Chance
from roundtable.lab.contract.inspection import everything_hidden_is_dealt_anew
from tests.games.taintedgrail.helpers import (
    EXPLORE,
    INSPECT,
    PASS,
    PLACE,
    choose,
    day,
    go,
    night,
    play,
    scene,
)


def test_a_page_that_has_been_read_cannot_be_taken_back():
    match = play(day(), EXPLORE)
    assert match.undoable(0) == 0


def test_a_page_that_has_been_read_before_can():
    match = play(day(energy=[6]), EXPLORE)
    choose(match, "Leave")
    play(match, EXPLORE)
    assert match.undoable(0) == 2  # leaving it, and opening it again
    match.undo(0)
    assert match.table.energy == [5]


def test_a_choice_that_leads_to_another_page_cannot_be_taken_back():
    match = choose(play(day(), EXPLORE), "Climb")
    assert match.undoable(0) == 0


def test_a_new_line_of_a_page_that_was_read_is_new():
    t = day().table
    first = known_lines([(1, "101", OPENED, (0,))], 0, t)
    assert known_lines([(1, "101", OPENED, (0,)), (2, "101", OPENED, (0,))], 0, t) == first
    assert known_lines([(1, "101", OPENED, (0,)), (2, "101", OPENED, (0, 1))], 0, t) != first
    assert known_lines([(1, "101", OPENED, (0,)), (2, "101", 3, (0,))], 0, t) != first


def test_a_journey_that_lays_new_locations_cannot_be_taken_back():
    match = play(day(shown=[101, 102], place=[101]), go(102))
    assert (106 in match.table.shown, match.undoable(0)) == (True, 0)


def test_a_journey_through_what_lies_can():
    match = play(day(shown=[101, 102, 103, 105, 106], place=[101]), go(102))
    assert match.undoable(0) == 1
    match.undo(0)
    assert (match.table.place, match.table.energy) == ([101], [6])


def test_an_action_that_shows_nothing_can():
    match = play(day(), PLACE)
    assert match.undoable(0) == 1


def test_a_night_after_which_an_event_is_drawn_cannot():
    match = night(scene(event_deck=["hard_road", "home"], goods={"food": [0]}))
    assert (match.table.day, match.undoable(0)) == (2, 0)


def test_a_night_after_which_nothing_comes_can():
    match = night(day(place=[103], goods={"food": [0]}))
    assert (match.table.day, match.undoable(0)) == (2, 1)
    assert play(match, PASS).table.day == 3


def test_a_stone_whose_verse_has_been_read_can_be_looked_at_and_left():
    match = play(day(), INSPECT)
    assert match.undoable(0) == 0
    play(match, INSPECT)
    assert match.undoable(0) == 1


def test_a_verse_that_waits_is_no_secret_that_could_be_dealt_anew():
    """Four heroes read of two finds, and one has more food than they can carry: the verse comes after
    that."""
    match = scene(4, event_deck=[], verse="102", goods={"food": [20, 0, 0, 0]})
    match.log(None)
    assert (match.view(1)["table"]["collected"], match.table.collected[0][0]) == (1, "book.20")
    everything_hidden_is_dealt_anew([match.clone()], Chance("x"))
