"""What each verb of the effect language does. The rooms say it of their own verbs, and the game binds it
together once; so a line of effects reaches rules of rooms that this one does not know."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from roundtable.kernel import Follow, RuleError

from ..content.language import Act
from ..content.verbs import VERBS
from ..table import Seats, Table
from .conditions import Context

Does = Callable[[Table, Act, Context, Seats], Follow]
Acts = Mapping[str, Does]  # verb -> what it does for these seats

_bound: dict[str, Does] = {}


def bind(*rooms: Acts) -> None:
    """Every verb has exactly one rule, and every such rule belongs to a verb."""
    _bound.update(whole(*rooms))


def whole(*rooms: Acts) -> dict[str, Does]:
    """The acts of all rooms together."""
    found: dict[str, Does] = {}
    for acts in rooms:
        for verb, does in acts.items():
            if verb not in VERBS:
                raise RuleError(f"{verb} is not a verb of the effect language.")
            if verb in found:
                raise RuleError(f"Two rules claim the verb {verb}.")
            found[verb] = does
    missing = [verb for verb in VERBS if verb not in found]
    if missing:
        raise RuleError(f"These verbs have no rule: {', '.join(missing)}.")
    return found


def apply(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """What a verb does for these seats."""
    return _bound[act.verb](t, act, context, seats)
