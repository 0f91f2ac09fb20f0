"""Ratings by the model of Plackett and Luce, fitted to all placings at once.

Every bot has a strength, and the first place falls to each seat as often as its strength is a share of all
strengths; the second place likewise among those that are left, and so on. The fit is the likeliest one
(Hunter's MM algorithm): unlike a rating that is updated match by match it does not depend on their order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log10

Placings = tuple[tuple[str, ...], ...]  # who came first, second and so on; equals stand together
Field = tuple[tuple[str, int], ...]  # the bots that are still in a race, and how many seats each has

SCALE, MIDDLE = 400.0, 1500.0  # this many points are ten times the odds; the average of all bots
DOUBT = 0.5  # victories and defeats that each bot is given against an average one: nobody is infinitely good
TURNS, STILL = 1000, 1e-6


def ratings(
    counted: Mapping[Placings, int], bots: Sequence[str], begin: Mapping[str, float] | None = None
) -> dict[str, float]:
    """The rating of each bot, from how often the placings occurred; `begin` with ratings that are near."""
    picked, races = _stages(counted)
    strength = {bot: 10 ** ((begin[bot] - MIDDLE) / SCALE) if begin else 1.0 for bot in bots}
    for _ in range(TURNS):
        before, strength = strength, _likelier(strength, picked, races)
        if all(abs(strength[bot] / before[bot] - 1) < STILL for bot in bots):
            break
    points = {bot: SCALE * log10(strength[bot]) for bot in bots}
    average = sum(points.values()) / len(points)
    return {bot: MIDDLE + points[bot] - average for bot in bots}


def _likelier(strength: Mapping[str, float], picked: Counter[str], races: Counter[Field]) -> dict[str, float]:
    """One step towards the likeliest strengths."""
    weight = {bot: 2 * DOUBT / (strength[bot] + 1) for bot in strength}
    for there, times in races.items():
        share = times / sum([strength[bot] * n for bot, n in there])
        for bot, n in there:
            weight[bot] += share * n
    return {bot: (picked[bot] + DOUBT) / weight[bot] for bot in strength}


def _stages(counted: Mapping[Placings, int]) -> tuple[Counter[str], Counter[Field]]:
    """How often each bot took a place, and how often a place was taken by one of a field."""
    picked: Counter[str] = Counter()
    races: Counter[Field] = Counter()
    for placings, times in counted.items():
        left = Counter([bot for place in placings for bot in place])
        for place in placings[:-1]:  # the last place falls to the one that is left
            races[tuple(sorted(left.items()))] += times * len(place)
            for bot in place:
                picked[bot] += times
            left -= Counter(place)
    return picked, races
