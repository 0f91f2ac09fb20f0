"""roundtable new-game: a game of your own, begun from the template."""

from __future__ import annotations

import keyword
import re
import subprocess
import sys
from importlib.resources import as_file, files
from itertools import product
from pathlib import Path

import click

from roundtable.cli.options import called
from roundtable.games import names, rulings
from roundtable.kernel import SetupError

TEMPLATE, LETTERS = "_template", "TP"  # its name, and the letters before the numbers of its rulings
UNRELEASED = "## Unreleased\n"


@click.command(epilog="Example: roundtable new-game goldenfleece --letters GF")
@click.argument("name")
@click.option("--letters", help="Two letters for the numbers of its rulings. [default: from the name]")
def command(name: str, letters: str | None) -> None:
    """Begin a game NAME from the template; it can be played and tested at once.

    In a source tree the new game also gets its first tests, recorded matches and a line in CHANGELOG.md.
    """
    if not (name.isascii() and name.isidentifier() and name.islower() and not keyword.iskeyword(name)):
        raise SetupError(
            f"{name!r} is not a name for a game: use lower-case letters and digits, beginning with a letter."
        )
    if name.startswith("_") or name in names():
        raise SetupError(f"The name {name!r} is taken. The games are: {', '.join(names())}.")
    letters = chosen_letters(name, letters)
    with as_file(files("roundtable.games")) as games:
        made = begin(name, letters, games)
    click.echo(
        f"{made} is now a game, with rulings from {letters}-1 on. Try: {called()} play {name}; "
        "then read docs/adding-a-game.md."
    )


def chosen_letters(name: str, wanted: str | None) -> str:
    """Two letters that no other game has before the numbers of its rulings."""
    taken = {ruling.number.partition("-")[0] for game in (*names(), TEMPLATE) for ruling in rulings(game)}
    if wanted is not None:
        if not re.fullmatch("[A-Z]{2}", wanted) or wanted in taken:
            raise SetupError(f"Rulings need two capital letters other than {', '.join(sorted(taken))}.")
        return wanted
    own = [letter for letter in name.upper() if letter.isalpha()]
    free = [first + second for first, second in product(own[:1], own[1:]) if first + second not in taken]
    if not free:
        raise SetupError(f"Choose two letters for its rulings other than {', '.join(taken)}.")
    return free[0]


def begin(name: str, letters: str, games: Path) -> Path:
    """Write all that a new game needs where the games are; the folder of its rules."""
    words = {TEMPLATE: name, f"{LETTERS}-": f"{letters}-", f"{LETTERS.lower()}_": f"{letters.lower()}_"}
    made, root = games / name, games.parents[2]
    tests, changelog = root / "tests" / "games", root / "CHANGELOG.md"
    in_source_tree = (tests / TEMPLATE).is_dir() and changelog.is_file()
    try:
        copy(games / TEMPLATE, made, words)
        for text in (made / "text").glob("*.ftl"):
            text.write_text(
                re.sub("^title = .*", f"title = {name.title()}", text.read_text("utf-8")), "utf-8"
            )
        if in_source_tree:
            copy(tests / TEMPLATE, tests / name, words)
            announce(changelog, name)
            subprocess.run([sys.executable, root / "tests" / "fixtures" / "record.py", name], check=True)
    except OSError as why:
        raise SetupError(f"{made} cannot be written: {why.strerror or why}.") from None
    return made


def copy(source: Path, target: Path, words: dict[str, str]) -> None:
    """Copy a folder file by file, with other words in place of the template's."""
    if target.exists():
        raise SetupError(f"{target} already exists; nothing was copied.")
    for file in sorted(source.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            text = file.read_text("utf-8")
            for old, new in words.items():
                text = text.replace(old, new)
            copied = target / file.relative_to(source)
            copied.parent.mkdir(parents=True, exist_ok=True)
            copied.write_text(text, "utf-8")


def announce(changelog: Path, name: str) -> None:
    """The first line of a game in the changelog: its rules have a version from the start."""
    line = f"\n### {name.title()}\n- **Rules:** `{name}/1`, the first version.\n"
    changelog.write_text(changelog.read_text("utf-8").replace(UNRELEASED, UNRELEASED + line, 1), "utf-8")
