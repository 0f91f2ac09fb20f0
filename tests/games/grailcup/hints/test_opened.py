"""Quick answers in guesses: they are what the hints think, without a view."""

from random import Random
from typing import Any

import pytest

import roundtable as rt
from roundtable.games.grailcup.hints import chances, opened, quick, value
from roundtable.games.grailcup.hints.opened import drafting
from tests.games.grailcup.helpers import lay
from tests.games.playing import movers


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_what_is_thought_of_a_draft_is_what_the_hints_think(seats):
    match: Any = rt.new("grailcup", seats, seed="draft")
    dice, drafts = Random(2), 0
    for seat in movers(match):
        options = match.legal(seat)
        if match.asking.key == "draft.ally":
            view, question = match.view(seat), match.question(seat)
            wanted = tuple(value(view, question, ally) for ally in options)
            assert drafting(match.table, seat, options) == pytest.approx(wanted)
            assert drafting(match.table, seat, options) == pytest.approx(wanted)  # as it is remembered
            drafts += 1
            if drafts == 40:
                break
        match.play(seat, dice.choice(options))


def test_not_all_drafts_are_remembered_for_ever(monkeypatch):
    monkeypatch.setattr(opened, "MOST", 2)
    for seed in range(5):
        match: Any = rt.new("grailcup", 4, seed=seed)
        drafting(match.table, match.to_move[0], match.legal(match.to_move[0]))
    assert len(opened._known) <= 2


def test_every_quick_answer_is_an_option_and_changes_nothing():
    match: Any = rt.new("grailcup", 5, seed="quick")
    dice = Random(3)
    for seat in movers(match):
        options, before = match.legal(seat), match.fingerprint()
        answer = quick(match.table, seat, match.asking, options, dice)
        assert answer in options
        assert match.fingerprint() == before
        match.play(seat, answer)


def test_the_knight_ahead_is_likelier_to_win_the_nearer_the_finish():
    far, near = lay(3, at=[16, 10, 10], dragon=5).table, lay(3, at=[44, 38, 38], dragon=5).table
    assert sum(chances(far)) == pytest.approx(1)
    assert 1 / 3 < chances(far)[0] < chances(near)[0]
