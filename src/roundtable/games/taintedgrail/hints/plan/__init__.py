"""A companion who wants one end of the chapter, and knows the book: the solver's shortest way there from the
table as it stands, followed deed by deed. All else they judge as any companion does. See README.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, cast

from roundtable.kernel import Judge, Question, View

from ...journal.action_costs import EXPLORE, INSPECT, OWN, PASS, PLACE, TRADE, TRAVEL, who_could_join
from ...seen import Outlook
from ...world.menhirs import can_light, is_inspected
from ..destinations import DANGER, feared, is_refused, knows_rites, lacking, risk, would_bleed
from ..risk import fit
from .book import LIGHT, Book, opened
from .deeds import ACTION, SLEEP, Deed, as_deed, asked, fits, missing, open_deeds, steps_of
from .deeds import EXPLORE as READ
from .deeds import OWN as BY_HERO

FAR = 99  # journeys
IN_VAIN = -1.0  # what the usual judge thinks of reading the same once more
PLANNED = (
    12.0  # what a deed of the plan is worth: more than a light when it gets dark, for a plan has its own
)
NEXT, LATER = 10.0, 5.0  # what a choice is worth that the plan comes by, now or with a later deed
REGRET = 20.0  # what it costs to bring about another end
HEALTHY, CALM = 5, 2  # from this health on, and up to this terror, a hero saves food that the plan asks for


class Plan(NamedTuple):
    deeds: tuple[Deed, ...]  # that can be done now
    now: frozenset[str]  # choices of the journal that they come by …
    later: frozenset[str]  # … and those of all deeds of the plan
    regretted: frozenset[str]  # choices that lead to other ends
    hungry: bool  # whether it asks for more food than the heroes have
    book: Book


def wanting(usual: Judge, goal: str) -> Judge:
    """The judge of a companion who wants this to become so ("status ending/1"), and the chapter to end by
    it."""

    def value(view: View, question: Question, option: Any) -> float:
        opinion = OPINIONS.get(question.key)
        look = Outlook.of(view)
        if opinion is None or not look.t.chapter:
            return usual(view, question, option)
        plan = _plan(look, goal)
        thought = usual(view, question, option)
        return thought if plan is None else opinion(plan, look, question, option, thought)

    return value


def _plan(look: Outlook, goal: str) -> Plan | None:
    if "plan" not in look.kept:
        look.kept["plan"] = _made(look, goal)
    found: Plan | None = look.kept["plan"]
    return found


def _made(look: Outlook, goal: str) -> Plan | None:
    t = look.t
    known = opened(t.options["pack"], t.chapter, tuple(sorted([t.heroes[seat] for seat in t.living()])), goal)
    row, deeds = known.row(t), open_deeds(look, known)
    if row is None or deeds is None:
        return None
    stones = [deed.place for deed in deeds if deed.kind == LIGHT]
    if stones and knows_rites(look):
        look.kept["stone"] = stones[0]  # where they meet, and for which they help each other out
    later = steps_of(row)
    food = sum([asked(t, deed)["food"] for alike in row if (deed := as_deed(t, alike[0])) is not None])
    now = frozenset([step for deed in deeds for step in deed.steps])
    return Plan(tuple(deeds), now, later, known.regretted, food > sum(t.goods["food"]), known)


# -- the day -----------------------------------------------------------------------------------------------


def _deed(plan: Plan, look: Outlook, question: Question, option: tuple[Any, ...], usual: float) -> float:
    """What the nearest deed of the plan asks of the hero now; everything else as usual."""
    target = _target(plan, look)
    if target is None:
        return usual
    if target.place not in (0, look.t.place[look.me or 0]):
        return _on_the_way(plan, look, target, option, usual)
    return _there(look, target, question, option, usual)


def _on_the_way(plan: Plan, look: Outlook, target: Deed, option: tuple[Any, ...], usual: float) -> float:
    """A journey that leads nearer to where it is done."""
    t, me = look.t, look.me or 0
    if option[0] != TRAVEL:
        return usual
    goal = t.location(target.place).original
    if plan.book.ways(t, option[1]).get(goal, FAR) >= plan.book.ways(t, t.place[me]).get(goal, FAR):
        return usual
    fear = DANGER if option[1] in feared(look) else 0.0
    return max(usual, PLANNED - risk(look, option[1], t.energy[me] - 1) - fear)


def _there(look: Outlook, target: Deed, question: Question, option: tuple[Any, ...], usual: float) -> float:
    """The deed itself, where the hero stands. What cannot be done now can be done tomorrow: nobody walks to
    and fro until then."""
    wished, options = _at_hand(look, target), cast("Sequence[tuple[Any, ...]]", question.options)
    if option[0] == TRAVEL and wished[0] not in [deed[0] for deed in options]:
        return usual - PLANNED
    if option[0] != wished[0] or (option[0] == EXPLORE and usual <= IN_VAIN):
        return usual
    if option[0] == TRADE:
        return usual + PLANNED if usual > 0 else usual
    return max(usual, PLANNED)


def _target(plan: Plan, look: Outlook) -> Deed | None:
    """The deed that is nearest; nobody who is not fit for it goes into a fight."""
    t, me = look.t, look.me or 0
    ways = plan.book.ways(t, t.place[me])
    able = [deed for deed in plan.deeds if (not deed.fights or fit(t, me)) and _can(look, deed)]
    steps = {deed: ways.get(t.location(deed.place).original, FAR) if deed.place else 0 for deed in able}
    return min([deed for deed in able if steps[deed] < FAR], key=steps.__getitem__, default=None)


def _can(look: Outlook, deed: Deed) -> bool:
    """Whether the hero, with those who are there, could do it."""
    me = look.me or 0
    beside = () if deed.hero or not deed.place else look.t.at(deed.place)
    return fits(look.t, deed, tuple({me, *beside}))


def _at_hand(look: Outlook, deed: Deed) -> tuple[str, ...]:
    """The answer that does a deed where the hero stands; to wait if those who are here cannot pay for it."""
    t = look.t
    if deed.kind == LIGHT:
        return _before_stone(look, deed.place)
    if deed.kind == READ:
        me = look.me or 0
        return (PASS,) if missing(look, deed, (me, *who_could_join(t, me, (EXPLORE,)))) else (EXPLORE,)
    return {SLEEP: (PASS,), ACTION: (PLACE,), BY_HERO: (OWN,)}[deed.kind]


def _before_stone(look: Outlook, number: int) -> tuple[str, ...]:
    """To light it when all are there and can pay; until then to wait, and to help each other out."""
    t = look.t
    if len(t.at(number)) < len(t.living()):
        return (PASS,)
    if not is_inspected(t, number) or can_light(t, number):
        return (INSPECT,) if not is_refused(look, number) else (PASS,)
    short = [seat for seat, what, _ in lacking(look, number) if what != "health"]
    return (TRADE,) if short else (PASS,)


# -- the journal, stones, food -----------------------------------------------------------------------------


def _choice(plan: Plan, look: Outlook, question: Question, option: tuple[str, int], usual: float) -> float:
    step = f"{option[0]}*{option[1]}"
    if step in plan.regretted:
        return usual - REGRET
    return usual + (NEXT if step in plan.now else LATER if step in plan.later else 0.0)


def _light(plan: Plan, look: Outlook, question: Question, yes: bool, usual: float) -> float:
    me, number = look.me or 0, question.about["place"]
    planned = any([deed.kind == LIGHT and deed.place == number for deed in plan.deeds])
    return float(yes) if planned and not would_bleed(look, me, number) else usual


def _join(plan: Plan, look: Outlook, question: Question, yes: bool, usual: float) -> float:
    """Company for a deed that has a price: all who are there pay it together."""
    here = look.t.place[look.me or 0]
    dear = any([deed.place == here and asked(look.t, deed) for deed in plan.deeds])
    return float(yes) if dear else usual


def _eat(plan: Plan, look: Outlook, question: Question, yes: bool, usual: float) -> float:
    t, me = look.t, look.me or 0
    saves = plan.hungry and t.health[me] >= HEALTHY and t.terror[me] <= CALM
    return float(not yes) if saves else usual


OPINIONS: dict[str, Callable[[Plan, Outlook, Question, Any, float], float]] = {
    "day.what": _deed,
    "verse.choice": _choice,
    "ward.light": _light,
    "ward.agree": _light,
    "party.join": _join,
    "rest.eat": _eat,
}
