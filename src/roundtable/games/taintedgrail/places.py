"""[Locations] The map: what touches what, what lies in reach of a menhir, which card is nearest."""

from __future__ import annotations

from collections import deque

from .table import Table

STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
BACK = {"n": "s", "s": "n", "e": "w", "w": "e"}


def cell(t: Table, number: int) -> tuple[int, int]:
    return t.location(number).cell


def in_reach(t: Table, number: int) -> bool:
    """[Menhirs] Next to a location with an active menhir, also diagonally, or that location itself."""
    x, y = cell(t, number)
    return any([max(abs(x - cell(t, ward)[0]), abs(y - cell(t, ward)[1])) <= 1 for ward in t.wards])


def leads_to(t: Table, number: int, side: str) -> int | None:
    """The location that a key leads to, if it lies there and has a key back."""
    key = t.location(number).keys.get(side)
    if key is None:
        return None
    other = t.lying(key)
    if other not in t.shown:
        return None
    back = t.location(other).keys.get(BACK[side])
    return other if back is not None and t.lying(back) == number else None


def connected(t: Table, number: int) -> list[int]:
    """[Travel] Where one can go from here."""
    found = [leads_to(t, number, side) for side in STEPS]
    return sorted([other for other in found if other is not None])


def hidden_around(t: Table, number: int) -> list[int]:
    """[Locations] The cards that a hero here would lay: named by its keys, not yet lying, and in reach."""
    keys = t.location(number).keys.values()
    found = [t.lying(key) for key in keys if key not in t.removed and key in t.pack.locations]
    return [other for other in found if other not in t.shown and in_reach(t, other)]


def nearest(t: Table, number: int, among: list[int]) -> int | None:
    """[Menhirs] The nearest of these: fewest orthogonal steps on the grid, walls ignored, ties to the lowest
    number (TG-51)."""
    x, y = cell(t, number)
    steps = {other: abs(x - cell(t, other)[0]) + abs(y - cell(t, other)[1]) for other in among}
    return min(among, key=lambda other: (steps[other], other), default=None)


def settlement(t: Table, number: int) -> bool:
    return bool({"friendly", "hostile"} & set(t.location(number).seals))


def far(t: Table, start: int) -> dict[int, int]:
    """How many journeys each location is away from here."""
    found, queue = {start: 0}, deque([start])
    while queue:
        at = queue.popleft()
        for other in connected(t, at):
            if other not in found:
                found[other] = found[at] + 1
                queue.append(other)
    return found
