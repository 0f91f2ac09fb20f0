"""Moments of King Arthur as a browser receives them, for the tests of its board: `python -m
tests.games.kingarthur.states` writes them, and a test sees that they are what the game shows today."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import msgspec

from roundtable.games import detailed, labelled
from roundtable.games.kingarthur import show
from roundtable.kernel.scene import Words

from .helpers import lay

FILE = Path(__file__).parents[3] / "web" / "src" / "testing" / "kingarthur.jsonl"

COLUMNS: dict[str, list[Any]] = {
    "dark": ["dark-1", ["dark-2", 1], "dark-1", "dark-2"],
    "enemy": ["enemy-1", ["enemy-2", 0]],
    "monster": ["monster-1", "monster-3"],
    "dragon": ["dragon-5"],
}
HAND = ["orange", "orange", "red", "red-2", "beige", "beige", "merlin"]
WON = [["dark-1", "dark-1", "enemy-2", "monster-3", "dragon-4"], ["dragon-2", "dark-3"]]
TAKEN = [["mountain"], ["saxons", "robbers"]]


def _lay(seats: int = 3, **more: Any) -> Any:
    """A table at which much has happened; seat 0 is at the second action."""
    wanted = {"action": 2, "hands": [HAND, ["red"]], "columns": COLUMNS, "defeated": WON, "taken": TAKEN}
    return lay(seats, **{**wanted, "seals": True, **more})


def _after(match: Any, *answers: Any) -> Any:
    for answer in answers:
        match.play(match.to_move[0], answer)
    return match


def moments() -> dict[str, Any]:
    """By name: a match, at which seat 0 looks."""
    unsealed = {kind: [card for card in column if type(card) is str] for kind, column in COLUMNS.items()}
    last = ("dark-1", "dark-1", "dragon-4", "enemy-2")
    return {
        "draw": _lay(action=1, columns={"dark": ["dark-1"], "dragon": [["dragon-3", 0]]}),
        "challenge": _lay(),
        "pay": _after(_lay(), ("usual", "monster-3")),
        "again": _after(_lay(), ("repeated", "enemy-2")),
        "unsealed": _lay(seals=False, columns=unsealed),
        "adventure": _lay(action=3),
        "offer": _after(_lay(action=3), "vikings"),
        "total": _after(_lay(action=3), "excalibur"),
        "knights": _lay(action=4),
        "waiting": _lay(turn=1),
        "hidden": _lay(hide_defeated=True),
        "over": _after(_lay(action=3, adventures=["vikings", "grail"]), "vikings", last),
    }


def crowded(seats: int) -> Any:
    """As much as there can be: full columns with seals, many trophies, a large hand."""
    hand = [f"{colour}{size}" for colour in ("orange", "red", "beige") for size in ("", "", "", "", "", "-2")]
    return lay(
        seats,
        seals=True,
        action=2,
        hands=[[*hand, "orange-2", *["merlin"] * 3], *[["red"]] * (seats - 1)],
        columns={
            "dark": ["dark-1", ["dark-2", 1], "dark-2", "dark-3"],
            "enemy": ["enemy-1", ["enemy-2", 0], "enemy-4"],
            "monster": ["monster-1", "monster-3", "monster-4"],
            "dragon": ["dragon-3", ["dragon-2", 1]],
        },
        defeated=[
            ["dark-1", "dark-1", "enemy-2", "monster-3", "dragon-4"],
            ["dark-3", "monster-2", "enemy-3", "enemy-3"],
            ["dark-1", "dark-2", "dragon-3", "enemy-2"],
            ["dragon-2", "dragon-4", "monster-3", "monster-3"],
            ["dragon-5", "monster-4", "enemy-1", "dark-1"],
        ][:seats],
        taken=[["mountain", "fisher"], ["saxons"], ["mark", "grail"], ["robbers"], ["excalibur"]][:seats],
    )


def state(match: Any, viewer: int | None = 0) -> dict[str, Any]:
    """What a reader in this seat is sent, as far as a board depends on it."""
    view = match.view(viewer)
    question = None if viewer is None else match.question(viewer)
    prompt = Words(view["prompt"]["key"], view["prompt"]["about"])
    sent: dict[str, Any] = {"prompt": prompt, "to_move": view["to_move"], "scene": show.scene(view)}
    sent["question"] = question and {
        "choices": [
            {
                "answer": option,
                "label": labelled(show, view, question.key, option),
                "touches": show.touches(question.key, option),
                "detail": detailed(show, view, question.key, option),
            }
            for option in question.options
        ]
    }
    if match.result is not None:
        result = match.result
        reason = Words(f"ending.{result.reason}")
        sent["ending"] = {"winners": result.winners, "scores": result.scores, "reason": reason}
    return sent


def written() -> str:
    """The file: a line for each moment."""
    lines = [{"name": name, **state(match)} for name, match in moments().items()]
    return "".join(msgspec.json.encode(_lean(line)).decode() + "\n" for line in lines)


def _lean(value: Any) -> Any:
    """Without the fields that have their defaults: a browser is not sent more than it needs either."""
    if is_dataclass(value):
        said = [(field, getattr(value, field.name)) for field in fields(value)]
        return {field.name: _lean(part) for field, part in said if part != field.default}
    if isinstance(value, dict):
        return {key: _lean(part) for key, part in value.items()}
    return [_lean(part) for part in value] if isinstance(value, list | tuple) else value


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
