"""Roundtable: four Arthurian board games by their full rules, for people and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex
from typing import Any

from . import games as _games
from . import kernel
from .kernel import (
    Checkpoint,
    IllegalMove,
    LoadError,
    Match,
    Question,
    Result,
    RoundtableError,
    Ruling,
    Setup,
    SetupError,
)

__version__ = "0.1.0"


def games() -> tuple[str, ...]:
    """The names of all games."""
    return _games.names()


def new(
    game: str, seats: int, seed: int | str | None = None, luck: Sequence[Any] = (), **options: Any
) -> Match:
    """A new match; without a seed, one of 256 bits that nobody can guess. `luck` is what falls first, in its
    order: a number for a die, a name for what is drawn, `{"top": [names]}` or `{"first": [names]}` for a
    shuffle (the top of a pile is its end), None for whatever the seed has there. A save keeps what has
    fallen, not what is still to fall."""
    found = _games.find(game)
    setup = Setup(found, found.check_seats(seats, options), found.choose(options), _seed(seed))
    return Match.begin(setup, luck=luck)


def scenario(
    game: str, description: dict[str, Any], seed: int | str | None = None, luck: Sequence[Any] = ()
) -> Match:
    """A match set up from a description: `seats`, `options`, and what the game's own page says. `luck` is
    what falls first once the table is laid, as in `new`."""
    found = _games.find(game)
    if not isinstance(description, dict):
        raise SetupError(f"A scenario must be described by a dict, not by {description!r}.")
    try:
        rest = kernel.melt(
            description
        )  # a copy: the match is replayed from it, whatever becomes of the original
    except RecursionError:
        raise SetupError("This description of a scenario is nested too deeply.") from None
    seats, options = rest.pop("seats", found.seats[0]), rest.pop("options", {})
    if not isinstance(options, dict):
        raise SetupError(f"The options of a scenario must be a dict, not {options!r}.")
    setup = Setup(found, found.check_seats(seats, options), found.choose(options), _seed(seed), rest)
    return Match.begin(setup, luck=luck)


def rules(game: str, language: str = "en") -> tuple[Ruling, ...]:
    """What a game decides where its rulebook is silent, by number; in English, Russian or Ukrainian."""
    return _games.rulings(game, language)


def load(document: Any) -> Match:
    """The match of a saved document."""
    return kernel.load(document, _games.find)


def _seed(seed: int | str | None) -> str:
    if seed is not None and not isinstance(seed, int | str):
        raise SetupError(f"A seed is a number or text, not {seed!r}.")
    if isinstance(seed, str) and not seed.isascii() and seed.encode(errors="ignore").decode() != seed:
        raise SetupError(f"The seed {seed!r} is not valid text.")
    try:
        return token_hex(32) if seed is None else str(seed)
    except ValueError:  # Python writes no number of more than 4300 digits
        raise SetupError("The seed is too large for a number; give it as text.") from None


__all__ = [
    "Checkpoint",
    "IllegalMove",
    "LoadError",
    "Match",
    "Question",
    "Result",
    "RoundtableError",
    "Ruling",
    "Setup",
    "SetupError",
    "games",
    "load",
    "new",
    "rules",
    "scenario",
]
