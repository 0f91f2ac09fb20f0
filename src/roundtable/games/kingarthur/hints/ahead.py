"""What a search needs to know of the game: how the seats stand, and how one plays on without much thought.

Both look at a guess, so that they may read the whole table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Any

from roundtable.kernel import Asking, Dice, Options

from ..cards import KNIGHTS, MERLIN, POWER, Adversaries
from ..table import Table
from .judging import KNIGHT, PLENTY, gain, prospect

# What a match between squires showed of who wins (150 matches): points at the end for what one has now.
STRENGTH = 1.2  # for each strength of a knight in hand
JOKER = 0.5  # for a Merlin, besides
HELD = 0.8  # for an adversary, besides its own points
BEGUN = 0.4  # of what the adventures promise
SPREAD = 5.0  # a lead of this many points makes a seat e times as likely to win

SEARCH = {"cycles": 2, "answers": 14, "warmth": 3.0, "even": 0.5}


def chances(t: Table) -> Sequence[float]:
    """How likely each seat is to win, as the table lies."""
    standing = [
        t.score(seat)
        + STRENGTH * sum([KNIGHTS[card].strength for card in t.hands[seat]])
        + JOKER * t.hands[seat].count(MERLIN)
        + HELD * len(t.defeated[seat])
        + BEGUN * _prospect(t.defeated[seat], tuple(t.adventures))
        for seat in range(t.seats)
    ]
    top = max(standing)
    shares = [exp((points - top) / SPREAD) for points in standing]
    whole = sum(shares)
    return [share / whole for share in shares]


@lru_cache(1 << 16)
def _prospect(cards: Adversaries, adventures: tuple[str, ...]) -> float:
    return prospect(adventures, cards)


def quick(t: Table, seat: int, asking: Asking, options: Options, dice: Dice) -> Any:
    """The adversary that helps most; the adventure that gains most; the cheapest payment and all the cards
    that may be drawn, which are offered first."""
    mine: Adversaries = t.defeated[seat]
    if asking.key == "challenge.which":
        return _challenge(t, seat, mine, options)
    if asking.key == "adventure.which":
        return max(options[:-1], key=lambda name: gain(mine, str(name)))
    return options[0]


def _challenge(t: Table, seat: int, mine: Adversaries, options: Options) -> Any:
    adventures = tuple(t.adventures)
    now, price = _prospect(mine, adventures), KNIGHT * max(0.1, 1 - len(t.hands[seat]) / PLENTY)
    best, most = None, 0.0
    for option in options[:-1]:
        way, card = option if isinstance(option, tuple) else ("", option)
        more = _prospect(tuple(sorted((*mine, card))), adventures) - now  # type: ignore[type-var]
        more += POWER[card] * (1 - price * (2 if way == "double" else 1))  # type: ignore[index]
        if more > most:
            best, most = option, more
    return best
