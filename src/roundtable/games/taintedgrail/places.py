"""[Locations] The map: what touches what, what lies in reach of a menhir, which card is nearest."""

from __future__ import annotations

from collections import deque
from functools import cache, lru_cache

from .content.load import pack
from .content.records import Location, Pack
from .table import Table

STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
BACK = {"n": "s", "s": "n", "e": "w", "w": "e"}


# -- the map as a pack has it ----------------------------------------------------------------------------


def on_map(content: Pack) -> dict[int, Location]:
    """The cards that lie on the map at first, each in a cell of its own."""
    return {
        number: place
        for number, place in content.locations.items()
        if place.original == number and not place.tutorial
    }


def lights(menhir: Location, place: Location) -> bool:
    """[Menhirs] Whether a menhir keeps a place: its own, or one that touches it, also diagonally."""
    return max(abs(menhir.cell[0] - place.cell[0]), abs(menhir.cell[1] - place.cell[1])) <= 1


def joined(places: dict[int, Location], number: int) -> list[int]:
    """[Locations] The places that the keys of this one name and whose keys name it."""
    return [
        other
        for side, other in places[number].keys.items()
        if other in places and places[other].keys.get(BACK[side]) == number
    ]


# -- the map of a table ----------------------------------------------------------------------------------


def cell(t: Table, number: int) -> tuple[int, int]:
    return t.location(number).cell


def in_reach(t: Table, number: int) -> bool:
    """[Menhirs] Next to a location with an active menhir, also diagonally, or that location itself."""
    return number in _reached(t.options["pack"], tuple(t.wards))


@cache
def _reached(of: str, wards: tuple[int, ...]) -> frozenset[int]:
    """All locations in reach of these menhirs."""
    known = pack(of).locations
    return frozenset(
        [number for number, location in known.items() if any(lights(known[ward], location) for ward in wards)]
    )


def in_dark(t: Table, number: int) -> bool:
    """[Menhirs] Out of reach of those that burn; where none burns, no place is darker than the others."""
    return bool(t.wards) and not in_reach(t, number)


def leads_to(t: Table, number: int, side: str) -> int | None:
    """The location that a key leads to, if it lies there and has a key back."""
    other = _ways(t.options["pack"], number, tuple(t.replaced.items())).get(side)
    return other if other in t.shown else None


@cache
def _ways(of: str, number: int, replaced: tuple[tuple[int, int], ...]) -> dict[str, int]:
    """The location at each side that would be joined with this one by keys of both, the lowest first."""
    known, lying = pack(of).locations, dict(replaced)
    found = {}
    for side, key in known[number].keys.items():
        other = lying.get(key, key)
        back = known[other].keys.get(BACK[side]) if other in known else None
        if back is not None and lying.get(back, back) == number:
            found[side] = other
    return dict(sorted(found.items(), key=lambda way: way[1]))


def connected(t: Table, number: int) -> tuple[int, ...]:
    """[Travel] Where one can go from here."""
    return _connected(t.options["pack"], number, tuple(t.replaced.items()), tuple(t.shown))


@lru_cache(maxsize=1 << 12)  # as many maps as are worth remembering
def _connected(
    of: str, number: int, replaced: tuple[tuple[int, int], ...], shown: tuple[int, ...]
) -> tuple[int, ...]:
    return tuple([other for other in _ways(of, number, replaced).values() if other in shown])


def hidden_around(t: Table, number: int) -> list[int]:
    """[Locations] The cards that a hero here would lay: named by its keys, not yet lying, and in reach."""
    keys = t.location(number).keys.values()
    found = [t.lying(key) for key in keys if key not in t.removed and key in t.content.locations]
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
