"""The packs of the tests: where they lie, and how one of them is played with more in it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from roundtable.games.taintedgrail.content import folders

PACKS = Path(__file__).parent.parent / "packs"
TINY = PACKS / "tiny"

folders.FOLDERS.insert(0, PACKS)  # once and here alone: every helper imports this module first


@contextmanager
def at_hand(folder: Path) -> Iterator[None]:
    """The packs in this folder can be played, as long as somebody needs them."""
    folders.FOLDERS.append(folder)
    try:
        yield
    finally:
        folders.FOLDERS.remove(folder)


@contextmanager
def enlarged(folder: Path, name: str, more: str, journal: str = "", base: str = "proving") -> Iterator[None]:
    """A copy of a small pack under another name, with more in it, as long as somebody needs it."""
    made = shutil.copytree(PACKS / base, folder / name)
    (made / "more.toml").write_text(more, "utf-8")
    (made / "more.journal").write_text(journal, "utf-8")
    head = (made / "pack.toml").read_text("utf-8")
    (made / "pack.toml").write_text(head.replace(f'"{base}"', f'"{name}"'), "utf-8")
    with at_hand(folder):
        yield
