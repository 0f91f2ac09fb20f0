"""A race between answers: all are played on the same guesses with the same dice, so that luck is the same for
all of them, and one that has fallen clearly behind drops out."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random

from roundtable.bots.seat import Seat
from roundtable.kernel import Option, Options

from .ahead import Ahead
from .settings import Settings
from .tree import Node

HEAT = 4  # guesses between two looks at who has fallen behind
FIRST = 8  # guesses before the first look
HOPELESS = 0.0005  # what the hints promise less of, as a share, does not start
BEHIND = 1.6  # standard errors that are clearly behind


class Race:
    """The answers of one question that the hints promise most of, against each other."""

    def __init__(self, seat: Seat, ahead: Ahead, settings: Settings, dice: Random, options: Options) -> None:
        self._seat, self._ahead, self._is, self._dice = seat, ahead, settings, dice
        promise = dict(zip(options, ahead.promises(seat.think_through(dice), options), strict=True))
        wide = settings.widest + int(settings.iterations**settings.widen / settings.widest)
        least = settings.even / len(options) + HOPELESS
        hopeful = [option for option in options if promise[option] >= least] or list(options)
        field = sorted(hopeful, key=promise.__getitem__, reverse=True)[:wide]
        self.favourite = field[0]
        self.came_of: dict[Option, list[float]] = {option: [] for option in field}  # who still runs
        self._all = dict(self.came_of)  # also who has dropped out
        secret = seat.remembering.gives_away
        self._costs = {option: secret(seat.question, option) if secret else 0.0 for option in field}
        self.thought = 0

    def run(self, late: Callable[[], bool]) -> Option:
        """The winner: the favourite of the hints, unless another is better by more than chance."""
        guesses = 0
        while (
            len(self.came_of) > 1
            and self.thought + len(self.came_of) <= self._is.iterations * self._is.effort
        ):
            self._guess()
            guesses += 1
            if guesses >= FIRST and guesses % HEAT == 0:
                self._drop()
                if late():
                    break
        return self._winner()

    def told(self, key: str) -> Node:
        """What came of every answer, as a tree tells it: the winner was looked at most."""
        root, winner = Node(), self._winner()
        for option, came_of in self._all.items():
            child = root.next[key, option] = Node()
            child.visits, child.worth = len(came_of), sum(came_of)
            if option == winner and came_of:
                child.visits, child.worth = child.visits + 1, child.worth * (1 + 1 / child.visits)
        return root

    def _guess(self) -> None:
        """One guess for everybody who still runs."""
        dice, seed = Random(), self._dice.getrandbits(32)
        dice.seed(seed)
        deal = self._seat.think_through(dice)
        for option, came_of in self.came_of.items():
            dice.seed(seed)
            came_of.append(self._ahead.outcome(deal.clone(), option) - self._costs[option])
            self.thought += 1

    def _drop(self) -> None:
        leader = max(self.came_of.values(), key=sum)
        self.came_of = {
            option: came_of
            for option, came_of in self.came_of.items()
            if came_of is leader or lead(leader, came_of) < BEHIND
        }

    def _winner(self) -> Option:
        best = max(self.came_of, key=lambda option: sum(self.came_of[option]))
        favourite = self._all[self.favourite]
        gain = sum(self.came_of[best][: len(favourite)]) - sum(favourite)
        if gain <= self._is.margin * len(favourite):
            return self.favourite
        return (
            best if lead(self.came_of[best][: len(favourite)], favourite) > self._is.sure else self.favourite
        )


def lead(ahead: list[float], behind: list[float]) -> float:
    """By how many standard errors the first has done better, guess by guess."""
    gains = [one - other for one, other in zip(ahead, behind, strict=True)]
    number = len(gains)
    mean = sum(gains) / number
    spread = sum([(gain - mean) ** 2 for gain in gains]) / max(1, number - 1)
    return mean / sqrt(spread / number) if spread else mean * 1e9
