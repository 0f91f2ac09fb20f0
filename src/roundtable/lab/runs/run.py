"""What decides a run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from roundtable import bots
from roundtable.games import find, judge


class Run(NamedTuple):
    """All that decides a run except its length."""

    game: str
    seats: tuple[str, ...]  # the names of the bots
    options: dict[str, Any]
    seed: str

    @classmethod
    def of(
        cls, game: str, seats: Sequence[str], seed: int | str, options: Mapping[str, Any] | None = None
    ) -> Run:
        """A run that can begin; a SetupError says in one sentence why there is none."""
        found = find(game)
        for name in seats:
            bots.check(name, judge(game))
        found.check_seats(len(seats), options)
        return cls(game, tuple(seats), found.choose(options or {}), str(seed))
