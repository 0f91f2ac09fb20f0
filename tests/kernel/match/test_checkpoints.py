"""Checkpoints: moments that a game names by its events, found in a match's own log."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from roundtable.kernel import Match, RoundtableError
from tests.kernel.kernel_games import POND, Play, play_all, start, through_json, truth

NAMED = replace(POND, checkpoints=("marked", "whispered"))
MARK: list[Play] = [(0, "mark"), (0, 2)]
MATCH = [*MARK, (0, "roll"), (0, "whisper"), *MARK, (0, "draw")]


def played(answers: list[Play] = MATCH, game: Any = NAMED) -> Match:
    return play_all(start(game), answers)


def moments(match: Match, viewer: int | None = None) -> list[tuple[str, int]]:
    return [(one.event.key, one.moves) for one in match.checkpoints(viewer)]


def test_a_checkpoint_is_the_first_question_after_its_event() -> None:
    match = played()
    assert moments(match) == [("marked", 2), ("marked", 6)]
    assert [one.event.args["number"] for one in match.checkpoints()] == [2, 2]
    for one in match.checkpoints():
        past = match.at(one.moves)
        assert past.log(None)[-1] == one.event
        assert past.moves == one.moves


def test_a_game_that_names_none_has_none() -> None:
    assert played(game=POND).checkpoints() == []


def test_a_viewer_finds_those_of_his_own_log() -> None:
    match = played()
    assert moments(match, 1) == [("marked", 2), ("whispered", 4), ("marked", 6)]
    assert moments(match, 0) == moments(match, None)


def test_what_is_told_in_the_set_up_is_the_beginning() -> None:
    assert moments(start(replace(POND, checkpoints=("dealt",)))) == [("dealt", 0)]


def test_they_are_the_same_in_a_loaded_match_and_after_an_undo() -> None:
    match = played()
    assert through_json(match).checkpoints(1) == match.checkpoints(1)
    match = played(MARK)
    match.undo(0)
    assert moments(match) == []


def test_at_an_earlier_moment_the_same_answers_lead_to_the_same_match() -> None:
    match, before = played(), truth(played())
    for moves in range(match.moves + 1):
        past = match.at(moves)
        assert past.fingerprint() == played(MATCH[:moves]).fingerprint()
        assert truth(play_all(past, MATCH[moves:])) == before
    assert truth(match) == before


def test_with_other_answers_it_goes_another_way() -> None:
    match = played()
    other = play_all(match.at(2), [(0, "roll"), (0, "pass"), (1, "mark"), (1, 3)])
    assert moments(other) == [("marked", 2), ("marked", 6)]
    assert other.checkpoints()[-1].event.args == {"seat": 1, "number": 3}
    assert moments(match) == [("marked", 2), ("marked", 6)]


@pytest.mark.parametrize("moves", [-1, 8, True, "2", None])
def test_there_is_no_other_moment(moves: Any) -> None:
    with pytest.raises(RoundtableError, match="no moment"):
        played().at(moves)


def test_a_guess_has_no_past() -> None:
    guess = played().as_seen_by(1, 7)
    assert guess.checkpoints(1) == []
    with pytest.raises(RoundtableError, match="no moment"):
        guess.at(0)
