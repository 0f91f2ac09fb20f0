"""roundtable fuzz: random matches, held against the contract."""

from __future__ import annotations

import json
import secrets
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from roundtable.cli.options import Whole, parse_given
from roundtable.cli.progress import bar
from roundtable.cli.studies.workers import worker_options
from roundtable.games import find

if TYPE_CHECKING:
    from roundtable.lab.contract.fuzz import Finding
    from roundtable.lab.workers import Workers


@click.command(epilog="Example: roundtable fuzz kingarthur --matches 2000 --seed 1")
@click.argument("game")
@click.option("--matches", type=Whole(min=1), default=200, show_default=True, help="How many.")
@click.option("--seed", help="The same seed gives the same matches. [default: a new one]")
@click.option(
    "--density",
    type=click.FloatRange(0, 1),
    default=0.03,
    show_default=True,
    help="Share of questions at which each check is made; 1 means always.",
)
@click.option("-o", "--option", "chosen", multiple=True, metavar="NAME=VALUE", help="Of all matches.")
@click.option(
    "--into",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=".",
    help="The folder where failing matches are written.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@worker_options
def command(
    game: str,
    matches: int,
    seed: str | None,
    density: float,
    chosen: tuple[str, ...],
    workers: Workers,
    into: Path,
    as_json: bool,
) -> None:
    """Play random matches of GAME with any seats and options and check every law of the contract.

    An option that is given is that of all matches; the others are anything.

    A match that breaks one is written to a file that `roundtable play` and `replay` can load.
    """
    from roundtable.lab.contract.fuzz import Fuzz, fuzz

    seed = seed or secrets.token_hex(8)
    run = Fuzz(game, seed, density, parse_given(find(game), chosen))
    found: list[Finding] = []
    with bar(matches) as progress:
        for finding in fuzz(run, matches, workers):
            found.append(finding)
            progress(finding.number)
    files = {f.number: _written(f, f"{game}-{seed}-{f.number}", into) for f in found if f.law is not None}
    click.echo(_as_json(game, seed, found, files) if as_json else _as_text(game, seed, found, files))
    if files:
        raise click.exceptions.Exit(1)


def _written(finding: Finding, name: str, into: Path) -> str | None:
    """Keep the failing match as a save; its name tells how to find it again."""
    if finding.save is None:
        return None
    path = into / f"fuzz-{name.replace('/', '_')}.json"
    path.write_text(json.dumps(finding.save), "utf-8")
    return str(path)


def _as_text(game: str, seed: str, found: list[Finding], files: dict[int, str | None]) -> str:
    bad = [f"match {f.number}: {f.why} → {files[f.number]}" for f in found if f.number in files]
    seats = ", ".join(
        f"{number} with {n} seats" for n, number in sorted(Counter(f.seats for f in found).items())
    )
    answers = sum(finding.answers for finding in found)
    return "\n".join(
        [
            *bad,
            f"{len(found)} matches of {game} (seed {seed}): {seats}; {answers} answers.",
            f"{len(bad)} violations of the contract.",
        ]
    )


def _as_json(game: str, seed: str, found: list[Finding], files: dict[int, str | None]) -> str:
    report = {
        "game": game,
        "seed": seed,
        "matches": len(found),
        "answers": sum(finding.answers for finding in found),
        "by seats": dict(sorted(Counter(finding.seats for finding in found).items())),
        "violations": [
            {"match": f.number, "law": f.law, "why": f.why, "file": files[f.number]}
            for f in found
            if f.number in files
        ],
    }
    return json.dumps(report, ensure_ascii=False)
