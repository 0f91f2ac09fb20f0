"""A guess that a player makes of a table that is itself only a guess: it is read without a view, and what was
thought about a draft is remembered, since a search comes to the same one again and again."""

from __future__ import annotations

from typing import Any

from roundtable.kernel import Options, Question

from ..table import Table
from .guesses import Guess
from .judging import JUDGES


class Opened(dict[str, Any]):
    """The fields of a table, as they are. Hints read of other seats only what everybody sees."""

    def __init__(self, t: Table) -> None:
        super().__init__()
        self._table = t

    def __missing__(self, name: str) -> Any:
        return getattr(self._table, name)


def opened(t: Table, seat: int) -> Guess:
    """What a seat makes of a table that need not be hidden from the program."""
    return Guess(
        {
            "table": Opened(t),
            "options": t.options,
            "learnt": t.learnt[seat],
            "viewer": seat,
            "seats": t.seats,
        }
    )


def drafting(t: Table, seat: int, options: Options) -> tuple[float, ...]:
    """What a seat thinks of each ally that it may choose."""
    state = (
        options,
        seat,
        tuple(t.at),
        tuple(t.spears),
        t.dragon,
        t.face_up,
        t.passed[seat],
        t.allies[seat],
        t.direction,
        t.first,
        tuple([len(allies) for allies in t.allies]),
        tuple(t.learnt[seat].items()),
        tuple(t.options.values()),
    )
    known = _known.get(state)
    if known is None:
        if len(_known) >= MOST:
            _known.clear()
        seen, question = opened(t, seat), Question("draft.ally", options, {})
        known = _known[state] = tuple([JUDGES["draft.ally"](seen, question, ally) for ally in options])
    return known


MOST = 1 << 14  # drafts that are remembered
_known: dict[tuple[object, ...], tuple[float, ...]] = {}
