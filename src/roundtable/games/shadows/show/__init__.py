"""How the table of Shadows over Camelot is shown to people: its scene; options.py puts the options into
words."""

from __future__ import annotations

from collections import Counter
from typing import Any

from roundtable.kernel.scene import HAND, PLAYERS, ROW, Fact, Group, Piece, Words, Zone

from ..cards import MERLIN, NUMBERS, RELICS
from . import pieces
from .book import chapters
from .details import detail, grave
from .moves import moves
from .options import label, label_seen, lesson, phrase, touches
from .pieces import ICONS
from .places import board
from .reasons import why_not

RUBRICS = ("turn",)  # the lines under which the story is read

__all__ = [
    "ICONS",
    "RUBRICS",
    "chapters",
    "detail",
    "grave",
    "label",
    "label_seen",
    "lesson",
    "moves",
    "scene",
    "touches",
    "why_not",
]


def scene(view: dict[str, Any]) -> list[Zone]:
    """The places, what is going on at the Round Table, the players, the piles and the viewer's cards."""
    zones = [board(view), *_round_table(view), _players(view), _piles(view)]
    return zones if view["viewer"] is None else [*zones, _hand(view)]


def _round_table(view: dict[str, Any]) -> list[Zone]:
    """Cards that are offered, carried out or in force."""
    table = view["table"]
    groups = []
    if table["offered"]:
        offered = [
            pieces.card(face, f"offer/{place}", seats=(seat,))
            for place, (face, seat) in enumerate(zip(table["offered"], table["proposal"], strict=True))
        ]
        groups.append(Group(Words("board-offered"), pieces=offered))
    if table["drawn"]:
        groups.append(_drawn(view))
    spells = [spell for spell in table["in_force"] if spell in ("mist", "vivien")]
    if spells:
        groups.append(Group(Words("board-force"), pieces=[pieces.card(spell) for spell in spells]))
    return [Zone("roundtable", Words("board-roundtable"), ROW, groups)] if groups else []


def _drawn(view: dict[str, Any]) -> Group:
    """The black card that is being carried out; while everybody is asked for Merlins, how many it takes."""
    window = view["prompt"]["key"] in ("merlin.stop", "waiting.merlin")
    needed = Fact(Words("board-merlins"), NUMBERS.merlins_to_cancel, pieces.icon("merlin"))
    lying = [pieces.card(face) for face in view["table"]["drawn"]]
    return Group(Words("board-drawn"), pieces=lying, facts=[needed] if window else [])


def _players(view: dict[str, Any]) -> Zone:
    return Zone("players", Words("board-players"), PLAYERS, [_player(view, s) for s in range(view["seats"])])


def _player(view: dict[str, Any], seat: int) -> Group:
    table = view["table"]
    facts = [
        Fact(Words("board-life"), table["life"][seat], pieces.icon("life")),
        Fact(Words("board-cards"), len(table["hands"][seat]), pieces.icon("cards")),
        *(_deeds(table, seat) if table["phase"] == "over" else ()),
    ]
    lying = [pieces.knight(table["knights"][seat], seat), *_marks(view, seat)]
    if table["talk"][seat]:
        lying.append(pieces.said(phrase(*table["talk"][seat])))
    if seat != view["viewer"]:
        known = Counter(face for face in table["hands"][seat] if face)
        lying += [pieces.card(face, count=count) for face, count in sorted(known.items())]
    return Group(seat=seat, pieces=lying, facts=facts, marked=seat == table["turn"])


def _deeds(table: dict[str, Any], seat: int) -> list[Fact]:
    """What all have seen of a knight's deeds, when the match is over."""
    return [
        Fact(Words(f"board-deeds-{what}"), table["record"][what][seat], pieces.icon(icon))
        for what, icon in (("draw", "blackpile"), ("engine", "engine"), ("life", "life"), ("quest", "quest"))
    ]


def _marks(view: dict[str, Any], seat: int) -> list[Piece]:
    """What has become of a knight, what the viewer knows of their loyalty, and their relics."""
    table = view["table"]
    status, marks = table["status"][seat], list[str]()
    over, loyalty = table["phase"] == "over", table["loyalty"][seat]
    if status != "knight":
        marks.append(status)
    if over or (status == "knight" and seat == view["viewer"]):
        marks += [loyalty] if loyalty else []
    if status == "knight":
        marks += ["cleared"] if table["shown"][seat] else []
    marks += [f"relic-{relic}" for relic in RELICS if table["relics"][relic] == seat]
    return [pieces.mark(name) for name in marks]


def _piles(view: dict[str, Any]) -> Zone:
    table, black = view["table"], view["table"]["black_deck"]
    lying = [
        pieces.pieces("whitepile", table["white_deck"], "whitepile"),
        pieces.pieces("blackpile", black["count"], "blackpile"),
        *[pieces.card(face) for face in black["top"]],
    ]
    return Zone("piles", Words("board-piles"), ROW, [Group(pieces=lying)])


def _hand(view: dict[str, Any]) -> Zone:
    table, viewer = view["table"], view["viewer"]
    held = Counter(table["hands"][viewer])
    cards = [pieces.card(face, f"hand/{face}", count) for face, count in sorted(held.items())]
    if "vivien" in table["in_force"]:
        cards = [pieces.bound(card, "vivien") if card.name == MERLIN else card for card in cards]
    return Zone("hand", Words("board-hand"), HAND, [Group(pieces=cards)])
