"""The track as data, and the check that a track of your own must pass."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import combinations
from typing import Any, NamedTuple

from roundtable.kernel import SetupError
from roundtable.kernel.plain import shown

from .cards import LATE_STARTS, LOOKED_AT, START_NUMBERS, token_pack

RECONSTRUCTED = "reconstructed"
KINDS = ("path", "village", "clover", "castle", "castle clover", "church", "dragon")
PLACES = ("village", "clover", "castle", "church")  # to which somebody may be led
SHORTEST, LONGEST = 20, 200


class Track(NamedTuple):
    """Spaces are numbered from 0, the rearmost start, to the finish."""

    spaces: tuple[str, ...]
    starts: dict[int, int]  # start number -> space
    dragon: int  # the red space
    clovers: tuple[int, ...]
    looks: tuple[tuple[int, ...], ...]  # every choice of three clovers
    villages: frozenset[int]
    nearest: dict[str, tuple[int | None, ...]]  # kind of place -> of each space, the next one strictly ahead
    finish: int


@lru_cache(maxsize=64)
def track(option: str) -> Track:
    """The track that the option of this name or notation stands for."""
    spaces = _spaces(_file()["spaces"] if option == RECONSTRUCTED else option.split(", "))
    clovers = tuple(space for space, kind in enumerate(spaces) if "clover" in kind)
    return Track(
        spaces,
        {number: space for space, kind in enumerate(spaces) for number in _numbers(kind)},
        spaces.index("dragon"),
        clovers,
        tuple(combinations(clovers, LOOKED_AT)),
        frozenset(space for space, kind in enumerate(spaces) if kind == "village"),
        {place: _nearest(spaces, place) for place in PLACES},
        len(spaces) - 1,
    )


def read(given: Any) -> str:
    """The notation of a track of your own, checked: from a document like track.toml, or from itself."""
    if isinstance(given, str) and "," in given:
        given = {"spaces": given.split(",")}
    if not isinstance(given, dict) or not isinstance(given.get("spaces"), list | tuple):
        raise SetupError(f"A track is a file with a list of spaces, or {RECONSTRUCTED!r}; see track.toml.")
    strange = [name for name in given if name not in ("name", "origin", "length", "spaces")]
    if strange:
        raise SetupError(f"A track has a name, an origin, a length and spaces, but no {shown(strange[0])}.")
    spaces = _spaces(given["spaces"])
    length = given.get("length", len(spaces))
    if type(length) is not int or length != len(spaces):
        raise SetupError(
            f"The track says that its length is {shown(length)}, but it has {len(spaces)} spaces."
        )
    return ", ".join(spaces)


@cache
def _file() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("track.toml").read_text("utf-8"))


def _numbers(kind: str) -> list[int]:
    """The start numbers of a space."""
    word, *numbers = kind.split(" ")
    return [int(number) for number in numbers] if word == "start" else []


def _nearest(spaces: Sequence[str], kind: str) -> tuple[int | None, ...]:
    ahead: list[int | None] = []
    nearest: int | None = None
    for space in reversed(range(len(spaces))):
        ahead.append(nearest)
        nearest = space if kind in spaces[space] else nearest
    return tuple(reversed(ahead))


# -- the check -------------------------------------------------------------------------------------------


def _spaces(listed: Sequence[Any]) -> tuple[str, ...]:
    """The spaces, if a game can be played on them."""
    if not SHORTEST <= len(listed) <= LONGEST:
        raise SetupError(f"A track has {SHORTEST} to {LONGEST} spaces, not {len(listed)}.")
    spaces = [_space(number, kind) for number, kind in enumerate(listed)]
    _check_starts(spaces)
    if spaces[-1] != "castle":
        raise SetupError(f"The last space of a track is the finish, a castle, not {spaces[-1]!r}.")
    if spaces.count("dragon") != 1:
        raise SetupError(f"A track has one red space for the dragon, not {spaces.count('dragon')}.")
    clovers, tokens = sum("clover" in kind for kind in spaces), len(token_pack())
    if not LOOKED_AT <= clovers < tokens:
        raise SetupError(f"A track has {LOOKED_AT} to {tokens - 1} clovers, not {clovers}.")
    return tuple(spaces)


def _space(number: int, kind: Any) -> str:
    words = " ".join(kind.lower().split()) if isinstance(kind, str) else ""
    if words in KINDS:
        return words
    first, *numbers = words.split(" ")
    if first == "start" and numbers and set(numbers) <= set(map(str, START_NUMBERS)):
        return " ".join(["start", *sorted(numbers)])
    known = f"start and numbers from {START_NUMBERS[0]} to {START_NUMBERS[-1]}, {', '.join(KINDS)}"
    raise SetupError(f"Space {number} of the track is {shown(kind)}; it can be: {known}.")


def _check_starts(spaces: list[str]) -> None:
    """Each number stands once, higher ones further back, and spears go by space."""
    starts = [numbers for numbers in map(_numbers, spaces) if numbers]
    if any(not _numbers(kind) for kind in spaces[: len(starts)]):
        raise SetupError("The start spaces of a track are its first ones, with nothing between them.")
    listed = [number for numbers in starts for number in reversed(numbers)]
    if listed != sorted(START_NUMBERS, reverse=True):
        lowest, highest = START_NUMBERS[0], START_NUMBERS[-1]
        raise SetupError(
            f"The start spaces of a track must hold each number once, from {highest} at the back to {lowest}."
        )
    for numbers in starts:
        if len({number in LATE_STARTS for number in numbers}) > 1:
            late = ", ".join(map(str, LATE_STARTS))
            raise SetupError(
                f"A start space with one of {late} must hold no lower one: spears are given by space."
            )
