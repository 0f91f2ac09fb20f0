"""The components of Shadows over Camelot as pieces of a scene: figure, picture, and what each is good for.

The pictures are names in the icon set of game-icons.net. Different pieces are few, so each is made once.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from roundtable.kernel.scene import Piece, Words

from ..cards import BLACK_KNIGHT_CARDS, FIGHTS, KNIGHTS, LANCELOT_CARDS

ICONS = {
    "fight": "crossed-swords",
    "grail": "holy-grail",
    "merlin": "wizard-face",
    "convocation": "round-table",
    "fate": "scroll-quill",
    "heroism": "laurel-crown",
    "lady": "beast-eye",
    "messenger": "conversation",
    "piety": "open-book",
    "reinforcements": "cavalry",
    "clairvoyance": "magnifying-glass",
    "blackknight": "black-knight-helm",
    "lancelot": "visored-helm",
    "dragon": "dragon-head",
    "excalibur": "sword-in-stone",
    "despair": "evil-moon",
    "mercenaries": "robber",
    "picts": "crossed-axes",
    "saxons": "viking-helmet",
    "morgan": "witch-face",
    "desolation": "evil-moon",
    "darkforest": "mountaintop",
    "guinevere": "jewel-crown",
    "mist": "sea-serpent",
    "mordred": "throne-king",
    "vivien": "fairy",
    "camelot": "castle",
    "armor": "visored-helm",
    "engine": "catapult",
    "siege": "stone-tower",
    "whitesword": "broadsword",
    "blacksword": "pointy-sword",
    "warrior": "viking-helmet",
    "sword": "sword-in-stone",
    "whitepile": "holy-grail",
    "blackpile": "evil-moon",
    "discard": "card-discard",
    "loyal": "wax-seal",
    "traitor": "hooded-figure",
    "cleared": "wax-seal",
    "revealed": "hooded-figure",
    "dead": "death-skull",
    "knight": "mounted-knight",
    "squire": "knight-banner",
    "life": "heart-drop",
    "cards": "card-pick",
    "relic-armor": "breastplate",
    "relic-excalibur": "sword-in-stone",
    "relic-grail": "holy-grail",
    "quest": "flying-flag",
    "said": "conversation",
    "finished": "wax-seal",
    "quest-won": "laurel-crown",
    "quest-lost": "death-skull",
    "cave": "spiked-dragon-head",
    "bound": "padlock",
    "known": "semi-closed-eye",
}


def icon(name: str) -> str:
    """The picture of a card or a piece."""
    return ICONS.get(name) or ICONS.get(name.rpartition("-")[0], ICONS["knight"])


def family(name: str) -> str:
    """A name without its number, for texts that all of a kind share."""
    base, _, tail = name.rpartition("-")
    return base if tail.isdecimal() and base in ("fight", "blackknight", "lancelot") else name


def figure(name: str) -> int | None:
    values = {**FIGHTS, **BLACK_KNIGHT_CARDS, **LANCELOT_CARDS}
    return values.get(name)


def bound(piece: Piece, spell: str) -> Piece:
    """A card on which a spell lies: it cannot do what it says."""
    return replace(piece, on=(card(spell),))


UNTURNED = "purple"  # the tint of a card that lies face down, and that the viewer knows all the same


@cache
def card(name: str, ref: str = "", count: int = 1, seats: tuple[int, ...] = (), tint: str = "") -> Piece:
    """A card; "" is one that lies face down, and whose face the viewer does not know."""
    if not name:
        return Piece(ref=ref, count=count, icon=ICONS["discard"], seats=seats, text=Words("about-down"))
    text = Words(f"about-{family(name)}")
    if tint == UNTURNED:
        text = Words("about-unturned", {"about": text})
    return Piece(name, ref, count, figure(name), icon(name), tint, seats, text)


def place(name: str, seats: tuple[int, ...], marks: tuple[str, ...], stands: Words) -> Piece:
    """A quest or Camelot: how it stands there, the knights who are there and what lies beside it."""
    return Piece(
        f"place-{name}",
        f"place/{name}",
        icon=icon(name),
        seats=seats,
        text=Words("about-place", {"about": Words(f"about-place-{name}"), "stands": stands}),
        on=tuple([card(mark) for mark in marks]),
    )


@cache
def pieces(name: str, count: int, ref: str = "") -> Piece:
    """So many of one thing: engines, swords, warriors, piles."""
    return Piece(name, ref, count, icon=icon(name), text=Words(f"about-{name}"))


@cache
def knight(name: str, seat: int) -> Piece:
    """A player's knight or squire, to be pointed at."""
    what = name or "squire"
    known = ICONS["knight"] if name in KNIGHTS else ICONS["squire"]
    return Piece(what, f"knight/{seat}", icon=known, text=Words(f"about-{what}"))


def said(phrase: Words) -> Piece:
    """What a knight has said last."""
    return Piece("said", icon=ICONS["said"], title=phrase)


@cache
def mark(name: str) -> Piece:
    return Piece(name, icon=icon(name), text=Words(f"about-{name}"))
