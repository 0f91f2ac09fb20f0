"""Why a piece of King Arthur cannot be chosen now, from what the seat sees."""

from __future__ import annotations

from typing import Any

from roundtable.kernel.scene import Words

from ..cards import ADVENTURES, DOUBLE_OF, KNIGHTS, MERLIN, POWER
from ..paying import offers, payments, within_reach
from ..table import FULL
from .pieces import condition

ACTIONS = ("adversaries", "challenge", "adventure", "knights")  # in the order of a turn
BELONGS = {"layout": "challenge", "sealed": "challenge", "hand": "challenge"}  # to which action a piece
BELONGS |= {"adventures": "adventure", "defeated": "adventure"}


def why_not(view: dict[str, Any], key: str | None, ref: str) -> Words | None:
    """Why the viewer, who is asked this, cannot choose that."""
    if key is None:
        return None
    zone, _, card = ref.partition("/")
    action = key.partition(".")[0]
    if ref == "supplies/deck":
        return _deck(view["table"], action)
    if zone not in BELONGS:
        return None
    if BELONGS[zone] != action:
        past = ACTIONS.index(BELONGS[zone]) < ACTIONS.index(action)
        return Words(f"why-{'past' if past else 'later'}-{BELONGS[zone]}")
    about = view["prompt"]["about"]
    if key.endswith(".pay"):
        return _paying(view, zone, card, about)
    if zone in ("hand", "defeated"):
        return Words(f"why-first-{action}")
    return _adventure(view, card) if zone == "adventures" else _challenge(view, zone, card)


def _deck(table: dict[str, Any], action: str) -> Words | None:
    if action == "adversaries":
        return None
    full = max(map(len, table["columns"])) >= FULL
    return Words("why-column", {"count": FULL}) if full else Words("why-past-adversaries")


def _challenge(view: dict[str, Any], zone: str, card: str) -> Words:
    """What the best colour in hand falls short of; without a seal only a double challenge is left."""
    if card not in POWER:
        return Words("why-sealed")  # by another
    table, me = view["table"], view["viewer"]
    double = zone == "layout" and view["options"]["seals"] and not table["seals"][me]
    power = 2 * POWER[card] if double else POWER[card]
    best = max([_of_colour(table["hands"][me], colour) for colour in DOUBLE_OF], key=_strength)
    if not best:
        return Words("why-no-knights", {"power": power})
    told = {"power": power, "count": _strength(best), "cards": best}
    return Words("why-double" if double else "why-knights", told)


def _of_colour(hand: list[str], colour: str) -> tuple[str, ...]:
    """All that the hand could play of a colour, Merlins included."""
    return tuple([card for card in hand if card in (colour, DOUBLE_OF[colour], MERLIN)])


def _strength(cards: tuple[str, ...]) -> int:
    return sum([KNIGHTS[card].strength for card in cards])


def _adventure(view: dict[str, Any], name: str) -> Words | None:
    if name not in ADVENTURES or name in within_reach(tuple(view["table"]["defeated"][view["viewer"]])):
        return None
    return Words("why-adventure", {"condition": condition(name)})


def _paying(view: dict[str, Any], zone: str, card: str, about: dict[str, Any]) -> Words | None:
    """A card that no payment can use, or a piece that is not to be paid with."""
    table, me, options = view["table"], view["viewer"], view["options"]
    if zone == "hand":
        ways = payments(tuple(table["hands"][me]), about["power"], options["strict_knights"])
        told = {"knight": card, "card": about["card"]}
    elif zone == "defeated":
        ways = offers(tuple(table["defeated"][me]), about["adventure"], options["strict_offers"])
        told = {"card": card, "adventure": about["adventure"]}
    else:
        return Words("why-paying", {"thing": about.get("card") or about["adventure"]})
    return None if any(card in way for way in ways) else Words(f"why-unused-{zone}", told)
