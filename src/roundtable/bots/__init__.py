"""Bots: each is given its seat, never the match, and no game is known here by name."""

from __future__ import annotations

from roundtable.kernel import Judge, SetupError

from .greedy import GreedyBot
from .random import RandomBot
from .seat import Bot, Seat

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}  # the best last
NAMES = tuple(BOTS)


def names(judge: Judge | None) -> tuple[str, ...]:
    """The bots that can play a game with this judge, the best first."""
    return tuple(name for name in reversed(NAMES) if judge is not None or not BOTS[name].needs_hints)


def check(name: str, judge: Judge | None) -> None:
    """Refuse a bot that is not there, or that cannot play a game with this judge."""
    if _known(name) not in names(judge):
        raise SetupError(f"This game has no hints for a {name} bot; seat another: {', '.join(names(judge))}.")


def make(name: str, seed: str) -> Bot:
    """The bot of this name; the seed decides its dice."""
    return BOTS[_known(name)](seed)


def _known(name: str) -> str:
    if name not in NAMES:
        raise SetupError(f"There is no bot {name!r}; there are: {', '.join(NAMES)}.")
    return name


__all__ = ["BOTS", "NAMES", "Bot", "GreedyBot", "RandomBot", "Seat", "check", "make", "names"]
