"""The choices of a question as a person types them: by number, by their first letters, or by their parts."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property

from roundtable.text import Said

SHOWN = 40  # letters of what was typed that a refusal repeats
LONGEST = 6  # digits of a number that somebody may have meant
EXAMPLES = 3  # choices that are named where several fit
NUMBER = re.compile(r"\d+")
LEADING = re.compile(r"(\d+)(?: +([^\W\d_].*))?")  # "2 Squire", "7"; not "7, 11, 15"
BETWEEN = re.compile(r"\s*[,;·]\s*")
BEFORE = re.compile(r"^[\W\d_]+")


def as_typed(line: str) -> Said:
    """What a person typed, as a sentence quotes it: the beginning, without what a terminal would obey."""
    return Said("".join(letter if letter.isprintable() else "�" for letter in line[:SHOWN]))


class Choices:
    """So many choices, and how each reads. Where the words bring different numbers along, these are typed;
    else the choices are counted from 1. There may be thousands: words are made only when they are needed."""

    def __init__(
        self, count: int, words: Callable[[int], str], beneath: Callable[[int], str] = lambda at: ""
    ) -> None:
        self.count = count
        self._words = words
        self.beneath = beneath  # what would come of a choice: it is read, but not typed
        self._made: dict[int, str] = {}

    def label(self, at: int) -> str:
        if at not in self._made:
            self._made[at] = " ".join(self._words(at).split())
        return self._made[at]

    # -- numbers ---------------------------------------------------------------------------------------

    @cached_property
    def own(self) -> tuple[int, ...]:
        """The numbers that the words themselves bring along; none where they would not do."""
        return self._numbers(_leading) or (self._numbers(_last) if self.count > 1 else ())

    def _numbers(self, number_of: Callable[[str], str]) -> tuple[int, ...]:
        """A different number from each label; the first that has none decides."""
        numbers: dict[int, None] = {}
        for at in range(self.count):
            number = number_of(self.label(at))
            if not 0 < len(number) < LONGEST or int(number) in numbers:
                return ()
            numbers[int(number)] = None
        return tuple(numbers)

    @property
    def counted(self) -> bool:
        return not self.own

    def number(self, at: int) -> int:
        return at + 1 if self.counted else self.own[at]

    def line(self, at: int) -> tuple[int, str]:
        """The number of a choice and what is to stand beside it: no number that the words begin with."""
        return self.number(at), re.sub(r"^\d+ *", "", self.label(at)) if self.own else self.label(at)

    def numbers(self) -> str:
        """Every number, runs as "2–9"."""
        runs: list[list[int]] = []
        for number in sorted(map(self.number, range(self.count))):
            if runs and number == runs[-1][-1] + 1:
                runs[-1].append(number)
            else:
                runs.append([number])
        few = [run if len(run) < 3 else [f"{run[0]}–{run[-1]}"] for run in runs]
        return ", ".join(str(one) for run in few for one in run)

    # -- what was typed --------------------------------------------------------------------------------

    def fitting(self, typed: str) -> list[int]:
        """The choices that may have been meant; by a number exactly one, or none."""
        if typed.isdecimal():
            meant = int(typed) if len(typed) < LONGEST else -1
            at = meant - 1 if self.counted else self.own.index(meant) if meant in self.own else -1
            return [at] if 0 <= at < self.count else []
        return self._beginning(_plain(typed)) or self._of_parts(_plain(typed))

    def _beginning(self, typed: str) -> list[int]:
        """Those whose words begin so, with or without the figures before them; the very words go first."""
        if not any(map(str.isalpha, typed)):
            return []
        read = [(at, (_plain(self.label(at)), BEFORE.sub("", _plain(self.label(at))))) for at in self._all]
        exact = [at for at, words in read if typed in words]
        return exact or [at for at, words in read if any(word.startswith(typed) for word in words)]

    def _of_parts(self, typed: str) -> list[int]:
        """Those that consist of exactly these parts; in this order, or else in any."""
        ordered = [at for at in self._all if self._typed_parts(typed, at) == self._parts(at)]
        return ordered or [
            at for at in self._all if sorted(self._typed_parts(typed, at)) == sorted(self._parts(at))
        ]

    @property
    def _all(self) -> range:
        return range(self.count)

    def _parts(self, at: int) -> list[str]:
        return BETWEEN.split(_plain(self.label(at)))

    def _typed_parts(self, typed: str, at: int) -> list[str]:
        """Where no part is of several words, a blank is enough between two parts."""
        parts = [part for part in BETWEEN.split(typed) if part]
        return parts if any(" " in part for part in self._parts(at)) else " ".join(parts).split()

    @cached_property
    def combinations(self) -> list[int]:
        """The choices of several parts, if most are such and the same parts come again and again."""
        several = [at for at in self._all if len(self._parts(at)) > 1]
        parts = [part for at in several for part in self._parts(at)]
        return several if 2 * len(several) > self.count and 2 * len(set(parts)) <= len(parts) else []

    def example(self) -> str:
        """The parts of a combination as they may be typed."""
        return self.label(self.combinations[-1]).replace(" · ", ", ")

    def named(self, fitting: list[int]) -> str:
        """Some of them, for a player who must say more exactly which is meant."""
        more = ["…"] if len(fitting) > EXAMPLES else []
        return " | ".join([*map(self.label, fitting[:EXAMPLES]), *more])


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def _leading(label: str) -> str:
    """The number with which words begin."""
    found = LEADING.fullmatch(label)
    return "" if found is None else found[1]


def _last(label: str) -> str:
    """The only number in words that end with it: "space 5", "Player 2"; "×2" only says how many."""
    numbers = NUMBER.findall(label)
    return numbers[0] if len(numbers) == 1 and label.endswith(f" {numbers[0]}") else ""
