"""The cards of King Arthur as pieces of a scene: figure, picture, colour, and what each is good for.

The pictures are names in the icon set of game-icons.net. Different pieces are few, so each is made once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from roundtable.kernel.scene import Need, Piece, Words

from ..cards import ADVENTURES, ADVERSARIES, FIGURES, KINDS, KNIGHTS, Adversaries
from ..paying import progress

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
    "fisher": "boat-fishing",
    "tournament": "knight-banner",
    "robbers": "hooded-assassin",
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
    "action-adversaries": "crossed-swords",
    "action-challenge": "black-knight-helm",
    "action-adventure": "scroll-unfurled",
    "action-knights": "mounted-knight",
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
    your own; at another's seal no option points."""
    return _adversary(card, layout_ref(card, seal, viewer), seats=() if seal is None else (seal,))


def layout_ref(card: str, seal: int | None, viewer: int | None) -> str:
    """By which ref an adversary lies in the layout, with or without somebody's seal."""
    if seal is None:
        return f"layout/{card}"
    return f"sealed/{card}" if seal == viewer else f"sealed/{card}/{seal}"


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
def face_down(count: int) -> Piece:
    """Knights that the viewer may only count."""
    return Piece(count=count, icon=ICONS["knight"])


@cache
def seal_of(seat: int) -> Piece:
    return Piece(icon=ICONS["seals"], seats=(seat,))


def open_adventure(name: str, own: Adversaries, ref: bool = True) -> Piece:
    """An adventure that can be taken, and how far the viewer's own adversaries go towards it."""
    return _wanted(name, progress(own, name), ref)


@lru_cache(1 << 12)
def _wanted(name: str, done: tuple[tuple[int, ...], ...], ref: bool) -> Piece:
    value = ADVENTURES[name].value
    return Piece(
        name,
        f"adventures/{name}" if ref else "",
        value=value,
        icon=ICONS[name],
        text=condition(name),
        needs=_needs(name, done),
    )


@cache
def empty_niche(name: str, taker: int | None) -> Piece:
    """The place of an adventure that is no longer there."""
    value = ADVENTURES[name].value
    if taker is None:  # a scenario may leave one out
        return Piece(name, count=0, value=value, icon=ICONS[name], text=Words("about-gone"))
    said = Words("about-taken", {"seat": taker})
    return Piece(name, count=0, value=value, icon=ICONS[name], seats=(taker,), text=said)


@cache
def taken_adventure(name: str) -> Piece:
    value = ADVENTURES[name].value
    text = Words("about-adventure", {"value": value, "condition": condition(name)})
    return Piece(name, value=value, icon=ICONS[name], text=text)


@cache
def pile(name: str, count: int, ref: str = "") -> Piece:
    return Piece(name, ref, count, icon=ICONS[name], text=Words(f"about-{name}"))


@cache
def step(action: str, number: int) -> Piece:
    """One of the four actions of a turn."""
    name = f"action-{action}"
    return Piece(name, value=number, icon=ICONS[name], text=Words(f"help.{action}"))


@cache
def challenged(card: str, power: int, seal: int | None) -> Piece:
    """An adversary that is being challenged, how many knights it takes, and the seal that will lie on it."""
    kind, _ = ADVERSARIES[card]
    paid = Need(power, worth=True, icon=ICONS["knight"])
    seats = () if seal is None else (seal,)
    text = Words("about-adversary", {"power": ADVERSARIES[card].value})
    return Piece(
        card, value=power, icon=ICONS[kind], tint=TINTS[kind], seats=seats, text=text, needs=((paid,),)
    )


def needs(name: str, own: Adversaries) -> tuple[tuple[Need, ...], ...]:
    """What an adventure asks for as pictograms, made from the figures and from what the rules say of the
    viewer's own adversaries."""
    return _needs(name, progress(own, name))


def _needs(name: str, done: tuple[tuple[int, ...], ...]) -> tuple[tuple[Need, ...], ...]:
    figures = FIGURES["adventures"][name]
    if "total" in figures:
        kind = figures["kinds"][0] if "kinds" in figures else None
        return ((_need(kind, want=figures["total"], have=done[0][0], worth=True),),)
    return tuple(
        [
            tuple([_need(**slot, have=have) for slot, have in zip(slots, filled, strict=True)])
            for slots, filled in zip(figures["slots"], done, strict=True)
        ]
    )


def _need(kind: str | None = None, **figures: Any) -> Need:
    return Need(**figures) if kind is None else Need(**figures, icon=ICONS[kind], tint=TINTS[kind])


def condition(name: str) -> Words:
    """What an adventure asks for, in words, made from the figures."""
    figures = FIGURES["adventures"][name]
    if "total" not in figures:
        return joined("condition-or", [_slots(slots) for slots in figures["slots"]])
    total, kinds = figures["total"], figures.get("kinds")
    if kinds is None:
        return Words("condition-total", {"total": total})
    return Words("condition-total-kind", {"total": total, "kind": Words(f"kinds-{kinds[0]}")})


def _slots(slots: list[dict[str, Any]]) -> Words:
    """One card for each slot; equal slots are counted."""
    if not any(slots):
        return Words("condition-cards", {"count": len(slots)})
    counted = Counter((slot.get("kind"), slot.get("least")) for slot in slots)
    return joined("condition-and", [_times(_slot(*slot), count) for slot, count in counted.items()])


def _slot(kind: str | None, least: int | None) -> Words:
    if kind is None:
        return Words("slot-any") if least is None else Words("slot-least", {"least": least})
    of_kind = Words(f"kind-{kind}")
    return of_kind if least is None else Words("slot-kind-least", {"kind": of_kind, "least": least})


def _times(slot: Words, count: int) -> Words:
    return slot if count == 1 else Words("condition-times", {"slot": slot, "count": count})


def joined(key: str, parts: Iterable[Words]) -> Words:
    first, *others = parts
    for other in others:
        first = Words(key, {"one": first, "other": other})
    return first
