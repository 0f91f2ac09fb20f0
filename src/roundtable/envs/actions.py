"""Options as numbers: a small, stable numbering for a game and its set-up, and a mask for every question.

An option is made of words: `("travel", 104)` of two, `True` of one. A number stands for one word, and a long
answer is given word by word, so that six cards out of ten need ten numbers and not two hundred. What leaves
no choice is never asked: a word that all remaining options have in common is passed over, and so is a
question with one option.

Number 0 closes a row ("no more cards"), then come the words that the game lists, in its order, then a few for
words that it does not list, such as the lines of a story: the first, the second … of them in this question,
and the last of all, where they are too many, for the rest of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from roundtable.kernel import Option, RoundtableError

if TYPE_CHECKING:
    from roundtable.kernel.plain import Plain

CLOSE = ")"  # ends a row
OPEN = "("  # begins a row within a row
OTHERS = 12  # numbers for words that are not listed

Letter = tuple[type, object]  # a word with its type: 1 is not True
Spelt = tuple[tuple[Letter, ...], Option]

_CLOSE: Letter = (type(None), CLOSE)
_OPEN: Letter = (type(None), OPEN)


class Numbering:
    """Which number stands for which word."""

    def __init__(self, words: Sequence[Plain]) -> None:
        self.words = tuple(words)
        self._numbers: dict[Letter, int] = {_CLOSE: 0}
        for word in words:
            self._numbers.setdefault((type(word), word), len(self._numbers))
        if len(self._numbers) != len(words) + 1:
            raise RoundtableError("A word is listed twice, so that the numbers would not be stable.")
        self.size = len(self._numbers) + OTHERS

    def number(self, letter: Letter) -> int | None:
        return self._numbers.get(letter)

    def names(self) -> list[str]:
        """What each number stands for."""
        others = [f"other {place}" for place in range(1, OTHERS)]
        return ["close", *map(repr, self.words), *others, "further others"]

    def ask(self, options: Sequence[Option]) -> Asked:
        """A question with these options, to be answered number by number."""
        spelt = [(_spelt(option), option) for option in options]
        if len({letters for letters, _ in spelt}) != len(spelt):  # "a" beside ("a",): tell rows from words
            spelt = [((_OPEN, *letters) if isinstance(o, tuple) else letters, o) for letters, o in spelt]
        return Asked(self, spelt, 0, ())


class Asked:
    """A question in the middle of its answer: the options that still fit, and the numbers given so far. It
    never changes; `take` gives the next."""

    __slots__ = ("__dict__", "_at", "_numbering", "_spelt", "given")

    def __init__(self, numbering: Numbering, spelt: list[Spelt], at: int, given: tuple[int, ...]) -> None:
        self._numbering, self._spelt, self._at, self.given = numbering, spelt, at, given

    @property
    def answer(self) -> tuple[Option] | None:
        """The only option that is left, in a row of its own, since None is an option too."""
        return (self._spelt[0][1],) if len(self._spelt) == 1 else None

    @cached_property
    def branches(self) -> dict[int, list[Spelt]]:
        """What each number that may be given leaves. At least two, unless the answer is complete."""
        self._skip()
        found: dict[Letter, list[Spelt]] = {}
        for option in self._spelt:
            found.setdefault(option[0][self._at], []).append(option)
        branches: dict[int, list[Spelt]] = {}
        strange: list[list[Spelt]] = []
        for letter, options in found.items():
            number = self._numbering.number(letter)
            if number is None:
                strange.append(options)
            else:
                branches[number] = options
        return branches | self._others(strange)

    def _others(self, strange: list[list[Spelt]]) -> dict[int, list[Spelt]]:
        """Words that the game does not list, by their place in this question."""
        first = self._numbering.size - OTHERS
        if len(strange) <= OTHERS:
            return {first + place: options for place, options in enumerate(strange)}
        rest = [option for options in strange[OTHERS - 1 :] for option in options]
        return {first + place: options for place, options in enumerate([*strange[: OTHERS - 1], rest])}

    def _skip(self) -> None:
        """Pass over the words that all options have in common."""
        while len({letters[self._at] for letters, _ in self._spelt}) == 1 and len(self._spelt) > 1:
            self._at += 1

    def take(self, number: int) -> Asked:
        """The question once this number is given."""
        if number not in self.branches:
            allowed = ", ".join(map(str, sorted(self.branches)))
            raise RoundtableError(f"The action {number!r} is not allowed now; these are: {allowed}.")
        left = self.branches[number]
        several = len({letters[self._at] for letters, _ in left}) > 1  # the rest of the others
        return Asked(self._numbering, left, self._at + (not several), (*self.given, number))

    def path(self, option: Option) -> list[int]:
        """The numbers that lead to an option."""
        numbers, asked = [], self
        while asked.answer is None:
            number = next(n for n, left in asked.branches.items() if any(o is option for _, o in left))
            numbers.append(number)
            asked = asked.take(number)
        return numbers


def _spelt(option: Option) -> tuple[Letter, ...]:
    if not isinstance(option, tuple):
        return ((type(option), option), _CLOSE)
    letters: list[Letter] = []
    for word in option:
        letters += (_OPEN, *_spelt(word)) if isinstance(word, tuple) else [(type(word), word)]
    return (*letters, _CLOSE)
