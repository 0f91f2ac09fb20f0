"""The components, read from figures.toml. An ally is its name; its number is its place in the row."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

FIGURES: dict[str, Any] = tomllib.loads(files(__package__).joinpath("figures.toml").read_text("utf-8"))


class Card(NamedTuple):
    """What is printed on the card of an ally."""

    steps: tuple[int, ...]  # forward; its owner chooses one
    furthest: int  # the most of them
    place: str  # or the kind of space to which it leads, the nearest one ahead

    @classmethod
    def printed(cls, steps: Sequence[int] = (), place: str = "") -> Card:
        return cls(tuple(steps), max(steps, default=0), place)


CARDS: dict[str, Card] = {
    ally: Card.printed(**card) for ally, card in FIGURES["allies"].items() if ally != "origin"
}
ALLIES: tuple[str, ...] = tuple(CARDS)
NUMBER: dict[str, int] = {ally: number for number, ally in enumerate(ALLIES, 1)}
SORCERESS, SQUIRE = "sorceress", "squire"  # those that still act when others have been called

TOKENS: dict[str, int] = {token: n for token, n in FIGURES["clovers"].items() if token != "origin"}
BOOTS, GOBLIN, BAIT, FAKE_GRAIL, MAGNET = TOKENS
TOKEN_MOVES: dict[str, int] = {token: n for token, n in FIGURES["clover_moves"].items() if token != "origin"}
LOOKED_AT: int = FIGURES["merlin"]["looks_at"]

FACES: tuple[str, ...] = tuple(FIGURES["die"]["faces"])
SPEARS: int = FIGURES["spears"]["number"]
START_NUMBERS: tuple[int, ...] = tuple(FIGURES["starts"]["numbers"])
LATE_STARTS: tuple[int, ...] = tuple(FIGURES["spears"]["late_starts"])


class Draft(NamedTuple):
    """A row of the table of cards that are set aside."""

    face_up: int
    face_down: int
    each: int  # allies that a player chooses
    again: int = 0  # cards removed unseen before the second lap


DRAFTS: dict[int, Draft] = {
    int(seats): Draft(**row) for seats, row in FIGURES["draft"].items() if seats != "origin"
}
MOST_SEATS = max(DRAFTS)


def token_pack() -> list[str]:
    """The 18 clover tokens."""
    return [token for token, number in TOKENS.items() for _ in range(number)]


@cache
def without(allies: tuple[str, ...], chosen: str) -> tuple[str, ...]:
    if chosen not in allies:
        return allies
    at = allies.index(chosen)
    return allies[:at] + allies[at + 1 :]


def by_number(allies: list[str]) -> tuple[str, ...]:
    return tuple(sorted(allies, key=NUMBER.__getitem__))
