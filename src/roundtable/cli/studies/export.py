"""roundtable export: the decisions of a saved match as data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from roundtable.cli.options import Brought, folder_options
from roundtable.kernel import Match, SetupError

if TYPE_CHECKING:
    from roundtable.lab.data.decisions import Decision


@click.command(epilog="Example: roundtable export evening.json --json")
@click.argument("file", type=click.Path(path_type=Path))
@folder_options
@click.option("--seat", type=int, help="Only the decisions of this seat. [default: of all]")
@click.option(
    "--json", "as_json", is_flag=True, help="Print the match and its decisions as one JSON document."
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write the decisions to FILE.jsonl, or as columns to FILE.parquet.",
)
def command(file: Path, seat: int | None, as_json: bool, out: Path | None, brought: Brought) -> None:
    """Write what every seat saw, could answer and answered in the match in FILE, once it is over.

    Without --json or --out it prints one line of JSON per decision.
    """
    from roundtable.cli.storage import read
    from roundtable.lab.data.decisions import decisions_of
    from roundtable.lab.data.files import check, writing

    if as_json and out is not None:
        raise click.UsageError("Choose --json or --out, not both.")
    if out is not None:
        check(out)
    match, _ = read(file)
    if seat is not None and seat not in range(match.table.seats):
        raise SetupError(f"There is no seat {seat}; the seats are 0 to {match.table.seats - 1}.")
    if match.result is None:
        raise SetupError(f"The match in {file} is not over; its decisions can be written when it is.")
    rows = [row for row in decisions_of(match) if seat in (None, row.seat)]
    if out is None:
        print_rows(match, rows, as_json)
        return
    with writing(out) as write:
        write(rows)


def print_rows(match: Match, rows: list[Decision], whole: bool) -> None:
    """One document of everything, or a line for each decision."""
    from roundtable.lab.data.files import as_json

    opened = map(as_json, rows)
    if not whole:
        for row in opened:
            click.echo(json.dumps(row, ensure_ascii=False))
        return
    result = None if match.result is None else match.result._asdict()
    about = {"game": match.game.name, "rules": match.game.rules, "seats": match.table.seats}
    document = {**about, "options": match.table.options, "result": result, "decisions": list(opened)}
    click.echo(json.dumps(document, ensure_ascii=False))
