"""How likely a combat is to be won, from what the viewer knows: the cards of the box, less those in sight."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

from ..cards import BLACK, BLACK_KNIGHT, BLACK_KNIGHT_CARDS, LANCELOT_CARDS, black_value
from .places import sums

Table = dict[str, Any]  # of a view


def chance_to_beat(table: Table, quest: str, total: int) -> Fraction:
    """In how many of the cases that the viewer can think of the black cards are worth less than that."""
    _, black, unknown = sums(table, quest)
    hands = list(combinations(_unseen(table, quest), unknown))
    beaten = sum([black + sum(hand) < total for hand in hands])
    return Fraction(beaten, len(hands)) if hands else Fraction(0)


def _unseen(table: Table, quest: str) -> list[int]:
    """What the cards count that may lie there face down."""
    kind = BLACK_KNIGHT_CARDS if quest == BLACK_KNIGHT else LANCELOT_CARDS
    pile = table["black_deck"]
    known = [*pile["top"], *pile["bottom"][: pile["count"] - len(pile["top"])], *table["drawn"]]
    seen = Counter([*known, *[face for row in table["dark"].values() for face in row]])
    return [black_value(card, quest) for card in kind for _ in range(BLACK[card] - seen[card])]
