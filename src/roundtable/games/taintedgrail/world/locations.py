"""What changes the world: locations, wards, tokens, dials, and moving against one's will."""

from __future__ import annotations

from roundtable.kernel import Ask, Flow, Follow, Frame, Rulebook

from ..content.language import Act
from ..effects.conditions import Context, amount
from ..effects.steps import check_goals, effects
from ..effects.tracks import fire_all
from ..effects.verbs import Acts
from ..marks import DAY_OVER
from ..places import hidden_around, in_dark, nearest
from ..table import Seats, Table
from .guardians import arrive, is_expected, place_guardian, send_away

book = Rulebook()

MOST_WARDS = 3  # figures in the box (TG-29)


def number_of(t: Table, text: str, context: Context) -> int:
    """The location that a number names; `here` is where the party stands."""
    if text == "here":
        return t.place[context.members(t)[0]]
    return t.lying(int(text))


# -- locations -------------------------------------------------------------------------------------------


def show(t: Table, number: int) -> None:
    if number not in t.shown:
        t.shown.append(number)
        t.tell("map.shown", place=number)


def reveal_around(t: Table, number: int) -> None:
    """[Locations] A hero here lays what its keys name, if it lies in reach of an active menhir."""
    for other in hidden_around(t, number):
        show(t, other)


def reveal(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Locations] Laid by the story, wherever it lies, unless it has left the game."""
    number = number_of(t, act.args[0], context)
    if t.location(number).original not in t.removed:
        show(t, number)
    return None


def replace(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Original numbers] The new card lies where the old one lay, with its tokens and heroes (TG-32); for
    them that is not an arrival (TG-55)."""
    new = int(act.args[1])
    original = t.location(new).original
    old = t.lying(original)
    t.replaced[original] = new
    t.shown = [new if number == old else number for number in t.shown]
    t.place = [new if place == old else place for place in t.place]
    for tokens in (t.wards, t.tokens, t.times):
        if old in tokens:
            tokens[new] = tokens.pop(old)
    if old in t.dropped:
        t.dropped[new] = t.dropped.pop(old)
    for guardian, place in t.guardians.items():
        if place == old:
            t.guardians[guardian] = new
    t.tell("map.replaced", place=old, other=new)
    return None


def remove(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    number = t.lying(int(act.args[0]))
    t.removed.append(t.location(number).original)
    t.tell("map.removed", place=number)
    return discard((number,))


@book.rule
def discard(t: Table, numbers: tuple[int, ...]) -> Follow:
    """[Menhirs and wyrdness] Locations dissolve with all that lies on them. Heroes who stand there lose 2
    health, gain 2 terror and find themselves at the nearest remaining location (TG-27, TG-51)."""
    for number in numbers:
        if number in t.shown:
            t.shown.remove(number)
            t.tell("map.dissolved", place=number)
        for tokens in (t.wards, t.tokens, t.times):
            tokens.pop(number, None)
        t.item_deck[:0] = t.dropped.pop(number, [])
    for guardian in [name for name, place in t.guardians.items() if place in numbers]:
        send_away(t, guardian)
    return lost_in_wyrdness(numbers)


@book.rule
def lost_in_wyrdness(t: Table, numbers: tuple[int, ...]) -> Follow:
    follow: list[Frame | None] = []
    arrivals: dict[int, list[int]] = {}
    for seat in t.living():
        if t.place[seat] in numbers:
            target = nearest(t, t.place[seat], t.shown)
            if target is not None:
                t.tell("map.swept", seat=seat, place=target, came=t.place[seat])
                t.place[seat] = target
                arrivals.setdefault(target, []).append(seat)
                follow.append(effects("health -2; terror +2", (seat,), seat, "wyrdness"))
    follow += [arrived(tuple(seats)) for seats in arrivals.values()]
    return tuple(follow)


def move(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Special movement] No journey and no energy, but new cards, guardians and entry effects."""
    target = number_of(t, act.args[0], context)
    if target not in t.shown:
        return None
    moved = tuple([seat for seat in context.members(t) if t.place[seat] != target])  # who is there stays
    if not moved:
        return None
    t.tell("map.moved", seats=moved, place=target, came=tuple([t.place[seat] for seat in moved]))
    for seat in moved:
        t.place[seat] = target
    return arrived(moved)


@book.rule
def arrived(t: Table, seats: Seats) -> Follow:
    """[Locations] First the neighbours are laid, then a guardian is met, then the entry effect."""
    there = [seat for seat in seats if t.is_alive(seat)]
    if not there:
        return None
    number = t.place[there[0]]
    reveal_around(t, number)
    dark = t.options["lasting_map"] and in_dark(t, number)
    tolls = [toll_of_dark(seat) for seat in there] if dark else []
    goals = check_goals.now(t)
    if not goals and not tolls and not is_expected(t, number):
        return fire_all.now(t, tuple(there), "arrive")
    return goals, *tolls, arrive(tuple(there)), fire_all(tuple(there), "arrive")


@book.rule
def toll_of_dark(t: Table, seat: int) -> Follow:
    """[Menhirs and wyrdness] Where the map lasts, a place in the dark costs who enters it, or wakes there, a
    health or a terror (TG-96)."""
    return effects("health -1 or terror +1", (seat,), seat, "wyrdness")


# -- wards, tokens, dials --------------------------------------------------------------------------------


def ward(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Menhirs] Lit by the story, its dial turned, or put out."""
    number, how = number_of(t, act.args[0], context), act.args[1]
    if how == "out":
        if t.wards.pop(number, None) is not None:
            t.tell("ward.out", place=number)
        return None
    value = amount(t, how, context)
    if t.location(number).original in t.removed:
        return None
    if how[0] in "+-":
        if number in t.wards:
            t.wards[number] = max(0, min(8, t.wards[number] + value))
            t.tell("ward.turned", place=number, count=t.wards[number])
        return None
    return make_room(context.decider(t), number), lit_by_story(number, value)


@book.rule
def make_room(t: Table, seat: int, number: int) -> Flow:
    """[Menhirs] The box holds three of them: for a fourth the party says which goes out (TG-29)."""
    if number in t.wards or len(t.wards) < MOST_WARDS or t.options["more_wards"]:
        return None
    out = yield Ask(seat, "ward.out", tuple(sorted(t.wards)))
    del t.wards[out]
    t.tell("ward.out", place=out)
    return None


@book.rule
def lit_by_story(t: Table, number: int, value: int) -> Follow:
    """[Menhirs] It burns as long as the story says; in challenge mode a day less. It lies on the map then."""
    show(t, number)
    t.wards[number] = max(1, value - t.options["short_wards"])
    t.tell("ward.lit", place=number, count=t.wards[number])
    return new_light(), fire_all(t.at(number), "ward_lit")


@book.rule
def new_light(t: Table) -> Follow:
    """[Menhirs] Where heroes stand, cards that were out of reach are laid now."""
    for seat in t.living():
        reveal_around(t, t.place[seat])
    return check_goals.now(t)


def token(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Quest tokens], [Time tokens] Laid on a location or taken off."""
    number, lying = number_of(t, act.args[0], context), t.tokens if act.verb == "token" else t.times
    lying[number] = max(0, lying.get(number, 0) + amount(t, act.args[1], context))
    if not lying[number]:
        del lying[number]
    t.tell("token.laid", place=number, what=act.verb, count=lying.get(number, 0))
    return check_goals.now(t)


def dial(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Quest dials] Set, or turned by so much; below 1 it is removed, above 8 it does not go."""
    name, how = act.args
    value = amount(t, how, context)
    now = t.dials.get(name, 0) + value if how[0] in "+-" else value
    if now < 1:
        t.dials.pop(name, None)
    else:
        t.dials[name] = min(8, now)
    t.tell("dial.set", dial=name, count=t.dials.get(name, 0))
    return check_goals.now(t)


def timer(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    t.timers[act.args[0]] = amount(t, act.args[1], context)
    t.tell("timer.set", dial=act.args[0], count=t.timers[act.args[0]])
    return None


def undial(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    t.dials.pop(act.args[0], None)
    t.timers.pop(act.args[0], None)
    return None


def guardian(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Guardians] Put on the map by the story, or taken off."""
    name, where = act.args
    if where == "away":
        if name in t.guardians:
            send_away(t, name)
            t.tell("guardian.away", guardian=name)
        return None
    number = number_of(t, where, context)
    there = number if number in t.shown else nearest(t, number, t.shown)
    return None if there is None else place_guardian(name, there)


def before_day(t: Table) -> bool:
    """At dawn, or while the first day is set up."""
    return t.phase not in ("day", "dusk")


def pass_day(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Pass] The day of the members is over; at dawn, the one that is about to begin."""
    for seat in context.members(t):
        t.passed[seat] = True
        if before_day(t):
            t.used.append((DAY_OVER, seat))
        t.tell("day.passed", seat=seat)
    return None


ACTS: Acts = {
    "reveal": reveal,
    "replace": replace,
    "remove": remove,
    "move": move,
    "ward": ward,
    "token": token,
    "time": token,
    "dial": dial,
    "timer": timer,
    "undial": undial,
    "guardian": guardian,
    "pass": pass_day,
}
