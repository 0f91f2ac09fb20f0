"""[II. Day] What actions cost, who can help to pay them, and whether it is enough."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from roundtable.kernel import without

from ..content.language import read_cost
from ..content.records import Deed as Action
from ..effects.costs import LENT, SHARED, held
from ..effects.in_force import in_force, modifier, modifiers, usable
from ..effects.sources import Force, Source
from ..marks import ALONE, LOOKED, USED_OWN, USED_PLACE
from ..table import Seats, Table

Deed = tuple[Any, ...]
Cost = Callable[[Table, int, Mapping[str, int]], int]
EXPLORE, TRAVEL, PLACE, OWN, INSPECT, ABILITY, TAKE, TRADE, GEAR, LEAVE, PASS = (
    "explore travel place own inspect ability take trade gear leave pass".split()
)
JOINABLE = (EXPLORE, TRAVEL, PLACE, OWN, ABILITY)
BANS = {EXPLORE: "no_explore", TRAVEL: "no_travel"}  # what keeps one from it, in a party too


def explore_cost(t: Table, seat: int, changed: Mapping[str, int]) -> int:
    if not changed:
        return 1
    first = 0 if "explored" in t.did[seat] else changed.get("first_explore_cost", 0)
    return max(0, 1 + changed.get("explore_cost", 0) + first)


def travel_cost(t: Table, seat: int, changed: Mapping[str, int]) -> int:
    if not changed:
        return 1
    first = 0 if "travelled" in t.did[seat] else changed.get("first_travel_cost", 0)
    return max(0, 1 + changed.get("travel_cost", 0) + first)


COSTS: dict[str, Cost] = {EXPLORE: explore_cost, TRAVEL: travel_cost}


def _cost(action: Action, change: int, least: int) -> Mapping[str, int]:
    """What an action costs."""
    energy = action.price["energy"]
    return {**action.price, "energy": max(least, energy + change)} if energy and change else action.price


def place_cost(t: Table, seat: int, changed: Mapping[str, int]) -> Mapping[str, int]:
    action = t.location(t.place[seat]).action
    assert action is not None
    return _cost(action, changed.get("location_action_cost", 0), 0)


def own_cost(t: Table, seat: int, changed: Mapping[str, int]) -> Mapping[str, int]:
    """[Character action] At least one energy is the hero's own."""
    return _cost(t.character(seat).action, changed.get("character_action_cost", 0), 1)


def companions(t: Table, seat: int) -> Seats:
    """[Parties] Who could join the hero: those at the same place who still have their action in this cycle;
    with the option, joining takes none (TG-41)."""
    return _companions(t, beside(t, seat))


def who_could_join(t: Table, seat: int, deed: Deed) -> Seats:
    """[Parties] Not those who may not do it themselves."""
    found = companions(t, seat) if deed[0] in JOINABLE else ()
    ban = BANS.get(deed[0], "")
    return tuple([other for other in found if not modifier(t, other, ban)]) if found and ban else found


def beside(t: Table, seat: int) -> Seats:
    """The others at the hero's place."""
    number = t.place[seat]
    return without(t.at(number), (seat,)) if t.place.count(number) > 1 else ()


def _companions(t: Table, others: Seats) -> Seats:
    found, free = [], t.options["free_joining"]
    for other in others:  # for every hero before every action: a comprehension would take twice as long
        if not t.passed[other] and (free or not t.acted[other]):
            found.append(other)
    return tuple(found)


def payers(t: Table, seat: int, others: Seats) -> Seats:
    """[Parties] Whose energy the hero may count on before asking: not that of those who have just refused."""
    if not others or (ALONE, seat) in t.used:
        return (seat,)
    return (seat, *_companions(t, others))


def can_go(t: Table, party: Seats, what: str, due: int) -> bool:
    """[Explore], [Travel] Whether the hero, the first of them, can pay their part; companions help with what
    they need not pay for themselves (TG-111), but only if the hero has some energy (TG-2)."""
    energy, cost, ban = t.energy[party[0]], COSTS[what], BANS[what]
    if due and not may_begin(t, party[0]):
        return False
    for other in party[1:] if energy < due else ():
        changed = modifiers(t, other)
        energy += max(0, t.energy[other] - cost(t, other, changed)) if ban not in changed else 0
    return energy >= due


def may_begin(t: Table, seat: int) -> bool:
    """[II. Day] A hero without energy begins nothing that costs energy, no matter who might pay it (TG-2)."""
    return bool(t.energy[seat]) or not t.by_consent


def may_look(t: Table, seat: int) -> bool:
    """[Explore] A look without energy, once a day at each place (TG-95)."""
    return t.options["free_look"] and (LOOKED, t.place[seat], seat) not in t.used


def explore_ready(t: Table, party: Seats, changed: Mapping[str, int]) -> bool:
    """[Explore] The place has a page in the journal, and the first of them can pay or may look first."""
    seat = party[0]
    if t.place[seat] not in t.content.explored or "no_explore" in changed:
        return False
    cost = explore_cost(t, seat, changed) if changed else 1
    return t.energy[seat] >= cost or can_go(t, party, EXPLORE, cost) or may_look(t, seat)


def travel_ready(t: Table, party: Seats, changed: Mapping[str, int]) -> bool:
    """[Travel] Nothing holds the first of them, who can pay."""
    if "no_travel" in changed:
        return False
    cost = travel_cost(t, party[0], changed) if changed else 1
    return t.energy[party[0]] >= cost or can_go(t, party, TRAVEL, cost)


def place_ready(t: Table, party: Seats, changed: Mapping[str, int]) -> bool:
    """[Location action] Not done today if it can be done once, and its cost at hand; companions help to pay
    it, but nobody else pays health for the hero."""
    number = t.place[party[0]]
    action = t.content.locations[number].action
    if action is None or (action.once and (USED_PLACE, number) in t.used):
        return False
    price = _cost(action, changed.get("location_action_cost", 0), 0) if changed else action.price
    return _holds(t, party, price, SHARED)


def own_ready(t: Table, party: Seats, changed: Mapping[str, int]) -> bool:
    seat = party[0]
    action = t.content.characters[t.heroes[seat]].action
    if "no_character_action" in changed or (action.once and (USED_OWN, seat) in t.used):
        return False
    price = _cost(action, changed.get("character_action_cost", 0), 1) if changed else action.price
    return (t.energy[seat] >= 1 or not price["energy"]) and _holds(t, party, price, LENT)


def _holds(t: Table, party: Seats, cost: Mapping[str, int], shared: tuple[str, ...]) -> bool:
    """Whether the hero, the first of them, can pay; some things together with the others."""
    if cost.get("energy") and not may_begin(t, party[0]):
        return False
    for what, price in cost.items():
        able = party if what in shared else party[:1]
        for seat in able:
            price -= held(t, seat, what)
            if price <= 0:
                break
        else:
            return False
    return True


@cache
def _cost_of(text: str) -> Mapping[str, int]:
    return dict(read_cost(text))


def abilities(t: Table, party: Seats, force: Force | None = None) -> list[Source]:
    """Actions of items, skills and secrets that the hero can pay for."""
    seat = party[0]
    return [
        source
        for source in (force or in_force(t, seat)).timed.get("action", ())
        if usable(t, seat, source) and _holds(t, party, _cost_of(source.ability.arg), LENT)
    ]


Price = tuple[str, tuple[tuple[int, int], ...], int]  # what, everyone's own share, the least of the first


def prices(t: Table, party: Seats, deed: Deed) -> list[Price]:
    """[Parties] What an action costs, energy first (TG-56). Some actions cost everyone something; others are
    paid once, by the one who acts, unless companions help with what they may."""
    seat, what = party[0], deed[0]
    if what in COSTS:
        if what == EXPLORE and t.options["free_look"]:
            return []
        return [("energy", tuple([(m, COSTS[what](t, m, modifiers(t, m))) for m in party]), 0)]
    cost, shared = _once(t, party, deed)
    found: list[Price] = []
    for kind in sorted(filter(cost.get, cost), key=lambda kind: kind != "energy"):
        helpers = [(other, 0) for other in party[1:] if kind in shared]
        least = int(what == OWN and kind == "energy")
        found.append((kind, ((seat, cost[kind]), *helpers), least))
    return found


def _once(t: Table, party: Seats, deed: Deed) -> tuple[Mapping[str, int], tuple[str, ...]]:
    """What is paid once, and what of it companions may pay."""
    seat, what = party[0], deed[0]
    if what == PLACE:
        return place_cost(t, seat, modifiers(t, seat)), SHARED
    if what == OWN:
        return own_cost(t, seat, modifiers(t, seat)), LENT
    if what != ABILITY:
        return {}, ()
    ability = next(s.ability for s in abilities(t, party) if (s.name, s.at) == deed[1:])
    return _cost_of(ability.arg), LENT


def part_of(t: Table, seat: int, deed: Deed) -> dict[str, Any]:
    """What a hero who is asked to come along is told: where to, what it costs them, and whether it
    uses their action (TG-41)."""
    told: dict[str, Any] = {"free": True} if t.options["free_joining"] else {}
    if deed[0] == TRAVEL:
        energy = travel_cost(t, seat, modifiers(t, seat))
        return {**told, "place": deed[1], "costs": (("energy", energy),) if energy else ()}
    if deed[0] == EXPLORE and not t.options["free_look"]:
        energy = explore_cost(t, seat, modifiers(t, seat))
        return {**told, "costs": (("energy", energy),) if energy else ()}
    return told


def payable(t: Table, party: Seats, deed: Deed) -> bool:
    """[Parties] Whether those who joined can pay for what the hero is about to do."""
    seat, changed = party[0], modifiers(t, party[0])
    if deed[0] in (EXPLORE, TRAVEL):
        return can_go(t, party, deed[0], COSTS[deed[0]](t, seat, changed))
    if deed[0] == PLACE:
        return place_ready(t, party, changed)
    if deed[0] == OWN:
        return own_ready(t, party, changed)
    return deed[0] != ABILITY or deed[1:] in [(s.name, s.at) for s in abilities(t, party)]
