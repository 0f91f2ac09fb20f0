"""What a sensible player would answer in somebody's place: for people who ask."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import inf
from typing import NamedTuple

from roundtable.kernel import Option

from .search import SearchBot, apart, never
from .search.settings import Settings
from .seat import Seat

SHORT = Settings(iterations=240)  # without a clock: the same seat and seed are told the same
PATIENCE = 2.0  # seconds after which a person who has asked must be told something


class Opinion(NamedTuple):
    """An answer, and how likely the seat is to win with it, if that was played ahead."""

    option: Option
    chance: float | None = None


def advise(
    seat: Seat, seed: str, seconds: float = inf, stopped: Callable[[], bool] = never
) -> tuple[Opinion, ...]:
    """The best answers that are known, the best first; the only one if there is no choice. The game's guide
    decides how they are found: by looking ahead, or by its judge alone. A search ends early when these
    seconds are over or nobody waits for it any longer."""
    question, guide = seat.question, seat.guide
    if len(question.options) == 1:
        return (Opinion(question.options[0]),)
    settings = replace(SHORT.fitted(guide.search), seconds=seconds)
    ahead = guide.chances is not None and not settings.is_plain(question.key)
    found = _looked_ahead(seat, seed, settings, stopped) if ahead else ()
    if found:
        return found
    judge = seat.remembering.judge
    worth = {option: judge(seat.view, question, option) for option in question.options}
    return tuple(Opinion(option) for option in sorted(worth, key=worth.__getitem__, reverse=True))


def _looked_ahead(
    seat: Seat, seed: str, settings: Settings, stopped: Callable[[], bool]
) -> tuple[Opinion, ...]:
    """What a search found; nothing if all answers that do something are one and the same."""
    if len(apart(seat.question.options, settings)) < 2:
        return ()
    bot = SearchBot(seed, settings)
    bot.stopped = stopped
    root = bot.think(seat)
    found = sorted(root.next.items(), key=lambda way: (way[1].visits, way[1].worth), reverse=True)
    return tuple(
        Opinion(option, tried.worth / tried.visits if settings.shares else None)
        for (_, option), tried in found
        if tried.visits
    )
