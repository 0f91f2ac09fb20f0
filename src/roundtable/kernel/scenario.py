"""Help for scenarios: a box of components from which a described table is laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from .errors import SetupError
from .plain import Document

READABLE = 60  # characters of a wrong value that are repeated


def shown(value: object) -> str:
    """A wrong value for a message: whatever it is, something short."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of too many digits, or lists in lists in lists
        return f"a {type(value).__name__}"
    return text if len(text) <= READABLE else f"{text[:READABLE]}…"


class Box:
    """All components of a game; what a description names is taken out, so that nothing lies twice."""

    def __init__(self, components: Iterable[str], what: str) -> None:
        self._left = Counter(list(components))  # a mapping would be taken for counts
        self._what = what

    def take(self, cards: object) -> list[str]:
        if not isinstance(cards, list | tuple):
            raise SetupError(f"A list of {self._what} must stand where {shown(cards)} stands.")
        for card in cards:
            if not isinstance(card, str) or card not in self._left:
                known = ", ".join(sorted(self._left))
                raise SetupError(f"There is no {shown(card)} among the {self._what}; there are: {known}.")
            if not self._left[card]:
                raise SetupError(f"The box holds no further {shown(card)}: the description uses too many.")
            self._left[card] -= 1
        return list(cards)

    def rest(self) -> list[str]:
        """Take out all that is left, in a fixed order."""
        left = sorted(self._left.elements())
        self._left = Counter(dict.fromkeys(self._left, 0))
        return left


def check_names(description: Document, known: Iterable[str], game: str) -> None:
    """Refuse a description that speaks of things the game has not."""
    names = list(known)
    for name in description:
        if name not in names:
            raise SetupError(f"A {game} scenario cannot set {name!r}; it can set: {', '.join(names)}.")


def per_seat(value: object, seats: int, name: str) -> list[Any]:
    """A list with one entry a seat."""
    if not isinstance(value, list | tuple) or len(value) != seats:
        raise SetupError(
            f"{name} needs a list with an entry for each of the {seats} seats, not {shown(value)}."
        )
    return list(value)


def number(value: object, allowed: range, name: str) -> int:
    if type(value) is not int or value not in allowed:
        raise SetupError(f"{name} must be a number from {allowed[0]} to {allowed[-1]}, not {shown(value)}.")
    return value
