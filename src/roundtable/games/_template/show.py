"""How the table is shown to people: panels, and a label for every option."""

from __future__ import annotations

from typing import Any

from roundtable.kernel.panel import Panel, Speaker


def label(key: str, option: Any) -> tuple[str, dict[str, Any]]:
    return "option.card", {"card": option}


def lesson(key: str, options: dict[str, Any]) -> list[str]:
    """The messages that explain the rules of a question."""
    return ["help.card"]


def panels(view: dict[str, Any], text: Speaker) -> list[Panel]:
    table, viewer = view["table"], view["viewer"]
    rows = [[text.player(seat), str(points)] for seat, points in enumerate(table["points"])]
    shown = [Panel(text.say("board-points"), [], rows)]
    if viewer is not None:
        shown.append(Panel(text.say("board-hand"), [], [[text.listed(table["hands"][viewer])]]))
    return shown
