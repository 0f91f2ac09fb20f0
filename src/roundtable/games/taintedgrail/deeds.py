"""[II. Day] Actions: explore, travel, the place's, one's own, inspecting a menhir; joining them, trade."""

from __future__ import annotations

from typing import Any

from roundtable.kernel import Ask, AskAll, Flow, Follow, Rulebook

from .abilities import Source, modifiers, sources, usable, use_up
from .company import say_farewell
from .costs import held
from .death import pick_up
from .effects import effects
from .language import read_cost
from .paying import divide, pay_one
from .places import connected
from .reading import read
from .records import Costs
from .table import Table
from .tracks import fire
from .trade import trade
from .wards import inspect
from .world import arrived

book = Rulebook()

Deed = tuple[Any, ...]
EXPLORE, TRAVEL, PLACE, OWN, INSPECT, ABILITY, TAKE, TRADE, LEAVE, PASS = (
    "explore travel place own inspect ability take trade leave pass".split()
)
JOINABLE = (EXPLORE, TRAVEL, PLACE)


# -- what he can do --------------------------------------------------------------------------------------


def deeds(t: Table, seat: int) -> tuple[Deed, ...]:
    """[II. Day] Everything that a hero may do now; passing last."""
    number, changed = t.place[seat], modifiers(t, seat)
    here = t.at(number)
    energy = sum([t.energy[other] for other in here if not t.passed[other]])  # companions may pay
    location, found = t.location(number), list[Deed]()
    if (
        location.number in t.pack.explored
        and "no_explore" not in changed
        and energy >= _explore(t, seat, changed)
    ):
        found.append((EXPLORE,))
    if "no_travel" not in changed and energy >= _travel(t, seat, changed):
        found += [(TRAVEL, other) for other in connected(t, number)]
    if location.action is not None and _ready(t, seat, energy, changed):
        found.append((PLACE,))
    if _own_ready(t, seat, energy, changed):
        found.append((OWN,))
    found += [(ABILITY, s.name, s.at) for s in abilities(t, seat)]
    if location.ward is not None:
        found.append((INSPECT,))
    if number in t.dropped:
        found.append((TAKE,))
    if len(here) > 1 and "no_trade" not in changed:
        others = [other for other in here if other != seat]
        found += [(TRADE, other) for other in others if f"trade/{seat}/{other}" not in t.used]
    if t.options["leaving"]:
        found.append((LEAVE,))
    found.append((PASS,))
    return tuple(found)


def _explore(t: Table, seat: int, changed: dict[str, int]) -> int:
    first = 0 if "explored" in t.did[seat] else changed.get("first_explore_cost", 0)
    return max(0, 1 + changed.get("explore_cost", 0) + first)


def _travel(t: Table, seat: int, changed: dict[str, int]) -> int:
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


def _ready(t: Table, seat: int, energy: int, changed: dict[str, int]) -> bool:
    """[Location action] Not done today if it can be done once, and its cost at hand."""
    action = t.location(t.place[seat]).action
    assert action is not None
    if action.once and f"action/{t.place[seat]}" in t.used:
        return False
    price, rest = place_cost(t, seat, changed)
    return energy >= price and _holds(t, seat, rest)


def _own_ready(t: Table, seat: int, energy: int, changed: dict[str, int]) -> bool:
    action = t.character(seat).action
    if "no_character_action" in changed or (action.once and f"own/{seat}" in t.used):
        return False
    price, rest = own_cost(t, seat, changed)
    return (not price or t.energy[seat] >= 1) and energy >= price and _holds(t, seat, rest)


def _holds(t: Table, seat: int, cost: dict[str, int]) -> bool:
    return all([held(t, seat, what) >= price for what, price in cost.items()])


def abilities(t: Table, seat: int) -> list[Source]:
    """Actions of items, skills and secrets that he can pay for."""
    return [
        source
        for source in sources(t, seat, "action")
        if usable(t, seat, source) and _holds(t, seat, dict(read_cost(source.ability.arg)))
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
    if what == LEAVE:
        return say_farewell(seat)
    return inspect(seat) if what == INSPECT else pick_up(seat)


@book.rule
def explore(t: Table, party: tuple[int, ...]) -> Follow:
    """[Explore] One energy from each; then the journal of the place."""
    number = t.place[party[0]]
    costs = [pay_one(seat, "energy", _explore(t, seat, modifiers(t, seat)), party) for seat in party]
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
    costs = [pay_one(seat, "energy", _travel(t, seat, modifiers(t, seat)), party) for seat in party]
    return *costs, travelled(party, number)


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
    energy, cost = place_cost(t, seat, modifiers(t, seat))
    paid = [divide(party, "energy", -energy, seat)] if energy else []
    paid += [pay_one(seat, what, price, party) for what, price in cost.items()]
    return *paid, effects(action.do, party, seat, f"location/{number}")


@book.rule
def use_own(t: Table, seat: int) -> Flow:
    """[Character action] Companions may pay energy, but for the first."""
    energy, cost = own_cost(t, seat, modifiers(t, seat))
    helpers = [s for s in t.at(t.place[seat]) if s != seat and not t.passed[s]]
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
