"""What evil may bring: the price of each black card as the table stands, and of one that nobody knows."""

from __future__ import annotations

from roundtable.kernel.reading import once

from ..cards import (
    BLACK,
    BLACK_KNIGHT,
    BLACK_KNIGHT_CARDS,
    COMBATS,
    DRAGON,
    EFFECTS,
    EXCALIBUR,
    HOLY_GRAIL,
    LANCELOT,
    LANCELOT_CARDS,
    QUESTS,
    WARS,
)
from .prospects import Prospects

NUMBER = sum(BLACK.values())


@once
def black_price(p: Prospects) -> float:
    """What the next black card costs: the one that the player knows, or an average one."""
    top = p.table["black_deck"]["top"]
    if top:
        return card_price(p, top[0])
    prices = sum(number * card_price(p, card) for card, number in BLACK.items())
    return p.weights.fear_of_black_cards * prices / NUMBER


@once
def card_price(p: Prospects, card: str) -> float:
    """What a black card costs the knights."""
    if card in BLACK_KNIGHT_CARDS:
        return nearer(p, BLACK_KNIGHT) - p.weights.card
    if card in LANCELOT_CARDS:
        quest = DRAGON if LANCELOT in p.table["finished"] else LANCELOT
        return nearer(p, quest) - p.weights.card if quest in p.open else p.engine_price()
    if card == EXCALIBUR:
        return nearer(p, card) + p.weights.step_of_excalibur if card in p.open else p.engine_price()
    if card in ("despair", "desolation"):
        return nearer(p, HOLY_GRAIL) + p.weights.despair if HOLY_GRAIL in p.open else p.engine_price()
    if card in WARS:
        return nearer(p, card)
    if card in ("mercenaries", "mordred"):
        return min(nearer(p, war) for war in WARS) + (card == "mordred")
    return _spell(p, card)


def _spell(p: Prospects, card: str) -> float:
    number = len(p.knights)
    away = sum(p.table["place"][seat] in p.open for seat in p.knights)
    return {
        "morgan-1": min(number, 3) * p.weights.card,
        "morgan-2": 3 * 1.3,
        "morgan-3": EFFECTS.morgan_engines * p.engine_price(),
        "morgan-4": sum(p.life_price(p.table["life"][seat]) for seat in p.knights),
        "morgan-5": number * p.weights.card,
        "darkforest": 1.5 if HOLY_GRAIL in p.open else p.engine_price(),
        "guinevere": 1.0 + 0.8 * away,
        "mist": 1.0 + p.swords_price(1),
        "vivien": 1.0,
    }[card]


@once
def nearer(p: Prospects, quest: str) -> float:
    """What one black card more costs at a quest: it comes nearer to being lost."""
    slots = QUESTS[quest].black or QUESTS[quest].warriors or 2 * QUESTS[quest].steps
    now = p.danger(quest)
    risk: float = min(1.0, now + 1 / slots) ** p.weights.power_of_danger - p.risk(quest)
    won = quest in COMBATS and p.table["laid"][quest] and p.chance(quest) > 0.7
    return p.price(quest) * risk * (0.5 if won else 1.0)
