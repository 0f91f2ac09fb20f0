"""The cards of King Arthur as pieces of a scene: figure, picture, colour, and what each is good for.

The pictures are names in the icon set of game-icons.net. Different pieces are few, so each is made once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

from roundtable.kernel.scene import Piece, Words

from ..cards import ADVENTURES, ADVERSARIES, FIGURES, KINDS, KNIGHTS

ICONS = {
    "knight": "mounted-knight",
    "double": "cavalry",
    "merlin": "wizard-face",
    "dark": "evil-moon",
    "enemy": "black-knight-helm",
    "monster": "minotaur",
    "dragon": "dragon-head",
    "grail": "holy-grail",
    "mountain": "mountaintop",
    "excalibur": "sword-in-stone",
    "beast": "beast-eye",
    "fisher": "fishing-boat",
    "tournament": "knight-banner",
    "robbers": "robber",
    "vikings": "viking-helmet",
    "seamonster": "sea-serpent",
    "saxons": "crossed-axes",
    "mark": "throne-king",
    "greenknight": "visored-helm",
    "treasure": "open-treasure-chest",
    "deck": "crossed-swords",
    "supply": "mounted-knight",
    "discard": "card-discard",
    "knights": "mounted-knight",
    "seals": "wax-seal",
    "score": "laurel-crown",
}
TINTS: dict[str, str] = {kind: FIGURES["adversaries"]["colours"][kind] for kind in KINDS}


@cache
def knight(card: str, count: int) -> Piece:
    """A knight in the viewer's hand."""
    colour, strength = KNIGHTS[card]
    what = "merlin" if colour is None else "double" if strength == 2 else "knight"
    return Piece(
        card, f"hand/{card}", count, strength, ICONS[what], tint=colour or "", text=Words(f"about-{what}")
    )


@cache
def face_up(card: str, seal: int | None, viewer: int | None) -> Piece:
    """An adversary in the layout. A challenge points at one without a seal, a repeated challenge at one with
    one's own; at another's seal nothing points."""
    if seal is None:
        return _adversary(card, f"layout/{card}")
    return _adversary(card, f"sealed/{card}" if seal == viewer else "", seats=(seal,))


@cache
def defeated(card: str, count: int, own: bool) -> Piece:
    """Adversaries before a player; the viewer's own can pay for an adventure."""
    return _adversary(card, f"defeated/{card}" if own else "", count)


def _adversary(card: str, ref: str, count: int = 1, seats: tuple[int, ...] = ()) -> Piece:
    kind, power = ADVERSARIES[card]
    return Piece(
        card, ref, count, power, ICONS[kind], TINTS[kind], seats, Words("about-adversary", {"power": power})
    )


@cache
def hidden(count: int) -> Piece:
    """Defeated adversaries that the viewer may only count (KA-9)."""
    return Piece(count=count, icon=ICONS["deck"], text=Words("about-hidden"))


@cache
def open_adventure(name: str) -> Piece:
    value = ADVENTURES[name].value
    return Piece(name, f"adventures/{name}", value=value, icon=ICONS[name], text=condition(name))


@cache
def taken_adventure(name: str) -> Piece:
    value = ADVENTURES[name].value
    text = Words("about-adventure", {"value": value, "condition": condition(name)})
    return Piece(name, value=value, icon=ICONS[name], text=text)


@cache
def pile(name: str, count: int, ref: str = "") -> Piece:
    return Piece(name, ref, count, icon=ICONS[name], text=Words(f"about-{name}"))


def condition(name: str) -> Words:
    """What an adventure asks for, in words, made from the figures."""
    figures = FIGURES["adventures"][name]
    if "total" not in figures:
        return _joined("condition-or", [_slots(slots) for slots in figures["slots"]])
    total, kinds = figures["total"], figures.get("kinds")
    if kinds is None:
        return Words("condition-total", {"total": total})
    return Words("condition-total-kind", {"total": total, "kind": Words(f"kinds-{kinds[0]}")})


def _slots(slots: list[dict[str, Any]]) -> Words:
    """One card for each slot; equal slots are counted."""
    if not any(slots):
        return Words("condition-cards", {"count": len(slots)})
    counted = Counter((slot.get("kind"), slot.get("least")) for slot in slots)
    return _joined("condition-and", [_times(_slot(*slot), count) for slot, count in counted.items()])


def _slot(kind: str | None, least: int | None) -> Words:
    if kind is None:
        return Words("slot-any") if least is None else Words("slot-least", {"least": least})
    of_kind = Words(f"kind-{kind}")
    return of_kind if least is None else Words("slot-kind-least", {"kind": of_kind, "least": least})


def _times(slot: Words, count: int) -> Words:
    return slot if count == 1 else Words("condition-times", {"slot": slot, "count": count})


def _joined(key: str, parts: Iterable[Words]) -> Words:
    first, *others = parts
    for other in others:
        first = Words(key, {"one": first, "other": other})
    return first
