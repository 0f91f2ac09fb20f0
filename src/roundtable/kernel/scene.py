"""How a game describes its table for people: zones of pieces, as data that any screen can draw.

A scene is made from a view, so it can show nothing that the viewer may not see. It holds no sentence:
words travel as the key of a message with its figures and are put into the reader's language where he reads.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .plain import Figures


class Words(NamedTuple):
    """A message: its key and its figures. A figure may be a message itself."""

    key: str
    args: Figures = {}  # noqa: RUF012 - never written to


@dataclass(slots=True, frozen=True)
class Piece:
    """A card, a token or a space of a track. Never changed, so that a game may make each one only once."""

    name: str = ""  # what it is, as messages name it ("dragon-3"); "" for a card that lies face down
    ref: str = ""  # by what an option points at it: zone and name, "layout/dragon-3"; "" if none ever does
    count: int = 1  # how many alike lie here; 0 is an empty pile
    value: int | None = None  # the figure in its corner
    icon: str = ""  # a picture of the icon set
    tint: str = ""  # its colour, never its only mark
    seats: Sequence[int] = ()  # whose markers stand on it, the foremost first
    text: Words | None = None  # what it says, in full
    on: Sequence[Piece] = ()  # what lies on it: a figure, which has a tint and is drawn big, or a token
    title: Words | None = None  # what it is called where that is content: its name says only what kind it is


@dataclass(slots=True)
class Fact:
    """A named figure; None is a figure that the viewer does not know."""

    label: Words
    value: int | str | None
    icon: str = ""


@dataclass(slots=True)
class Group:
    """What lies together within a zone: a column of a layout, the area before a player."""

    title: Words | None = None
    seat: int | None = None  # whose it is
    pieces: Sequence[Piece] = ()
    facts: Sequence[Fact] = ()
    marked: bool = False  # whose turn it is, or what is being spoken of
    tint: str = ""  # the colour of the whole group, also while it is empty


ROW, HAND, COLUMNS, MAP, LIST, PAGES, PLAYERS, FACTS, TRACK = (
    "row",
    "hand",
    "columns",
    "map",
    "list",
    "pages",
    "players",
    "facts",
    "track",
)


@dataclass(slots=True)
class Zone:
    """A part of the table, and how its groups are laid out: cards in a `row`, the viewer's own `hand`,
    `columns` of cards, a `map` of such columns whose rows lie side by side (a pile of none is a gap), a
    `list` of cards with their text beside them, `pages` to be read (each piece a paragraph; what is marked
    lies open), `players` with what lies before each, `facts` alone, or a `track` of spaces, from its start
    to its finish."""

    name: str
    title: Words
    shape: str
    groups: Sequence[Group]
    tint: str = ""
    now: bool = False  # it is what is going on: it comes before all else
    folded: bool = False  # it is shown only to those who want to look

    def pieces(self) -> Iterator[Piece]:
        """Every piece, each followed by what lies on it."""
        for group in self.groups:
            yield from _with_what_lies_on(group.pieces)


def _with_what_lies_on(pieces: Sequence[Piece]) -> Iterator[Piece]:
    for piece in pieces:
        yield piece
        yield from _with_what_lies_on(piece.on)


Scene = list[Zone]
