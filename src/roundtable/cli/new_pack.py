"""roundtable new-pack: a content pack of your own, begun from a small one that can be played at once."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from pathlib import Path

import click

from roundtable.cli.options import called
from roundtable.games import additions, part
from roundtable.kernel import SetupError


@click.command(epilog="Example: roundtable new-pack ferry --in stories")
@click.argument("name")
@click.option(
    "--in",
    "within",
    type=click.Path(path_type=Path),
    default=".",
    help="The folder to put it in. [default: here]",
)
def command(name: str, within: Path) -> None:
    """Begin a content pack NAME, a small story that can be checked and played at once."""
    if not re.fullmatch("[a-z][a-z0-9_]*", name):
        raise SetupError(
            f"{name!r} cannot be a pack's name: use lower-case letters, digits and _, a letter first."
        )
    game, folder = additions("words")["new-pack"].game, within / name
    packs = part(game, "content.folders")
    begun: Traversable = packs.beginning()
    try:
        if folder.exists():
            raise SetupError(f"{folder} already exists; nothing was written.")
        if name in packs.packs_here():
            raise SetupError(f"Roundtable already has a pack {name!r}; choose another name for yours.")
        _copy(begun, folder)
        _rename(folder / "pack.toml", begun.name, name)
    except (OSError, ValueError) as why:
        raise SetupError(f"{folder} cannot be written: {getattr(why, 'strerror', None) or why}.") from None
    click.echo(f"{folder} is now a content pack. Try: {called()} play {game} --pack {folder} --seats you;")
    click.echo(f"check it after every change: {called()} pack check {folder} (docs/writing-a-campaign.md).")


def _copy(source: Traversable, target: Path) -> None:
    target.mkdir(parents=True)
    for entry in source.iterdir():
        if entry.is_dir():
            _copy(entry, target / entry.name)
        else:
            (target / entry.name).write_text(entry.read_text("utf-8"), "utf-8")


def _rename(file: Path, old: str, new: str) -> None:
    """Its id, and what it is called until its author knows better."""
    text = file.read_text("utf-8")
    for was, now in ((old, new), (old.title(), new.replace("_", " ").title())):
        text = text.replace(f'"{was}"', f'"{now}"', 1)
    file.write_text(text, "utf-8")
