"""catanatron: the settlers of Catan for four, in plain Python like our own games."""

from __future__ import annotations

from .race import Runner, Tally, Throw


def runners() -> list[Runner]:
    from importlib.metadata import version

    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    def play(seed: int, throw: Throw) -> Tally:
        game = Game([RandomPlayer(color) for color in Color], seed=seed + 1)
        state, decisions, options = game.state, 0, 0
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            actions = state.playable_actions
            if len(actions) > 1:
                decisions += 1
                options += len(actions)
            game.execute(actions[int(throw() * len(actions))])
        return Tally(decisions, options)

    return [Runner(f"catanatron {version('catanatron')}: Catan, 4 players", play)]
