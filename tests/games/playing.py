"""Playing a match in a test and looking at it, the same for every game."""

from __future__ import annotations

from typing import Any

import roundtable as rt


def play(match: Any, *options: Any) -> Any:
    """Give these answers, one after the other, for whoever is first to move."""
    for option in options:
        match.play(match.to_move[0], option)
    return match


def asked(match: rt.Match) -> str | None:
    """The key of the question that stands, None when the game is over."""
    if not match.to_move:
        return None
    question = match.question(match.to_move[0])
    assert question is not None
    return question.key


def legal(match: rt.Match) -> set:
    return set(match.legal(match.to_move[0]))


def seen(match: rt.Match, seat: int | None = None) -> dict[str, Any]:
    """What a seat, or a spectator, sees of the table."""
    return match.view(seat)["table"]


def told(match: rt.Match, seat: int | None = None) -> list[str]:
    """The keys of the story as a viewer reads it."""
    return [event.key for event in match.log(seat)]
