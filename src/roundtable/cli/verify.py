"""roundtable verify: was a saved match played by the rules, with the dice that its seed gives?"""

from __future__ import annotations

import json
from pathlib import Path

import click

from roundtable.cli.options import Brought, folder_options
from roundtable.kernel import LoadError, Match, RoundtableError
from roundtable.kernel.chance import sealed
from roundtable.kernel.match.history import replayed_from_setup
from roundtable.kernel.tape import unwind


@click.command(epilog="Example: roundtable verify evening.json")
@click.argument("file", type=click.Path(path_type=Path))
@folder_options
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(file: Path, as_json: bool, brought: Brought) -> None:
    """Play the match in FILE again from its set-up, answer by answer, and compare the ends."""
    from roundtable.cli.storage import read

    match, _ = read(file)
    assert match.setup is not None
    seal = sealed(match.setup.seed)
    report = {"file": str(file), "game": match.game.name, "answers": match.moves, **findings(match)}
    report["seal of the seed"] = seal
    if as_json:
        click.echo(json.dumps(report, ensure_ascii=False))
    if not report["by the rules"]:
        raise LoadError(f"{file} was not played by the rules: its answers lead to another state.")
    if not report["dice of the seed"]:
        raise LoadError(f"{file} has dice that its seed does not give.")
    if not as_json:
        click.echo(f"{file}: {match.moves} answers, all by the rules and with the dice of its seed.")
        click.echo(f"The seal of its seed is {seal}. A server shows it from the start.")


def findings(match: Match) -> dict[str, bool]:
    """Whether the record leads to this state, and whether the seed leads to the record."""
    return {"by the rules": _leads_here(match), "dice of the seed": _seed_leads_here(match)}


def _leads_here(match: Match) -> bool:
    try:
        return replayed_from_setup(match).fingerprint() == match.fingerprint()
    except RoundtableError:
        return False


def _seed_leads_here(match: Match) -> bool:
    assert match.setup is not None
    again = Match.begin(match.setup)
    try:
        for seat, option in unwind(match.answers):
            again.play(seat, option)
    except RoundtableError:
        return False
    return unwind(again.table.chance.record) == unwind(match.table.chance.record)
