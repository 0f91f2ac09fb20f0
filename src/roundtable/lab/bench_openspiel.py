"""How fast OpenSpiel's own search is on this machine, if it is installed: a measure beside ours.

It is the same kind of search (IS-MCTS) on gin rummy, in C++, with roll-outs to the end of the match. The
games differ, so the two figures say only in which order of size ours lies.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

AT_ONCE = 200  # simulations for one answer
MIDDLE = 20  # answers before the search begins
EXPLORE = 2.0


def iterations_per_second(seconds: float) -> float | None:
    """Simulations a second of processor time, measured for about this long; None without OpenSpiel."""
    try:
        import pyspiel
    except ImportError:
        return None
    state, done, begun = _middle(pyspiel.load_game("gin_rummy"), Random("bench")), 0, process_time()
    while done == 0 or process_time() - begun < seconds:
        bot = pyspiel.ISMCTSBot(
            done,
            pyspiel.RandomRolloutEvaluator(1, done),
            EXPLORE,
            AT_ONCE,
            -1,  # as many guesses as simulations
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )
        bot.step(state)
        done += AT_ONCE
    return done / max(process_time() - begun, 1e-9)


def _middle(game: Any, dice: Random) -> Any:
    """A match that is under way, when somebody must answer."""
    state, answers = game.new_initial_state(), 0
    while state.is_chance_node() or answers < MIDDLE:
        answers += not state.is_chance_node()
        state.apply_action(dice.choice(state.legal_actions()))
    return state
