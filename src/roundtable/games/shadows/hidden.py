"""What a seat cannot know, dealt again; and the list of all components, wherever they lie."""

from __future__ import annotations

from collections.abc import Iterator

from roundtable.kernel import Chance, Viewer
from roundtable.kernel import pack as packs

from .cards import (
    BLACK_KNIGHT,
    BLACK_KNIGHT_CARDS,
    DRAGON,
    LANCELOT,
    LANCELOT_CARDS,
    LOYAL,
    NUMBERS,
    WARS,
    WHITE,
)
from .sights import loyalty as seen_loyalty
from .table import Table


def redeal(t: Table, viewer: Viewer, chance: Chance) -> None:
    """Hidden are the piles, the others' hands, what lies face down, and loyalty."""
    lying, white = where_they_lie(t), sum(WHITE.values())
    packs.redeal(t, [card for card in lying if card < white], viewer, chance)
    packs.redeal(t, [card for card in lying if card >= white], viewer, chance, face_down(t))
    deal_loyalty(t, viewer, chance)


def where_they_lie(t: Table) -> list[int]:
    """Every card, place by place: their numbers follow the order in which they were shuffled, which nobody
    knows."""
    piles = (t.white_deck, t.white_discard, t.black_deck, t.black_discard, t.drawn, t.offered)
    rows = (*piles, *t.hands, *t.laid.values(), *t.dark.values(), t.in_force.values())
    return [card for row in rows for card in row]


def face_down(t: Table) -> dict[int, frozenset[str]]:
    """Where a card lies in a combat everybody sees what kind it is, if not its value."""
    kinds = {BLACK_KNIGHT: BLACK_KNIGHT_CARDS, LANCELOT: LANCELOT_CARDS, DRAGON: LANCELOT_CARDS}
    return {card: frozenset(kind) for quest, kind in kinds.items() for card in t.dark[quest]}


def deal_loyalty(t: Table, viewer: Viewer, chance: Chance) -> None:
    """Any player whose loyalty the viewer has not seen may be the traitor; or nobody, if cards were left
    over. As long as the game goes on a loyal knight is left, and everybody knows it."""
    known, left = seen_loyalty(t.loyalty, viewer, t), _is_loyal_left(t)
    hidden = [seat for seat, card in enumerate(t.loyalty) if card and not known[seat]]
    cards = sorted([t.loyalty[seat] for seat in hidden] + t.box)
    while True:
        chance.shuffle(cards)
        for seat, card in zip(hidden, cards, strict=False):
            t.loyalty[seat] = card
        if _is_loyal_left(t) or not left:
            break
    t.box = cards[len(hidden) :]


def _is_loyal_left(t: Table) -> bool:
    return any([t.loyalty[seat] == LOYAL for seat in t.living()])


def components(t: Table) -> Iterator[str]:
    """Every card and piece, wherever it lies."""
    yield from [t.faces[card] for card in where_they_lie(t)]
    yield from [card for card in (*t.loyalty, *t.box, *t.removed) if card]
    yield from t.unused
    yield from [knight for knight in t.knights if knight]
    yield from ["engine"] * (0 <= t.engines <= NUMBERS.engines)
    yield from ["swords"] * (t.number_of_swords() <= NUMBERS.swords)
    yield from [war for war in WARS if 0 <= t.warriors[war] <= 4]
    yield from t.relics
