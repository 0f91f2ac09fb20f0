"""A sensible answer at once, with which a search plays a guess on. It reads the guessed table itself, others'
hands too, and weighs nothing twice: a match is played by it in a fifth of the time that the judges take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from roundtable.kernel import Asking, Dice, Options

from ...cards import FIGHTS, MERLIN, NUMBERS, WARS
from ...table import Table
from .deeds import SPARE_LIFE, deed, is_traitor, price

ROOM = 5  # with fewer siege engines, one more is better than a black card that loses a quest
HIDDEN_HARM = 8  # from this many siege engines on, a hidden traitor brings more of them

Answer = Callable[[Table, int, Asking, Sequence[Any]], Any]


def quick(t: Table, seat: int, asking: Asking, options: Options, dice: Dice) -> Any:
    """What a knight, or a traitor, might well answer."""
    answer = ANSWERS.get(asking.key)
    if answer is None:
        return options[int(dice.random() * len(options))]
    return answer(t, seat, asking, options)


# -- evil ------------------------------------------------------------------------------------------------


def _evil(t: Table, seat: int, asking: Asking, options: Sequence[Any]) -> Any:
    if is_traitor(t, seat):
        return "engine" if t.engines >= HIDDEN_HARM else "draw"
    if t.life[seat] >= SPARE_LIFE:
        return "life"
    return "draw" if t.engines >= ROOM or _calm(t) else "engine"


def _calm(t: Table) -> bool:
    """Whether no quest is about to be lost to the next black card."""
    return max(t.warriors.values()) < 3 and len(t.dark["blackknight"]) < 3 and t.sword > -3


def _war(t: Table, seat: int, asking: Asking, options: Sequence[Any]) -> Any:
    return (max if is_traitor(t, seat) else min)(WARS, key=t.warriors.__getitem__)


def _stop(t: Table, seat: int, asking: Asking, options: Sequence[Any]) -> Any:
    """Merlins against a grave card, if there are enough at the table and nobody keeps one back."""
    if is_traitor(t, seat) or asking.about["card"] not in GRAVE:
        return options[0]
    held = sum([t.has(other, MERLIN) for other in t.living()])
    return options[-1] if held > NUMBERS.merlins_to_cancel else options[0]


GRAVE = frozenset(("morgan-2", "morgan-3", "morgan-4", "desolation", "mordred"))


# -- cards and help --------------------------------------------------------------------------------------


def _part_with(t: Table, seat: int, asking: Asking, options: Sequence[Any]) -> Any:
    return min(options[:40], key=lambda cards: sum([price(card) for card in cards]))


def _strike(t: Table, seat: int, asking: Asking, options: Sequence[Any]) -> Any:
    """About as much as the die can show."""
    return min(options[:60], key=lambda cards: abs(sum([FIGHTS[card] for card in cards]) - 7))


def _merlin_use(t: Table, seat: int, asking: Asking, options: Sequence[Any]) -> Any:
    return options[0] if t.engines >= 5 else options[-1]


def _rescue(t: Table, seat: int, asking: Asking, options: Sequence[Any]) -> Any:
    loyal = [other for other in options if other is not None and not is_traitor(t, other)]
    return loyal[0] if loyal and not is_traitor(t, seat) else (seat if seat in options else None)


def _first(t: Table, seat: int, asking: Asking, options: Sequence[Any]) -> Any:
    return options[0]


def _last(t: Table, seat: int, asking: Asking, options: Sequence[Any]) -> Any:
    return options[-1]


def _volunteer_life(t: Table, seat: int, asking: Asking, options: Sequence[Any]) -> Any:
    return t.life[seat] >= 5 and not is_traitor(t, seat)


def _volunteer_cards(t: Table, seat: int, asking: Asking, options: Sequence[Any]) -> Any:
    return len(t.hands[seat]) >= 7 and not is_traitor(t, seat)


def _weakest(t: Table, seat: int, asking: Asking, options: Sequence[Any]) -> Any:
    return min(options, key=t.life.__getitem__)


def _most_cards(t: Table, seat: int, asking: Asking, options: Sequence[Any]) -> Any:
    return max(options, key=lambda other: len(t.hands[other]))


ANSWERS: dict[str, Answer] = {
    "evil.what": _evil,
    "evil.serve": lambda t, seat, asking, options: "engine" if t.engines >= 6 else "draw",
    "evil.lay": _last,
    "merlin.stop": _stop,
    "excalibur.stop": lambda t, seat, asking, options: (
        not is_traitor(t, seat) and asking.about["card"] in ("morgan-3", "mordred") and t.engines > 8
    ),
    "armor.use": _first,
    "war.which": _war,
    "rescue.whom": _rescue,
    "volunteer.life": _volunteer_life,
    "volunteer.cards": _volunteer_cards,
    "discard.some": _part_with,
    "messenger.cards": _part_with,
    "deed.what": deed,
    "say.what": _last,
    "engine.cards": _strike,
    "kay.add": lambda t, seat, asking, options: (
        None if is_traitor(t, seat) or len(options) < 2 else options[-2]
    ),
    "merlin.use": _merlin_use,
    "convocation.come": _last,
    "fate.how": _first,
    "share.how": lambda t, seat, asking, options: "agree" if "agree" in options else options[0],
    "steal.whom": _most_cards,
    "messenger.whom": _most_cards,
    "squire.whom": _weakest,
    "squire.agree": lambda t, seat, asking, options: "agree" if "agree" in options else options[0],
    "join.as": lambda t, seat, asking, options: None,
    "reinforcements.how": _first,
    "piety.how": _last,
}
