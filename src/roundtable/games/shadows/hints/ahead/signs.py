"""What a table shows that tells how it may end: swords, siege engines, knights, and how far each quest is."""

from __future__ import annotations

from itertools import accumulate

from ...cards import (
    CAMELOT,
    COMBATS,
    DRAGON,
    EFFECTS,
    EXCALIBUR,
    FIGHTS,
    GRAIL,
    HOLY_GRAIL,
    LANCELOT,
    MERLIN,
    NUMBERS,
    QUESTS,
    RELICS,
    TRAITOR,
    WARS,
)
from ...table import KNIGHT, Table
from ..prospects import AFTERMATH, EXPECTED_BLACK
from ..weights import WEIGHTS
from .ready import held_by, useful

LIVES: tuple[float, ...] = tuple(accumulate((0.0, 8.0, 4.0, 1.8, 0.7, 0.5, 0.4)))  # to have this many
AT_HAND = 4  # cards that a knight could play at once, at most
FEW = 3  # cards in a hand
PRESSED = 3  # warriors of a war that is lost to the next one


def signs(t: Table, hidden: bool) -> dict[str, float]:
    """Everything that a curve weighs, by name."""
    flips = 2 * EFFECTS.traitor_flips if hidden else 0
    missing = max(NUMBERS.last_sword - t.black_swords, t.black_swords + 1 + flips) - t.white_swords
    return {
        "begin": 1.0,
        "seats": t.seats - 5.0,
        **_swords(t, missing),
        **_knights(t),
        **_great_quests(t),
        **_wars(t),
        **_combats(t),
        **{spell: float(spell in t.in_force) for spell in ("mist", "vivien", "darkforest", "heroism")},
        **{f"relic-{relic}": float(t.relics[relic] >= 0) for relic in RELICS},
    }


def _swords(t: Table, missing: int) -> dict[str, float]:
    """How many white swords are missing, and how much time the siege engines leave."""
    siege, left = t.engines / NUMBERS.engines, max(0, NUMBERS.last_sword - t.number_of_swords())
    return {
        "missing": float(missing),
        "missing_still": missing**2 / 10,
        "black": float(t.black_swords),
        "black_many": max(0.0, t.black_swords - 3.0) ** 2,
        "siege": siege,
        "siege_high": siege**3,
        "siege_nearly": float(t.engines >= NUMBERS.engines - 1),
        "haste": siege * missing,
        "alarm": siege**3 * missing,
        "to_come": siege * left,
    }


def _knights(t: Table) -> dict[str, float]:
    """What the knights have who are, for all that this guess says, loyal."""
    status, loyalty = t.status, t.loyalty
    loyal = [seat for seat in range(t.seats) if status[seat] == KNIGHT and loyalty[seat] != TRAITOR]
    return {**_lives([t.life[seat] for seat in loyal]), **_hands(t, loyal), **_places(t, loyal)}


def _lives(lives: list[int]) -> dict[str, float]:
    return {
        "knights": float(len(lives)),
        "life": sum([LIVES[life] for life in lives]),
        "one_life": float(lives.count(1)),
        "two_lives": float(lives.count(2)),
        "lives": float(sum(lives)),
    }


def _hands(t: Table, loyal: list[int]) -> dict[str, float]:
    faces = t.faces
    cards = [faces[card] for seat in loyal for card in t.hands[seat]]
    fights = [FIGHTS[card] for card in cards if card in FIGHTS]
    merlins, grails = cards.count(MERLIN), cards.count(GRAIL)
    return {
        "cards": float(len(cards)),
        "strength": float(sum(fights)),
        "merlins": float(merlins),
        "three_merlins": float(merlins >= NUMBERS.merlins_to_cancel),
        "grails": float(0 if HOLY_GRAIL in t.finished else grails),
        "rare": float(len(cards) - len(fights) - merlins - grails),
        "few_cards": float(sum([len(t.hands[seat]) < FEW for seat in loyal])),
    }


def _places(t: Table, loyal: list[int]) -> dict[str, float]:
    """Cards that could be played at once, and knights who stand somewhere for nothing."""
    ready = [_ready(t, seat) for seat in loyal if t.place[seat] != CAMELOT]
    return {
        "at_hand": float(sum([min(AT_HAND, number) for number in ready])),
        "idle": float(ready.count(0)),
    }


def _ready(t: Table, seat: int) -> int:
    """How many cards a knight could play where they stand."""
    quest = t.place[seat]
    if quest in t.finished:
        return 0
    mine, need = useful(t, seat, quest, held_by(t, seat))
    return mine if not QUESTS[quest].solo or mine >= need else 0


def _great_quests(t: Table) -> dict[str, float]:
    """Excalibur and the Grail; and what it means that they, or the Dragon, are over."""
    sword = 0 if EXCALIBUR in t.finished else t.sword
    grail, despair = len(t.laid[HOLY_GRAIL]), len(t.dark[HOLY_GRAIL])
    return {
        "sword": float(sword),
        "sword_near": max(0, sword) ** 2 / 10,
        "sword_far": max(0, -sword) ** 2 / 10,
        "grail": float(grail),
        "grail_near": grail**2 / 10,
        "despair": float(despair),
        "despair_deep": despair**2 / 10,
        **{f"after-{quest}": aftermath(t, quest) for quest in (EXCALIBUR, HOLY_GRAIL, DRAGON)},
    }


def aftermath(t: Table, quest: str) -> float:
    """Evil's cards for a quest that is over become siege engines, to the end of the game: how many, about."""
    left = max(0, NUMBERS.last_sword - t.number_of_swords())
    return AFTERMATH[quest] * WEIGHTS.black_cards_for_a_sword * left if quest in t.finished else 0.0


def _wars(t: Table) -> dict[str, float]:
    shares = [len(t.laid[war]) / (QUESTS[war].white + (t.mordred_at == war)) for war in WARS]
    warriors = [t.warriors[war] for war in WARS]
    return {
        "war": sum(shares),
        "war_near": sum([share**2 for share in shares]),
        "warriors": float(sum(warriors)),
        "war_lost": float(sum([number >= PRESSED for number in warriors])),
        "mordred": float(bool(t.mordred_at)),
    }


def _combats(t: Table) -> dict[str, float]:
    found: dict[str, float] = {}
    for quest in COMBATS:
        is_open = quest in t.open_quests()
        near = len(t.laid[quest]) / QUESTS[quest].white
        dark = len(t.dark[quest]) / QUESTS[quest].black
        found[f"{quest}"] = near * _lead(t, quest) if is_open else 0.0
        found[f"{quest}_dark"] = dark
        found[f"{quest}_lost"] = dark**2 * (1 - near * _lead(t, quest))
    found["lancelot_open"] = float(LANCELOT not in t.finished)
    return found


def _lead(t: Table, quest: str) -> float:
    """How likely the fights that lie there are to be strong enough, about."""
    faces, dark, laid = t.faces, t.dark[quest], t.laid[quest]
    white = sum([FIGHTS[faces[card]] for card in laid]) / max(1, len(laid)) * QUESTS[quest].white
    lead = white - EXPECTED_BLACK[quest] * len(dark)
    return 1.0 if lead > 3 else 0.75 if lead > 0 else 0.3
