"""Short ways to lay a table of Shadows over Camelot, to play on it and to look at it."""

from __future__ import annotations

from typing import Any

import roundtable as rt
from tests.games.playing import answer as answer
from tests.games.playing import asked as asked
from tests.games.playing import first as first
from tests.games.playing import last as last
from tests.games.playing import legal as legal
from tests.games.playing import movers as movers
from tests.games.playing import play as play
from tests.games.playing import seen as seen
from tests.games.playing import told as told
from tests.games.playing import until as until

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
        "sword_first",
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


def sizes(match: Any) -> list[int]:
    """How many white cards each seat has."""
    return [len(hand) for hand in seen(match)["hands"]]
