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


class Screen:
    """What one reader sees, in his language."""

    def __init__(self, game: str, text: Text, console: Console | None = None) -> None:
        self.text = text
        self.console = console or Console(highlight=False)
        self._show = part(game, "show")

    def say(self, key: str, style: str = "", **args: Any) -> None:
        self.console.print(escape(self.text.say(key, **args)), style=style, soft_wrap=True)

    def table(self, view: dict[str, Any]) -> None:
        """Draw the whole table as this viewer sees it."""
        if self._show is None:
            self.console.print_json(data=view["table"])
            return
        grids, lines = [], []
        for panel in self._show.panels(view, self.text):
            if any(panel.header) or len(panel.rows) > 1:
                grids.append(_grid(panel))
            elif panel.rows:
                lines.append(_line(panel))
        self.console.print()
        self.console.print(*(self._side_by_side(grids) if self.console.width >= WIDE else _stacked(grids)))
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def _side_by_side(self, grids: list[Table]) -> list[RenderableType]:
        """The first panel to the left of the others."""
        pair = Table.grid(padding=(0, 5))
        pair.add_row(grids[0], Group(*_stacked(grids[1:])))
        return [pair]

    def story(self, events: Sequence[Event]) -> None:
        for event in events:
            self.console.print(escape(self.text.say(event.key, **event.args)), style="dim", soft_wrap=True)

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
            self.console.print(f"[bold cyan]{number:>3}[/] {label}", soft_wrap=True)
        if len(shown) < len(question.options):
            self.say("cli-more", style="dim", count=len(question.options) - len(shown))

    def help(self, question: Question) -> None:
        key = f"help.{question.key.partition('.')[0]}"
        self.say(key if self.text.knows(key) else "cli-no-help", style="green")

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
    for head, tint in zip(_filled(panel.header, widest), _filled(panel.tints, widest), strict=True):
        grid.add_column(escape(head), style=tint or None, header_style=f"{tint or 'default'} italic")
    for number, row in enumerate(panel.rows):
        grid.add_row(*map(escape, row), style="bold" if number == panel.mark else None)
    return grid


def _stacked(grids: list[Table]) -> list[RenderableType]:
    return [Padding(grid, (0, 0, 1, 0)) for grid in grids]


def _line(panel: Panel) -> str:
    return f"[bold underline]{escape(panel.title)}[/]  {escape(' · '.join(panel.rows[0]))}"


def _filled(row: Sequence[str], width: int) -> list[str]:
    return [*row, *[""] * (width - len(row))]
