"""roundtable replay: the story of a saved match."""

from __future__ import annotations

import json
from pathlib import Path

import click

from roundtable.cli.options import Brought, folder_options
from roundtable.cli.play import listed, terminal_language
from roundtable.kernel import SetupError
from roundtable.text import LANGUAGES


@click.command(epilog="Example: roundtable replay evening.json --seat 0")
@click.argument("file", type=click.Path(path_type=Path))
@folder_options
@click.option("--seat", type=int, help="Tell the story as this seat saw it. [default: as a spectator]")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language. [default: the terminal's]")
@click.option("--json", "as_json", is_flag=True, help="Print the events as JSON.")
def command(file: Path, seat: int | None, lang: str | None, as_json: bool, brought: Brought) -> None:
    """Tell what happened in the match in FILE, and draw its table as it is now."""
    from roundtable.cli.storage import read
    from roundtable.cli.terminal.screen import Screen
    from roundtable.text import Text

    match, document = read(file)
    if seat is not None and seat not in range(match.table.seats):
        raise SetupError(f"There is no seat {seat}; the seats are 0 to {match.table.seats - 1}.")
    events = match.log(seat)
    if as_json:
        click.echo(json.dumps([event._asdict() for event in events], ensure_ascii=False))
        return
    names = listed(document, "names", "", match.table.seats)
    text = Text(lang or terminal_language(), match.game.name, tuple(names.split(",")) if names else ())
    screen = Screen(match.game.name, text, options=match.table.options)
    screen.story(events)
    screen.table(match.view(seat))
    screen.result(match)
