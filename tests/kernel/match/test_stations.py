"""Going back in a long match: from moments kept on the way, not from the set-up."""

from __future__ import annotations

from bisect import bisect_right
from random import Random

import pytest

import roundtable as rt
from roundtable.kernel import Match
from roundtable.kernel.log import read
from roundtable.kernel.match.history import NEAR, after_line, lengths, replayed_from_setup
from roundtable.kernel.match.stations import SPACING
from roundtable.kernel.tape import unwind

ANSWERS = 5 * SPACING + 30


@pytest.fixture(scope="module")
def long() -> Match:
    """A campaign of one seat, so that every answer is that seat's own."""
    for seed in range(100):
        match = played(rt.new("taintedgrail", 1, seed), ANSWERS, seed)
        if match.moves == ANSWERS and match.to_move:
            return match
    raise AssertionError("No campaign is so long.")


def played(match: Match, until: int, seed: int) -> Match:
    dice = Random(seed)
    while match.to_move and match.moves < until:
        seat = dice.choice(match.to_move)
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def kept(match: Match) -> list[int]:
    return [moment.moves for moment in unwind(match.stations)]


@pytest.fixture
def answers_played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by the number of answers at every answer that is played."""
    given: list[int] = []
    play = Match.play

    def counting(match: Match, seat: int, option: object) -> None:
        given.append(match.moves)
        play(match, seat, option)  # type: ignore[arg-type]

    monkeypatch.setattr(Match, "play", counting)
    return given


def test_moments_are_kept_at_equal_distances(long: Match) -> None:
    assert kept(long) == [SPACING * number for number in range(1, 6)]
    assert long.as_seen_by(0, 1).stations is None


def test_going_back_plays_a_few_answers_again(long: Match, answers_played: list[int]) -> None:
    match = long.clone()
    match.undoable(0)
    assert len(answers_played) < 2 * (SPACING + 4 * NEAR)
    answers_played.clear()
    assert match.at(3 * SPACING + 7).moves == 3 * SPACING + 7
    assert answers_played == list(range(3 * SPACING, 3 * SPACING + 7))


def test_the_past_is_the_same_from_a_moment_and_from_the_set_up(long: Match) -> None:
    for moves in (0, 1, SPACING - 1, SPACING, SPACING + 1, ANSWERS - 1, ANSWERS):
        without = long.clone()
        without.stations = None
        assert long.at(moves).fingerprint() == without.at(moves).fingerprint()


def test_a_loaded_match_finds_moments_on_its_way_when_it_first_goes_back(
    long: Match, answers_played: list[int]
) -> None:
    match = rt.load(long.save())
    assert match.stations is None
    match.at(ANSWERS - 1)
    assert kept(match) == [SPACING * number for number in range(1, 6)]
    answers_played.clear()
    match.at(ANSWERS - 2)
    assert len(answers_played) < SPACING


def test_a_way_that_was_taken_back_leaves_no_moment(long: Match) -> None:
    match = long.at(3 * SPACING - 2)
    assert kept(match) == [SPACING, 2 * SPACING]
    for seed in (1, 2):
        other = long.at(3 * SPACING - 2)
        other.stations = long.stations  # as a match that was taken back has them
        played(other, 3 * SPACING + 5, seed)
        assert kept(other) == [SPACING, 2 * SPACING, 3 * SPACING]
        assert other.at(3 * SPACING + 1).fingerprint() == _by_replay(other, 3 * SPACING + 1)


def _by_replay(match: Match, moves: int) -> str:
    without = match.clone()
    without.stations = without.anchor = None
    return without.at(moves).fingerprint()


def test_the_log_is_known_at_every_moment_without_a_replay(long: Match, answers_played: list[int]) -> None:
    match = long.clone()
    whole = match.log(0)
    answers_played.clear()
    counted = lengths(match, 0)
    found = match.checkpoints(0)
    assert answers_played == []
    assert len(counted) == ANSWERS + 1
    assert counted[-1] == len(whole)
    named = [line for line, event in enumerate(whole) if event.key in match.game.checkpoints]
    assert found == [(whole[line], bisect_right(counted, line)) for line in named]
    assert len(found) > 10
    for moves in (0, 1, SPACING, SPACING + 1, ANSWERS - 1):
        past = match.at(moves)
        assert past.log(0) == whole[: counted[moves]]
        assert read(unwind(replayed_from_setup(past).table.told), 0) == past.log(0)
    assert after_line(match, 0, counted[SPACING]).moves > SPACING
