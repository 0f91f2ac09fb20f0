"""The tiny pack with something changed in it, and what the check of a pack says about that."""

from __future__ import annotations

import shutil
from pathlib import Path

from roundtable.games.taintedgrail.check import check
from roundtable.games.taintedgrail.check.report import Report

from .packs import TINY as TINY

YARD, MILL, BOOK = "journal/1.journal", "journal/2.journal", "journal/book.journal"
GO = "* Go. -> end"


def changed(folder: Path, *changes: tuple[str, str, str]) -> Path:
    """A copy of the tiny pack in which one text has been put for another, in these files."""
    made = Path(shutil.copytree(TINY, folder / "tiny"))
    for file, old, new in changes:
        text = (made / file).read_text("utf-8")
        assert text.count(old) == 1, (file, old)
        (made / file).write_text(text.replace(old, new), "utf-8")
    return made


def line_of(folder: Path, file: str, text: str) -> int:
    """The line of a file on which this ends, where it stands for the first time."""
    before, found, _ = (folder / file).read_text("utf-8").partition(text)
    assert found, (file, text)
    return (before + text).count("\n") + 1


def said(report: Report) -> list[str]:
    return [*map(str, report.errors), *map(str, report.warnings)]


def assert_fault(folder: Path, file: str, where: str, words: str) -> None:
    """An error with these words on the line of a file on which something stands."""
    report, at = check(folder), line_of(folder, file, where)
    here = [fault.text for fault in report.errors if (fault.file, fault.at) == (file, at)]
    assert any(words in text for text in here), said(report)
