"""What a line of effects means, worked out once: who each step is for, what it asks and what it costs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ..content.language import COLOURS, Act, Cond, Group, Step, read_conds, read_effects
from ..content.load import pack
from ..content.verbs import marked
from .conditions import GRAIL, SKULL, STATES

GOODS, HIDDEN = marked("goods"), marked("hidden")


@dataclass(frozen=True, slots=True)
class Way:
    acts: Group
    pays: Group  # those of them that must be paid
    bleeds: bool  # whether somebody pays with their health
    stirs: bool  # whether more can change than goods and tracks
    idle: bool  # whether it says that nothing happens


@dataclass(frozen=True, slots=True)
class Plan:
    """A step, if its conditions hold."""

    conds: tuple[Cond, ...]  # what is asked of the party
    known: tuple[Cond, ...]  # everything it asks, except how a dial falls
    whom: str  # `each` or `all` if each goes through it on their own, "" if it is one matter for the party
    alone: str  # the step for one hero: what is asked of their state, and the ways without `each` and `all`
    ways: tuple[Way, ...]
    told: str  # the ways as those who choose may know them: that the story goes on, but not where


@cache
def plan(text: str) -> tuple[Plan, ...]:
    """The steps of a line of effects."""
    return tuple([_plan(now) for now in read_effects(text)])


def _plan(now: Step) -> Plan:
    whom = _singly(now)
    return Plan(
        conds=tuple([cond for cond in now.conds if cond.test not in STATES]) if whom else now.conds,
        known=tuple([cond for cond in now.conds if cond.test not in (SKULL, GRAIL)]),
        whom=whom,
        alone=_for_hero(now) if whom else "",
        ways=tuple([_way(acts) for acts in now.groups]),
        told=" or ".join([" and ".join([_told(act) for act in acts]) for acts in now.groups]),
    )


def _way(acts: Group) -> Way:
    pays, verbs = to_be_paid(acts), {act.verb for act in acts}
    return Way(acts, pays, bleeds(pays), not verbs <= GOODS, verbs == {"nothing"})


def bleeds(pays: Group) -> bool:
    return any(["health" in act.args for act in pays])


def to_be_paid(acts: Group) -> Group:
    return tuple([act for act in acts if act.verb == "pay"])


def _singly(now: Step) -> str:
    """A step for `each` or `all` that asks something of a hero, lets them choose or makes them pay is carried
    out hero by hero."""
    acts = [act for acts in now.groups for act in acts]
    scopes = {act.scope for act in acts} & {"each", "all"}
    asks = any([cond.test in STATES for cond in now.conds])
    pays = any([act.verb == "pay" and act.args[0] not in ("each", "share") for act in acts])
    if not scopes or not (asks or pays or len(now.groups) > 1):
        return ""
    return "all" if "all" in scopes else "each"


def _for_hero(now: Step) -> str:
    states = [("not " if cond.no else "") + cond.test for cond in now.conds if cond.test in STATES]
    ways = " or ".join([" and ".join([_alone(act) for act in acts]) for acts in now.groups])
    return f"if {', '.join(states)}: {ways}" if states else ways


def _alone(act: Act) -> str:
    scope = "" if act.scope in ("each", "all") else act.scope
    args = act.args[1:] if act.verb == "pay" and act.args[:1] == ("each",) else act.args
    return " ".join(filter(None, [scope, act.verb, *args]))


def _told(act: Act) -> str:
    secret = act.verb in HIDDEN and act.args[:1] not in [(colour,) for colour in COLOURS]
    return " ".join(filter(None, [act.scope, act.verb, *(() if secret else act.args)]))


@cache
def counts_goods(of: str) -> bool:
    """Whether a quest of this pack has a goal that goods and tracks bring nearer."""
    goals = [event.goal for event in pack(of).events.values()]
    return any([cond.sign or cond.test in STATES for goal in goals for cond in read_conds(goal)])
