"""[The traitor] What a hidden traitor thinks: they look loyal and give little, until harm pays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..cards import CAMELOT, COMBATS, FIGHTS, NUMBERS, SOLO
from ..talk import SUSPECT
from . import loyal
from .black_cards import black_price
from .loyal import draw, keep, phrase
from .prospects import Prospects
from .suspicion import suspected

UNTHINKABLE = -9.0  # what no loyal knight could do


def late(p: Prospects) -> bool:
    """Whether there is no need to hide any longer."""
    return bool(max(p.table["engines"], p.white + p.black) >= p.weights.open_treason_from)


def watched(p: Prospects) -> bool:
    """Whether the traitor must look loyal."""
    return not late(p) and suspected(p) > p.weights.guilt_to_hide


def evil(p: Prospects, what: str) -> float:
    """What hurts the knights most; a siege engine is noticed. The traitor keeps the mask on: if still hidden
    at the end, they turn two swords."""
    if watched(p):
        return {"draw": 0.0, "engine": -1.0, "life": 1.0 if p.life > 2 else -1.0, "unmask": -5.0}[what]
    engine = p.engine_price() - (0.0 if late(p) else p.weights.engine_is_noticed)
    harm = {"draw": black_price(p), "engine": engine, "life": -1.0, "unmask": -5.0}[what]
    return harm + _pretence(p, lambda: UNTHINKABLE if what == "unmask" else loyal.evil(p, what))


def deed(p: Prospects, what: str, about: Any = None) -> float:
    """The traitor gathers cards, takes the places where only one can fight, and plays there as badly as they
    can."""
    if watched(p) and what in ("quest", "move", "ride"):
        return loyal.deed(p, what, about)
    judge = DEEDS.get(what)
    harm = -1.0 if judge is None else judge(p, about)
    return harm + _pretence(p, lambda: loyal.deed(p, what, about))


def _pretence(p: Prospects, loyal_worth: Callable[[], float]) -> float:
    """What it is worth to do as a loyal knight would, to a traitor who hides."""
    return p.weights.hiding * loyal_worth() if p.weights.hiding and not late(p) else 0.0


def _quest(p: Prospects, card: str) -> float:
    if card == "draw":
        return draw(p) + 0.2
    if card == "engine":
        return -1.0
    return 0.5 - 0.05 * FIGHTS[card] if p.place in COMBATS else -0.1 - 0.1 * keep(p, card)


def _move(p: Prospects, place: str) -> float:
    if place == CAMELOT:
        return 0.6 if len(p.hand) < NUMBERS.full_hand - 2 and p.place not in SOLO else 0.0
    return 0.7 if p.home() and place in SOLO and len(p.hand) > 8 else -0.15


def _accuse(p: Prospects, seat: int) -> float:
    return 3.0 if late(p) and p.white else -9.0


def _say(p: Prospects, about: None) -> float:
    """Only what is new."""
    words = blame(p)
    return 0.05 if words and list(words) != list(p.table["talk"][p.me]) else -0.1


DEEDS: dict[str, Callable[[Prospects, Any], float]] = {
    "quest": _quest,
    "move": _move,
    "ride": _move,
    "accuse": _accuse,
    "say": _say,
    "heal": lambda p, card: -0.2,
    "special": lambda p, card: -0.3,
    "cast": lambda p, card: -0.3,
    "end": lambda p, about: 0.0,
}


def blame(p: Prospects) -> tuple[str, ...] | None:
    """The knight that a loyal player in this place would suspect; otherwise the one who has given least."""
    words = phrase(p)
    if words and words[0] == SUSPECT:
        return words
    given = p.table["record"]["quest"]
    others = [seat for seat in p.knights if seat != p.me]
    return (SUSPECT, f"seat-{min(others, key=lambda seat: given[seat])}") if late(p) and others else words
