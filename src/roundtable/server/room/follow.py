"""A room that goes on as its journal tells, entry by entry: what another process has decided and written."""

from __future__ import annotations

from collections.abc import Sequence

from roundtable.kernel import Match
from roundtable.kernel.plain import freeze

from ..errors import Refusal
from . import Room, journal

MOST = 32  # entries at once; of more the whole room is read again, beside the event loop
BACK = (journal.Started, journal.WentBack)  # what leads somewhere else than one step on


def can_follow(entries: Sequence[journal.Entry]) -> bool:
    """Whether it takes but a moment to take these in."""
    return len(entries) <= MOST and not any(isinstance(entry, BACK) for entry in entries)


def follow(room: Room, entries: Sequence[journal.Entry]) -> None:
    """Take in what comes next. If that fails, the room is to be read again: it may be in between."""
    for entry in entries:
        after = _after(room.match, entry)
        room.apply(entry)
        if after is not None:
            room.settle(after)


def _after(match: Match | None, entry: journal.Entry) -> Match | None:
    if match is None or not isinstance(entry, journal.STEPS):
        return match
    after = match.clone()
    if isinstance(entry, journal.Undone):
        after.undo(entry.seat)
    elif isinstance(entry, journal.Answered):
        after.table.chance.force([freeze(fell) for fell in entry.chance])
        after.play(entry.seat, freeze(entry.option))
        after.table.chance.force(())
        if entry.print and after.fingerprint() != entry.print:
            raise Refusal("damaged", 500)
    return after
