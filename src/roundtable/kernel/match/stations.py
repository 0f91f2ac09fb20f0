"""Moments that a match keeps on its way, so that going back need not begin at the set-up.

They are few, one in a hundred answers, and clones share them. A match that has taken
another way since does not own the moments of the old one: its answers are other cells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..tape import Cell, unwind
from .moment import Answer

if TYPE_CHECKING:
    from . import Match

SPACING = 100  # answers between two of them


def keep(match: Match) -> None:
    """Keep this moment, if it is time for one; a guess never goes back."""
    if match.setup is None or match.moves % SPACING:
        return
    kept = match.stations
    while kept is not None and kept[1].moves >= match.moves:  # of a way that was taken back
        kept = kept[0]
    moment = match.clone()
    moment.stations = kept
    match.stations = (kept, moment)


def adopted(match: Match, stations: Cell[Match]) -> Cell[Match]:
    """Moments of a replay as moments of this match, which has none: it was loaded."""
    kept: Cell[Match] = None
    for moment in unwind(stations):
        moment.answers, moment.stations = answers_at(match, moment.moves), kept
        kept = (kept, moment)
    return kept


def until(match: Match, moves: int) -> Cell[Match]:
    """Those of the moments kept that are not after this many answers."""
    kept = match.stations
    while kept is not None and not (kept[1].moves <= moves and belongs(kept[1], match)):
        kept = kept[0]
    return kept


def belongs(moment: Match, match: Match) -> bool:
    """Whether it is a moment of this match, and not of one that went another way since."""
    return moment.moves <= match.moves and answers_at(match, moment.moves) is moment.answers


def answers_at(match: Match, moves: int) -> Cell[Answer]:
    cell = match.answers
    for _ in range(match.moves - moves):
        assert cell is not None
        cell = cell[0]
    return cell
