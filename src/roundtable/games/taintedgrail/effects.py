"""The effect language at work: steps, choices, and for whom each act is."""

from __future__ import annotations

from functools import cache
from typing import Any

from roundtable.kernel import Ask, Flow, Follow, Rulebook

from .costs import can_pay
from .counting import STATES, Context, holds_all
from .dying import weigh
from .language import COLOURS, RESOURCES, TRACKS, Act, Group, read_conds, read_effects
from .pack import pack
from .table import NOBODY, Table

book = Rulebook()

Verbs = dict[str, Any]  # verb -> function (table, act, context) that gives what follows
VERBS: Verbs = {}  # entered by the modules that know them; "share" divides, "goals" looks at the quests
STORY = set(  # verbs whose objects nobody may know before they are there
    "item secret status unstatus task done dial timer undial event encounter guardian reveal replace remove "
    "goto chapter".split()
)


@book.rule
def effects(t: Table, text: str, party: tuple[int, ...], doer: int, source: str) -> Follow:
    """A line of effects, step by step."""
    steps = len(read_effects(text))
    if steps == 1:
        return _step(t, text, 0, Context(party, doer, source))
    return tuple([step(text, at, party, doer, source) for at in range(steps)])


@book.rule
def step(t: Table, text: str, at: int, party: tuple[int, ...], doer: int, source: str) -> Follow:
    """One of them."""
    return _step(t, text, at, Context(party, doer, source))


def _step(t: Table, text: str, at: int, context: Context) -> Follow:
    """One step, if its conditions hold. What is for `each` or `all` and asks something of a hero, lets him
    choose or makes him pay is carried out hero by hero. Of a verse that has been closed nothing follows."""
    now = read_effects(text)[at]
    if t.closed and context.source.startswith("verse/"):
        return None
    whom = singly(text, at)
    conds = [cond for cond in now.conds if cond.test not in STATES] if whom else now.conds
    if conds and not holds_all(t, conds, context):
        return None
    if whom:
        seats = t.living() if whom == "all" else present(t, context.members(t))
        return tuple([effects(for_hero(text, at), (seat,), seat, context.source) for seat in seats])
    if len(now.groups) == 1:
        return group(t, text, at, 0, context) if possible(t, now.groups[0], context) else None
    return choose(text, at, *context)


@cache
def singly(text: str, at: int) -> str:
    """Whether a step is gone through by `each` or by `all` on his own; "" if it is one matter for the whole
    party."""
    now = read_effects(text)[at]
    acts = [act for acts in now.groups for act in acts]
    scopes = {act.scope for act in acts} & {"each", "all"}
    asks = any([cond.test in STATES for cond in now.conds])
    pays = any([act.verb == "pay" and act.args[0] not in ("each", "share") for act in acts])
    if not scopes or not (asks or pays or len(now.groups) > 1):
        return ""
    return "all" if "all" in scopes else "each"


@cache
def for_hero(text: str, at: int) -> str:
    """A step for one hero: what is asked of his state, and the ways without `each` and `all`."""
    now = read_effects(text)[at]
    states = [("not " if cond.no else "") + cond.test for cond in now.conds if cond.test in STATES]
    ways = " or ".join([" and ".join([_alone(act) for act in acts]) for acts in now.groups])
    return f"if {', '.join(states)}: {ways}" if states else ways


def _alone(act: Act) -> str:
    scope = "" if act.scope in ("each", "all") else act.scope
    args = act.args[1:] if act.verb == "pay" and act.args[:1] == ("each",) else act.args
    return " ".join(filter(None, [scope, act.verb, *args]))


@book.rule
def choose(t: Table, text: str, at: int, party: tuple[int, ...], doer: int, source: str) -> Flow:
    """One of several ways that can be gone."""
    context = Context(party, doer, source)
    groups = read_effects(text)[at].groups
    known = told_beforehand(groups)
    ways = tuple([(known, 0, way) for way, acts in enumerate(groups) if possible(t, acts, context)])
    if not ways or not context.members(t):
        return None
    chosen = ways[0] if len(ways) == 1 else (yield Ask(decider(t, context), "choose.way", ways))
    return group(t, text, at, chosen[2], context)


def told_beforehand(groups: tuple[Group, ...]) -> str:
    """The ways of a step as those who choose may know them: that the story goes on, but not where."""
    ways = [" and ".join([_told(act) for act in acts]) for acts in groups]
    return " or ".join(ways)


def _told(act: Act) -> str:
    secret = act.verb in STORY and act.args[:1] not in [(colour,) for colour in COLOURS]
    return " ".join(filter(None, [act.scope, act.verb, *(() if secret else act.args)]))


def possible(t: Table, acts: Group, context: Context) -> bool:
    """Whether all that must be paid can be paid."""
    pays = [act for act in acts if act.verb == "pay"]
    return not pays or all([can_pay(t, act, context) for act in pays])


def decider(t: Table, context: Context) -> int:
    """Who decides for a party: the hero who does it, else the one who began (TG-60)."""
    members = context.members(t)
    return context.doer if context.doer in members or not members else members[0]


def group(t: Table, text: str, at: int, way: int, context: Context) -> Follow:
    """All that one way says; then who paid with his last health is weighed (TG-30), and goals are looked at
    (TG-35)."""
    acts = read_effects(text)[at].groups[way]
    first = _act(t, text, (at, way, 0), context)
    done = (first, *[act(text, (at, way, place), *context) for place in range(1, len(acts))])
    if t.enc:
        return done
    paid = weigh(context.party) if any([now.verb == "pay" for now in acts]) else None
    return *done, paid, VERBS["goals"]() if t.quests and _may_reach_a_goal(t, text, at, way) else None


def _may_reach_a_goal(t: Table, text: str, at: int, way: int) -> bool:
    """Nothing but goods and tracks has changed: a goal that does not count them is as far off as before."""
    return _stirring(text, at, way) or _counted_goals(t.options["pack"])


@cache
def _stirring(text: str, at: int, way: int) -> bool:
    return not {act.verb for act in read_effects(text)[at].groups[way]} <= {*RESOURCES, *TRACKS}


@cache
def _counted_goals(of: str) -> bool:
    goals = [event.goal for event in pack(of).events.values()]
    return any([cond.sign or cond.test in STATES for goal in goals for cond in read_conds(goal)])


@book.rule
def act(
    t: Table, text: str, path: tuple[int, int, int], party: tuple[int, ...], doer: int, source: str
) -> Follow:
    """One act, for those whom its scope names."""
    return _act(t, text, path, Context(party, doer, source))


def _act(t: Table, text: str, path: tuple[int, int, int], context: Context) -> Follow:
    at, way, place = path
    now = read_effects(text)[at].groups[way][place]
    members = context.members(t)
    if not members:
        return None
    if now.verb == "pay":
        return apply(t, now, context, members)
    if now.scope == "one" or (now.scope == "doer" and context.doer == NOBODY):
        if len(members) > 1:
            return for_one(text, path, context.party, context.source)
        return apply(t, now, context, members)
    if now.scope == "share" and now.verb in (*RESOURCES, *TRACKS):
        shared: Follow = VERBS["share"](t, now, context, members)
        return shared
    return apply(t, now, context, targets(t, now, context, members))


def present(t: Table, members: list[int]) -> list[int]:
    """In an encounter those who are still in it."""
    return [seat for seat in members if seat in t.inside] if t.enc else members


def targets(t: Table, now: Act, context: Context, members: list[int]) -> list[int]:
    """[Parties] Whom an act concerns."""
    if now.scope == "all":
        return t.living()
    if now.scope == "each":
        return present(t, members)
    if context.doer != NOBODY:
        return [context.doer] if t.is_alive(context.doer) else []
    return members


def apply(t: Table, now: Act, context: Context, seats: list[int]) -> Follow:
    """What a verb does for these seats."""
    follow: Follow = VERBS[now.verb](t, now, context, seats)
    return follow


@book.rule
def for_one(t: Table, text: str, path: tuple[int, int, int], party: tuple[int, ...], source: str) -> Flow:
    """[Parties] For one member: they say who."""
    at, way, place = path
    now, context = read_effects(text)[at].groups[way][place], Context(party, NOBODY, source)
    members = tuple(context.members(t))
    seat = yield Ask(decider(t, context), "choose.who", members, verb=now.verb)
    return apply(t, now, Context(party, seat, source), [seat])
