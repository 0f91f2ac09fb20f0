"""What a tournament comes to: shares with intervals, a cross table, ratings, and whether each bot beats the
one before it. The unit is the deal: its matches are resampled together."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, variance
from typing import Any

from .ratings import Placings, ratings
from .statistics import Interval, wilson
from .summary import rounded
from .tournament import Played, Tournament

RESAMPLED = 1000  # times that the deals are drawn again, for the interval of a share
REFITTED = 100  # the same for ratings, which take longer
CAUTION = 2  # deals without a difference that are added to a test, so that three lucky ones prove nothing


@dataclass(frozen=True)
class Share:
    """How much one bot has won, in the line-ups of one contest."""

    bot: str
    against: tuple[str, ...]
    matches: int
    wins: float  # a victory shared by n seats counts 1/n for each of them
    share: float
    fair: float  # what it would win if all bots were alike
    wilson: Interval  # as if all matches were independent
    bootstrap: Interval  # with whole deals drawn again


@dataclass(frozen=True)
class Rating:
    points: float
    interval: Interval


@dataclass(frozen=True)
class Step:
    """Whether a bot beats the one that was named before it."""

    upper: str
    lower: str
    more: float  # how much more a seat of the upper one wins, as a share of all matches
    p: float | None  # of a lead like this or more if both were alike, one-sided; None for a single deal


@dataclass(frozen=True)
class Thinking:
    """Milliseconds of the processor for one choice."""

    median: float
    p95: float
    most: float


@dataclass(frozen=True)
class Standings:
    """How a tournament went. Equal tournaments have equal standings: time does not count."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    deals: int
    matches: int
    shares: tuple[Share, ...]
    steps: tuple[Step, ...]
    ratings: dict[str, Rating]
    cross: dict[str, dict[str, float]]  # how often the first came before the second; equals count half
    replaced: dict[str, int]  # why programs could not play to the end, and how often
    thinking: dict[str, Thinking] = field(compare=False)

    def as_json(self) -> dict[str, Any]:
        """The figures without times, so that the same seed gives the same text."""
        figures = asdict(self)
        del figures["thinking"]
        whole: dict[str, Any] = rounded(figures)
        return whole


def standings(tournament: Tournament, played: Sequence[Played]) -> Standings:
    """What the matches of a tournament come to."""
    there = {bot for match in played for bot in match.seats}
    bots = tuple(dict.fromkeys([*tournament.bots, *sorted(there)]))
    bots = tuple([bot for bot in bots if bot in there])
    return Standings(
        game=tournament.game,
        seats=tournament.seats,
        options=tournament.options,
        seed=tournament.seed,
        deals=len({match.deal for match in played}),
        matches=len(played),
        shares=tuple(_shares(tournament, played, bots)),
        steps=tuple([_step(played, *pair) for pair in zip(bots[1:], bots, strict=False)]),
        ratings=_ratings(played, bots),
        cross=_cross(played, bots),
        replaced=dict(sorted(Counter([fault for match in played for fault in match.faults]).items())),
        thinking=_thinking(played, bots),
    )


# -- shares ----------------------------------------------------------------------------------------------


def _shares(tournament: Tournament, played: Sequence[Played], bots: Sequence[str]) -> list[Share]:
    if tournament.mixed:
        others = {bot: tuple([other for other in bots if other != bot]) for bot in bots}
        return [_share(bot, others[bot], [match for match in played if bot in match.seats]) for bot in bots]
    return [
        _share(lineup[0], lineup[1:], [match for match in played if match.lineup == number])
        for number, lineup in enumerate(tournament.lineups)
    ]


def _share(bot: str, against: tuple[str, ...], played: Sequence[Played]) -> Share:
    blocks = by_deal(played, lambda match: match.won(bot))
    wins, matches = sum(map(sum, blocks)), len(played)
    fair = fmean([match.seats.count(bot) / len(match.seats) for match in played])
    return Share(bot, against, matches, wins, wins / matches, fair, wilson(wins, matches), _bootstrap(blocks))


def by_deal(played: Sequence[Played], figure: Callable[[Played], float]) -> list[list[float]]:
    """A figure of each match, the matches of a deal together."""
    blocks: dict[int, list[float]] = defaultdict(list)
    for match in played:
        blocks[match.deal].append(figure(match))
    return list(blocks.values())


def _bootstrap(blocks: Sequence[Sequence[float]]) -> Interval:
    """The 95 % interval of a mean when whole deals are drawn again."""
    dice = Random("bootstrap")
    whole = [(sum(block), len(block)) for block in blocks]
    means = []
    for _ in range(RESAMPLED):
        drawn = dice.choices(whole, k=len(whole))
        means.append(sum([won for won, _ in drawn]) / sum([n for _, n in drawn]))
    return _within(means)


def _within(figures: Sequence[float]) -> Interval:
    ordered = sorted(figures)
    cut = len(ordered) // 40
    return ordered[cut], ordered[-1 - cut]


# -- one bot against another -----------------------------------------------------------------------------


def _step(played: Sequence[Played], upper: str, lower: str) -> Step:
    """Matches in which both sit, if there are any; else the same deals against the same field."""
    direct = [match for match in played if upper in match.seats and lower in match.seats]
    leads = [
        won - lost
        for won, lost in zip(_a_seat(direct or played, upper), _a_seat(direct or played, lower), strict=True)
    ]
    return Step(upper, lower, fmean(leads), _chance(leads))


def _a_seat(played: Sequence[Played], bot: str) -> list[float]:
    """What a seat of a bot won in each deal, on average."""
    won = by_deal(played, lambda match: match.won(bot))
    seats = by_deal(played, lambda match: match.seats.count(bot))
    return [sum(mine) / (sum(sat) or 1) for mine, sat in zip(won, seats, strict=True)]


def _chance(leads: Sequence[float]) -> float | None:
    """How likely a mean lead like this is by luck alone: a one-sided test over the deals."""
    if len(leads) < 2:
        return None
    leads = [*leads, *[0.0] * CAUTION]
    error = sqrt(variance(leads) / len(leads))
    return 1 - NormalDist().cdf(fmean(leads) / error) if error else 0.5


def _cross(played: Sequence[Played], bots: Sequence[str]) -> dict[str, dict[str, float]]:
    better: Counter[tuple[str, str]] = Counter()  # halves, so that they stay whole numbers
    for placings, times in Counter([match.placings() for match in played]).items():
        for pair, halves in _pairs(placings).items():
            better[pair] += halves * times
    return {
        bot: {
            other: better[bot, other] / met
            for other in bots
            if other != bot and (met := better[bot, other] + better[other, bot])
        }
        for bot in bots
    }


def _pairs(placings: Placings) -> Counter[tuple[str, str]]:
    """How often each bot came before each other in one match, in halves: equals have one each."""
    found: Counter[tuple[str, str]] = Counter()
    for at, place in enumerate(placings):
        below = [bot for lower in placings[at + 1 :] for bot in lower]
        found.update([(bot, other) for bot in place for other in (*below, *below, *place)])
    return found


# -- ratings ---------------------------------------------------------------------------------------------


def _ratings(played: Sequence[Played], bots: Sequence[str]) -> dict[str, Rating]:
    blocks: dict[int, Counter[Placings]] = defaultdict(Counter)
    for match in played:
        blocks[match.deal][match.placings()] += 1
    deals, dice = list(blocks.values()), Random("ratings")
    whole = ratings(_together(deals), bots)
    drawn = [
        ratings(_together(dice.choices(deals, k=len(deals))), bots, begin=whole) for _ in range(REFITTED)
    ]
    return {bot: Rating(whole[bot], _within([points[bot] for points in drawn])) for bot in bots}


def _together(deals: Sequence[Counter[Placings]]) -> Counter[Placings]:
    whole: Counter[Placings] = Counter()
    for deal in deals:
        whole.update(deal)
    return whole


def _thinking(played: Sequence[Played], bots: Sequence[str]) -> dict[str, Thinking]:
    spent: dict[str, list[float]] = {bot: [] for bot in bots}
    for match in played:
        for bot, times in zip(match.seats, match.spent, strict=True):
            spent[bot] += times
    return {bot: _quantiles(sorted(times)) for bot, times in spent.items() if times}


def _quantiles(ordered: Sequence[float]) -> Thinking:
    last = len(ordered) - 1
    return Thinking(ordered[last // 2], ordered[-(-last * 19 // 20)], ordered[last])
