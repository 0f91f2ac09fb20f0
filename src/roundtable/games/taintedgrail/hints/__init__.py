"""What a sensible player thinks an option is worth, from what his seat sees. For bots, never for rules.

The scale is about one energy. A bot keeps a light burning, explores what it has not tried, eats, does not
wear itself out, and looks for no fight that it would lose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel import Question

from ..journal.action_costs import EXPLORE, INSPECT, OWN, PASS, PLACE, TRADE, TRAVEL
from ..seen import Outlook
from ..world.menhirs import can_light
from .company import MANNERS
from .destinations import LEAD, gift_worth, is_refused, risk, travel, worth_lighting, would_bleed
from .encounter import FIGHTS, ahead
from .worth import needs_price, price, worth

COSTS = {EXPLORE: 1, TRAVEL: 1, PLACE: 2, OWN: 3}  # energy, about


def value(view: dict[str, Any], question: Question, option: Any) -> float:
    """How good this answer looks; only the order of the answers to one question means anything."""
    judge = JUDGES.get(question.key)
    return 0.0 if judge is None else judge(Outlook.of(view), question, option)


# -- the day ---------------------------------------------------------------------------------------------


def _deed(look: Outlook, question: Question, deed: tuple[Any, ...]) -> float:
    """What it promises, and where he would be in the evening. What costs nothing and promises nothing is no
    way to put the evening off."""
    t, me = look.t, look.me or 0
    promise = _promise(look, deed)
    if promise < 0 and deed[0] not in COSTS and deed[0] != PASS:
        return _deed(look, question, (PASS,)) + promise
    place = deed[1] if deed[0] == TRAVEL else t.place[me]
    spent = COSTS.get(deed[0], 0) if deed[0] != PASS else t.energy[me]
    return promise - risk(look, place, t.energy[me] - spent)


def _promise(look: Outlook, deed: tuple[Any, ...]) -> float:
    """What a deed is worth by itself; work is worth less to the tired."""
    what, t, me = deed[0], look.t, look.me or 0
    if what in WORK:
        return WORK[what](look, deed) - (0.3 if t.exhausted(me) else 0.0)
    if what == INSPECT:
        return 5.0 if _can_be_lit(look, t.place[me]) else -1.0
    if what == TRADE:
        gifts = [gift_worth(look, me, goods, 1, deed[1]) for goods in ("food", "wealth")]
        return 4.0 if max(gifts) > 0 else -1.0
    return {PASS: 0.0, "take": 2.0, "ability": 0.3, "leave": -99.0}.get(what, -1.0)


def _explore(look: Outlook, deed: tuple[Any, ...]) -> float:
    return LEAD * look.lead(look.t.place[look.me or 0]) - 0.8


def _travel(look: Outlook, deed: tuple[Any, ...]) -> float:
    return travel(look, deed[1]) - 0.6


def _use_place(look: Outlook, deed: tuple[Any, ...]) -> float:
    action = look.t.location(look.t.place[look.me or 0]).action
    assert action is not None
    return worth(look, action.do) - 0.5 * price(look, action.cost)


def _use_own(look: Outlook, deed: tuple[Any, ...]) -> float:
    action = look.t.character(look.me or 0).action
    return 0.8 * worth(look, action.do) - 0.5 * price(look, action.cost)


WORK = {EXPLORE: _explore, TRAVEL: _travel, PLACE: _use_place, OWN: _use_own}


def _can_be_lit(look: Outlook, number: int) -> bool:
    """A stone that everybody here would help to light."""
    bleeding = any([would_bleed(look, seat, number) for seat in look.t.living()])
    willing = worth_lighting(look, number) and not is_refused(look, number) and not bleeding
    return willing and can_light(look.t, number)


def _choice(look: Outlook, question: Question, option: tuple[str, int]) -> float:
    """What was never tried is worth a try; leaving is for when nothing is left."""
    verse, number = option
    choice = look.t.content.verses[verse].choices[number - 1]
    return 2.0 * look.choice(verse, choice) + worth(look, choice.effects) - needs_price(look, choice.needs)


def _way(look: Outlook, question: Question, option: tuple[str, int, int]) -> float:
    """One of several ways: in an encounter played ahead, else by what each is worth."""
    found = ahead(look, question, option) if look.t.enc else None
    if found is not None:
        return found
    text, at, way = option
    groups = text.split(";")[at].split(": ")[-1].split(" or ")
    return worth(look, groups[way])


JUDGES: dict[str, Callable[[Outlook, Question, Any], float]] = {
    "day.what": _deed,
    "verse.choice": _choice,
    "choose.way": _way,
    **MANNERS,
    **FIGHTS,
}
