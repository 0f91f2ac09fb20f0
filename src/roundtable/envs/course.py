"""The course of a match as a program meets it: one seat at a time is asked, number by number, and only where
it has a choice. Every face here stands on it, so that all of them play the same game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import roundtable
from roundtable.games import find
from roundtable.kernel import Match, Option

from .actions import Asked
from .features import Encoder, Vector, encoder

RESULT, SCORE = "result", "score"
REWARDS = (RESULT, SCORE)


class Course:
    """A match, and the seat that is asked now; `seat` is None when the match is over."""

    __slots__ = ("asked", "encoder", "key", "match", "seat")

    def __init__(self, match: Match, encoder: Encoder) -> None:
        self.match, self.encoder = match, encoder
        self.seat: int | None = None
        self.asked: Asked | None = None
        self.key: str | None = None
        self._go_on()

    @classmethod
    def begin(cls, game: str, seats: int, seed: int | str | None, options: Mapping[str, Any]) -> Course:
        chosen = find(game).choose(options)
        return cls(roundtable.new(game, seats, seed, **chosen), encoder(game, seats, chosen))

    def _go_on(self) -> None:
        """Give every answer that is the only one, up to the next choice. Where several seats are asked at
        once, they answer one after another, none of them seeing what the others say; who comes first changes
        with every answer, so that no seat is always the quickest."""
        match = self.match
        while waiting := match.to_move:
            seat = waiting[match.moves % len(waiting)]
            options = match.legal(seat)
            if len(options) > 1:
                question = match.question(seat)
                self.seat, self.asked = seat, self.encoder.numbering.ask(options)
                self.key = None if question is None else question.key
                return
            match.play(seat, options[0])
        self.seat = self.asked = self.key = None

    def numbers(self) -> list[int]:
        """The numbers that may be given now."""
        return [] if self.asked is None else sorted(self.asked.branches)

    def take(self, number: int) -> None:
        """Give a number; if that completes an answer, the match goes on."""
        if self.asked is None or self.seat is None:
            raise roundtable.RoundtableError("The match is over; nobody is asked.")
        asked = self.asked.take(number)
        if asked.answer is None:
            self.asked = asked
        else:
            self.play(asked.answer[0])

    def play(self, option: Option) -> None:
        """Answer the open question with a whole option."""
        if self.seat is None:
            raise roundtable.RoundtableError("The match is over; nobody is asked.")
        self.match.play(self.seat, option)
        self._go_on()

    def observed(self, seat: int) -> Vector:
        """What a seat sees, as numbers."""
        view = self.match.view(seat)
        return self.encoder.vector(view, *((self.key, self.asked) if seat == self.seat else ()))

    def rewards(self, by: str = RESULT) -> list[float]:
        """What the match is worth to each seat: by its result 1 for winners and -1 for the others; or the
        score. Nothing before its end."""
        result, seats = self.match.result, self.match.table.seats
        if result is None:
            return [0.0] * seats
        if by == SCORE:
            return [float(score) for score in result.scores]
        return [1.0 if seat in result.winners else -1.0 for seat in range(seats)]

    def clone(self) -> Course:
        """An independent course at the same moment, also in the middle of an answer."""
        twin: Course = object.__new__(Course)
        twin.match, twin.encoder = self.match.clone(), self.encoder
        twin.seat, twin.asked, twin.key = self.seat, self.asked, self.key
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return Course.loaded, (self.saved(),)

    def guess(self, seat: int, seed: int | str) -> Course:
        """A course that could be this one for all that a seat knows, with the same answers so far."""
        twin = self.clone()
        twin.match = self.match.as_seen_by(seat, seed)
        if self.seat != seat:  # what another has half said is not known
            twin._go_on()
        return twin

    def saved(self) -> dict[str, Any]:
        """The match as a document, and the numbers of a half-given answer."""
        return {"match": self.match.save(), "given": [] if self.asked is None else list(self.asked.given)}

    @classmethod
    def loaded(cls, document: Mapping[str, Any]) -> Course:
        match = roundtable.load(document["match"])
        course = cls(match, encoder(match.game.name, match.table.seats, match.table.options))
        for number in document["given"]:
            course.take(number)
        return course
