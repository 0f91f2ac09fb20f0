"""What a sensible player thinks an option is worth, from what their seat sees. For bots, never for rules.

The scale is one action of a knight. A loyal bot defends the most urgent front and keeps its hand balanced
(loyal.py), a traitor looks loyal until harm pays (traitor.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel import Judge, Question, View

from ..cards import FIGHTS, NUMBERS
from . import loyal, traitor
from .ahead import SEARCH, chances
from .belief import Belief
from .black_cards import card_price, nearer
from .loyal import keep
from .prospects import Prospects
from .reasons import why
from .remembering import recalling
from .weights import WEIGHTS, Weights


def judge(weights: Weights, belief: Belief | None = None) -> Judge:
    """What a bot with these weights thinks of an answer; only the order of the answers to one question means
    anything."""

    def value(view: View, question: Question, option: Any) -> float:
        opinion = JUDGES.get(question.key)
        return 0.0 if opinion is None else opinion(Prospects.of(view, weights, belief), question, option)

    return value


value = judge(WEIGHTS)
recall = recalling(judge)


# -- evil ------------------------------------------------------------------------------------------------


def _evil(p: Prospects, question: Question, what: str) -> float:
    return traitor.evil(p, what) if p.evil else loyal.evil(p, what)


def _lay(p: Prospects, question: Question, how: str) -> float:
    """A white card is worth more than to know the value."""
    return float(how == "down")


def _merlins(p: Prospects, question: Question, number: int) -> float:
    bad = card_price(p, question.about["card"]) > p.weights.three_merlins
    return 0.0 if p.evil or not bad else 0.1 * number


def _give_up(p: Prospects, question: Question, yes: bool) -> float:
    """Excalibur, for a card that would cost more than the sword is worth."""
    grave = card_price(p, question.about["card"]) > p.weights.three_merlins + p.weights.relic
    return float(yes) if grave and not p.evil else float(not yes)


def _war(p: Prospects, question: Question, war: str) -> float:
    return nearer(p, war) * (1 if p.evil else -1)


def _black(p: Prospects, question: Question, card: str) -> float:
    return card_price(p, card) * (1 if p.evil else -1)


def _rescue(p: Prospects, question: Question, seat: int | None) -> float:
    return 0.0 if seat is None else 1.0 + (seat == p.me)


def _volunteer_cards(p: Prospects, question: Question, yes: bool) -> float:
    return float(yes) if len(p.hand) >= 7 and not p.evil else float(not yes)


def _volunteer_life(p: Prospects, question: Question, yes: bool) -> float:
    return float(yes) if p.life >= 5 and not p.evil else float(not yes)


# -- cards and help --------------------------------------------------------------------------------------


def _deed(p: Prospects, question: Question, option: tuple[Any, ...]) -> float:
    return traitor.deed(p, *option) if p.evil else loyal.deed(p, *option)


def _say(p: Prospects, question: Question, words: tuple[str, ...] | None) -> float:
    wish = traitor.blame(p) if p.evil else loyal.phrase(p)
    return float(words == wish)


def _give(p: Prospects, question: Question, card: str) -> float:
    return -keep(p, card)


def _part_with(p: Prospects, question: Question, cards: tuple[str, ...]) -> float:
    return -sum(keep(p, card) for card in cards)


def _engine_cards(p: Prospects, question: Question, cards: tuple[str, ...]) -> float:
    """About as much as the die can show, and no more."""
    strength = sum(FIGHTS[card] for card in cards)
    win = min(1.0, max(0, strength - 1) / NUMBERS.die_faces)
    prize = p.engine_price() + p.life_price()
    return win * prize - p.weights.share_of_a_played_card * sum(keep(p, card) for card in cards)


def _kay(p: Prospects, question: Question, card: str | None) -> float:
    return 0.0 if card is None else (0.5 - 0.1 * FIGHTS[card] if not p.evil else -1.0)


def _share(p: Prospects, question: Question, option: Any) -> float:
    return {"agree": 1.0, "shuffle": -1.0}.get(option, -0.5) if isinstance(option, str) else -0.5


def _order(p: Prospects, question: Question, order: tuple[str, ...]) -> float:
    """What is worst comes last; a traitor's the other way round."""
    rising = sum(card_price(p, card) * place for place, card in enumerate(order))
    return -rising if p.evil else rising


def _come(p: Prospects, question: Question, yes: bool) -> float:
    """Come to a convocation from a place where the player can do nothing."""
    return float(yes) if not p.useful(p.place) else float(not yes)


def _piety(p: Prospects, question: Question, how: str) -> float:
    return float(how == ("own" if p.life_worth(p.life, 3) >= loyal.piety(p) else "others"))


def _weakest(p: Prospects, question: Question, seat: int) -> float:
    return -float(p.table["life"][seat])


def _most_cards(p: Prospects, question: Question, seat: int) -> float:
    return float(len(p.table["hands"][seat]))


__all__ = ["JUDGES", "SEARCH", "chances", "judge", "recall", "value", "why"]

JUDGES: dict[str, Callable[[Prospects, Question, Any], float]] = {
    "exchange.lay": _give,
    "share.how": _share,
    "evil.what": _evil,
    "evil.lay": _lay,
    "evil.serve": _evil,
    "merlin.stop": _merlins,
    "merlin.use": lambda p, question, use: loyal.merlin_use(p, *use),
    "excalibur.stop": _give_up,
    "armor.use": lambda p, question, yes: float(yes),
    "armor.play": _black,
    "percival.keep": _black,
    "war.which": _war,
    "rescue.whom": _rescue,
    "volunteer.cards": _volunteer_cards,
    "volunteer.life": _volunteer_life,
    "discard.some": _part_with,
    "deed.what": _deed,
    "say.what": _say,
    "engine.cards": _engine_cards,
    "kay.add": _kay,
    "convocation.come": _come,
    "fate.how": lambda p, question, how: float(how == "loyal"),
    "heroism.quest": lambda p, question, quest: p.success(quest) - 0.3 * p.need(quest),
    "messenger.whom": _most_cards,
    "messenger.cards": _part_with,
    "piety.how": _piety,
    "reinforcements.how": lambda p, question, how: float(how == ("own" if len(p.hand) < 8 else "others")),
    "clairvoyance.order": _order,
    "arthur.card": _give,
    "steal.whom": _most_cards,
    "squire.whom": _weakest,
    "squire.agree": lambda p, question, option: float(option == "agree"),
    "join.as": lambda p, question, who: float(who is None),  # it keeps the chair until its person comes
}
