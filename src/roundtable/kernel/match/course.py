"""How the scores of a match went, told by a replay: nothing is recorded for it while a match is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from ..tape import unwind

if TYPE_CHECKING:
    from . import Match


def course(match: Match, most: int = 60) -> list[list[int]]:
    """A row of scores for every change of turn, thinned out to about this many rows. A score is
    what its own seat knows of it; a game without scores has no rows."""
    if match.setup is None or "scores" not in match.game.standing(match.table, None):
        return []
    past = type(match).begin(match.setup, unwind(match.table.chance.record))
    rows, turn = [_scores(past)], past.to_move
    for seat, option in unwind(match.answers):
        past.play(seat, option)
        if past.to_move != turn:
            rows.append(_scores(past))
            turn = past.to_move
    step = max(1, len(rows) // most)
    return [*rows[:-1:step], rows[-1]]


def _scores(match: Match) -> list[int]:
    standing, table = match.game.standing, match.table
    return [cast(Sequence[int], standing(table, seat)["scores"])[seat] for seat in range(match.table.seats)]
