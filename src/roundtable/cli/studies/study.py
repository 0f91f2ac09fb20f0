"""roundtable study: a page of figures about a game."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from secrets import randbelow

import click

from roundtable import bots
from roundtable.cli.options import Brought, Files, Whole, file_options, folder_options, parse_options
from roundtable.cli.progress import bar
from roundtable.cli.studies.workers import worker_options
from roundtable.games import find, guide
from roundtable.kernel import SetupError
from roundtable.lab.bench import usual_seats
from roundtable.lab.reports.charts import charts
from roundtable.lab.reports.page import files as files_of
from roundtable.lab.reports.timeline import Timeline, watch
from roundtable.lab.runs.run import Run
from roundtable.lab.runs.statistics import Outcome, Tally
from roundtable.lab.runs.summary import summed_up
from roundtable.lab.workers import Workers
from roundtable.text import Text


@click.command(epilog="Example: roundtable study grailcup --games 1000 --out report")
@click.argument("game")
@click.option(
    "--seats", metavar="BOT,BOT,…", help="The bots, seat by seat. [default: the usual bot in up to 4 seats]"
)
@click.option("--games", type=Whole(min=2), default=1000, show_default=True, help="How many matches.")
@click.option("--seed", help="The same seed gives the same report. [default: a random one, shown]")
@click.option("-o", "--option", "chosen", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@file_options
@folder_options
@click.option(
    "--out",
    required=True,
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="The folder for the page; it is made if need be.",
)
@click.option("--no-progress", is_flag=True, help="Show no progress bar.")
@worker_options
def command(
    game: str,
    seats: str | None,
    games: int,
    seed: str | None,
    chosen: tuple[str, ...],
    workers: Workers,
    out: Path,
    no_progress: bool,
    files: Files | None = None,
    brought: Brought | None = None,
) -> None:
    """Let bots play many matches of GAME and write a page about them: who wins, from which seat, with what;
    how long matches are, how they end, and how they stand on their way."""
    found = find(game)
    usual = [bots.names(guide(game))[0]] * usual_seats(found)
    seated = usual if seats is None else [name.strip() for name in seats.split(",")]
    folders = {name: str(folder.where) for name, folder in (brought or {}).items()}
    options = parse_options(found, chosen, files, brought)
    run = Run.of(game, seated, str(randbelow(10**9)) if seed is None else seed, options, folders)
    _make(out)
    outcomes: list[Outcome] = []
    timeline: Timeline = Counter()
    with bar(games, no_progress) as progress:
        for watched in workers.spread_out(watch, run, games):
            outcomes += watched.outcomes
            timeline.update(watched.timeline)
            progress(len(outcomes))
    tally, text = Tally(outcomes), Text("en", game)
    summary = summed_up(run, tally, 1.0)
    written = files_of(summary, charts(summary, tally, timeline, text), outcomes, text)
    for name, content in written.items():
        (out / name).write_text(content, "utf-8")
    click.echo(f"{games} matches of {game} (seed {run.seed}): {out / 'index.html'}")


def _make(folder: Path) -> None:
    """The folder, before anything is played for it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as why:
        raise SetupError(f"{folder} cannot be a folder for a report: {why.strerror or why}.") from None
