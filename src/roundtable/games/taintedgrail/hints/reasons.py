"""Why an answer is a good one, in words: what a hero finds or saves by it, and what they dare. For people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel import Question, Why
from roundtable.kernel.scene import Words

from ..encounter.escape import ESCAPE, RETREAT
from ..encounter.laying import END, LAY, PANIC
from ..journal.action_costs import EXPLORE, INSPECT, OWN, PASS, PLACE, TRADE, TRAVEL
from ..seen import Outlook
from ..world.menhirs import is_inspected
from .destinations import NEAR, attraction, feared, is_urgent, meeting_stone, risk


def why(view: dict[str, Any], question: Question, option: Any) -> Why:
    """What speaks for an answer, and against it, as its seat can tell."""
    reason = REASONS.get(question.key)
    return Why() if reason is None else reason(Outlook.of(view), question, option)


# -- the day ---------------------------------------------------------------------------------------------


def _deed(look: Outlook, question: Question, deed: tuple[Any, ...]) -> Why:
    reason = DEEDS.get(deed[0])
    return Why() if reason is None else reason(look, deed)


def _explore(look: Outlook, deed: tuple[Any, ...]) -> Why:
    t, me = look.t, look.me or 0
    name = str(t.place[me])
    tired = t.energy[me] - 1 <= t.board(me).red
    return Why(
        [Words("hint.untold" if name in t.read else "hint.unread")], [Words("hint.tiring")] if tired else []
    )


def _travel(look: Outlook, deed: tuple[Any, ...]) -> Why:
    """What lies that way that draws the hero most, and whether a light reaches there."""
    t, me, target = look.t, look.me or 0, deed[1]
    drawn = {n: attraction(look, n) * NEAR**steps for n, steps in look.ways_from(target).items()}
    drawn.pop(t.place[me], None)
    best = max(drawn, key=drawn.__getitem__, default=target)
    risks = [Words("hint.swept")] if risk(look, target, t.energy[me] - 1) else []
    risks += [Words("hint.guarded")] if target in feared(look) else []
    return Why([_drawn(look, best)], risks)


def _drawn(look: Outlook, number: int) -> Words:
    if number == meeting_stone(look):
        return Words("hint.stone", {"place": number, "count": look.days_left()})
    return Words("hint.lead" if look.lead(number) > 0 else "hint.offer-there", {"place": number})


def _inspect(look: Outlook, deed: tuple[Any, ...]) -> Why:
    t, me = look.t, look.me or 0
    if not is_inspected(t, t.place[me]):
        return Why([Words("hint.price")])
    return Why([Words("hint.light", {"count": look.days_left()})])


def _pass(look: Outlook, deed: tuple[Any, ...]) -> Why:
    return Why([Words("hint.rest", {"count": look.t.energy[look.me or 0]})])


def _worth_it(look: Outlook, deed: tuple[Any, ...]) -> Why:
    return Why([Words("hint.worth-it")])


DEEDS: dict[str, Callable[[Outlook, tuple[Any, ...]], Why]] = {
    EXPLORE: _explore,
    TRAVEL: _travel,
    PLACE: _worth_it,
    OWN: _worth_it,
    INSPECT: _inspect,
    TRADE: lambda look, deed: Why([Words("hint.gift")]),
    PASS: _pass,
    "take": lambda look, deed: Why([Words("hint.take")]),
}


def _choice(look: Outlook, question: Question, option: tuple[str, int]) -> Why:
    """What was never tried is worth a try; what has led somewhere may lead on."""
    verse, number = option
    choice = look.t.content.verses[verse].choices[number - 1]
    if (verse, number) not in look.t.chosen:
        leaves = choice.target == "end" and not choice.effects
        return Why([Words("hint.leave" if leaves else "hint.untried")])
    return Why([Words("hint.goes-on" if look.choice(verse, choice) > 0 else "hint.known")])


# -- company, food and light -----------------------------------------------------------------------------


def _eat(look: Outlook, question: Question, yes: bool) -> Why:
    food = look.t.goods["food"][look.me or 0]
    if not yes:
        return Why([Words("hint.save-food", {"count": food})])
    return Why([Words("hint.heals")], [Words("hint.food-left", {"count": food - 1})])


def _light(look: Outlook, question: Question, yes: bool) -> Why:
    if not yes:
        return Why([Words("hint.burns", {"count": look.days_left()})] if not is_urgent(look) else [])
    return Why([Words("hint.light", {"count": look.days_left()})])


def _join(look: Outlook, question: Question, yes: bool) -> Why:
    return Why([Words("hint.together" if yes else "hint.tired")])


def _help(look: Outlook, question: Question, yes: bool) -> Why:
    return Why([Words("hint.stronger" if yes else "hint.unfit")])


def _lend(look: Outlook, question: Question, yes: bool) -> Why:
    return Why([Words("hint.spare" if yes else "hint.needed")])


# -- encounters ------------------------------------------------------------------------------------------


def _act(look: Outlook, question: Question, option: Any) -> Why:
    if option in (ESCAPE, RETREAT):
        return Why([Words("hint.run")])
    if option == PANIC:
        return Why([Words("hint.panic")])
    if option == END:
        return Why([Words("hint.keep-cards", {"count": len(look.t.hands[look.me or 0])})])
    return Why([Words("hint.card" if option[0] == LAY else "hint.ability")])


def _redraw(look: Outlook, question: Question, yes: bool) -> Why:
    return Why([Words("hint.redraw" if yes else "hint.good-hand")])


REASONS: dict[str, Callable[[Outlook, Question, Any], Why]] = {
    "day.what": _deed,
    "verse.choice": _choice,
    "rest.eat": _eat,
    "ward.light": _light,
    "ward.agree": _light,
    "party.join": _join,
    "party.invite": _join,
    "party.help": _help,
    "party.entry": _help,
    "pay.help": _lend,
    "pay.agree": _lend,
    "rest.share": _lend,
    "fight.what": _act,
    "talk.what": _act,
    "fight.defend": _act,
    "talk.defend": _act,
    "fight.after": _act,
    "talk.after": _act,
    "enc.redraw": _redraw,
}
