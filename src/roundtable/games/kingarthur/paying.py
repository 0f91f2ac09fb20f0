"""What can be paid with what: knights for an adversary, adversaries for an adventure.

Every answer here depends on a few cards only, so it is worked out once and remembered.
Choices are distinct sets of card kinds: two equal cards never make two choices.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations

from roundtable.kernel import without

from .cards import ADVENTURES, DOUBLE_OF, KNIGHTS, MERLIN, POWER, Adversaries, Knights, Slot, place, worth

Thrift = tuple[int, int, Knights]  # payments are offered in this order: Merlins last, then few cards first


@lru_cache(1 << 16)
def payments(hand: Knights, power: int, strict: bool = False) -> tuple[Knights, ...]:
    """[2] Knights of one colour, Merlins joining any (KA-10), as many as the power. A player may overpay
    if they cannot make the number exactly with that colour alone (KA-11); change is lost (KA-12)."""
    merlins = hand.count(MERLIN)
    found = {
        choice
        for colour, double in DOUBLE_OF.items()
        for choice in _of_colour(colour, hand.count(colour), hand.count(double), merlins, power)
    }
    if strict:  # the strict form of KA-11: no overpaying if any exact payment is in hand
        found = {choice for choice in found if _strength(choice[-1]) == power} or found
    return tuple([knights for _, _, knights in sorted(found)])


@cache
def _of_colour(colour: str, one: int, two: int, merlins: int, power: int) -> tuple[Thrift, ...]:
    """The payments that this many knights of a colour can make."""
    double, found = DOUBLE_OF[colour], []
    for singles, doubles, joining in _mixes(one, two, merlins, power):
        knights = (colour,) * singles + (double,) * doubles + (MERLIN,) * joining
        found.append((joining, len(knights), knights))
    return tuple(found)


@lru_cache(1 << 16)
def payable_powers(hand: Knights) -> frozenset[int]:
    """The powers for which this hand has any payment at all."""
    number, merlins = hand.count, hand.count(MERLIN)
    return _NONE.union(*[_powers(number(one), number(two), merlins) for one, two in DOUBLE_OF.items()])


@cache
def _powers(singles: int, doubles: int, merlins: int) -> frozenset[int]:
    """The powers for which this many knights of one colour have any payment."""
    powers = range(1, 2 * max(POWER.values()) + 1)
    return frozenset([power for power in powers if _mixes(singles, doubles, merlins, power)])


_NONE: frozenset[int] = frozenset()


@cache
def beatable(payable: frozenset[int]) -> Adversaries:
    """The adversaries for whose power there is a payment, as they lie in a row."""
    return tuple(sorted([card for card, power in POWER.items() if power in payable], key=place))


@cache
def _mixes(singles: int, doubles: int, merlins: int, power: int) -> tuple[tuple[int, int, int], ...]:
    """How many singles, doubles and Merlins make the power: exactly; or by doubles alone with one to spare,
    if singles and doubles, Merlins left aside, cannot make it exactly."""
    exact = [
        (power - 2 * d - m, d, m)
        for m in range(min(merlins, power) + 1)
        for d in range(min(doubles, (power - m) // 2) + 1)
        if power - 2 * d - m <= singles
    ]
    needed = (power + 1) // 2
    if doubles >= needed and all(m for _, _, m in exact):
        exact.append((0, needed, 0))
    return tuple(exact)


def _strength(knights: Knights) -> int:
    return sum([KNIGHTS[knight].strength for knight in knights])


@lru_cache(1 << 16)
def within_reach(cards: Adversaries) -> frozenset[str]:
    """[3] The adventures whose condition these adversaries can meet."""
    return frozenset([name for name in ADVENTURES if _can_meet(cards, name)])


def _can_meet(cards: Adversaries, name: str) -> bool:
    _, total, counts, sets = ADVENTURES[name]
    if total is not None:
        return sum(map(counts.__getitem__, cards)) >= total
    for slots in sets:  # for every adventure and every hand of cards: with any() and all() it takes longer
        for slot, number in _demands(slots):
            if sum(map(slot.__contains__, cards)) < number:
                break
        else:
            return True
    return False


@cache
def _demands(slots: tuple[Slot, ...]) -> tuple[tuple[Slot, int], ...]:
    """Slots can be filled if every group of them finds as many cards as it has slots (Hall's theorem).
    A group that falls apart into slots without a card in common asks nothing that its parts do not."""
    asked: dict[Slot, int] = {}
    for size in range(1, len(slots) + 1):
        for group in combinations(slots, size):
            united = Slot().union(*group)
            if size == 1 or sum(map(len, group)) > len(united):
                asked[united] = size
    return tuple(asked.items())


@lru_cache(1 << 14)
def progress(cards: Adversaries, adventure: str) -> tuple[tuple[int, ...], ...]:
    """[3] How far these adversaries go towards an adventure: what they count towards its total, or of each
    set of slots which are filled (1) and which are not (0), as many as can be at once."""
    _, total, counts, sets = ADVENTURES[adventure]
    if total is not None:
        return ((min(total, sum(map(counts.__getitem__, cards))),),)
    return tuple([_filled(slots, cards) for slots in sets])


def _filled(slots: tuple[Slot, ...], cards: Adversaries) -> tuple[int, ...]:
    """Slot by slot, those that few cards fit first; a card gives way if its slot finds another."""
    held: dict[int, int] = {}  # the place of a card -> the slot that it fills

    def fill(slot: int, tried: set[int]) -> bool:
        for at, card in enumerate(cards):
            if card in slots[slot] and at not in tried:
                tried.add(at)
                if at not in held or fill(held[at], tried):
                    held[at] = slot
                    return True
        return False

    for slot in sorted(range(len(slots)), key=lambda slot: len(slots[slot])):
        fill(slot, set())
    return tuple([int(slot in held.values()) for slot in range(len(slots))])


@lru_cache(1 << 14)
def offers(cards: Adversaries, adventure: str, strict: bool = False) -> tuple[Adversaries, ...]:
    """[3] The sets of adversaries that pay for an adventure, the cheapest first. Overpaying a total is
    allowed while no card in the set is superfluous (KA-13)."""
    found = set(_offers(cards, adventure))
    total = ADVENTURES[adventure].total
    if strict and total is not None:  # the strict form of KA-13: overpay only if it cannot be met exactly
        found = {offer for offer in found if worth(offer) == total} or found
    return tuple(sorted(found, key=lambda offer: (worth(offer), len(offer), offer)))


def _offers(cards: Adversaries, name: str) -> Iterator[Adversaries]:
    _, total, counts, sets = ADVENTURES[name]
    if total is not None:
        usable = [card for card in cards if counts[card]]
        piles = Counter(sorted(usable, key=lambda card: (-POWER[card], card)))
        yield from _reaching(total, list(piles.items()), worth(tuple(usable)))
    for slots in sets:
        yield from _filling(slots, cards)


def _reaching(total: int, piles: list[tuple[str, int]], left: int) -> Iterator[Adversaries]:
    """Sets worth the total in which no card is superfluous, from piles of equal cards, strongest first:
    taken in that order, a set is complete with the card that reaches the total. `left`: their worth."""
    if left < total:
        return
    (card, number), rest = piles[0], piles[1:]
    value = POWER[card]
    for taken in range(number, -1, -1):
        missing = total - value * taken
        if missing > 0:
            for more in _reaching(missing, rest, left - value * number):
                yield tuple(sorted((card,) * taken + more))
        elif missing > -value:
            yield (card,) * taken


@lru_cache(1 << 14)
def _filling(slots: tuple[Slot, ...], cards: Adversaries) -> frozenset[Adversaries]:
    """Sets with one card for each slot; no card fills two (KA-15)."""
    if not slots:
        return frozenset([()])
    found: set[Adversaries] = set()
    if not any([slot.isdisjoint(cards) for slot in slots]):
        for card in slots[0].intersection(cards):
            for more in _filling(slots[1:], without(cards, (card,))):
                found.add(tuple(sorted((card, *more))))
    return frozenset(found)
