"""Drawing a table in the terminal: the panels of any game, its story, its questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from roundtable.games import part
from roundtable.kernel import Event, Match, Question
from roundtable.kernel.panel import Panel
from roundtable.text import Text

FEW = 20  # choices that are listed without being asked for
WIDE = 110  # columns of a terminal from which on panels stand side by side
LOW = 40  # lines of a terminal below which a table is not drawn whole every time


class Screen:
    """What one reader sees, in his language."""

    def __init__(self, game: str, text: Text, console: Console | None = None) -> None:
        self.text = text
        self.console = console or Console(highlight=False)
        self._show = part(game, "show")
        self._drawn: list[Panel] = []

    def say(self, key: str, style: str = "", **args: Any) -> None:
        self._print(escape(self.text.say(key, **args)), style)

    def _print(self, markup: str, style: str = "") -> None:
        """A line; in a terminal it is broken between words, over a pipe it stays one line."""
        self.console.print(markup, style=style or None, soft_wrap=not self.console.is_terminal)

    def table(self, view: dict[str, Any], whole: bool = True) -> None:
        """Draw the table as this viewer sees it; on a low screen, only what has changed, unless the whole
        is asked for."""
        if self._show is None:
            self.console.print_json(data=view["table"])
            return
        panels = self._show.panels(view, self.text)
        news = panels if whole or not self._low() else [panel for panel in panels if panel not in self._drawn]
        self._drawn = panels
        grids = [_grid(panel) for panel in news if _is_grid(panel)]
        self.console.print()
        if len(grids) > 1 and self.console.width >= WIDE:
            self.console.print(*self._side_by_side(grids))
        elif grids:
            self.console.print(*_stacked(grids))
        for panel in news:
            if not _is_grid(panel) and panel.rows:
                self._print(_line(panel))

    def _low(self) -> bool:
        return self.console.is_terminal and self.console.height < LOW

    def hide(self) -> None:
        """Leave nothing to read for whoever looks next, not even by scrolling back."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\033[3J")

    def _side_by_side(self, grids: list[Table]) -> list[RenderableType]:
        """The first panel to the left of the others."""
        pair = Table.grid(padding=(0, 5))
        pair.add_row(grids[0], Group(*_stacked(grids[1:])))
        return [pair]

    def story(self, events: Sequence[Event]) -> None:
        for event in events:
            self._print(escape(self.text.say(event.key, **event.args)), "dim")

    def option(self, key: str, option: Any) -> str:
        """The label of an option, the same for every way of choosing it."""
        if self._show is None:
            return str(option)
        message, args = self._show.label(key, option)
        return self.text.say(message, **args)

    def question(self, question: Question, everything: bool = False) -> None:
        """The prompt and its numbered choices."""
        self.console.print()
        self.say(question.key, style="bold", **question.about)
        shown = question.options if everything else question.options[:FEW]
        for number, option in enumerate(shown, 1):
            label = escape(self.option(question.key, option))
            self._print(f"[bold cyan]{number:>3}[/] {label}")
        if len(shown) < len(question.options):
            self.say("cli-more", style="dim", count=len(question.options) - len(shown))

    def help(self, question: Question, options: dict[str, Any]) -> None:
        """The rules of this moment."""
        for key in [] if self._show is None else self._show.lesson(question.key, options):
            self.say(key, style="green")

    def result(self, match: Match) -> None:
        if match.result is None:
            return
        winners, scores, reason = match.result
        self.say("over", style="bold")
        self.say("cli-winner" if len(winners) == 1 else "cli-winners", style="bold green", seats=winners)
        ending = f"ending.{reason}"
        self.say("cli-ending", reason=self.text.say(ending) if self.text.knows(ending) else reason)
        rows = sorted(enumerate(scores), key=lambda item: -item[1])
        named = [[self.text.player(seat), str(points)] for seat, points in rows]
        self.console.print(_grid(Panel(self.text.say("cli-scores"), [], named)))
        if match.setup is not None:  # only now: with the seed one could look into the piles
            self.say("cli-seed", style="dim", seed=match.setup.seed)


def _grid(panel: Panel) -> Table:
    grid = Table(title=escape(panel.title), title_justify="left", title_style="bold underline", box=None)
    grid.show_header, grid.pad_edge = any(panel.header), False
    widest = max([len(panel.header), *map(len, panel.rows)], default=0)
    for at, head, tint in zip(
        range(widest), _filled(panel.header, widest), _filled(panel.tints, widest), strict=True
    ):
        numbers = not panel.tints and all(row[at].isdecimal() for row in panel.rows if at < len(row))
        style = f"{tint or 'default'} italic"
        grid.add_column(
            escape(head), style=tint or None, header_style=style, justify="right" if numbers else "left"
        )
    for number, row in enumerate(panel.rows):
        grid.add_row(*map(escape, row), style="bold" if number == panel.mark else None)
    return grid


def _is_grid(panel: Panel) -> bool:
    return any(panel.header) or len(panel.rows) > 1


def _stacked(grids: list[Table]) -> list[RenderableType]:
    return [Padding(grid, (0, 0, 1, 0)) for grid in grids]


def _line(panel: Panel) -> str:
    return f"[bold underline]{escape(panel.title)}[/]  {escape(' · '.join(panel.rows[0]))}"


def _filled(row: Sequence[str], width: int) -> list[str]:
    return [*row, *[""] * (width - len(row))]
