"""PettingZoo: its own board and card games by the AEC face, with the masks that a learning program reads."""

from __future__ import annotations

from typing import Any

from .race import Runner, Tally, Throw

GAMES = ("connect_four-v3", "texas_holdem-v4")


def runners() -> list[Runner]:
    from importlib.metadata import version

    from pettingzoo import make
    from pettingzoo.env_registry.exceptions import FailedToImport

    number = version("pettingzoo")
    try:
        return [_runner(f"PettingZoo {number}: {name}", make("aec", f"classic/{name}")) for name in GAMES]
    except FailedToImport as why:  # its games need more than it does
        raise ImportError(str(why)) from None


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
