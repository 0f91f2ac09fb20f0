"""What a sensible hero does in an encounter: the card that yields most, a second if a bolt allows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel import Question

from .desires import track_worth
from .joining import join
from .outlook import Outlook

SYMBOLS = {"1": 1.0, "2": 2.0, "up": 1.0, "down": -1.0, "draw": 0.5, "disc": -0.5, "bolt": 0.3}
MAGIC = 0.8  # what a magic is worth


def yields(look: Outlook, card: str, pay: bool) -> float:
    """What laying a card brings: markers or affinity by its keys, and its ability."""
    t, me = look.t, look.t.active
    found = join(t, me, card, pay)
    total = -MAGIC if pay else 0.0
    for row, symbol, times in found.bonuses:
        total += times * (_talk(look, row) if symbol == "talk" else SYMBOLS[symbol])
    offered = 0.15 * len(t.pack.cards[card].right)
    return total + offered + sum([_ability(look, text) for text in _texts(look, card)])


def _talk(look: Outlook, row: str) -> float:
    t = look.t
    stage = t.encounter().stages[t.stages[-1]] if t.stages else None
    return float(stage.talk.get(row, 0)) if stage is not None else 0.0


def _texts(look: Outlook, card: str) -> list[tuple[str, str]]:
    return [(ability.timing, ability.effects) for ability in look.t.pack.cards[card].abilities]


def _ability(look: Outlook, ability: tuple[str, str]) -> float:
    """About what an ability is worth, by the words in it."""
    timing, effects = ability
    value = 0.0
    for word, number in (("pool +", 1.0), ("aff +", 1.0), ("avoid", 0.8), ("draw", 0.5), ("cancel", 1.5)):
        value += number * (word in effects)
    for word, number in (("pool -", 0.7), ("aff -", 0.7), ("health -", 1.0), ("discard", 0.3)):
        value -= number * (word in effects)
    return value * (0.6 if timing in ("delay", "discarded", "covered") else 1.0)


def _act(look: Outlook, question: Question, option: tuple[Any, ...]) -> float:
    what, t = option[0], look.t
    if what == "lay":
        gain = yields(look, option[1], option[2])
        return gain + (1.0 if t.plays == 0 else -0.4)
    if what == "panic":
        return 1.0
    if what == "use":
        return 0.4
    if what in ("escape", "retreat"):
        return 3.0 if hopeless(look) else -4.0
    return 0.0 if t.plays else -2.0


def hopeless(look: Outlook) -> bool:
    """Near death, and the fight far from won."""
    t, me = look.t, look.t.active
    if t.encounter().kind != "combat":
        return False
    return t.health[me] <= 2 and t.pool < t.encounter().value - 2


def _defend(look: Outlook, question: Question, option: tuple[Any, ...]) -> float:
    return {"use": 1.0, "done": 0.0}.get(option[0], -5.0)


def _redraw(look: Outlook, question: Question, yes: bool) -> float:
    """A new hand, if this one joins nothing."""
    t, me = look.t, look.me or 0
    best = max([yields_for(look, me, card) for card in t.hands[me]], default=0.0)
    return float(yes) if best < 0.8 and len(t.hands[me]) > 2 else float(not yes)


def yields_for(look: Outlook, seat: int, card: str) -> float:
    found = join(look.t, seat, card, False)
    return sum([times * SYMBOLS.get(symbol, 1.0) for _, symbol, times in found.bonuses])


def _keep(look: Outlook, question: Question, card: str) -> float:
    return yields_for(look, look.me or 0, card)


def _throw(look: Outlook, question: Question, card: str) -> float:
    return -yields_for(look, look.me or 0, card)


def _who(look: Outlook, question: Question, seat: int) -> float:
    t = look.t
    return t.health[seat] - track_worth(t, seat, "health") + len(t.hands[seat])


FIGHTS: dict[str, Callable[[Outlook, Question, Any], float]] = {
    "fight.what": _act,
    "talk.what": _act,
    "fight.defend": _defend,
    "talk.defend": _defend,
    "fight.after": _defend,
    "talk.after": _defend,
    "enc.redraw": _redraw,
    "enc.who": _who,
    "enc.gear": lambda look, question, source: float(source is None),
    "enc.ability": lambda look, question, yes: float(yes),
    "enc.magic": lambda look, question, yes: float(not yes),
    "enc.discard": _throw,
    "fight.keep": _keep,
    "enc.retrieve": _keep,
    "talk.avoid": lambda look, question, yes: float(not yes),
    "talk.retreat": lambda look, question, yes: float(yes),
}
