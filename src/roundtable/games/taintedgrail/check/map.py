"""The map of a pack: cells, keys and seals; whether the light of one menhir leads to the next in time, and
what lighting costs."""

from __future__ import annotations

from collections import deque
from math import ceil

from ..content.records import Chapter, Costs, Location, Pack
from ..places import BACK, STEPS, joined, lights, on_map
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
        _check_cell(entry, findings)
        _check_replaced(entry, sources, findings)
        _check_seals(entry, words, findings)
        _check_deeds(entry, words)
        _check_ward(entry, words)


def _check_cell(entry: Entry, findings: Findings) -> None:
    """A card that replaces another lies in its cell; one of the tutorial lies nowhere."""
    if "replaces" in entry.table or entry.table.get("tutorial"):
        for field in ("keys", "cell"):
            if field in entry.table:
                findings.error(entry.field(field), f"location {entry.id} must not have {field} of its own")
    elif "cell" not in entry.table:
        findings.error(entry.place, f"location {entry.id} has no cell on the map")


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


def _check_deeds(entry: Entry, words: Words) -> None:
    """What can be done here, and what happens on entering."""
    for field in ("action", "enter"):
        if field in entry.table:
            words.cost(entry.table[field].get("cost", ""), entry.field(field))
            words.effects(entry.table[field]["do"], entry.field(field), world=True)


def _check_ward(entry: Entry, words: Words) -> None:
    """What lighting the menhir needs, costs and brings about."""
    if "ward" in entry.table:
        ward, place = entry.table["ward"], entry.field("ward")
        words.conds(ward.get("needs", ""), place)
        words.cost(ward["cost"], place)
        if ward.get("lit"):
            words.effects(ward["lit"], place, world=True)


# -- the grid --------------------------------------------------------------------------------------------


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


def journeys(places: dict[int, Location], ward: int) -> dict[int, int]:
    """How many journeys each place is away from a menhir, in its light alone."""
    found, queue = {ward: 0}, deque([ward])
    while queue:
        at = queue.popleft()
        for other in joined(places, at):
            if other not in found and lights(places[ward], places[other]):
                found[other] = found[at] + 1
                queue.append(other)
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


def follow_light(
    pack: Pack, places: dict[int, Location], chapter: Chapter, players: int
) -> dict[int, set[int]]:
    """The menhirs that this many players can light, one in the light of another from the first location on,
    each with those that come next."""
    found, waiting = dict[int, set[int]](), [chapter.start]
    while waiting:
        at = waiting.pop()
        ward = places[at].ward
        dial = ward.dial if ward and at != chapter.start else chapter.dial
        found[at] = onward(pack, places, at, dial[players - 1])
        waiting += found[at] - set(found) - set(waiting)
    return found


def check_light(sources: Sources, findings: Findings, pack: Pack) -> None:
    """From the first location every menhir comes within reach of another that can be lit before, in the days
    that its dial gives, for any number of players; from every one there is a way on; every place comes to
    light."""
    places = on_map(pack)
    beginnings = [chapter for chapter in pack.chapters.values() if chapter.start in places]
    reached = set[int]()
    for chapter in beginnings:
        for players in PLAYERS:
            found = follow_light(pack, places, chapter, players)
            _check_menhirs(sources, findings, places, players, found)
            reached |= set(found)
    for number in places if beginnings else ():
        lit = any(lights(places[menhir], places[number]) for menhir in reached)
        if not lit and not _revealed(pack, number):
            findings.error(sources.where("location", number), f"location {number} never lies in any light")


def _check_menhirs(
    sources: Sources,
    findings: Findings,
    places: dict[int, Location],
    players: int,
    found: dict[int, set[int]],
) -> None:
    """Every menhir is found, and from each there is a way to another."""
    wards = {number for number, place in places.items() if place.ward}
    entries = sources.entries["location"]
    for number, following in found.items():
        if not following and len(wards) > 1:
            where = entries[str(number)].field("ward")
            findings.error(
                where, f"from the menhir of {number}, {players} players reach no other in its days"
            )
    for number in wards - set(found):
        where = entries[str(number)].field("ward")
        findings.error(where, f"{players} players cannot reach the menhir of {number} from any other in time")


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
