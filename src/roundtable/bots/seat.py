"""What a bot is given: its seat at the table, from which it sees, is asked, and can imagine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from roundtable.kernel import (
    Dice,
    Event,
    Guide,
    Judge,
    Match,
    Option,
    Question,
    RoundtableError,
    SetupError,
    View,
)
from roundtable.kernel.match.view import thought_through


class Seat:
    """A seat that owes an answer, at the moment when it is asked. All that comes from it is what the seat may
    know; the match itself does not."""

    __slots__ = ("_guide", "_match", "_recalled", "_view", "number", "people", "question")

    def __init__(
        self, match: Match, number: int, guide: Guide | None = None, people: Sequence[int] = ()
    ) -> None:
        question = match.question(number)
        if question is None:
            raise RoundtableError(f"Seat {number} has nothing to answer now.")
        self.number = number
        self.question: Question = question
        self._match, self._guide = match, guide
        self._view: View | None = None
        self._recalled: Guide | None = None
        self.people = people  # the seats of people, as far as the bot may know: they do not act as bots do

    @property
    def view(self) -> View:
        """What the seat sees; made when it is first wanted, since a bot that never looks need not wait."""
        if self._view is None:
            self._view = self._match.view(self.number)
        return self._view

    @property
    def guide(self) -> Guide:
        """What the game's own hints offer to bots."""
        if self._guide is None:
            raise SetupError(f"{self._match.game.name} has no hints, so a bot cannot judge its options.")
        return self._guide

    @property
    def story(self) -> Sequence[Event]:
        """What the seat has been told so far: its own side of the split log."""
        return self._match.log(self.number)

    @property
    def remembering(self) -> Guide:
        """The guide of a seat that remembers its story, where the game can tell more from it. From then on
        guesses follow what it has inferred."""
        if self._recalled is None:
            recall = self.guide.recall
            self._recalled = self.guide if recall is None else recall(self.view, self.story, self.people)
        return self._recalled

    @property
    def judge(self) -> Judge:
        """What the game's own hints think of an option."""
        return self.guide.judge

    def imagine(self, seed: int | str) -> Match:
        """A match that could be this one for all that the seat knows: what is hidden from it is dealt by
        the seed. It can be played on, for every seat."""
        return self._match.as_seen_by(self.number, seed)

    def think_through(self, dice: Dice) -> Match:
        """The same for a bot that makes thousands: without a story, and by dice that are not recorded."""
        guess = thought_through(self._match, self.number, dice)
        if self._recalled is not None and self._recalled.redraw is not None:
            self._recalled.redraw(guess.table, dice)
        return guess


class Bot(Protocol):
    """A player that is not a person."""

    needs: tuple[str, ...]  # which parts of a game's guide it cannot do without

    def __init__(self, seed: str) -> None:
        """The seed decides all dice of the bot."""

    def choose(self, seat: Seat) -> Option:
        """One of the options of the seat's question."""
