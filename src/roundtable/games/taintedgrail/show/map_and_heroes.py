"""The map, the heroes and the plan of the menhirs as zones of a scene."""

from __future__ import annotations

from collections import Counter
from functools import cache

from roundtable.kernel.scene import MAP, PLAYERS, Fact, Group, Piece, Words, Zone

from ..content.language import ATTRIBUTES, RESOURCES, TRACKS
from ..content.load import pack
from ..content.records import Deed
from ..effects.in_force import conditions
from ..table import ABSENT, DEAD, Table
from . import effects, pieces, texts

SETTLED = ("friendly", "hostile")


# -- the map ---------------------------------------------------------------------------------------------


def world(t: Table) -> Zone:
    """The locations that lie, each in its column of the grid, the northernmost on top."""
    cells = {t.location(number).cell: number for number in t.shown}
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(max(y for _, y in cells), min(y for _, y in cells) - 1, -1)
    groups = [
        Group(pieces=[place(t, cells[x, y]) if (x, y) in cells else Piece("nowhere", count=0) for y in rows])
        for x in columns
    ]
    return Zone("map", Words("board-map"), MAP, groups)


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
    )


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
    text = texts.known(of, f"{path}.text") or effects.effects(deed.do)
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
        Fact(Words(f"board-{what}"), f"{getattr(t, what)[seat]}/{tracks[what]}", pieces.icon(what))
        for what in TRACKS
    ]
    facts += [Fact(Words(f"board-{what}"), t.goods[what][seat], pieces.icon(what)) for what in RESOURCES]
    lying = [pieces.hero(of, t.heroes[seat], seat), *_states(t, seat)]
    lying += [
        Piece(f"has-{name}-{t.attr[seat][name]}", text=Words(f"name-{name}", {"n": 1}))
        for name in ATTRIBUTES
        if t.attr[seat].get(name)
    ]
    lying += [*_belongings(t, seat, own=seat == me), *[pieces.skill(of, name) for name in t.skills[seat]]]
    marked = seat == t.active if t.enc else t.phase == "day" and not (t.passed[seat] or t.acted[seat])
    return Group(seat=seat, pieces=lying, facts=facts, marked=marked)


def _states(t: Table, seat: int) -> list[Piece]:
    """Conditions and what else is the matter with him."""
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
    ]


def _belongings(t: Table, seat: int, own: bool) -> list[Piece]:
    """Items and secrets; only one's own can be pointed at."""
    of, down = t.options["pack"], Counter(t.stowed[seat])
    found = [
        pieces.item(of, name, f"item/{name}" if own else "", count, bool(down[name]))
        for name, count in Counter(t.items[seat]).items()
    ]
    return found + [
        pieces.secret(of, name, f"secret/{name}" if own else "", bool(down[name])) for name in t.secrets[seat]
    ]
