"""Other people's games beside ours, where they are installed: `roundtable bench --against`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

import roundtable
from roundtable.kernel import Game
from roundtable.lab.bench import Counts, play_out

from .race import Runner, Tally, Throw

# The adapters, each called like the module that it needs; the name under which people know it.
PEERS = {
    "catanatron": "catanatron",
    "openspiel": "OpenSpiel",
    "rlcard": "RLCard",
    "pettingzoo": "PettingZoo",
    "pokerkit": "pokerkit",
    "chess": "python-chess",
}


def installed(load: Callable[[str], list[Runner]] | None = None) -> tuple[list[Runner], list[str]]:
    """The peers that can be run here, and the names of those that are not installed."""
    runners, missing = [], []
    for module, name in PEERS.items():
        try:
            runners += (load or _adapter)(module)
        except ImportError:
            missing.append(name)
    return runners, missing


def _adapter(module: str) -> list[Runner]:
    made: list[Runner] = import_module(f"{__name__}.{module}").runners()
    return made


def ours(game: Game, seats: int, options: Mapping[str, Any] | None = None) -> Runner:
    """One of our own games as everybody plays it: asked who is to move, for the options, for one of them."""
    game.check_seats(seats, options)
    given = options or {}

    def play(seed: int, throw: Throw) -> Tally:
        counts = Counts()
        play_out(roundtable.new(game.name, seats, f"bench {seed}", **given), throw, counts)
        return Tally(counts.decisions, counts.options - (counts.answers - counts.decisions))

    return Runner(f"{game.name} {seats}", play)


def seats_to_race(game: Game) -> list[int]:
    """The middle number of seats, or four if there may be as many; and alone, where that is possible."""
    fewest, most = game.seats[0], game.seats[-1]
    usual = min(most, max(4, (fewest + most) // 2))
    return [usual, 1] if fewest == 1 and usual > 1 else [usual]
