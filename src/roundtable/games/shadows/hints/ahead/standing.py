"""How likely each side is to win, as a table lies. It looks at guesses, so that it may read all of it.

What the table shows (`signs.py`) is weighed by a logistic curve, found on matches between bots
(docs/shadows.md). A traitor who is still hidden, and one who has been found out, make other games of it:
each has a curve of its own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from math import exp

from ...cards import LOYAL, TRAITOR
from ...table import KNIGHT, REVEALED, Table
from .signs import signs

CURVES = tomllib.loads(files(__package__).joinpath("standing.toml").read_text("utf-8"))
LONE, HIDDEN, OPEN = "lone", "hidden", "open"


def chances(t: Table) -> Sequence[float]:
    """How likely each seat is to be on the side that wins."""
    good = loyal_chance(t)
    return [good if card == LOYAL else 1.0 - good if card else 0.0 for card in t.loyalty]


def loyal_chance(t: Table) -> float:
    """How likely the loyal side is to win."""
    if t.ending:
        return float(t.ending == "swords" and t.white_swords > t.black_swords)
    case = case_of(t)
    curve = CURVES[case]
    lean = sum([curve[name] * value for name, value in signs(t, case == HIDDEN).items()])
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lean))))


def case_of(t: Table) -> str:
    """Whether a traitor is at work, and known."""
    if TRAITOR not in t.loyalty:
        return LONE
    status = t.status[t.loyalty.index(TRAITOR)]
    return HIDDEN if status == KNIGHT else OPEN if status == REVEALED else LONE
