"""What several commands are told in the same words: the options of a game and who sits where."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any

import click

from roundtable.kernel import Game, SetupError

track_option = click.option(
    "--track",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A track of your own, for a game with one.",
)

WORDS: dict[str, Any] = {"true": True, "yes": True, "false": False, "no": False}


def parse_options(game: Game, given: Iterable[str], track: Path | None = None) -> dict[str, Any]:
    """Every option of a match from texts like `seals=true`; a bare name switches its option on. A track is
    read from its file."""
    choices = {variant.name: variant.choices for variant in game.variants}
    parsed: dict[str, Any] = {} if track is None else {"track": _document(track)}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not name or (equals and not value):
            raise click.UsageError(f"An option is written NAME=VALUE or NAME, not {text!r}.")
        if name in parsed:
            raise click.UsageError(f"Option {name} is given twice.")
        parsed[name] = _value(value, choices.get(name, ())) if equals else True
    return game.choose(parsed)


def _document(path: Path) -> dict[str, Any]:
    """What a TOML file says."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as why:
        raise SetupError(f"{path} cannot be read: {why.strerror or why}.") from None
    except ValueError as why:
        raise SetupError(f"{path} is no TOML file: {str(why).rstrip('.')}.") from None


def _value(text: str, choices: Collection[Any]) -> Any:
    if text in choices:  # a game may offer "yes" or "3" as texts
        return text
    if text.lower() in WORDS:
        return WORDS[text.lower()]
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(digits) < 20 else text


def parse_seats(text: str, game: Game) -> tuple[str, ...]:
    """The bots of the seats, from their names with commas between."""
    from roundtable.lab.simulate import check_seats

    return check_seats(game, tuple(name.strip() for name in text.split(",")))
