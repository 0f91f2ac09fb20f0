"""roundtable games: which games there are."""

from __future__ import annotations

import json
from typing import Any

import click

from roundtable.games import find, names
from roundtable.text import LANGUAGES, Text


@click.command(epilog="Example: roundtable games --json")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", help="Language of the titles.")
def command(as_json: bool, lang: str) -> None:
    """List the games with their numbers of seats and options."""
    listed: list[dict[str, Any]] = [
        {
            "name": game.name,
            "title": Text(lang, game.name).say("title"),
            "seats": [game.seats[0], game.seats[-1]],
            "rules": game.rules,
            "options": {variant.name: list(variant.choices) for variant in game.variants},
        }
        for game in map(find, names())
    ]
    if as_json:
        click.echo(json.dumps(listed, ensure_ascii=False, indent=2))
        return
    for entry in listed:
        seats = "–".join(map(str, entry["seats"]))
        click.echo(f"{entry['name']:<14} {entry['title']} ({seats})")
