"""What a sensible player thinks an option is worth, from what their seat sees. For bots, never for rules.

The scale is about one energy. A bot keeps a light burning, explores what it has not tried, eats, does not
wear itself out, and looks for no fight that it would lose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel import Question

from ..content.verses import Choice
from ..effects.conditions import Context
from ..journal.action_costs import EXPLORE, INSPECT, OWN, PASS, PLACE, TRADE, TRAVEL
from ..journal.choices import open_choices
from ..seen import Outlook
from ..table import NOBODY
from ..world.menhirs import can_light, is_inspected
from .ahead import SEARCH as SEARCH
from .ahead import chances as chances
from .ahead import quick as quick
from .company import MANNERS
from .destinations import LEAD, gift_worth, is_refused, risk, travel, worth_lighting, would_bleed
from .encounter import FIGHTS, ahead
from .reasons import why as why
from .worth import needs_price, price, worth

CURIOUS = 1.0  # what it is worth to know the price of a stone
COSTS = {EXPLORE: 1, TRAVEL: 1, PLACE: 2, OWN: 3}  # energy, about


def value(view: dict[str, Any], question: Question, option: Any) -> float:
    """How good this answer looks; only the order of the answers to one question means anything."""
    judge = JUDGES.get(question.key)
    return 0.0 if judge is None else judge(Outlook.of(view), question, option)


# -- the day ---------------------------------------------------------------------------------------------


def _deed(look: Outlook, question: Question, deed: tuple[Any, ...]) -> float:
    """What it promises, and where the hero would be in the evening. Something that costs nothing and promises
    nothing must not put off the evening."""
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
        return _inspect(look, t.place[me])
    if what == TRADE:
        gifts = [gift_worth(look, me, goods, 1, deed[1]) for goods in ("food", "wealth")]
        return 4.0 if max(gifts) > 0 else -1.0
    return {PASS: 0.0, "take": 2.0, "ability": 0.3, "leave": -99.0}.get(what, -1.0)


def _explore(look: Outlook, deed: tuple[Any, ...]) -> float:
    """What is left to find; but what a hero has just read through in vain is not read again, even if others
    have read the same since."""
    t, me = look.t, look.me or 0
    here = str(t.place[me])
    read = [verse for day, verse, _, _ in t.page(me) if day == t.day]
    vain = _in_vain(look, here)
    times = len(read) // len(vain) if vain else 0
    return -1.0 if vain and times and read == vain * times else LEAD * look.lead(t.place[me]) - 0.8


def _in_vain(look: Outlook, verse: str) -> list[str] | None:
    """What the hero would read from here on, alone and choosing as they would; None if they would come to
    something that was never tried."""
    t, path = look.t, list[str]()
    while verse in t.content.verses and verse not in path:
        if verse not in t.read:
            return None
        path.append(verse)
        context = Context((look.me or 0,), NOBODY, f"verse/{verse}")
        found = open_choices(t, t.content.verses[verse], context)
        choice = max(found, key=lambda choice: _choice_worth(look, verse, choice), default=None)
        if choice is None:
            return path
        if (verse, choice.number) not in t.chosen and (choice.target != "end" or choice.effects):
            return None
        verse = choice.target
    return path


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


def _inspect(look: Outlook, number: int) -> float:
    """To light it, or to learn what it asks for; once that is known, to look again is idle."""
    t = look.t
    if not is_inspected(t, number):
        ready = worth_lighting(look, number) and len(t.at(number)) == len(t.living())
        return 5.0 if ready else CURIOUS
    return 5.0 if _can_be_lit(look, number) else -1.0


def _can_be_lit(look: Outlook, number: int) -> bool:
    """A stone that everybody here would help to light."""
    bleeding = any([would_bleed(look, seat, number) for seat in look.t.living()])
    willing = worth_lighting(look, number) and not is_refused(look, number) and not bleeding
    return willing and can_light(look.t, number)


def _choice(look: Outlook, question: Question, option: tuple[str, int]) -> float:
    """What was never tried is worth a try; leaving is for when nothing is left."""
    verse, number = option
    return _choice_worth(look, verse, look.t.content.verses[verse].choices[number - 1])


def _choice_worth(look: Outlook, verse: str, choice: Choice) -> float:
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
