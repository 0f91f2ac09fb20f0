"""A bot that looks one answer ahead, with the eyes of the game's hints."""

from __future__ import annotations

from roundtable.kernel import Option

from .seat import Seat


class GreedyBot:
    """The option that the game's hints think best; of equals the first."""

    needs_hints = True

    def __init__(self, seed: str = "") -> None:
        """It throws no dice, so that every seed makes the same bot."""

    def choose(self, seat: Seat) -> Option:
        question = seat.question
        if len(question.options) == 1:
            return question.options[0]
        view, judge = seat.view, seat.judge
        return max(question.options, key=lambda option: judge(view, question, option))
