"""How a game says what programs that learn may read as numbers: the words that make up its options, what it
asks, and what lies where in a view. It is plain data, so that a game need not know who reads it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from .plain import Plain

Words: TypeAlias = tuple[Plain, ...]


class Number(NamedTuple):
    """A number or a yes, divided by what is usually its largest value."""

    most: int = 1


class OneOf(NamedTuple):
    """One of these, or none of them."""

    words: Words


class Bag(NamedTuple):
    """How many there are, and how many of each of these; of what a viewer may only count, how many."""

    words: Words
    most: int = 1  # of each
    size: int = 10  # of all


class Player(NamedTuple):
    """A seat, a row of seats or nobody, by their distance from the viewer."""


class Each(NamedTuple):
    """One for each seat, beginning with the viewer."""

    kind: Kind


class ByName(NamedTuple):
    """One for each of these names."""

    names: Words
    kind: Kind


Kind: TypeAlias = Number | OneOf | Bag | Player | Each | ByName


class Features(NamedTuple):
    """What a game's `features(seats, options)` says. The order is a promise: a policy is learnt by it."""

    words: Words  # that make up options
    questions: tuple[str, ...]
    layout: Mapping[str, Kind]  # where in a view, "table.hands" -> what is there


def numbers(first: int, last: int) -> Words:
    """All whole numbers from the first to the last."""
    return tuple(range(first, last + 1))
