"""What a seat cannot know, dealt anew; and the list of all components, wherever they lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from roundtable.kernel import Chance, Viewer

from .table import Table


def redeal(t: Table, viewer: Viewer, chance: Chance) -> None:
    """Hidden are the order of the adversary supply, the knight supply and the others' hands. What the
    supply was made of when it was last shuffled is known to all, and to the viewer what he drew from it:
    the supply is dealt from what can still be there, the others' hands from the rest."""
    chance.shuffle(t.deck)
    others = [seat for seat in range(t.seats) if seat != viewer]
    unknown = Counter(t.supply)
    for seat in others:
        unknown.update(t.hands[seat])
    possible = Counter(t.recycled) - Counter(() if viewer is None else t.fresh[viewer])
    t.supply = _taken(sorted((possible & unknown).elements()), len(t.supply), chance)
    held = sorted((unknown - Counter(t.supply)).elements())
    chance.shuffle(held)
    drawn = possible - Counter(t.supply)
    for seat in others:
        hand = [held.pop() for _ in t.hands[seat]]
        t.hands[seat] = tuple(sorted(hand))
        t.fresh[seat] = tuple(sorted((Counter(hand) & drawn).elements()))
        drawn -= Counter(hand)


def _taken(cards: list[str], number: int, chance: Chance) -> list[str]:
    chance.shuffle(cards)
    return cards[:number]


def components(t: Table) -> Iterator[str]:
    """Every card and seal, wherever it lies."""
    for pile in (t.adventures, t.deck, t.out, t.supply, t.discard, *t.hands, *t.defeated, *t.taken):
        yield from pile
    for card, seal in t.face_up():
        yield card
        if seal is not None:
            yield f"seal of {seal}"
    for seat, number in enumerate(t.seals):
        yield from [f"seal of {seat}"] * number
