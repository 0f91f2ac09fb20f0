"""Playing a match in a test and looking at it, the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import roundtable as rt


def play(match: Any, *options: Any) -> Any:
    """Give these answers, one after the other, for the first seat to move."""
    for option in options:
        match.play(match.to_move[0], option)
    return match


def first(match: rt.Match) -> Any:
    """The first answer that can be given."""
    return match.legal(match.to_move[0])[0]


def last(match: rt.Match) -> Any:
    """The last answer that can be given: to refuse or to stop, where that is possible."""
    return match.legal(match.to_move[0])[-1]


def said(answer: Any, match: rt.Match) -> Any:
    """An answer, or what a function of the match says that it is."""
    return said(answer(match), match) if callable(answer) else answer


def until(match: Any, goal: str | Callable[[Any], bool], answer: Any = first, most: int = 100) -> Any:
    """Answer until this question is asked, or until this holds: always the same, or what a function of the
    match says. Whatever has not come after this many answers is a fault, and not worth waiting for."""
    reached = goal if callable(goal) else lambda match: asked(match) == goal
    for _ in range(most):
        if reached(match):
            return match
        assert match.to_move, f"The match is over before {_named(goal)}."
        play(match, said(answer, match))
    assert reached(match), f"After {most} answers {asked(match)} is asked, still before {_named(goal)}."
    return match


def answer(match: Any, **answers: Any) -> Any:
    """Answer the questions that follow by their keys (`_` for a dot), as long as they are among these: with
    an option, or with what a function of the match says."""
    known: dict[str | None, Any] = {key.replace("_", ".", 1): option for key, option in answers.items()}

    def said(match: Any) -> Any:
        option = known[asked(match)]
        return option(match) if callable(option) else option

    return until(match, lambda match: asked(match) not in known, said)


def movers(match: Any, goes_on: str | Callable[[Any], bool] | None = None, most: int = 2000) -> Iterator[int]:
    """Who is to move, as long as this question is asked or this holds, for a loop that answers itself; if
    not said otherwise, to the end of the match. Too many answers are a fault."""
    holds = goes_on if callable(goes_on) else lambda match: goes_on in (None, asked(match))
    for _ in range(most):
        if not match.to_move or not holds(match):
            return
        yield match.to_move[0]
    raise AssertionError(f"After {most} answers {asked(match)} is asked, and still it goes on.")


def _named(goal: str | Callable[[Any], bool]) -> str:
    return "what the test waits for" if callable(goal) else goal


def asked(match: rt.Match) -> str | None:
    """The key of the question that stands, None when the game is over."""
    if not match.to_move:
        return None
    question = match.question(match.to_move[0])
    assert question is not None
    return question.key


def legal(match: rt.Match) -> set:
    return set(match.legal(match.to_move[0]))


def seen(match: rt.Match, seat: int | None = None) -> dict[str, Any]:
    """What a seat, or a spectator, sees of the table."""
    return match.view(seat)["table"]


def told(match: rt.Match, seat: int | None = None) -> list[str]:
    """The keys of the story as a viewer reads it."""
    return [event.key for event in match.log(seat)]
