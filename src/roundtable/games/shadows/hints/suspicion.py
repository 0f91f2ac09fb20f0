"""Who may be the traitor, by what everybody has seen of each: what they let evil do, what they gave to
quests, and who suspects whom aloud."""

from __future__ import annotations

from math import exp

from ..cards import LOYALTY, TRAITOR
from ..talk import SUSPECT
from .prospects import Prospects


def suspicion(p: Prospects) -> dict[int, float]:
    """How likely each knight is to be the traitor, as far as this player can tell: by the belief of one who
    remembers the story, else by the public record."""
    if p.belief is not None:
        return {seat: share for seat, share in p.belief.shares.items() if seat in p.knights}
    if p.view["options"]["traitor"] == "none" or TRAITOR in p.table["loyalty"]:
        return {}
    return _shares(p, [seat for seat in p.table["order"] if not p.table["loyalty"][seat]])


def suspected(p: Prospects) -> float:
    """How likely the others must think it that this player is the traitor."""
    if p.belief is not None:
        return p.belief.seen.get(p.me, 0.0)
    hidden = [seat for seat in p.table["order"] if not p.table["shown"][seat]]
    return _shares(p, hidden).get(p.me, 0.0)


def _shares(p: Prospects, hidden: list[int]) -> dict[int, float]:
    most = p.weights.most_guilt
    weights = {seat: exp(max(-most, min(most, _odds(p, seat)))) for seat in hidden}
    certain = p.view["options"]["traitor"] == "certain"
    unused = 0 if certain else sum(LOYALTY.values()) - len(p.table["order"])
    total = sum(weights.values()) + unused
    return {seat: weight / total for seat, weight in weights.items() if seat in p.knights}


def _odds(p: Prospects, seat: int) -> float:
    record, weights = p.table["record"], p.weights
    turns: int = sum(record[what][seat] for what in ("draw", "engine", "life"))
    lives, given = record["life"][seat], record["quest"][seat]
    voices = sum(p.table["talk"][other][:2] == [SUSPECT, f"seat-{seat}"] for other in p.knights)
    return float(
        weights.guilt_of_a_turn * turns
        + weights.guilt_of_a_life * lives
        + weights.guilt_of_a_card * given
        + weights.guilt_of_a_voice * voices
    )
