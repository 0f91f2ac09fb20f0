"""The journal of a pack: verses in a line format, read into records.

One line is one thing; its first characters decide. A line without a mark is prose.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from .language import PackError, read_conds, read_effects, read_needs

END, HERE = "end", "here"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a verse before its exits: prose (perhaps only if something holds), a redirect or effects."""

    kind: str  # prose, redirect or do
    conds: str
    text: str  # prose, target or effects


@dataclass(frozen=True, slots=True)
class Choice:
    number: int  # within its verse, from 1
    once: bool  # in the whole campaign
    needs: str
    text: str
    effects: str
    target: str


@dataclass(frozen=True, slots=True)
class Row:
    """A result of a test. `low` and `high`: totals of a roll; `face`: skull, grail, win or else."""

    low: int
    high: int
    face: str
    text: str
    effects: str
    target: str


@dataclass(frozen=True, slots=True)
class Verse:
    id: str
    title: str
    lines: tuple[Line, ...]
    choices: tuple[Choice, ...]
    test: str  # "", a roll "d6 + cau", "flip", or "encounter grey"
    rows: tuple[Row, ...]
    exit: str  # where it goes on if no choice is open; "" nowhere
    file: str
    at: int  # the line of its header


LEAST, MOST = -99, 99
_CHOICE = re.compile(r"([*!]) (?:\[([^\]]*)\] )?(.*?)(?: \{([^}]*)\})?(?: -> ([\w.]+))")
_ROW = re.compile(r"\| ([\w+-]+) : ?(.*?)(?: ?\{([^}]*)\})?(?: -> ([\w.]+))")


class Fault(NamedTuple):
    """What is wrong, and where."""

    file: str
    at: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.at}: {self.text}"


class Reader:
    """Reads one file. Faults are gathered, so that an author sees all of them at once."""

    def __init__(self, file: str, faults: list[Fault]) -> None:
        self.file, self.faults = file, faults
        self.verses: list[Verse] = []
        self._clear()

    def _clear(self) -> None:
        self.lines: list[Line] = []
        self.prose: list[str] = []
        self.choices: list[Choice] = []
        self.rows: list[Row] = []
        self.header: tuple[str, str, int] | None = None
        self.test = self.exit = ""

    def read(self, text: str) -> list[Verse]:
        for at, line in enumerate(text.splitlines(), 1):
            try:
                self._line(line.rstrip(), at)
            except PackError as why:
                self.faults.append(Fault(self.file, at, str(why)))
        self._close()
        return self.verses

    def _line(self, line: str, at: int) -> None:
        if line.startswith("#"):
            return
        if line.startswith(":: "):
            self._close()
            name, _, title = line.removeprefix(":: ").partition(" ")
            self.header = (name, title.strip(), at)
        elif self.header is None:
            if line:
                raise PackError("there is prose before the first verse")
        else:
            self._marked(line)

    def _marked(self, line: str) -> None:
        mark, rest = line[:2], line[2:].strip()
        if mark == "? ":
            self._redirect(rest)
        elif mark == "~ ":
            self._spoken(rest)
        elif mark == "= ":
            read_effects(rest)
            self._add(Line("do", "", rest))
        elif mark in ("* ", "! "):
            self._choice(line)
        elif mark == "| ":
            self._row(line)
        elif mark == "->":
            self.exit = rest
        elif line == END:
            self.exit = END
        elif line == "flip" or line.startswith(("roll ", "encounter ")):
            self.test = line
        elif line or self.prose:
            self.prose.append(line)

    def _redirect(self, rest: str) -> None:
        conds, arrow, target = rest.partition(" -> ")
        if not arrow:
            raise PackError("a redirect needs a target: `? conditions -> verse`")
        read_conds(conds)
        self._add(Line("redirect", conds, target.strip()))

    def _spoken(self, rest: str) -> None:
        found = re.fullmatch(r"\[([^\]]*)\] (.+)", rest)
        if found is None:
            raise PackError("a conditional line looks like `~ [conditions] prose`")
        read_conds(found[1])
        self._add(Line("prose", found[1], found[2]))

    def _choice(self, line: str) -> None:
        found = _CHOICE.fullmatch(line)
        if found is None:
            raise PackError("a choice looks like `* [needs] text {effects} -> verse`")
        read_needs(found[2] or "")
        read_effects(found[4] or "")
        self._flush()
        number = len(self.choices) + 1
        self.choices.append(
            Choice(number, found[1] == "!", found[2] or "", found[3], found[4] or "", found[5])
        )

    def _row(self, line: str) -> None:
        found = _ROW.fullmatch(line)
        if found is None:
            raise PackError("a row looks like `| 1-3 : prose {effects} -> verse`")
        read_effects(found[3] or "")
        low, high, face = _totals(found[1])
        self.rows.append(Row(low, high, face, found[2], found[3] or "", found[4]))

    def _add(self, line: Line) -> None:
        self._flush()
        self.lines.append(line)

    def _flush(self) -> None:
        text = "\n".join(self.prose).strip()
        if text:
            self.lines.append(Line("prose", "", text))
        self.prose = []

    def _close(self) -> None:
        if self.header is not None:
            self._flush()
            name, title, at = self.header
            lines, choices, rows = tuple(self.lines), tuple(self.choices), tuple(self.rows)
            self.verses.append(Verse(name, title, lines, choices, self.test, rows, self.exit, self.file, at))
        self._clear()


def _totals(text: str) -> tuple[int, int, str]:
    """The totals that a row of a roll stands for, or the face of another test."""
    if text in ("skull", "grail", "win", "else"):
        return 0, 0, text
    found = re.fullmatch(r"(\d+)(?:-(\d+)|([+-]))?", text)
    if found is None:
        raise PackError(f"{text!r} is not a row: write 1-3, 4, 5+, 2-, skull, grail, win or else")
    low = int(found[1])
    if found[3] == "+":
        return low, MOST, ""
    if found[3] == "-":
        return LEAST, low, ""
    return low, int(found[2] or low), ""
