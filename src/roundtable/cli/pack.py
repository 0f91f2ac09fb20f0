"""roundtable pack: content packs, the stories that a game is played with.

Which game that is, a game says itself (`commands.toml`); what makes a pack sound, its `check` knows.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from roundtable.games import additions, part
from roundtable.kernel import SetupError


@click.group(epilog="Example: roundtable pack check content/avalon")
def command() -> None:
    """Check a content pack: a story that a game is played with, written as data."""


@command.command("check", epilog="Example: roundtable pack check content/avalon --strict")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--strict", is_flag=True, help="Count missing translations as errors.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def check(folder: Path, strict: bool, as_json: bool) -> None:
    """Print all faults of the pack in DIR with file and line, what it consists of, what its menhirs cost,
    and which ends every party can reach. The exit code is 1 if there are errors."""
    report = _checked(folder, strict)
    if as_json:
        click.echo(json.dumps(report.as_json(), ensure_ascii=False, indent=2))
    else:
        for line in report.lines():
            click.echo(line)
    if report.errors:
        raise click.exceptions.Exit(1)


def _checked(folder: Path, strict: bool) -> Any:
    try:
        if not (folder / "pack.toml").is_file():
            raise SetupError(f"{folder} is not a content pack: it has no file pack.toml.")
        return part(additions("words")["pack"].game, "check").check(folder, strict)
    except (OSError, ValueError) as why:
        raise SetupError(f"{folder} cannot be read: {getattr(why, 'strerror', None) or why}.") from None
