"""What several commands are told in the same words: the options of a game."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import click

from roundtable.games import additions, bring, bring_all
from roundtable.kernel import Game, SetupError

WORDS: dict[str, Any] = {"true": True, "yes": True, "false": False, "no": False}
Files = Mapping[str, Path]  # option -> the file that says its value


def called() -> str:
    """The command as a person typed it: where a message suggests another, that one must work, too."""
    return os.environ.get("ROUNDTABLE_CALLED_AS") or "roundtable"


class Whole(click.IntRange):
    """A whole number within limits, refused in a sentence."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            limits = f"from {self.min} to {self.max}" if self.max is not None else f"of at least {self.min}"
            self.fail(f"it must be a whole number {limits}, not {value!r}.", param, ctx)


class Folder(NamedTuple):
    """What somebody has brought along: the value of an option, and where it lies."""

    value: Any
    where: Path


Brought = Mapping[str, Folder]  # by option
F = TypeVar("F", bound=Callable[..., Any])


def file_options(command: F) -> F:
    """Add --NAME FILE for every option that some game reads from a file; the command gets them as `files`."""
    for name, added in reversed(additions("files").items()):
        command = click.option(
            f"--{name}",
            type=click.Path(path_type=Path),
            metavar="FILE",
            help=added.help,
            expose_value=False,
            callback=_gather,
        )(command)
    return command


def folder_options(command: F) -> F:
    """Add --NAME DIR for everything that some game plays from a folder of your own; the command gets what
    was named, by option, as `brought`."""
    for name, added in reversed(additions("folders").items()):
        command = click.option(
            f"--{name}",
            type=click.Path(path_type=Path),
            metavar="DIR",
            help=added.help,
            expose_value=False,
            callback=_bring,
        )(command)
    return command


def _bring(context: click.Context, parameter: click.Parameter, path: Path | None) -> None:
    brought = context.params.setdefault("brought", {})
    if path is not None:
        where = located(path)
        brought[parameter.name] = Folder(bring(str(parameter.name), where), where)


def shelf_options(command: F) -> F:
    """The same for a command that goes on while more may come: a DIR may hold many, and there may be more."""
    for name, added in reversed(additions("folders").items()):
        command = click.option(
            f"--{name}",
            type=click.Path(path_type=Path),
            metavar="DIR",
            multiple=True,
            help=f"{added.help} DIR may also hold several; you can repeat this.",
            expose_value=False,
            callback=_bring_all,
        )(command)
    return command


def _bring_all(context: click.Context, parameter: click.Parameter, paths: tuple[Path, ...]) -> None:
    for path in paths:
        bring_all(str(parameter.name), located(path))


def located(path: Path) -> Path:
    """A path that stays the same wherever the program goes."""
    try:
        return path.resolve()
    except (OSError, ValueError) as why:
        raise SetupError(f"{path} cannot be read: {getattr(why, 'strerror', None) or why}.") from None


def _gather(context: click.Context, parameter: click.Parameter, path: Path | None) -> None:
    gathered = context.params.setdefault("files", {})
    if path is not None:
        gathered[parameter.name] = path


def parse_options(
    game: Game, given: Iterable[str], files: Files | None = None, brought: Brought | None = None
) -> dict[str, Any]:
    """Every option of a match: what is given, and the usual for the rest."""
    return game.choose(parse_given(game, given, files, brought))


def parse_given(
    game: Game, given: Iterable[str], files: Files | None = None, brought: Brought | None = None
) -> dict[str, Any]:
    """Options from texts like `seals=true`; a bare name switches its option on. Some are read from files, or
    were brought along in folders."""
    choices = {variant.name: variant.choices for variant in game.variants}
    parsed: dict[str, Any] = {name: _from_file(game, name, path) for name, path in (files or {}).items()}
    parsed |= {name: folder.value for name, folder in (brought or {}).items()}
    for text in given:
        name, equals, value = _parts(text)
        if name in parsed:
            raise click.UsageError(f"Option {name} is given twice.")
        if name in choices and value not in choices[name]:
            _check_no_file(name, value)
        parsed[name] = _value(value, choices.get(name, ())) if equals else True
    game.choose(parsed)  # refuses what the game does not know
    return parsed


def _parts(text: str) -> tuple[str, str, str]:
    """A name, and after it nothing, or a sign and a value."""
    name, equals, value = (part.strip() for part in text.partition("="))
    if not name or (equals and not value):
        raise click.UsageError(f"Write an option as NAME=VALUE or NAME, not {text!r}.")
    return name, equals, value


def _check_no_file(name: str, value: str) -> None:
    """Refuse the name of a file where its contents are meant. What is written out has commas; the name of a
    file may have them too."""
    named = "," not in value or value.endswith(".toml") or os.path.exists(value)
    if named and name in additions("files"):
        raise click.UsageError(f"A {name} from a file is not an option: use --{name} {value or 'FILE'}.")


def _from_file(game: Game, name: str, path: Path) -> dict[str, Any]:
    """What a file says, if the game can be played with that."""
    document = _document(path)
    if any(variant.name == name for variant in game.variants):
        try:
            game.choose({name: document})
        except SetupError as why:
            raise SetupError(f"{path}: {why}") from None
    return document


def _document(path: Path) -> dict[str, Any]:
    """What a TOML file says; editors may put a mark before its text."""
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as why:
        raise SetupError(f"{path} cannot be read: {getattr(why, 'strerror', None) or why}.") from None
    try:
        text = data.decode("utf-8-sig")
        return tomllib.loads(text)
    except UnicodeDecodeError as why:
        line = why.object.count(b"\n", 0, why.start) + 1
        raise SetupError(f"{path} is not a TOML file: line {line} is not UTF-8 text.") from None
    except tomllib.TOMLDecodeError as why:
        raise SetupError(f"{path} is not a TOML file: {_where(str(why), text)}.") from None


def _where(why: str, text: str) -> str:
    """What is wrong and in which line, also where the file ends too early."""
    place = re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)", why)
    if place is None:
        return why.rstrip(".")
    column = f", column {place[2]}" if place[2] else ", at the end of the file"
    return f"line {place[1] or len(text.splitlines()) or 1}{column}: {why[: place.start()]}"


def _value(text: str, choices: Collection[Any]) -> Any:
    if text in choices:  # a game may offer "yes" or "3" as texts
        return text
    if text.lower() in WORDS:
        return WORDS[text.lower()]
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(digits) < 20 else text
