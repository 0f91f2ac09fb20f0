"""What decides a run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from roundtable import bots
from roundtable.games import find, guide


class Run(NamedTuple):
    """All that decides a run except its length."""

    game: str
    seats: tuple[str, ...]  # the names of the bots
    options: dict[str, Any]
    seed: str
    brought: tuple[tuple[str, str], ...] = ()  # options whose value lies in a folder: which, and where

    @classmethod
    def of(
        cls,
        game: str,
        seats: Sequence[str],
        seed: int | str,
        options: Mapping[str, Any] | None = None,
        brought: Mapping[str, str] | None = None,
    ) -> Run:
        """A run that can begin; a SetupError says in one sentence why there is none."""
        found = find(game)
        today = tuple([bots.entered(name, guide(game)) for name in seats])
        found.check_seats(len(seats), options)
        here = tuple((brought or {}).items())
        return cls(game, today, found.choose(options or {}), str(seed), here)
