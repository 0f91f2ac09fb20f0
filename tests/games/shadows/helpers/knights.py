"""The phase of the knights: a table on which nobody's power disturbs, and small steps through a turn."""

from __future__ import annotations

import json
from typing import Any

import roundtable as rt
from tests.games.shadows.helpers import asked, lay, legal, play

QUIET = ("percival", "gawain", "galahad", "tristan", "arthur", "palamedes", "kay")
DRAW, ENGINE, SACRIFICE, END = ("quest", "draw"), ("quest", "engine"), ("sacrifice",), ("end",)
KINDS = {"move", "quest", "special", "heal", "accuse"}
MANY = [
    "fight-1",
    "fight-2",
    "fight-3",
    "fight-4",
    "fight-5",
    "grail",
    "fight-1",
    "fight-2",
    "fight-3",
    "fight-4",
]
TWELVE = [*MANY, "grail", "fight-5"]  # no three alike


def hero(seats: int = 4, first: str = "percival", **wanted: Any) -> Any:
    """Seat 0 is about to act; its knight is `first`; Percival has no power in this phase, and the others'
    knights act only in their own turns."""
    others = [knight for knight in QUIET if knight != first]
    wanted.setdefault("knights", [first, *others[: seats - 1]])
    wanted.setdefault("phase", "heroic")
    return lay(seats, **wanted)


def kinds(match: Any) -> set[str]:
    """The kinds of actions that are offered."""
    return {option[0] for option in legal(match)}


def offered(match: Any, kind: str) -> set:
    """What is offered of one kind."""
    return {option[1] for option in legal(match) if option[0] == kind}


def end(match: Any) -> Any:
    """End the turn, if that is still to be said."""
    if asked(match) == "deed.what" and END in legal(match):
        play(match, END)
    return match


def hand(match: Any, seat: int) -> list[str]:
    return list(match.table.hand(seat))


def whites(match: Any, quest: str) -> list[str]:
    return [match.table.faces[card] for card in match.table.laid[quest]]


def blacks(match: Any, quest: str) -> list[str]:
    return [match.table.faces[card] for card in match.table.dark[quest]]


def discarded(match: Any) -> list[str]:
    """The faces of the white discard pile."""
    return sorted(match.table.faces[card] for card in match.table.white_discard)


def top(match: Any, count: int = 1) -> list[str]:
    """The next black cards."""
    return [match.table.faces[card] for card in match.table.black_deck[::-1][:count]]


def refused(match: Any, seat: int, option: Any) -> str:
    """Why an answer is refused."""
    try:
        match.clone().play(seat, option)
    except rt.IllegalMove as error:
        return str(error)
    raise AssertionError(f"{option} was accepted")


def received(match: Any, seat: int | None) -> str:
    """Every byte that a seat, or a spectator, may receive, as text."""
    log = [(event.key, sorted(event.args.items())) for event in match.log(seat)]
    question = None if seat is None else (match.question(seat), match.legal(seat))
    return json.dumps([match.view(seat), repr(log), repr(question), match.to_move], sort_keys=True)


def quest_won(quest: str = "blackknight", **wanted: Any) -> Any:
    """The knight of seat 0 can win this quest with their next card: ("quest", LAST[quest])."""
    hands = [[LAST[quest]]] if "hands" not in wanted else wanted.pop("hands")
    place = wanted.pop("place", [quest, *["camelot"] * (wanted.get("seats", 4) - 1)])
    laid = {quest: WHITE[quest]} if quest in WHITE else {}
    more: dict[str, Any] = {"sword": 4} if quest == "excalibur" else {}
    if quest == "dragon":
        more["finished"] = ["lancelot"]
    return hero(hands=hands, place=place, laid=laid, **more | wanted)


LAST = {
    "blackknight": "fight-5", "lancelot": "fight-4", "dragon": "fight-5", "excalibur": "grail",
    "grail": "grail",
    "picts": "fight-5", "saxons": "fight-5",
}  # fmt: skip
WHITE = {
    "blackknight": ["fight-4", "fight-4", "fight-5"],
    "lancelot": ["fight-5", "fight-5", "fight-5", "fight-4"],
    "dragon": ["fight-3"] * 3 + ["fight-4"] * 3 + ["fight-5"] * 2,
    "grail": ["grail"] * 6,
    "picts": ["fight-1", "fight-2", "fight-3", "fight-4"],
    "saxons": ["fight-1", "fight-2", "fight-3", "fight-4"],
}
_BLACK = {
    "blackknight-1": 5, "blackknight-3": 3, "blackknight-5": 2, "blackknight-7": 1, "lancelot-1": 4,
    "lancelot-3": 3,
    "lancelot-5": 3, "lancelot-7": 1, "excalibur": 15, "despair": 15, "mercenaries": 4, "picts": 4,
    "saxons": 4,
    "desolation": 2,
}  # fmt: skip
_ONES = [
    "morgan-1",
    "morgan-2",
    "morgan-3",
    "morgan-4",
    "morgan-5",
    "darkforest",
    "guinevere",
    "mist",
    "mordred",
    "vivien",
]
ALL_BLACK = [*(card for card, count in _BLACK.items() for _ in range(count)), *_ONES]
