"""Several games in one run, a little of each in every round: what disturbs the machine disturbs them all.

A ratio is taken within a round and never between rounds; the middle one of them is the figure.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from random import Random
from statistics import median
from typing import Any, NamedTuple

from roundtable.kernel import SetupError
from roundtable.lab.bench import LONGEST, ROUNDS, Progress, clocked, fitting

Throw = Callable[[], float]  # a number from 0 up to 1


class Tally(NamedTuple):
    """What happened in one game that was played at random."""

    decisions: int  # answers with at least two options
    options: int  # how many options those had together


class Runner(NamedTuple):
    """A game in a race: plays one whole game at random, through the face that everybody uses."""

    name: str
    play: Callable[[int, Throw], Tally]


@dataclass(frozen=True)
class Standing:
    """What was measured of one runner, round by round."""

    name: str
    decisions_per_second: tuple[float, ...]
    options_per_decision: float

    @property
    def usual(self) -> float:
        return median(self.decisions_per_second)

    def times(self, other: Standing) -> float:
        """How many times as many decisions as the other."""
        pairs = zip(self.decisions_per_second, other.decisions_per_second, strict=True)
        return median([mine / theirs for mine, theirs in pairs])

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


class _Heat:
    """One runner's part of every round: as many games each time, but never the same again: a program may
    remember what it has worked out before."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self.games = self.seed = self.decisions = self.options = 0
        self.rates: list[float] = []

    def play(self, games: int) -> None:
        throw, tallies = Random(self.seed).random, []
        for _ in range(games):
            self.seed += 1
            tallies.append(self.runner.play(self.seed, throw))
        self.decisions = sum([tally.decisions for tally in tallies])
        self.options = sum([tally.options for tally in tallies])

    def go(self, seconds: float) -> None:
        gc.collect()  # nobody pays for what another has left behind
        if not self.games:  # the first round is for warming up and for finding out how much fits
            self.games = fitting(self.play, seconds)
        else:
            taken = clocked(self.play, self.games)
            self.rates.append(self.decisions / taken)

    def standing(self) -> Standing:
        return Standing(self.runner.name, tuple(self.rates), self.options / max(1, self.decisions))


def race(runners: Sequence[Runner], seconds: float, progress: Progress | None = None) -> list[Standing]:
    """Let them all play for about this many seconds of processor time each."""
    if not 0 < seconds <= LONGEST:
        raise SetupError(f"Measure for more than 0 and at most {LONGEST} seconds, not {seconds:g}.")
    heats = [_Heat(runner) for runner in runners]
    for turn in range((ROUNDS + 1) * len(heats)):
        heats[turn % len(heats)].go(seconds / (ROUNDS + 1))
        if progress is not None:
            progress((turn + 1) / ((ROUNDS + 1) * len(heats)))
    return [heat.standing() for heat in heats]
