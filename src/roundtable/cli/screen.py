"""Drawing a table in the terminal: the scene of any game, its story, its questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from roundtable.cli.track import Track
from roundtable.cli.zones import Zones, grid
from roundtable.games import part
from roundtable.kernel import Event, Match, Question
from roundtable.kernel.scene import Zone
from roundtable.text import Text

FEW = 20  # choices that are listed without being asked for
WIDE = 110  # columns of a terminal from which on zones stand side by side
LOW = 40  # lines of a terminal below which a table is not drawn whole every time


class Screen:
    """What one reader sees, in his language."""

    def __init__(self, game: str, text: Text, console: Console | None = None) -> None:
        self.text = text
        self.console = console or Console(highlight=False)
        self._show = part(game, "show")
        self._zones = Zones(text)
        self._drawn: list[Zone] = []

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
        scene = self._show.scene(view)
        news = scene if whole or not self._low() else [zone for zone in scene if zone not in self._drawn]
        self._drawn = scene
        drawn = [self._zones.draw(zone) for zone in news]
        grids = [zone for zone in drawn if isinstance(zone, Table)]
        self.console.print()
        for track in drawn:
            if isinstance(track, Track):
                self.console.print(track, "")
        if len(grids) > 1 and self.console.width >= WIDE:
            self.console.print(_side_by_side(grids))
        elif grids:
            self.console.print(*_stacked(grids))
        for line in drawn:
            if isinstance(line, str):
                self._print(line)

    def _low(self) -> bool:
        return self.console.is_terminal and self.console.height < LOW

    def hide(self) -> None:
        """Leave nothing to read for whoever looks next, not even by scrolling back."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\033[3J")

    def story(self, events: Sequence[Event]) -> None:
        for event in events:
            self._print(escape(self.text.words(event)), "dim")

    def option(self, key: str, option: Any) -> str:
        """The label of an option, the same for every way of choosing it."""
        return str(option) if self._show is None else self.text.words(self._show.label(key, option))

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
        for words in [] if self._show is None else self._show.lesson(question.key, options):
            self._print(escape(self.text.words(words)), "green")

    def result(self, match: Match) -> None:
        if match.result is None:
            return
        winners, scores, reason = match.result
        self.say("over", style="bold")
        self.say("cli-winner" if len(winners) == 1 else "cli-winners", style="bold green", seats=winners)
        ending = f"ending.{reason}"
        self.say("cli-ending", reason=self.text.say(ending) if self.text.knows(ending) else reason)
        table = grid(self.text.say("cli-scores"))
        table.add_column()
        table.add_column(justify="right")
        for seat, points in sorted(enumerate(scores), key=lambda item: -item[1]):
            table.add_row(escape(self.text.player(seat)), str(points))
        self.console.print(table)
        if match.setup is not None:  # only now: with the seed one could look into the piles
            self.say("cli-seed", style="dim", seed=match.setup.seed)


def _stacked(grids: list[Table]) -> list[RenderableType]:
    return [Padding(table, (0, 0, 1, 0)) for table in grids]


def _side_by_side(grids: list[Table]) -> RenderableType:
    """The longest to the left of the others."""
    longest = max(grids, key=lambda table: table.row_count)
    pair = Table.grid(padding=(0, 5))
    pair.add_row(longest, Group(*_stacked([table for table in grids if table is not longest])))
    return pair
