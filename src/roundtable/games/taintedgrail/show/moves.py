"""What moves on the table of Tainted Grail with an event, for any reader: heroes on the map, cards in
an encounter, and what is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel.scene import Move

from ..seen import Outlook
from ..table import Table
from . import pieces

Told = dict[str, Any]  # the figures of an event
HANDS, SEQUENCE = "zone:hands", "zone:sequence"


def moves(key: str, told: Told, view: dict[str, Any]) -> list[Move]:
    """What an event of the viewer's own story moves."""
    moved = MOVED.get(key)
    return [] if moved is None else moved(told, Outlook.of(view).t, view["viewer"])


def _before(seat: int) -> str:
    return f"seat:{seat}"


# -- the map ---------------------------------------------------------------------------------------------


def _hero(t: Table, seat: int, came: int, place: int) -> list[Move]:
    hero = pieces.hero(t.options["pack"], t.heroes[seat], seat)
    return [Move(hero, f"place/{came}", f"place/{place}")] if came != place else []


def _moved(told: Told, t: Table, me: int | None) -> list[Move]:
    ways = zip(told["seats"], told["came"], strict=True)
    return [move for seat, came in ways for move in _hero(t, seat, came, told["place"])]


def _swept(told: Told, t: Table, me: int | None) -> list[Move]:
    return _hero(t, told["seat"], told["came"], told["place"])


# -- cards -----------------------------------------------------------------------------------------------


def _laid(told: Told, t: Table, me: int | None) -> list[Move]:
    """From the hand, or in panic from the top of the deck; all hands are open, but only your own cards have
    a place of their own."""
    source = f"hand/{told['card']}" if told["seat"] == me else HANDS
    source = _before(told["seat"]) if told["top"] else source
    return [Move(pieces.card(t.options["pack"], told["card"]), source, SEQUENCE)]


def _drew(told: Told, t: Table, me: int | None) -> list[Move]:
    source = _before(told["seat"])
    return [Move(pieces.card(t.options["pack"], card), source, HANDS) for card in told["cards"]]


def _discarded(told: Told, t: Table, me: int | None) -> list[Move]:
    target = _before(told["seat"])
    return [Move(pieces.card(t.options["pack"], card), HANDS, target) for card in told["cards"]]


# -- what is found ---------------------------------------------------------------------------------------


def _found(told: Told, t: Table, me: int | None) -> list[Move]:
    """An item from the place where its finder is."""
    seat, thing, of = told["seat"], told["thing"], t.options["pack"]
    if t.place[seat] not in t.shown:
        return []
    piece = pieces.item(of, thing) if thing in t.content.items else pieces.secret(of, thing)
    return [Move(piece, f"place/{t.place[seat]}", _before(seat))]


MOVED: dict[str, Callable[[Told, Table, int | None], list[Move]]] = {
    "map.moved": _moved,
    "map.swept": _swept,
    "enc.laid": _laid,
    "enc.drew": _drew,
    "enc.discarded": _discarded,
    "item.gained": _found,
    "secret.gained": _found,
}
