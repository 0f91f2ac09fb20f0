"""The effect language at work: steps, choices, and for whom each act is."""

from __future__ import annotations

from typing import Any

from roundtable.kernel import Ask, Flow, Follow, Rulebook

from .costs import can_pay
from .counting import Context, holds_all
from .language import RESOURCES, TRACKS, Act, Group, read_effects
from .table import NOBODY, Table

book = Rulebook()

Verbs = dict[str, Any]  # verb -> function (table, act, context) that gives what follows
VERBS: Verbs = {}  # entered by the modules that know them; "share" divides


@book.rule
def effects(t: Table, text: str, party: tuple[int, ...], doer: int, source: str) -> Follow:
    """A line of effects, step by step."""
    steps = len(read_effects(text))
    return tuple([step(text, at, party, doer, source) for at in range(steps)])


@book.rule
def step(t: Table, text: str, at: int, party: tuple[int, ...], doer: int, source: str) -> Follow:
    """One step, if its conditions hold. Where all ways begin with `each`, everybody chooses for himself."""
    context, now = Context(party, doer, source), read_effects(text)[at]
    if now.conds and not holds_all(t, now.conds, context):
        return None
    if len(now.groups) == 1:
        return group(t, text, at, 0, context) if possible(t, now.groups[0], context) else None
    if all(ways[0].scope == "each" for ways in now.groups):
        return tuple([choose(text, at, (seat,), seat, source) for seat in context.members(t)])
    return choose(text, at, party, doer, source)


@book.rule
def choose(t: Table, text: str, at: int, party: tuple[int, ...], doer: int, source: str) -> Flow:
    """One of several ways that can be gone."""
    context = Context(party, doer, source)
    groups = read_effects(text)[at].groups
    ways = tuple([(text, at, way) for way, acts in enumerate(groups) if possible(t, acts, context)])
    if not ways:
        return None
    chosen = ways[0] if len(ways) == 1 else (yield Ask(decider(t, context), "choose.way", ways))
    return group(t, text, at, chosen[2], context)


def possible(t: Table, acts: Group, context: Context) -> bool:
    """Whether all that must be paid can be paid."""
    return all([can_pay(t, act, context) for act in acts if act.verb == "pay"])


def decider(t: Table, context: Context) -> int:
    """Who decides for a party: the hero who does it, else the one who began (TG-60)."""
    members = context.members(t)
    return context.doer if context.doer in members or not members else members[0]


def group(t: Table, text: str, at: int, way: int, context: Context) -> Follow:
    acts = read_effects(text)[at].groups[way]
    return tuple([act(text, (at, way, place), *context) for place in range(len(acts))])


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
