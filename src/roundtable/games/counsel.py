"""What a person is told who asks for a hint: which answer looks best, what speaks for it and against it, and
what comes next; in the words of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from roundtable.kernel import Match, Option, Why
from roundtable.kernel.scene import Words

from . import detailed, labelled, part, told
from .foresight import foreseen

CLOSE = 2  # of a hundred: a difference that says nothing
MOST = 2  # lines of what would come of it
TWO = 2  # of two answers everybody knows which one is the other


class Counsel(NamedTuple):
    """The answer that is suggested, and why."""

    option: Option
    lines: list[Words]


def counsel(match: Match, seat: int, found: Sequence[tuple[Option, float | None]]) -> Counsel:
    """The first of these answers, in words. `found` are the best ones for the seat, the best first, each with
    the chance of winning if that is known. All of it is worked out from what the seat sees."""
    question, view = match.question(seat), match.view(seat)
    assert question is not None
    show, key = part(match.game.name, "show"), question.key
    (option, chance), others = found[0], found[1:]
    if len(question.options) == 1:
        return Counsel(option, [_named("advice.only", show, view, key, option)])
    lines = [_named("advice.take", show, view, key, option)]
    hints = part(match.game.name, "hints")
    why: Why | None = getattr(hints, "why", None) and hints.why(view, question, option)
    if why is not None and (why.gains or why.risks):
        lines += [
            told(show, words.key, dict(words.args), match.table.options) for words in (*why.gains, *why.risks)
        ]
    else:
        lines += _expected(match, seat, option, show, view, key)
    if others and (chance is not None or len(question.options) > TWO):
        lines += _compared(show, view, key, chance, *others[0])
    return Counsel(option, lines)


def _expected(
    match: Match, seat: int, option: Option, show: Any, view: dict[str, Any], key: str
) -> list[Words]:
    """What anybody could see of an option about which the hints say nothing: its smaller line, or else what
    is certain to come of it."""
    detail = detailed(show, view, key, option)
    return [detail] if detail is not None else foreseen(match, seat, option).lines[:MOST]


def _compared(
    show: Any, view: dict[str, Any], key: str, chance: float | None, other: Option, its: float | None
) -> list[Words]:
    """What else could be done, and how much worse that would be."""
    if chance is None or its is None:
        return [_named("advice.next", show, view, key, other)]
    ahead, share = round(100 * (chance - its)), round(100 * its)
    name = "advice.next-close" if ahead < CLOSE else "advice.next-share"
    return [
        Words("advice.share", {"share": round(100 * chance)}),
        _named(name, show, view, key, other, share),
    ]


def _named(
    name: str, show: Any, view: dict[str, Any], key: str, option: Option, share: int | None = None
) -> Words:
    choice = _label(show, view, key, option)
    return Words(name, {"choice": choice} if share is None else {"choice": choice, "share": share})


def _label(show: Any, view: dict[str, Any], key: str, option: Option) -> Words:
    return Words(str(option)) if show is None else labelled(show, view, key, option)


def recalled(then: Match, seat: int, answers: tuple[Option, Option], chances: tuple[float, float]) -> Words:
    """A moment of a match that is over: what was asked, what the seat chose, and what would have been better,
    each with its chance of winning."""
    question, view = then.question(seat), then.view(seat)
    assert question is not None
    show, key = part(then.game.name, "show"), question.key
    named = [_label(show, view, key, option) for option in answers]
    share, could = [round(100 * chance) for chance in chances]
    asked = told(show, key, dict(question.about), then.table.options)
    figures = {"question": asked, "seat": seat, "chosen": named[0], "better": named[1]}
    return Words("review.moment", {**figures, "share": share, "could": could})
