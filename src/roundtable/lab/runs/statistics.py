"""Counts of many matches, and what can honestly be said after that many.

A tally holds whole numbers only, so tallies can be added in any order and the figures stay the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from roundtable.kernel import Study

Z = 1.959963984540054  # the normal distribution has 95 % of itself within this many standard deviations

Interval = tuple[float, float]
NOTHING = Study({}, {})


class Outcome(NamedTuple):
    """What is kept of one match."""

    number: int
    seed: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    answers: int
    reason: str
    study: Study = NOTHING
    faults: tuple[str, ...] = ()  # of programs that were replaced


class Tally:
    """Outcomes, counted. Every figure of a summary follows from these counts."""

    def __init__(self, outcomes: Iterable[Outcome] = ()) -> None:
        self.matches = 0
        self.winners: Counter[tuple[int, ...]] = Counter()
        self.scores: Counter[tuple[int, int]] = Counter()  # (seat, score)
        self.answers: Counter[int] = Counter()
        self.reasons: Counter[str] = Counter()
        self.figures: Counter[tuple[str, int]] = Counter()  # (name, figure)
        self.traits: Counter[tuple[str, str, int]] = Counter()  # (name, trait, winners if it won, else 0)
        self.shares: Counter[tuple[str, bool]] = Counter()  # (name, came out well)
        self.samples: Counter[tuple[str, int]] = Counter()  # (name, figure)
        self.faults: Counter[str] = Counter()
        for outcome in outcomes:
            self.matches += 1
            self.faults.update(outcome.faults)
            self.winners[outcome.winners] += 1
            self.scores.update(enumerate(outcome.scores))
            self.answers[outcome.answers] += 1
            self.reasons[outcome.reason] += 1
            self._study(outcome)

    def _study(self, outcome: Outcome) -> None:
        winners = outcome.winners
        self.figures.update(outcome.study.figures.items())
        for name, (well, times) in outcome.study.shares.items():
            self.shares.update({(name, True): well, (name, False): times - well})
        for name, figures in outcome.study.samples.items():
            self.samples.update([(name, figure) for figure in figures])
        for name, seats in outcome.study.traits.items():
            for seat, traits in enumerate(seats):
                won = len(winners) if seat in winners else 0
                self.traits.update([(name, trait, won) for trait in traits])

    def add(self, other: Tally) -> None:
        self.matches += other.matches
        self.winners.update(other.winners)
        self.scores.update(other.scores)
        self.answers.update(other.answers)
        self.reasons.update(other.reasons)
        self.figures.update(other.figures)
        self.traits.update(other.traits)
        self.shares.update(other.shares)
        self.samples.update(other.samples)
        self.faults.update(other.faults)

    def wins(self, seat: int) -> float:
        """Victories of a seat; one that n players share counts 1/n for each of them."""
        shares = (Fraction(n, len(seats)) for seats, n in self.winners.items() if seat in seats)
        return float(sum(shares))

    def scores_of(self, seat: int) -> Counter[int]:
        return Counter({score: n for (whose, score), n in self.scores.items() if whose == seat})

    def figures_of(self, name: str) -> Counter[int]:
        return Counter({figure: n for (whose, figure), n in self.figures.items() if whose == name})

    def share_of(self, name: str) -> tuple[int, int]:
        """How often it came out well, and how often it happened."""
        well = self.shares[name, True]
        return well, well + self.shares[name, False]

    def samples_of(self, name: str) -> Counter[int]:
        return Counter({figure: n for (whose, figure), n in self.samples.items() if whose == name})

    def trait(self, name: str, trait: str) -> tuple[int, float]:
        """How often a seat had it, and how often such a seat won; shared victories count in part."""
        counts = {won: n for (of, what, won), n in self.traits.items() if (of, what) == (name, trait)}
        return sum(counts.values()), float(sum(Fraction(n, won) for won, n in counts.items() if won))


@dataclass(frozen=True)
class Spread:
    """Where many numbers lie."""

    mean: float
    interval: Interval | None  # of the mean
    median: float
    min: int
    max: int


def spread(counted: Counter[int]) -> Spread:
    """The spread of numbers that are given as how often each occurs."""
    total, ordered = counted.total(), sorted(counted.items())
    mean = sum(number * n for number, n in ordered) / total
    middle = (_nth(ordered, (total - 1) // 2) + _nth(ordered, total // 2)) / 2
    return Spread(mean, mean_interval(counted), middle, ordered[0][0], ordered[-1][0])


def _nth(ordered: list[tuple[int, int]], index: int) -> int:
    for number, count in ordered:
        index -= count
        if index < 0:
            return number
    raise IndexError(index)


def mean_interval(counted: Counter[int]) -> Interval | None:
    """The normal 95 % interval of a mean; a single number has none."""
    total = counted.total()
    if total < 2:
        return None
    whole = sum(number * n for number, n in counted.items())
    squares = sum(number * number * n for number, n in counted.items())
    variance = (total * squares - whole * whole) / (total * (total - 1))
    mean, reach = whole / total, Z * sqrt(variance / total)
    return mean - reach, mean + reach


def wilson(wins: float, matches: int) -> Interval:
    """Wilson's 95 % interval of a share: it stays within 0 and 1 and is sound near both."""
    share, tail = wins / matches, Z * Z / matches
    middle = (share + tail / 2) / (1 + tail)
    reach = sqrt(share * (1 - share) * tail + tail * tail / 4) / (1 + tail)
    return max(0.0, middle - reach), min(1.0, middle + reach)
