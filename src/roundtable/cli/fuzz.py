"""roundtable fuzz: random matches, held against the contract."""

from __future__ import annotations

import json
import secrets
from collections import Counter
from pathlib import Path
from typing import Any

import click

from roundtable.games import find


@click.command(epilog="Example: roundtable fuzz kingarthur --matches 2000 --seed 1")
@click.argument("game")
@click.option("--matches", type=click.IntRange(min=1), default=200, show_default=True, help="How many.")
@click.option("--seed", help="The same seed gives the same matches. [default: a new one]")
@click.option(
    "--density",
    type=click.FloatRange(0, 1),
    default=0.03,
    show_default=True,
    help="How often each check is made at a question: 1 is always.",
)
@click.option("--jobs", type=click.IntRange(min=1), help="Processes. [default: one a core]")
@click.option(
    "--into", type=click.Path(path_type=Path), default=".", help="Where failing matches are written."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(
    game: str, matches: int, seed: str | None, density: float, jobs: int | None, into: Path, as_json: bool
) -> None:
    """Play random matches of GAME with any seats and options and check every law of the contract.

    A match that breaks one is written to a file that `roundtable play` and `replay` can load.
    """
    from rich.console import Console
    from rich.progress import track

    from roundtable.lab.fuzz import Finding, fuzz

    find(game)
    seed = seed or secrets.token_hex(8)
    console = Console(stderr=True)
    bad: list[tuple[Finding, str | None]] = []
    answers, seats = 0, Counter[int]()
    findings = fuzz(game, matches, seed, density, jobs)
    shown = console.is_terminal
    for finding in track(
        findings, f"fuzz {game}", matches, console=console, disable=not shown, transient=True
    ):
        answers += finding.answers
        seats[finding.seats] += 1
        if finding.law is not None:
            bad.append((finding, _written(finding.save, f"{game}-{seed}-{finding.number}", into)))
    if as_json:
        report = {
            "game": game,
            "seed": seed,
            "matches": matches,
            "answers": answers,
            "by seats": dict(sorted(seats.items())),
            "violations": [
                {"match": finding.number, "law": finding.law, "why": finding.why, "file": file}
                for finding, file in bad
            ],
        }
        click.echo(json.dumps(report, ensure_ascii=False))
    else:
        by_seats = ", ".join(f"{number} with {n} seats" for n, number in sorted(seats.items()))
        for finding, file in bad:
            click.echo(f"match {finding.number}: {finding.why}" + (f" → {file}" if file else ""))
        click.echo(f"{matches} matches of {game} (seed {seed}): {by_seats}; {answers} answers.")
        click.echo(f"{len(bad)} violations of the contract.")
    if bad:
        raise click.exceptions.Exit(1)


def _written(save: dict[str, Any] | None, name: str, into: Path) -> str | None:
    """Keep the failing match as a save; its name tells how to find it again."""
    if save is None:
        return None
    path = into / f"fuzz-{name.replace('/', '_')}.json"
    path.write_text(json.dumps(save), "utf-8")
    return str(path)
