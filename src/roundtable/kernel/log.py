"""The log as each viewer may read it: every event declares its audience when it is written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias, cast

from .plain import Figures
from .sight import Viewer
from .tape import Cell

# An event as it is written: its key, its figures, the seats that read it or more of it, and that more.
Line: TypeAlias = tuple[str, Figures, tuple[int, ...] | None, Figures | None]
UNREAD: Cell[Line] = (None, ("unread", {}, None, None))  # in the place of a log that nobody has asked for

MARK = ""  # the key of a line that nobody reads: how many answers had been given when all before it was told


def mark(moves: int) -> Line:
    return (MARK, {"moves": moves}, (), None)


def marked(line: Line) -> int | None:
    """How many answers had been given, if the line is a mark."""
    return cast(int, line[1]["moves"]) if line[0] == MARK else None


def reads(line: Line, viewer: Viewer) -> bool:
    """Whether the viewer may read anything of a line."""
    _, _, seats, secret = line
    return seats is None or secret is not None or viewer in seats


class Event(NamedTuple):
    """A line of the story: the key of its text and the figures in it."""

    key: str
    args: Figures


def read(events: Iterable[Line], viewer: Viewer) -> list[Event]:
    """The events that this viewer may read. They carry no number of their own: a gap would tell."""
    lines = []
    for key, args, seats, secret in events:
        if seats is None or (secret is not None and viewer not in seats):
            lines.append(Event(key, dict(args)))
        elif viewer in seats:
            lines.append(
                Event(key, dict(args)) if secret is None else Event(f"{key}.own", {**args, **secret})
            )
    return lines
