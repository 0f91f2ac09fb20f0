"""roundtable sim: bots play many matches."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from secrets import randbelow
from time import perf_counter
from typing import TYPE_CHECKING

import click

from roundtable.cli.options import Brought, Files, Whole, file_options, folder_options, parse_options
from roundtable.cli.progress import bar
from roundtable.cli.studies.workers import worker_options
from roundtable.games import find
from roundtable.lab.data import files as files_of_data
from roundtable.lab.data.decisions import decided
from roundtable.lab.runs.kept import kept
from roundtable.lab.runs.run import Run
from roundtable.lab.runs.simulate import Progress, outcomes, simulate
from roundtable.lab.runs.statistics import Spread, Tally, wilson
from roundtable.lab.runs.summary import SeatSummary, ShareSummary, Summary, TraitSummary, summed_up
from roundtable.lab.workers import Workers
from roundtable.text import Text

if TYPE_CHECKING:
    from rich.table import Table

EXAMPLE = "Example: roundtable sim kingarthur --seats squire,page,page --games 1000 --seed 1"


@click.command(epilog=EXAMPLE)
@click.argument("game")
@click.option(
    "--seats",
    required=True,
    metavar="BOT,BOT,…",
    help="The bots, seat by seat: page, squire, knight, champion, or exec:COMMAND for a program of your own.",
)
@click.option("--games", type=Whole(min=1), default=1000, show_default=True, help="How many matches.")
@click.option("--seed", help="The same seed gives the same matches. [default: a random one, shown]")
@click.option("-o", "--option", "chosen", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@file_options
@folder_options
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--csv", "as_csv", is_flag=True, help="Print one row per match.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Also write every decision: to FILE.jsonl, or as columns to FILE.parquet.",
)
@click.option("--no-progress", is_flag=True, help="Show no progress bar.")
@click.option(
    "--resume",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep finished matches in FILE; if it has some already, go on from there.",
)
@worker_options
def command(
    game: str,
    seats: str,
    games: int,
    seed: str | None,
    chosen: tuple[str, ...],
    workers: Workers,
    as_json: bool,
    as_csv: bool,
    out: Path | None,
    resume: Path | None,
    no_progress: bool,
    files: Files | None = None,
    brought: Brought | None = None,
) -> None:
    """Let bots play many matches of GAME and print who wins.

    Match 7 of a run with seed 1 has the seed 1/7: `roundtable play GAME --seed 1/7` with as many seats and
    the same options deals it again.
    """
    check_forms(as_json, as_csv, out, resume)
    found = find(game)
    seed = str(randbelow(10**9)) if seed is None else seed
    bots = [name.strip() for name in seats.split(",")]
    options = parse_options(found, chosen, files, brought)
    folders = {name: str(folder.where) for name, folder in (brought or {}).items()}
    run = Run.of(game, bots, seed, options, folders)
    # Rows that scroll by show the progress themselves.
    hidden = no_progress or (as_csv and sys.stdout.isatty())
    with bar(games, hidden) as progress:
        if as_csv:
            print_rows(run, games, workers, progress)
            return
        summary = played(run, games, workers, progress, out, resume)
    if as_json:
        click.echo(json.dumps(summary.as_json(), indent=2))
    else:
        print_table(summary)


def check_forms(as_json: bool, as_csv: bool, out: Path | None, resume: Path | None) -> None:
    """Refuse what cannot be had together, before anything is played."""
    if as_json and as_csv:
        raise click.UsageError("Choose --json or --csv, not both.")
    if as_csv and out is not None:
        raise click.UsageError("Choose --csv or --out, not both.")
    if resume is not None and (as_csv or out is not None):
        raise click.UsageError("--resume keeps totals: it goes with neither --csv nor --out.")
    if out is not None:
        files_of_data.check(out)


def played(
    run: Run, games: int, workers: Workers, progress: Progress, out: Path | None, resume: Path | None
) -> Summary:
    """Play and count; write every decision, or keep what is finished, if a file is named."""
    if out is None and resume is None:
        return simulate(run, games, workers, progress)
    begun, whole = perf_counter(), Tally()
    if resume is not None:
        for outcome in kept(run, games, workers, resume):
            whole.add(Tally([outcome]))
            progress(whole.matches)
    if out is None:
        return summed_up(run, whole, perf_counter() - begun)
    with files_of_data.writing(out) as write:
        for chunk in decided(run, games, workers):
            write(chunk.rows)
            whole.add(Tally(chunk.outcomes))
            progress(whole.matches)
    return summed_up(run, whole, perf_counter() - begun)


def print_rows(run: Run, games: int, workers: Workers, progress: Progress) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    scores = [f"score_{seat}" for seat in range(len(run.seats))]
    writer.writerow(["match", "seed", "winners", *scores, "answers", "reason"])
    for number, seed, winners, points, answers, reason, *_ in outcomes(run, games, workers):
        writer.writerow([number, seed, " ".join(map(str, winners)), *points, answers, reason])
        progress(number)


def print_table(summary: Summary) -> None:
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False)
    players = _players(summary)
    if console.measure(players, options=console.options.update(width=999)).maximum <= console.width:
        console.print(players)
    else:
        for line in _lines(summary):
            console.print(line)
    text = Text("en", summary.game)
    for name, traits in summary.traits.items():
        console.print()
        console.print(_traits(text.say(f"study-{name}"), traits, text))
    console.print()
    console.print(_below(summary, text))


def _traits(title: str, traits: dict[str, TraitSummary], text: Text) -> Table:
    """How seats with each trait fared: 1.00 is fair."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(title)
    for heading in ("Seats", "Wins", "Share", "95 %", "Of fair"):
        table.add_column(heading, justify="right")
    for trait, fared in traits.items():
        low, high = fared.share_interval
        table.add_row(
            text.name(trait),
            str(fared.seats),
            f"{fared.wins:.1f}".removesuffix(".0"),
            f"{fared.share:.1%}",
            f"{low:.1%}–{high:.1%}",
            f"{fared.of_fair:.2f}",
        )
    return table


def _players(summary: Summary) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for heading in ("", "Bot"):
        table.add_column(heading)
    for heading in ("Wins", "Share", "95 %", "Score", "95 %", "Min", "Max"):
        table.add_column(heading, justify="right")
    for number, seat in enumerate(summary.seats, 1):
        table.add_row(str(number), seat.bot, *_figures(seat))
    return table


def _lines(summary: Summary) -> Iterator[str]:
    """The same figures for a terminal that is too narrow for the table."""
    for number, seat in enumerate(summary.seats, 1):
        wins, share, around_share, score, around_score, low, high = _figures(seat)
        yield f"{number} {seat.bot}: wins {wins}, {share} ({around_share})"
        yield f"  score {score} ({around_score}), {low} to {high}"


def _figures(seat: SeatSummary) -> tuple[str, ...]:
    low, high = seat.share_interval
    score = seat.score
    around = "–" if score.interval is None else f"{score.interval[0]:.1f}–{score.interval[1]:.1f}"
    return (
        f"{seat.wins:.1f}".removesuffix(".0"),
        f"{seat.share:.1%}",
        f"{low:.1%}–{high:.1%}",
        f"{score.mean:.1f}",
        around,
        str(score.min),
        str(score.max),
    )


def _below(summary: Summary, text: Text) -> Table:
    from rich.table import Table

    lines = {
        "Matches": f"{summary.matches}, seed {summary.seed}",
        "Options": _options(summary),
        "Shared victories": str(summary.shared),
        "Won by nobody": str(summary.lost) if summary.lost else "",
        "Replaced": "\n".join(f"{times}: {fault}" for fault, times in summary.replaced.items()),
        **{text.say(f"study-{name}"): _spread(figures) for name, figures in summary.figures.items()},
        **{text.say(f"study-{name}"): _share(share) for name, share in summary.shares.items()},
        **{text.say(f"study-{name}"): _spread(figures) for name, figures in summary.samples.items()},
        "Answers a match": _spread(summary.answers),
        "Endings": _endings(summary, text),
        "Speed": f"{summary.matches / summary.seconds:.0f} matches/s",
    }
    table = Table.grid(padding=(0, 2))
    for name, figures in lines.items():
        if figures:
            table.add_row(name, figures)
    return table


def _options(summary: Summary) -> str:
    usual = find(summary.game).choose({})
    return ", ".join(
        f"{name}={value}" for name, value in summary.options.items() if value != usual[name]
    ).lower()


def _share(share: ShareSummary) -> str:
    low, high = share.share_interval
    return f"{share.well} of {share.times}: {share.share:.1%} ({low:.1%}–{high:.1%})"


def _spread(figures: Spread) -> str:
    around = (
        "" if figures.interval is None else f" ({_short(figures.interval[0])}–{_short(figures.interval[1])})"
    )
    return f"mean {_short(figures.mean)}{around}, median {figures.median:g}, {figures.min} to {figures.max}"


def _short(figure: float) -> str:
    """About three digits: a narrow terminal cannot break a number."""
    return f"{figure:.{2 if abs(figure) < 10 else 1 if abs(figure) < 100 else 0}f}"


def _endings(summary: Summary, text: Text) -> str:
    named = {key: text.say(key) for key in map("ending-{}".format, summary.endings) if text.knows(key)}
    lines = []
    for reason, n in summary.endings.items():
        low, high = wilson(n, summary.matches)
        name = named.get(f"ending-{reason}", reason)
        lines.append(f"{name} {n}: {n / summary.matches:.1%} ({low:.1%}–{high:.1%})")
    return "\n".join(lines)
