"""The best that a hero can do from a question on to the end of the activation: every order of cards and
abilities is played ahead by the rules. For bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from roundtable.kernel import Option, Question

from ..encounter.abilities import USE, card_abilities
from ..encounter.ending import STAGE, judge
from ..encounter.escape import ESCAPE, RETREAT
from ..encounter.laying import END, LAY
from ..encounter.leaving import FAILED, FLED, WIN
from ..keys import join
from ..lookahead import Thought
from ..seen import UNKNOWN
from ..table import Table
from .worth import goods_worth, lost

VICTORY, NEXT_STAGE = 5.0, 3.0  # what victory is worth, and a stage that is won
MARK = 1.0  # what a marker or a step of affinity is worth
HAND = (0.9, 0.6, 0.4, 0.2)  # what cards left in hand are worth, one after the other
NEXT = 0.5  # what the best card of the next hand would bring, seen from here
DEFEAT = 6.0  # what it costs not to win
DELAYED = 0.6  # what is left of an ability that comes later
DEEPEST = 5  # cards and abilities that are thought of in a row
MOST = 400  # answers that are tried for one question
WIDEST = 6  # … and at one point

PICKED = {"enc.discard": -1, "enc.retrieve": 1, "fight.keep": 1}  # of these cards the worst, or the best


class Search:
    """What a hero thinks through, and how much more of it they can."""

    def __init__(self, before: Table, seat: int, left: int = MOST) -> None:
        self.before, self.seat, self.left = before, seat, left

    def best(self, thought: Thought, depth: int = DEEPEST) -> float:
        """The best end of an activation that has come so far; the thought is thought to its end."""
        question = thought.question
        if question is None:
            return standing(self.before, thought.t, self.seat)
        *others, last = self._promising(thought, question, depth)
        self.left -= len(others)
        deeper = depth - 1 if last == END else depth
        found = [self.best(thought.fork().answer(option), deeper) for option in others]
        return max([*found, self.best(thought.answer(last), deeper)])

    def _promising(self, thought: Thought, question: Question, depth: int) -> list[Option]:
        """The answers that are worth a try; the last is one that leads on to the end."""
        options: Sequence[Any] = question.options
        t, tired = thought.t, self.left <= 0 or depth <= 0
        if question.key in PICKED:
            sign = PICKED[question.key]
            return [max(options, key=lambda card: sign * card_worth(t, thought.seat, card))]
        if END not in options:
            return [option for option in options if option not in (ESCAPE, RETREAT)][: 1 if tired else WIDEST]
        if tired or judge(t) in (WIN, STAGE):
            return [END]
        return [*[o for o in options if o[0] in (LAY, USE) and o[1] != UNKNOWN], END]


# -- how it stands -----------------------------------------------------------------------------------------


def standing(before: Table, t: Table, seat: int) -> float:
    """When the activation is over: what was won, what it cost, what is left."""
    cost = sum([lost(before, t, other) for other in t.party])
    if t.outcome == WIN:
        return VICTORY - cost
    if len(t.stages) > len(before.stages):
        return NEXT_STAGE + hand_worth(t, seat) - cost
    if t.outcome == FLED:
        return -DEFEAT / 2 - cost
    if t.outcome == FAILED or seat not in t.inside:
        return -DEFEAT - cost
    enc = t.encounter()
    missing = enc.value - t.pool if enc.kind == "combat" else enc.up - t.affinity
    return hand_worth(t, seat) + NEXT * _next(t) + _later(t) - MARK * missing - cost


def hand_worth(t: Table, seat: int) -> float:
    """Cards in hand, each further one worth less."""
    cards = len(t.hands[seat])
    return sum(HAND[:cards]) + 0.1 * max(0, cards - len(HAND))


def _next(t: Table) -> float:
    """What the best card of those who are active next would bring by its keys."""
    waiting = [s for s in t.inside if s not in t.activated] or t.inside
    return max([keys_worth(t, s, card) for s in waiting for card in t.hands[s]], default=0.0)


def _later(t: Table) -> float:
    """Abilities that are still to come: delays of cards in sight."""
    place = len(t.sequence) - 1
    return DELAYED * sum(
        [_ability(source.ability.effects) for source in card_abilities(t, place, "delay")]
        if place >= 0
        else []
    )


def _ability(effects: str) -> float:
    return sum([effects.count(word) for word in ("pool +", "aff +", "draw", "health +")])


# -- cards -------------------------------------------------------------------------------------------------

SYMBOLS = {"1": 1.0, "2": 2.0, "up": 1.0, "down": -1.0, "draw": 0.6, "disc": -0.6, "bolt": 0.5}


def card_worth(t: Table, seat: int, card: str) -> float:
    """What a card is worth in hand: its keys here, what it offers, what it does."""
    known = t.content.cards[card]
    return keys_worth(t, seat, card) + 0.15 * len(known.right) + 0.3 * len(known.abilities)


def keys_worth(t: Table, seat: int, card: str, pay: bool = False) -> float:
    """What a card would bring by its keys alone."""
    total = -goods_worth(t, seat, "magic", 1) if pay else 0.0
    for row, symbol, times in join(t, seat, card, pay).bonuses:
        total += times * (talk_worth(t, row) if symbol == "talk" else SYMBOLS[symbol])
    return total


def talk_worth(t: Table, row: str) -> float:
    stages = t.encounter().stages
    return float(stages[t.stages[-1]].talk.get(row, 0)) if t.stages else 0.0
