"""Random matches by the thousand, each held against the whole contract."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from roundtable.games import find
from roundtable.lab.workers import Workers
from roundtable.lab.workers.local import EVERY_CORE

from .checks import Violation
from .inspection import inspect, random_setup


class Fuzz(NamedTuple):
    """What to fuzz; every worker is told this and the numbers of its matches."""

    game: str
    seed: str
    density: float
    options: dict[str, Any]  # of all matches; the others are anything


class Finding(NamedTuple):
    """One match: how long it was, and, if it broke a law, which, why, and the match as a save."""

    number: int
    seats: int
    answers: int
    law: str | None = None
    why: str | None = None
    save: dict[str, Any] | None = None


def fuzz(run: Fuzz, matches: int, workers: Workers = EVERY_CORE) -> Iterator[Finding]:
    """Findings in the order of their numbers; the same for the same seed on any number of cores."""
    for chunk in workers.spread_out(_findings, run, matches):
        yield from chunk


def _findings(run: Fuzz, numbers: range) -> list[Finding]:
    return [_finding(run, number) for number in numbers]


def _finding(run: Fuzz, number: int) -> Finding:
    seed = f"{run.seed}/{number}"
    setup = random_setup(find(run.game), seed, run.options)
    try:
        match = inspect(setup, seed, run.density)
    except Violation as found:
        match = found.match
        return Finding(number, setup.seats, match.moves, found.law, str(found), match.save())
    return Finding(number, setup.seats, match.moves)
