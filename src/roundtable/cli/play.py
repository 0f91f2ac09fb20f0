"""roundtable play: a game at the terminal, or over a pipe."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NamedTuple

import click

import roundtable as rt
from roundtable import bots
from roundtable.cli.options import Files, file_options, parse_options
from roundtable.cli.storage import exists
from roundtable.games import find, judge
from roundtable.kernel import Game, Match, SetupError
from roundtable.text import LANGUAGES, Text

PERSON = "you"


class Party(NamedTuple):
    """A match and who plays it: for each seat `you` or a bot, and a name if one was given."""

    match: Match
    kinds: tuple[str, ...]
    names: tuple[str, ...]


@click.command(epilog="Example: roundtable play kingarthur --seats you,greedy,greedy --save evening.json")
@click.argument("game", metavar="GAME|FILE", required=False)
@click.option("--seats", help="Who plays, seat by seat: you, greedy, random. [default: you,greedy,greedy]")
@click.option("--names", help="Names for the seats, separated by commas.")
@click.option("--seed", help="Deal as in another match with this seed.")
@click.option("-o", "--option", "chosen", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@file_options
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Keep the match in this file.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language. [default: that of the terminal]")
@click.option("--ask-all", is_flag=True, help="Ask even where there is only one choice.")
def command(game: str | None, save: Path | None, lang: str | None, ask_all: bool, **wishes: Any) -> None:
    """Play GAME, or go on with the match in FILE.

    With --save every answer is in the file before the next question; if the file exists, the match in it
    goes on.
    """
    from roundtable.cli.terminal.screen import Screen
    from roundtable.cli.terminal.sitting import Sitting

    if game is not None and game not in rt.games() and _is_file(game):
        if save is not None:
            raise SetupError("Name a file once: either FILE or --save FILE.")
        save, game = Path(game), None
    party = resume(save, game, **wishes) if save is not None and exists(save) else begin(game, **wishes)
    name = party.match.game.name
    text = Text(lang or terminal_language(), name)
    text.names = party.names or default_names(party.kinds, text)
    players = [None if kind == PERSON else bots.make(kind, os.urandom(16).hex()) for kind in party.kinds]
    kept = {"players": party.kinds, "names": party.names}
    screen = Screen(name, text, options=party.match.table.options)
    sitting = Sitting(party.match, players, screen, save, ask_all, kept)
    if not sitting.play():
        raise click.exceptions.Exit(1)


def _is_file(name: str) -> bool:
    return exists(Path(name)) and not Path(name).is_dir()


def begin(
    game: str | None,
    seats: str | None,
    names: str | None,
    seed: str | None,
    chosen: tuple[str, ...],
    files: Files | None = None,
) -> Party:
    """A new match for whoever is to play it."""
    if game is None:
        raise SetupError(f"Say which game to play; there are: {', '.join(rt.games())}.")
    if game.endswith(".json"):
        raise SetupError(f"There is no file {game!r} and no such game; there are: {', '.join(rt.games())}.")
    found = find(game)
    kinds = _kinds(seats or _default_seats(found.seats), found)
    match = rt.new(game, seats=len(kinds), seed=seed, **parse_options(found, chosen, files))
    return Party(match, kinds, _names(names, len(kinds)))


def resume(
    path: Path,
    game: str | None,
    seats: str | None,
    names: str | None,
    seed: str | None,
    chosen: tuple[str, ...],
    files: Files | None = None,
) -> Party:
    """The match in a file, with those who played it unless others are named."""
    from roundtable.cli.storage import read

    match, document = read(path)
    if game is not None and game != match.game.name:
        raise SetupError(f"{path} holds a match of {match.game.name}, not of {game}; choose another file.")
    if seed is not None or chosen or files:
        raise SetupError(f"{path} holds a match already; seed and options were settled when it began.")
    number = match.table.seats
    kinds = _kinds(seats or listed(document, "players", PERSON, number), match.game)
    if len(kinds) != number:
        raise SetupError(f"{path} is a match for {number} players; name as many with --seats.")
    return Party(match, kinds, _names(names or listed(document, "names", "", number), number))


def _kinds(text: str, game: Game) -> tuple[str, ...]:
    """Who sits where: a person, or a bot that can play this game."""
    kinds = tuple(kind.strip() for kind in text.split(","))
    for kind in kinds:
        if kind not in (PERSON, *bots.NAMES):
            raise SetupError(f"No {kind!r} can take a seat; there are: {', '.join((PERSON, *bots.NAMES))}.")
        if kind != PERSON:
            bots.check(kind, judge(game.name))
    game.check_seats(len(kinds))
    return kinds


def listed(document: dict[str, Any], key: str, instead: str, number: int) -> str:
    """What a save says of its players; one that was written by a program says nothing."""
    listed = document.get(key)
    if not isinstance(listed, list) or len(listed) != number:
        listed = []
    if listed and all(isinstance(entry, str) and entry.strip() for entry in listed):
        return ",".join(listed)
    return ",".join([instead] * number) if instead else ""


def _default_seats(allowed: range) -> str:
    number = 3 if 3 in allowed else allowed[0]
    return ",".join([PERSON, *["greedy"] * (number - 1)])


def _names(text: str | None, seats: int) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(",")) if text else ()
    if names and len(names) != seats:
        raise SetupError(f"There are {seats} seats but {len(names)} names.")
    if names and not all(names):
        raise SetupError("Every seat needs a name of at least one letter.")
    return names


def terminal_language() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := os.environ.get(variable):  # the first that is set decides, also for "C"
            return wanted[:2] if wanted[:2] in LANGUAGES else "en"
    return "en"


def default_names(kinds: tuple[str, ...], text: Text) -> tuple[str, ...]:
    """Bots by their seats, people as players by number; a lone person as the language prefers."""
    alone = kinds.count(PERSON) == 1
    names = []
    for number, kind in enumerate(kinds, 1):
        if kind == PERSON:
            names.append(text.say("you" if alone else "player", number=number))
        else:
            names.append(text.say("bot", number=number))
    return tuple(names)
