"""[The order of the day] Dawn in its nine steps, the day, dusk in its six steps."""

from __future__ import annotations

from functools import partial

from roundtable.kernel import OVER, AskAny, Flow, Follow, Frame, Later, Options, Rulebook

from ..effects.steps import check_goals, reached_goal
from ..effects.tracks import fire_in_turn
from ..journal.action_costs import GEAR, LEAVE, TRADE, who_could_join
from ..journal.dreams import by_place, sleep
from ..journal.reading import read
from ..marks import DAY, DAY_OVER, outlasting
from ..table import Seats, Table, empty_piles
from ..world.events import reveal_event, run_timers
from ..world.guardians import calm_today, move_guardians
from ..world.menhirs import turn_ward_dials, wards_go_out
from .actions import begin, by_menhir, deeds
from .company import welcome
from .death import death_comes, turn_dials_of_dying
from .growth import build, grow
from .joining import ask_along, perform
from .packing import pack_gear
from .rest import after_meals, before_meal, rest, restore

book = Rulebook()

PASS = ("pass",)
NO_ACTIONS = (PASS[0], TRADE, GEAR, LEAVE)  # nobody's cycle waits for these (TG-2); before rules 8 it did


# -- dawn ------------------------------------------------------------------------------------------------


@book.rule
def dawn(t: Table) -> Follow:
    """[I. Dawn] Effects of dawn, menhirs out, locations gone, dials, guardians, an event, plans, gear."""
    t.day += 1
    t.phase, t.used, t.spent = "dawn", calm_today(t), outlasting(t.spent, DAY)
    t.did = empty_piles(t.seats)
    t.tell("day.dawn", day=t.day)
    if t.options["days"] and t.day > t.options["days"]:
        t.ending = "time"
        return OVER
    return (
        fire_in_turn(t.living(), "dawn"),
        settle(),
        wards_go_out(),
        settle(),
        turn_ward_dials(),
        turn_time_dials(),
        settle(),
        move_guardians(),
        settle(),
        welcome(),
        morning(),
    )


@book.rule
def turn_time_dials(t: Table) -> Follow:
    """[Dawn, 5] All time dials turn together, those of the dying too: one that is set by what follows has its
    whole time (TG-105)."""
    ending = turn_dials_of_dying(t)
    return run_timers.now(t), death_comes(ending) if ending else None


@book.rule
def morning(t: Table) -> Follow:
    """[I. Dawn, 7 to 9] The event, then gear; the first day begins here (TG-1, TG-42)."""
    return reveal_event.now(t), settle(), pack_gear(), begin_day()


# -- the day ---------------------------------------------------------------------------------------------


def begin_day_for(t: Table) -> None:
    """Everybody who lives may act, but those whose day the story has ended at dawn."""
    t.phase = "day"
    t.passed = [not t.is_alive(seat) or (DAY_OVER, seat) in t.used for seat in range(t.seats)]
    t.acted = [False] * t.seats


@book.rule
def begin_day(t: Table) -> Follow:
    """[II. Day] Nobody has acted or passed yet."""
    begin_day_for(t)
    return take_turns()


@book.rule
def take_turns(t: Table, settled: bool = False) -> Flow:
    """[II. Day] Everybody does one action or passes, in any order; when all have, again, until all have
    passed. A hero who can do nothing more passes automatically (TG-2), but not before a last chance to trade.
    It is settled if nobody has acted since."""
    seats = t.living()
    if not settled and seats and (t.collected or t.out or reached_goal(t)):
        return settle(), take_turns()
    options, idle = _waiting(t, seats)
    if idle and (after := _after_cycle(t, options)):
        return after
    seat, deed = yield AskAny("day.what", options)
    t.out, t.turned = [], []
    if deed == PASS:
        t.passed[seat], t.bookmarks[seat] = True, len(t.chronicle)
        t.tell("day.passed", seat=seat)
        return take_turns(True)
    if not who_could_join(t, seat, deed):
        return begin(t, seat, (seat,), deed), take_turns()
    return ask_along(seat, deed) if t.by_consent else perform(seat, deed), take_turns()


def _after_cycle(t: Table, options: dict[int, Options | Later]) -> Frame | None:
    """[II. Day] Nobody can act any more: all may again, if anybody has; else dusk comes, once nobody is left
    who could trade."""
    if any(t.acted):
        t.acted = [False] * t.seats
        return take_turns(True)
    return dusk() if set(options.values()) <= {(PASS,)} else None


def _waiting(t: Table, seats: Seats) -> tuple[dict[int, Options | Later], bool]:
    """[II. Day] What those who still have their action may do, and whether none of it is an action. Once a
    hero is found who can act, what the others can do is left until somebody asks."""
    options: dict[int, Options | Later] = {}
    idle = True
    for seat in seats:
        if not t.passed[seat] and not t.acted[seat]:
            if idle and not by_menhir(t, seat):
                options[seat] = found = deeds(t, seat)
                idle = all([deed[0] in NO_ACTIONS for deed in found]) if t.by_consent else found == (PASS,)
            else:
                options[seat], idle = partial(deeds, t, seat), False
    return options, idle


@book.rule
def settle(t: Table) -> Follow:
    """[Statuses], [Quests] When something is over, what it led to is read, and goals are looked at."""
    if not t.living():
        return None
    t.out = []
    if t.collected:
        verse, party = t.collected.pop(0)
        return read(verse, party, "collected"), settle()
    return check_goals.now(t)


# -- dusk ------------------------------------------------------------------------------------------------


@book.rule
def dusk(t: Table) -> Follow:
    """[III. Dusk] Effects of dusk, rest, energy, improvement, decks, dreams."""
    t.phase = "dusk"
    t.tell("day.dusk", day=t.day)
    seats = t.living()
    return (
        before_meal(seats),
        settle(),
        rest(),
        after_meals(seats),
        settle(),
        restore(),
        grow(),
        settle(),
        build(),
        dreams(),
        dawn(),
    )


@book.rule
def dreams(t: Table) -> Follow:
    """[Dusk, 6] Where a place has dreams; what one leads to is read before the next (TG-69)."""
    dreaming = tuple([seat for seat in t.living() if "dream" in t.location(t.place[seat]).seals])
    return tuple([frame for seats in by_place(t, dreaming) for frame in (sleep(seats), settle())])
