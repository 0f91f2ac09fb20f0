"""roundtable bench: how fast the rules are on this machine."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from roundtable.bots import NAMES
from roundtable.cli.looking_after.records import BUS, STORE
from roundtable.cli.options import Whole, parse_options
from roundtable.cli.progress import bar
from roundtable.games import find, names
from roundtable.kernel import SetupError
from roundtable.lab.bench import Figure, Report, measure, usual_seats
from roundtable.lab.bench_openspiel import iterations_per_second

if TYPE_CHECKING:
    from rich.table import Table

    from roundtable.server.bench import Load


@click.command(epilog="Example: roundtable bench server --tables 200 --seconds 20")
@click.argument("game", required=False)
@click.option(
    "--seats", type=Whole(min=1), help="Number of seats. [default: 4, or as many as the game allows]"
)
@click.option(
    "--seconds", default=5.0, show_default=True, help="Roughly how many seconds to measure each game."
)
@click.option("-o", "--option", "chosen", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--tables", default=200, show_default=True, type=Whole(1, 2000), help="For the server.")
@click.option(
    "--bots", "level", default="squire", show_default=True, type=click.Choice(NAMES), help="For the server."
)
@click.option("--compress/--no-compress", default=True, help="For the server.")
@click.option("--processes", default=1, show_default=True, type=Whole(1, 64), help="Servers on one database.")
@click.option(
    "--store", metavar="ADDRESS", envvar=STORE, help="For several: an empty database, postgresql://…"
)
@click.option("--bus", metavar="ADDRESS", envvar=BUS, help="For several: nats://…")
@click.option("--against", is_flag=True, help="Measure beside other people's games (roundtable[peers]).")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def command(
    game: str | None,
    seats: int | None,
    seconds: float,
    chosen: tuple[str, ...],
    as_json: bool,
    tables: int,
    level: str,
    compress: bool,
    processes: int,
    store: str | None,
    bus: str | None,
    against: bool,
) -> None:
    """Measure the speed of GAME, or of every game, on one core of this machine; or that of the server.

    Figures are per second of processor time, the best of five rounds and their median. To compare
    machines, compare decisions per million turns of the calibration loop.

    With --against, every game is played at random in turns with those of catanatron, OpenSpiel, RLCard,
    PettingZoo, pokerkit and python-chess, as far as they are installed, and the table says how many
    times as many decisions ours make.

    `roundtable bench server` starts a server on one core, with bots, people and a reader in every seat, and
    measures the time from an answer to the moment when all at the table have been shown it. With --processes
    several servers share a database and a bus, and the readers of a table are spread over them; without
    --store and --bus, a PostgreSQL that writes to its disk and a NATS are started for that long.
    """
    if game == "server":
        from roundtable.server.bench import Load

        with shared_by(processes, store, bus) as shared:
            measure_server(Load(tables, seats or 4, seconds, compress, level, processes, shared), as_json)
        return
    if against:
        from roundtable.cli.studies.against import race_against

        race_against(game, seats, chosen, seconds, as_json)
        return
    games = [find(name) for name in (names() if game is None else (game,))]
    todo = [
        (found, found.check_seats(seats or usual_seats(found)), parse_options(found, chosen))
        for found in games
    ]
    reports: list[Report] = []
    with bar(len(todo)) as progress:
        for found, number, options in todo:
            reports.append(measure(found, number, seconds, options, _after(len(reports), progress)))
    report_all(reports, seconds, as_json)


def report_all(reports: list[Report], seconds: float, as_json: bool) -> None:
    """Print what was measured; beside searches of ours, one of others."""
    searched = any(report.iterations_per_second for report in reports)
    beside = iterations_per_second(seconds / 10) if searched else None
    if as_json:
        python = f"{platform.python_implementation()} {platform.python_version()}"
        figures = {"python": python, "games": [r.as_json() for r in reports]}
        click.echo(json.dumps({**figures, "openspiel_iterations_per_second": beside}, indent=2))
        return
    print_tables(reports)
    if beside is not None:
        click.echo(
            f"OpenSpiel's own IS-MCTS (C++) on gin rummy, in the same run: {beside:,.0f} iterations/s."
        )


@contextmanager
def shared_by(processes: int, store: str | None, bus: str | None) -> Iterator[tuple[str, ...]]:
    """The words that tell several servers what they share: a database and a bus that somebody names, or ones
    that are started for the measurement, if they are here."""
    from roundtable.server.started import Nats, Postgres, may_start

    if processes == 1:
        yield ()
    elif store and bus:
        yield ("--store", store, "--bus", bus)
    elif store or bus or not may_start():
        raise SetupError(
            "Several processes need --store postgresql://… with an empty database, and --bus nats://…; with "
            "neither, both are started here if roundtable[dev] is installed."
        )
    else:
        with Postgres(safe=True) as postgres, Nats() as nats:
            yield ("--store", postgres.fresh(), "--bus", nats.address)


def measure_server(load: Load, as_json: bool) -> None:
    from roundtable.server.bench import measure as measure_load

    with bar(1) as progress:
        figures = measure_load(simplest_game(load.seats), load, progress)
    if as_json:
        click.echo(json.dumps(figures.as_json(), indent=2))
        return
    click.echo(
        f"{figures.tables} tables, {figures.readers} websockets, {figures.seconds:.0f} s: {figures.actions} "
        f"answers from people, {figures.views} views received.\n"
        f"From an answer until everyone saw it: p50 {figures.p50:.0f} ms, p95 {figures.p95:.0f} ms, "
        f"worst {figures.worst:.0f} ms; for the server, bots included: p95 {figures.server_p95:.0f} ms."
        f"\n{_servers(figures.processes)} used {100 * figures.cpu:.0f} % of one core, {figures.cost:.2f} ms "
        f"for each view, and {figures.memory:.0f} MB{' at most' if figures.processes > 1 else ''}; "
        f"load average {figures.load:.1f}.\n"
        f"Not counted: the {figures.arrival:.0f} s before, in which everybody came in, and the work of the "
        "readers, who are another process."
    )


def _servers(processes: int) -> str:
    return "The server" if processes == 1 else f"{processes} servers together"


def simplest_game(seats: int) -> str:
    """The game with the fewest rules for this many seats: what is measured is the server."""
    fitting = [game for game in map(find, names()) if seats in game.seats]
    if not fitting:
        raise SetupError(f"No game can be played with {seats} seats.")
    return min(fitting, key=lambda game: len(game.book)).name


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
    if report.iterations_per_second is not None:
        rows["iterations/s of a search"] = report.iterations_per_second
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
