"""roundtable play: a game at the terminal, or over a pipe."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NamedTuple

import click

import roundtable as rt
from roundtable import bots
from roundtable.cli.options import Brought, Files, file_options, folder_options, parse_options
from roundtable.cli.storage import exists
from roundtable.games import find, guide
from roundtable.kernel import Game, Match, SetupError
from roundtable.text import LANGUAGES, Text

PERSON = "you"


class Party(NamedTuple):
    """A match and who plays it: for each seat `you` or a bot, and a name if one was given."""

    match: Match
    kinds: tuple[str, ...]
    names: tuple[str, ...]


@click.command(epilog="Example: roundtable play kingarthur --seats you,squire,squire --save evening.json")
@click.argument("game", metavar="GAME|FILE", required=False)
@click.option(
    "--seats",
    help="Who plays, seat by seat: you, page, squire, knight, champion, "
    "or exec:COMMAND for a program of your own. [default: you,squire,squire]",
)
@click.option("--names", help="Names for the seats, separated by commas.")
@click.option("--seed", help="The same seed deals the same cards.")
@click.option("-o", "--option", "chosen", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@file_options
@folder_options
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Save the match in this file.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language. [default: the terminal's]")
@click.option("--ask-all", is_flag=True, help="Ask even if there is only one choice.")
def command(game: str | None, save: Path | None, lang: str | None, ask_all: bool, **wishes: Any) -> None:
    """Play GAME, or go on with the match in FILE.

    With --save every answer is in the file before the next question; if the file exists, the match in it
    goes on.
    """
    from roundtable.cli.terminal.screen import Screen
    from roundtable.cli.terminal.sitting import Sitting

    if game is not None and game not in rt.games() and _is_file(game):
        if save is not None:
            raise SetupError("Give the file only once: either FILE or --save FILE.")
        save, game = Path(game), None
    party = resume(save, game, **wishes) if save is not None and exists(save) else begin(game, **wishes)
    name = party.match.game.name
    text = Text(lang or terminal_language(), name)
    text.names = party.names or default_names(party.kinds, text)
    players = [None if kind == PERSON else bots.player(kind, os.urandom(16).hex()) for kind in party.kinds]
    kept = {"players": _kept(party.kinds, name), "names": party.names}
    screen = Screen(name, text, options=party.match.table.options)
    sitting = Sitting(party.match, players, screen, save, ask_all, kept)
    try:
        over = sitting.play()
    finally:
        _dismiss(players)
    if not over:
        raise click.exceptions.Exit(1)


def _dismiss(players: list[bots.Bot | None]) -> None:
    """Programs that have played end with the sitting."""
    for player in players:
        if isinstance(player, bots.OutsideBot):
            player.close()


def _is_file(name: str) -> bool:
    return exists(Path(name)) and not Path(name).is_dir()


def begin(
    game: str | None,
    seats: str | None,
    names: str | None,
    seed: str | None,
    chosen: tuple[str, ...],
    files: Files | None = None,
    brought: Brought | None = None,
) -> Party:
    """A new match for the people and bots who will play it."""
    if game is None:
        raise SetupError(f"Say which game to play. The games are: {', '.join(rt.games())}.")
    if game.endswith(".json"):
        raise SetupError(
            f"There is no file {game!r} and no such game. The games are: {', '.join(rt.games())}."
        )
    found = find(game)
    options = parse_options(found, chosen, files, brought)
    kinds = _kinds(seats, found) if seats else _usual_kinds(found, options)
    match = rt.new(game, seats=len(kinds), seed=seed, **options)
    return Party(match, kinds, _names(names, len(kinds)))


def resume(
    path: Path,
    game: str | None,
    seats: str | None,
    names: str | None,
    seed: str | None,
    chosen: tuple[str, ...],
    files: Files | None = None,
    brought: Brought | None = None,
) -> Party:
    """The match in a file, with those who played it unless others are named."""
    from roundtable.cli.storage import read

    match, document = read(path)
    if game is not None and game != match.game.name:
        raise SetupError(f"{path} holds a match of {match.game.name}, not of {game}; choose another file.")
    if seed is not None or chosen or files:
        raise SetupError(f"{path} already holds a match; its seed and options were fixed when it began.")
    for name, folder in (brought or {}).items():
        if match.table.options.get(name) != folder.value:
            raise SetupError(f"{path} holds a match that does not use the {name} {folder.value!r}.")
    number = match.table.seats
    kinds = _kinds(seats or _trusted(path, listed(document, "players", PERSON, number)), match.game)
    if len(kinds) != number:
        raise SetupError(f"{path} is a match for {number} players; list that many with --seats.")
    return Party(match, kinds, _names(names or listed(document, "names", "", number), number))


def _kinds(text: str, game: Game) -> tuple[str, ...]:
    """Who sits where: a person, or a bot that can play this game."""
    kinds = tuple(bots.today(kind.strip()) for kind in text.split(","))
    for kind in kinds:
        if kind not in (PERSON, *bots.NAMES) and not bots.is_outside(kind):
            able = ", ".join((PERSON, *bots.NAMES))
            raise SetupError(f"No {kind!r} can take a seat; these can: {able}, and programs: exec:COMMAND.")
        if kind != PERSON:
            bots.entered(kind, guide(game.name))
    game.check_seats(len(kinds))
    return kinds


def _trusted(path: Path, players: str) -> str:
    """The players of a save, unless it would run a program that nobody here has named."""
    if bots.MARK in players:
        raise SetupError(f"{path} names a program to run; if you trust it, name it yourself with --seats.")
    return players


def _kept(kinds: tuple[str, ...], game: str) -> list[str]:
    """What a save says of the players. It names no program: people who open it might run it
    unawares."""
    usual = bots.names(guide(game))[0]
    return [usual if bots.is_outside(kind) else kind for kind in kinds]


def listed(document: dict[str, Any], key: str, instead: str, number: int) -> str:
    """What a save says of its players; one that was written by a program says nothing."""
    listed = document.get(key)
    if not isinstance(listed, list) or len(listed) != number:
        listed = []
    if listed and all(isinstance(entry, str) and entry.strip() for entry in listed):
        return ",".join(listed)
    return ",".join([instead] * number) if instead else ""


def _usual_kinds(game: Game, options: dict[str, Any]) -> tuple[str, ...]:
    """A person and two squires, or fewer where the options leave room for fewer, as a small pack does."""
    most = 3 if 3 in game.seats else game.seats[0]
    for number in range(most, game.seats[0] - 1, -1):
        try:
            rt.new(game.name, seats=number, seed=0, **options)
        except SetupError:
            continue
        most = number
        break
    return _kinds(",".join([PERSON, *["squire"] * (most - 1)]), game)


def _names(text: str | None, seats: int) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(",")) if text else ()
    if names and len(names) != seats:
        raise SetupError(
            f"--names takes a name for each of the {seats} seats, separated by commas; {len(names)} given."
        )
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
