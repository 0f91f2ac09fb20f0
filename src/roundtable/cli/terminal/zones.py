"""Drawing a zone of a scene in the terminal: as a grid, as a track, or as one line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.cells import cell_len
from rich.color import ANSI_COLOR_NAMES
from rich.markup import escape, render
from rich.table import Table

from roundtable.cli.terminal.track import Habit, Track
from roundtable.kernel.scene import (
    COLUMNS,
    LIST,
    MAP,
    PAGES,
    PLAYERS,
    ROW,
    TRACK,
    Fact,
    Group,
    Piece,
    Zone,
)
from roundtable.text import Text


class Zones:
    """How zones look in one language, to one reader: marks and columns stay as they know them."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self._room = 0  # so wide a column may stay on this screen
        self._habits: dict[str, Habit] = {}  # track -> how it has been drawn
        self._widths: dict[tuple[str, int], int] = {}  # grid and column -> how wide it has been

    def draw(self, zone: Zone, width: int = 80) -> Table | Track | str:
        """A grid, a track, or a line of markup for what is not laid out in rows and columns."""
        self._room = width // 3
        if zone.shape == TRACK:
            return Track(zone, self.text, self._habits.setdefault(zone.name, Habit()))
        drawings = {
            COLUMNS: self._columns,
            MAP: self._columns,
            LIST: self._list,
            PAGES: self._list,
            PLAYERS: self._players,
        }
        return drawings.get(zone.shape, self._line)(zone)

    def _columns(self, zone: Zone) -> Table:
        """A column for each group: the figures of its pieces, and whose markers stand on them; on a map,
        their names too."""
        shown = self._place if zone.shape == MAP else self._figure
        table = self._grid(zone)
        for group in zone.groups:
            colour = group.tint if group.tint in ANSI_COLOR_NAMES else "default"
            table.add_column(self._title(group), style=colour, header_style=f"{colour} italic")
        columns = [[shown(piece) for piece in group.pieces] for group in zone.groups]
        for row in zip_longest(*columns, fillvalue=""):
            table.add_row(*row)
        return self._settled(zone, table, len(columns))

    def _list(self, zone: Zone) -> Table:
        """A row for each piece, with its figure and its text."""
        table = self._grid(zone)
        table.show_header = False
        table.add_column()
        table.add_column(justify="right")
        table.add_column()
        for group in zone.groups:
            if group.title is not None or group.seat is not None:
                bare = not any(map(self._piece, group.pieces))  # texts without names: the heading joins them
                table.add_row(*([""] * 2 if bare else []), self._title(group), style="italic")
            for piece in group.pieces:
                words = "" if piece.text is None else self.text.words(piece.text)
                figure = "" if piece.value is None else str(piece.value)
                table.add_row(self._piece(piece), figure, escape(words))
        return self._settled(zone, table, 2)

    def _players(self, zone: Zone) -> Table:
        """A row for each group: whose it is, its facts by their labels, and what lies there."""
        table = self._grid(zone)
        labels = list(dict.fromkeys(self._label(fact) for group in zone.groups for fact in group.facts))
        table.add_column()
        for label in labels:
            table.add_column(label, header_style="italic", justify="right")
        table.add_column()
        for group in zone.groups:
            known = {self._label(fact): _value(fact) for fact in group.facts}
            figures = [known.get(label, "") for label in labels]
            pieces = self._pieces(group.pieces)
            table.add_row(self._title(group), *figures, pieces, style="bold" if group.marked else None)
        return self._settled(zone, table, 1 + len(labels))

    def _settled(self, zone: Zone, table: Table, columns: int) -> Table:
        """The first columns at least as wide as they have ever been."""
        for number, column in enumerate(table.columns[:columns]):
            widths = [cell_len(render(str(cell)).plain) for cell in (column.header, *column.cells)]
            least = max([self._widths.get((zone.name, number), 0), *widths])
            self._widths[zone.name, number] = least
            column.min_width = min(least, self._room)
        return table

    def _line(self, zone: Zone) -> str:
        groups = [self._inline(group, everywhere=zone.shape == ROW) for group in zone.groups]
        title = escape(self.text.words(zone.title))
        return f"[bold underline]{title}[/]  {' · '.join(filter(None, groups)) or '–'}"

    def _inline(self, group: Group, everywhere: bool) -> str:
        facts = [f"{self._label(fact)}: {_value(fact)}" for fact in group.facts]
        said = ", ".join(filter(None, [*facts, self._pieces(group.pieces, everywhere)]))
        return ": ".join(filter(None, [self._title(group), said]))

    def _pieces(self, pieces: Sequence[Piece], everywhere: bool = False) -> str:
        """A row of pieces with their numbers; beside piles of many, a pile of one is numbered too."""
        everywhere = everywhere and any(piece.count != 1 for piece in pieces)
        return ", ".join(self._piece(piece, everywhere) for piece in pieces)

    def _piece(self, piece: Piece, numbered: bool = False) -> str:
        if not piece.name:
            return self._marked(piece, self.text.say("face-down", count=piece.count))
        name = self.text.name(piece.name) if piece.title is None else self.text.words(piece.title)
        return self._marked(piece, f"{name} ×{piece.count}" if numbered or piece.count != 1 else name)

    def _figure(self, piece: Piece) -> str:
        """A piece in a column whose title says the rest."""
        return self._piece(piece) if piece.value is None else self._marked(piece, str(piece.value))

    def _place(self, piece: Piece) -> str:
        """A place of a map, or a gap."""
        figure = "" if piece.value is None else f"{piece.value} "
        return f"{figure}{self._piece(piece)}" if piece.count else ""

    def _marked(self, piece: Piece, words: str) -> str:
        """With whose markers stand on it, and what lies on it."""
        marked = [escape(said) for said in (words, *map(self.text.player, piece.seats))]
        return " · ".join([*marked, *map(self._piece, piece.on)])

    def _grid(self, zone: Zone) -> Table:
        return grid(self.text.words(zone.title))

    def _title(self, group: Group) -> str:
        if group.seat is not None:
            return escape(self.text.player(group.seat))
        return "" if group.title is None else escape(self.text.words(group.title))

    def _label(self, fact: Fact) -> str:
        return escape(self.text.words(fact.label))


def grid(title: str) -> Table:
    """An empty table without lines."""
    return Table(
        title=escape(title),
        title_justify="left",
        title_style="bold underline",
        box=None,
        pad_edge=False,
    )


def _value(fact: Fact) -> str:
    return "?" if fact.value is None else escape(str(fact.value))
