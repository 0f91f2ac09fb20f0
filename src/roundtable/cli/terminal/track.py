"""Drawing a track in the terminal: every space in rows from left to right, and below what the marks mean."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count, zip_longest

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text as Markup

from roundtable.kernel.scene import Piece, Zone
from roundtable.text import Text

GAP = 2  # columns between two spaces
ROUND = (20, 10)  # spaces in a row, where there is room for them
DOT = " · "
UNKNOWN = "?"  # what lies face down


@dataclass(slots=True)
class Habit:
    """How a track has been drawn for a reader so far: a mark once given stays, and columns do not move while
    there is room."""

    marks: dict[str, str] = field(default_factory=dict)  # kind -> mark
    widest: int = 0  # columns of the widest space with one thing on it
    columns: dict[int, list[int]] = field(default_factory=dict)  # spaces in a row -> how wide each has been


class Track:
    """A track that takes as many rows as the screen asks for. A space is its number and the mark of its kind;
    below it are the letters of those who stand there, the foremost first, and what lies on it in brackets."""

    def __init__(self, zone: Zone, text: Text, habit: Habit) -> None:
        self.zone = zone
        self.text = text
        self._habit, self._marks = habit, habit.marks
        spaces = [piece for group in zone.groups for piece in group.pieces]
        # Spaces first: their marks stay the same whatever comes to lie on them.
        for pieces in (spaces, zone.pieces()):
            add_marks(self._marks, [self._kind(piece)[0] for piece in pieces if piece.name])
        self._digits = max([len(_number(piece)) for piece in spaces], default=0)
        self._indent = self._digits + 1 if self._digits else 0
        lying = [len(self._lying(one)) for piece in spaces for one in piece.on]
        habit.widest = max([habit.widest, *[self._indent + length for length in lying]])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Markup(self.text.words(self.zone.title), style="bold underline")
        for group in self.zone.groups:
            if group.title is not None:
                yield Markup(self.text.words(group.title), style="italic")
            for fact in group.facts:
                yield Markup(f"{self.text.words(fact.label)}: {'?' if fact.value is None else fact.value}")
            cells = [self._space(piece) for piece in group.pieces]
            yield _rows(cells, options.max_width, self._habit) if cells else Markup("–")
        yield from self._legend(options.max_width)

    def _space(self, piece: Piece) -> Markup:
        number = _number(piece).rjust(self._digits).ljust(self._indent)
        cell = Markup.assemble((number, "dim"), self._mark(piece))
        standing = "".join(map(_letter, piece.seats))
        lying = "".join(map(self._lying, piece.on))
        if standing or lying:
            cell.append("\n" + " " * self._indent)
            cell.append(standing, "bold").append(lying, "bold red")
        return cell

    def _lying(self, piece: Piece) -> str:
        return f"({self._mark(piece)})"

    # -- marks -----------------------------------------------------------------------------------------

    def _mark(self, piece: Piece) -> str:
        """The mark of its kind with the figures of its name, and how many lie there."""
        kind, figures = self._kind(piece)
        mark = self._marks[kind] + figures if piece.name else UNKNOWN
        return mark if piece.count == 1 else f"{mark}×{piece.count}"

    def _kind(self, piece: Piece) -> tuple[str, str]:
        """What it is called, and the figures in that: starts with a number each are all of one kind."""
        name = self.text.name(piece.name)
        figures = re.findall(r"\d+", name)
        words = re.findall(r"[^\W\d_]+", name)
        return (" ".join(words), "/".join(figures)) if figures and words else (name, "")

    def _legend(self, width: int) -> Iterator[Markup]:
        """Who is who, and what is what; no line for nobody."""
        seats = sorted({seat for piece in self.zone.pieces() for seat in piece.seats})
        people = [(_letter(seat), self.text.player(seat)) for seat in seats]
        if len(seats) > 1:
            people.append(("", self.text.say("cli-front-first")))
        yield from _lines(people, width)
        present = {self._kind(piece)[0] for piece in self.zone.pieces() if piece.name}
        yield from _lines([(mark, kind) for kind, mark in self._marks.items() if kind in present], width)


def add_marks(known: dict[str, str], kinds: list[str]) -> None:
    """Give each new kind a short mark, no two alike: its first letter; if others begin with it, then with
    another of its letters, those that begin a word first; or else several times."""
    new = [kind for kind in dict.fromkeys(kinds) if kind not in known]
    shared = Counter(kind[0].lower() for kind in new)
    for kind in new:
        taken = {*known.values(), *[letter for letter, times in shared.items() if times > 1]}
        known[kind] = next(mark for mark in _candidates(kind.lower()) if mark not in taken)


def _candidates(kind: str) -> Iterator[str]:
    first, *others = [word[0] for word in kind.split()]
    yield first
    for letter in [*others, *filter(str.isalpha, kind[1:])]:
        yield first + letter
    yield from (first * times for times in count(2))


def _rows(cells: list[Markup], width: int, habit: Habit) -> Table:
    """As many in a row as fit, best a round number: then the figures stand in columns."""
    widths = [max(map(cell_len, cell.plain.split("\n"))) for cell in cells]
    for columns in (*ROUND, *range(ROUND[-1] - 1, 0, -1)):
        wide = [max(widths[at::columns]) for at in range(min(columns, len(cells)))]
        if _fits(wide, width):
            break
    table = Table.grid(padding=(0, GAP, 0, 0))
    for least in _settled(wide, columns, width, habit):
        table.add_column(min_width=least)
    for start in range(0, len(cells), columns):
        table.add_row(*cells[start : start + columns])
    return table


def _settled(wide: list[int], columns: int, width: int, habit: Habit) -> list[int]:
    """As wide as each column has ever been, and where there is room, as if anything lay in it."""
    before = habit.columns.get(columns, [])
    longest = [max(both) for both in zip_longest(wide, before, fillvalue=0)]
    roomy = [max(least, habit.widest) for least in longest]
    chosen = next((some for some in (roomy, longest) if _fits(some, width)), wide)
    habit.columns[columns] = chosen
    return chosen[: len(wide)]


def _fits(wide: list[int], width: int) -> bool:
    return sum(wide) + GAP * (len(wide) - 1) <= width


def _lines(entries: list[tuple[str, str]], width: int) -> Iterator[Markup]:
    """Marks and their meanings, broken between two of them only."""
    line = Markup()
    for mark, words in entries:
        entry = Markup.assemble((mark, "bold"), " " if mark else "", words)
        if line and line.cell_len + len(DOT) + entry.cell_len > width:
            yield line
            line = Markup()
        line = Markup(DOT).join([line, entry]) if line else entry
    if line:
        yield line


def _number(piece: Piece) -> str:
    return "" if piece.value is None else str(piece.value)


def _letter(seat: int) -> str:
    """The letter of a seat, as on the markers in the browser."""
    return chr(ord("A") + seat)
