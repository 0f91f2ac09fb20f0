"""What a finished campaign tells whoever studies many."""

from __future__ import annotations

from roundtable.kernel import Study

from .table import Table

FIGURES = "energy ward-energy lit".split()
KINDS_AND_LEVELS = [(kind, level) for kind in ("combat", "diplomacy") for level in (1, 2)]
ENCOUNTERS = [f"{kind}-{level}-{end}" for kind, level in KINDS_AND_LEVELS for end in ("win", "else")]


def study(t: Table) -> Study:
    """Days, verses read, what lighting cost, how encounters went by level; and whom each seat played."""
    figures = {"days": t.day, "verses": len(t.read), "dead": t.status.count("dead")}
    figures |= {name: t.tally.get(name, 0) for name in (*FIGURES, *ENCOUNTERS)}
    return Study(figures, {"hero": [(hero,) if hero else () for hero in t.heroes]})
