"""Bots play many matches.

Match i of a run has the seed `SEED/i` and its bots have `SEED/i/SEAT`. A run is thus the same however
it is split, and each of its matches can be played again alone. Workers are sent the numbers of matches
and send back counts; no match ever travels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

from roundtable.games import bring, part
from roundtable.kernel import Match, RoundtableError
from roundtable.lab.play import faults, play_match, seated
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
    """Play this many matches of a run and count what happens."""
    begun, whole = perf_counter(), Tally()
    for counted in workers.spread_out(_tally, run, games):
        whole.add(counted)
        if progress is not None:
            progress(whole.matches)
    return summed_up(run, whole, perf_counter() - begun)


def outcomes(run: Run, games: int, workers: Workers = EVERY_CORE) -> Iterator[Outcome]:
    """Every match of a run, in the order of their numbers."""
    for chunk in outcomes_from(run, games, workers, 1):
        yield from chunk


def outcomes_from(run: Run, games: int, workers: Workers, first: int) -> Iterator[list[Outcome]]:
    """The matches of a run from this number on, chunk by chunk."""
    return workers.spread_out(_outcomes, run, games, first)


# -- what a worker does --------------------------------------------------------------------------------


def _tally(run: Run, numbers: range) -> Tally:
    return Tally(_outcomes(run, numbers))


def _outcomes(run: Run, numbers: range) -> list[Outcome]:
    return [outcome_of(run, *played) for played in _played(run, numbers)]


def matches(run: Run, numbers: range) -> Iterator[tuple[int, Match]]:
    """The matches of a run with these numbers, each played to its end."""
    return ((number, match) for number, match, _ in _played(run, numbers))


def _played(run: Run, numbers: range) -> Iterator[tuple[int, Match, tuple[str, ...]]]:
    """The same, and what was wrong with programs that were replaced."""
    for option, folder in run.brought:
        bring(option, Path(folder))  # a worker has not been told
    for number in numbers:
        seed = f"{run.seed}/{number}"
        try:
            players = seated(run.seats, seed)
            match = play_match(run.game, players, seed, run.options)
        except Exception as why:
            raise BrokenMatch(f"Match {number} (seed {seed!r}) failed: {type(why).__name__}: {why}") from why
        yield number, match, faults(players)


def outcome_of(run: Run, number: int, match: Match, faults: tuple[str, ...] = ()) -> Outcome:
    """What is kept of a match that is over."""
    assert match.result is not None
    winners, scores, reason = match.result
    study = part(run.game, "study")
    studied = NOTHING if study is None else study.study(match)
    return Outcome(number, f"{run.seed}/{number}", winners, scores, match.moves, reason, studied, faults)
