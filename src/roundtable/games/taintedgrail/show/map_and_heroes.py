"""The map with its ways and the heroes as zones of a scene."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from roundtable.kernel.scene import MAP, MATTER, PLAYERS, ROW, Cells, Fact, Group, Piece, Words, Zone

from ..content import pictures
from ..content.language import ATTRIBUTES, RESOURCES, TRACKS
from ..content.load import pack
from ..content.records import Character, Deed
from ..day.heroes import free_characters
from ..effects.costs import held
from ..effects.in_force import conditions, modifiers
from ..journal.action_costs import beside, payers, travel_cost, travel_ready
from ..marks import ALONG, KEEPS
from ..places import connected, leads_to
from ..table import ABSENT, DEAD, Table
from . import cards, effects, pieces, texts

SETTLED = ("friendly", "hostile")


# -- the map ---------------------------------------------------------------------------------------------


def world(t: Table, asked: bool = False) -> Zone:
    """The locations that lie, each in its column of the grid, the northernmost on top; it is what is going on
    where it is asked about."""
    cells = {t.location(number).cell: number for number in t.shown}
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(max(y for _, y in cells), min(y for _, y in cells) - 1, -1)
    groups = [
        Group(pieces=[place(t, cells[x, y]) if (x, y) in cells else Piece("nowhere", count=0) for y in rows])
        for x in columns
    ]
    return Zone("map", Words("board-map"), MAP, groups, now=asked)


def place(t: Table, number: int) -> Piece:
    """A location with who stands there and what lies on it."""
    of, seals = t.options["pack"], t.location(number).seals
    dreams = (
        [Piece("dream", icon=pieces.icon("dream"), text=Words("about-dream"))] if "dream" in seals else []
    )
    return Piece(
        f"place-{number}",
        f"place/{number}",
        value=number,
        icon=pieces.icon(next((seal for seal in SETTLED if seal in seals), "place")),
        seats=t.at(number),
        text=place_text(of, number),
        on=(*menhir(t, number), *_lying(t, number), *dreams),
        title=texts.title(of, "location", number),
        picture=picture(of, number),
    )


@cache
def picture(of: str, number: int) -> str:
    """What a place that lies on the map looks like."""
    location = pack(of).locations[number]
    return pictures.of_place(location.picture, location.seals)


def ways(t: Table, me: int | None, planning: bool) -> Zone:
    """The keys of the locations that lie: each a way between two places, or to one that nobody has seen.
    Those that the viewer could travel now are marked, and have their price."""
    near, price = _journeys(t, me) if planning and me is not None else ((), 0)
    open_now = {frozenset((t.place[me], other)) for other in near} if me is not None else set()
    groups = []
    for number in t.shown:
        for side, key in t.location(number).keys.items():
            other = leads_to(t, number, side)
            if other is None:
                groups += [_way(number, key, side, seen=False)] if _is_unseen(t, key) else []
            elif number < other:
                lit = frozenset((number, other)) in open_now
                groups.append(_way(number, other, side, price=price if lit else None))
    return Zone("ways", Words("board-ways"), MATTER, groups)


def _is_unseen(t: Table, key: int) -> bool:
    return key not in t.removed and t.lying(key) not in t.shown


def _journeys(t: Table, me: int) -> tuple[tuple[int, ...], int]:
    """[Travel] Where the viewer could go now, and for how much."""
    changed = modifiers(t, me)
    ready = travel_ready(t, payers(t, me, beside(t, me)), changed)
    return (connected(t, t.place[me]) if ready else ()), travel_cost(t, me, changed)


def _way(number: int, other: int, side: str, seen: bool = True, price: int | None = None) -> Group:
    end = Piece(f"{'place' if seen else 'unseen'}-{other}", value=other)
    facts = [] if price is None else [Fact(Words("board-energy"), price, pieces.icon("energy"))]
    title = Words(f"way-{side}", {"number": other})
    return Group(title, pieces=[Piece(f"place-{number}", value=number), end], facts=facts, marked=bool(facts))


def menhir(t: Table, number: int) -> list[Piece]:
    """Its menhir: how many days it burns, or that it is dark."""
    if number in t.wards:
        days, burning = t.wards[number], Words("about-menhir")
        return [Piece(f"menhir-{days}", value=days, icon=pieces.icon("menhir"), tint="yellow", text=burning)]
    if t.location(number).ward is None:
        return []
    return [Piece("darkmenhir", icon=pieces.icon("darkmenhir"), text=Words("about-darkmenhir"))]


def _lying(t: Table, number: int) -> list[Piece]:
    of = t.options["pack"]
    found = [
        Piece(
            f"guardian-{pieces.number(of, 'encounter', name)}",
            f"guardian/{name}",
            icon=pieces.icon("guardian"),
            tint="red",
            text=Words("about-guardian"),
            title=texts.title(of, "encounter", name),
        )
        for name, at in t.guardians.items()
        if at == number
    ]
    for what, tokens in (("token", t.tokens), ("time", t.times)):
        if tokens.get(number):
            found.append(Piece(what, count=tokens[number], icon=pieces.icon(what)))
    if t.dropped.get(number):
        found.append(Piece("dropped", count=len(t.dropped[number]), icon=pieces.icon("dropped")))
    return found


@cache
def place_text(of: str, number: int) -> Words | None:
    """What stands on a location: its action, what happens on entry, and the numbers at its sides."""
    location = pack(of).locations[number]
    parts = [texts.known(of, f"location.{number}.flavour")]
    parts += [Words(f"about-{seal}") for seal in SETTLED if seal in location.seals]
    parts += [
        _deed(of, f"location.{number}.{field}", getattr(location, field)) for field in ("action", "enter")
    ]
    ways = [Words(f"way-{side}", {"number": other}) for side, other in location.keys.items()]
    return effects.lines([*parts, Words("ways", {"ways": ways}) if ways else None])


def _deed(of: str, path: str, deed: Deed | None) -> Words | None:
    if deed is None:
        return None
    text = cards.deed_text(of, path, deed)
    title = texts.known(of, f"{path}.title")
    if title is None:
        return Words("on-entry", {"text": text})
    costs = effects.amounts(deed.cost) or [Words("free")]
    return Words("action", {"title": title, "costs": costs, "text": text})


# -- the heroes ------------------------------------------------------------------------------------------


def heroes(t: Table, me: int | None) -> Zone:
    return Zone("heroes", Words("board-heroes"), PLAYERS, [_hero(t, seat, me) for seat in range(t.seats)])


def _hero(t: Table, seat: int, me: int | None) -> Group:
    if not t.heroes[seat] or t.status[seat] == ABSENT:
        return Group(seat=seat, pieces=[Piece("absent", f"hero/{seat}")])
    of, board = t.options["pack"], t.board(seat)
    tracks = {"energy": t.most_energy(seat), "health": board.health, "terror": board.terror}
    facts = [
        Fact(
            Words(f"board-{what}"),
            f"{getattr(t, what)[seat]}/{tracks[what]}",
            pieces.icon(what),
            _cells(t, seat, what),
        )
        for what in TRACKS
    ]
    facts += [Fact(Words(f"board-{what}"), t.goods[what][seat], pieces.icon(what)) for what in RESOURCES]
    lying = [pieces.hero(of, t.heroes[seat], seat), *_states(t, seat)]
    lying += _attributes(t.attr[seat])
    lying += [*_belongings(t, seat, own=seat == me), *[pieces.skill(of, name) for name in t.skills[seat]]]
    marked = seat == t.active if t.enc else t.phase == "day" and not (t.passed[seat] or t.acted[seat])
    return Group(seat=seat, pieces=lying, facts=facts, marked=marked)


def _attributes(points: Mapping[str, int]) -> list[Piece]:
    return [
        Piece(f"has-{name}-{points[name]}", icon=pieces.icon(name), text=Words(f"name-{name}", {"n": 1}))
        for name in ATTRIBUTES
        if points.get(name)
    ]


def _cells(t: Table, seat: int, what: str) -> Cells:
    return _track(t.board(seat), what, getattr(t, what)[seat], t.most_energy(seat))


def _track(board: Character, what: str, at: int, most: int) -> Cells:
    """[Life tracks] A track of the board: where the marker is, how far it may go, and where it is red."""
    if what == "energy":
        last, red = board.energy + board.bonus, tuple(range(board.red + 1))
        return Cells(at, last, max(most, 0), board.energy, red)
    if what == "health":
        return Cells(at, board.health, board.health, board.health, (0,))
    return Cells(at, board.terror, board.terror, 0, tuple(range(board.insane, board.terror + 1)))


def gallery(t: Table) -> Zone:
    """[Preparing characters] Those whom one may choose, each with their board and what they begin with."""
    groups = [_candidate(t.options["pack"], name) for name in free_characters(t)]
    return Zone("gallery", Words("board-gallery"), ROW, groups, now=True)


def purse(t: Table, about: Mapping[str, Any]) -> Zone:
    """[Parties] What is to be divided, as tokens before those who pay or get it."""
    what, count, groups = about["what"], about["count"], []
    for at, seat in enumerate(about["seats"]):
        most = min(held(t, seat, what), -count) if count < 0 else count
        tokens = [Piece(what, f"purse/{at}", most, icon=pieces.icon(what))] if most else []
        groups.append(Group(seat=seat, pieces=tokens))
    return Zone("purse", Words("board-purse"), ROW, groups, now=True)


def _candidate(of: str, name: str) -> Group:
    board = pack(of).characters[name]
    starts = {"energy": board.energy, "health": board.health, "terror": 0}
    facts = []
    for what, at in starts.items():
        cells = _track(board, what, at, board.energy + board.bonus)
        facts.append(Fact(Words(f"board-{what}"), f"{at}/{cells.last}", pieces.icon(what), cells))
    facts += [Fact(Words(f"board-{what}"), board.start.get(what, 0), pieces.icon(what)) for what in RESOURCES]
    hero = replace(pieces.hero(of, name, 0), ref=f"character/{name}")
    return Group(pieces=[hero, *_attributes(board.attr)], facts=facts)


def _states(t: Table, seat: int) -> list[Piece]:
    """The hero's conditions, whatever else is wrong with them, and their word for today."""
    of = t.options["pack"]
    if t.status[seat] == DEAD:
        return [Piece("dead", icon=pieces.icon("dying"))]
    found = [pieces.condition(of, name, t.dying[seat]) for name in conditions(t, seat)]
    states = {"exhausted": t.exhausted(seat), "panic": t.panics(seat), "passed": t.passed[seat]}
    in_day = t.phase == "day" and not t.enc
    return [
        *found,
        *[
            Piece(state, text=Words(f"about-{state}"))
            for state, so in states.items()
            if so and (state != "passed" or in_day)
        ],
        *[
            Piece(word, icon=pieces.icon(word), tint="yellow", text=Words(f"about-{word}"))
            for word in (ALONG, KEEPS)
            if (word, seat) in t.used
        ],
    ]


def _belongings(t: Table, seat: int, own: bool) -> list[Piece]:
    """Items and secrets; only your own can be pointed at."""
    of, down = t.options["pack"], Counter(t.stowed[seat])
    found = [
        pieces.item(of, name, f"item/{name}" if own else "", count, bool(down[name]))
        for name, count in Counter(t.items[seat]).items()
    ]
    return found + [
        pieces.secret(of, name, f"secret/{name}" if own else "", bool(down[name])) for name in t.secrets[seat]
    ]
