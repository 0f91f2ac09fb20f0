"""A bot that looks one answer ahead, with the eyes of the game's hints."""

from __future__ import annotations

from roundtable.kernel import Judge, Option

from .seat import Seat


class GreedyBot:
    """The option that the game's hints think best; of equals the first. It may be given a judge of its own
    instead: the game's hints with other weights."""

    needs: tuple[str, ...] = ("judge",)

    def __init__(self, seed: str = "", judge: Judge | None = None) -> None:
        """It throws no dice, so that every seed makes the same bot."""
        self._judge = judge

    def choose(self, seat: Seat) -> Option:
        question = seat.question
        if len(question.options) == 1:
            return question.options[0]
        view, judge = seat.view, self._judge or seat.judge
        return max(question.options, key=lambda option: judge(view, question, option))
