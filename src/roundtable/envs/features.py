"""A view as numbers, by the layout in a game's `features`; where it has none, the view flattened.

Everything here is made from what a seat sees and is asked, so it cannot show more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import roundtable
from roundtable.games import find, part
from roundtable.kernel import View
from roundtable.kernel.numbers import Bag, ByName, Each, Features, Kind, Number, OneOf, Player, Words, numbers

from .actions import Asked, Numbering

Vector = NDArray[np.float32]
ASKED, GIVEN = "asked", "given"  # which question is open for the seat, and what it has answered so far
COUNTED = 20  # seats, figures: the numbers that a game without a list of its own is taken to use


class Slice(NamedTuple):
    """Where a part of the view lies in the vector."""

    name: str
    first: int
    size: int
    kind: Kind | None


class Encoder:
    """The numbering of options and the layout of observations, of one game with one set-up."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any]) -> None:
        self.game, self.seats, self.options = game, seats, dict(options)
        listed = _features(game, seats, options)
        self.numbering = Numbering(listed.words)
        self.questions = {key: place for place, key in enumerate(listed.questions)}
        self.slices: list[Slice] = []
        # Options name seats by their numbers, all else is turned so that the viewer comes first.
        for path, kind in {"viewer": OneOf(numbers(0, seats - 1)), **listed.layout}.items():
            self._add(path, size_of(kind, seats), kind)
        self._add(ASKED, len(listed.questions) + 1, None)  # the last: a question that is not listed
        self._add(GIVEN, self.numbering.size, None)
        self.size = self.slices[-1].first + self.slices[-1].size

    def __deepcopy__(self, memo: dict[int, Any]) -> Encoder:
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        return encoder, (self.game, self.seats, self.options)

    def _add(self, name: str, size: int, kind: Kind | None) -> None:
        first = self.slices[-1].first + self.slices[-1].size if self.slices else 0
        self.slices.append(Slice(name, first, size, kind))

    def vector(self, view: View, key: str | None = None, asked: Asked | None = None) -> Vector:
        """What a seat sees; and, if it is asked, the question and what it has answered so far."""
        out: list[float] = []
        for name, _, _, kind in self.slices:
            if kind is not None:
                fill(out, kind, found(view, name), view["viewer"] or 0, self.seats)
        vector = np.zeros(self.size, np.float32)
        vector[: len(out)] = out
        if key is not None:
            vector[len(out) + self.questions.get(key, len(self.questions))] = 1
        for number in () if asked is None else asked.given:
            vector[self.slices[-1].first + number] += 1
        return vector

    def parts(self, vector: Vector) -> dict[str, Vector]:
        """The same by name."""
        return {name: vector[first : first + size] for name, first, size, _ in self.slices}

    def mask(self, asked: Asked | None) -> NDArray[np.int8]:
        """1 for every number that may be given now."""
        mask = np.zeros(self.numbering.size, np.int8)
        if asked is not None:
            mask[list(asked.branches)] = 1
        return mask

    def names(self) -> list[str]:
        """What each place of a vector holds."""
        return [name for slice in self.slices for name in self._named(slice)]

    def _named(self, slice: Slice) -> Iterator[str]:
        if slice.kind is not None:
            yield from labels(slice.name, slice.kind, self.seats)
        elif slice.name == ASKED:
            yield from (f"{ASKED}: {key}" for key in (*self.questions, "another"))
        else:
            yield from (f"{GIVEN}: {name}" for name in self.numbering.names())


@lru_cache(maxsize=64)
def _encoder(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Encoder:
    return Encoder(game, seats, dict(options))


def encoder(game: str, seats: int, options: Mapping[str, Any]) -> Encoder:
    """The encoder of a game with this set-up; made once."""
    return _encoder(game, seats, tuple(sorted(options.items())))


def _features(game: str, seats: int, options: Mapping[str, Any]) -> Features:
    listed = part(game, "features")
    if listed is None:
        return flattened(game, seats, options)
    features: Features = listed.features(seats, options)
    return features


def flattened(game: str, seats: int, options: Mapping[str, Any]) -> Features:
    """For a game that lists nothing: its components are the words, every field of its table is counted."""
    match = roundtable.new(game, seats, "features", **options)
    words: Words = tuple(sorted({*find(game).components(match.table)}))
    table = match.view(None)["table"]
    layout: dict[str, Kind] = {f"table.{name}": _kind(value, words, seats) for name, value in table.items()}
    return Features((None, False, True, *numbers(0, COUNTED), *words), (), layout)


def _kind(value: Any, words: Words, seats: int) -> Kind:
    if isinstance(value, bool | int):
        return Number()
    return Each(Bag(words)) if isinstance(value, list) and len(value) == seats else Bag(words)


def found(view: View, path: str) -> Any:
    """What lies in a view at this path; None if nothing does."""
    value: Any = view
    for name in path.split("."):
        value = value.get(name) if isinstance(value, dict) else None
    return value


def size_of(kind: Kind, seats: int) -> int:
    match kind:
        case OneOf(words):
            return len(words)
        case Bag(words):
            return 1 + len(words)
        case Player():
            return seats
        case Each(inner):
            return seats * size_of(inner, seats)
        case ByName(names, inner):
            return len(names) * size_of(inner, seats)
    return 1


def labels(name: str, kind: Kind, seats: int) -> Iterator[str]:
    """What each number of a kind says; `+1` is the seat after the viewer's."""
    match kind:
        case OneOf(words):
            yield from (f"{name} is {word!r}" for word in words)
        case Bag(words):
            yield f"{name}: how many"
            yield from (f"{name}: {word!r}" for word in words)
        case Player():
            yield from (f"{name} is +{seat}" for seat in range(seats))
        case Each(inner):
            for seat in range(seats):
                yield from labels(f"{name}[+{seat}]", inner, seats)
        case ByName(names, inner):
            for one in names:
                yield from labels(f"{name}.{one}", inner, seats)
        case _:
            yield name


def fill(out: list[float], kind: Kind, value: Any, viewer: int, seats: int) -> None:
    """Append the numbers of a value; nothing is all zeros."""
    match kind:
        case Each(inner):
            row = value if isinstance(value, list) and len(value) == seats else [None] * seats
            for seat in range(seats):
                fill(out, inner, row[(viewer + seat) % seats], viewer, seats)
        case ByName(names, inner):
            by_name = value if isinstance(value, dict) else {}
            for name in names:
                fill(out, inner, by_name.get(name), viewer, seats)
        case Player():
            there = value if isinstance(value, list) else [value]
            out += [float((viewer + seat) % seats in there) for seat in range(seats)]
        case _:
            _fill(out, kind, value)


def _fill(out: list[float], kind: Number | OneOf | Bag, value: Any) -> None:
    """The same for what does not depend on seats."""
    match kind:
        case Number(most):
            out.append(value / most if isinstance(value, int) else 0.0)
        case OneOf(words):
            out += [float(value == word and type(value) is type(word)) for word in words]
        case Bag():
            _count(out, kind, value)


def _count(out: list[float], bag: Bag, value: Any) -> None:
    size = value if isinstance(value, int) else len(value) if isinstance(value, list | dict) else 0
    counts: dict[Any, int] = dict.fromkeys(bag.words, 0)
    for leaf in () if isinstance(value, int) else leaves(value):
        if leaf in counts:
            counts[leaf] += 1
    out.append(size / bag.size)
    out += [count / bag.most for count in counts.values()]


def leaves(value: Any) -> Iterator[Any]:
    """Every word anywhere in a value."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for one in value:
            yield from leaves(one)
    elif value is not None:
        yield value
