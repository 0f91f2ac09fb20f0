"""A sitting at the terminal: whose turn it is, what he types, and keeping the match on disk."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from roundtable.bots import Bot, Seat
from roundtable.cli import storage
from roundtable.cli.terminal.choices import Choices
from roundtable.cli.terminal.screen import Screen
from roundtable.games import judge
from roundtable.kernel import Match, Question, RoundtableError
from roundtable.text import Said

LETTERS = tuple("u?tlsaq")  # what is typed instead of a choice
BACK = "b"  # the same, in games that have checkpoints
RECENT = 12  # lines of the log that are told again when a match goes on


class Quit(Exception):
    """The person has had enough, or the input has ended."""


class Sitting:
    """One match, its players (a bot, or None for a person) and one screen that the persons share."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Bot | None],
        screen: Screen,
        file: Path | None,
        ask_all: bool,
        kept: dict[str, Any],
    ) -> None:
        self.match, self.players, self.screen, self.file, self.kept = match, players, screen, file, kept
        self.ask_all = ask_all
        self.letters = (*LETTERS, BACK) if match.game.checkpoints else LETTERS
        self.persons = [seat for seat, player in enumerate(players) if player is None]
        self.looking: int | None = None  # the person before the screen
        self.read = dict.fromkeys(self.persons, 0)  # seat -> lines of the log that it has read

    def play(self) -> bool:
        """Play to the end; False if the sitting was broken off."""
        self._greet()
        try:
            while self.match.result is None or self._taken_up():
                self._step()
        except Quit as why:
            self.screen.say(str(why))
            if self.file is not None:
                self.screen.say("cli-saved", style="green", file=str(self.file))
            return str(why) == "cli-quit"
        return True

    def _taken_up(self) -> bool:
        """Tell the end. A story that is over may be taken up again from a checkpoint."""
        viewer = self.persons[0] if len(self.persons) == 1 else None
        self._tell_news(viewer)
        self.screen.news(self.match.view(viewer))
        self.screen.result(self.match)
        try:
            return BACK in self.letters and bool(self.persons) and self._back(viewer)
        except Quit:
            return False

    def _greet(self) -> None:
        setup, screen = self.match.setup, self.screen
        assert setup is not None
        self._keep()
        if self.match.moves and self.file:
            screen.say("cli-resumed", file=str(self.file))
            self.read = {seat: max(0, len(self.match.log(seat)) - RECENT) for seat in self.persons}
        players = Said(", ".join(self._called(seat) for seat in range(setup.seats)))
        screen.say("cli-begun", style="bold", title=screen.text.say("title"), players=players)
        screen.say("cli-keys", style="dim")
        if BACK in self.letters:
            screen.say("cli-keys-back", style="dim")

    def _called(self, seat: int) -> str:
        """A name of the legends does not say that nobody sits there."""
        text = self.screen.text
        name = Said(text.player(seat))
        return name if seat in self.persons else text.say("bot-marked", name=name)

    def _keep(self) -> None:
        if self.file is not None:
            storage.write(self.file, self.match, **self.kept)

    def _step(self) -> None:
        """One answer, of a bot or of a person."""
        seat = self._next_seat()
        question, bot = self.match.question(seat), self.players[seat]
        assert question is not None
        if bot is not None:
            self._answer(seat, bot.choose(Seat(self.match, seat, judge(self.match.game.name))))
        elif len(question.options) == 1 and not self.ask_all and not self._unread(seat):
            self._answer(seat, question.options[0])
        else:
            self._ask(seat, question)

    def _unread(self, seat: int) -> bool:
        return self.screen.unread(self.match.view(seat))

    def _next_seat(self) -> int:
        """Where several seats are asked, bots first, so that nobody waits for them; but where the first to
        answer acts, they let people go first."""
        waiting, people_first = self.match.to_move, self.match.first_acts
        return next((seat for seat in waiting if (self.players[seat] is None) == people_first), waiting[0])

    def _answer(self, seat: int, option: Any) -> None:
        self.match.play(seat, option)
        self._keep()

    def _ask(self, seat: int, question: Question) -> None:
        self._turn_to(seat)
        self._tell_news(seat)
        view = self.match.view(seat)
        self.screen.news(view, question)
        choices = self.screen.choices(question, view)
        self._put(seat, question, choices)
        while True:
            typed = self._line()
            if typed in self.letters or typed.startswith("s "):
                if self._obey(typed, seat, question, choices):
                    return
                continue
            fitting = choices.fitting(typed)
            if len(fitting) == 1:
                self._answer(seat, question.options[fitting[0]])
                return
            self.screen.refuse(typed, choices, fitting, self.letters)

    def _put(self, seat: int, question: Question, choices: Choices, everything: bool = False) -> None:
        """Put a question, by name where several persons share the screen."""
        self.screen.question(question, choices, seat if len(self.persons) > 1 else None, everything)

    def _obey(self, typed: str, seat: int, question: Question, choices: Choices) -> bool:
        """Do what a letter says; True if the question must be put anew."""
        screen = self.screen
        if typed == "u":
            return self._undo(seat)
        if typed == "?":
            screen.help(question, dict(self.match.table.options))
        elif typed == "a":
            self._put(seat, question, choices, everything=True)
        elif typed == "t":
            screen.table(self.match.view(seat))
            self._put(seat, question, choices)
        elif typed == "l":
            screen.story(self.match.log(seat))
        elif typed == "s" or typed.startswith("s "):
            self._save_to(typed[2:].strip())
        elif typed == BACK:
            if self._back(seat):
                return True
            self._put(seat, question, choices)
        elif typed == "q":
            raise Quit("cli-quit")
        return False

    def _undo(self, seat: int) -> bool:
        """Go back to the seat's last real choice; forced answers on the way are taken back with it."""
        past = self.match.clone()
        while past.undoable(seat):
            past.undo(seat)
            if self.ask_all or len(past.legal(seat)) > 1:
                break
        else:
            self.screen.say("cli-no-undo", style="red")
            return False
        self.match = past
        self._keep()
        self.read[seat] = min(self.read[seat], len(self.match.log(seat)))
        self.screen.say("cli-undone", style="green")
        return True

    def _back(self, viewer: int | None) -> bool:
        """Go back to a checkpoint, the newest first, if the person names one."""
        past = [one for one in self.match.checkpoints(viewer) if one.moves < self.match.moves][::-1]
        if not past:
            self.screen.say("cli-no-checkpoint", style="red")
            return False
        choices = self.screen.checkpoints([one.event for one in past])
        self.screen.ask(self.screen.text.say("cli-back"), choices)
        typed = self._line()
        fitting = choices.fitting(typed)
        if len(fitting) != 1:
            if typed.strip():
                self.screen.say("cli-wrong-checkpoint", style="red", answer=Said(repr(typed[:40])))
            return False
        self.match = self.match.at(past[fitting[0]].moves)
        self._keep()
        self.read = {seat: min(read, len(self.match.log(seat))) for seat, read in self.read.items()}
        self.screen.say("cli-went-back", style="green", checkpoint=Said(choices.label(fitting[0])))
        return True

    def _save_to(self, name: str) -> None:
        file = Path(name) if name else self.file or _free_name(self.match.game.name)
        try:
            if storage.exists(file) and file != self.file:
                raise RoundtableError(f"{file} exists already; name another file: s FILE")
            storage.write(file, self.match, **self.kept)
        except RoundtableError as why:
            self.screen.say("cli-not-saved", style="red", why=str(why))
        else:
            self.screen.say("cli-saved", style="green", file=str(file))

    def _turn_to(self, seat: int) -> None:
        """Between two persons at one screen, let nobody see the other's cards."""
        if len(self.persons) > 1 and self.looking != seat:
            self.screen.hide()
            self.screen.say("cli-handover", style="bold", seat=seat)
            if self._line(prompt=False) == "q":
                raise Quit("cli-quit")
        self.looking = seat

    def _tell_news(self, viewer: int | None) -> None:
        events = self.match.log(viewer)
        start = self.read.get(viewer, 0) if viewer is not None else max(0, len(events) - 8)
        self.screen.story(events[start:])
        if viewer is not None:
            self.read[viewer] = len(events)

    def _line(self, prompt: bool = True) -> str:
        console = self.screen.console
        try:
            words = f"\n{self.screen.text.say('cli-choice')}: " if prompt else ""
            return console.input(words, markup=False).strip()
        except EOFError:
            console.print()
            raise Quit("cli-eof") from None


def _free_name(game: str) -> Path:
    numbers = ("", *range(2, 1000))
    return next(path for n in numbers if not (path := Path(f"{game}{n}.json")).exists())
