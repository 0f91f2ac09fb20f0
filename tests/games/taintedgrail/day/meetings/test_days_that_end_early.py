"""[Passing] Days that the story ends, at dawn, by day or in a dream (TG-135)."""

from tests.games.taintedgrail.helpers import (
    PASS,
    answer,
    asked,
    by,
    dawn,
    day,
    fasting,
    go,
    legal,
    unhelped,
    until,
)


def test_tg_135_the_day_that_ended_at_dawn_was_that_of_the_dead_and_his_successor_acts():
    match = fasting(2, phase="dawn", timers={"snow": 1}, health=[0, 8], dying=[1, 0])
    answer(match, dying_successor="hireling")
    assert (asked(match), match.to_move, match.table.day) == ("day.what", (0,), 2)


def test_tg_135_who_dropped_out_of_the_verse_that_ends_the_day_acts():
    match = unhelped(fasting(2, phase="dawn", timers={"toll": 1}, energy=[2, 1]), "Sleep")
    assert (asked(match), match.to_move) == ("day.what", (1,))


def test_tg_135_the_story_may_end_the_day_at_dawn():
    match = day(2, phase="morning", event_deck=["snow"], place=[103, 103], goods={"food": [1, 0]})
    assert (asked(match), match.table.phase) == ("rest.eat", "dusk")


def test_tg_135_and_the_next_one_is_as_usual():
    match = dawn(event_deck=["snow"], goods={"food": [0]})
    assert (asked(match), match.table.day, match.table.passed) == ("day.what", 3, [False])


def test_passing_a_day_that_an_event_ends_at_dawn_is_over_before_it_began():
    match = day(phase="morning", event_deck=["lull"], place=[103])
    assert (asked(match), match.table.phase) == ("rest.eat", "dusk")
    match = day(2, phase="morning", event_deck=["lull"])
    assert asked(match) == "day.what"


def test_passing_the_day_that_ended_early_is_over_the_next_morning():
    match = day(phase="morning", event_deck=["lull", "calm"], place=[103], goods={"food": [0]})
    until(match, "day.what", None)
    assert (match.table.day, PASS in legal(match), go(101) in legal(match)) == (2, True, True)
    assert by(match, 0, go(101)).table.place == [101]


def test_tg_135_a_day_that_a_dream_ends_is_over_anyway():
    match = answer(fasting(phase="dusk", place=[141], shown=[101, 141]), grow_what=None, deck_change=None)
    assert (asked(match), match.table.day) == ("day.what", 2)
