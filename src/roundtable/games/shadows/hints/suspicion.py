"""Who may be the traitor, by what everybody has seen of each: what he let evil do, what he gave to quests,
and who suspects whom aloud."""

from __future__ import annotations

from math import exp

from ..cards import LOYALTY, TRAITOR
from ..talk import SUSPECT
from .prospects import Prospects

# How much more each thing speaks for a traitor than for a loyal knight, as logarithms of the odds.
PER_TURN, PER_LIFE, PER_CARD, PER_VOICE = 0.2, -0.4, -0.33, 0.2
MOST = 4.0  # no record says more than this


def suspicion(p: Prospects) -> dict[int, float]:
    """How likely each knight is to be the traitor, as far as he can tell."""
    if p.view["options"]["traitor"] == "none" or TRAITOR in p.table["loyalty"]:
        return {}
    return _shares(p, [seat for seat in p.table["order"] if not p.table["loyalty"][seat]])


def suspected(p: Prospects) -> float:
    """How likely the others must think that he himself is the traitor."""
    hidden = [seat for seat in p.table["order"] if not p.table["shown"][seat]]
    return _shares(p, hidden).get(p.me, 0.0)


def _shares(p: Prospects, hidden: list[int]) -> dict[int, float]:
    weights = {seat: exp(max(-MOST, min(MOST, _odds(p, seat)))) for seat in hidden}
    certain = p.view["options"]["traitor"] == "certain"
    unused = 0 if certain else sum(LOYALTY.values()) - len(p.table["order"])
    total = sum(weights.values()) + unused
    return {seat: weight / total for seat, weight in weights.items() if seat in p.knights}


def _odds(p: Prospects, seat: int) -> float:
    record = p.table["record"]
    turns: int = sum(record[what][seat] for what in ("draw", "engine", "life"))
    lives, given = record["life"][seat], record["quest"][seat]
    voices = sum(p.table["talk"][other][:2] == [SUSPECT, f"seat-{seat}"] for other in p.knights)
    return float(PER_TURN * turns + PER_LIFE * lives + PER_CARD * given + PER_VOICE * voices)
