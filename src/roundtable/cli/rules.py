"""roundtable rules: the rulings, options and figures of a game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import click

import roundtable as rt
from roundtable.games import figures
from roundtable.text import LANGUAGES


@click.command(epilog="Example: roundtable rules kingarthur --figures")
@click.argument("game")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", help="Language of the rulings.")
@click.option("--figures", "only_figures", is_flag=True, help="List the figures and their origins.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(game: str, lang: str, only_figures: bool, as_json: bool) -> None:
    """Show what GAME decides where its rulebook is silent, and which of it can be chosen otherwise."""
    if only_figures:
        _print_figures(figures(game), as_json)
        return
    listed = rt.rules(game, lang)
    if as_json:
        click.echo(json.dumps([ruling._asdict() for ruling in listed], ensure_ascii=False, indent=2))
        return
    for ruling in listed:
        choice = f" [-o {ruling.option}]" if ruling.option else ""
        click.echo(f"{ruling.number:<6} {ruling.text} ({ruling.origin}; {ruling.where}){choice}")


def _print_figures(read: dict[str, Any], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(read, ensure_ascii=False, indent=2))
        return
    for path, origin, value in origins(read):
        click.echo(f"{origin:<14} {path} = {json.dumps(value, ensure_ascii=False)}")


def origins(read: dict[str, Any], path: str = "", origin: str = "") -> Iterator[tuple[str, str, Any]]:
    """Every figure with its place and its origin: that of the nearest table around it which names one."""
    origin = read.get("origin", origin)
    for name, value in read.items():
        place = f"{path}.{name}" if path else name
        if isinstance(value, dict) and _is_table(value):
            yield from origins(value, place, origin)
        elif name != "origin":
            yield place, origin, value


def _is_table(value: dict[str, Any]) -> bool:
    """Whether this is a table of figures, or itself one figure of several parts."""
    return "origin" in value or any(isinstance(inner, dict) and "origin" in inner for inner in value.values())
