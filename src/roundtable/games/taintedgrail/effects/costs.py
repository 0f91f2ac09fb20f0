"""[Parties] What can be paid, and in which ways a gain or a cost can be divided."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from ..content.language import Act
from ..marks import KEPT
from ..table import NOBODY, Seats, Table
from .conditions import Context, charges_on, fitting, persons

MOST_GOODS = 20  # of each, but experience
LENT = ("energy", "magic")  # what companions may pay for one another
GIVEN = ("food", "wealth")  # what changes hands freely
SHARED = (*LENT, *GIVEN)  # what a party pays together


def held(t: Table, seat: int, what: str) -> int:
    """What the hero could pay with. Terror is paid by gaining it."""
    if what == "energy":
        return t.energy[seat]
    if what in t.goods:
        return t.goods[what][seat]
    return t.health[seat] if what == "health" else t.board(seat).terror - t.terror[seat]


def room(t: Table, seat: int, what: str) -> int:
    """How much more of a resource the hero can carry."""
    return MOST_GOODS - t.goods[what][seat]


def payers(t: Table, what: str, context: Context) -> Seats:
    """Who may pay: the doer, and their companions for energy and magic, except those who refused in this
    activation (TG-137)."""
    members = context.members(t)
    if what in LENT and t.favours:
        return tuple([s for s in members if s == context.doer or (KEPT, s, what) not in t.favours])
    if context.doer == NOBODY or what in LENT:
        return members
    return (context.doer,)


def can_pay(t: Table, act: Act, context: Context) -> bool:
    """[Costs] All of it or nothing."""
    what, *rest = act.args
    members = context.members(t)
    if what == "share":
        return sum(_having(t, members, rest[0])) >= int(rest[1])
    if what == "each":  # who cannot, and is not helped, drops out
        return _most(t, members, rest[0]) >= int(rest[1])
    if what in ("item", "secret"):
        return _somebody_has(t, persons(t, context), what, rest[0])
    if what == "card":
        return bool(t.enc) and len(t.hands[context.doer]) >= int(rest[0])
    if what == "charge":
        return charges_on(t, context) >= int(rest[0])
    return _most(t, payers(t, what, context), what) >= int(rest[0])


def _having(t: Table, seats: Seats, what: str) -> list[int]:
    return [held(t, seat, what) for seat in seats]


def _most(t: Table, seats: Seats, what: str) -> int:
    """How much could be paid at most: some things by all of them, others by one."""
    having = _having(t, seats, what)
    return sum(having) if what in LENT else max(having, default=0)


def _somebody_has(t: Table, seats: Seats, kind: str, name: str) -> bool:
    if kind == "secret":
        return name in t.common or any([name in t.secrets[seat] for seat in seats])
    return any([fitting(t, t.items[seat], name) for seat in seats])


def can_pay_all(t: Table, acts: Sequence[Act], context: Context) -> bool:
    """Whether each of several costs can be paid."""
    able = True
    for act in acts:
        able = able and can_pay(t, act, context)
    return able


def shares(t: Table, seats: Seats, what: str, number: int) -> tuple[tuple[int, ...], ...]:
    """All ways to divide so much, the most even first."""
    if number >= 0:
        return _shares(number, (number,) * len(seats), 1)
    having = [t.terror[seat] for seat in seats] if what == "terror" else _having(t, seats, what)
    most = tuple([min(-number, have) for have in having])
    return _shares(min(-number, sum(most)), most, -1)


def costs_shared(t: Table, seats: Seats, what: str, number: int, sign: int) -> tuple[tuple[int, ...], ...]:
    """All ways to pay so much together, the most even first."""
    most = tuple([min(number, have) for have in _having(t, seats, what)])
    return _shares(min(number, sum(most)), most, sign)


def within(total: int, most: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """All ways to divide so much among those who want so much at most, the most even first."""
    return _shares(total, most, 1)


@cache
def _shares(total: int, most: tuple[int, ...], sign: int) -> tuple[tuple[int, ...], ...]:
    found = [
        tuple([sign * part for part in parts])
        for parts in product(*[range(part + 1) for part in most])
        if sum(parts) == total
    ]
    return tuple(sorted(found, key=lambda parts: (max(parts) - min(parts), parts)))
