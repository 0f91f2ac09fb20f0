"""Any of the games as a PettingZoo environment (AEC): one agent for each seat, asked in the game's order."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from roundtable.games import find
from roundtable.kernel import SetupError

from .course import RESULT, REWARDS, Course
from .drawing import picture_of, text_of
from .features import encoder

FAR = 1e6  # further than any number of an observation
VECTOR, DICT = "vector", "dict"
MODES = ("human", "ansi", "svg")

Observation = dict[str, Any]


class RoundtableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A match with an agent `seat_N` for each seat. Only real choices are asked; a long answer is asked word
    by word, so that an agent may be selected several times in a row. What every number means: `names()`."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        rewards: str = RESULT,
        observations: str = VECTOR,
        longest: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        found = find(game)
        self.seats = found.check_seats(found.seats[0] if seats is None else seats, options)
        for what, chosen, choices in (
            ("rewards", rewards, REWARDS),
            ("observations", observations, (VECTOR, DICT)),
            ("render_mode", render_mode, (None, *MODES)),
        ):
            if chosen not in choices:
                raise SetupError(f"{what} can be {', '.join(map(repr, choices))}, not {chosen!r}.")
        self.game, self.options, self.longest = game, found.choose(options), longest
        self.reward, self.form, self.render_mode = rewards, observations, render_mode
        self.encoder = encoder(game, self.seats, self.options)
        self.metadata = {
            "name": f"{game}_v{found.rules}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self.action_spaces = {
            agent: spaces.Discrete(self.encoder.numbering.size) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._dice: Any = None
        self._steps = 0

    def _space(self) -> spaces.Dict:
        def box(size: int) -> spaces.Box:
            return spaces.Box(-FAR, FAR, (size,), np.float32)

        by_name: dict[str, spaces.Space[Any]] = {part.name: box(part.size) for part in self.encoder.slices}
        seen: spaces.Space[Any] = box(self.encoder.size) if self.form == VECTOR else spaces.Dict(by_name)
        mask = spaces.Box(0, 1, (self.encoder.numbering.size,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def names(self) -> tuple[list[str], list[str]]:
        """What every place of an observation holds, and what every action means."""
        return self.encoder.names(), self.encoder.numbering.names()

    # -- the match -------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. A seed begins a series of matches: each further reset without one brings the next."""
        if seed is not None or self._dice is None:
            self._dice, _ = seeding.np_random(seed)
        self.course = Course.begin(self.game, self.seats, int(self._dice.integers(1 << 62)), self.options)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._select()

    def _select(self) -> None:
        seat = self.course.seat
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(None)
            return
        if action is None:
            raise SetupError(f"{self.agent_selection} is asked and must act; the action mask says how.")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.course.take(int(action))
        self._steps += 1
        if self.course.seat is None:
            self.rewards = dict(zip(self.agents, self.course.rewards(self.reward), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.longest is not None and self._steps >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        vector = self.course.observed(seat)
        mask = self.encoder.mask(self.course.asked if seat == self.course.seat else None)
        seen: Any = vector if self.form == VECTOR else self.encoder.parts(vector)
        return {"observation": seen, "action_mask": mask}

    def action_mask(self, agent: str) -> NDArray[np.int8]:
        mask: NDArray[np.int8] = self.observe(agent)["action_mask"]
        return mask

    # -- pictures and copies ---------------------------------------------------------------------------

    def render(self) -> str | None:
        """The table as the agent sees it that is asked: as text, or as an SVG picture."""
        if self.render_mode == "svg":
            return picture_of(self.course.match, self.course.seat)
        said = text_of(self.course.match, self.course.seat)
        if self.render_mode == "human":
            sys.stdout.write(said + "\n")
            return None
        return said

    def close(self) -> None:
        """Nothing is open."""


def env(game: str, seats: int | None = None, **settings: Any) -> RoundtableEnv:
    """A table of this game; see `RoundtableEnv`."""
    return RoundtableEnv(game, seats, **settings)
