"""Train a policy for King Arthur against squires, from nothing and with numpy alone; then let it meet others.

python examples/learn.py [ROUNDS]     24 rounds take about a minute on one core
"""

import sys

import numpy as np
from numpy.typing import NDArray

from roundtable.bots import Seat
from roundtable.envs.features import encoder
from roundtable.games import find
from roundtable.kernel import Option, Result
from roundtable.lab.play import play_match

GAME, SEATS, MATCHES = "kingarthur", 2, 40  # matches a round
NUMBERS = encoder(GAME, SEATS, find(GAME).choose({}))


class Policy:
    """A bot that weighs every number by what it sees: one row of weights for each action."""

    needs: tuple[str, ...] = ()  # of what the game's hints offer

    def __init__(self, seed: str = "") -> None:
        self.weights = np.zeros((NUMBERS.numbering.size, NUMBERS.size))
        self.dice = np.random.default_rng(1)
        self.memory: list[tuple[NDArray[np.float32], NDArray[np.float64], int]] = []  # saw, weighed, chose

    def choose(self, seat: Seat) -> Option:
        asked = NUMBERS.numbering.ask(seat.question.options)
        while asked.answer is None:  # a long answer is given number by number
            seen, mask = NUMBERS.vector(seat.view, seat.question.key, asked), NUMBERS.mask(asked)
            scores = np.where(mask, self.weights @ seen, -np.inf)
            shares = np.exp(scores - scores.max())
            shares /= shares.sum()
            action = int(self.dice.choice(len(shares), p=shares))
            self.memory.append((seen, shares, action))
            asked = asked.take(action)
        return asked.answer[0]


def play(policy: Policy, rival: str, number: int) -> tuple[int, Result]:
    """A match against a bot; the seats change from match to match."""
    seat = number % SEATS
    seats = [policy if one == seat else rival for one in range(SEATS)]
    result = play_match(GAME, seats, f"learning {number}").result
    assert result is not None
    return seat, result


def train(policy: Policy, rounds: int, rate: float = 0.02) -> None:
    """REINFORCE: what a match with a good margin was made of becomes more likely."""
    mean, square = np.zeros_like(policy.weights), np.zeros_like(policy.weights)
    for round in range(1, rounds + 1):
        slopes, scores = [], []
        for match in range(MATCHES):
            policy.memory = []
            seat, result = play(policy, "squire", round * MATCHES + match)
            slope = np.zeros_like(policy.weights)
            for seen, shares, action in policy.memory:
                slope -= np.outer(shares, seen)
                slope[action] += seen
            slopes.append(slope)
            scores.append(2 * result.scores[seat] - sum(result.scores))
        better = (np.array(scores) - np.mean(scores)) / (np.std(scores) + 1e-9)
        slope = np.tensordot(better, slopes, 1) / MATCHES
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2  # Adam
        policy.weights += rate * (mean / (1 - 0.9**round)) / (np.sqrt(square / (1 - 0.99**round)) + 1e-8)
        print(f"round {round}: {np.mean(scores):+.1f} points against squires", flush=True)


def wins(policy: Policy, rival: str, matches: int) -> float:
    """The share of victories against a bot, shared ones in part."""
    ends = [play(policy, rival, -1 - match) for match in range(matches)]
    return sum(1 / len(winners) for seat, (winners, _, _) in ends if seat in winners) / matches


if __name__ == "__main__":
    learner = Policy()
    train(learner, int(sys.argv[1]) if sys.argv[1:] else 24)
    for bot in ("page", "squire"):
        print(f"against a {bot}: {wins(learner, bot, 200):.0%} of 200 matches")
