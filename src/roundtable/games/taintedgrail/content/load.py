"""A content pack: all that a campaign consists of, read from its folder into records."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from .build import MAKERS
from .folders import home, packs_here, unknown
from .language import PackError
from .records import Lesson, Location, Pack, Tutorial
from .verses import Fault, Reader, Verse

TEXT_FIELDS = ("title", "text", "flavour", "hint", "note")
KNOWN: dict[str, str] = {
    "character": "number colour title text energy health terror attr start action flaw letter",
    "card": "owner kind number copies starter passive left right ability title text flavour",
    "encounter": (
        "deck level kind value right traits attacks opportunity loot reward fail track avoid stage first "
        "story guardian picture title text flavour"
    ),
    "item": "keyword crafted copies rules title text flavour",
    "secret": "number scope keyword rules title text flavour",
    "skill": "attr front back",
    "status": "parts numbered collect title text",
    "task": "title text",
    "event": "chapter part random quest do rules read goal success title text hint flavour",
    "timer": "title text ends",
    "dial": "title",
    "location": "cell seals keys replaces action enter ward tutorial picture title text flavour",
    "condition": "keep_items dial rules title text flavour",
    "chapter": "title intro start dial events random levels first_encounters mercy text",
}


@cache
def pack(name: str) -> Pack:
    """The pack of this name; the first fault in it is an error."""
    faults: list[Fault] = []
    found = read_pack(home(name), faults)
    if faults:
        raise PackError(str(faults[0]))
    return found


def files_of(folder: Traversable, ending: str, within: str = "") -> Iterator[tuple[str, Traversable]]:
    """All files with this ending, by the way to them."""
    for found in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if found.is_dir():
            yield from files_of(found, ending, f"{within}{found.name}/")
        elif found.name.endswith(ending):
            yield f"{within}{found.name}", found


class _Files:
    """The tables of all files of a pack, with where each stands."""

    def __init__(self, folder: Traversable, faults: list[Fault]) -> None:
        self.faults = faults
        self.tables: dict[str, dict[str, Any]] = {}
        self.where: dict[tuple[str, str], tuple[str, int]] = {}
        for name, path in files_of(folder, ".toml"):
            if not name.startswith("text/"):
                self._read(path, name)

    def _read(self, path: Traversable, name: str) -> None:
        text = path.read_text("utf-8")
        try:
            read = tomllib.loads(text)
        except tomllib.TOMLDecodeError as why:
            self.faults.append(Fault(name, 1, str(why)))
            return
        lines = {line.strip(): at for at, line in enumerate(text.splitlines(), 1) if line.startswith("[")}
        for kind, tables in read.items():
            if kind in ("pack", "tutorial", "step"):
                self.tables.setdefault(kind, {})["" if kind != "step" else "steps"] = tables
                continue
            for id_, table in tables.items():
                if id_ in self.tables.setdefault(kind, {}):
                    self.faults.append(Fault(name, 1, f"{kind} {id_} stands twice"))
                self.tables[kind][id_] = table
                self.where[kind, id_] = (name, lines.get(f"[{kind}.{id_}]", 1))

    def each(self, kind: str) -> Iterable[tuple[str, dict[str, Any]]]:
        return self.tables.get(kind, {}).items()

    def fault(self, kind: str, id_: str, text: str) -> None:
        file, at = self.where.get((kind, id_), ("pack.toml", 1))
        self.faults.append(Fault(file, at, f"{kind} {id_}: {text}"))


def read_pack(folder: Traversable, faults: list[Fault]) -> Pack:
    """Read a folder; what is wrong in it is added to the faults, and what is not is read."""
    found = _Files(folder, faults)
    made = {kind: _records(found, kind) for kind in MAKERS}
    verses: dict[str, Verse] = {}
    for name, path in files_of(folder, ".journal"):
        if name.startswith("text/"):
            continue
        for verse in Reader(name, faults).read(path.read_text("utf-8")):
            if verse.id in verses:
                faults.append(Fault(verse.file, verse.at, f"verse {verse.id} stands twice"))
            verses[verse.id] = verse
    head = found.tables.get("pack", {}).get("", {})
    return Pack(
        id=head.get("id", folder.name),
        version=str(head.get("version", "")),
        languages=tuple(head.get("languages", ("en",))),
        chapters={int(number): chapter for number, chapter in made["chapter"].items()},
        characters=made["character"],
        cards=made["card"],
        encounters=made["encounter"],
        items=made["item"],
        secrets=made["secret"],
        skills=made["skill"],
        statuses=made["status"],
        tasks=tuple(made["task"]),
        events=made["event"],
        timers=made["timer"],
        locations=_with_replaced({int(number): place for number, place in made["location"].items()}),
        conditions=made["condition"],
        verses=verses,
        tutorial=_tutorial(found),
        explored=frozenset([int(name) for name in verses if name.isdigit()]),
        texts=_texts(found),
    )


def _records(found: _Files, kind: str) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for id_, table in found.each(kind):
        for key in table:
            if key not in KNOWN[kind].split():
                found.fault(kind, id_, f"there is no field {key!r}")
        try:
            made[id_] = MAKERS[kind](id_, table)
        except PackError as why:
            found.fault(kind, id_, str(why))
        except (KeyError, TypeError, ValueError, AttributeError) as why:
            found.fault(kind, id_, f"a field is missing or of the wrong kind ({why})")
    return made


def _texts(found: _Files) -> dict[str, str]:
    texts: dict[str, str] = {}
    for kind, tables in found.tables.items():
        for id_, table in tables.items():
            _gather(f"{kind}.{id_}".rstrip("."), table, texts)
    return texts


def _gather(path: str, table: Any, texts: dict[str, str]) -> None:
    if isinstance(table, list):
        for number, item in enumerate(table, 1):
            _gather(f"{path}.{number}", item, texts)
    elif isinstance(table, dict):
        for key, value in table.items():
            if key in TEXT_FIELDS and isinstance(value, str):
                texts[f"{path}.{key}"] = value
            elif isinstance(value, dict | list):
                _gather(f"{path}.{key}", value, texts)


def _with_replaced(places: dict[int, Location]) -> dict[int, Location]:
    """A location that replaces another has its cell and its keys."""
    for number, place in places.items():
        if place.original != number and place.original in places:
            first = places[place.original]
            places[number] = replace(place, cell=first.cell, keys=first.keys)
    return places


def _tutorial(found: _Files) -> Tutorial | None:
    head = found.tables.get("tutorial", {}).get("")
    if head is None:
        return None
    steps = found.tables.get("step", {}).get("steps", [])
    lessons = tuple(
        Lesson(s["verse"], s["wait"], tuple(s.get("allow", ())), s.get("encounter", "")) for s in steps
    )
    return Tutorial(head["character"], head["location"], head["start"], lessons)


def known_pack(name: object) -> str:
    """The name of a pack that is here and can be played, or a sentence that says why not."""
    if not isinstance(name, str) or name not in packs_here():
        raise PackError(unknown(name))
    try:
        pack(name)
    except PackError as why:
        raise PackError(
            f"The content pack {name!r} cannot be played: {why}; see roundtable pack check."
        ) from None
    except (OSError, ValueError) as why:
        raise PackError(f"The content pack {name!r} cannot be read: {why}.") from None
    return name
