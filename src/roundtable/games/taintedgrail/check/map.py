"""The map of a pack: cells, keys and seals; whether the light of one menhir leads to the next in time, and
what lighting costs."""

from __future__ import annotations

from collections import deque
from math import ceil

from ..content.records import Costs, Location, Pack
from ..places import BACK, STEPS
from .sources import Entry, Findings, Sources
from .words import Words

SEALS = {"ward": ("ward",), "dream": ("dream", "nightmare"), "hostile": (), "friendly": ()}
PRICES = {
    "energy": 1.0,
    "food": 1.0,
    "rep": 1.0,
    "terror": 1.0,
    "health": 1.5,
    "wealth": 1.5,
    "magic": 2.0,
    "exp": 2.0,
}
PLAYERS = range(1, 5)
NEVER = 99  # days


def check_places(sources: Sources, words: Words, findings: Findings) -> None:
    """What each location says for itself."""
    for entry in sources.each("location"):
        table = entry.table
        if "replaces" in table or table.get("tutorial"):
            for field in ("keys", "cell"):
                if field in table:
                    findings.error(
                        entry.field(field), f"location {entry.id} must not have {field} of its own"
                    )
        elif "cell" not in table:
            findings.error(entry.place, f"location {entry.id} has no cell on the map")
        _check_replaced(entry, sources, findings)
        _check_seals(entry, words, findings)
        for field in ("action", "enter"):
            if field in table:
                words.cost(table[field].get("cost", ""), entry.field(field))
                words.effects(table[field]["do"], entry.field(field), world=True)
        if "ward" in table:
            ward, place = table["ward"], entry.field("ward")
            words.conds(ward.get("needs", ""), place)
            words.cost(ward["cost"], place)
            if ward.get("lit"):
                words.effects(ward["lit"], place, world=True)


def _check_replaced(entry: Entry, sources: Sources, findings: Findings) -> None:
    replaced = entry.table.get("replaces")
    if replaced is None:
        return
    first = sources.entries["location"].get(str(replaced))
    if first is None or "cell" not in first.table:
        findings.error(
            entry.field("replaces"), f"location {entry.id} replaces {replaced}, which is not on the map"
        )


def _check_seals(entry: Entry, words: Words, findings: Findings) -> None:
    seals = entry.table.get("seals", [])
    if len(seals) > 3:
        findings.error(entry.field("seals"), f"location {entry.id} has more than three seals")
    for seal in seals:
        if seal not in SEALS:
            findings.error(entry.field("seals"), f"location {entry.id}: there is no seal {seal!r}")
        for verse in SEALS.get(seal, ()):
            words.verse(f"{entry.id}.{verse}", entry.field("seals"))
    if ("ward" in seals) != ("ward" in entry.table):
        findings.error(entry.place, f"location {entry.id}: the seal and the table of the ward go together")
    words.verse(entry.id, entry.place)


# -- the grid --------------------------------------------------------------------------------------------


def on_map(pack: Pack) -> dict[int, Location]:
    """The cards that lie on the map at first, each in a cell of its own."""
    return {n: place for n, place in pack.locations.items() if place.original == n and not place.tutorial}


def check_grid(sources: Sources, findings: Findings, pack: Pack) -> None:
    """Keys go both ways and to the neighbouring cell, and no cell has two cards."""
    places, cells = on_map(pack), dict[tuple[int, int], int]()
    for number, place in places.items():
        entry = sources.entries["location"][str(number)]
        if place.cell in cells:
            findings.error(
                entry.field("cell"), f"location {number} lies in the cell {place.cell} of {cells[place.cell]}"
            )
        cells.setdefault(place.cell, number)
        for side, key in place.keys.items():
            other = places.get(key)
            if other is None:
                findings.error(
                    entry.field("keys"), f"location {number}: key {side} names {key}, which is not on the map"
                )
                continue
            x, y = place.cell[0] + STEPS[side][0], place.cell[1] + STEPS[side][1]
            if other.cell != (x, y):
                findings.error(
                    entry.field("keys"), f"location {number}: key {side} names {key}, not in cell ({x}, {y})"
                )
            if other.keys.get(BACK[side]) != number:
                findings.error(
                    entry.field("keys"), f"location {number}: key {side} names {key}, which has no key back"
                )


# -- light -----------------------------------------------------------------------------------------------


def lights(ward: Location, place: Location) -> bool:
    """Whether a menhir keeps a place: its own, or one that touches it, also diagonally."""
    return max(abs(ward.cell[0] - place.cell[0]), abs(ward.cell[1] - place.cell[1])) <= 1


def journeys(places: dict[int, Location], ward: int) -> dict[int, int]:
    """How many journeys each place is away from a menhir, in its light alone."""
    found, queue = {ward: 0}, deque([ward])
    while queue:
        at = queue.popleft()
        for side, key in places[at].keys.items():
            other = places.get(key)
            if (
                other
                and key not in found
                and lights(places[ward], other)
                and other.keys.get(BACK[side]) == at
            ):
                found[key] = found[at] + 1
                queue.append(key)
    return found


def days_for(steps: int, cost: Costs, energy: int) -> int:
    """The days that a hero with so much energy a day needs to go there and light the menhir."""
    lighting = dict(cost).get("energy", 0)
    if lighting > energy:
        return NEVER
    walking = ceil(steps / energy)
    return walking + (lighting > walking * energy - steps)


def onward(pack: Pack, places: dict[int, Location], ward: int, days: int) -> set[int]:
    """The menhirs that can be lit after this one, in its light and in its days."""
    energy = min([character.energy for character in pack.characters.values()], default=6)
    return {
        number
        for number, steps in journeys(places, ward).items()
        if (other := places[number].ward) and number != ward and days_for(steps, other.cost, energy) <= days
    }


def check_light(sources: Sources, findings: Findings, pack: Pack) -> None:
    """From the first location every menhir comes within reach of another that can be lit before, in the days
    that its dial gives, for any number of players; from every one there is a way on; every place comes to
    light."""
    places, lit = on_map(pack), set[int]()
    wards = [number for number, place in places.items() if place.ward]
    for chapter in pack.chapters.values():
        if chapter.start not in places:
            continue
        for players in PLAYERS:
            reached, waiting = {chapter.start}, [chapter.start]
            while waiting:
                at = waiting.pop()
                ward = places[at].ward
                days = ward.dial[players - 1] if ward and at != chapter.start else chapter.dial[players - 1]
                new = onward(pack, places, at, days)
                if not new and len(wards) > 1:
                    where = sources.entries["location"][str(at)].field("ward")
                    findings.error(
                        where, f"from the menhir of {at}, {players} players reach no other in its days"
                    )
                waiting += new - reached
                reached |= new
            lit |= {number for number, place in places.items() for at in reached if lights(places[at], place)}
            for number in set(wards) - reached:
                where = sources.entries["location"][str(number)].field("ward")
                findings.error(
                    where, f"{players} players cannot reach the menhir of {number} from any other in time"
                )
    for number in places:
        if lit and number not in lit and not _revealed(pack, number):
            findings.error(sources.where("location", number), f"location {number} never lies in any light")


def _revealed(pack: Pack, number: int) -> bool:
    """Whether the story lays it by itself."""
    return any(f"reveal {number}" in str(record) for record in (*pack.verses.values(), *pack.events.values()))


def ward_tax(pack: Pack) -> dict[int, tuple[float, ...]]:
    """How much of a hero's energy goes into each menhir, in percent, for 1 to 4 players: what lighting costs,
    in energy, against the energy of the days that it burns. Dear things count for more than one."""
    energy = min([character.energy for character in pack.characters.values()], default=6)
    tax = {}
    for number, place in sorted(pack.locations.items()):
        if place.ward and not place.tutorial:
            price = sum(PRICES[what] * amount for what, amount in place.ward.cost)
            tax[number] = tuple(100 * price / (energy * (dial + 1)) for dial in place.ward.dial)
    return tax
