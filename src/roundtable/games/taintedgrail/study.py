"""What a finished campaign tells people who study many.

The share of energy for menhirs is what heroes paid to light them, over all energy that they spent or lost. A
payment counts in energies: health, terror, wealth and reputation 1.5, magic and experience 2, food 1
(`HALVES` in `world/menhirs.py`). Goods are earned with energy, so this is the part of their work that went
into the stones.
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
    names = sorted({one.group for one in decided})
    groups = {name: [one for one in decided if one.group == name] for name in names}
    shares = {group: _won(own) for group, own in groups.items()} | _losses(t)
    figures = {
        "days": t.day,
        "verses": len(t.read),
        "dead": t.status.count("dead"),
        "energy": t.tally.get("energy", 0),
        "lit": t.tally.get("lit", 0),
        "menhirs": menhir_share(t),
        "undecided": len(met) - len(decided),
    }
    heroes = [(hero,) if hero else () for hero in t.heroes]
    return Study(figures, {"hero": heroes}, shares, _samples(groups))


def _losses(t: Table) -> dict[str, tuple[int, int]]:
    """Whether the campaign was lost to death, or to the dark."""
    lost, dark = t.ending == "lost", not t.wards
    return {"died": (int(lost and not dark), 1), "wyrdness": (int(lost and dark), 1)}


def _samples(groups: dict[str, list[Met]]) -> dict[str, list[int]]:
    """How many rounds each encounter took, and how much damage each fight."""
    rounds = {f"rounds-{group}": [one.rounds for one in own] for group, own in groups.items()}
    fights = {group: own for group, own in groups.items() if group.startswith("fights")}
    return rounds | {f"damage-{group}": [one.damage for one in own] for group, own in fights.items()}


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
