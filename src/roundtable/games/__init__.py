"""The games, found by folder: nothing is registered by hand."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, NamedTuple

from roundtable.kernel import Event, Game, Judge, Ruling, SetupError
from roundtable.kernel.scene import Words

ENGLISH = "en"


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


@cache
def figures(name: str) -> dict[str, Any]:
    """The figures of a game as its data file has them; none if all of them are content of a pack."""
    here = files(__name__).joinpath(find(name).name, "figures.toml").is_file()
    return _read(name, "figures.toml") if here else {}


@cache
def rulings(name: str, language: str = ENGLISH) -> tuple[Ruling, ...]:
    """What a game decides where its rulebook is silent. They are written in English; other languages have
    files of their own, by number."""
    written = [Ruling(number=number, **ruling) for number, ruling in _read(name, "rulings.toml").items()]
    if language == ENGLISH:
        return tuple(written)
    file = f"text/rulings.{language}.toml"
    if not files(__name__).joinpath(name, file).is_file():
        raise SetupError(f"The rulings of {name} are not written in the language {language!r}.")
    said = _read(name, file)
    return tuple(ruling._replace(text=said[ruling.number]) for ruling in written)


class Addition(NamedTuple):
    """What a game adds to the `roundtable` command, and what to say of it."""

    game: str
    help: str


@cache
def additions(kind: str) -> dict[str, Addition]:
    """What games add to the command, by name: `words` are commands, `files` are options whose value may
    come from a file. It is read from `commands.toml`, since help must not wait until all games are loaded."""
    listed = [name for name in names() if files(__name__).joinpath(name, "commands.toml").is_file()]
    return {
        word: Addition(name, help)
        for name in listed
        for word, help in _document(name, "commands.toml").get(kind, {}).items()
    }


def _read(name: str, file: str) -> dict[str, Any]:
    return _document(find(name).name, file)


def _document(folder: str, file: str) -> dict[str, Any]:
    return tomllib.loads(files(__name__).joinpath(folder, file).read_text("utf-8"))


def part(name: str, module: str) -> Any:
    """A part of a game that its rules do not need: `show` or `hints`; None if the game has none."""
    find(name)
    try:
        return import_module(f"{__name__}.{name}.{module}")
    except ModuleNotFoundError as missing:
        if missing.name != f"{__name__}.{name}.{module}":
            raise
        return None


def icons() -> tuple[str, ...]:
    """The pictures that all games' pieces use, by their names in the icon set: the `ICONS` of each `show`."""
    shows = [part(name, "show") for name in names()]
    return tuple(sorted({icon for show in shows if show is not None for icon in show.ICONS.values()}))


@cache
def judge(name: str) -> Judge | None:
    """What the game's hints think of an option; None if it has no hints."""
    hints = part(name, "hints")
    return None if hints is None else hints.value


def told(show: Any, key: str, args: dict[str, Any], options: Mapping[str, Any]) -> Words:
    """A message of a game as people receive it. A game whose names are content and not in its texts puts
    their words in: its `show` has a function `retell`, which is told by which options the match is played."""
    retell = getattr(show, "retell", None)
    words: Words = Words(key, args) if retell is None else retell(key, args, options)
    return words


def labelled(show: Any, view: dict[str, Any], key: str, option: Any) -> Words:
    """The label of an option. A game whose options are short and read otherwise on every table looks at what
    the seat sees: its `show` has a function `label_seen`."""
    seen = getattr(show, "label_seen", None)
    words: Words = show.label(key, option) if seen is None else seen(view, key, option)
    return words


def checkpoint(show: Any, event: Event, options: Mapping[str, Any]) -> Words:
    """The name of a checkpoint: `checkpoint-…` with the figures of the event that begins it."""
    key, args = told(show, *event, options)
    return Words(f"checkpoint.{key}", args)
