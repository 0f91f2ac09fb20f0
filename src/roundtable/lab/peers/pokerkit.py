"""pokerkit: no-limit hold'em for six, one hand a game."""

from __future__ import annotations

import random
from typing import Any

from .race import Runner, Tally, Throw

PLAYERS, STACK, ANTE, BLINDS, LEAST = 6, 200, 0, (1, 2), 2


def _choices(state: Any) -> list[int | str]:
    """Fold, check or call, raise by as little as possible: a hand then goes on for as long as it can."""
    choices: list[int | str] = ["fold"] if state.can_fold() else []
    if state.can_check_or_call():
        choices.append("call")
    if state.can_complete_bet_or_raise_to():
        choices.append(state.min_completion_betting_or_raising_to_amount)
    return choices


def _play(state: Any, choice: int | str) -> None:
    if choice == "fold":
        state.fold()
    elif choice == "call":
        state.check_or_call()
    else:
        state.complete_bet_or_raise_to(choice)


def runners() -> list[Runner]:
    from importlib.metadata import version

    from pokerkit import Automation, NoLimitTexasHoldem

    automatic = tuple(Automation)  # everything that players do not decide

    def play(seed: int, throw: Throw) -> Tally:
        random.seed(seed)  # it shuffles with Python's own dice
        state = NoLimitTexasHoldem.create_state(automatic, True, ANTE, BLINDS, LEAST, STACK, PLAYERS)
        decisions = options = 0
        while state.status:
            choices = _choices(state)
            if len(choices) > 1:
                decisions += 1
                options += len(choices)
            _play(state, choices[int(throw() * len(choices))])
        return Tally(decisions, options)

    return [Runner(f"pokerkit {version('pokerkit')}: no-limit hold'em, {PLAYERS} players", play)]
