"""What a viewer cannot know, dealt again; and every component, wherever it lies."""

from __future__ import annotations

from collections.abc import Iterator

from roundtable.kernel import Chance, Viewer

from .table import Table


def redeal(t: Table, viewer: Viewer, chance: Chance) -> None:
    """Hidden are the others' hands and the cards that were not dealt."""
    others = [seat for seat in range(t.seats) if seat != viewer]
    unknown = sorted([*t.box, *(card for seat in others for card in t.hands[seat])])
    chance.shuffle(unknown)
    for seat in others:
        t.hands[seat] = tuple(sorted(unknown.pop() for _ in t.hands[seat]))
    t.box = unknown


def components(t: Table) -> Iterator[str]:
    for pile in (t.box, t.played, *t.hands):
        yield from pile
