"""The games, found by folder: nothing is registered by hand."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from roundtable.kernel import Game, SetupError


def names() -> tuple[str, ...]:
    """The names of all games."""
    folders = files(__name__).iterdir()
    found = [f.name for f in folders if f.is_dir() and not f.name.startswith(("_", "."))]
    return tuple(sorted(name for name in found if files(__name__).joinpath(name, "__init__.py").is_file()))


@cache
def find(name: str) -> Game:
    """The game of this name."""
    if name not in names() and name != "_template":
        raise SetupError(f"There is no game {name!r}; there are: {', '.join(names())}.")
    game: Game = import_module(f"{__name__}.{name}").GAME
    return game


def part(name: str, module: str) -> Any:
    """A part of a game that its rules do not need: `show` or `hints`; None if the game has none."""
    find(name)
    try:
        return import_module(f"{__name__}.{name}.{module}")
    except ModuleNotFoundError as missing:
        if missing.name != f"{__name__}.{name}.{module}":
            raise
        return None
