"""The three ways to ask: one seat, several at once, or several where the first to answer acts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple, TypeAlias, cast

from .errors import RuleError
from .plain import Figures, Plain

Option: TypeAlias = Plain
Options: TypeAlias = tuple[Option, ...]
Later: TypeAlias = Callable[[], Options]
Pick: TypeAlias = Callable[[Options], Option]
Given: TypeAlias = tuple[tuple[int, Option], ...]  # what several seats answered, in seat order
Told: TypeAlias = Plain | dict[int, Option]  # an answer as a rule receives it

ABSENT, EMPTY = "of a seat that is not there", "without an option"  # what may be wrong with a question


@cache
def everybody(seats: int) -> frozenset[int]:
    """The seats at a table for this many."""
    return frozenset(range(seats))


class Ask:
    """A question to one seat. `key` names its text; the part before the dot is public, the rest is
    for the seat alone, and so is `about`, the figures in the prompt."""

    __slots__ = ("about", "key", "options", "seat")

    def __init__(self, seat: int, key: str, options: Options, **about: object) -> None:
        self.seat = seat
        self.key = key
        self.options = options
        self.about: Figures = about

    def fault(self, seats: frozenset[int]) -> str:
        """What is wrong with it at a table with these seats, if anything is."""
        if self.seat in seats and self.options:
            return ""
        return ABSENT if self.options else EMPTY

    def about_for(self, seat: int) -> Figures:
        return dict(self.about)

    def waits_for(self, given: Mapping[int, Option]) -> tuple[int, ...]:
        return (self.seat,)

    def legal(self, seat: int, given: Mapping[int, Option]) -> Options:
        return self.options if seat == self.seat else ()

    def fits(self, answer: Plain) -> bool:
        """Whether a recorded answer could have been given to this question."""
        return answer in self.options

    def told(self, answer: Plain) -> Told:
        """The answer as the rule receives it; on the tape it is plain data."""
        return answer

    def imagined(self, answer: Plain, viewer: int | None, pick: Pick) -> Plain:
        """An answer that the viewer could believe was given here: their own, or any that was open."""
        return answer if self.seat == viewer else pick(self.options)


class AskAll:
    """A question to several seats at once. Answers stay secret until the last one is in; the rule then
    receives them as a dict from seat to answer, in seat order. `each` are figures for one seat's prompt."""

    __slots__ = ("about", "each", "key", "options")

    def __init__(
        self,
        key: str,
        options: Mapping[int, Options],
        each: Mapping[int, Mapping[str, object]] | None = None,
        **about: object,
    ) -> None:
        self.key = key
        self.options = dict(sorted(options.items()))
        self.each = each or {}
        self.about: Figures = about

    def fault(self, seats: frozenset[int]) -> str:
        offers = self.options and all(self.options.values())
        if offers and self.options.keys() <= seats:
            return ""
        return ABSENT if offers else EMPTY

    def about_for(self, seat: int) -> Figures:
        return {**self.about, **self.each.get(seat, {})}

    def waits_for(self, given: Mapping[int, Option]) -> tuple[int, ...]:
        return tuple(sorted(self.options.keys() - given.keys()) if given else self.options)

    def legal(self, seat: int, given: Mapping[int, Option]) -> Options:
        return () if seat in given else self.options.get(seat, ())

    def fits(self, answer: Plain) -> bool:
        given = cast("Given", answer)
        return [seat for seat, _ in given] == list(self.options) and all(
            option in self.options[seat] for seat, option in given
        )

    def told(self, answer: Plain) -> Told:
        return dict(cast("Given", answer))

    def imagined(self, answer: Plain, viewer: int | None, pick: Pick) -> Plain:
        given, options = cast("Given", answer), self.options
        return tuple([(seat, option if seat == viewer else pick(options[seat])) for seat, option in given])


class AskAny(AskAll):
    """A question to several seats, where the first to answer acts: the rule receives (seat, answer). Instead
    of a seat's options there may be a function that works them out when somebody wants to know them."""

    __slots__ = ()

    def __init__(self, key: str, options: Mapping[int, Options | Later], **about: object) -> None:
        self.key = key
        in_order = [*options] == sorted(options)
        self.options = cast("dict[int, Options]", dict(options if in_order else sorted(options.items())))
        self.each = {}
        self.about: Figures = about

    def legal(self, seat: int, given: Mapping[int, Option]) -> Options:
        options = self.options.get(seat, ())
        if type(options) is not tuple:
            options = self.options[seat] = cast("Later", options)()
            if not options:
                raise RuleError(f"A rule asked {self.key} of seat {seat} {EMPTY}.")
        return options

    def settle(self) -> None:
        """Work everything out now, while the table is still the one that was asked about."""
        for seat in self.options:
            self.legal(seat, {})

    def fits(self, answer: Plain) -> bool:
        seat, option = cast("tuple[int, Option]", answer)
        return option in self.legal(seat, {})

    def told(self, answer: Plain) -> Told:
        return answer

    def imagined(self, answer: Plain, viewer: int | None, pick: Pick) -> Plain:
        seat, option = cast("tuple[int, Option]", answer)
        return (seat, option if seat == viewer else pick(self.legal(seat, {}) or (option,)))


Asking = Ask | AskAll


class Question(NamedTuple):
    """What a seat is asked: the key of the text, the legal answers, and the figures of the prompt."""

    key: str
    options: Options
    about: Figures
