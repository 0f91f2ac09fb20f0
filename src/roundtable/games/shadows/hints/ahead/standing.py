"""How likely each side is to win, as a table lies. It looks at guesses, so that it may read all of it.

First what lies there is worth, in actions of a knight, by the same weights as a judge's: swords, and the
shares of swords that quests promise or threaten; siege engines; lives; cards. Then what that means for the
end: a logistic curve, found on matches between bots (docs/shadows.md says which). A traitor who is still
hidden, and one who has been found out, make other games of it: each has a curve of its own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from itertools import accumulate
from math import exp

from ...cards import (
    CAMELOT,
    COMBATS,
    EFFECTS,
    EXCALIBUR,
    FIGHTS,
    GRAIL,
    HOLY_GRAIL,
    LOYAL,
    MERLIN,
    NUMBERS,
    QUESTS,
    TRAITOR,
    WARS,
)
from ...table import KNIGHT, REVEALED, Table
from ..prospects import AFTERMATH, EXPECTED_BLACK
from ..weights import WEIGHTS
from .deeds import held_by, useful

CURVES = tomllib.loads(files(__package__).joinpath("standing.toml").read_text("utf-8"))
HOPE = 0.95  # of a quest for which all cards but the last have been laid
HELD = {MERLIN: 1.5, GRAIL: 0.45, **{card: 0.3 + 0.06 * value for card, value in FIGHTS.items()}}
RARE = 1.2  # what any other card in hand is worth
PLENTY = 6  # cards in a hand beyond this many are worth half
LIVES: tuple[float, ...] = tuple(accumulate((0.0, 8.0, 4.0, 1.8, 0.7, 0.5, 0.4)))  # to have this many
BLACK: tuple[float, ...] = tuple(accumulate((0.0, *WEIGHTS.black_swords)))  # what this many black swords cost
ENGINES: tuple[float, ...] = tuple(
    accumulate(
        (
            0.0,
            *[
                WEIGHTS.first_engine
                + WEIGHTS.rise_of_engines * (number / NUMBERS.engines) ** WEIGHTS.power_of_engines
                for number in range(NUMBERS.engines)
            ],
        )
    )
)
AT_HAND = 0.45  # what it is worth to stand where a card can be played, for each …
MOST = 4  # … up to this many
RELIC = 1.0


def chances(t: Table) -> Sequence[float]:
    """How likely each seat is to be on the side that wins."""
    good = loyal_chance(t)
    return [good if card == LOYAL else 1.0 - good if card else 0.0 for card in t.loyalty]


def loyal_chance(t: Table) -> float:
    """How likely the loyal side is to win."""
    if t.ending:
        return float(t.ending == "swords" and t.white_swords > t.black_swords)
    case = case_of(t)
    curve = CURVES[case]
    lean = sum([curve[name] * value for name, value in signs(t, case).items()])
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lean))))


def case_of(t: Table) -> str:
    """Whether a traitor is at work, and known."""
    if TRAITOR not in t.loyalty:
        return "lone"
    status = t.status[t.loyalty.index(TRAITOR)]
    return "hidden" if status == KNIGHT else "open" if status == REVEALED else "lone"


def signs(t: Table, case: str) -> dict[str, float]:
    """What a curve weighs: all in actions, except how many white swords are missing, and how pressing that is
    when there are many siege engines."""
    gained, lost, engines = _promised(t)
    whole = min(t.black_swords + int(lost), len(BLACK) - 2)
    siege = ENGINES[t.engines] + engines * (ENGINES[min(t.engines, 10) + 1] - ENGINES[min(t.engines, 10)])
    life, cards, at_hand = _people(t)
    flips = 2 * EFFECTS.traitor_flips if case == "hidden" else 0
    black = t.black_swords
    missing = max(NUMBERS.last_sword - black, black + 1 + flips) - t.white_swords
    return {
        "begin": 1.0,
        "seats": t.seats - 5,
        "missing": missing,
        "haste": t.engines * missing,
        "white": WEIGHTS.white_sword * t.white_swords,
        "black": BLACK[whole] + (lost - int(lost)) * (BLACK[whole + 1] - BLACK[whole]),
        "promised": gained,
        "siege": siege,
        "life": life,
        "cards": cards,
        "at_hand": at_hand,
        "setbacks": _setbacks(t) + sum([aftermath(t, quest) for quest in t.finished]),
    }


def aftermath(t: Table, quest: str) -> float:
    """Evil's cards for a quest that is over become siege engines, to the end of the game."""
    if quest not in AFTERMATH:
        return 0.0
    draws = WEIGHTS.black_cards_for_a_sword * max(0, NUMBERS.last_sword - t.number_of_swords())
    step = WEIGHTS.step_of_excalibur if quest == EXCALIBUR else WEIGHTS.despair
    return AFTERMATH[quest] * draws * (WEIGHTS.later_engine - step)


def _setbacks(t: Table) -> float:
    """What the knights must make good before a great quest goes forward again."""
    sword = 0 if EXCALIBUR in t.finished else max(0, -t.sword)
    despair = 0 if HOLY_GRAIL in t.finished else len(t.dark[HOLY_GRAIL])
    return WEIGHTS.step_of_excalibur * sword + WEIGHTS.despair * despair


def _people(t: Table) -> tuple[float, float, float]:
    """Lives, cards, and cards that could be played at once, of the loyal knights."""
    faces, life, cards, at_hand = t.faces, 0.0, 0.0, 0.0
    for seat, status in enumerate(t.status):
        if status != KNIGHT or t.loyalty[seat] == TRAITOR:
            continue
        hand = t.hands[seat]
        held = sum([HELD.get(faces[card], RARE) for card in hand])
        if len(hand) > PLENTY:
            held *= (len(hand) + PLENTY) / (2 * len(hand))
        life += LIVES[t.life[seat]]
        cards += held
        if t.place[seat] != CAMELOT:
            at_hand += AT_HAND * min(MOST, _ready(t, seat))
    return life, cards, at_hand


def _ready(t: Table, seat: int) -> int:
    """How many cards a knight could play where they stand."""
    quest = t.place[seat]
    if quest in t.finished:
        return 0
    mine, need = useful(t, seat, quest, held_by(t, seat))
    return mine if not QUESTS[quest].solo or mine >= need else 0


def _promised(t: Table) -> tuple[float, float, float]:
    """What the quests promise, in actions; and the black swords and siege engines that they threaten."""
    gained = lost = engines = 0.0
    for quest in t.open_quests():
        figures, more = QUESTS[quest], t.heroism_on == quest
        near, danger = _course(t, quest)
        if near:
            gained += HOPE * near * max(1.0, _gain(t, quest) + WEIGHTS.white_sword * more)
        lost += danger * (figures.lose.swords + more)
        engines += danger * figures.lose.engines
    return gained, lost, engines


def _gain(t: Table, quest: str) -> float:
    win = QUESTS[quest].win
    swords = WEIGHTS.white_sword * win.swords - aftermath(t, quest)
    return swords + WEIGHTS.card * win.cards + RELIC * bool(QUESTS[quest].relic)


def _course(t: Table, quest: str) -> tuple[float, float]:
    """How far a quest has come, and how near it is to being lost, both from 0 to 1."""
    figures = QUESTS[quest]
    if quest == EXCALIBUR:
        step = t.sword / figures.steps
        return max(0.0, step), ((1 - step) / 2) ** 2
    laid = len(t.laid[quest])
    if quest in WARS:
        need = figures.white + (t.mordred_at == quest)
        return laid / need, (t.warriors[quest] / figures.warriors) ** 2
    near, danger = laid / figures.white, len(t.dark[quest]) / figures.black
    if quest in COMBATS:
        return near * _strength(t, quest), danger**2 * (1 - 0.8 * near)
    return near, danger**2


def _strength(t: Table, quest: str) -> float:
    """How likely the fights that lie there are to be strong enough, about."""
    faces, dark = t.faces, t.dark[quest]
    white = (
        sum([FIGHTS[faces[card]] for card in t.laid[quest]])
        / max(1, len(t.laid[quest]))
        * QUESTS[quest].white
    )
    lead = white - EXPECTED_BLACK[quest] * len(dark)
    return 1.0 if lead > 3 else 0.75 if lead > 0 else 0.3
