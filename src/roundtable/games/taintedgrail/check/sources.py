"""Where everything in a pack stands: the tables of its files and the lines of its journal."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from ..content.load import files_of
from ..content.verses import Fault, Reader, Verse

SINGLE = ("pack", "tutorial", "text")  # tables without an id
TABLES = (
    *("chapter", "character", "card", "encounter", "item", "secret", "skill", "status", "task", "event"),
    *("timer", "dial", "location", "condition"),
)

Lines = tuple[tuple[int, str], ...]  # with their numbers
Spans = list[tuple[tuple[str, ...], Lines]]  # the heads of a file's tables, each with its lines


class Findings:
    """What is wrong in a pack, gathered so that an author sees all of it at once."""

    def __init__(self) -> None:
        self.errors: list[Fault] = []
        self.warnings: list[Fault] = []

    def error(self, place: Place, text: str) -> None:
        self._add(self.errors, Fault(*place, text))

    def warn(self, place: Place, text: str) -> None:
        self._add(self.warnings, Fault(*place, text))

    def _add(self, faults: list[Fault], fault: Fault) -> None:
        if fault not in faults:
            faults.append(fault)


class Place(NamedTuple):
    file: str
    at: int


class Entry(NamedTuple):
    """A table with the lines that it stands on."""

    kind: str
    id: str
    table: dict[str, Any]
    file: str
    lines: Lines

    @property
    def place(self) -> Place:
        return Place(self.file, self.lines[0][0] if self.lines else 1)

    def where(self, text: str) -> Place:
        """The line that says this, else the head of the table."""
        found = [at for at, line in self.lines if text in line]
        return Place(self.file, found[0]) if text and found else self.place

    def field(self, name: str) -> Place:
        """The line on which a field is given."""
        given = re.compile(rf'(^|[{{,\s."]){re.escape(name)}"?\s*=')
        found = [at for at, line in self.lines if given.search(line)]
        return Place(self.file, found[0]) if found else self.place

    def within(self, name: str, text: str) -> Place:
        """The line that says this in a field, else the line of the field."""
        field = self.field(name)
        found = [at for at, line in self.lines if at >= field.at and text in line]
        return Place(self.file, found[0]) if found else field

    @property
    def name(self) -> str:
        return f"{self.kind} {self.id}".strip()


class Said(NamedTuple):
    """A line of the journal that is more than prose, read by itself."""

    verse: str
    place: Place
    mark: str  # ? ~ = * ! | -> end test, or "" for prose
    line: str
    read: Verse  # a verse that consists of this line


class Sources:
    """All files of a pack."""

    def __init__(self, folder: Traversable, findings: Findings) -> None:
        self.findings = findings
        self.entries: dict[str, dict[str, Entry]] = {kind: {} for kind in (*TABLES, *SINGLE[:2], "step")}
        self.texts: dict[str, dict[str, Place]] = {}  # language -> key -> where
        self.journals: list[str] = []
        self.said: list[Said] = []
        self.translated: dict[str, list[Said]] = {}  # language -> the lines of its journals
        self.usable = True
        for name, text in self._read(folder, ".toml"):
            self._toml(name, text)
        for name, text in self._read(folder, ".journal"):
            self._journal(name, text)
        self.heads: dict[str, Place] = {
            one.verse: one.place for one in reversed(self.said) if one.mark == "::"
        }

    def _read(self, folder: Traversable, ending: str) -> Iterator[tuple[str, str]]:
        for name, file in files_of(folder, ending):
            try:
                yield name, file.read_bytes().decode("utf-8")
            except UnicodeDecodeError:
                self.unusable(Place(name, 1), "this is no UTF-8 text")

    def unusable(self, place: Place, text: str) -> None:
        """A fault so deep that nothing else can be looked at."""
        self.usable = False
        self.findings.error(place, text)

    # -- tables --------------------------------------------------------------------------------------------

    def _toml(self, name: str, text: str) -> None:
        try:
            read = tomllib.loads(text)
        except tomllib.TOMLDecodeError as why:
            found = re.search(r"at line (\d+)", str(why))
            self.unusable(Place(name, int(found[1]) if found else 1), str(why))
            return
        if name.startswith("text/"):
            self._translation(name, text, read)
            return
        spans = list(_spans(text))
        for kind, tables in read.items():
            self._tables(name, kind, tables, spans)

    def _tables(self, name: str, kind: str, tables: object, spans: Spans) -> None:
        """The tables of one kind in a file."""
        lines = next((lines for path, lines in spans if path[0] == kind), ())
        place = Place(name, lines[0][0] if lines else 1)
        if kind == "step":
            self._steps(name, tables, [lines for path, lines in spans if path == (kind,)])
        elif not isinstance(tables, dict):
            known = kind in self.entries
            self.unusable(place, f"{kind} must be a table" if known else f"{kind!r} stands in no table")
        elif kind not in self.entries:
            self.findings.error(place, f"there is no table [{kind}]")
        elif kind in SINGLE:
            self._enter(Entry(kind, "", tables, name, _joined(spans, (kind,))))
        else:
            for id_, table in tables.items():
                self._enter(Entry(kind, id_, table, name, _joined(spans, (kind, id_))))

    def _steps(self, name: str, tables: object, lines: list[Lines]) -> None:
        if not isinstance(tables, list) or len(tables) != len(lines):
            self.unusable(Place(name, 1), "write each step under a head [[step]] of its own")
            return
        for number, (table, at) in enumerate(zip(tables, lines, strict=True), 1):
            self._enter(Entry("step", str(number), table, name, at))

    def _enter(self, entry: Entry) -> None:
        if not isinstance(entry.table, dict):
            self.unusable(entry.place, f"{entry.name} must be a table")
        elif entry.id in self.entries[entry.kind]:
            first = self.entries[entry.kind][entry.id].place
            self.findings.error(entry.place, f"{entry.name} stands in {first.file}:{first.at} already")
        else:
            self.entries[entry.kind][entry.id] = entry

    def _translation(self, name: str, text: str, read: dict[str, Any]) -> None:
        language = re.split(r"[-./]", name.removeprefix("text/"))[0]
        table = read.get("text", {})
        for kind in read:
            if kind != "text" or not isinstance(table, dict):
                self.findings.error(Place(name, 1), f"a translation is one table [text], not [{kind}]")
                return
        keys = {line.partition("=")[0].strip().strip('"'): at for at, line in enumerate(text.splitlines(), 1)}
        known = self.texts.setdefault(language, {})
        for key, value in table.items():
            place = Place(name, keys.get(key, 1))
            if key in known:
                self.findings.error(place, f"the text {key!r} stands in {known[key].file} already")
            elif not isinstance(value, str):
                self.findings.error(place, f"{key!r} must be a text (a key with dots stands in quotes)")
            known.setdefault(key, place)

    def _journal(self, name: str, text: str) -> None:
        if not name.startswith("text/"):
            self.journals.append(name)
            self.said += said(name, text)
        else:
            self.translated.setdefault(name.split("/")[1], []).extend(said(name, text))

    def each(self, *kinds: str) -> Iterator[Entry]:
        """The tables of these kinds."""
        for kind in kinds:
            yield from self.entries[kind].values()

    def where(self, kind: str, id_: object) -> Place:
        entry = self.entries[kind].get(str(id_))
        return entry.place if entry else Place("pack.toml", 1)


def _spans(text: str) -> Iterator[tuple[tuple[str, ...], Lines]]:
    """The heads of a file's tables, each with its lines."""
    path: tuple[str, ...] = ()
    lines: list[tuple[int, str]] = []
    for at, line in enumerate(text.splitlines(), 1):
        head = re.match(r"\[\[?([^\[\]]+)\]\]?\s*(#.*)?$", line)
        if head:
            if path:
                yield path, tuple(lines)
            path, lines = tuple(part.strip().strip('"') for part in head[1].split(".")), []
        lines.append((at, line))
    if path:
        yield path, tuple(lines)


def _joined(spans: Spans, head: tuple[str, ...]) -> Lines:
    """The lines of a table and of the tables inside it."""
    return tuple(line for path, lines in spans if path[: len(head)] == head for line in lines)


# -- the journal -----------------------------------------------------------------------------------------


def said(name: str, text: str) -> Iterator[Said]:
    """The lines of a journal, one by one."""
    verse = ""
    for at, raw in enumerate(text.splitlines(), 1):
        line, place = raw.rstrip(), Place(name, at)
        if line.startswith(":: "):
            verse = line.removeprefix(":: ").split(" ")[0]
            yield Said(verse, place, "::", line, Verse(verse, "", (), (), "", (), "", name, at))
        elif line and verse and not line.startswith("#"):
            faults: list[Fault] = []
            read = Reader(name, faults).read(f":: {verse}\n{line}")[0]
            if not faults:
                yield Said(verse, place, _mark(line, read), line, read)


def _mark(line: str, read: Verse) -> str:
    if read.test:
        return "test"
    if read.exit:
        return "->"
    if read.choices or read.rows or (read.lines and (read.lines[0].kind != "prose" or read.lines[0].conds)):
        return line[0]
    return ""
