"""What a sensible player thinks an option is worth, from what his seat sees. For bots, never for rules.

The scale is about one energy. A bot keeps a light burning, explores what it has not tried, eats, and does not
wear itself out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel import Question

from .affording import EXPLORE, INSPECT, OWN, PASS, PLACE, TRAVEL
from .desires import needs_price, price, worth
from .fights import FIGHTS
from .outlook import Outlook
from .wards import can_light

LEAD, NEAR = 3.0, 0.8  # what is left to find, and how it fades with every journey
DARK = 3  # days left from which a light is urgent


def value(view: dict[str, Any], question: Question, option: Any) -> float:
    """How good this answer looks; only the order of the answers to one question means anything."""
    judge = JUDGES.get(question.key) or FIGHTS.get(question.key)
    return 0.0 if judge is None else judge(Outlook.of(view), question, option)


# -- the day ---------------------------------------------------------------------------------------------


def _deed(look: Outlook, question: Question, deed: tuple[Any, ...]) -> float:
    what, t, me = deed[0], look.t, look.me or 0
    tired = 0.3 if t.energy[me] <= t.character(me).red else 0.0
    if what == PASS:
        return 0.0
    if what == EXPLORE:
        return LEAD * look.lead(t.place[me]) - 0.8 - tired
    if what == TRAVEL:
        return _travel(look, deed[1]) - 0.6 - tired
    if what == INSPECT:
        return 5.0 if worth_lighting(look, t.place[me]) and can_light(t, t.place[me]) else -1.0
    if what == PLACE:
        action = t.location(t.place[me]).action
        assert action is not None
        return worth(look, action.do) - 0.5 * price(look, action.cost) - tired
    if what == OWN:
        action = t.character(me).action
        return 0.8 * worth(look, action.do) - 0.5 * price(look, action.cost) - tired
    return {"take": 2.0, "ability": 0.3, "leave": -99.0}.get(what, -1.0)


def worth_lighting(look: Outlook, number: int) -> bool:
    """A stone that is dark, or that will be soon."""
    return look.t.wards.get(number, 0) <= 1


def attraction(look: Outlook, number: int) -> float:
    """What draws a hero to a location: what is left to find there, a stone to be lit, what can be got."""
    t, me = look.t, look.me or 0
    location = t.location(number)
    drawn = LEAD * look.lead(number)
    if location.ward is not None and worth_lighting(look, number) and "menhir_rites" in _secrets(look):
        payable = all([t.goods[w][me] >= n for w, n in location.ward.cost if w in t.goods])
        drawn += (6.0 if look.days_left() <= DARK else 3.0) if payable else 0.5
    if location.action is not None:
        drawn += max(0.0, worth(look, location.action.do) - 0.5 * price(look, location.action.cost))
    return drawn


def _secrets(look: Outlook) -> set[str]:
    return {secret for secrets in look.t.secrets for secret in secrets}


def _travel(look: Outlook, target: int) -> float:
    """The best that lies that way."""
    t, me = look.t, look.me or 0
    here, ways = attraction(look, t.place[me]), look.ways_from(target)
    best = max([attraction(look, number) * NEAR ** (1 + steps) for number, steps in ways.items()
                if number != t.place[me]], default=0.0)  # fmt: skip
    lit = [number for number in t.wards if t.wards[number] > 0]
    stranded = bool(lit) and not any([_near(look, target, ward) for ward in lit]) and t.energy[me] <= 2
    return best - here * NEAR - (3.0 if stranded else 0.0)


def _near(look: Outlook, number: int, ward: int) -> bool:
    (x, y), (u, v) = look.t.location(number).cell, look.t.location(ward).cell
    return max(abs(x - u), abs(y - v)) <= 1


def _choice(look: Outlook, question: Question, option: tuple[str, int]) -> float:
    """What was never tried is worth a try; leaving is for when nothing is left."""
    verse, number = option
    choice = look.t.pack.verses[verse].choices[number - 1]
    return 2.0 * look.choice(verse, choice) + worth(look, choice.effects) - needs_price(look, choice.needs)


def _doer(look: Outlook, question: Question, seat: int) -> float:
    return look.t.health[seat] - look.t.terror[seat]


def _way(look: Outlook, question: Question, option: tuple[str, int, int]) -> float:
    text, at, way = option
    groups = text.split(";")[at].split(": ")[-1].split(" or ")
    return worth(look, groups[way])


def _yes(look: Outlook, question: Question, yes: bool) -> float:
    return float(yes)


def _eat(look: Outlook, question: Question, yes: bool) -> float:
    t, me = look.t, look.me or 0
    hurt = t.health[me] < t.character(me).health or t.terror[me] > 0
    return (
        float(yes)
        if hurt and (t.goods["food"][me] > 1 or t.health[me] < 5 or t.terror[me] > 2)
        else float(not yes)
    )


def _join(look: Outlook, question: Question, yes: bool) -> float:
    t, me = look.t, look.me or 0
    return float(yes) if t.energy[me] > t.character(me).red + 1 else float(not yes)


def _help(look: Outlook, question: Question, yes: bool) -> float:
    t, me = look.t, look.me or 0
    return float(yes) if t.health[me] >= 4 and not t.panics(me) else float(not yes)


def _grow(look: Outlook, question: Question, option: tuple[str, str] | None) -> float:
    if option is None:
        return 0.0
    what, about = option
    exp = look.t.goods["exp"][look.me or 0]
    if what == "card":
        return 1.0 if about == "combat" else 0.9
    return 1.5 if exp <= 8 and look.t.attr[look.me or 0][about] < 2 else 0.5


def _share(look: Outlook, question: Question, split: tuple[int, ...]) -> float:
    return -float(max(split) - min(split))


def _light(look: Outlook, question: Question, yes: bool) -> float:
    return float(yes) if worth_lighting(look, look.t.place[look.me or 0]) else float(not yes)


def _put_out(look: Outlook, question: Question, number: int) -> float:
    return -float(look.t.wards.get(number, 0))


JUDGES: dict[str, Callable[[Outlook, Question, Any], float]] = {
    "day.what": _deed,
    "verse.choice": _choice,
    "verse.doer": _doer,
    "choose.way": _way,
    "choose.who": _doer,
    "item.who": _doer,
    "rest.eat": _eat,
    "party.invite": _yes,
    "party.join": _join,
    "party.help": _help,
    "ability.use": _yes,
    "mercy.ask": lambda look, question, yes: float(not yes),
    "ward.light": _light,
    "ward.out": _put_out,
    "grow.what": _grow,
    "share.how": _share,
    "own.pays": lambda look, question, n: float(n),
    "trade.what": lambda look, question, gift: float(gift is None),
    "deck.change": lambda look, question, change: float(change is None),
}
