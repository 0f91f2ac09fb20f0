"""Looking back at a match that is over: the moments at which another answer would have changed most.

Every moment is seen with the eyes of the seat that answered, as it was then: on guesses, never with what came
to light later. First each answer is looked at briefly; then the most doubtful ones are played on against what
seemed better, both on the same deals, and what does not stand out from luck is left out. So is what others
guess at: there no answer is the best.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import NamedTuple

from roundtable.kernel import Guide, Match, Option
from roundtable.kernel.tape import unwind

from .search import SearchBot, never
from .search.ahead import Ahead
from .search.settings import Settings
from .seat import Seat

BRIEF = Settings(iterations=32)  # guesses for each answer that was given …
DOUBTFUL = 9  # … how many of them are looked at again …
DEALS = 64  # … and on how many deals
MOMENTS = 3  # that are told
LEAST = 0.04  # what an answer must change
CLEAR = 2.0  # how many times its error a difference must be to be more than luck
FIRST_LOOK = 0.6  # of the time
SPREAD = 4  # times that one goes through the match, if there is time for it


class Moment(NamedTuple):
    """An answer that was given, and another one; how likely each was to win."""

    moves: int  # answers before it
    seat: int
    chosen: Option
    better: Option
    share: float
    could: float


class _Doubt(NamedTuple):
    gap: float
    moves: int
    seat: Seat
    chosen: Option
    better: Option


def review(
    match: Match,
    guide: Guide,
    seats: Collection[int],
    seconds: float = inf,
    stopped: Callable[[], bool] = never,
) -> tuple[Moment, ...]:
    """The moments of these seats, in the order of the match; within this time, or as many as there was time
    to look at."""
    begun = perf_counter()
    first = _until(begun + FIRST_LOOK * seconds, stopped)
    doubts = sorted(_doubts(match, guide, seats, first), key=lambda doubt: doubt.gap, reverse=True)
    last = _until(begun + seconds, stopped)
    found = [_compared(doubt, guide) for doubt in doubts[:DOUBTFUL] if not last()]
    clear = sorted([one for one in found if one is not None], key=lambda one: one.share - one.could)
    return tuple(sorted(clear[:MOMENTS]))


def _until(end: float, stopped: Callable[[], bool]) -> Callable[[], bool]:
    return lambda: stopped() or perf_counter() > end


def _doubts(match: Match, guide: Guide, seats: Collection[int], late: Callable[[], bool]) -> Iterator[_Doubt]:
    """Answers that a brief look would not have given. If there is not time for all, those that are looked at
    are spread over the whole match."""
    settings = BRIEF.fitted(guide.search)
    given = [one for one in _given(match, guide, seats) if one[1].question.key not in settings.mixed]
    for start in range(SPREAD):
        for moves, seat, chosen in given[start::SPREAD]:
            if late():
                return
            doubt = _doubt(seat, chosen, moves, settings)
            if doubt is not None:
                yield doubt


def _given(match: Match, guide: Guide, seats: Collection[int]) -> Iterator[tuple[int, Seat, Option]]:
    """The answers of these seats that were a choice, each with the seat as it was then."""
    past = match.at(0)
    for moves, (who, chosen) in enumerate(unwind(match.answers)):
        question = past.question(who) if who in seats else None
        if question is not None and len(question.options) > 1:
            yield moves, Seat(past.clone(), who, guide), chosen
        past.play(who, chosen)


def _doubt(seat: Seat, chosen: Option, moves: int, settings: Settings) -> _Doubt | None:
    root = SearchBot(f"review {moves}", settings).think(seat)
    means = {option: node.worth / node.visits for (_, option), node in root.next.items() if node.visits}
    better = max(means, key=lambda option: (root.next[seat.question.key, option].visits, means[option]))
    if better == chosen:
        return None
    return _Doubt(means[better] - means.get(chosen, root.mean), moves, seat, chosen, better)


def _compared(doubt: _Doubt, guide: Guide) -> Moment | None:
    """Both answers played on, deal by deal."""
    settings, seat, dice = BRIEF.fitted(guide.search), doubt.seat, Random(f"compare {doubt.moves}")
    ways = {
        option: Ahead(seat.number, seat.question.key, guide, settings, dice)
        for option in (doubt.chosen, doubt.better)
    }
    came: dict[Option, list[float]] = {option: [] for option in ways}
    for _ in range(DEALS):
        deal = seat.think_through(dice)
        for option, ahead in ways.items():
            guess = deal.clone()
            guess.play(seat.number, option)
            came[option].append(ahead.play(guess)[seat.number])
    ahead_by = [b - a for a, b in zip(came[doubt.chosen], came[doubt.better], strict=True)]
    gain = fmean(ahead_by)
    if gain < max(LEAST, CLEAR * stdev(ahead_by) / sqrt(DEALS)):
        return None
    share = fmean(came[doubt.chosen])
    return Moment(doubt.moves, seat.number, doubt.chosen, doubt.better, share, share + gain)
