"""The effect language at work: steps, choices, and for whom each act is."""

from __future__ import annotations

from functools import cache
from typing import Any

from roundtable.kernel import Ask, Flow, Follow, Rulebook

from .costs import can_pay
from .counting import STATES, Context, holds_all
from .dying import weigh
from .language import COLOURS, RESOURCES, TRACKS, Act, Group, Step, read_effects
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
    return tuple([step(text, at, party, doer, source) for at in range(steps)])


@book.rule
def step(t: Table, text: str, at: int, party: tuple[int, ...], doer: int, source: str) -> Follow:
    """One step, if its conditions hold. What is for `each` or `all` and asks something of a hero, lets him
    choose or makes him pay is carried out hero by hero. Of a verse that has been closed nothing follows."""
    context, now = Context(party, doer, source), read_effects(text)[at]
    if t.closed and source.startswith("verse/"):
        return None
    whom, single = by_hero(t, now, context), for_hero(text, at)
    conds = [cond for cond in now.conds if whom is None or cond.test not in STATES]
    if conds and not holds_all(t, conds, context):
        return None
    if whom is not None:
        return tuple([effects(single, (seat,), seat, source) for seat in whom])
    if len(now.groups) == 1:
        return group(t, text, at, 0, context) if possible(t, now.groups[0], context) else None
    return choose(text, at, party, doer, source)


def by_hero(t: Table, now: Step, context: Context) -> list[int] | None:
    """Who goes through a step by himself; None if it is one matter for the whole party."""
    acts = [act for acts in now.groups for act in acts]
    scopes = {act.scope for act in acts} & {"each", "all"}
    asks = any([cond.test in STATES for cond in now.conds])
    pays = any([act.verb == "pay" and act.args[0] not in ("each", "share") for act in acts])
    if not scopes or not (asks or pays or len(now.groups) > 1):
        return None
    return t.living() if "all" in scopes else targets(t, Act("each", "", ()), context)


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
    return all([can_pay(t, act, context) for act in acts if act.verb == "pay"])


def decider(t: Table, context: Context) -> int:
    """Who decides for a party: the hero who does it, else the one who began (TG-60)."""
    members = context.members(t)
    return context.doer if context.doer in members or not members else members[0]


def group(t: Table, text: str, at: int, way: int, context: Context) -> Follow:
    """All that one way says; then who paid with his last health is weighed (TG-30), and goals are looked at
    (TG-35)."""
    acts = read_effects(text)[at].groups[way]
    done = [act(text, (at, way, place), *context) for place in range(len(acts))]
    if not t.enc and any([now.verb == "pay" for now in acts]):
        done.append(weigh(context.party))
    if not t.enc and t.quests:
        done.append(VERBS["goals"]())
    return tuple(done)


@book.rule
def act(
    t: Table, text: str, path: tuple[int, int, int], party: tuple[int, ...], doer: int, source: str
) -> Follow:
    """One act, for those whom its scope names."""
    at, way, place = path
    now, context = read_effects(text)[at].groups[way][place], Context(party, doer, source)
    members = context.members(t)
    if not members:
        return None
    if now.verb == "pay":
        return apply(t, now, context, members)
    if now.scope == "one" or (now.scope == "doer" and doer == NOBODY):
        return for_one(text, path, party, source) if len(members) > 1 else apply(t, now, context, members)
    if now.scope == "share" and now.verb in (*RESOURCES, *TRACKS):
        shared: Follow = VERBS["share"](t, now, context, members)
        return shared
    return apply(t, now, context, targets(t, now, context))


def targets(t: Table, now: Act, context: Context) -> list[int]:
    """[Parties] Whom an act concerns."""
    members = context.members(t)
    if now.scope == "all":
        return t.living()
    if now.scope == "each":
        return [seat for seat in members if seat in t.inside] if t.enc else members
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
