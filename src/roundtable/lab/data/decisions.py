"""The decisions of a match: everything that a seat saw, could answer and answered."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from roundtable.kernel import Match, Option, Question, RoundtableError
from roundtable.kernel.tape import unwind
from roundtable.lab.runs.run import Run
from roundtable.lab.runs.simulate import matches, outcome_of
from roundtable.lab.runs.statistics import Outcome
from roundtable.lab.workers import Workers
from roundtable.lab.workers.local import EVERY_CORE


class Decision(NamedTuple):
    """An answer where there was a choice. Options, about and view are JSON, each option a text of its own."""

    match: int
    answer: int  # how many answers had been given before it
    seat: int
    bot: str
    question: str
    about: str
    options: tuple[str, ...]
    choice: int  # its place among the options
    view: str
    won: bool
    score: int
    winners: tuple[int, ...]
    reason: str


class Chunk(NamedTuple):
    """What a worker sends back of some matches."""

    outcomes: list[Outcome]
    rows: list[Decision]


def decisions_of(match: Match, number: int = 1, bots: Sequence[str] = ()) -> Iterator[Decision]:
    """The decisions of a match that is over, in their order; `bots` are the players by seats."""
    if match.result is None or match.setup is None:
        raise RoundtableError("Only a match that is over can be written as decisions.")
    winners, scores, reason = match.result
    known = [*bots, *[""] * match.table.seats]
    course = Match.begin(match.setup, unwind(match.table.chance.record))  # with the dice that have fallen
    for before, (seat, option) in enumerate(unwind(match.answers)):
        question = course.question(seat)
        if question is not None and len(question.options) > 1 and option in question.options:
            yield Decision(
                number,
                before,
                seat,
                known[seat],
                question.key,
                _text(question.about),
                tuple(_text(one) for one in question.options),
                _place(question, option),
                _text(course.view(seat)),
                seat in winners,
                scores[seat],
                winners,
                reason,
            )
        course.play(seat, option)


def _place(question: Question, option: Option) -> int:
    return next(n for n, one in enumerate(question.options) if one == option and type(one) is type(option))


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def decided(run: Run, games: int, workers: Workers = EVERY_CORE) -> Iterator[Chunk]:
    """The decisions of a run with the outcomes of its matches, chunk by chunk in their order."""
    return workers.spread_out(_decided, run, games)


def _decided(run: Run, numbers: range) -> Chunk:
    chunk = Chunk([], [])
    for number, match in matches(run, numbers):
        chunk.outcomes.append(outcome_of(run, number, match))
        chunk.rows.extend(decisions_of(match, number, run.seats))
    return chunk
