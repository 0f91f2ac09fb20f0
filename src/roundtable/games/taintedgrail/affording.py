"""[II. Day] What actions cost, who can help to pay them, and whether it is enough."""

from __future__ import annotations

from typing import Any

from .abilities import Source, modifiers, sources, usable
from .costs import GIVEN, LENT, held
from .language import read_cost
from .records import Costs
from .table import Table

Deed = tuple[Any, ...]
EXPLORE, TRAVEL, PLACE, OWN, INSPECT, ABILITY, TAKE, TRADE, LEAVE, PASS = (
    "explore travel place own inspect ability take trade leave pass".split()
)


def explore_cost(t: Table, seat: int, changed: dict[str, int]) -> int:
    first = 0 if "explored" in t.did[seat] else changed.get("first_explore_cost", 0)
    return max(0, 1 + changed.get("explore_cost", 0) + first)


def travel_cost(t: Table, seat: int, changed: dict[str, int]) -> int:
    first = 0 if "travelled" in t.did[seat] else changed.get("first_travel_cost", 0)
    return max(0, 1 + changed.get("travel_cost", 0) + first)


def _cost(of: Costs, change: int, least: int) -> tuple[int, dict[str, int]]:
    """What an action costs: energy, and the rest."""
    cost = dict(of)
    energy = cost.pop("energy", 0)
    return (max(least, energy + change) if energy else 0), cost


def place_cost(t: Table, seat: int, changed: dict[str, int]) -> tuple[int, dict[str, int]]:
    action = t.location(t.place[seat]).action
    assert action is not None
    return _cost(action.cost, changed.get("location_action_cost", 0), 0)


def own_cost(t: Table, seat: int, changed: dict[str, int]) -> tuple[int, dict[str, int]]:
    """[Character action] At least one energy is his own."""
    return _cost(t.character(seat).action.cost, changed.get("character_action_cost", 0), 1)


def companions(t: Table, seat: int) -> list[int]:
    """[Parties] Who could join him: at the same place, with his action in this cycle still before him."""
    return [s for s in t.at(t.place[seat]) if s != seat and not t.passed[s] and not t.acted[s]]


def helpers(t: Table, seat: int) -> list[int]:
    """[Parties] On whose energy he may count before he asks: not on those who have just refused."""
    return [] if f"alone/{seat}" in t.used else companions(t, seat)


def place_ready(t: Table, party: tuple[int, ...], changed: dict[str, int]) -> bool:
    """[Location action] Not done today if it can be done once, and its cost at hand; companions help to pay
    it, but nobody else bleeds for him."""
    seat = party[0]
    action = t.location(t.place[seat]).action
    assert action is not None
    if action.once and f"action/{t.place[seat]}" in t.used:
        return False
    price, rest = place_cost(t, seat, changed)
    return _holds(t, party, {"energy": price, **rest}, (*LENT, *GIVEN))


def own_ready(t: Table, party: tuple[int, ...], changed: dict[str, int]) -> bool:
    seat = party[0]
    action = t.character(seat).action
    if "no_character_action" in changed or (action.once and f"own/{seat}" in t.used):
        return False
    price, rest = own_cost(t, seat, changed)
    return (not price or t.energy[seat] >= 1) and _holds(t, party, {"energy": price, **rest}, LENT)


def _holds(t: Table, party: tuple[int, ...], cost: dict[str, int], shared: tuple[str, ...]) -> bool:
    """Whether he, the first of them, can pay; some things together with the others."""
    having = {
        what: sum([held(t, s, what) for s in (party if what in shared else party[:1])]) for what in cost
    }
    return all([having[what] >= price for what, price in cost.items()])


def abilities(t: Table, party: tuple[int, ...]) -> list[Source]:
    """Actions of items, skills and secrets that he can pay for."""
    seat = party[0]
    return [
        source
        for source in sources(t, seat, "action")
        if usable(t, seat, source) and _holds(t, party, dict(read_cost(source.ability.arg)), LENT)
    ]


def payable(t: Table, party: tuple[int, ...], deed: Deed) -> bool:
    """[Parties] Whether those who joined can pay for what he is about to do."""
    seat, changed = party[0], modifiers(t, party[0])
    if deed[0] in (EXPLORE, TRAVEL):
        cost = (explore_cost if deed[0] == EXPLORE else travel_cost)(t, seat, changed)
        return _holds(t, party, {"energy": cost}, LENT)
    if deed[0] == PLACE:
        return place_ready(t, party, changed)
    if deed[0] == OWN:
        return own_ready(t, party, changed)
    return deed[0] != ABILITY or deed[1:] in [(s.name, s.at) for s in abilities(t, party)]
