"""A match in progress: the public face of the kernel.

The truth is the set-up, the recorded chance and the answers. The table, the stack and the open question
are a cache of it, and the running generator is a cache of those: a clone starts without one, and the
rule is then run afresh over the answers it has had.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import NamedTuple

from ..asking import Ask, AskAll, AskAny, Asking, Option, Options, Question, Told, everybody
from ..chance import Chance, Record, wishes
from ..errors import IllegalMove, RoundtableError, RuleError
from ..flow import Follow, Place, Run, Stack, frames, push, running, trace
from ..game import Game
from ..log import UNREAD, Event, Line, read
from ..plain import Document, Plain, alike, copier, freeze, listed, shown
from ..sight import View, Viewer
from ..table import Chosen, Facts, Table
from ..tape import Cell, unwind
from . import codec, history, interrupting, view
from .moment import Moment
from .stations import SPACING


class Setup(NamedTuple):
    """Where a match begins: with the answers and the recorded chance, everything there is to know."""

    game: Game
    seats: int
    options: Chosen
    seed: str
    scenario: Document | None = None


@dataclass(slots=True, eq=False, repr=False, kw_only=True)
class Match(Moment):
    game: Game
    setup: Setup | None  # None in a guess, dealt for a viewer or laid out: it has no truth to go back to
    seer: Viewer = None  # the viewer a guess was dealt for
    anchor: history.Anchor | None = None  # an earlier moment, so that undo need not replay from the set-up
    stations: Cell[Match] = None  # moments on the way, for the same

    # -- beginning -------------------------------------------------------------------------------------

    @classmethod
    def begin(
        cls, setup: Setup, forced: Record = (), luck: Sequence[object] = (), told: Cell[Line] = UNREAD
    ) -> Match:
        """Set the table and run to the first question; `forced` are recorded outcomes of chance, `luck` those
        that somebody chose: they come first, in a scenario once its table has been set up. A caller that will
        read the log begins it with None."""
        game, chance = setup.game, Chance(setup.seed, forced)
        learnt: list[Facts] = [{} for _ in range(setup.seats)]
        table = game.table(seats=setup.seats, options=setup.options, chance=chance, learnt=learnt, told=told)
        follow: Follow = game.begin if setup.scenario is None else game.scenario(table, setup.scenario)
        if luck:
            chance.force(wishes(luck))
        match = cls(game=game, setup=setup, table=table)
        match.run_from(push(follow, None))
        return match

    @classmethod
    def laid_out(cls, game: Game, table: Table, follow: Follow) -> Match:
        """A match that continues by these rules from a table as it stands, for somebody who thinks ahead. It
        has no set-up, so nobody can save it or go back in it."""
        match = cls(game=game, setup=None, table=table)
        match.run_from(push(follow, None))
        return match

    # -- questions and answers -------------------------------------------------------------------------

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe an answer now, in seat order; none when the match is over."""
        asking = self.asking
        if type(asking) is Ask:
            return (asking.seat,)
        return () if asking is None else asking.waits_for(self.given)

    @property
    def first_acts(self) -> bool:
        """Whether the first to answer acts, after which the others are asked again."""
        return type(self.asking) is AskAny

    def legal(self, seat: int) -> Options:
        """Every answer that the seat may give now; none if it owes none."""
        asking = self.asking
        if type(asking) is Ask:
            return asking.options if seat == asking.seat else ()
        return () if asking is None else asking.legal(seat, self.given)

    def anytime(self, seat: int) -> Options:
        """What the seat may do now although nobody is waiting for it: `play` accepts that too."""
        return interrupting.options(self, seat)

    def question(self, seat: int) -> Question | None:
        """What the seat is asked; None if it owes nothing."""
        options = self.legal(seat)
        if not options or self.asking is None:
            return None
        return Question(self.asking.key, options, self.asking.about_for(seat))

    def play(self, seat: int, option: Option) -> None:
        """Answer for a seat with one of its options; anything else raises and changes nothing."""
        asking = self.asking
        options = asking.options if type(asking) is Ask and seat is asking.seat else self._offered(seat)
        try:
            chosen = options[options.index(option)]
        except ValueError:
            meant = self._frozen(seat, option)
            if meant not in options:
                if interrupting.step_in(self, seat, meant):
                    return
                raise self._refusal(seat, option) from None
            chosen, option = option, meant
        if chosen is not option:
            chosen = self._same(option, options, seat)
        self.answers = (self.answers, (seat, chosen))
        self.moves += 1
        if type(asking) is AskAll:
            self.given = {**self.given, seat: chosen}
            self.go_on_if_all_have_answered()
        else:
            told = chosen if type(asking) is Ask else (seat, chosen)
            self._go_on(told, told)

    def go_on_if_all_have_answered(self) -> None:
        """The last answer that was given face down is in, or the seat that still owed one has gone."""
        if self.to_move:
            return
        in_order = tuple(sorted(self.given.items()))
        self.given = {}
        self._go_on(in_order, dict(in_order))

    def _go_on(self, plain: Plain, told: Told) -> None:
        """The uppermost rule gets its answer, and all goes on to the next question."""
        try:
            run, place = self.run or self.rerun(), self.place
            place.answered += 1
            asking = run.send(told)
            if place.stack is self.stack:
                self.pending = (*self.pending, plain)
            else:
                self.stack, self.pending = place.stack, ()
            if type(asking) is not Ask or not asking.options or not 0 <= asking.seat < self.table.seats:
                self._checked(asking)
            self.asking = asking
            if self.table.told is not UNREAD or not self.moves % SPACING:
                history.note_moment(self)
        except StopIteration:
            self._end()
        except BaseException:  # whatever stopped a rule in the middle of acting, the table is half-changed
            history.recover(self)
            raise

    def _offered(self, seat: int) -> Options:
        """What a seat may answer; True is not a seat, although it equals 1."""
        return self.legal(seat) if type(seat) is int else ()

    def _same(self, option: Option, options: Options, seat: int) -> Option:
        """The option that was meant, if it is of the same type throughout: 1 is not True."""
        for offered in options:
            if offered == option and alike(offered, option):
                return offered
        raise self._refusal(seat, option)

    def _frozen(self, seat: int, option: object) -> Option:
        """The option that JSON has turned into this: lists stand for tuples."""
        try:
            meant: Option = freeze(option)
        except RecursionError:
            raise self._refusal(seat, option) from None
        return meant

    def _refusal(self, seat: int, option: object) -> IllegalMove:
        options = self._offered(seat)
        if not options:
            return IllegalMove(f"Seat {shown(seat)} has nothing to answer now.")
        return IllegalMove(
            f"{shown(option)} is not among the options of seat {seat}; there are: {listed(options)}."
        )

    def rerun(self) -> Run:
        """Run the uppermost rule afresh up to the open question."""
        if self.stack is None:
            raise RuleError("A match that is over has no rule to run.")
        self.place = Place(self.stack)
        run = running(self.table, self.place)
        try:
            asking = run.send(None)
            for answer in self.pending:
                if not asking.fits(answer):
                    raise RuleError(f"{answer!r} no longer answers {asking.key}: {trace(self.stack)}.")
                asking = run.send(asking.told(answer))
        except StopIteration:
            self.place.stack = None
        if self.place.stack is not self.stack:
            raise RuleError(f"A rule did not ask again what it had asked: {trace(self.stack)}.")
        self.run, self.asking = run, self._checked(asking)
        return run

    def run_from(self, stack: Stack) -> None:
        """Run rules until one asks."""
        self.place = Place(stack)
        self.run = running(self.table, self.place)
        try:
            asking = self.run.send(None)
        except StopIteration:
            self._end()
        else:
            self.stack = self.place.stack
            self.asking = self._checked(asking)
            history.mark_story(self)

    def _end(self) -> None:
        """No rule is left: the match is over."""
        self.stack, self.pending, self.run, self.asking = None, (), None, None
        self.result = self.game.result(self.table)
        history.mark_story(self)

    def _checked(self, asking: Asking) -> Asking:
        """A question must offer something to everybody it asks."""
        if fault := asking.fault(everybody(self.table.seats)):
            raise RuleError(f"A rule asked {asking.key} {fault}: {trace(self.stack)}.")
        return asking

    # -- what leaves the table -------------------------------------------------------------------------

    def view(self, seat: Viewer, common: View | None = None) -> View:
        """All that this viewer may see, as JSON; None is the spectator. See `view.view` for `common`."""
        return view.view(self, self._eyes(seat), common)

    def log(self, seat: Viewer) -> list[Event]:
        """The story so far as this viewer may read it."""
        seat = self._eyes(seat)
        if self.setup is None and seat != self.seer:
            seat = None  # what others were told in secret is not part of what the seer sees
        return read(unwind(history.whole_story(self)), seat)

    def _eyes(self, seat: Viewer) -> Viewer:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.table.seats):
            raise RoundtableError(f"There is no seat {seat!r} at this table.")
        return seat

    # -- copies ----------------------------------------------------------------------------------------

    def clone(self) -> Match:
        """An independent match at the same moment."""
        if type(self.asking) is AskAny:
            self.asking.settle()  # the question is shared, but each table goes its own way
        return _twin(self)

    def as_seen_by(self, seat: Viewer, seed: int | str) -> Match:
        """A clone in which all that the viewer cannot know is dealt again, consistently."""
        return view.as_seen_by(self, self._eyes(seat), str(seed))

    def save(self) -> Document:
        """The whole match as a JSON document."""
        if self.setup is None:
            raise RoundtableError("A match as somebody sees it is only a guess and cannot be saved.")
        return codec.save(self)

    def fingerprint(self) -> str:
        """A stable hash of the whole state: equal for equal matches on every machine."""
        return codec.fingerprint(self)

    # -- going back ------------------------------------------------------------------------------------

    def undoable(self, seat: int) -> int:
        """How many of its last answers the seat may take back: never past chance, a reveal or another's."""
        return history.undoable(self, seat)

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer."""
        if not self.undoable(seat):
            raise IllegalMove(f"Seat {seat} has nothing to take back.")
        history.take_back(self, seat)

    def checkpoints(self, seat: Viewer = None) -> list[history.Checkpoint]:
        """The moments that the game names and this viewer has read of, the oldest first."""
        return [] if self.setup is None else history.checkpoints(self, self._eyes(seat))

    def at(self, moves: int) -> Match:
        """An independent match as this one was after this many answers; the same ones lead here again."""
        if self.setup is None or type(moves) is not int or not 0 <= moves <= self.moves:
            raise RoundtableError(f"There is no moment {moves!r} that this match can go back to.")
        return history.replayed(self, moves)

    def __repr__(self) -> str:
        rules = " < ".join(rule.name for rule, _ in frames(self.stack)) or "over"
        return f"<{self.game.name} match, {self.moves} answers, {rules}>"


# Copies share every slot except the table, and begin without a running rule.
_slots = {slot.name: f"self.{slot.name}" for slot in fields(Match)}
_twin = copier(Match, {**_slots, "table": "self.table.copy()", "run": "None"})
