"""The cards as records, read from figures.toml. A card is its name: equal cards are interchangeable,
so nobody can follow one through a shuffle."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, NamedTuple

FIGURES: dict[str, Any] = tomllib.loads(files(__package__).joinpath("figures.toml").read_text("utf-8"))

Knights = tuple[str, ...]
Adversaries = tuple[str, ...]


class Knight(NamedTuple):
    colour: str | None  # Merlin has none, and joins any
    strength: int


class Adversary(NamedTuple):
    kind: str
    value: int


Slot = frozenset[str]  # the cards that will do for one card that an adventure asks for


class Adventure(NamedTuple):
    value: int
    total: int | None  # cards worth so much in all …
    counts: dict[str, int]  # … of these kinds: what each card counts towards it
    slots: tuple[tuple[Slot, ...], ...]  # or one card for each slot of one of these sets


MERLIN = "merlin"
COLOURS: tuple[str, ...] = tuple(FIGURES["knights"]["colours"]["names"])
DOUBLE_OF: dict[str, str] = {colour: f"{colour}-2" for colour in COLOURS}
KNIGHTS: dict[str, Knight] = {
    **{single: Knight(single, 1) for single in COLOURS},
    **{double: Knight(single, 2) for single, double in DOUBLE_OF.items()},
    MERLIN: Knight(None, 1),
}

_VALUES: dict[str, list[int]] = {
    kind: v for kind, v in FIGURES["adversaries"]["values"].items() if kind != "origin"
}
KINDS: tuple[str, ...] = tuple(_VALUES)
ADVERSARIES: dict[str, Adversary] = {
    f"{kind}-{value}": Adversary(kind, value) for kind in KINDS for value in sorted(set(_VALUES[kind]))
}
POWER: dict[str, int] = {card: adversary.value for card, adversary in ADVERSARIES.items()}
COLUMN_OF: dict[str, int] = {card: KINDS.index(adversary.kind) for card, adversary in ADVERSARIES.items()}


def _slot(kind: str | None = None, least: int = 1) -> Slot:
    return frozenset(
        card for card, (its, value) in ADVERSARIES.items() if kind in (None, its) and value >= least
    )


def _adventure(name: str, figures: dict[str, Any]) -> Adventure:
    slots = tuple(tuple(_slot(**slot) for slot in chosen) for chosen in figures.get("slots", ()))
    kinds = figures.get("kinds", KINDS)
    counts = {card: value if kind in kinds else 0 for card, (kind, value) in ADVERSARIES.items()}
    points = FIGURES["points"]["documented"] | FIGURES["points"]["guessed"]
    return Adventure(points[name], figures.get("total"), counts, slots)


ADVENTURES: dict[str, Adventure] = {
    name: _adventure(name, figures) for name, figures in FIGURES["adventures"].items() if name != "origin"
}


def knight_pack() -> list[str]:
    """The 53 knight cards."""
    figures = FIGURES["knights"]
    pack = [
        card
        for colour in COLOURS
        for card in (colour,) * figures["singles"] + (DOUBLE_OF[colour],) * figures["doubles"]
    ]
    return pack + [MERLIN] * figures["merlins"]


def adversary_pack() -> list[str]:
    """The 44 adversary cards."""
    return [f"{kind}-{value}" for kind in KINDS for value in _VALUES[kind]]


_PLACES = {card: place for place, card in enumerate(ADVERSARIES)}
place = _PLACES.__getitem__  # of an adversary in a row of them: by kind as the columns lie, then by power


def worth(cards: Sequence[str]) -> int:
    return sum([POWER[card] for card in cards])
