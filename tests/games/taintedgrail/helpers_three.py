"""Short ways through an encounter for tests in which something else is looked at."""

from __future__ import annotations

from typing import Any

from tests.games.playing import asked, play

DONE, END = ("done",), ("end",)
QUIET: dict[str | None, Any] = {"enc.gear": None, "enc.redraw": False}


def through(match: Any) -> Any:
    """Nothing is done of free will against the attack or reaction, nor after it."""
    while asked(match) in ("fight.defend", "fight.after", "talk.defend", "talk.after"):
        play(match, DONE)
    return match


def opened(match: Any) -> Any:
    """Nobody leaves gear out or draws anew."""
    while asked(match) in QUIET:
        play(match, QUIET[asked(match)])
    return match


def idle(match: Any) -> Any:
    """One step of an encounter in which the first seat is active first and lays no card unless he must."""
    options = match.legal(match.to_move[0])
    rest = next((option for option in (END, DONE) if option in options), options[0])
    return play(match, {**QUIET, "enc.who": 0}.get(asked(match), rest))
