"""Camelot and the quests as people see them: what lies there, how far it has come, and what is at stake."""

from __future__ import annotations

from typing import Any

from roundtable.kernel.scene import COLUMNS, Fact, Group, Piece, Words, Zone

from ..cards import (
    CAMELOT,
    COMBATS,
    DRAGON,
    EXCALIBUR,
    FIGHTS,
    HOLY_GRAIL,
    LANCELOT,
    NUMBERS,
    QUESTS,
    WARS,
    black_value,
)
from ..table import ON_QUEST
from . import pieces

Table = dict[str, Any]  # of a view


def board(view: dict[str, Any]) -> Zone:
    """Camelot, and six of the seven quests: the Dragon's is on the back of Lancelot's."""
    table = view["table"]
    hidden = DRAGON if LANCELOT not in table["finished"] else LANCELOT
    quests = [_quest(table, quest) for quest in QUESTS if quest != hidden]
    return Zone("board", Words("board-places"), COLUMNS, [_camelot(table), *quests])


def _there(table: Table, place: str) -> tuple[int, ...]:
    return tuple([seat for seat in table["order"] if table["place"][seat] == place])


def _of(label: str, count: int, most: int, icon: str) -> Fact:
    """A count out of a total."""
    return Fact(Words(label), f"{count} / {most}", pieces.icon(icon))


# -- Camelot ---------------------------------------------------------------------------------------------


def _camelot(table: Table) -> Group:
    white, black, engines = table["white_swords"], table["black_swords"], table["engines"]
    stands = {"engines": engines, "most": NUMBERS.engines, "black": black, "lost": NUMBERS.black_swords}
    told = Words("stands-camelot", {**stands, "swords": white + black, "last": NUMBERS.last_sword})
    lying = [
        pieces.place(CAMELOT, _there(table, CAMELOT), (), told),
        pieces.pieces("engine", engines, "engines"),
        pieces.pieces("siege", NUMBERS.engines - engines, "siege"),
        pieces.pieces("whitesword", white, "whitesword"),
        pieces.pieces("blacksword", black, "blacksword"),
    ]
    facts = [
        _of("board-siege", engines, NUMBERS.engines, "engine"),
        _of("board-swords", white + black, NUMBERS.last_sword, "whitesword"),
        _of("board-blackswords", black, NUMBERS.black_swords, "blacksword"),
    ]
    return Group(Words("name-place-camelot", {"n": 1}), pieces=lying, facts=facts)


# -- quests ----------------------------------------------------------------------------------------------


def _quest(table: Table, quest: str) -> Group:
    title = Words(f"name-place-{quest}", {"n": 1})
    if quest in table["finished"]:
        return Group(title, pieces=[pieces.mark(_ended(table, quest))])
    lying = [pieces.place(quest, _there(table, quest), _beside(table, quest), stands(table, quest))]
    if quest == EXCALIBUR:
        lying.append(_sword(table["sword"]))
    if quest in WARS:
        lying.append(pieces.pieces("warrior", table["warriors"][quest]))
    lying += _cards(table, quest)
    relic = QUESTS[quest].relic
    if relic and table["relics"][relic] == ON_QUEST:
        lying.append(pieces.mark(f"relic-{relic}"))
    return Group(title, pieces=lying, facts=[*_tracks(table, quest), *_stakes(table, quest)])


def _beside(table: Table, quest: str) -> tuple[str, ...]:
    """The special cards that lie beside a quest."""
    spells = {"darkforest": quest == HOLY_GRAIL, "mordred": table["mordred_at"] == quest}
    marks = [spell for spell, here in spells.items() if here and spell in table["in_force"]]
    return (*marks, "heroism") if table["heroism_on"] == quest else tuple(marks)


def _cards(table: Table, quest: str) -> list[Piece]:
    """White cards, and black ones: face up, face down, or face down and known to the viewer all the same."""
    white = [pieces.card(face, tint="beige") for face in table["laid"][quest]]
    dark = zip(table["dark"][quest], table["seers"][quest], strict=True)
    return [
        *white,
        *[pieces.card(face, tint=pieces.UNTURNED if face and not up else "") for face, up in dark],
    ]


def _sword(steps: int) -> Piece:
    side = "middle" if not steps else "knights" if steps > 0 else "evil"
    return Piece(f"sword-{side}", value=abs(steps), icon=pieces.icon("excalibur"), text=Words("about-sword"))


def _ended(table: Table, quest: str) -> str:
    """Whether a quest that is over was won, where that can still be seen: by the bank on which the sword
    lies, or by a relic that somebody has."""
    if quest == EXCALIBUR and abs(table["sword"]) == QUESTS[quest].steps:
        return "quest-won" if table["sword"] > 0 else "quest-lost"
    return "quest-won" if table["relics"].get(QUESTS[quest].relic, ON_QUEST) >= 0 else "finished"


def whites(table: Table, quest: str) -> int:
    """How many white cards a quest takes: one more where Mordred fights."""
    mordred: bool = table["mordred_at"] == quest
    return QUESTS[quest].white + mordred


def _tracks(table: Table, quest: str) -> list[Fact]:
    """How far both sides have come, of how far they have to go."""
    tracks, figures = list[Fact](), QUESTS[quest]
    if figures.white:
        tracks.append(_of("board-white", len(table["laid"][quest]), whites(table, quest), "fight"))
    if figures.black:
        tracks.append(_of("board-black", len(table["dark"][quest]), figures.black, "blackpile"))
    if figures.warriors:
        tracks.append(_of("board-warriors", table["warriors"][quest], figures.warriors, "warrior"))
    return tracks


def _stakes(table: Table, quest: str) -> list[Fact]:
    """What it brings to win: swords, with Heroism one more, life and cards."""
    win = QUESTS[quest].win
    swords = win.swords + (table["heroism_on"] == quest)
    return [
        Fact(Words("board-wins-swords"), swords, pieces.icon("whitesword")),
        Fact(Words("board-wins-life"), win.life, pieces.icon("life")),
        Fact(Words("board-wins-cards"), win.cards, pieces.icon("cards")),
    ]


def stands(table: Table, quest: str) -> Words:
    """What is missing at a quest, and what both ends of it bring."""
    laid, dark, figures = table["laid"][quest], table["dark"][quest], QUESTS[quest]
    end = {"won": _won(table, quest), "lost": _lost(table, quest)}
    row = {"laid": len(laid), "need": whites(table, quest), "dark": len(dark), "room": figures.black, **end}
    if quest == EXCALIBUR:
        steps, sword = figures.steps, table["sword"]
        return Words("stands-excalibur", {"white": steps - sword, "black": steps + sword, **end})
    if quest in COMBATS:
        white, black, unknown = sums(table, quest)
        return Words("stands-combat", {**row, "white": white, "black": black, "down": unknown})
    if quest in WARS:
        following = min(len(laid) + 1, len(FIGHTS))
        came = {"warriors": table["warriors"][quest], "room": figures.warriors, "next": following}
        return Words("stands-war", {**row, **came})
    return Words("stands-grail", row)


def sums(table: Table, quest: str) -> tuple[int, int, int]:
    """What the white cards of a combat are worth, the black ones as far as the viewer knows them, and how
    many they do not know."""
    dark = table["dark"][quest]
    white = sum([FIGHTS[face] for face in table["laid"][quest]])
    return white, sum([black_value(face, quest) for face in dark if face]), dark.count("")


def _won(table: Table, quest: str) -> Words:
    win = QUESTS[quest].win
    swords = win.swords + (table["heroism_on"] == quest)
    return Words("wins", {"swords": swords, "life": win.life, "count": win.cards})


def _lost(table: Table, quest: str) -> Words:
    price = QUESTS[quest].lose
    swords = price.swords + (table["heroism_on"] == quest) + ("mist" in table["in_force"])
    return Words("loses", {"swords": swords, "life": price.life, "count": price.engines})
