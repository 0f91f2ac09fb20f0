"""The games, found by folder: nothing is registered by hand."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from roundtable.kernel import Event, Game, Guide, Ruling, SetupError
from roundtable.kernel.scene import Move, Words

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
        raise SetupError(f"There is no game {name!r}; choose from: {', '.join(names())}.")
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
        raise SetupError(f"The rulings of {name} are not available in the language {language!r}.")
    said = _read(name, file)
    return tuple(ruling._replace(text=said[ruling.number]) for ruling in written)


class Cover(NamedTuple):
    """What is said of a game before anybody opens it, from its `cover.toml`."""

    minutes: int  # that a match takes, about; 0 is many evenings
    kind: str  # race, cards, together or story
    colour: str  # of its cover, "#23406d": dark enough for pale letters
    emblem: str  # a picture of the icon set: the charge of a cover that nobody has painted


@cache
def cover(name: str) -> Cover:
    """How a game looks on a shelf beside others."""
    return Cover(**_document(name, "cover.toml"))


class Addition(NamedTuple):
    """What a game adds to the `roundtable` command, and what to say of it."""

    game: str
    help: str


@cache
def additions(kind: str) -> dict[str, Addition]:
    """What games add to the command, by name: `words` are commands, `files` are options whose value may
    come from a file, `folders` such whose value may lie in a folder. It is read from `commands.toml`, since
    help must not wait until all games are loaded."""
    listed = [name for name in names() if files(__name__).joinpath(name, "commands.toml").is_file()]
    return {
        word: Addition(name, help)
        for name in listed
        for word, help in _document(name, "commands.toml").get(kind, {}).items()
    }


def bring(option: str, folder: Traversable) -> Any:
    """What somebody has in a folder of their own, as the value of this option of a game: it can be played
    from now on, in this process. Games list such options in `commands.toml`, under `folders`."""
    return _folders(option).bring(folder)


def bring_all(option: str, folder: Traversable) -> None:
    """All that lies in a folder, or will."""
    _folders(option).bring_all(folder)


def _folders(option: str) -> Any:
    return part(additions("folders")[option].game, "content.folders")


def _read(name: str, file: str) -> dict[str, Any]:
    return _document(find(name).name, file)


def _document(folder: str, file: str) -> dict[str, Any]:
    return tomllib.loads(files(__name__).joinpath(folder, file).read_text("utf-8"))


@cache
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
    """The pictures that all games use, by their names in the icon set: the `ICONS` of each `show`, and the
    emblems of the covers."""
    shows = [part(name, "show") for name in names()]
    of_pieces = {icon for show in shows if show is not None for icon in show.ICONS.values()}
    return tuple(sorted(of_pieces | {cover(name).emblem for name in names()}))


@cache
def guide(name: str) -> Guide | None:
    """What the game's hints offer to bots: `value` of an option, and for those that look ahead `chances`,
    `quick`, `recall` and the settings `SEARCH`, where it has them. None if it has no hints."""
    hints = part(name, "hints")
    if hints is None:
        return None
    more = {field: getattr(hints, field, None) for field in ("chances", "quick", "recall")}
    return Guide(hints.value, **more, search=getattr(hints, "SEARCH", {}))


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


def detailed(show: Any, view: dict[str, Any], key: str, option: Any) -> Words | None:
    """What would come of an option, in a smaller line: its `show` may have a function `detail`."""
    detail = getattr(show, "detail", None)
    words: Words | None = None if detail is None else detail(view, key, option)
    return words


def is_grave(show: Any, key: str, option: Any) -> bool:
    """Whether an option weighs heavily and cannot be mended: its `show` may have a function `grave`."""
    grave = getattr(show, "grave", None)
    return grave is not None and bool(grave(key, option))


def moves(show: Any, event: Event, view: dict[str, Any]) -> Sequence[Move]:
    """What moves on the table when a viewer reads this event: its `show` may have a function `moves`."""
    told_by = getattr(show, "moves", None)
    moved: Sequence[Move] = () if told_by is None else told_by(event.key, event.args, view)
    return moved


def because(show: Any, view: dict[str, Any], key: str | None, ref: str) -> Words:
    """Why the viewer, who is asked this or nothing, cannot choose a piece: its `show` may have a function
    `why_not`. Where that says nothing: the rule of this moment, or who everybody is waiting for."""
    why_not = getattr(show, "why_not", None)
    words: Words | None = None if why_not is None else why_not(view, key, ref)
    if words is not None:
        return words
    lesson: list[Words] = [] if show is None or key is None else show.lesson(key, view["options"])
    prompt = view["prompt"]
    return lesson[0] if lesson else told(show, prompt["key"], prompt["about"], view["options"])


def touched(show: Any, view: dict[str, Any], key: str, option: Any) -> tuple[str, ...]:
    """The refs of the pieces that an option points at. A game whose options name a way, and not the place to
    which it leads, looks at what the seat sees: its `show` has a function `touches_seen`."""
    seen = getattr(show, "touches_seen", None)
    refs: tuple[str, ...] = show.touches(key, option) if seen is None else seen(view, key, option)
    return refs


def checkpoint(show: Any, event: Event, options: Mapping[str, Any]) -> Words:
    """The name of a checkpoint: `checkpoint-…` with the figures of the event that begins it."""
    key, args = told(show, *event, options)
    return Words(f"checkpoint.{key}", args)
