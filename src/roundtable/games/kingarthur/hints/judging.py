"""What a sensible player thinks an option is worth, from what their seat sees. For bots, never for rules.

The scale is points at the end of the game. A knight is worth about a point: it is what a point costs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from roundtable.kernel import Question, without

from ..cards import ADVENTURES, KNIGHTS, MERLIN, POWER, worth
from ..paying import offers, within_reach

KNIGHT = 0.75  # what the first knight in hand is worth; each further one is worth less
PLENTY = 16  # with this many knights in hand, one more is worth nothing
SEALED = 0.75  # how much of an adversary one has who has put a seal on it


def value(view: dict[str, Any], question: Question, option: Any) -> float:
    """How good this answer looks; only the order of the answers to one question means anything."""
    table, seat = view["table"], view["viewer"]
    if question.key in ("adversaries.draw", "knights.draw"):
        return float(option)
    if question.key == "challenge.which":
        return _challenge(table, seat, option)
    if question.key == "challenge.pay":
        return _knights_kept(tuple(table["hands"][seat]), option)
    if question.key == "adventure.which":
        return 0.0 if option is None else gain(tuple(table["defeated"][seat]), option)
    return _cards_kept(table, tuple(table["defeated"][seat]), option)


def _challenge(table: dict[str, Any], seat: int, option: Any) -> float:
    price = KNIGHT * max(0.1, 1 - len(table["hands"][seat]) / PLENTY)
    if option is None:  # the player who does nothing may draw a second knight, if there is one
        return price if table["supply"] + len(table["discard"]) > 1 else 0.0
    way, card = option if isinstance(option, tuple) else ("", option)
    power = POWER[card]
    cost = price * power * (2 if way == "double" else 1)
    mine = tuple(table["defeated"][seat])
    gain = power + prospect(table["adventures"], (*mine, card)) - prospect(table["adventures"], mine)
    if way == "usual" and not completes(table, card):
        gain *= SEALED
    if way == "repeated":
        gain *= 1 - SEALED
    return gain - cost + 0.01 * power


def completes(table: dict[str, Any], card: str) -> bool:
    """Whether a seal on this card would seal its column."""
    column = next(column for column in table["columns"] if any(name == card for name, _ in column))
    return sum(seal is None for _, seal in column) == 1


def prospect(adventures: Iterable[str], cards: tuple[str, ...]) -> float:
    """What the adventures promise to the player who holds these cards: the best one now, a share of those
    begun."""
    cards = tuple(sorted(cards))
    reach = within_reach(cards)
    best = max((gain(cards, name) for name in adventures if name in reach), default=0.0)
    return best + 0.1 * sum(begun(cards, name) for name in adventures if name not in reach)


def gain(cards: tuple[str, ...], adventure: str) -> float:
    return ADVENTURES[adventure].value - worth(offers(cards, adventure)[0])


def begun(cards: tuple[str, ...], adventure: str) -> float:
    """How far an adventure is on its way, as a share of its value."""
    figures = ADVENTURES[adventure]
    if figures.total is not None:
        return figures.value * sum(figures.counts[card] for card in cards) / figures.total
    slots = max(figures.slots, key=len)
    return figures.value * sum(any(card in slot for card in cards) for slot in slots) / len(slots) / 2


def _knights_kept(hand: tuple[str, ...], payment: tuple[str, ...]) -> float:
    """Merlins are worth more than others, and knights of the strongest colour more than strays."""
    left = without(hand, payment)
    strength: dict[str | None, int] = {}
    for card in left:
        colour, power = KNIGHTS[card]
        strength[colour] = strength.get(colour, 0) + power
    return sum(strength.values()) + 0.5 * left.count(MERLIN) + 0.1 * max(strength.values(), default=0)


def _cards_kept(table: dict[str, Any], cards: tuple[str, ...], offer: tuple[str, ...]) -> float:
    left = without(cards, offer)
    return worth(left) + 0.5 * prospect(table["adventures"], left)
