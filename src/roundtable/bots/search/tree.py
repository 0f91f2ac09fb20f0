"""What a search remembers: for each seat a tree of its own choices, whatever the deal."""

from __future__ import annotations

import math
from collections.abc import Sequence

from roundtable.kernel import Dice, Option

Branch = tuple[str, Option]  # the key of a question, and an answer to it


class Node:
    """A moment at which a seat chooses, known by its own choices on the way there."""

    __slots__ = ("mean", "next", "prior", "regret", "tried", "visits", "worth")

    def __init__(self) -> None:
        self.next: dict[Branch, Node] = {}
        self.prior: dict[Branch, float] = {}
        self.regret: dict[Branch, float] = {}
        self.visits, self.worth = 0, 0.0  # of the choice that led here
        self.tried, self.mean = 0, 0.5  # of the choices from here on

    def best(self, branches: Sequence[Branch], explore: float) -> Branch:
        """What has turned out well, and what the hints promise while it has been tried little (PUCT)."""
        eager = explore * math.sqrt(self.tried + 1)
        found, most = branches[0], -math.inf
        for branch in branches:
            child, prior = self.next.get(branch), self.prior[branch]
            if child is None or not child.visits:
                promise = self.mean + eager * prior
            else:
                promise = child.worth / child.visits + eager * prior / (1 + child.visits)
            if promise > most:
                found, most = branch, promise
        return found

    def drawn(self, branches: Sequence[Branch], dice: Dice, stray: float) -> Branch:
        """A branch by lot: as often as one regrets not having taken it (regret matching), or now and then
        as the hints promise."""
        weights = None
        if dice.random() >= stray:
            weights = [max(0.0, self.regret.get(branch, 0.0)) for branch in branches]
        if weights is None or not any(weights):
            weights = [self.prior[branch] for branch in branches]
        return by_lot(branches, weights, dice)

    def credit(self, branch: Branch, reward: float) -> None:
        """A choice was made here, and this came of it."""
        child = self.next[branch]
        child.visits += 1
        child.worth += reward
        self.tried += 1
        self.mean += (reward - self.mean) / self.tried

    def settle_regrets(self) -> None:
        """How much better each choice has done on average than what was chosen here."""
        for branch, child in self.next.items():
            if child.visits:
                gain = child.worth / child.visits - self.mean
                self.regret[branch] = max(0.0, self.regret.get(branch, 0.0) + gain)


def by_lot(things: Sequence[Branch], weights: Sequence[float], dice: Dice) -> Branch:
    """One of these, each as often as it weighs."""
    left = dice.random() * sum(weights)
    for thing, weight in zip(things, weights, strict=True):
        left -= weight
        if left < 0:
            return thing
    return things[-1]


def softmax(values: Sequence[float], scale: float) -> list[float]:
    top = max(values)
    powers = [math.exp((value - top) / scale) for value in values]
    whole = sum(powers)
    return [power / whole for power in powers]
