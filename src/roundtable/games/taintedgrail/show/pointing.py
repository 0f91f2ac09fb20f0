"""At which pieces an option points, so that people can point at them instead of reading a list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..journal import action_costs
from .labels import FIGHT, SEATS

HAND = ("enc.discard", "fight.keep", "discard.which")
PLACES = ("ward.out", "join.where")
ON_MAP = ("day.what", "guardian.which", *PLACES)  # what is answered on the map
CHOOSING = ("hero.choose", "dying.successor")
SOME_ITEMS = ("item.lose", "dying.keep")


def touches(key: str, option: Any) -> tuple[str, ...]:
    """The pieces that an option points at, by their refs."""
    refs = POINTED.get(key)
    return refs(option) if refs and option is not None else ()


def _deed(option: Any) -> tuple[str, ...]:
    what, *about = option
    if what == action_costs.TRAVEL:
        return (f"place/{about[0]}",)
    return (f"hero/{about[0]}",) if what == action_costs.TRADE else ()


def _act(option: Any) -> tuple[str, ...]:
    what, *about = option
    if what == "lay":
        return (f"hand/{about[0]}",)
    if what != "use":
        return ()
    name, _, place = about
    if place >= 0:
        return (f"sequence/{place}",)
    return (name,) if name.startswith(("item/", "secret/")) else ()


def _gift(option: Any) -> tuple[str, ...]:
    kind, what, _ = option
    return () if kind == "goods" else (f"{kind}/{what}",)


def _change(option: Any) -> tuple[str, ...]:
    way, _, card = option
    return (f"{'deck' if way == 'leave' else 'spare'}/{card}",)


def _split(option: Any) -> tuple[str, ...]:
    """Each token of those who pay or get it; that all have the same needs no counting."""
    if len(set(option)) == 1:
        return ()
    return tuple([f"purse/{at}" for at, part in enumerate(option) for _ in range(abs(part or 0))])


def _one(kind: str) -> Callable[[Any], tuple[str, ...]]:
    """The option is what the piece is called."""
    return lambda name: (f"{kind}/{name}",)


POINTED: dict[str, Callable[[Any], tuple[str, ...]]] = {
    "day.what": _deed,
    **dict.fromkeys(FIGHT, _act),
    **dict.fromkeys(SEATS, _one("hero")),
    **dict.fromkeys(HAND, _one("hand")),
    **dict.fromkeys(PLACES, _one("place")),
    "verse.choice": lambda option: (f"choice/{option[1]}",),
    **dict.fromkeys(CHOOSING, _one("character")),
    "guardian.which": _one("guardian"),
    "item.drop": _one("item"),
    **dict.fromkeys(SOME_ITEMS, lambda items: tuple([f"item/{item}" for item in items])),
    "enc.gear": lambda ref: (ref,),
    "trade.what": _gift,
    "deck.change": _change,
    "share.how": _split,
}
