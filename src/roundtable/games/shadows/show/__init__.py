"""How the table of Shadows over Camelot is shown to people: its scene; options.py puts the options into
words."""

from __future__ import annotations

from collections import Counter
from typing import Any

from roundtable.kernel.scene import COLUMNS, HAND, PLAYERS, ROW, Fact, Group, Piece, Words, Zone

from ..cards import CAMELOT, DRAGON, EXCALIBUR, LANCELOT, QUESTS, RELICS, WARS
from . import pieces
from .options import label, label_seen, lesson, lessons, touches
from .pieces import ICONS

__all__ = ["ICONS", "label", "label_seen", "lesson", "lessons", "scene", "touches"]


def scene(view: dict[str, Any]) -> list[Zone]:
    """The places, what is going on at the Round Table, the players, the piles and the viewer's cards."""
    zones = [_board(view), *_round_table(view), _players(view), _piles(view)]
    return zones if view["viewer"] is None else [*zones, _hand(view)]


def _board(view: dict[str, Any]) -> Zone:
    table = view["table"]
    hidden = DRAGON if LANCELOT not in table["finished"] else LANCELOT
    quests = [quest for quest in QUESTS if quest != hidden]
    return Zone(
        "board", Words("board-places"), COLUMNS, [_camelot(view), *[_quest(view, quest) for quest in quests]]
    )


def _there(view: dict[str, Any], place: str) -> tuple[int, ...]:
    return tuple([seat for seat in view["table"]["order"] if view["table"]["place"][seat] == place])


def _camelot(view: dict[str, Any]) -> Group:
    table = view["table"]
    lying = [
        pieces.place(CAMELOT, _there(view, CAMELOT), ()),
        pieces.pieces("engine", table["engines"], "engines"),
        pieces.pieces("whitesword", table["white_swords"]),
        pieces.pieces("blacksword", table["black_swords"]),
    ]
    return Group(Words("name-place-camelot", {"n": 1}), pieces=lying)


def _quest(view: dict[str, Any], quest: str) -> Group:
    table = view["table"]
    if quest in table["finished"]:
        return Group(Words(f"name-place-{quest}", {"n": 1}), pieces=[pieces.mark("finished")])
    spells = {"darkforest": quest == "grail", "mordred": table["mordred_at"] == quest}
    marks = [spell for spell, here in spells.items() if here and spell in table["in_force"]]
    marks += ["heroism"] if table["heroism_on"] == quest else []
    lying = [pieces.place(quest, _there(view, quest), tuple(marks))]
    if quest == EXCALIBUR:
        lying.append(_sword(table["sword"]))
    if quest in WARS:
        lying.append(pieces.pieces("warrior", table["warriors"][quest]))
    lying += [pieces.card(face, tint="beige") for face in table["laid"][quest]]
    lying += [pieces.card(face) for face in table["dark"][quest]]
    return Group(Words(f"name-place-{quest}", {"n": 1}), pieces=lying)


def _sword(steps: int) -> Piece:
    side = "middle" if not steps else "knights" if steps > 0 else "evil"
    return Piece(f"sword-{side}", value=abs(steps), icon=pieces.icon("excalibur"), text=Words("about-sword"))


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
        groups.append(Group(Words("board-drawn"), pieces=[pieces.card(face) for face in table["drawn"]]))
    spells = [spell for spell in table["in_force"] if spell in ("mist", "vivien")]
    if spells:
        groups.append(Group(Words("board-force"), pieces=[pieces.card(spell) for spell in spells]))
    return [Zone("roundtable", Words("board-roundtable"), ROW, groups)] if groups else []


def _players(view: dict[str, Any]) -> Zone:
    return Zone("players", Words("board-players"), PLAYERS, [_player(view, s) for s in range(view["seats"])])


def _player(view: dict[str, Any], seat: int) -> Group:
    table = view["table"]
    facts = [
        Fact(Words("board-life"), table["life"][seat], pieces.icon("life")),
        Fact(Words("board-cards"), len(table["hands"][seat]), pieces.icon("cards")),
    ]
    lying = [pieces.knight(table["knights"][seat], seat), *_marks(view, seat)]
    if seat != view["viewer"]:
        known = Counter(face for face in table["hands"][seat] if face)
        lying += [pieces.card(face, count=count) for face, count in sorted(known.items())]
    return Group(seat=seat, pieces=lying, facts=facts, marked=seat == table["turn"])


def _marks(view: dict[str, Any], seat: int) -> list[Piece]:
    """What has become of a knight, what the viewer knows of his loyalty, and his relics."""
    table = view["table"]
    status, marks = table["status"][seat], list[str]()
    if status != "knight":
        marks.append(status)
    else:
        own = table["loyalty"][seat] if seat == view["viewer"] else ""
        marks += [own] if own else []
        marks += ["cleared"] if table["shown"][seat] else []
    marks += [f"relic-{relic}" for relic in RELICS if table["relics"][relic] == seat]
    return [pieces.mark(name) for name in marks]


def _piles(view: dict[str, Any]) -> Zone:
    table, black = view["table"], view["table"]["black_deck"]
    lying = [
        pieces.pieces("whitepile", table["white_deck"], "whitepile"),
        pieces.pieces("blackpile", black["count"]),
        *[pieces.card(face) for face in black["top"]],
    ]
    return Zone("piles", Words("board-piles"), ROW, [Group(pieces=lying)])


def _hand(view: dict[str, Any]) -> Zone:
    table, viewer = view["table"], view["viewer"]
    held = Counter(table["hands"][viewer])
    cards = [pieces.card(face, f"hand/{face}", count) for face, count in sorted(held.items())]
    return Zone("hand", Words("board-hand"), HAND, [Group(pieces=cards)])
