"""The plan of the menhirs: how long each burns, what lighting it again costs each hero, what is missing."""

from __future__ import annotations

from roundtable.kernel.scene import LIST, Group, Piece, Words, Zone

from ..content.language import read_conds
from ..effects.conditions import Context, holds_all
from ..effects.costs import LENT, held
from ..table import NOBODY, Table
from ..world.menhirs import IN_BLOOD, cost_for, is_inspected
from . import effects, pieces, texts


def plan(t: Table) -> Zone | None:
    """A line for each menhir on the map; those that burn first, the shortest on top."""
    stones = [number for number in t.shown if t.location(number).ward is not None]
    if not stones or not t.living():
        return None
    stones.sort(key=lambda number: (number not in t.wards, t.wards.get(number, 0), number))
    return Zone("planner", Words("board-planner"), LIST, [Group(pieces=[_stone(t, one) for one in stones])])


def _stone(t: Table, number: int) -> Piece:
    days = t.wards.get(number)
    burns = Words("plan-dark") if days is None else Words("plan-burns", {"count": days})
    price = _price(t, number) if is_inspected(t, number) else [Words("plan-uninspected")]
    text = effects.lines([burns, *price, _away(t, number)])
    return Piece(
        f"stone-{number}",
        value=days,
        icon=pieces.icon("menhir" if days is not None else "darkmenhir"),
        text=text,
        title=texts.title(t.options["pack"], "location", number),
    )


def _price(t: Table, number: int) -> list[Words | None]:
    """What it asks for: of a menhir that nobody has inspected nobody knows (TG-139)."""
    return [
        _needs(t, number),
        *[_share(t, seat, number) for seat in t.living()],
        Words("plan-spared") if t.options["cheap_wards"] else None,
        Words("plan-blood", {"costs": effects.amounts(IN_BLOOD)}) if t.options["blood_price"] else None,
    ]


def _needs(t: Table, number: int) -> Words | None:
    """What must be known: said only when somebody knows it."""
    ward = t.location(number).ward
    assert ward is not None
    conds, everybody = read_conds(ward.needs), Context(t.living(), NOBODY, "")
    if not holds_all(t, conds, everybody):
        return Words("plan-unknown")
    secrets = [cond.about for cond in conds if cond.test == "secret"]
    holders = [(name, seat) for name in secrets for seat in t.living() if name in t.secrets[seat]]
    return effects.together([
        Words("plan-known", {"thing": texts.title(t.options["pack"], "secret", name), "seat": seat})
        for name, seat in holders
    ])  # fmt: skip


def _share(t: Table, seat: int, number: int) -> Words:
    """What one hero pays and how much of it they lack; what companions may pay is worked out together."""
    costs = cost_for(t, seat, number)
    lacks = [(what, price - held(t, seat, what)) for what, price in costs if held(t, seat, what) < price]
    told = {"seat": seat, "costs": effects.amounts(costs) or [Words("free")]}
    if not lacks:
        return Words("plan-hero", told)
    helped = all(what in LENT for what, _ in lacks) and len(t.living()) > 1
    return Words("plan-helped" if helped else "plan-lacks", {**told, "lacks": effects.amounts(lacks)})


def _away(t: Table, number: int) -> Words | None:
    """Who is not there: all must be."""
    away = [seat for seat in t.living() if t.place[seat] != number]
    return Words("plan-away", {"seats": away}) if away else None
