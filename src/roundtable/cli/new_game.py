"""roundtable new-game: a game of one's own, begun from the template."""

from __future__ import annotations

import keyword
from importlib.resources import as_file, files
from pathlib import Path

import click

from roundtable.games import names
from roundtable.kernel import SetupError

TEMPLATE = "_template"


@click.command(epilog="Example: roundtable new-game goldenfleece")
@click.argument("name")
def command(name: str) -> None:
    """Copy the template to a new game NAME; it can be played and tested at once."""
    if not (name.isascii() and name.isidentifier() and name.islower() and not keyword.iskeyword(name)):
        raise SetupError(f"{name!r} cannot name a game: use small letters and digits, a letter first.")
    if name.startswith("_") or name in names():
        raise SetupError(f"The name {name!r} is taken; there are: {', '.join(names())}.")
    with as_file(files("roundtable.games")) as folder:
        made = copy(folder / TEMPLATE, folder / name)
    click.echo(f"{made} is a game now. Try: roundtable play {name}; then read docs/adding-a-game.md.")


def copy(source: Path, target: Path) -> Path:
    """Copy a game's folder file by file, with the new name in place of the template's."""
    try:
        if target.exists():
            raise SetupError(f"{target} exists already; nothing was copied.")
        for file in sorted(source.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                copied = target / file.relative_to(source)
                copied.parent.mkdir(parents=True, exist_ok=True)
                copied.write_text(file.read_text("utf-8").replace(TEMPLATE, target.name), "utf-8")
    except OSError as why:
        raise SetupError(f"{target} cannot be written: {why.strerror or why}.") from None
    return target
