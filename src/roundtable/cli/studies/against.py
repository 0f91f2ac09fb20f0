"""roundtable bench --against: our games and other people's in one run."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from roundtable.cli.options import parse_options
from roundtable.cli.progress import bar
from roundtable.games import find, names
from roundtable.lab.peers import installed, ours, seats_to_race
from roundtable.lab.peers.race import Standing, race

if TYPE_CHECKING:
    from rich.table import Table


def race_against(
    game: str | None, seats: int | None, chosen: tuple[str, ...], seconds: float, as_json: bool
) -> None:
    """Measure our games, or one of them, beside every peer that is installed."""
    games = [find(name) for name in (names() if game is None else (game,))]
    mine = [
        ours(found, number, parse_options(found, chosen))
        for found in games
        for number in ([seats] if seats else seats_to_race(found))
    ]
    peers, missing = installed()
    with bar(1) as progress:
        standings = race(mine + peers, seconds, progress)
    if as_json:
        click.echo(json.dumps(_figures(standings[: len(mine)], standings[len(mine) :], missing), indent=2))
        return
    _print(standings[: len(mine)], standings[len(mine) :])
    if missing:
        click.echo(f"Not installed: {', '.join(missing)} (pip install roundtable[peers]).")


def _figures(mine: Sequence[Standing], peers: Sequence[Standing], missing: list[str]) -> dict[str, object]:
    ratios = {peer.name: {own.name: own.times(peer) for own in mine} for peer in peers}
    standings = [standing.as_json() for standing in (*mine, *peers)]
    return {"standings": standings, "ratios": ratios, "not_installed": missing}


def _print(mine: Sequence[Standing], peers: Sequence[Standing]) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    rows = [(each.name, f"{each.usual:,.0f}", f"{each.options_per_decision:.1f}") for each in (*mine, *peers)]
    console.print(_table(("", "decisions/s", "options a decision"), rows))
    if peers:
        ratios = [(peer.name, *[f"{own.times(peer):.3g}" for own in mine]) for peer in peers]
        console.print("\nHow many times as many decisions as a peer ours make:")
        console.print(_table(("", *[own.name.replace(" ", "\n") for own in mine]), ratios))


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for heading in headings:
        table.add_column(heading, justify="right" if heading else "left", no_wrap=bool(heading))
    for row in rows:
        table.add_row(*row)
    return table
