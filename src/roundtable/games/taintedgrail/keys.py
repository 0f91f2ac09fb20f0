"""[Joined keys] Which halves of two neighbouring cards join, and what that yields: for the rules, for the
preview of every card in hand, and for bots."""

from __future__ import annotations

from dataclasses import dataclass

from .content.language import ATTRIBUTE_OF, Left, Right
from .marks import DOUBLED, IGNORED
from .table import Table

BOLT, VOID = "bolt", "void"


@dataclass(slots=True)
class Join:
    """What laying a card does by its keys: the joined rows, and symbols with how often each counts."""

    rows: tuple[str, ...]
    bonuses: tuple[tuple[str, str, int], ...]  # row, symbol, how often
    bolt: bool  # some joined key carries a bolt that is not cancelled


def before(t: Table) -> Right:
    """[Sequence] The conditions that the next card meets: the last card's, or the encounter's own."""
    if not t.sequence:
        return t.encounter().right
    return t.content.cards[t.sequence[-1][0]].right


def join(t: Table, seat: int, card: str, pay_magic: bool) -> Join:
    """[Joined keys] An attribute key needs the attribute, a magic key one magic, a free key nothing. The hero
    is the one who lays the card, no matter who laid the last."""
    left, right = t.content.cards[card].left, before(t)
    joined: list[str] = []
    bonuses: list[tuple[str, str, int]] = []
    bolt = False
    for row in left:
        if row in right and _joins(t, seat, row, right, pay_magic):
            joined.append(row)
            times = 1 + ((DOUBLED, row) in t.favours)
            for symbol, number in _symbols(row, left, right):
                bonuses.append((row, symbol, number * times))
                bolt |= symbol == BOLT
    return Join(tuple(joined), tuple(bonuses), bolt)


def with_bolt(t: Table, seat: int, ways: list[tuple[str, bool]]) -> list[tuple[str, bool]]:
    """Of cards, each with or without its magic key paid, those that would join a key with a bolt."""
    return [(card, pay) for card, pay in ways if join(t, seat, card, pay).bolt]


def _joins(t: Table, seat: int, row: str, right: Right, pay_magic: bool) -> bool:
    if row == "F":
        return True
    if row == "M":
        return pay_magic
    return (IGNORED, row) in t.favours or t.attr[seat][ATTRIBUTE_OF[row]] >= right[row]


def _symbols(row: str, left: Left, right: Right) -> list[tuple[str, int]]:
    """[Bonuses] Void on one half cancels the other; the free key's multiplier counts for everything except
    bolts."""
    symbols = left[row]
    if VOID in symbols or (row == "F" and right[row] == 0):
        return []
    times = right[row] if row == "F" else 1
    return [(symbol, 1 if symbol == BOLT else times) for symbol in symbols]


def joined_rows(t: Table, row: str) -> int:
    """[Joined attribute keys] Neighbouring pairs, the encounter included, whose halves both exist in this
    row, whatever the level (TG-9, TG-50)."""
    cards = t.content.cards
    rights = [t.encounter().right, *[cards[played[0]].right for played in t.sequence]]
    lefts = [cards[played[0]].left for played in t.sequence]
    return sum([row in left and row in right for left, right in zip(lefts, rights, strict=False)])


def joined_magic(t: Table) -> int:
    """[Joined magic keys] Those that were paid for and still lie."""
    return sum([played[4] for played in t.sequence])
