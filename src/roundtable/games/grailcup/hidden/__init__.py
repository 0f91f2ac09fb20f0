"""What a seat cannot know, dealt again; and the list of all components, wherever they lie."""

from __future__ import annotations

from collections.abc import Iterator

from roundtable.kernel import Chance, Viewer

from ..cards import SPEARS
from ..table import Table
from .clovers import lay_anew
from .draft import deal_anew


def redeal(t: Table, viewer: Viewer, chance: Chance) -> None:
    """Hidden are the allies of others, the cards set aside face down, and the clover tokens."""
    deal_anew(t, viewer, chance)
    lay_anew(t, viewer, chance)


def components(t: Table) -> Iterator[str]:
    """Every card, token, spear and figure, wherever it lies."""
    for pile in (t.face_up, t.aside, t.pack, *t.allies):
        yield from pile
    yield from t.tokens
    yield from t.supply
    for seat in t.race:
        yield f"knight of {seat}"
    yield from ["spear"] * max(SPEARS, sum(t.spears))
    yield from ["dragon"] * (0 <= t.dragon < t.track.finish)
    yield from ["seal"] * (0 <= t.seal < t.seats)
