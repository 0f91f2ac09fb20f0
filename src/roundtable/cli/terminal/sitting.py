"""A sitting at the terminal: whose turn it is, what they type, and keeping the match on disk."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from roundtable.bots import Bot, OutsideBot, Seat
from roundtable.cli import storage
from roundtable.cli.options import called
from roundtable.cli.terminal.choices import Choices, as_typed
from roundtable.cli.terminal.hints import hint, look_back
from roundtable.cli.terminal.screen import Screen
from roundtable.games import guide
from roundtable.kernel import Match, Question, RoundtableError
from roundtable.kernel.scene import ANYTIME
from roundtable.text import Said

LETTERS = tuple("uh?tlsaq")  # what is typed instead of a choice
BACK = "b"  # the same, in games that have checkpoints
ANY_TIME = "x"  # the same, where something may be done although nobody is asked
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
        if any(map(match.anytime, self.persons)):
            self.letters = (*self.letters, ANY_TIME)
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
                self.screen.say("cli-saved", style="green", file=str(self.file), command=called())
            return str(why) == "cli-quit"
        return True

    def _taken_up(self) -> bool:
        """Tell the end. A story that is over may be taken up again from a checkpoint."""
        viewer = self.persons[0] if len(self.persons) == 1 else None
        self._tell_news(viewer)
        self.screen.news(self.match.view(viewer))
        self.screen.result(self.match)
        if self.persons:
            look_back(self.screen, self.match, self.persons, self.file)
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
        if ANY_TIME in self.letters:
            screen.say("cli-keys-anytime", style="dim")

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
            self._answer(seat, self._choice(seat, bot))
        elif len(question.options) == 1 and not self.ask_all and not self._unread(seat):
            self._answer(seat, question.options[0])
        else:
            self._ask(seat, question)

    def _choice(self, seat: int, bot: Bot) -> Any:
        """What a bot answers. If it is a program that fails, another plays on, and people are told why."""
        before = isinstance(bot, OutsideBot) and bot.fault
        chosen = bot.choose(Seat(self.match, seat, guide(self.match.game.name), self.persons))
        if isinstance(bot, OutsideBot) and bot.fault and not before:
            why = Said(self.screen.text.say(f"cli-fault-{bot.kind}"))
            self.screen.say("cli-replaced", style="red", seat=seat, program=Said(bot.name), why=why)
        return chosen

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
        """Do what a letter says; True if the question must be put again."""
        if typed == "u":
            return self._undo(seat)
        if typed in (BACK, ANY_TIME):
            if self._back(seat) if typed == BACK else self._step_in():
                return True
            self._put(seat, question, choices)
        elif typed == "a":
            self._put(seat, question, choices, everything=True)
        elif typed == "t":
            self.screen.table(self.match.view(seat))
            self._put(seat, question, choices)
        elif typed == "q":
            raise Quit("cli-quit")
        else:
            self._tell(typed, seat, question)
        return False

    def _tell(self, typed: str, seat: int, question: Question) -> None:
        """Do what changes nothing at the table."""
        if typed == "?":
            self.screen.help(question, dict(self.match.table.options))
        elif typed == "h":
            hint(self.screen, self.match, seat)
        elif typed == "l":
            self.screen.story(self.match.log(seat))
        else:
            self._save_to(typed[2:].strip())

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
                self.screen.say("cli-wrong-checkpoint", style="red", answer=as_typed(typed))
            return False
        self.match = self.match.at(past[fitting[0]].moves)
        self._keep()
        self.read = {seat: min(read, len(self.match.log(seat))) for seat, read in self.read.items()}
        self.screen.say("cli-went-back", style="green", checkpoint=Said(choices.label(fitting[0])))
        return True

    def _step_in(self) -> bool:
        """Do what a person may do out of turn: the person at the screen names it."""
        ways = [(seat, option) for seat in self.persons for option in self.match.anytime(seat)]
        if not ways:
            self.screen.say("cli-no-anytime", style="red")
            return False
        text, view = self.screen.text, self.match.view(None)

        def words(at: int) -> str:
            seat, option = ways[at]
            deed = Said(self.screen.option(ANYTIME, option, view))
            return deed if len(self.persons) == 1 else text.say("cli-anytime-whose", seat=seat, deed=deed)

        choices = Choices(len(ways), words)
        self.screen.ask(text.say("cli-anytime"), choices)
        typed = self._line()
        fitting = choices.fitting(typed) if typed.strip() else []
        if len(fitting) != 1:
            if typed.strip():
                self.screen.say("cli-wrong-anytime", style="red", answer=as_typed(typed))
            return False
        self._answer(*ways[fitting[0]])
        return True

    def _save_to(self, name: str) -> None:
        file = Path(name) if name else self.file or _free_name(self.match.game.name)
        try:
            if storage.exists(file) and file != self.file:
                raise RoundtableError(f"{file} already exists; choose another file: s FILE")
            storage.write(file, self.match, **self.kept)
        except RoundtableError as why:
            self.screen.say("cli-not-saved", style="red", why=str(why))
        else:
            self.screen.say("cli-saved", style="green", file=str(file), command=called())

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
