"""OpenSpiel: card games in C++, asked through its Python face."""

from __future__ import annotations

from typing import Any

from .race import Runner, Tally, Throw

GAMES = ("gin_rummy", "hearts")


def runners() -> list[Runner]:
    from importlib.metadata import version

    import pyspiel

    return [
        _runner(f"OpenSpiel {version('open_spiel')} (C++): {name}", pyspiel.load_game(name)) for name in GAMES
    ]


def _runner(name: str, game: Any) -> Runner:
    def play(seed: int, throw: Throw) -> Tally:
        state, decisions, options = game.new_initial_state(), 0, 0
        while not state.is_terminal():
            actions = state.legal_actions()  # at a chance node: all that can happen, here alike or nearly so
            if len(actions) > 1 and not state.is_chance_node():
                decisions += 1
                options += len(actions)
            state.apply_action(actions[int(throw() * len(actions))])
        return Tally(decisions, options)

    return Runner(name, play)
