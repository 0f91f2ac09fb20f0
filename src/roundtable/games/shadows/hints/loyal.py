"""[Phase 2] What a loyal knight thinks a deed is worth: they go where their cards help most and come home
for more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel.reading import once

from ..cards import (
    CAMELOT,
    COMBATS,
    EFFECTS,
    EXCALIBUR,
    FIGHTS,
    GRAIL,
    HOLY_GRAIL,
    MERLIN,
    NUMBERS,
    SOLO,
    WARS,
)
from ..talk import GOING, HELP, SUSPECT
from .black_cards import black_price, nearer
from .prospects import Prospects
from .suspicion import suspicion


def deed(p: Prospects, what: str, about: Any = None) -> float:
    return DEEDS[what](p, about)


def evil(p: Prospects, what: str) -> float:
    """What it costs to let evil do this."""
    if what == "draw":
        return -black_price(p)
    return -p.engine_price() if what == "engine" else -p.life_price()


@once
def keep(p: Prospects, card: str) -> float:
    """What a card is worth in hand."""
    if card in FIGHTS:
        return 0.6 + 0.15 * FIGHTS[card] - 0.1 * p.held[card]
    if card == GRAIL:
        return 0.9 if HOLY_GRAIL in p.open else 0.3
    return 2.5 if card == MERLIN else 2.0


# -- moving, drawing, playing ----------------------------------------------------------------------------


def move(p: Prospects, place: str) -> float:
    """Where the player's cards promise most; home when they promise nothing here."""
    if place == CAMELOT:
        return p.weights.share_of_drawing_at_home * draw(p) - _left_behind(p)
    return p.promise(place) - _left_behind(p)


def _left_behind(p: Prospects) -> float:
    """What the player gives up where they are."""
    if p.home():
        return 0.0
    laid = len(p.table["laid"][p.place]) if p.place in SOLO else 0
    return laid + (p.weights.leaving_undone if p.useful(p.place) else 0.0)


@once
def draw(p: Prospects) -> float:
    """The fewer one has, the more cards are worth."""
    number, weights = len(p.hand), p.weights
    if number < 4:
        return weights.draw_below_4_cards
    if number < 7:
        return weights.draw_below_7_cards
    return weights.draw_below_10_cards if number < 10 else weights.draw_with_more_cards


def quest(p: Prospects, card: str) -> float:
    """What the player can do where they stand."""
    if card == "draw":
        return draw(p)
    if card == "engine":
        strength = sum(FIGHTS[face] for face in p.hand if face in FIGHTS)
        if strength < NUMBERS.die_faces - 1:
            return -1.0
        return 0.7 * p.engine_price() - p.weights.fight_with_an_engine
    if p.place in COMBATS and card not in p.best_set(p.place):
        return -0.5
    price = p.weights.share_of_a_played_card * keep(p, card) if p.place == EXCALIBUR else p.card_price()
    return p.card_worth(p.place) - price + 0.02 * FIGHTS.get(card, 0)


def sacrifice(p: Prospects, about: None) -> float:
    """A life for a second action, if that is worth it."""
    if p.life < 2:
        return -1.0
    done = (*p.table["deeds"], *p.table["used"])
    ways = [] if "quest" in done else [_best_play(p)]
    if "move" not in done:
        ways += [move(p, place) for place in p.open if place != p.place]
    return max(ways, default=0.0) - p.life_price() - p.weights.sacrifice


def _best_play(p: Prospects) -> float:
    if p.home():
        return draw(p) if len(p.hand) < NUMBERS.full_hand else 0.0
    return p.card_worth(p.place) - p.card_price() if p.useful(p.place) else 0.0


# -- special cards, healing ------------------------------------------------------------------------------


def special(p: Prospects, card: str) -> float:
    if card == MERLIN:
        return merlin_worth(p) - p.weights.merlin / (1 if p.held[MERLIN] < 2 else 2)
    if card == "lady":
        worth = p.card_worth(EXCALIBUR) if EXCALIBUR in p.open else p.life_worth(p.life, EFFECTS.lady_life)
        return worth - p.weights.card
    if card == "piety":
        return piety(p) - p.weights.card
    return {
        "reinforcements": 2.0,
        "fate": 2.0,
        "convocation": 0.8,
        "heroism": heroism(p),
        "clairvoyance": 0.9,
        "messenger": -0.5,
    }[card]


def piety(p: Prospects) -> float:
    others = sum(p.life_worth(p.table["life"][seat], 1) for seat in p.knights if seat != p.me)
    return max(p.life_worth(p.life, 3), others)


def heroism(p: Prospects) -> float:
    near = [quest for quest in p.open if p.need(quest) <= 2 and p.success(quest) > 0.7]
    return p.weights.white_sword - 2.0 if near else -0.5


@once
def merlin_worth(p: Prospects) -> float:
    """The most that one Merlin could do now."""
    wars = [merlin_use(p, "warrior", war) for war in WARS if p.table["warriors"][war]]
    cards = [merlin_use(p, "card", quest) for quest in p.open if p.table["dark"][quest]]
    engine = [p.engine_price()] if p.table["engines"] else []
    return max([*wars, *cards, *engine])


def merlin_use(p: Prospects, what: str, where: str = "") -> float:
    if what == "engine":
        return p.engine_price()
    return nearer(p, where) + (p.weights.despair if where == HOLY_GRAIL else 0.0)


def heal(p: Prospects, card: str) -> float:
    cards = NUMBERS.same_cards_to_heal * p.weights.share_of_a_played_card * keep(p, card)
    return p.life_worth(p.life, 1) - cards


# -- the others ------------------------------------------------------------------------------------------


def accuse(p: Prospects, seat: int) -> float:
    """On what everybody has seen: a wrong accusation turns a white sword."""
    guilt, weights = suspicion(p).get(seat, 0.0), p.weights
    if guilt <= (weights.guilt_to_accuse if p.belief is None else weights.belief_to_accuse):
        return -9.0
    return guilt * weights.right_accusation - (1 - guilt) * weights.wrong_accusation


def phrase(p: Prospects) -> tuple[str, ...] | None:
    """What the player has to say: whom they suspect, where help is needed, where they will go."""
    guilt, seat = max(((guilt, seat) for seat, guilt in suspicion(p).items()), default=(0.0, 0))
    if guilt > p.weights.guilt_to_speak:
        return SUSPECT, f"seat-{seat}"
    if not p.home() and p.place not in SOLO:
        lacking = p.need(p.place) > p.useful(p.place) + p.supply(p.place)
        return (HELP, p.place) if lacking and p.success(p.place) > p.weights.hope else None
    best = max((place for place in p.open), key=p.promise)
    return (GOING, best) if p.home() and p.promise(best) > 1.0 else None


def say(p: Prospects, about: None) -> float:
    """Only what is new."""
    words = phrase(p)
    return 0.05 if words and list(words) != list(p.table["talk"][p.me]) else -0.1


DEEDS: dict[str, Callable[[Prospects, Any], float]] = {
    "move": move,
    "ride": lambda p, place: move(p, place) + 0.1,
    "quest": quest,
    "special": special,
    "cast": lambda p, card: special(p, card) + 0.1,
    "heal": heal,
    "accuse": accuse,
    "sacrifice": sacrifice,
    "exchange": lambda p, seat: -0.2,
    "say": say,
    "leave": lambda p, about: -99.0,
    "end": lambda p, about: 0.0,
}
