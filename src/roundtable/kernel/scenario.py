"""Help for scenarios: a box of components from which a described table is laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from .errors import SetupError
from .plain import Document, shown


class Box:
    """All components of a game; what a description names is taken out, so that nothing lies twice."""

    def __init__(self, components: Iterable[str], what: str) -> None:
        self._left = Counter(list(components))  # a mapping would be taken for counts
        self._what = what

    def take(self, cards: object) -> list[str]:
        if not isinstance(cards, list | tuple):
            raise SetupError(f"There must be a list of {self._what}, not {shown(cards)}.")
        for card in cards:
            if not isinstance(card, str) or card not in self._left:
                known = ", ".join(sorted(self._left))
                raise SetupError(f"There is no {shown(card)} among the {self._what}; there are: {known}.")
            if not self._left[card]:
                raise SetupError(f"The box holds no more {shown(card)}: the description uses too many.")
            self._left[card] -= 1
        return list(cards)

    def rest(self) -> list[str]:
        """Take out all that is left, in a fixed order."""
        left = sorted(self._left.elements())
        self._left = Counter(dict.fromkeys(self._left, 0))
        return left


def top_of(wanted: object) -> list[Any] | None:
    """What a description lays on top of a pile, `{"top": [cards]}`, with the rest of it below; None if it
    does not speak of the top, but of the whole pile or not at all."""
    if not isinstance(wanted, dict):
        return None
    if list(wanted) != ["top"]:
        raise SetupError(
            f'A pile must be a list, or {{"top": [cards]}} with the rest below, not {shown(wanted)}.'
        )
    top = wanted["top"]
    if not isinstance(top, list | tuple):
        raise SetupError(f"The top of a pile must be a list of cards, not {shown(top)}.")
    return list(top)


def check_names(description: Document, known: Iterable[str], game: str, key: str = "") -> None:
    """Refuse a description, or what one of its keys says, if it speaks of things the game has not."""
    names = list(known)
    for name in description:
        if name not in names:
            where = f"The key {key} of a {game} scenario" if key else f"A {game} scenario"
            raise SetupError(f"{where} cannot set {shown(name)}; it can set: {', '.join(names)}.")


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
