"""Many matches side by side as arrays: each step takes one action for each match and gives what the seats
that are asked next see. A match that ends is followed by a new one at once.

The rules run one match after another in this process; what is saved is the work of gathering arrays. For more
cores give each process a batch of its own, with a seed of its own.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from roundtable.games import find
from roundtable.kernel import SetupError

from .course import RESULT, REWARDS, Course
from .features import encoder


class Step(NamedTuple):
    """What the matches of a batch show, one row each."""

    observation: NDArray[np.float32]  # of the seat that is asked
    action_mask: NDArray[np.int8]
    seat: NDArray[np.int64]  # which seat that is
    done: NDArray[np.bool_]  # the last action ended a match, and a new one has begun …
    rewards: NDArray[np.float32]  # … which was worth this to each of its seats; else zeros


class Batch:
    """Matches of one game with one set-up. Match `i` plays the seeds `SEED/i/0`, `SEED/i/1` … in turn, so
    that a batch of the same seed always deals the same matches."""

    def __init__(
        self, game: str, seats: int, matches: int, seed: int | str, rewards: str = RESULT, **options: Any
    ) -> None:
        if type(matches) is not int or matches < 1:
            raise SetupError(f"A batch needs at least one match, not {matches!r}.")
        if rewards not in REWARDS:
            raise SetupError(f"rewards can be {', '.join(map(repr, REWARDS))}, not {rewards!r}.")
        found = find(game)
        self.game, self.seats = game, found.check_seats(seats, options)
        self.options, self.seed, self.reward = found.choose(options), seed, rewards
        self.encoder = encoder(game, seats, self.options)
        self._played = [0] * matches
        self.courses = [self._begin(number) for number in range(matches)]
        self._observation = np.zeros((matches, self.encoder.size), np.float32)
        self._mask = np.zeros((matches, self.encoder.numbering.size), np.int8)
        self._seat = np.zeros(matches, np.int64)
        for number in range(matches):
            self._look(number)

    def _begin(self, number: int) -> Course:
        seed = f"{self.seed}/{number}/{self._played[number]}"
        return Course.begin(self.game, self.seats, seed, self.options)

    def _look(self, number: int) -> None:
        course = self.courses[number]
        if course.seat is None:
            raise SetupError(f"A match of {self.game} with these options leaves nobody a choice.")
        self._observation[number] = course.observed(course.seat)
        self._mask[number] = self.encoder.mask(course.asked)
        self._seat[number] = course.seat

    def now(self) -> Step:
        """How the matches stand."""
        matches = len(self.courses)
        done, rewards = np.zeros(matches, np.bool_), np.zeros((matches, self.seats), np.float32)
        return Step(self._observation.copy(), self._mask.copy(), self._seat.copy(), done, rewards)

    def step(self, actions: ArrayLike) -> Step:
        """One action for each match. An action that is not allowed raises before anything has moved."""
        chosen = np.asarray(actions)
        if chosen.shape != (len(self.courses),) or not np.issubdtype(chosen.dtype, np.integer):
            raise SetupError(f"A step takes {len(self.courses)} whole numbers, one for each match.")
        self._check(chosen)
        ended: dict[int, list[float]] = {}
        for number, action in enumerate(chosen.tolist()):
            self.courses[number].take(action)
            if self.courses[number].seat is None:
                ended[number] = self.courses[number].rewards(self.reward)
                self._played[number] += 1
                self.courses[number] = self._begin(number)
            self._look(number)
        step = self.now()
        for number, rewards in ended.items():
            step.done[number], step.rewards[number] = True, rewards
        return step

    def _check(self, chosen: NDArray[Any]) -> None:
        inside = (chosen >= 0) & (chosen < self._mask.shape[1])
        allowed = inside & (self._mask[np.arange(len(chosen)), np.where(inside, chosen, 0)] == 1)
        if not allowed.all():
            match = int(np.flatnonzero(~allowed)[0])
            raise SetupError(
                f"The action {chosen[match]} is not allowed in match {match}; see its action mask."
            )

    def sample(self, dice: np.random.Generator) -> NDArray[np.int64]:
        """Any allowed action for each match, all alike."""
        lots = dice.random(self._mask.shape) * self._mask
        actions: NDArray[np.int64] = lots.argmax(axis=1)
        return actions
