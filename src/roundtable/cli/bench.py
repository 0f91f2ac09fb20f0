"""roundtable bench: how fast the rules are on this machine."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from roundtable.cli.options import parse_options
from roundtable.cli.progress import bar
from roundtable.games import find, names
from roundtable.lab.bench import Figure, Report, measure, usual_seats

if TYPE_CHECKING:
    from rich.table import Table


@click.command(epilog="Example: roundtable bench kingarthur --seats 3 --seconds 10")
@click.argument("game", required=False)
@click.option("--seats", type=click.IntRange(min=1), help="How many seats. [default: 4, or the game's most]")
@click.option("--seconds", default=5.0, show_default=True, help="About how long to measure each game.")
@click.option("-o", "--option", "chosen", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def command(
    game: str | None, seats: int | None, seconds: float, chosen: tuple[str, ...], as_json: bool
) -> None:
    """Measure the speed of GAME, or of every game, on one core of this machine.

    Figures are per second of processor time, the best of five rounds and their median. To compare
    machines, compare decisions per million turns of the calibration loop.
    """
    games = [find(name) for name in (names() if game is None else (game,))]
    todo = [
        (found, found.check_seats(seats or usual_seats(found)), parse_options(found, chosen))
        for found in games
    ]
    reports: list[Report] = []
    with bar(len(todo)) as progress:
        for found, number, options in todo:
            reports.append(measure(found, number, seconds, options, _after(len(reports), progress)))
    if as_json:
        python = f"{platform.python_implementation()} {platform.python_version()}"
        click.echo(json.dumps({"python": python, "games": [r.as_json() for r in reports]}, indent=2))
    else:
        print_tables(reports)


def _after(done: int, progress: Callable[[float], None]) -> Callable[[float], None]:
    return lambda part: progress(done + part)


def print_tables(reports: list[Report]) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    for number, report in enumerate(reports):
        if number:
            console.print()
        console.print(f"{report.game}, {report.seats} seats")
        console.print(_table(report))
        console.print(_sizes(report))


def _table(report: Report) -> Table:
    from rich import box
    from rich.table import Table

    rows = {
        "calibration, million turns/s": report.calibration,
        "decisions a million turns": report.decisions_per_million_turns,
        "decisions/s (two options or more)": report.decisions_per_second,
        "all answers/s, by legal + play": report.answers_per_second,
        "matches/s": report.matches_per_second,
        **{f"{name}, µs": figure for name, figure in report.microseconds.items()},
    }
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("")
    table.add_column("best", justify="right", no_wrap=True)
    table.add_column("median", justify="right", no_wrap=True)
    for name, figure in rows.items():
        table.add_row(name, *_both(figure))
    return table


def _both(figure: Figure) -> tuple[str, str]:
    return _short(figure.best), _short(figure.median)


def _short(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


def _sizes(report: Report) -> str:
    return (
        f"A match has {report.answers_per_match:.0f} answers; an answer has {report.options_per_answer:.1f} "
        f"options, a decision {report.options_per_decision:.1f}. A finished match is saved in "
        f"{report.bytes_per_saved_match:,.0f} bytes of compact JSON; one more clone in mid-game takes "
        f"{report.bytes_per_clone:,.0f} bytes of memory (tracemalloc)."
    )
