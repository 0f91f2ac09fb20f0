"""What a search needs to know of the game: how the seats stand, and how one plays on without much thought.

Both look at a guess, so that they may read the whole table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import exp
from typing import Any

from roundtable.kernel import Asking, Dice, Options, Question

from ..table import Table
from .judging import JUDGES
from .opened import drafting, opened

# What 4,500 matches between squires showed of who wins, as a round begins: the logarithm of the odds, by the
# spaces that a knight still has to go. Until the last few rounds a lead is worth very little.
LEFT = (
    (0, 4.2),
    (3, 2.4),
    (5, 1.7),
    (7, 1.3),
    (9, 1.0),
    (12, 0.65),
    (16, 0.2),
    (22, -0.25),
    (30, -0.5),
    (48, -1.2),
)
SPEAR = 0.35  # the same for a spear

SEARCH = {
    "lap": "round",
    "cycles": 1,
    "answers": 12,
    "warmth": 1.0,
    "even": 0.1,
    "explore": 0.2,
    "final": 0.95,
}


def chances(t: Table) -> Sequence[float]:
    """How likely each seat is to win, as the table lies."""
    finish = t.track.finish
    odds = [
        _odds(finish - at) * (ARMED if spears else 1.0) for at, spears in zip(t.at, t.spears, strict=True)
    ]
    whole = sum(odds)
    return [one / whole for one in odds]


ARMED = exp(SPEAR)


@cache
def _odds(left: int) -> float:
    """The odds of a knight that still has so far to go, in a straight line between the figures."""
    for (near, better), (far, worse) in pairwise(LEFT):
        if left <= far:
            return exp(better + (worse - better) * (left - near) / (far - near))
    return exp(LEFT[-1][1])


def quick(t: Table, seat: int, asking: Asking, options: Options, dice: Dice) -> Any:
    """What the hints think best, nearly; where they would weigh many options, the first that come to mind."""
    key = asking.key
    if key == "draft.ally":
        worth = drafting(t, seat, options)
        return max(zip(options, worth, strict=True), key=lambda one: one[1] + WHIM * dice.random())[0]
    if key == "merlin.look":
        return _next_clovers(t, seat, options)
    judge, seen, question = JUDGES[key], opened(t, seat), Question(key, options, asking.about_for(seat))
    if key == "dragon.where":
        options = _before_somebody(t, options)
    return max(options, key=lambda option: judge(seen, question, option))


WHIM = 1.0  # spaces by which an ally may seem better than it is


def _next_clovers(t: Table, seat: int, options: Options) -> Any:
    """The clovers that come next."""
    clovers = t.track.clovers
    ahead = [space for space in clovers if space > t.at[seat]][:3]
    looks = tuple(ahead) if len(ahead) == 3 else tuple(clovers[-3:])
    return looks if looks in options else options[0]


def _before_somebody(t: Table, options: Options) -> Options:
    """Right before a knight, where the dragon bars it most."""
    near = {at + 1 for at in t.at}
    return tuple([space for space in options if space in near]) or options[:1]
