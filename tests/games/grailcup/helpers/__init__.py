"""Short ways to lay a table of Grail Cup, to play on it and to look at it."""

from __future__ import annotations

from typing import Any

import roundtable as rt
from roundtable.games.grailcup.cards import NUMBER
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

ALLIES = "sorceress squire merlin blacksmith tamer princess priest fairy unicorn".split()
OPTIONS = ("spear_skips", "arrival_only", "squire_himself", "squire_leads", "track")
SEAL, THIEF, SPEAR = 0, 1, 3  # outcomes of the village die


def new(seats: Any = 4, seed: Any = 1, **options: Any) -> Any:
    """A new match: Any, because tests look at the fields of this game's table."""
    return rt.new("grailcup", seats=seats, seed=seed, **options)


def lay(seats: Any = 3, seed: Any = 1, luck: tuple[Any, ...] = (), **wanted: Any) -> Any:
    """A table as described; variants by keyword; `allies` may leave out the last, empty lists. `luck` are the
    next outcomes of chance: see SEAL, THIEF, SPEAR."""
    options = {name: wanted.pop(name) for name in OPTIONS if name in wanted}
    if "allies" in wanted:
        wanted["allies"] = [*wanted["allies"], *[[]] * (seats - len(wanted["allies"]))]
    return rt.scenario("grailcup", {"seats": seats, "options": options, **wanted}, seed=seed, luck=luck)


def turn(ally: str, at: list[int], others: tuple[list[str], ...] = (), **wanted: Any) -> Any:
    """Seat 0 is called with this ally, the knights standing at these spaces; `others` are the allies of seats
    1, 2, …"""
    return lay(len(at), call=NUMBER[ally], allies=[[ally], *others], at=at, **wanted)
