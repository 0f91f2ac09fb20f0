"""roundtable review: the moments of a saved match at which another answer would have changed most."""

from __future__ import annotations

import json
from pathlib import Path

import click

from roundtable.cli.options import Brought, folder_options
from roundtable.cli.play import PERSON, listed, terminal_language
from roundtable.games import guide, names
from roundtable.kernel import Guide, Match, SetupError
from roundtable.text import LANGUAGES


@click.command(epilog="Example: roundtable review evening.json --seconds 20")
@click.argument("file", type=click.Path(path_type=Path))
@folder_options
@click.option("--seat", type=int, help="Look at this seat only. [default: all people, or everybody]")
@click.option("--seconds", default=10.0, show_default=True, help="How long it may take.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language. [default: the terminal's]")
@click.option("--json", "as_json", is_flag=True, help="Print the moments as JSON.")
def command(
    file: Path, seat: int | None, seconds: float, lang: str | None, as_json: bool, brought: Brought
) -> None:
    """Look back at the match in FILE, which must be over: at which three moments would another answer have
    changed most?

    Every moment is judged by what the seat knew then.
    """
    from roundtable.bots.review import review
    from roundtable.cli.storage import read
    from roundtable.cli.terminal.screen import Screen
    from roundtable.text import Text

    match, document = read(file)
    if seat is not None and seat not in range(match.table.seats):
        raise SetupError(f"There is no seat {seat}; the seats are 0 to {match.table.seats - 1}.")
    if match.result is None:
        raise SetupError(f"{file} holds a match that is not over; play it to its end first.")
    kinds = listed(document, "players", PERSON, match.table.seats).split(",")
    people = [number for number, kind in enumerate(kinds) if kind == PERSON]
    found = review(match, seeing(match), [seat] if seat is not None else people or range(len(kinds)), seconds)
    if as_json:
        click.echo(json.dumps([moment._asdict() for moment in found], ensure_ascii=False))
        return
    called = listed(document, "names", "", match.table.seats)
    text = Text(lang or terminal_language(), match.game.name, tuple(called.split(",")) if called else ())
    Screen(match.game.name, text, options=match.table.options).moments(match, found)


def seeing(match: Match) -> Guide:
    """What the game's hints offer to those who look ahead."""
    known = guide(match.game.name)
    if known is None or not known.tells_chances:
        able = [name for name in names() if getattr(guide(name), "tells_chances", False)]
        raise SetupError(
            f"Bots do not look ahead in {match.game.name}, so its matches cannot be reviewed; "
            f"those of these games can: {', '.join(able)}."
        )
    return known
