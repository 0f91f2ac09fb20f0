"""Bots play many matches.

Match i of a run has the seed `SEED/i` and its bots have `SEED/i/SEAT`. A run is thus the same however
it is split, and each of its matches can be played again alone. Workers are sent the numbers of matches
and send back counts; no match ever travels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter

from roundtable.games import part
from roundtable.kernel import RoundtableError
from roundtable.lab.play import play_match
from roundtable.lab.workers import Workers
from roundtable.lab.workers.local import EVERY_CORE

from .run import Run
from .statistics import NOTHING, Outcome, Tally
from .summary import Summary, summed_up

Progress = Callable[[int], None]  # is told how many matches have been played


class BrokenMatch(RoundtableError):
    """A match of a run that did not come to its end."""


def simulate(
    run: Run, games: int, workers: Workers = EVERY_CORE, progress: Progress | None = None
) -> Summary:
    """Play so many matches of a run and count what happens."""
    begun, whole = perf_counter(), Tally()
    for counted in workers.spread_out(_tally, run, games):
        whole.add(counted)
        if progress is not None:
            progress(whole.matches)
    return summed_up(run, whole, perf_counter() - begun)


def outcomes(run: Run, games: int, workers: Workers = EVERY_CORE) -> Iterator[Outcome]:
    """Every match of a run, in the order of their numbers."""
    for chunk in workers.spread_out(_outcomes, run, games):
        yield from chunk


# -- what a worker does --------------------------------------------------------------------------------


def _tally(run: Run, numbers: range) -> Tally:
    return Tally(_outcomes(run, numbers))


def _outcomes(run: Run, numbers: range) -> list[Outcome]:
    return [_outcome(run, number) for number in numbers]


def _outcome(run: Run, number: int) -> Outcome:
    seed = f"{run.seed}/{number}"
    try:
        match = play_match(run.game, run.seats, seed, run.options)
    except Exception as why:
        raise BrokenMatch(f"Match {number} (seed {seed!r}) broke: {type(why).__name__}: {why}") from why
    assert match.result is not None
    winners, scores, reason = match.result
    study = part(run.game, "study")
    studied = NOTHING if study is None else study.study(match)
    return Outcome(number, seed, winners, scores, match.moves, reason, studied)
