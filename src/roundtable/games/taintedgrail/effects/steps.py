"""The effect language at work: steps, choices, and who each act is for."""

from __future__ import annotations

from functools import cache

from roundtable.kernel import Ask, Flow, Follow, Frame, Rulebook

from ..content.language import Act, read_conds
from ..content.verbs import marked
from ..marks import GOAL
from ..table import NOBODY, Seats, Table
from .conditions import WITHIN, Context, holds_all
from .costs import can_pay_all
from .dying import weigh
from .helping import helped_with, lacking, pay_helped
from .plan import Way, counts_goods, plan
from .verbs import apply

book = Rulebook()

SHAREABLE = marked("goods")


@book.rule
def effects(t: Table, text: str, party: Seats, doer: int, source: str) -> Follow:
    """A line of effects, step by step."""
    return carry_out(t, text, Context(party, doer, source))


def carry_out(t: Table, text: str, context: Context) -> Follow:
    """A line of effects: step by step now, up to one after which something follows; then the others."""
    steps = len(plan(text))
    for at in range(steps):
        follow = take_step(t, text, at, context)
        if follow:
            return follow if at + 1 == steps else (follow, *_later(text, at + 1, context))
    return None


def _later(text: str, first: int, context: Context) -> list[Frame]:
    """The steps from one on."""
    party, doer, source = context.party, context.doer, context.source
    return [step(text, at, party, doer, source) for at in range(first, len(plan(text)))]


@book.rule
def step(t: Table, text: str, at: int, party: Seats, doer: int, source: str) -> Follow:
    """One of them."""
    return take_step(t, text, at, Context(party, doer, source))


def take_step(t: Table, text: str, at: int, context: Context) -> Follow:
    """One step, if its conditions hold. Of a verse that has been closed nothing follows."""
    now = plan(text)[at]
    if t.closed and context.source.startswith("verse/"):
        return None
    if now.conds and not holds_all(t, now.conds, context):
        return None
    if now.whom:
        seats = t.living() if now.whom == "all" else present(t, context.members(t))
        return tuple([effects(now.alone, (seat,), seat, _reaching(t, seat, context)) for seat in seats])
    if len(now.ways) == 1:
        way = now.ways[0]
        if not can_pay_all(t, way.pays, context):
            return None
        if not lacking(t, way.acts, context):
            return _go(t, text, (at, 0), way, context)
    return choose(text, at, context.party, context.doer, context.source)


def _reaching(t: Table, seat: int, context: Context) -> str:
    """Nobody has dropped out of what is for all: it comes to them as from elsewhere (TG-114)."""
    return "" if seat in t.out and context.source.startswith(WITHIN) else context.source


@book.rule
def choose(
    t: Table, text: str, at: int, party: Seats, doer: int, source: str, shut: tuple[int, ...] = ()
) -> Flow:
    """One of several ways that can be gone. What the payer lacks companions pay if they agree; if they do
    not, that way is shut (TG-137)."""
    context, now = Context(party, doer, source), plan(text)[at]
    able = [n for n, way in enumerate(now.ways) if n not in shut and can_pay_all(t, way.pays, context)]
    ways = tuple([(now.told, 0, n) for n in able])
    if not ways or not context.members(t):
        return None
    chosen = ways[0] if len(ways) == 1 else (yield Ask(context.decider(t), "choose.way", ways))
    number = chosen[2]
    prices = lacking(t, now.ways[number].acts, context)
    terms = yield from helped_with(t, prices, context)
    if terms is None:
        return choose(text, at, party, doer, source, (*shut, number))
    settled = tuple([place for place, _, _ in prices])
    return _go(t, text, (at, number), now.ways[number], context, pay_helped(t, terms, source), settled)


def opens(t: Table, text: str, context: Context) -> bool:
    """Whether some part of it can be carried out now and would do something; what a dial decides is left to
    the dial."""
    for now in plan(text):
        if holds_all(t, now.known, context):
            for way in now.ways:
                if not way.idle and can_pay_all(t, way.pays, context):
                    return True
    return False


def _go(
    t: Table,
    text: str,
    path: tuple[int, int],
    way: Way,
    context: Context,
    done: Follow = None,
    settled: tuple[int, ...] = (),
) -> Follow:
    """Everything one way says, except what has been paid; then those who paid with their last health are
    checked (TG-30), and so are goals (TG-35), unless only goods and tracks have changed and no goal counts
    them."""
    done = _carried(t, text, path, way, context, done, settled)
    if t.enc:
        return done
    paid = weigh(context.party) if way.bleeds else None
    if not t.quests or not (way.stirs or counts_goods(t.options["pack"])):
        return (done, paid) if paid else done
    if done or paid:
        return done, paid, check_goals()
    return check_goals.now(t)


def _carried(
    t: Table,
    text: str,
    path: tuple[int, int],
    way: Way,
    context: Context,
    done: Follow,
    settled: tuple[int, ...],
) -> Follow:
    if len(way.acts) == 1 and not settled:
        return _act(t, way.acts[0], text, (*path, 0), context)
    places = [at for at in range(len(way.acts)) if at not in settled]
    return _rest(t, text, path, way, context, done, places)


def _rest(
    t: Table, text: str, path: tuple[int, int], way: Way, context: Context, done: Follow, places: list[int]
) -> Follow:
    """The acts of a way at these places: at once, up to one after which something follows."""
    while not done and places:
        place = places.pop(0)
        done = _act(t, way.acts[place], text, (*path, place), context)
    return (done, *_acts(text, path, places, context)) if places else done


def _acts(text: str, path: tuple[int, int], places: list[int], context: Context) -> list[Frame]:
    party, doer, source = context.party, context.doer, context.source
    return [act(text, (*path, at), party, doer, source) for at in places]


@book.rule
def act(t: Table, text: str, path: tuple[int, int, int], party: Seats, doer: int, source: str) -> Follow:
    """One act, for those whom its scope names."""
    return _act(t, _found(text, path), text, path, Context(party, doer, source))


def _found(text: str, path: tuple[int, int, int]) -> Act:
    at, way, place = path
    return plan(text)[at].ways[way].acts[place]


def _act(t: Table, now: Act, text: str, path: tuple[int, int, int], context: Context) -> Follow:
    members = context.members(t)
    if not members:
        return None
    if now.verb == "pay":
        return apply(t, now, context, members)
    if now.scope == "one" or (now.scope == "doer" and context.doer == NOBODY):
        there = present(t, members)
        if len(there) > 1:
            return for_one(text, path, context.party, context.source, context.doer)
        return apply(t, now, context, there) if there else None
    return apply(t, now, context, targets(t, now, context, members))


def present(t: Table, members: Seats) -> Seats:
    """Not those who have left an encounter that goes on. The active hero comes last: what drives them out
    ends their activation, and nobody's share of what is for each of them must end with it."""
    if not t.enc:
        return members
    there = [seat for seat in members if not t.has_left(seat)]
    return tuple(sorted(there, key=lambda seat: seat == t.active))


def targets(t: Table, now: Act, context: Context, members: Seats) -> Seats:
    """[Parties] Whom an act concerns."""
    if now.scope == "all":
        return t.living()
    if now.scope == "each":
        return present(t, members)
    if now.scope == "share" and now.verb in SHAREABLE:
        return members
    if context.doer != NOBODY:
        return (context.doer,) if t.is_alive(context.doer) else ()
    return members


@book.rule
def for_one(
    t: Table, text: str, path: tuple[int, int, int], party: Seats, source: str, doer: int = NOBODY
) -> Flow:
    """[Parties] For one member: they say who (TG-60)."""
    now, context = _found(text, path), Context(party, doer, source)
    there = present(t, context.members(t))
    seat = yield Ask(context.decider(t), "choose.who", there, verb=now.verb)
    return apply(t, now, Context(party, seat, source), (seat,))


# -- goals of quests ---------------------------------------------------------------------------------------


@book.rule
def check_goals(t: Table) -> Follow:
    """[Quests] Success comes as soon as the goal is reached (TG-35); in an encounter, when it is over."""
    event = reached_goal(t)
    if not event:
        return None
    t.once.append((GOAL, event))
    t.tell("quest.done", event=event)
    done = effects(t.content.events[event].success, t.living(), NOBODY, f"event/{event}")
    return done, check_goals()


def reached_goal(t: Table) -> str:
    """A quest whose goal has just been reached; "" if there is none."""
    if t.quests and not t.enc:
        everybody = _everybody(t.seats)
        for event in t.quests:
            goal = read_conds(t.content.events[event].goal)
            if goal and holds_all(t, goal, everybody) and (GOAL, event) not in t.once:
                return event
    return ""


@cache
def _everybody(seats: int) -> Context:
    """All heroes who live."""
    return Context(tuple(range(seats)), NOBODY, "")
