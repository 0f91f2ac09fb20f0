"""Facts as bits, and ways: what must be so for something to happen, and what it changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ...content.language import Act, Cond


class Roll(NamedTuple):
    """A row of a roll: the terms that are added to the die, and the totals that it is for."""

    terms: str
    low: int
    high: int


Static = Cond | Act | Roll  # what depends only on who takes part


class Facts:
    """Every fact that can become known has a bit."""

    def __init__(self) -> None:
        self._bits: dict[str, int] = {}

    def bit(self, name: str) -> int:
        return self._bits.setdefault(name, 1 << len(self._bits))

    def mask(self, names: Iterable[str]) -> int:
        """The bits of those that can become known here."""
        return union([self._bits.get(name, 0) for name in names])

    def names(self, mask: int) -> list[str]:
        return [name for name, bit in self._bits.items() if bit & mask]


def bits(mask: int) -> list[int]:
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found


def union(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


class Count(NamedTuple):
    """At least (or fewer than) this many of these facts."""

    mask: int
    number: int
    least: bool

    def holds(self, state: int) -> bool:
        return ((state & self.mask).bit_count() >= self.number) == self.least


class Way(NamedTuple):
    """Something that can happen, written down while it is followed. What is asked after something was
    changed on the way is answered by the change; everything else is asked of the moment when it begins."""

    pre: int = 0  # what must be so
    neg: int = 0  # what must not be so
    counts: tuple[Count, ...] = ()
    statics: frozenset[Static] = frozenset()
    on: int = 0  # what is so afterwards
    off: int = 0  # what is not so afterwards
    gives: frozenset[str] = frozenset()  # resources
    takes: frozenset[str] = frozenset()
    trace: tuple[str, ...] = ()  # verses, with the choice or the row
    reading: bool = False  # the journal is open
    later: tuple[str, ...] = ()  # verses that are read when this reading is over (TG-69)
    closed: bool = False  # nothing more of the present verse is read
    ended: bool = False  # the chapter is over
    goes: int = 0  # where it leads the party, if it does

    def need(self, bit: int, wanted: bool) -> Way | None:
        """The same way if a fact is as wanted; None if it cannot be."""
        if (self.on | self.pre) & ~self.off & bit:
            return self if wanted else None
        if (self.off | self.neg) & ~self.on & bit:
            return None if wanted else self
        return self._replace(pre=self.pre | bit) if wanted else self._replace(neg=self.neg | bit)

    def tally(self, mask: int, number: int, least: bool) -> Way | None:
        """The same way if at least (or fewer than) this many of these are so."""
        sure = ((self.on | self.pre) & ~self.off & mask).bit_count()
        free = mask & ~(self.on | self.off | self.pre | self.neg)
        missing = number - sure
        if missing <= 0 or missing > free.bit_count():
            return self if (missing <= 0) == least else None
        if least and missing == free.bit_count():
            return self._replace(pre=self.pre | free)
        if not least and missing == 1:
            return self._replace(neg=self.neg | free)
        return self._replace(counts=(*self.counts, Count(free, missing, least)))

    def make(self, mask: int) -> Way:
        return self._replace(on=self.on | mask, off=self.off & ~mask)

    def unmake(self, mask: int) -> Way:
        return self._replace(on=self.on & ~mask, off=self.off | mask)

    def only_for(self, static: Static) -> Way:
        return self._replace(statics=self.statics | {static})

    def values(self, bits: list[int]) -> Iterator[tuple[Way, int]]:
        """The same way for every value of a counter, where each bit means one more."""
        for value in range(len(bits) + 1):
            way: Way | None = self
            for place, bit in enumerate(bits):
                way = way.need(bit, place < value) if way else None
            if way:
                yield way, value

    def put(self, bits: list[int], value: int) -> Way:
        """The counter set to a value."""
        way = self
        for place, bit in enumerate(bits):
            way = way.make(bit) if place < value else way.unmake(bit)
        return way

    def turned(self, bits: list[int], change: int) -> list[Way]:
        """The counter turned by so much, as far as it goes."""
        if abs(change) >= len(bits):
            return [self.put(bits, len(bits) if change > 0 else 0)]
        return [one.put(bits, max(0, min(len(bits), value + change))) for one, value in self.values(bits)]

    @property
    def over(self) -> bool:
        """Whether the present verse leads no further."""
        return self.closed or self.ended

    @property
    def repeatable(self) -> bool:
        """Whether it can be done again at once."""
        return not (self.on & self.neg or self.off & self.pre or self.counts)


class Move(NamedTuple):
    """A way with a name, as the search uses it."""

    name: str
    pre: int
    neg: int
    counts: tuple[Count, ...]
    statics: frozenset[Static]
    on: int
    off: int
    trace: tuple[str, ...]
    cost: int
    forced: bool  # happens as soon as it can
    goes: int

    def open_in(self, state: int) -> bool:
        return (
            state & self.pre == self.pre
            and not state & self.neg
            and (not self.counts or all(count.holds(state) for count in self.counts))
        )

    def __str__(self) -> str:
        return f"{self.name}: {' > '.join(self.trace)}" if self.trace else self.name
