"""What a bot is given: its seat at the table, from which it sees, is asked, and can imagine."""

from __future__ import annotations

from typing import Protocol

from roundtable.kernel import Judge, Match, Option, Question, RoundtableError, SetupError, View


class Seat:
    """A seat that owes an answer, at the moment when it is asked. All that comes from it is what the seat may
    know; the match itself does not."""

    __slots__ = ("_judge", "_match", "_view", "number", "question")

    def __init__(self, match: Match, number: int, judge: Judge | None = None) -> None:
        question = match.question(number)
        if question is None:
            raise RoundtableError(f"Seat {number} owes no answer now.")
        self.number = number
        self.question: Question = question
        self._match, self._judge = match, judge
        self._view: View | None = None

    @property
    def view(self) -> View:
        """What the seat sees; made when it is first wanted, since a bot that never looks need not wait."""
        if self._view is None:
            self._view = self._match.view(self.number)
        return self._view

    @property
    def judge(self) -> Judge:
        """What the game's own hints think of an option."""
        if self._judge is None:
            raise SetupError(f"{self._match.game.name} has no hints by which a bot could judge an option.")
        return self._judge

    def imagine(self, seed: int | str) -> Match:
        """A match that could be this one for all that the seat knows: what is hidden from it is dealt by
        the seed. It can be played on, for every seat."""
        return self._match.as_seen_by(self.number, seed)


class Bot(Protocol):
    """A player that is not a person."""

    needs_hints: bool  # whether it can play only those games that say what an option is worth

    def __init__(self, seed: str) -> None:
        """The seed decides all dice of the bot."""

    def choose(self, seat: Seat) -> Option:
        """One of the options of the seat's question."""
