"""What an option of Shadows over Camelot would do, in a line beneath its label, and which are grave."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel.scene import ANYTIME, Words

from ..cards import (
    CAMELOT,
    EFFECTS,
    EXCALIBUR,
    FIGHTS,
    GAWAIN,
    HOLY_GRAIL,
    NUMBERS,
    QUESTS,
    WARS,
)
from .odds import chance_to_beat
from .places import sums

Table = dict[str, Any]  # of a view

# A wrong accusation turns a sword black, life is hard to come by, what is given up for good does not return,
# and neither does a traitor's mask, nor a player who has left.
GRAVE: dict[str, Callable[[Any], bool]] = {
    ANYTIME: lambda option: option[0] == "leave",
    "deed.what": lambda option: option[0] in ("accuse", "sacrifice", "leave"),
    "evil.what": lambda option: option in ("life", "unmask"),
    "volunteer.life": lambda option: option is True,
    "excalibur.stop": lambda option: option is True,
    "rescue.whom": lambda option: option is None,
    "fate.how": lambda option: option == "traitor",
}


def grave(key: str, option: Any) -> bool:
    """Whether an option weighs heavily and cannot be mended."""
    return key in GRAVE and GRAVE[key](option)


def detail(view: dict[str, Any], key: str, option: Any) -> Words | None:
    """What an option would do, as far as it is certain."""
    told = DETAILS.get(key)
    return None if told is None or option is None else told(view["table"], view["viewer"], option)


def _evil(table: Table, me: int, option: Any) -> Words | None:
    if option == "engine":
        return Words("detail-engines", {"count": table["engines"] + 1, "most": NUMBERS.engines})
    return _life(table, me, -1) if option == "life" else None


def _life(table: Table, me: int, change: int) -> Words:
    life = max(0, min(table["life"][me] + change, NUMBERS.most_life))
    return Words("detail-life", {"count": life, "most": NUMBERS.most_life})


def _deed(table: Table, me: int, option: Any) -> Words | None:
    what, *about = option
    if what == "sacrifice":
        return _life(table, me, -1)
    if what == "heal":
        return _life(table, me, 1)
    if what == "leave":
        return Words("detail-leave")
    if what == "accuse":
        return Words("detail-accuse", {"seat": about[0], "count": table["white_swords"]})
    return _on_quest(table, me, about[0]) if what == "quest" else None


def _on_quest(table: Table, me: int, card: str) -> Words | None:
    """How far a card brings the quest where the viewer stands."""
    quest = table["place"][me]
    if quest == CAMELOT:
        drawn = NUMBERS.gawain_draws if table["knights"][me] == GAWAIN else NUMBERS.cards_drawn
        held = len(table["hands"][me]) + drawn
        return Words("detail-cards", {"count": held}) if card == "draw" else None
    if quest == EXCALIBUR:
        return Words("detail-sword", {"count": QUESTS[EXCALIBUR].steps - table["sword"] - 1})
    laid, needed = table["laid"][quest], QUESTS[quest].white
    if quest == HOLY_GRAIL and len(laid) + len(table["dark"][quest]) == needed:
        return Words("detail-clears")
    row = {"count": len(laid) + 1, "most": needed + (table["mordred_at"] == quest)}
    if quest in WARS or quest == HOLY_GRAIL:
        return Words("detail-row", row)
    if row["count"] == needed:
        return _decides(table, me, quest, card)
    return Words("detail-combat", {**row, "total": sum(FIGHTS[face] for face in (*laid, card))})


def _decides(table: Table, me: int, quest: str, card: str) -> Words:
    """How the last white card of a combat decides it; where black cards are unknown, how often it wins."""
    white, black, unknown = sums(table, quest)
    bearer = table["relics"][EXCALIBUR]
    total = white + FIGHTS[card] + (bearer >= 0 and table["place"][bearer] == quest)
    told = {"total": total, "black": black}
    if not unknown:
        return Words("detail-decides-known", {**told, "won": int(total > black)})
    percent = round(100 * chance_to_beat(table, quest, total))
    return Words("detail-decides", {**told, "down": unknown, "percent": percent})


def _strike(table: Table, me: int, cards: Any) -> Words:
    """How often the die lets such an attack succeed."""
    strength = sum(FIGHTS[card] for card in cards) + (table["relics"][EXCALIBUR] == me)
    beaten = min(strength - 1, NUMBERS.die_faces)
    return Words("detail-strike", {"total": strength, "count": beaten, "most": NUMBERS.die_faces})


DETAILS: dict[str, Callable[[Table, int, Any], Words | None]] = {
    "evil.what": _evil,
    "evil.serve": _evil,
    "deed.what": _deed,
    ANYTIME: _deed,
    "engine.cards": _strike,
    "volunteer.life": lambda table, me, option: (
        _life(table, me, -EFFECTS.morgan_volunteer_life) if option else None
    ),
}
