"""roundtable pack: content packs, the stories that a game is played with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from roundtable.games import part
from roundtable.kernel import SetupError

GAME = "taintedgrail"  # the game that is played with packs
COLUMNS = 100  # of the line that counts


@click.group(epilog="Example: roundtable pack check content/avalon")
def command() -> None:
    """Check a content pack: a story for Tainted Grail, written as data."""


@command.command("check", epilog="Example: roundtable pack check content/avalon --strict")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--strict", is_flag=True, help="Count missing translations as errors.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def check(folder: Path, strict: bool, as_json: bool) -> None:
    """Print all faults of the pack in DIR with file and line, what it consists of, what its menhirs cost,
    and which ends every party can reach. The exit code is 1 if there are errors."""
    report = _checked(folder, strict)
    if as_json:
        click.echo(json.dumps(_as_json(report), ensure_ascii=False, indent=2))
    else:
        for line in _as_text(report):
            click.echo(line)
    if report.errors:
        raise click.exceptions.Exit(1)


def _checked(folder: Path, strict: bool) -> Any:
    try:
        if not (folder / "pack.toml").is_file():
            raise SetupError(f"{folder} is no content pack: it has no file pack.toml.")
        return part(GAME, "check").check(folder, strict)
    except (OSError, ValueError) as why:
        raise SetupError(f"{folder} cannot be read: {getattr(why, 'strerror', None) or why}.") from None


def _as_json(report: Any) -> dict[str, Any]:
    return {
        "errors": [fault._asdict() for fault in report.errors],
        "warnings": [fault._asdict() for fault in report.warnings],
        "counts": report.counts,
        "ward tax": report.tax,
        "endings": [
            {
                "chapter": proof.chapter,
                "party": proof.party,
                "ending": ending.name,
                "reached": ending.reached,
                "steps": ending.steps,
            }
            for proof in report.proofs
            for ending in proof.endings
        ],
    }


def _as_text(report: Any) -> Iterator[str]:
    yield from map(str, report.errors)
    for fault in report.warnings:
        yield f"{fault.file}:{fault.at}: warning: {fault.text}"
    if report.counts:
        yield ""
        yield from _counted(report.counts)
    if report.tax:
        yield "\nWhat menhirs take of a hero's energy, in percent, for 1 to 4 players:"
        for number, tax in report.tax.items():
            yield f"{number:>6}" + "".join(f"{share:>7.1f}" for share in tax)
    for chapter in sorted({proof.chapter for proof in report.proofs}):
        yield from _proved([proof for proof in report.proofs if proof.chapter == chapter])
    yield ""
    yield f"{len(report.errors)} errors, {len(report.warnings)} warnings."
    if not report.proofs:
        yield "The solver waits until the pack can be read without a fault."


def _counted(counts: dict[str, int]) -> Iterator[str]:
    line = ""
    for what, number in counts.items():
        entry = f"{number} {what}"
        if line and len(line) + len(entry) + 2 > COLUMNS:
            yield f"{line},"
            line = ""
        line = f"{line}, {entry}" if line else entry
    yield f"{line}."


def _proved(proofs: list[Any]) -> Iterator[str]:
    """Which ends each party can reach, by how many deeds; then the shortest way of each."""
    names = [ending.name for ending in proofs[0].endings]
    wide = max(len(", ".join(proof.party)) for proof in proofs)
    yield f"\nEnds of chapter {proofs[0].chapter}, and by how many deeds (-: never, ?: the solver gave up):"
    yield " " * wide + "".join(f"  {name}" for name in names)
    for proof in proofs:
        cells = [_cell(ending).rjust(len(ending.name)) for ending in proof.endings]
        yield ", ".join(proof.party).ljust(wide) + "".join(f"  {cell}" for cell in cells)
    ways: dict[Any, list[str]] = {}
    for proof in proofs:
        if proof.shortest:
            ways.setdefault(proof.shortest, []).append(", ".join(proof.party))
    for ending, parties in ways.items():
        who = "every party" if len(parties) == len(proofs) else "; ".join(parties)
        yield f"\nThe shortest way for {who}:"
        yield from [f"  {step}" for step in ending.steps]


def _cell(ending: Any) -> str:
    if ending.reached:
        return str(ending.deeds)
    return "?" if ending.reached is None else "-"
