"""[Phase 2] What a loyal knight thinks a deed is worth: he goes where his cards help most and comes home
for more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..cards import CAMELOT, COMBATS, EXCALIBUR, FIGHTS, GRAIL, HOLY_GRAIL, MERLIN, NUMBERS, SOLO, WARS
from ..talk import GOING, HELP, SUSPECT
from .black_cards import nearer
from .prospects import Prospects, life_worth
from .suspicion import suspicion
from .weights import W

ACCUSED, SUSPECTED = 0.45, 0.3  # how likely a traitor must be to be accused, or spoken of
UNMASKED, WRONGED = 14.0, 9.0  # what a right accusation is worth, and what a wrong one costs


def deed(p: Prospects, what: str, about: Any = None) -> float:
    return DEEDS[what](p, about)


def keep(p: Prospects, card: str) -> float:
    """What a card is worth in hand."""
    if card in FIGHTS:
        return 0.6 + 0.15 * FIGHTS[card] - 0.1 * p.held[card]
    if card == GRAIL:
        return 0.9 if HOLY_GRAIL in p.open else 0.3
    return 2.5 if card == MERLIN else 2.0


# -- moving, drawing, playing ----------------------------------------------------------------------------


def move(p: Prospects, place: str) -> float:
    """Where his cards promise most; home when they promise nothing here."""
    if place == CAMELOT:
        return W["home"] * draw(p) - _left_behind(p)
    return p.promise(place) - _left_behind(p)


def _left_behind(p: Prospects) -> float:
    """What he gives up where he is."""
    if p.home():
        return 0.0
    laid = len(p.table["laid"][p.place]) if p.place in SOLO else 0
    return laid + (W["leave"] if p.useful(p.place) else 0.0)


def draw(p: Prospects) -> float:
    """The fewer he has, the more cards are worth."""
    number = len(p.hand)
    return W[f"draw{0 if number < 4 else 1 if number < 7 else 2 if number < 10 else 3}"]


def quest(p: Prospects, card: str) -> float:
    """What he can do where he stands."""
    if card == "draw":
        return draw(p)
    if card == "engine":
        strength = sum(FIGHTS[face] for face in p.hand if face in FIGHTS)
        return 0.7 * p.engine_price() - W["strike"] if strength >= NUMBERS.die_faces - 1 else -1.0
    if p.place in COMBATS and card not in p.best_set(p.place):
        return -0.5
    price = W["cost"] * keep(p, card) if p.place == EXCALIBUR else p.card_price()
    return p.card_worth(p.place) - price + 0.02 * FIGHTS.get(card, 0)


def sacrifice(p: Prospects, about: None) -> float:
    """A life for a second action, if that is worth it."""
    if p.life < 2:
        return -1.0
    done = (*p.table["deeds"], *p.table["used"])
    ways = [] if "quest" in done else [_best_play(p)]
    if "move" not in done:
        ways += [move(p, place) for place in p.open if place != p.place]
    return max(ways, default=0.0) - p.life_price() - W["sacrifice"]


def _best_play(p: Prospects) -> float:
    if p.home():
        return draw(p) if len(p.hand) < NUMBERS.full_hand else 0.0
    return p.card_worth(p.place) - p.card_price() if p.useful(p.place) else 0.0


# -- special cards, healing ------------------------------------------------------------------------------


def special(p: Prospects, card: str) -> float:
    if card == MERLIN:
        return merlin_worth(p) - W["merlin"] / (1 if p.held[MERLIN] < 2 else 2)
    if card == "lady":
        return (
            p.card_worth(EXCALIBUR) - W["card"] if EXCALIBUR in p.open else life_worth(p.life, 2) - W["card"]
        )
    if card == "piety":
        return piety(p) - W["card"]
    return {
        "reinforcements": 2.0,
        "fate": 2.0,
        "convocation": 0.8,
        "heroism": heroism(p),
        "clairvoyance": 0.9,
        "messenger": -0.5,
    }[card]


def piety(p: Prospects) -> float:
    others = sum(life_worth(p.table["life"][seat], 1) for seat in p.knights if seat != p.me)
    return max(life_worth(p.life, 3), others)


def heroism(p: Prospects) -> float:
    near = [quest for quest in p.open if p.need(quest) <= 2 and p.success(quest) > 0.7]
    return W["sword"] - 2.0 if near else -0.5


def merlin_worth(p: Prospects) -> float:
    """The most that one Merlin could do now."""
    wars = [merlin_use(p, "warrior", war) for war in WARS if p.table["warriors"][war]]
    cards = [merlin_use(p, "card", quest) for quest in p.open if p.table["dark"][quest]]
    engine = [p.engine_price()] if p.table["engines"] else []
    return max([*wars, *cards, *engine])


def merlin_use(p: Prospects, what: str, where: str = "") -> float:
    if what == "engine":
        return p.engine_price()
    return nearer(p, where) + (W["stepg"] if where == HOLY_GRAIL else 0.0)


def heal(p: Prospects, card: str) -> float:
    return life_worth(p.life, 1) - NUMBERS.same_cards_to_heal * W["cost"] * keep(p, card)


# -- the others ------------------------------------------------------------------------------------------


def accuse(p: Prospects, seat: int) -> float:
    """On what everybody has seen: a wrong accusation turns a white sword."""
    guilt = suspicion(p).get(seat, 0.0)
    return guilt * UNMASKED - (1 - guilt) * WRONGED if guilt > ACCUSED else -9.0


def phrase(p: Prospects) -> tuple[str, ...] | None:
    """What he has to say: whom he suspects, where help is needed, where he will go."""
    guilt, seat = max(((guilt, seat) for seat, guilt in suspicion(p).items()), default=(0.0, 0))
    if guilt > SUSPECTED:
        return SUSPECT, f"seat-{seat}"
    if not p.home() and p.place not in SOLO:
        lacking = p.need(p.place) > p.useful(p.place) + p.supply(p.place)
        return (HELP, p.place) if lacking and p.success(p.place) > W["hope"] else None
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
