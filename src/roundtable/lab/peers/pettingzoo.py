"""PettingZoo: its own board and card games by the AEC face, with the masks that a learning program reads."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .race import Runner, Tally, Throw

GAMES = ("connect_four_v3", "texas_holdem_v4")


def runners() -> list[Runner]:
    from importlib.metadata import version

    made = []
    for name in GAMES:
        env = import_module(f"pettingzoo.classic.{name}").env()
        made.append(_runner(f"PettingZoo {version('pettingzoo')}: {name}", env))
    return made


def _runner(name: str, env: Any) -> Runner:
    def play(seed: int, throw: Throw) -> Tally:
        env.reset(seed=seed)
        decisions = options = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            (actions,) = seen["action_mask"].nonzero()
            if len(actions) > 1:
                decisions += 1
                options += len(actions)
            env.step(int(actions[int(throw() * len(actions))]))
        return Tally(decisions, options)

    return Runner(name, play)
