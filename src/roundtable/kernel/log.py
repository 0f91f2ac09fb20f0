"""The log as each viewer may read it: every event declares its audience when it is written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from .sight import Viewer
from .tape import Cell

UNREAD: Cell = ("unread",)  # in the place of a log that nobody has asked for: no event is kept


class Event(NamedTuple):
    """A line of the story: the key of its text and the figures in it."""

    key: str
    args: dict[str, Any]


def read(events: Iterable[Any], viewer: Viewer) -> list[Event]:
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
