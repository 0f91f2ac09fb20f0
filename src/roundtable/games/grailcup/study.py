"""What a finished match of Grail Cup tells whoever studies many."""

from __future__ import annotations

from roundtable.kernel import Study

from .table import Table


def study(t: Table) -> Study:
    """How long it was, how often the lead changed; and of each seat the number that it started on, and in the
    last round its allies and at which turn it chose."""
    turns = [(seat - t.first) * t.direction % t.seats + 1 for seat in range(t.seats)]
    return Study(
        {"rounds": t.round, "leads": t.leads},
        {
            "start": [(str(number),) for number in t.start],
            "ally": t.allies,
            "turn": [(str(turn),) for turn in turns],
        },
    )
