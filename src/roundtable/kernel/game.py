"""What a game must say of itself. A game package exports one of these as GAME."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from .asking import Option, Question
from .chance import Chance
from .errors import SetupError
from .flow import Follow, Frame, Rulebook
from .plain import Document, Plain
from .sight import View, Viewer
from .table import Chosen, Table

# What a game's hints think that an option is worth to the seat that sees this and is asked that.
Judge = Callable[[View, Question, Option], float]


class Result(NamedTuple):
    """How a match ended: the winners (several share), a score for each seat, and why it ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Study(NamedTuple):
    """What a game tells of a finished match to whoever studies many: figures of the match, and for each seat
    the traits of which one wonders whether they decide who wins; of what happens now and then in a match, how
    often it came out well, and its figures each time. The names are of texts, `study-…`."""

    figures: Mapping[str, int]
    traits: Mapping[str, Sequence[tuple[str, ...]]]  # name -> what each seat had of it
    shares: Mapping[str, tuple[int, int]] = {}  # name -> so many, of so many
    samples: Mapping[str, Sequence[int]] = {}  # name -> one figure for each time


class Ruling(NamedTuple):
    """A decision where the rulebook is silent, and the option for those who decide otherwise."""

    number: str
    text: str
    origin: str  # rulebook, public or ours
    where: str  # the function that does it
    option: str | None = None


class Variant(NamedTuple):
    """A named option of a game: its default comes first among the choices. `ruling` says what it decides.
    With `read` it also takes what a player brings along, a track of his own: `read` checks it and gives it
    back as plain data that it would take again, or raises a SetupError. `seats` are the numbers of seats for
    which it is meant, if not for all: with any other it stays as it is by default."""

    name: str
    choices: tuple[Plain, ...]
    ruling: str = ""
    read: Callable[[object], Plain] | None = None
    seats: tuple[int, ...] = ()

    @property
    def default(self) -> Plain:
        return self.choices[0]


@dataclass(frozen=True)
class Game:
    """The handful of names by which the kernel knows a game."""

    name: str
    rules: int  # the rules version: a change that can alter a running match raises it
    seats: range
    table: type[Table]
    book: Rulebook
    begin: Frame  # the rule that prepares the table and plays the match
    result: Callable[[Any], Result]
    redeal: Callable[[Any, Viewer, Chance], None]  # deal anew, in place, all that the viewer cannot know
    components: Callable[[Any], Iterable[str]]  # every card and token, wherever it lies
    scenario: Callable[[Any, Document], Follow]  # lay the table as described; the rules to begin with
    variants: tuple[Variant, ...] = ()
    checkpoints: tuple[str, ...] = ()  # events that begin a part of a match, to which its table may go back
    earlier: tuple[Game, ...] = ()  # under earlier rules: a match keeps those that it began with
    replays: tuple[
        int, ...
    ] = ()  # earlier versions that only kept the state otherwise: same answers, same match

    def version(self, rules: int) -> Game:
        """The game under the rules of this version, or under these if the same answers lead the same way."""
        for game in (self, *self.earlier):
            if rules == game.rules or rules in game.replays:
                return game
        raise SetupError(f"There are no rules of version {rules!r} of {self.name} here.")

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
        """The number of seats, if the game and these options can be played by so many."""
        if type(seats) is not int or seats not in self.seats:
            raise SetupError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}.")
        for variant in self._others(seats):
            if (options or {}).get(variant.name, variant.default) != variant.default:
                fit, name = " or ".join(map(str, variant.seats)), f"{variant.name} of {self.name}"
                raise SetupError(f"Option {name} is not meant for {seats} seats, but for {fit}.")
        return seats

    def fitted(self, seats: int, options: Mapping[str, object]) -> Chosen:
        """These options, but the usual where one is not meant for so many seats."""
        return {**options, **{variant.name: variant.default for variant in self._others(seats)}}

    def _others(self, seats: int) -> list[Variant]:
        """What is meant for other numbers of seats."""
        return [variant for variant in self.variants if variant.seats and seats not in variant.seats]
