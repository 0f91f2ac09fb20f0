"""The components of Shadows over Camelot as records, read from figures.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, NamedTuple

FIGURES: dict[str, Any] = tomllib.loads(files(__package__).joinpath("figures.toml").read_text("utf-8"))


def _counts(name: str) -> dict[str, int]:
    return {card: number for card, number in FIGURES[name].items() if card != "origin"}


@dataclass(frozen=True, slots=True)
class Numbers:
    """The figures of the rulebook that belong to no card and to no quest."""

    starting_life: int
    most_life: int
    starting_cards: int  # white ones, beside …
    starting_merlins: int  # … this many Merlins
    cards_drawn: int  # at Camelot …
    gawain_draws: int  # … and by Gawain
    full_hand: int  # with this many cards a knight draws no more at Camelot
    swords: int
    last_sword: int  # the one that ends the game
    black_swords: int  # this many lose it
    engines: int  # this many lose it
    die_faces: int
    accusations_from: int  # this many siege engines or swords
    same_cards_to_heal: int
    merlins_to_cancel: int
    squire_life: int
    squire_cards: int


@dataclass(frozen=True, slots=True)
class Effects:
    """How much the special cards, the Grail and the traitor do."""

    convocation_each: int
    fate_draws: int
    fate_traitor_discards: int
    lady_life: int
    messenger_most: int
    piety_own: int
    piety_others: int
    reinforcements_own: int
    reinforcements_others: int
    clairvoyance_cards: int
    morgan_volunteer_cards: int
    morgan_chain: int
    morgan_engines: int
    morgan_volunteer_life: int
    grail_life: int
    traitor_flips: int


NUMBERS = Numbers(**_counts("numbers"))
EFFECTS = Effects(**_counts("effects"))


# -- white cards -----------------------------------------------------------------------------------------

WHITE = _counts("white")
FIGHTS: dict[str, int] = {f"fight-{value}": value for value in range(1, 6)}
GRAIL, MERLIN = "grail", "merlin"
SPECIAL_WHITE = tuple(card for card in WHITE if card not in FIGHTS and card != GRAIL)

# -- black cards -----------------------------------------------------------------------------------------

BLACK = _counts("black")
BLACK_KNIGHT_CARDS: dict[str, int] = {f"blackknight-{value}": value for value in (1, 3, 5, 7)}
LANCELOT_CARDS: dict[str, int] = {f"lancelot-{value}": value for value in (1, 3, 5, 7)}
DRAGON_CARDS = _counts("dragon")
SPECIAL_BLACK = (
    *(f"morgan-{number}" for number in range(1, 6)),
    *("desolation", "darkforest", "guinevere", "mist", "mordred", "vivien"),
)

LOYAL, TRAITOR = "loyal", "traitor"
LOYALTY = _counts("loyalty")

# -- knights, places, relics -----------------------------------------------------------------------------

KNIGHTS: tuple[str, ...] = tuple(FIGURES["knights"]["names"])
ARTHUR, GALAHAD, GAWAIN, KAY, PALAMEDES, PERCIVAL, TRISTAN = KNIGHTS

CAMELOT, NOWHERE = "camelot", ""
BLACK_KNIGHT, LANCELOT, DRAGON, EXCALIBUR, HOLY_GRAIL, PICTS, SAXONS = (
    "blackknight",
    "lancelot",
    "dragon",
    "excalibur",
    "grail",
    "picts",
    "saxons",
)
WARS = (PICTS, SAXONS)
COMBATS = (BLACK_KNIGHT, LANCELOT, DRAGON)
ARMOR = "armor"
RELICS = (ARMOR, EXCALIBUR, HOLY_GRAIL)


class Result(NamedTuple):
    """What a quest brings: swords of the winning colour, life to or from those present, cards or engines."""

    swords: int
    life: int
    cards: int = 0
    engines: int = 0


class Quest(NamedTuple):
    """A quest's figures. `pattern`: how many white cards of one value each it takes."""

    win: Result
    lose: Result
    solo: bool = False
    once: bool = False
    white: int = 0
    black: int = 0
    warriors: int = 0
    steps: int = 0
    pattern: tuple[int, ...] = ()
    relic: str = ""


def _quest(figures: dict[str, Any]) -> Quest:
    plain = {
        name: value for name, value in figures.items() if name not in ("origin", "win", "lose", "pattern")
    }
    return Quest(
        Result(**figures["win"]),
        Result(**figures["lose"]),
        pattern=tuple(figures.get("pattern", ())),
        **plain,
    )


QUESTS: dict[str, Quest] = {name: _quest(figures) for name, figures in FIGURES["quests"].items()}
SOLO = tuple(name for name, quest in QUESTS.items() if quest.solo)


def quest_of(card: str) -> str:
    """The quest that a standard black card goes to, Lancelot's also for the Dragon; "" for mercenaries."""
    if card in BLACK_KNIGHT_CARDS:
        return BLACK_KNIGHT
    if card in LANCELOT_CARDS:
        return LANCELOT
    return {"despair": HOLY_GRAIL, "desolation": HOLY_GRAIL, "mercenaries": ""}.get(card, card)


def black_value(card: str, quest: str) -> int:
    """What a black card counts in a combat."""
    if card in BLACK_KNIGHT_CARDS:
        return BLACK_KNIGHT_CARDS[card]
    return (DRAGON_CARDS if quest == DRAGON else LANCELOT_CARDS)[card]


def pack(counts: dict[str, int]) -> list[str]:
    return [card for card, number in counts.items() for _ in range(number)]


def fits_pattern(laid: list[int], value: int, pattern: tuple[int, ...]) -> bool:
    """Whether a fight of this value can lie beside those that do: two pairs, a triple and a pair, three
    triples, each of another value."""
    counts: dict[int, int] = {}
    for each in (*laid, value):
        counts[each] = counts.get(each, 0) + 1
    most = sorted(counts.values(), reverse=True)
    return len(most) <= len(pattern) and all(have <= room for have, room in zip(most, pattern, strict=False))
