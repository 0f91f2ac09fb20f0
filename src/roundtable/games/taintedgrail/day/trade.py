"""[Parties] Food, wealth, items and secrets change hands at one place, outside of actions and encounters."""

from __future__ import annotations

from functools import cache

from roundtable.kernel import Ask, Flow, Follow, Rulebook, without

from ..effects.costs import GIVEN, room
from ..effects.gains import check_load, keyword_of
from ..marks import pass_on
from ..table import Table

book = Rulebook()

MOST = 4  # of food or wealth in one gift
Gift = tuple[str, str, int]  # goods, item or secret; which; how many


def gifts(t: Table, seat: int, other: int) -> tuple[Gift, ...]:
    """What the hero could give: as much food or wealth as the other can carry, an item, a secret that is not
    personal."""
    found: list[Gift] = []
    for what in GIVEN:
        have = t.goods[what][seat]
        if have:
            found += _parcels(what, min(MOST, have, room(t, other, what)))
    for item in dict.fromkeys(t.items[seat]):
        found.append(("item", item, 1))
    for secret in t.secrets[seat]:
        if t.content.secrets[secret].scope != "personal":
            found.append(("secret", secret, 1))
    return tuple(found)


@cache
def _parcels(what: str, most: int) -> tuple[Gift, ...]:
    return tuple([("goods", what, number) for number in range(1, most + 1)])


@book.rule
def trade(t: Table, seat: int, other: int) -> Follow:
    """[Parties] Two at one place exchange what they like: first the hero who asks gives, then the other
    (TG-68)."""
    return give(seat, other), give(other, seat)


@book.rule
def give(t: Table, seat: int, other: int) -> Flow:
    """[Parties] One gift after the other, until the hero has given enough. Gear that changes hands lies face
    down until the next dawn (TG-31, TG-55)."""
    possible = gifts(t, seat, other)
    gift = (yield Ask(seat, "trade.what", (*possible, None), to=other)) if possible else None
    if gift is None:
        return None
    kind, what, number = gift
    if kind == "goods":
        t.goods[what][seat] -= number  # told as a gift, and only as that
        t.goods[what][other] += number
    else:
        _hand(t, seat, other, kind, what)
    t.tell("trade.given", seat=seat, seats=(other,), kind=kind, thing=what, count=number)
    return (check_load(other), give(seat, other)) if t.options["most_items"] else give(seat, other)


def _hand(t: Table, seat: int, other: int, kind: str, thing: str) -> None:
    things = t.items if kind == "item" else t.secrets
    things[seat] = without(things[seat], (thing,))
    if thing in t.stowed[seat]:
        t.stowed[seat] = without(t.stowed[seat], (thing,))
    left, had = things[seat].count(thing), things[other].count(thing)
    pass_on(t, f"{kind}/{thing}", seat, left, other, had)
    things[other] += (thing,)
    if kind == "item" or keyword_of(t, thing):
        t.stowed[other] += (thing,)
