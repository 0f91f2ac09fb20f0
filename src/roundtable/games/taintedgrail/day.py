"""[The order of the day] Dawn in its nine steps, the day, dusk in its six steps."""

from __future__ import annotations

from itertools import product

from roundtable.kernel import OVER, AskAll, AskAny, Flow, Follow, Frame, Rulebook

from .abilities import modifier
from .company import welcome
from .death import death_comes
from .deeds import deeds, perform
from .dreaming import sleep
from .effects import effects
from .events import reveal_event, run_timers
from .gains import check_goals, keyword_of
from .growth import build_decks, improve
from .guardians import move_guardians
from .paying import add
from .reading import read
from .table import Table
from .tracks import change, fire, fire_in_order
from .wards import turn_ward_dials, wards_go_out

book = Rulebook()

PASS = ("pass",)


# -- dawn ------------------------------------------------------------------------------------------------


@book.rule
def dawn(t: Table) -> Follow:
    """[I. Dawn] Effects of dawn, menhirs out, locations gone, dials, guardians, an event, plans, gear."""
    t.day += 1
    t.phase, t.used = "dawn", []
    t.did = [[] for _ in range(t.seats)]
    t.page = []
    t.tell("day.dawn", day=t.day)
    if t.options["days"] and t.day > t.options["days"]:
        t.ending = "time"
        return OVER
    return (
        *[fire_in_order(seat, "dawn", ()) for seat in t.living()],
        wards_go_out(),
        turn_ward_dials(),
        run_timers(),
        death_comes(),
        move_guardians(),
        settle(),
        welcome(),
        morning(),
    )


@book.rule
def morning(t: Table) -> Follow:
    """[I. Dawn, 7 to 9] The event, then gear; the first day begins here (TG-1, TG-42)."""
    return reveal_event(), settle(), pack_gear(), begin_day()


@book.rule
def pack_gear(t: Table) -> Flow:
    """[Dawn, 9] Of several things with one keyword each hero says which is in use; the rest lie face down.
    What was traded yesterday can be used."""
    choices = {seat: outfits(t, seat) for seat in t.living()}
    asked = {seat: ways for seat, ways in choices.items() if len(ways) > 1}
    chosen = (yield AskAll("gear.pack", asked)) if asked else {}
    for seat, ways in choices.items():
        t.stowed[seat] = without(rivals(t, seat), chosen.get(seat, ways[0]))
    return None


def without(things: list[str], kept: tuple[str, ...]) -> list[str]:
    left = list(things)
    for thing in kept:
        left.remove(thing)
    return left


def rivals(t: Table, seat: int) -> list[str]:
    """His things with a keyword of which he has more than one."""
    things = [thing for thing in (*t.items[seat], *t.secrets[seat]) if keyword_of(t, thing)]
    words = [keyword_of(t, thing) for thing in things]
    return [thing for thing in things if words.count(keyword_of(t, thing)) > 1]


def outfits(t: Table, seat: int) -> tuple[tuple[str, ...], ...]:
    """The ways to choose one thing of each keyword."""
    groups: dict[str, list[str]] = {}
    for thing in rivals(t, seat):
        groups.setdefault(keyword_of(t, thing), []).append(thing)
    return tuple(dict.fromkeys(product(*[dict.fromkeys(group) for group in groups.values()])))


# -- the day ---------------------------------------------------------------------------------------------


def begin_day_for(t: Table) -> None:
    """Everybody who lives may act."""
    t.phase = "day"
    t.passed, t.acted = [not t.is_alive(seat) for seat in range(t.seats)], [False] * t.seats


@book.rule
def begin_day(t: Table) -> Follow:
    """[II. Day] Nobody has acted or passed yet."""
    begin_day_for(t)
    return take_turns()


@book.rule
def take_turns(t: Table) -> Flow:
    """[II. Day] Everybody does one action or passes, in any order; when all have, again, until all have
    passed. Who can do nothing more passes by himself (TG-2)."""
    t_open = {seat: deeds(t, seat) for seat in t.living() if not t.passed[seat] and not t.acted[seat]}
    able = {seat: options for seat, options in t_open.items() if options != (PASS,)}
    if not able:
        return next_cycle()
    seat, deed = yield AskAny("day.what", t_open)
    t.page, t.out = [], []
    if deed == PASS:
        t.passed[seat] = True
        t.tell("day.passed", seat=seat)
        return take_turns()
    return perform(seat, deed), settle(), take_turns()


@book.rule
def next_cycle(t: Table) -> Follow:
    """[II. Day] A new round of actions for those who have not passed, or dusk."""
    waiting = [seat for seat in t.living() if not t.passed[seat]]
    t.acted = [False] * t.seats
    if any([deeds(t, seat) != (PASS,) for seat in waiting]):
        return take_turns()
    return dusk()


@book.rule
def settle(t: Table) -> Follow:
    """[Statuses], [Quests] When something is over, what it led to is read, and goals are looked at."""
    if not t.living():
        return None
    t.out = []
    if t.collected:
        verse, party = t.collected.pop(0)
        return read(verse, party, "collected"), settle()
    return check_goals()


# -- dusk ------------------------------------------------------------------------------------------------


@book.rule
def dusk(t: Table) -> Follow:
    """[III. Dusk] Effects of dusk, rest, energy, improvement, decks, dreams."""
    t.phase = "dusk"
    t.tell("day.dusk", day=t.day)
    seats = t.living()
    return (
        *[fire_in_order(seat, "dusk", ()) for seat in seats],
        rest(),
        restore(),
        *[improve(seat) for seat in seats],
        *[build_decks(seat) for seat in seats],
        dreams(),
        settle(),
        dawn(),
    )


@book.rule
def rest(t: Table) -> Flow:
    """[Dusk, 2] Who eats a portion gains a life and loses a terror. At one place food is shared, if its owner
    likes (TG-65). In challenge mode who does not eat is spent (TG-43)."""
    eaters = {seat: (True, False) for seat in t.living() if _can_eat(t, seat)}
    eating = (yield AskAll("rest.eat", eaters)) if eaters else {}
    wanting = [seat for seat in eaters if eating[seat]]
    left = {seat: t.goods["food"][seat] - (seat in wanting) for seat in t.living()}
    hungry = [seat for seat in wanting if left[seat] < 0]
    givers = [seat for seat in left if left[seat] > 0 and any([_near(t, seat, other) for other in hungry])]
    sharing = (yield AskAll("rest.share", dict.fromkeys(givers, (True, False)))) if givers else {}
    follow: list[Frame | None] = []
    for seat in t.living():
        willing = [other for other in givers if sharing[other] and left[other] > 0 and _near(t, seat, other)]
        feeders = [seat] if seat not in hungry else sorted(willing, key=lambda other: -left[other])[:1]
        if seat in wanting and feeders:
            left[feeders[0]] -= feeders[0] != seat
            add(t, feeders[0], "food", -1)
            follow += _rested(t, seat)
        elif t.options["hunger"]:
            spent = ("energy", -t.energy[seat]) if t.energy[seat] else ("health", -1)
            follow.append(change(t, seat, *spent))
    return tuple(follow)


def _rested(t: Table, seat: int) -> list[Frame]:
    t.did[seat].append("ate")
    t.tell("rest.ate", seat=seat)
    health, terror = (max(0, 1 + modifier(t, seat, key)) for key in ("rest_health", "rest_terror"))
    return [effects(f"health +{health}; terror -{terror}", (seat,), seat, "rest"), fire(seat, "rest")]


def _can_eat(t: Table, seat: int) -> bool:
    here = t.at(t.place[seat])
    return any([t.goods["food"][other] for other in here]) and not modifier(t, seat, "no_rest")


def _near(t: Table, seat: int, other: int) -> bool:
    return seat != other and t.place[seat] == t.place[other]


@book.rule
def restore(t: Table) -> None:
    """[Dusk, 3] Energy goes back to its start; the exhausted regain only four. Never above health (TG-3)."""
    for seat in t.living():
        start = t.character(seat).energy + modifier(t, seat, "energy_restore")
        t.energy[seat] = min(t.energy[seat] + 4, start) if t.exhausted(seat) else start
        t.keep_limits(seat)
    t.tell("rest.restored")


@book.rule
def dreams(t: Table) -> Follow:
    """[Dusk, 6] Where a place has dreams."""
    sleepers: dict[int, list[int]] = {}
    for seat in t.living():
        if "dream" in t.location(t.place[seat]).seals and not modifier(t, seat, "no_dream"):
            sleepers.setdefault(t.place[seat], []).append(seat)
    return tuple([sleep(tuple(seats)) for seats in sleepers.values()])
