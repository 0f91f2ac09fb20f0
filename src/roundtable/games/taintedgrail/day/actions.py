"""[II. Day] Actions: explore, travel, the place's, your own, inspecting a menhir; joining them, trade."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from roundtable.kernel import Ask, Flow, Follow, Rulebook

from ..content.language import read_cost
from ..effects.agreeing import pay_terms
from ..effects.conditions import Context, still_there
from ..effects.costs import LENT, SHARED
from ..effects.dying import weigh
from ..effects.helping import Terms
from ..effects.in_force import in_force, modifier, modifiers, reached, use_up
from ..effects.paying import collect, divide, pay_one, spend
from ..effects.sources import Force
from ..effects.steps import carry_out, effects
from ..effects.tracks import fire_all
from ..journal.action_costs import (
    ABILITY,
    EXPLORE,
    GEAR,
    INSPECT,
    LEAVE,
    OWN,
    PASS,
    PLACE,
    TAKE,
    TRADE,
    TRAVEL,
    Deed,
    abilities,
    beside,
    explore_ready,
    own_cost,
    own_ready,
    payers,
    place_cost,
    place_ready,
    travel_cost,
    travel_ready,
)
from ..journal.exploring import begin_paid, pay_to_explore
from ..journal.reading import read
from ..marks import ALONE, LOOKED, REPACKED, TRADED, USED_OWN, USED_PLACE, but
from ..places import connected, in_dark
from ..table import Seats, Table
from ..world.locations import arrived
from ..world.menhirs import inspect
from .company import say_farewell
from .death import pick_up
from .packing import repack
from .trade import trade

book = Rulebook()

__all__ = (
    *("ABILITY", "EXPLORE", "INSPECT", "LEAVE", "OWN", "PASS", "PLACE", "TAKE", "TRADE", "TRAVEL", "Deed"),
    *("begin", "deeds", "explore_cost", "own_cost", "place_cost", "travel_cost"),
)
UNTIL_NEXT = (TRADED, ALONE, REPACKED)  # what is remembered until the next action


# -- what the hero can do --------------------------------------------------------------------------------


def deeds(t: Table, seat: int) -> tuple[Deed, ...]:
    """[II. Day] Everything that a hero may do now; passing last."""
    force, others = in_force(t, seat), beside(t, seat)
    changed = modifiers(t, seat, force)
    dark = t.options["lasting_map"] and in_dark(t, t.place[seat])
    trading = others if "no_trade" not in changed else ()
    found = _paid_deeds(t, payers(t, seat, others), force, changed, dark)
    return (*found, *_free_deeds(t, seat, trading, dark), (PASS,))


def _paid_deeds(t: Table, party: Seats, force: Force, changed: Mapping[str, int], dark: bool) -> list[Deed]:
    """[Explore], [Travel], [Location action], [Character action], [Actions of items, skills and secrets] What
    the first of them can pay for, the others helping. A place in the dark has nothing to offer (TG-96)."""
    found: list[Deed] = []
    if not dark and explore_ready(t, party, changed):
        found.append((EXPLORE,))
    if travel_ready(t, party, changed):
        found += _journeys(connected(t, t.place[party[0]]))
    if not dark and place_ready(t, party, changed):
        found.append((PLACE,))
    if own_ready(t, party, changed):
        found.append((OWN,))
    if "action" in force.timed:
        found += dict.fromkeys([(ABILITY, s.name, s.at) for s in abilities(t, party, force)])
    return found


def _free_deeds(t: Table, seat: int, others: Seats, dark: bool) -> list[Deed]:
    """[Inspecting a menhir], [Death], [Parties] What costs nothing: inspecting, taking what lies there,
    trading; and what groups may allow: choosing gear again (TG-100) and leaving."""
    found: list[Deed] = [(INSPECT,)] if by_menhir(t, seat) else []
    if not dark and t.place[seat] in t.dropped:
        found.append((TAKE,))
    for other in others:
        if (TRADED, seat, other) not in t.used and not modifier(t, other, "no_trade"):
            found.append((TRADE, other))
    if t.options["free_gear"] and t.stowed[seat] and (REPACKED, seat) not in t.used:
        found.append((GEAR,))
    if t.options["leaving"]:
        found.append((LEAVE,))
    return found


def by_menhir(t: Table, seat: int) -> bool:
    """[Inspect a menhir] Every hero can do at least that."""
    return t.content.locations[t.place[seat]].ward is not None


@cache
def _journeys(places: tuple[int, ...]) -> tuple[Deed, ...]:
    return tuple([(TRAVEL, place) for place in places])


# -- doing it --------------------------------------------------------------------------------------------


def begin(t: Table, seat: int, party: Seats, deed: Deed, terms: Terms | None = None) -> Follow:
    """What the hero does, with those who have joined, paid as they have agreed."""
    what, *about = deed
    if what == TRADE:
        t.used += [(TRADED, seat, about[0]), (TRADED, about[0], seat)]
        return trade.now(t, seat, about[0])
    if what == GEAR:
        t.used.append((REPACKED, seat))
        return repack(seat)
    if t.used:
        t.used = but(t.used, *UNTIL_NEXT)
    for member in party:
        t.acted[member] |= member == seat or not t.options["free_joining"]
        t.bookmarks[member] = len(t.chronicle)
    t.tell(f"deed.{what}", seat=seat, seats=party, place=t.place[seat])
    return _rule(t, seat, party, what, about, terms)


def _rule(t: Table, seat: int, party: Seats, what: str, about: list[Any], terms: Terms | None) -> Follow:
    if what == EXPLORE:
        return explore(t, party, terms)
    if what == TRAVEL:
        return travel(t, party, about[0], terms)
    if what == PLACE:
        return use_place(t, seat, party, terms)
    if what == OWN:
        return use_own(seat, party) if terms is None else own_action(t, seat, party, terms)
    if what == ABILITY:
        return use_ability(t, seat, party, about[0], about[1], terms)
    if what == LEAVE:
        return say_farewell(seat)
    return inspect(seat) if what == INSPECT else pick_up(seat)


def explore(t: Table, party: Seats, terms: Terms | None) -> Follow:
    """[Explore] One energy from each; then the journal of the place. By a comfort that groups may choose it
    is opened first, and paid when something is done (TG-95)."""
    number = t.place[party[0]]
    if not t.options["free_look"]:
        paid = pay_to_explore.now(t, party) if terms is None else begin_paid(t, party, terms)
        return (paid, explored(party, number)) if paid else explored.now(t, party, number)
    t.looking = True
    t.used += [(LOOKED, number, seat) for seat in party]
    return explored(party, number)


@book.rule
def explored(t: Table, party: Seats, number: int) -> Follow:
    there = still_there(t, party)
    return read.now(t, str(number), there, "explore") if there else None


def travel(t: Table, party: Seats, number: int, terms: Terms | None) -> Follow:
    """[Travel] One energy from each, to a connected location."""
    due = tuple([(seat, travel_cost(t, seat, modifiers(t, seat))) for seat in party])
    paid = collect(t, "energy", due, party[0]) if terms is None else pay_terms(t, terms)
    fired = set_out(party) if paid else set_out.now(t, party)
    return (paid, fired, travelled(party, number)) if fired else travelled.now(t, party, number)


@book.rule
def set_out(t: Table, party: Seats) -> Follow:
    """[Travel] What happens to those who set out."""
    there = still_there(t, party)
    for seat in there:
        t.did[seat].append("travelled")
    return fire_all.now(t, there, "travel")


@book.rule
def travelled(t: Table, party: Seats, number: int) -> Follow:
    """[Travel] What touches the new place is laid; then guardians and what happens on entry."""
    there = still_there(t, party)
    if there:
        t.tell("map.moved", seats=there, place=number, came=tuple([t.place[seat] for seat in there]))
    for seat in there:
        t.place[seat] = number
    return arrived.now(t, there) if there else None


def use_place(t: Table, seat: int, party: Seats, terms: Terms | None) -> Follow:
    """[Location action] Paid once, no matter which member of the party pays; an encounter that follows is
    everybody's."""
    number = t.place[seat]
    action = t.location(number).action
    assert action is not None
    if action.once:
        t.used.append((USED_PLACE, number))
    cost = place_cost(t, seat, modifiers(t, seat))
    paid = _paid(t, party, cost, SHARED) if terms is None else pay_terms(t, terms)
    return _then(t, paid, action.do, Context(party, seat, f"location/{number}"), cost)


def _then(t: Table, paid: Follow, do: str, context: Context, cost: Mapping[str, int]) -> Follow:
    """What an action does once it is paid. A hero who has paid with their last health is dying when it is
    over (TG-30)."""
    done = effects(do, context.party, context.doer, context.source) if paid else carry_out(t, do, context)
    return paid, done, weigh((context.doer,)) if cost.get("health") else None


def _paid(
    t: Table, party: Seats, cost: Mapping[str, int], shared: tuple[str, ...], before: Follow = None
) -> Follow:
    """[Parties] An action is paid once, by the hero who acts, some things together with those who joined;
    energy first (TG-56)."""
    seat, left = party[0], [before] if before else []
    for what in sorted(filter(cost.get, cost), key=lambda what: what != "energy"):
        if what in shared and len(party) > 1:
            left.append(divide(party, what, -cost[what], seat))
        elif left:
            left.append(pay_one(seat, what, cost[what], (seat,)))
        elif paid := collect(t, what, ((seat, cost[what]),), seat):
            left.append(paid)
    return tuple(left)


@book.rule
def use_own(t: Table, seat: int, party: Seats) -> Flow:
    """[Character action] Companions may pay energy, except the first."""
    cost = dict(own_cost(t, seat, modifiers(t, seat)))
    energy = cost.pop("energy")
    action = t.character(seat).action
    able = tuple([other for other in party[1:] if t.energy[other]])
    lent = min(energy - 1, sum([t.energy[other] for other in able]))
    ways = tuple([n for n in range(energy, max(energy - lent, 1) - 1, -1) if n <= t.energy[seat]])
    own = energy
    if able and energy > 1:
        own = ways[0] if len(ways) == 1 else (yield Ask(seat, "own.pays", ways))
    if action.once:
        t.used.append((USED_OWN, seat))
    spend(t, seat, "energy", own)
    helped = divide(able, "energy", own - energy, seat) if own < energy else None
    paid = _paid(t, party, cost, LENT, helped)
    return _then(t, paid, action.do, Context(party, seat, f"character/{t.heroes[seat]}"), cost)


def own_action(t: Table, seat: int, party: Seats, terms: Terms) -> Follow:
    """[Character action] Paid as agreed, and done."""
    action = t.character(seat).action
    if action.once:
        t.used.append((USED_OWN, seat))
    context = Context(party, seat, f"character/{t.heroes[seat]}")
    return _then(t, pay_terms(t, terms), action.do, context, action.price)


def use_ability(t: Table, seat: int, party: Seats, name: str, at: int, terms: Terms | None) -> Follow:
    """[Actions of items, skills and secrets] Paid, and done."""
    source = next(s for s in abilities(t, party) if (s.name, s.at) == (name, at))
    use_up(t, seat, source)
    cost = dict(read_cost(source.ability.arg))
    effects = source.ability.effects
    context = Context(reached(t, party, effects), seat, name)
    paid = _paid(t, party, cost, LENT) if terms is None else pay_terms(t, terms)
    return _then(t, paid, effects, context, cost)
