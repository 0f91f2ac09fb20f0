"""The best that a hero can do with his hand in an activation: every order of cards that bolts allow, thought
through to the enemy's attack. For bots."""

from __future__ import annotations

from typing import Any

from ..content import traits
from ..encounter.abilities import card_abilities
from ..encounter.ending import later_stages
from ..encounter.laying import possibilities
from ..keys import join
from ..seen import Outlook
from ..table import Table
from .imagined import Thought
from .worth import goods_worth

WIN, STAGE = 5.0, 3.0  # what victory is worth, and a stage that is won
MARK = 1.0  # what a marker or a step of affinity is worth
HAND = (0.9, 0.6, 0.4, 0.2)  # what cards left in hand are worth, one after the other
NEXT = 0.5  # what the best card of the next hand would bring, seen from here
LOST = 6.0  # what it costs not to win
DELAYED = 0.6  # what is left of an ability that comes later
DEEPEST = 5  # cards and abilities that are thought of in a row
MOST = 400  # thoughts for one question

Option = tuple[Any, ...]


class Tactics:
    """What the active hero may do, and how good it looks."""

    def __init__(self, look: Outlook, seat: int) -> None:
        self.look, self.seat, self.left = look, seat, MOST
        self._seen: dict[Option, float] = {}

    def value(self, option: Option) -> float:
        """How good an option is, if the best follows."""
        if option not in self._seen:
            self._seen[option] = self._value(option)
        return self._seen[option]

    def _value(self, option: Option) -> float:
        thought = Thought(self.look.t.copy(), self.seat)
        if option[0] == "lay":
            return self.best(thought.lay(option[1], option[2]), DEEPEST)
        if option[0] == "use":
            return self.best(thought.use(option), DEEPEST)
        return ended(thought)

    def best(self, thought: Thought, depth: int) -> float:
        """The best end of an activation that has come so far."""
        most = ended(thought.fork())
        if not depth or is_won(thought.t):
            return most
        for option in possibilities(thought.t, self.seat):
            if option[0] not in ("lay", "use") or self.left <= 0:
                continue
            self.left -= 1
            after = thought.fork()
            after = after.lay(option[1], option[2]) if option[0] == "lay" else after.use(option)
            most = max(most, self.best(after, depth - 1))
        return most


def tactics(look: Outlook, seat: int) -> Tactics:
    """Thought through once for each view."""
    if seat not in look.kept:
        look.kept[seat] = Tactics(look, seat)
    found: Tactics = look.kept[seat]
    return found


def is_won(t: Table) -> bool:
    enc = t.encounter()
    return t.pool >= enc.value if enc.kind == "combat" else t.affinity >= enc.up


def ended(thought: Thought) -> float:
    """How it stands when the activation ends here: the check, the attack, the check again."""
    t, combat = thought.t, thought.t.encounter().kind == "combat"
    if combat and (not t.plays or t.plays < t.encounter().figure(traits.OPPORTUNIST)):
        thought.draws += not t.plays
        thought.enact(t.encounter().opportunity, f"enc/{t.enc}")
        if thought.fled:
            return -thought.cost - LOST / 2
    if is_won(t):
        return _victory(thought)
    thought.struck()
    return _victory(thought) if is_won(t) else score(thought)


def _victory(thought: Thought) -> float:
    t = thought.t
    if t.encounter().kind == "diplomacy" and later_stages(t):
        return STAGE + hand_worth(thought) - thought.cost
    return WIN + (LOST if not t.health[thought.seat] else 0.0) - thought.cost


def score(thought: Thought) -> float:
    """An encounter that goes on: what is missing, what is left in hand, what the next hero can do."""
    t, seat = thought.t, thought.seat
    enc = t.encounter()
    if not t.health[seat] or thought.fled:
        return -thought.cost - LOST
    if enc.kind == "diplomacy" and t.affinity <= -enc.down:
        return -thought.cost - LOST
    missing = enc.value - t.pool if enc.kind == "combat" else enc.up - t.affinity
    return hand_worth(thought) + NEXT * _next(t, seat) + _later(t) - MARK * missing - thought.cost


def hand_worth(thought: Thought) -> float:
    """Cards in hand, each further one worth less."""
    cards = len(thought.t.hands[thought.seat]) + thought.draws
    return sum(HAND[:cards]) + 0.1 * max(0, cards - len(HAND))


def _next(t: Table, seat: int) -> float:
    """What the best card of those who are active next would bring by its keys."""
    waiting = [s for s in t.party if s in t.inside and s not in t.activated] or [
        s for s in t.party if s in t.inside
    ]
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


SYMBOLS = {"1": 1.0, "2": 2.0, "up": 1.0, "down": -1.0, "draw": 0.6, "disc": -0.6, "bolt": 0.5}


def keys_worth(t: Table, seat: int, card: str, pay: bool = False) -> float:
    """What a card would bring by its keys alone."""
    total = -goods_worth(t, seat, "magic", 1) if pay else 0.0
    for row, symbol, times in join(t, seat, card, pay).bonuses:
        total += times * (talk_worth(t, row) if symbol == "talk" else SYMBOLS[symbol])
    return total


def talk_worth(t: Table, row: str) -> float:
    stages = t.encounter().stages
    return float(stages[t.stages[-1]].talk.get(row, 0)) if t.stages else 0.0
