"""Bots: they are given a view and a question, never the match, and no game is known here by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from roundtable.kernel import Chance, Question, SetupError

View = dict[str, Any]
Judge = Callable[[View, Question, Any], float]  # what a game's hints say an option is worth


class Bot(Protocol):
    """A player that is not a person."""

    needs_view: bool  # building a view costs time; a bot that never looks says so

    def choose(self, view: View, question: Question) -> Any:
        """One of the options of the question."""


class RandomBot:
    """Any option, all alike."""

    needs_view = False

    def __init__(self, seed: str) -> None:
        self._chance = Chance(f"random bot {seed}")

    def choose(self, view: View, question: Question) -> Any:
        return self._chance.pick(question.options)


class GreedyBot:
    """The option that the game's hints think best; of equals the first."""

    needs_view = True

    def __init__(self, judge: Judge) -> None:
        self._judge = judge

    def choose(self, view: View, question: Question) -> Any:
        if len(question.options) == 1:
            return question.options[0]
        return max(question.options, key=lambda option: self._judge(view, question, option))


NAMES = ("random", "greedy")


def make(name: str, seed: str, judge: Judge | None) -> Bot:
    """The bot of this name; the seed decides its dice, the judge is the game's."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        if judge is None:
            raise SetupError("This game has no hints for a greedy bot; seat a random one.")
        return GreedyBot(judge)
    raise SetupError(f"There is no bot {name!r}; there are: {', '.join(NAMES)}.")
