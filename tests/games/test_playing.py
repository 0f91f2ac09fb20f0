"""What plays on in a test ends: a broken rule goes red instead of running for ever."""

from __future__ import annotations

import pytest

import roundtable as rt
from tests.games.playing import answer, asked, first, last, movers, play, until


def begun():
    return rt.new("grailcup", seats=3, seed=1)


def test_until_answers_until_a_question_is_asked_and_no_further():
    match = until(begun(), "draft.direction")
    assert (asked(match), match.moves) == ("draft.direction", 1)


def test_until_says_what_is_asked_instead():
    with pytest.raises(
        AssertionError, match=r"After 2 answers draft\.ally is asked, still before spear\.spend"
    ):
        until(begun(), "spear.spend", most=2)


def test_until_says_that_the_match_is_over():
    match = begun()
    for _ in movers(match):
        play(match, first(match))
    with pytest.raises(AssertionError, match=r"The match is over before spear\.spend"):
        until(match, "spear.spend")


def test_answer_goes_on_as_long_as_it_knows_what_to_say():
    match = answer(begun(), draft_ally=last, draft_direction="left")
    assert (match.table.direction, match.table.holder) == (1, None)


def test_movers_go_on_as_long_as_a_question_is_asked():
    match, seats = begun(), []
    for seat in movers(match, "draft.ally"):
        seats.append(seat)
        play(match, first(match))
    assert (seats, asked(match)) == ([match.table.first], "draft.direction")


def test_movers_that_never_move_are_a_fault():
    with pytest.raises(AssertionError, match=r"After 5 answers draft\.ally is asked, and still it goes on"):
        for _ in movers(begun(), most=5):
            pass
