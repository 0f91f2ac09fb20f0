"""What a camera above the table would see, plus hands. Every field says who sees it."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from roundtable import kernel
from roundtable.kernel import count, everyone, owner, table

FIGURES: dict[str, Any] = tomllib.loads(files(__package__).joinpath("figures.toml").read_text("utf-8"))

Card = str  # "card-7": the part after the dash is the number that its name is said with


def strength(card: Card) -> int:
    return int(card.removeprefix("card-"))


@table
class Table(kernel.Table):
    box: list[Card] = count()  # cards that were not dealt
    hands: list[tuple[Card, ...]] = owner()
    played: list[Card] = everyone()
    points: list[int] = everyone()
