"""A match that nobody reads keeps no log; a reader who asks, at whatever moment, reads the same."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel import Match
from roundtable.kernel.log import UNREAD
from tests.kernel.kernel_games import POND, play_all, start, through_json
from tests.kernel.test_log import STORY

VIEWERS = (None, 0, 1, 2)


def heard() -> Match:
    """A match whose log was kept from the set-up on."""
    match = start(POND, 3)
    return Match.begin(match.setup, told=None)  # type: ignore[arg-type]


def logs(match: Match) -> list[Any]:
    return [match.log(viewer) for viewer in VIEWERS]


def test_a_match_that_nobody_reads_keeps_nothing() -> None:
    match = play_all(start(POND, 3), STORY)
    assert match.table.told is UNREAD
    assert match.clone().table.told is UNREAD
    assert through_json(match).table.told is UNREAD


@pytest.mark.parametrize("moment", range(len(STORY) + 1))
def test_it_does_not_matter_when_somebody_begins_to_read(moment: int) -> None:
    kept = play_all(heard(), STORY)
    assert logs(kept)[1]
    late = play_all(start(POND, 3), STORY[:moment])
    late.log(1)
    assert logs(play_all(late, STORY[moment:])) == logs(kept)


def test_from_then_on_it_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_all(start(POND, 3), STORY[:3])
    match.log(0)
    monkeypatch.setattr("roundtable.kernel.match.history.replayed_from_setup", lambda match: 1 / 0)
    assert len(play_all(match, STORY[3:]).log(0)) > 3


@pytest.mark.parametrize("moment", range(1, len(STORY) + 1))
def test_what_may_be_taken_back_does_not_depend_on_a_reader(moment: int) -> None:
    """In this story a step is told to another in secret, and no field shows it."""
    unread, read = play_all(start(POND, 3), STORY[:moment]), play_all(heard(), STORY[:moment])
    counted = [unread.undoable(seat) for seat in range(3)]
    assert counted == [read.undoable(seat) for seat in range(3)]
    for seat, free in enumerate(counted):
        if free:
            unread.undo(seat)
            read.undo(seat)
            assert logs(unread) == logs(read)
            break


def test_a_guess_of_a_match_that_nobody_has_read_tells_the_story() -> None:
    match = play_all(start(POND, 3), STORY[:6])
    assert match.as_seen_by(1, "x").log(1) == play_all(heard(), STORY[:6]).log(1)
