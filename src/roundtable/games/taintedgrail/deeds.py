"""[II. Day] Actions: explore, travel, the place's, one's own, inspecting a menhir; joining them, trade."""

from __future__ import annotations

from typing import Any

from roundtable.kernel import Ask, AskAll, Flow, Follow, Rulebook

from .abilities import Source, modifier, sources, usable, use_up
from .costs import held
from .death import pick_up
from .effects import effects
from .language import read_cost
from .paying import divide, pay_one
from .places import connected
from .reading import read
from .table import Table
from .tracks import fire
from .trade import trade
from .wards import inspect
from .world import arrived

book = Rulebook()

Deed = tuple[Any, ...]
EXPLORE, TRAVEL, PLACE, OWN, INSPECT, ABILITY, TAKE, TRADE, PASS = (
    "explore travel place own inspect ability take trade pass".split()
)
JOINABLE = (EXPLORE, TRAVEL, PLACE)


# -- what he can do --------------------------------------------------------------------------------------


def deeds(t: Table, seat: int) -> tuple[Deed, ...]:
    """[II. Day] Everything that a hero may do now; passing last."""
    number = t.place[seat]
    location, found = t.location(number), list[Deed]()
    barred = str(number) not in t.pack.verses or modifier(t, seat, "no_explore")
    if not barred and _affords(t, seat, _explore(t, seat)):
        found.append((EXPLORE,))
    if not modifier(t, seat, "no_travel") and _affords(t, seat, _travel(t, seat)):
        found += [(TRAVEL, other) for other in connected(t, number)]
    if location.action is not None and _ready(t, seat, number):
        found.append((PLACE,))
    if own_ready(t, seat):
        found.append((OWN,))
    found += [(ABILITY, s.name, s.at) for s in abilities(t, seat)]
    if location.ward is not None:
        found.append((INSPECT,))
    if t.dropped.get(number):
        found.append((TAKE,))
    others = [other for other in t.at(number) if other != seat]
    if not modifier(t, seat, "no_trade"):
        found += [(TRADE, other) for other in others if f"trade/{seat}/{other}" not in t.used]
    return (*found, (PASS,))


def _explore(t: Table, seat: int) -> int:
    first = 0 if "explored" in t.did[seat] else modifier(t, seat, "first_explore_cost")
    return max(0, 1 + modifier(t, seat, "explore_cost") + first)


def _travel(t: Table, seat: int) -> int:
    first = 0 if "travelled" in t.did[seat] else modifier(t, seat, "first_travel_cost")
    return max(0, 1 + modifier(t, seat, "travel_cost") + first)


def _affords(t: Table, seat: int, energy: int) -> bool:
    """Alone or with the help of those who are there and have not passed."""
    return energy <= sum([t.energy[other] for other in t.at(t.place[seat]) if not t.passed[other]])


def place_cost(t: Table, seat: int, number: int) -> dict[str, int]:
    action = t.location(number).action
    assert action is not None
    cost = dict(action.cost)
    if "energy" in cost:
        cost["energy"] = max(0, cost["energy"] + modifier(t, seat, "location_action_cost"))
    return cost


def _ready(t: Table, seat: int, number: int) -> bool:
    """[Location action] Not done today if it can be done once, and its cost at hand."""
    action = t.location(number).action
    assert action is not None
    if action.once and f"action/{number}" in t.used:
        return False
    cost = place_cost(t, seat, number)
    return _affords(t, seat, cost.pop("energy", 0)) and all(
        [held(t, seat, what) >= price for what, price in cost.items()]
    )


def own_cost(t: Table, seat: int) -> dict[str, int]:
    cost = dict(t.character(seat).action.cost)
    if "energy" in cost:
        cost["energy"] = max(1, cost["energy"] + modifier(t, seat, "character_action_cost"))
    return cost


def own_ready(t: Table, seat: int) -> bool:
    """[Character action] He pays at least one energy himself."""
    action = t.character(seat).action
    if modifier(t, seat, "no_character_action") or (action.once and f"own/{seat}" in t.used):
        return False
    cost = own_cost(t, seat)
    energy = cost.pop("energy", 0)
    return (
        (not energy or t.energy[seat] >= 1)
        and _affords(t, seat, energy)
        and all([held(t, seat, what) >= price for what, price in cost.items()])
    )


def abilities(t: Table, seat: int) -> list[Source]:
    """Actions of items, skills and secrets that he can pay for."""
    return [
        source
        for source in sources(t, seat)
        if source.ability.timing == "action"
        and usable(t, seat, source)
        and all([held(t, seat, what) >= price for what, price in read_cost(source.ability.arg)])
    ]


# -- doing it --------------------------------------------------------------------------------------------


@book.rule
def perform(t: Table, seat: int, deed: Deed) -> Flow:
    """[Parties] Who is at the same place, has not passed and still has his action may join before it begins,
    if the one who acts asks them to."""
    what, *about = deed
    party: tuple[int, ...] = (seat,)
    others = [s for s in t.at(t.place[seat]) if s != seat and not t.passed[s] and not t.acted[s]]
    if what in JOINABLE and others and (yield Ask(seat, "party.invite", (True, False), deed=what)):
        answers = yield AskAll("party.join", dict.fromkeys(others, (True, False)), seat=seat, deed=what)
        party = (seat, *[other for other in others if answers[other]])
    if what == TRADE:
        t.used.append(f"trade/{seat}/{about[0]}")
        return trade(seat, about[0])
    for member in party:
        t.acted[member] = True
    t.tell(f"deed.{what}", seat=seat, seats=party, place=t.place[seat])
    return _rule(t, seat, party, what, about)


def _rule(t: Table, seat: int, party: tuple[int, ...], what: str, about: list[Any]) -> Follow:
    if what == EXPLORE:
        return explore(party)
    if what == TRAVEL:
        return travel(party, about[0])
    if what == PLACE:
        return use_place(seat, party)
    if what == OWN:
        return use_own(seat)
    if what == ABILITY:
        return use_ability(seat, about[0], about[1])
    return inspect(seat) if what == INSPECT else pick_up(seat)


@book.rule
def explore(t: Table, party: tuple[int, ...]) -> Follow:
    """[Explore] One energy from each; then the journal of the place."""
    number = t.place[party[0]]
    costs = [pay_one(seat, "energy", _explore(t, seat), party) for seat in party]
    return *costs, explored(party, number)


@book.rule
def explored(t: Table, party: tuple[int, ...], number: int) -> Follow:
    there = tuple([seat for seat in party if t.is_alive(seat) and seat not in t.out])
    for seat in there:
        t.did[seat].append("explored")
    effects_first = [fire(seat, "explore") for seat in there]
    return *effects_first, read(str(number), there, "explore") if there else None


@book.rule
def travel(t: Table, party: tuple[int, ...], number: int) -> Follow:
    """[Travel] One energy from each, to a connected location."""
    return *[pay_one(seat, "energy", _travel(t, seat), party) for seat in party], travelled(party, number)


@book.rule
def travelled(t: Table, party: tuple[int, ...], number: int) -> Follow:
    """[Travel] What touches the new place is laid; then guardians and what happens on entry."""
    there = tuple([seat for seat in party if t.is_alive(seat) and seat not in t.out])
    for seat in there:
        t.did[seat].append("travelled")
        t.place[seat] = number
    if there:
        t.tell("map.moved", seats=there, place=number)
    first = [fire(seat, "travel") for seat in there]
    after = [fire(seat, "arrive") for seat in there]
    return *first, arrived(there) if there else None, *after


@book.rule
def use_place(t: Table, seat: int, party: tuple[int, ...]) -> Follow:
    """[Location action] Paid once, whoever pays of the party; an encounter that follows is everybody's."""
    number = t.place[seat]
    action = t.location(number).action
    assert action is not None
    if action.once:
        t.used.append(f"action/{number}")
    cost = place_cost(t, seat, number)
    energy = cost.pop("energy", 0)
    paid = [divide(party, "energy", -energy, seat)] if energy else []
    paid += [pay_one(seat, what, price, party) for what, price in cost.items()]
    return *paid, effects(action.do, party, seat, f"location/{number}")


@book.rule
def use_own(t: Table, seat: int) -> Flow:
    """[Character action] Companions may pay energy, but for the first."""
    cost, helpers = own_cost(t, seat), [s for s in t.at(t.place[seat]) if s != seat and not t.passed[s]]
    energy = cost.pop("energy", 0)
    action = t.character(seat).action
    able = [other for other in helpers if t.energy[other]]
    paid: list[Any] = [pay_one(seat, what, price, (seat,)) for what, price in cost.items()]
    if energy > 1 and able:
        ways = tuple([n for n in range(energy, 0, -1) if n <= t.energy[seat]])
        own = ways[0] if len(ways) == 1 else (yield Ask(seat, "own.pays", ways))
        paid = [
            divide((seat,), "energy", -own, seat),
            divide(tuple(able), "energy", own - energy, seat),
            *paid,
        ]
    elif energy:
        paid.append(pay_one(seat, "energy", energy, (seat,)))
    if action.once:
        t.used.append(f"own/{seat}")
    return *paid, effects(action.do, (seat,), seat, f"character/{t.heroes[seat]}")


@book.rule
def use_ability(t: Table, seat: int, name: str, at: int) -> Follow:
    """[Actions of items, skills and secrets] Paid, and done."""
    source = next(s for s in abilities(t, seat) if (s.name, s.at) == (name, at))
    use_up(t, seat, source)
    paid = [pay_one(seat, what, price, (seat,)) for what, price in read_cost(source.ability.arg)]
    return *paid, effects(source.ability.effects, (seat,), seat, name)
