"""A bot that answers at random."""

from __future__ import annotations

from roundtable.kernel import Chance, Option

from .seat import Seat


class RandomBot:
    """Any option, all alike."""

    needs: tuple[str, ...] = ()

    def __init__(self, seed: str) -> None:
        self._chance = Chance(f"random bot {seed}")

    def choose(self, seat: Seat) -> Option:
        return self._chance.pick(seat.question.options)
