"""What a seat cannot know, dealt again; and the list of all components, wherever they lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from roundtable.kernel import Chance, Viewer, without

from .cards import Knights
from .table import Table

TRIES = 100
Deal = dict[int, tuple[list[str], list[str]]]


def redeal(t: Table, viewer: Viewer, chance: Chance) -> None:
    """The order of the adversary supply, the knight supply and the others' hands are hidden. What the knight
    supply was made of when it was last shuffled is known to all, and so is how many cards every player has
    drawn from it and what they have played since; the viewer knows their own draws. Only a deal that agrees
    with all of this is made: it is guessed which of the played cards were drawn since the shuffle, and where
    no guess works out, they are taken as they were."""
    t.deck.sort()  # a deal depends on nothing that the viewer cannot know, not even by what is mixed
    chance.shuffle(t.deck)
    drawable = Counter(t.recycled) - Counter(() if viewer is None else t.fresh[viewer])
    others = [seat for seat in range(t.seats) if seat != viewer]
    held = {seat: t.hands[seat] + t.spent[seat] for seat in others}  # by each, at some time since the shuffle
    older = Counter([*t.supply, *chain.from_iterable(held.values())]) - drawable
    deal = None
    for attempt in range(TRIES, -1, -1):
        deal = deal or _deal(t, held, Counter(older), Counter(drawable), chance, surely=not attempt)
    assert deal is not None, "what was so can be dealt"
    for seat, (old, new) in deal.items():
        t.hands[seat] = tuple(sorted(without((*old, *new), t.spent[seat])))
        t.fresh[seat] = tuple(sorted(new))
    dealt = Counter(chain.from_iterable(new for _, new in deal.values()))
    t.supply = sorted((drawable - dealt).elements())
    chance.shuffle(t.supply)


def _deal(
    t: Table,
    held: dict[int, Knights],
    older: Counter[str],
    drawable: Counter[str],
    chance: Chance,
    surely: bool,
) -> Deal | None:
    """For each seat what it had before the shuffle and what it has drawn since; None if the cards that it
    has played do not work out. They surely do if every card drawn since the shuffle counts as such."""
    deal: Deal = {seat: ([], []) for seat in held}
    room = {seat: (len(cards) - len(t.fresh[seat]), len(t.fresh[seat])) for seat, cards in held.items()}
    for seat in held:
        drawn = Counter(t.fresh[seat])
        for card in t.spent[seat]:
            sources = [
                which
                for which, pool in enumerate((older, drawable))
                if pool[card] and len(deal[seat][which]) < room[seat][which]
            ]
            if surely:
                sources = [int(drawn[card] > 0)]
                drawn[card] -= 1
            if not sources:
                return None
            which = chance.pick(sources)
            (older, drawable)[which][card] -= 1
            deal[seat][which].append(card)
    for which, pool in enumerate((older, drawable)):
        rest = sorted(pool.elements())
        chance.shuffle(rest)
        for seat, dealt in deal.items():
            missing = room[seat][which] - len(dealt[which])
            dealt[which].extend(rest[:missing])
            del rest[:missing]
    return deal


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
