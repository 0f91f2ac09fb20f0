"""Drawing a table in the terminal: the scene of any game, its story, its questions."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table

from roundtable.bots.review import Moment
from roundtable.cli.terminal.choices import Choices, as_typed
from roundtable.cli.terminal.news import Memory, in_words
from roundtable.cli.terminal.track import Track
from roundtable.cli.terminal.zones import Zones, grid
from roundtable.games import checkpoint, detailed, labelled, part, told, touched
from roundtable.games.counsel import recalled
from roundtable.kernel import Event, Match, Question
from roundtable.kernel.scene import Scene, Words
from roundtable.text import Said, Text

FEW = 20  # choices that are listed without being asked for; if there are more, even fewer on a low screen
BETWEEN = 5  # blanks between zones that stand side by side
WIDE = 110  # columns of a terminal from which on zones stand side by side


class Reader:
    """What one viewer has been shown, and what they have got used to. Nobody's marks may tell of what only
    another has seen, so each has their own."""

    def __init__(self, text: Text) -> None:
        self.zones = Zones(text)
        self.memory = Memory()
        self.table: Any = None  # where a game has no scene


class Screen:
    """What the readers at one screen see, in their language."""

    def __init__(
        self,
        game: str,
        text: Text,
        console: Console | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.text = text
        self.console = console or Console(highlight=False)
        self._show, self._options = part(game, "show"), options or {}
        self._readers: dict[int | None, Reader] = {}

    def say(self, key: str, style: str = "", **args: Any) -> None:
        self._print(escape(self.text.say(key, **args)), style)

    def _print(self, markup: str, style: str = "") -> None:
        """A line; in a terminal it is broken between words, over a pipe it stays one line."""
        self.console.print(markup, style=style or None, soft_wrap=not self.console.is_terminal)

    def table(self, view: dict[str, Any]) -> None:
        """Draw the whole table as this viewer sees it."""
        reader = self._reader(view)
        if self._show is None:
            reader.table = view["table"]
            self.console.print_json(data=view["table"])
            return
        self._draw(reader.memory.whole(self._scene(view)), reader.zones)

    def news(self, view: dict[str, Any], question: Question | None = None) -> None:
        """Draw what the reader does not see yet, and the track if the question points into it."""
        reader = self._reader(view)
        if self._show is None:
            if reader.table != view["table"]:
                self.table(view)
            return
        touched = set() if question is None else self._touched(question, view)
        self._draw(reader.memory.news(self._scene(view), touched), reader.zones)

    def unread(self, view: dict[str, Any]) -> bool:
        """Whether there is something to be read of which an answer would turn the page."""
        return self._show is not None and self._reader(view).memory.unread(self._scene(view))

    def _scene(self, view: dict[str, Any]) -> Scene:
        assert self._show is not None
        return in_words(self._show.scene(view))

    def _reader(self, view: dict[str, Any]) -> Reader:
        return self._readers.setdefault(view.get("viewer"), Reader(self.text))

    def _touched(self, question: Question, view: dict[str, Any]) -> set[str]:
        """The pieces at which the choices of a question point."""
        key = question.key
        return {ref for option in question.options for ref in touched(self._show, view, key, option)}

    def _draw(self, scene: Scene, zones: Zones) -> None:
        """Grids, then what is one line, and the track last, right above the question."""
        drawn = [zones.draw(zone, self.console.width) for zone in scene]
        grids = [zone for zone in drawn if isinstance(zone, Table)]
        lines = [zone for zone in drawn if isinstance(zone, str)]
        tracks = [zone for zone in drawn if isinstance(zone, Track)]
        if grids or lines:
            self.console.print()
        self._draw_grids(grids)
        for line in lines:
            self._print(line)
        self._draw_tracks(tracks, apart=bool(lines) or not grids)

    def _draw_grids(self, grids: list[Table]) -> None:
        """One below the other, or side by side where the screen is wide enough for that."""
        if len(grids) > 1 and self.console.width >= WIDE and self._fit_in_half(grids):
            self.console.print(_side_by_side(grids))
        elif grids:
            self.console.print(*_stacked(grids))

    def _draw_tracks(self, tracks: list[Track], apart: bool) -> None:
        for track in tracks:
            if apart:  # below grids there is a blank line already
                self.console.print()
            self.console.print(track)

    def _fit_in_half(self, grids: list[Table]) -> bool:
        """Whether none of them needs more than half of the screen, however its texts are broken."""
        half = (self.console.width - BETWEEN) // 2
        return all(Measurement.get(self.console, self.console.options, t).minimum <= half for t in grids)

    def hide(self) -> None:
        """Leave nothing for the next person to read, not even by scrolling back."""
        for reader in self._readers.values():
            reader.memory.wiped()
            reader.table = None
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\033[3J")

    def story(self, events: Sequence[Event]) -> None:
        for event in events:
            self._print(escape(self.text.words(told(self._show, *event, self._options))), "dim")

    def option(self, key: str, option: Any, view: dict[str, Any]) -> str:
        """The label of an option, the same for every way of choosing it."""
        if self._show is None:
            return str(option)
        return self.text.words(labelled(self._show, view, key, option))

    def choices(self, question: Question, view: dict[str, Any] | None = None) -> Choices:
        """How the options of a question are typed, as they read on this table."""
        key, options, seen = question.key, question.options, view or {}

        def beneath(at: int) -> str:
            detail = detailed(self._show, seen, key, options[at]) if seen else None
            return "" if detail is None else self.text.words(detail)

        return Choices(len(options), lambda at: self.option(key, options[at], seen), beneath)

    def checkpoints(self, events: Sequence[Event]) -> Choices:
        """How checkpoints are typed, by the events that begin them."""
        named = [checkpoint(self._show, event, self._options) for event in events]
        return Choices(len(named), lambda at: self.text.words(named[at]))

    def question(
        self, question: Question, choices: Choices, seat: int | None = None, everything: bool = False
    ) -> None:
        """The prompt and its numbered choices; whose it is, where somebody else may sit before the screen."""
        words = self.text.words(told(self._show, question.key, question.about, self._options))
        asked = words if seat is None else self.text.say("cli-asked", seat=seat, question=words)
        self.ask(asked, choices, everything)

    def ask(self, asked: str, choices: Choices, everything: bool = True) -> None:
        self.console.print()
        self._print(escape(asked), "bold")
        shown = choices.count if everything else self._listed(choices.count)
        for at in range(shown):
            (number, words), more = choices.line(at), choices.beneath(at)
            self._print(
                f"[bold cyan]{number:>3}[/] {escape(words)}" + (f"  [dim]{escape(more)}[/]" if more else "")
            )
        if shown < choices.count:
            self.say("cli-more", style="dim", count=choices.count - shown)
            if choices.combinations:
                self.say("cli-parts", style="dim", example=Said(choices.example()))

    def _listed(self, count: int) -> int:
        """How many choices are listed: all, or few enough that the terminal still shows the table above
        them."""
        if count <= FEW:
            return count
        return min(FEW, self.console.height // 3) if self.console.is_terminal else FEW

    def refuse(self, typed: str, choices: Choices, fitting: list[int], letters: Sequence[str]) -> None:
        """One sentence for input that is not a choice, or could be several; `letters` could be typed too."""
        answer, by = as_typed(typed), Said("parts" if choices.combinations else "letters")
        rest = {"answer": answer, "letters": Said(" ".join(letters))}
        if fitting:
            self.say("cli-several", style="red", answer=answer, choices=Said(choices.named(fitting)))
        elif choices.counted:
            self.say("cli-wrong", style="red", by=by, count=choices.count, **rest)
        else:
            self.say("cli-wrong-number", style="red", numbers=Said(choices.numbers()), **rest)

    def help(self, question: Question, options: dict[str, Any]) -> None:
        """The rules of this moment, a paragraph broken by the screen and not where its file breaks it."""
        for words in [] if self._show is None else self._show.lesson(question.key, options):
            for paragraph in re.split(r"\n\s*\n", self.text.words(words)):
                self._print(escape(" ".join(paragraph.split())), "green")

    def hint(self, lines: Sequence[Words]) -> None:
        """The answer that is suggested, and below it why."""
        first, *why = [escape(" ".join(self.text.words(line).split())) for line in lines]
        self._print(first, "bold green")
        if why:
            self._print(" ".join(why), "green")

    def moments(self, match: Match, found: Sequence[Moment]) -> None:
        """Where another answer would have changed most."""
        self.say("review-title" if found else "review-none", style="bold")
        for number, (moves, seat, chosen, better, share, could) in enumerate(found, 1):
            words = self.text.words(recalled(match.at(moves), seat, (chosen, better), (share, could)))
            self._print(f"[bold cyan]{number:>3}[/] {escape(words)}")

    def result(self, match: Match) -> None:
        if match.result is None:
            return
        winners, scores, reason = match.result
        self.say("over", style="bold")
        if winners:
            self.say("cli-winner" if len(winners) == 1 else "cli-winners", style="bold green", seats=winners)
        else:
            self.say("cli-nobody", style="bold red")
        self._ending(reason)
        won = {scores[seat] for seat in winners}
        tied = any(points in won and seat not in winners for seat, points in enumerate(scores))
        if tied and self.text.knows("board.tied"):
            self.say("board.tied")
        table = grid(self.text.say("cli-scores"))
        table.add_column()
        table.add_column(justify="right")
        for seat, points in sorted(enumerate(scores), key=lambda item: -item[1]):
            table.add_row(escape(self.text.player(seat)), str(points))
        self.console.print(table)
        if match.setup is not None:  # only now: with the seed one could look into the piles
            self.say("cli-seed", style="dim", seed=match.setup.seed)

    def _ending(self, reason: str) -> None:
        """As the game's own headline has it, or the word of tables for it."""
        headline, ending = f"headline.ending.{reason}", f"ending.{reason}"
        if self.text.knows(headline):
            words = self.text.say(headline)
            self._print(escape(words if words[-1] in "!.?" else f"{words}."))
        else:
            self.say("cli-ending", reason=self.text.say(ending) if self.text.knows(ending) else reason)


def _stacked(grids: list[Table]) -> list[RenderableType]:
    return [Padding(table, (0, 0, 1, 0)) for table in grids]


def _side_by_side(grids: list[Table]) -> RenderableType:
    """The longest to the left of the others."""
    longest = max(grids, key=lambda table: table.row_count)
    pair = Table.grid(padding=(0, BETWEEN))
    pair.add_row(longest, Group(*_stacked([table for table in grids if table is not longest])))
    return pair
