"""Short ways to lay a table of Shadows over Camelot, to play on it and to look at it."""

from __future__ import annotations

from typing import Any

import roundtable as rt

OPTIONS = (
    *(
        "traitor",
        "squires",
        "late_loyalty",
        "late_seats",
        "leaving",
        "talk",
        "excalibur_standard",
        "kay_helps",
    ),
)
PLAIN = ("gawain", "palamedes", "tristan", "kay", "percival", "galahad", "arthur")


def new(seats: Any = 4, seed: Any = 1, **options: Any) -> Any:
    """A new match: Any, because tests look at the fields of this game's table."""
    return rt.new("shadows", seats=seats, seed=seed, **options)


def lay(seats: Any = 3, seed: Any = 1, luck: tuple[Any, ...] = (), **wanted: Any) -> Any:
    """A table as described; variants by keyword; `hands` may leave out the last, empty ones. Nobody talks
    unless wanted."""
    options = {"talk": False} | {name: wanted.pop(name) for name in OPTIONS if name in wanted}
    wanted.setdefault("knights", list(PLAIN[:seats]))
    if "hands" in wanted:
        wanted["hands"] = [*wanted["hands"], *[[]] * (seats - len(wanted["hands"]))]
    return rt.scenario("shadows", {"seats": seats, "options": options, **wanted}, seed=seed, luck=luck)


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
