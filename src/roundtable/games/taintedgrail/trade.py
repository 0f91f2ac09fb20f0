"""[Parties] Food, wealth, items and secrets change hands at one place, outside of actions and encounters."""

from __future__ import annotations

from roundtable.kernel import Ask, Flow, Rulebook

from .gains import keyword_of
from .paying import add
from .table import Table

book = Rulebook()

TRADED = ("food", "wealth")
MOST = 4  # of food or wealth in one gift


def gifts(t: Table, seat: int) -> tuple[tuple[str, str, int], ...]:
    """What he could give: so much food or wealth, an item, a secret that is not personal."""
    amounts = [("goods", what, n) for what in TRADED for n in range(1, min(MOST, t.goods[what][seat]) + 1)]
    items = [("item", item, 1) for item in dict.fromkeys(t.items[seat])]
    open_ones = [s for s in t.secrets[seat] if t.pack.secrets[s].scope != "personal"]
    return (*amounts, *items, *[("secret", secret, 1) for secret in open_ones])


@book.rule
def trade(t: Table, seat: int, other: int) -> Flow:
    """[Parties] A gift. Gear that changes hands lies face down until the next dawn (TG-31, TG-55)."""
    gift = yield Ask(seat, "trade.what", (*gifts(t, seat), None))
    if gift is None:
        return None
    kind, what, number = gift
    if kind == "goods":
        add(t, seat, what, -number)
        add(t, other, what, number)
    else:
        _hand(t, seat, other, kind, what)
    t.tell("trade.given", seat=seat, seats=(other,), kind=kind, thing=what, count=number)
    return None


def _hand(t: Table, seat: int, other: int, kind: str, thing: str) -> None:
    things = t.items if kind == "item" else t.secrets
    things[seat].remove(thing)
    if thing in t.stowed[seat] and t.stowed[seat].count(thing) > things[seat].count(thing):
        t.stowed[seat].remove(thing)
    things[other].append(thing)
    if kind == "item" or keyword_of(t, thing):
        t.stowed[other].append(thing)
