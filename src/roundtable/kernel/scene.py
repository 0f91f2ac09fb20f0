"""How a game describes its table for people: zones of pieces, as data that any screen can draw.

A scene is made from a view, so it can show nothing that the viewer may not see. It holds no sentence: words
travel as the key of a message with its figures and are put into the reader's language at the reader's end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from .plain import Figures

ANYTIME = "anytime"  # the key by which an option is labelled that answers no question


class Words(NamedTuple):
    """A message: its key and its figures. A figure may be a message itself."""

    key: str
    args: Figures = {}  # noqa: RUF012 - never written to


@dataclass(slots=True, frozen=True)
class Need:
    """One thing that a piece asks for, to be drawn as a pictogram: which cards will do, how many of them are
    wanted or how much they must be worth, and how far the viewer's own go."""

    want: int = 1
    have: int = 0  # never more than is wanted
    worth: bool = False  # the figures of the cards are added up; else the cards are counted
    icon: str = ""  # of the cards that will do; "" if any will
    tint: str = ""
    least: int = 0  # the least figure of a card that will do


@dataclass(slots=True, frozen=True)
class Edge:
    """A half sign at the side of a card: it meets the half in the same row of the card beside it."""

    side: str  # "left" or "right"
    row: str
    signs: Sequence[str] = ()  # what it yields when it is joined
    level: int = 1  # how much it asks for, or how often the other half counts
    joins: str = ""  # "yes" if it is joined or would be now, "paid" if it would be for a price


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
    needs: Sequence[Sequence[Need]] = ()  # what it asks for: every need of one of these rows
    edges: Sequence[Edge] = ()  # half signs at its sides, for who draws how cards join
    picture: str = ""  # words for a painter, ground and things ("forest: trees snare"); they say nothing new


@dataclass(slots=True, frozen=True)
class Move:
    """A piece that goes from one place to another, as an event tells. A place is the ref of a piece, a zone
    (`zone:hand`), or what lies before a player (`seat:2`); a piece that turns over stays where it is."""

    piece: Piece
    source: str
    target: str
    count: int = 1


@dataclass(slots=True, frozen=True)
class Cells:
    """The row of cells on which a figure is marked, from 0 to the last."""

    at: int
    last: int
    cap: int  # how far the marker may go at present
    start: int  # where it is put at first
    red: Sequence[int] = ()  # where something is the matter


@dataclass(slots=True)
class Fact:
    """A named figure; None is a figure that the viewer does not know."""

    label: Words
    value: int | str | None
    icon: str = ""
    cells: Cells | None = None  # where it is marked, if it is


@dataclass(slots=True)
class Group:
    """What lies together within a zone: a column of a layout, the area before a player."""

    title: Words | None = None
    seat: int | None = None  # whose it is
    pieces: Sequence[Piece] = ()
    facts: Sequence[Fact] = ()
    marked: bool = False  # whose turn it is, or what is being spoken of
    tint: str = ""  # the colour of the whole group, also while it is empty
    limit: int | None = None  # how many pieces there is room for


ROW, HAND, COLUMNS, MAP, LIST, PAGES, PLAYERS, FACTS, TRACK, STEPS, MATTER = (
    "row",
    "hand",
    "columns",
    "map",
    "list",
    "pages",
    "players",
    "facts",
    "track",
    "steps",
    "matter",
)
CHAIN = "chain"
SAID = (STEPS, MATTER)  # what the question says in words: to be drawn only where a picture helps


@dataclass(slots=True)
class Zone:
    """A part of the table, and how its groups are laid out: cards in a `row`, the viewer's own `hand`,
    `columns` of cards, a `map` of such columns whose rows lie side by side (a pile of none is a gap), a
    `list` of cards with their text beside them, `pages` to be read (each piece a paragraph; what is marked
    lies open), `players` with what lies before each, `facts` alone, a `track` of spaces, from its start
    to its finish, the `steps` of a turn with the present one marked, or the `matter` at hand: what is
    being paid for, and what can pay for it unless it lies in another zone."""

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


class Sketch(NamedTuple):
    """A zone or a group that is still to be drawn: the function that draws it, and all that it depends on, as
    the viewer's own view has it. Viewers with equal sketches may share one drawing, so nothing else may go
    into it."""

    draw: Callable[..., Any]
    of: tuple[Any, ...] = ()  # plain data as JSON has it: a row may come as a list
    groups: Sequence[Sketch] | None = (
        None  # of a zone whose groups are drawn one by one and given to it first
    )


def drawn(sketches: Sequence[Sketch]) -> Scene:
    """The scene that is sketched."""
    return [
        sketch.draw(*sketch.of)
        if sketch.groups is None
        else sketch.draw([group.draw(*group.of) for group in sketch.groups], *sketch.of)
        for sketch in sketches
    ]


@dataclass(slots=True)
class Chapter:
    """A part of the rules as people read them: sentences, then pictures of what they speak of. A zone is a
    `list` of pieces that are explained one by one, a `row` of pieces (if it is named `chain`, each group
    leads to the next), or a `matter`: a worked example. The first group of an example shows what it is about
    and each further one a way to deal with it, with its title as the verdict; `marked` is right."""

    title: Words
    text: Sequence[Words] = ()
    zones: Sequence[Zone] = ()
