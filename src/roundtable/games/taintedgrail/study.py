"""What a finished campaign tells whoever studies many.

The share of energy for menhirs is what heroes paid to light them, over all energy that they spent or lost. A
payment counts in energies: health, terror, wealth and reputation 1.5, magic and experience 2, food 1
(`HALVES` in wards.py). Goods are earned with energy, so this is the part of their work that went into the
stones.
"""

from __future__ import annotations

from typing import NamedTuple, cast

from roundtable.kernel import Match, Study

from .content.records import Pack
from .encounter.leaving import AVOIDED, ELSE, FAILED, FLED, WIN
from .table import Table

ENDS = {f"enc.{end}": end for end in (WIN, ELSE, FAILED, FLED, AVOIDED)}
UNDECIDED = (FLED, AVOIDED)  # neither won nor lost


class Met(NamedTuple):
    """An encounter as the log tells it."""

    group: str  # "fights-1", "fights-guardian", "talks-2" …
    end: str
    rounds: int
    damage: int  # of all heroes in it


def study(match: Match) -> Study:
    """Days, verses, deaths, the cost of light; how encounters went by level, the guardians apart; and whom
    each seat played."""
    t = cast("Table", match.table)
    met = encounters(match)
    decided = [one for one in met if one.end not in UNDECIDED]
    groups = sorted({one.group for one in decided})
    shares = {group: _won([one for one in decided if one.group == group]) for group in groups}
    lost = t.ending == "lost"
    shares |= {"died": (int(lost and bool(t.wards)), 1), "wyrdness": (int(lost and not t.wards), 1)}
    rounds = {f"rounds-{group}": [one.rounds for one in decided if one.group == group] for group in groups}
    fights = [group for group in groups if group.startswith("fights")]
    damage = {f"damage-{group}": [one.damage for one in decided if one.group == group] for group in fights}
    figures = {
        "days": t.day,
        "verses": len(t.read),
        "dead": t.status.count("dead"),
        "energy": t.tally.get("energy", 0),
        "lit": t.tally.get("lit", 0),
        "menhirs": menhir_share(t),
        "undecided": len(met) - len(decided),
    }
    return Study(
        figures, {"hero": [(hero,) if hero else () for hero in t.heroes]}, shares, {**rounds, **damage}
    )


def menhir_share(t: Table) -> int:
    """In per cent."""
    return round(50 * t.tally.get("tax", 0) / max(1, t.tally.get("energy", 0)))


def _won(decided: list[Met]) -> tuple[int, int]:
    return sum([one.end == WIN for one in decided]), len(decided)


def encounters(match: Match) -> list[Met]:
    """All encounters, from the log."""
    found: list[Met] = []
    name, rounds, damage = "", 1, 0
    for key, about in match.log(None):
        if key == "enc.met":
            name, rounds, damage = about["enc"], 1, 0
        elif key == "enc.round":
            rounds = about["number"]
        elif key == "track.health" and about["count"] < 0:
            damage -= about["count"]
        elif key in ENDS and name == about["enc"]:
            found.append(Met(_group(match.table.content, name), ENDS[key], rounds, damage))
            name = ""
    return found


def _group(content: Pack, name: str) -> str:
    enc = content.encounters[name]
    if enc.guardian:
        return "fights-guardian"
    return f"{'fights' if enc.kind == 'combat' else 'talks'}-{enc.level}"
