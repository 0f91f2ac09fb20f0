"""RLCard: card games for learning programs, in Python and numpy."""

from __future__ import annotations

from typing import Any

from .race import Runner, Tally, Throw

GAMES = ("uno", "mahjong")


def runners() -> list[Runner]:
    from importlib.metadata import version

    import rlcard

    return [_runner(f"RLCard {version('rlcard')}: {name}", rlcard.make(name, {"seed": 1})) for name in GAMES]


def _runner(name: str, env: Any) -> Runner:
    def play(seed: int, throw: Throw) -> Tally:
        env.seed(seed)
        state, _ = env.reset()
        decisions = options = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            if len(actions) > 1:
                decisions += 1
                options += len(actions)
            state, _ = env.step(actions[int(throw() * len(actions))])
        return Tally(decisions, options)

    return Runner(name, play)
