"""roundtable tournament: bots against bots over the same deals."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING

import click

from roundtable import bots
from roundtable.cli.options import Brought, Files, Whole, file_options, folder_options, parse_options
from roundtable.cli.progress import bar
from roundtable.cli.studies.workers import worker_options
from roundtable.games import find, guide
from roundtable.kernel import SetupError
from roundtable.lab.bench import usual_seats
from roundtable.lab.runs.plot import named, svg
from roundtable.lab.runs.standings import Standings, standings
from roundtable.lab.runs.tournament import Tournament, play
from roundtable.lab.workers import Workers

if TYPE_CHECKING:
    from rich.table import Table

EXAMPLE = "Example: roundtable tournament kingarthur --bots squire,knight --games 60 --seats 3 --seed 1"
SURE = 0.01  # below this a lead is said to be more than luck


@click.command(epilog=EXAMPLE)
@click.argument("game")
@click.option(
    "--bots",
    "entered",
    metavar="BOT,BOT,…",
    help="Who takes part, the weakest first: page, squire, knight, champion, "
    "or exec:COMMAND for a program of your own. [default: all levels]",
)
@click.option(
    "--against",
    metavar="BOT",
    help="Let one seat of each meet a table full of this one. [default: of the one before it]",
)
@click.option("--mix", is_flag=True, help="Let all of them sit at one table instead.")
@click.option(
    "--games",
    type=Whole(1, 1_000_000),
    default=60,
    show_default=True,
    help="Matches of each line-up, rounded up so that each deal is played from every seat.",
)
@click.option(
    "--seats", type=Whole(min=1), help="Number of seats. [default: 4, or as many as the game allows]"
)
@click.option("--seed", help="The same seed gives the same matches. [default: a random one, shown]")
@click.option("-o", "--option", "chosen", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@file_options
@folder_options
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option(
    "--plot", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.svg", help="Draw them too."
)
@click.option("--no-progress", is_flag=True, help="Show no progress bar.")
@worker_options
def command(
    game: str,
    entered: str | None,
    against: str | None,
    mix: bool,
    games: int,
    seats: int | None,
    seed: str | None,
    chosen: tuple[str, ...],
    workers: Workers,
    as_json: bool,
    plot: Path | None,
    no_progress: bool,
    files: Files | None = None,
    brought: Brought | None = None,
) -> None:
    """Let bots play GAME against each other and show how strong they are.

    Each line-up plays the same deals, and each deal once in every rotation of the seats. Usually one seat of
    each bot meets a table full of the bot that is named before it; --against names another field, and --mix
    seats all of them together. Bots are not hurried: a seed gives the same figures on every machine.
    """
    if mix and against is not None:
        raise click.UsageError("Choose --against or --mix, not both.")
    found = find(game)
    _check_plot(plot)
    names = [name.strip() for name in entered.split(",")] if entered is not None else _able(game)
    options = parse_options(found, chosen, files, brought)
    folders = {name: str(folder.where) for name, folder in (brought or {}).items()}
    seed = str(randbelow(10**9)) if seed is None else seed
    number = usual_seats(found) if seats is None else seats
    tournament = Tournament.of(game, names, number, seed, against, mix, options, folders)
    deals = tournament.deals(games)
    with bar(deals * len(tournament.rotations), no_progress) as progress:
        played = play(tournament, deals, workers, progress)
    figures = standings(tournament, played)
    if plot is not None:
        plot.write_text(svg(figures), "utf-8")
    if as_json:
        click.echo(json.dumps(figures.as_json(), indent=2))
    else:
        print_standings(figures)


def _able(game: str) -> list[str]:
    return [name for name in bots.NAMES if name in bots.names(guide(game))]


def _check_plot(plot: Path | None) -> None:
    """Refuse before anybody plays what could not be written afterwards."""
    if plot is None:
        return
    if plot.suffix != ".svg":
        raise SetupError(
            f"The plot is an SVG file: name it {plot.with_suffix('.svg').name}, not {plot.name}."
        )
    if not plot.parent.is_dir():
        raise SetupError(f"There is no folder {plot.parent} for the plot.")


def print_standings(figures: Standings) -> None:
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False)
    shares = _shares(figures)
    if console.measure(shares, options=console.options.update(width=999)).maximum <= console.width:
        console.print(shares)
    else:
        for line in _lines(figures):
            console.print(line)
    console.print()
    for table in (_ratings(figures), _cross(figures)):
        console.print(table)
        console.print()
    for step in figures.steps:
        console.print(_verdict(step.upper, step.lower, step.more, step.p))
    for fault, times in figures.replaced.items():
        console.print(f"In {times} of {figures.matches} matches {fault}")
    console.print(f"{figures.matches} matches of {figures.deals} deals, seed {figures.seed}.")


def _verdict(upper: str, lower: str, more: float, p: float | None) -> str:
    if p is None:
        return f"One deal cannot show whether {upper} beats {lower}."
    says = "beats" if p < SURE else "is not shown to beat"
    return f"{upper} {says} {lower}: {more:+.1%} a seat, p {'< 0.0001' if p < 1e-4 else f'= {p:.4f}'}."


def _table(*headings: str) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left")
    return table


def _shares(figures: Standings) -> Table:
    table = _table("Bot", "Against", "Wins", "Share", "Fair", "Wilson 95 %", "By deals 95 %")
    for one in figures.shares:
        table.add_row(
            one.bot,
            named(one.against),
            f"{one.wins:.1f}".removesuffix(".0") + f" of {one.matches}",
            f"{one.share:.1%}",
            f"{one.fair:.1%}",
            _between(one.wilson),
            _between(one.bootstrap),
        )
    return table


def _lines(figures: Standings) -> Iterator[str]:
    """The same figures for a terminal that is too narrow for the table."""
    for one in figures.shares:
        yield f"{one.bot} against {named(one.against)}:"
        yield f"  {one.share:.1%}, fair {one.fair:.1%}"
        yield f"  Wilson {_between(one.wilson)}"
        yield f"  by deals {_between(one.bootstrap)}"


def _between(interval: Sequence[float]) -> str:
    return f"{interval[0]:.1%}–{interval[1]:.1%}"


def _ratings(figures: Standings) -> Table:
    table = _table("Bot", "Rating", "95 %", "ms a choice", "p95")
    for bot, rating in figures.ratings.items():
        thinking = figures.thinking.get(bot)
        times = ("", "") if thinking is None else (f"{thinking.median:.3g}", f"{thinking.p95:.3g}")
        table.add_row(bot, f"{rating.points:.0f}", "{:.0f}–{:.0f}".format(*rating.interval), *times)
    return table


def _cross(figures: Standings) -> Table:
    """How often the bot of the row came before that of the column."""
    table = _table("comes before", *figures.cross)
    for bot, row in figures.cross.items():
        table.add_row(bot, *[f"{row[other]:.0%}" if other in row else "" for other in figures.cross])
    return table
