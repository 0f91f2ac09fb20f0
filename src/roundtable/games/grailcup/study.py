"""What a finished match of Grail Cup tells people who study many."""

from __future__ import annotations

from typing import cast

from roundtable.kernel import Match, Study

from .table import Table


def study(match: Match) -> Study:
    """How long it was, how often the lead changed; and of each seat the number that it started on, and in the
    last round its allies and at which turn it chose."""
    t = cast("Table", match.table)
    turns = [(seat - t.first) * t.direction % t.seats + 1 for seat in range(t.seats)]
    return Study(
        {"rounds": t.round, "leads": t.leads},
        {
            "start": [(str(number),) for number in t.start],
            "ally": t.allies,
            "turn": [(str(turn),) for turn in turns],
        },
    )
