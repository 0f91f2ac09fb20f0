"""What a search needs to know of the game. It looks ahead in encounters alone: there the rules and the decks
decide, which everybody knows. What lies beyond is in the journal, and nobody reads ahead in that.

`chances` and `quick` look at a guess, so that they may read the whole table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from roundtable.kernel import Asking, Dice, Options

from ..encounter.abilities import USE
from ..encounter.attacks import DONE
from ..encounter.ending import judge
from ..encounter.escape import ESCAPE
from ..encounter.laying import END, LAY
from ..encounter.leaving import WIN
from ..table import Table
from .card_order import MARK, card_worth, hand_worth, keys_worth
from .worth import DEATH, goods_worth, health_worth, terror_worth

SEARCH = {
    "scene": "enc",  # a guess is played on until the encounter is over
    "answers": 30,
    "explore": 1.5,
    "warmth": 0.7,
    "even": 0.1,
    "widest": 8,
    "alone": False,
    "slips": 0.0,
    "share": 1,
    "everybody": True,  # companions think too
    "shares": False,
    "only": (
        "fight.what",
        "talk.what",
        "fight.defend",
        "talk.defend",
        "fight.after",
        "talk.after",
        "enc.redraw",
        "enc.who",
        "enc.ability",
        "enc.magic",
        "enc.discard",
        "enc.retrieve",
        "fight.keep",
        "talk.branch",
    ),
}
WON, LOST = 10.0, 10.0  # what it is worth to win, and what it costs not to, in energies
SPREAD = 8.0  # this many energies more make an outcome e times as good
FULL, FAINT = 10, 2  # health of which nothing is missing, and with which a hero runs
WORTHLESS = 0.3  # a card that brings less is kept
USES = 0.7  # how often an ability is used that could be


def chances(t: Table) -> Sequence[float]:
    """How well an encounter has gone or goes, for all alike: what was won, and what is left of the heroes."""
    seats = t.party or t.living()
    well = sum([_life(t, seat) for seat in seats])
    if t.enc and not t.decided:
        enc = t.encounter()
        missing = enc.value - t.pool if enc.kind == "combat" else enc.up - t.affinity
        well += sum([hand_worth(t, seat) for seat in t.inside]) - MARK * missing
    else:
        well += WON if t.outcome == WIN else -LOST
    good = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, well / SPREAD))))
    return [good] * t.seats


def _life(t: Table, seat: int) -> float:
    """What a hero has, less what they could have: health, calm, energy and goods."""
    if not t.is_alive(seat) or not t.health[seat]:
        return -DEATH - sum([health_worth(point) for point in range(1, FULL)])
    well = -sum([health_worth(point) for point in range(t.health[seat] + 1, FULL)])
    well -= sum([terror_worth(t, seat, terror) for terror in range(t.terror[seat])])
    return (
        well + 0.6 * t.energy[seat] + sum([goods_worth(t, seat, what, t.goods[what][seat]) for what in GOODS])
    )


GOODS = ("food", "wealth", "magic", "exp")


# -- at once -----------------------------------------------------------------------------------------------


def quick(t: Table, seat: int, asking: Asking, options: Options, dice: Dice) -> Any:
    """What a hero might do who looks at their cards once."""
    answer = ANSWERS.get(asking.key)
    if answer is None or not t.enc:
        return options[int(dice.random() * len(options))]
    return answer(t, seat, options, dice)


def _cards(t: Table, seat: int, options: Sequence[Any], dice: Dice) -> Any:
    """The card whose keys bring most, as long as one brings anything; then the enemy's turn. A hero who can
    hardly stand runs."""
    if END not in options:
        return options[0]
    if judge(t):
        return END
    if ESCAPE in options and t.health[seat] <= FAINT and t.encounter().value - t.pool > FAINT:
        return ESCAPE
    if (used := _used(options, dice)) is not None:
        return used
    worth = {o: keys_worth(t, seat, o[1], o[2]) + 0.3 * dice.random() for o in options if o[0] == LAY}
    best = max(worth, key=worth.__getitem__, default=END)
    return best if best != END and (not t.plays or worth[best] > WORTHLESS) else END


def _used(options: Sequence[Any], dice: Dice) -> Any:
    uses = [option for option in options if option[0] == USE]
    return uses[int(dice.random() * len(uses))] if uses and dice.random() < USES else None


def _against(t: Table, seat: int, options: Sequence[Any], dice: Dice) -> Any:
    used = _used(options, dice)
    return used if used is not None else DONE if DONE in options else options[0]


def _best(t: Table, seat: int, options: Sequence[Any], dice: Dice) -> Any:
    return max(options, key=lambda card: card_worth(t, seat, card))


def _worst(t: Table, seat: int, options: Sequence[Any], dice: Dice) -> Any:
    return min(options, key=lambda card: card_worth(t, seat, card))


def _yes(t: Table, seat: int, options: Sequence[Any], dice: Dice) -> Any:
    return options[0]


def _no(t: Table, seat: int, options: Sequence[Any], dice: Dice) -> Any:
    return options[-1]


ANSWERS: dict[str, Callable[[Table, int, Sequence[Any], Dice], Any]] = {
    "fight.what": _cards,
    "talk.what": _cards,
    "fight.defend": _against,
    "talk.defend": _against,
    "fight.after": _against,
    "talk.after": _against,
    "enc.redraw": _no,
    "enc.ability": _yes,
    "enc.magic": _yes,
    "enc.spend": _yes,
    "enc.lend": _yes,
    "talk.avoid": _no,
    "talk.retreat": _no,
    "fight.keep": _best,
    "enc.retrieve": _best,
    "enc.discard": _worst,
    "discard.which": _worst,
}
