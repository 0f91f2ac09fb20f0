"""What a finished match of Shadows over Camelot tells people who study many."""

from __future__ import annotations

from typing import cast

from roundtable.kernel import Match, Study

from .cards import LOYAL, TRAITOR
from .table import Table


def study(match: Match) -> Study:
    """How quests went and whom accusations hit; and of each seat its loyalty and its knight."""
    t = cast("Table", match.table)
    accused = [seat for seat in t.order if t.shown[seat]]
    return Study(
        {
            "won": t.won,
            "lost": t.lost,
            "unmasked": sum(t.loyalty[seat] == TRAITOR for seat in accused),
            "wronged": sum(t.loyalty[seat] == LOYAL for seat in accused),
        },
        {
            "side": [(card,) if card else () for card in t.loyalty],
            "knight": [(knight,) if knight else () for knight in t.knights],
        },
    )
