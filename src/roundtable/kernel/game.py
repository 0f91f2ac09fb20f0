"""What a game must say about itself. A game package exports one of these as GAME."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NamedTuple

from .asking import Asking, Option, Options, Question
from .chance import Chance, Dice
from .errors import SetupError
from .flow import Follow, Frame, Rulebook
from .log import Event
from .plain import Document, Plain
from .scene import Words
from .sight import View, Viewer
from .table import Chosen, Table

# What a game's hints think an option is worth to a seat that sees this and is asked that.
Judge = Callable[[View, Question, Option], float]


class Guide(NamedTuple):
    """What a game's hints offer to bots. `judge` sees what a seat sees. The others look at a table that is
    only a guess, so they may read all of it. A search can do without `quick`, which then is any answer.
    `recall` makes a better guide for a seat that remembers its story, from that and its view alone; such a
    guide may say how a guess should be dealt, and what an answer would tell the others."""

    judge: Judge
    chances: Callable[[Any], Sequence[float]] | None = None  # how likely each seat is to win, as it stands
    quick: Callable[[Any, int, Asking, Options, Dice], Option] | None = None  # a sensible answer at once
    search: Mapping[str, Any] = MappingProxyType({})  # how a search in this game is set, see bots/search
    recall: Callable[[View, Sequence[Event], Sequence[int]], Guide] | None = None  # with the seats of people
    redraw: Callable[[Any, Dice], None] | None = None  # deals in a guess what deeds have made more likely
    gives_away: Callable[[Question, Option], float] | None = None  # what an answer costs, in chances

    @property
    def tells_chances(self) -> bool:
        """Whether people can be told how likely an answer was to win: not where a search only compares."""
        return self.chances is not None and bool(self.search.get("shares", True))


class Why(NamedTuple):
    """What speaks for an option and what speaks against it, as far as its seat can tell: messages of the
    game, each a sentence."""

    gains: Sequence[Words] = ()
    risks: Sequence[Words] = ()


class Result(NamedTuple):
    """How a match ended: the winners (several share), a score for each seat, and why it ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Study(NamedTuple):
    """What a game tells people who study many matches about a finished one: figures of the match; for each
    seat, traits that may decide who wins; and for things that happen now and then, how often they went well,
    with their figures each time. The names belong to texts, `study-…`."""

    figures: Mapping[str, int]
    traits: Mapping[str, Sequence[tuple[str, ...]]]  # name -> what each seat had of it
    shares: Mapping[str, tuple[int, int]] = {}  # name -> how many, out of how many
    samples: Mapping[str, Sequence[int]] = {}  # name -> one figure for each time


class Ruling(NamedTuple):
    """A decision where the rulebook is silent, and the option for groups that decide differently."""

    number: str
    text: str
    origin: str  # rulebook, public or ours
    where: str  # the function that does it
    option: str | None = None


class Variant(NamedTuple):
    """A named option of a game: its default comes first among the choices. `ruling` says what it decides.
    With `read` it also takes what a player brings along, a track of their own: `read` checks it and gives it
    back as plain data that it would take again, or raises a SetupError. `seats` are the numbers of seats for
    which it is meant, if not for all: with any other it stays as it is by default. `more` are further choices
    that are at hand now and may change tomorrow, such as what is in a folder."""

    name: str
    choices: tuple[Plain, ...]
    ruling: str = ""
    read: Callable[[object], Plain] | None = None
    seats: tuple[int, ...] = ()
    more: Callable[[], Iterable[Plain]] | None = None

    @property
    def default(self) -> Plain:
        return self.choices[0]

    def offered(self) -> tuple[Plain, ...]:
        """All choices that can be named now."""
        return tuple(dict.fromkeys([*self.choices, *(self.more() if self.more else ())]))


@dataclass(frozen=True)
class Game:
    """The handful of names that the kernel knows a game by."""

    name: str
    rules: int  # the rules version: a change that can alter a running match raises it
    seats: range
    table: type[Table]
    book: Rulebook
    begin: Frame  # the rule that prepares the table and plays the match
    result: Callable[[Any], Result]
    redeal: Callable[[Any, Viewer, Chance], None]  # deal again, in place, all that the viewer cannot know
    components: Callable[[Any], Iterable[str]]  # every card and token, wherever it lies
    scenario: Callable[[Any, Document], Follow]  # lay the table as described; the rules to begin with
    variants: tuple[Variant, ...] = ()
    # What follows from the table as a viewer sees it, so that no program need work it out: `phase`, if it is
    # not the public part of the open question; `scores`, one per seat, None where the viewer cannot know it;
    # and more. It is JSON that belongs to nobody else: a view is not copied.
    standing: Callable[[Any, Viewer], Mapping[str, object]] = lambda t, viewer: {}
    anytime: Callable[[Any, int], Mapping[Option, Frame]] | None = None  # what a seat may do at any question
    checkpoints: tuple[str, ...] = ()  # events that begin a part of a match that its table may go back to
    earlier: tuple[Game, ...] = ()  # under earlier rules: a match keeps those that it began with
    replays: tuple[
        int, ...
    ] = ()  # earlier versions that only kept the state differently: same answers, same match

    def version(self, rules: int) -> Game:
        """The game under the rules of this version, or under these if the same answers lead the same way."""
        for game in (self, *self.earlier):
            if rules == game.rules or rules in game.replays:
                return game
        raise SetupError(f"This program does not have version {rules!r} of the rules of {self.name}.")

    def choose(self, given: Mapping[str, object]) -> Chosen:
        """The options of a match: what was given, checked, and defaults for the rest."""
        chosen = {variant.name: variant.default for variant in self.variants}
        known = {variant.name: variant for variant in self.variants}
        for name, value in given.items():
            if name not in known:
                offered = ", ".join(known) or "none"
                raise SetupError(f"{self.name} has no option {name!r}; its options are: {offered}.")
            chosen[name] = self._chosen(known[name], value)
        return chosen

    def _chosen(self, variant: Variant, value: object) -> Plain:
        for choice in variant.choices:
            if choice == value and type(choice) is type(value):
                return choice
        if variant.read is not None:
            return variant.read(value)
        choices = ", ".join(repr(choice) for choice in variant.choices)
        raise SetupError(f"Option {variant.name} of {self.name} cannot be {value!r}; it can be: {choices}.")

    def check_seats(self, seats: object, options: Mapping[str, object] | None = None) -> int:
        """The number of seats, if the game and these options can be played by this many."""
        if type(seats) is not int or seats not in self.seats:
            raise SetupError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}.")
        for variant in self._others(seats):
            if (options or {}).get(variant.name, variant.default) != variant.default:
                fit, name = " or ".join(map(str, variant.seats)), f"{variant.name} of {self.name}"
                raise SetupError(f"Option {name} needs a table for {fit}, not for {seats}.")
        return seats

    def fitted(self, seats: int, options: Mapping[str, object]) -> Chosen:
        """These options, with the default where one is not meant for this many seats."""
        return {**options, **{variant.name: variant.default for variant in self._others(seats)}}

    def _others(self, seats: int) -> list[Variant]:
        """What is meant for other numbers of seats."""
        return [variant for variant in self.variants if variant.seats and seats not in variant.seats]
