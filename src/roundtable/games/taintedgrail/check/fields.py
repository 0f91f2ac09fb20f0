"""The fields of the tables: which there are, which must be there, and of what kind each is."""

from __future__ import annotations

import re
from typing import Any

from ..content.language import ATTRIBUTES, COLOURS, KEYWORDS, KINDS, RESOURCES
from .sources import Entry, Findings, Sources

# A field is a kind of value (see _KINDS), or one of some words, after "!" if it must be there; or the fields
# of a table inside; or a list of such tables.
Fields = dict[str, Any]


def _of(fields: str, **inside: Any) -> Fields:
    """Fields as `name=kind`; tables inside are given apart."""
    return {**dict(field.split("=") for field in fields.split()), **inside}


_TEXTS = "title=!text text=text flavour=text "
_DEED = _of("title=text cost=text do=!text once=day text=text")
_SIDE = _of("title=!text text=text rules=texts")
_KEYWORD = "keyword=" + "|".join(KEYWORDS[:5])
_KIND = "kind=!" + "|".join(KINDS)

FIELDS: dict[str, Fields] = {
    "pack": _of("id=!id title=!text text=text version=!text format=!number languages=!texts"),
    "chapter": _of(
        "title=!text text=text intro=text start=!number dial=!dials events=!texts random=texts mercy=text "
        "first_encounters=switch",
        levels=_of("solo=numbers party=numbers"),
    ),
    "character": _of(
        "title=!text text=text number=!number colour=!text letter=!text health=!number",
        energy=_of("start=!number bonus=!number red=!number"),
        terror=_of("max=!number red=!number"),
        attr=dict.fromkeys(ATTRIBUTES, "number"),
        start=dict.fromkeys(RESOURCES, "number"),
        action=_of("title=!text cost=!text do=!text once=day text=text"),
        flaw=_SIDE,
    ),
    "card": _of(
        f"{_TEXTS} {_KIND} owner=!text number=number copies=number starter=switch passive=switch "
        "left=!text right=!text ability=texts"
    ),
    "encounter": _of(
        f"{_TEXTS} {_KIND} deck=!{'|'.join(COLOURS)} level=!number value=number right=!text traits=texts "
        "attacks=texts opportunity=text loot=text reward=text fail=text first=switch story=switch "
        "guardian=switch picture=picture",
        track=_of("down=!number up=!number"),
        avoid=_of("need=text pay=text then=text"),
        stage=[_of("n=!number title=text text=text talk=talk reaction=!text")],
    ),
    "item": _of(f"{_TEXTS} {_KEYWORD} crafted=switch copies=number rules=texts"),
    "secret": _of(f"{_TEXTS} {_KEYWORD} number=!number scope=!party|personal|common rules=texts"),
    "skill": _of("attr=!" + "|".join(ATTRIBUTES), front=_SIDE, back=_SIDE),
    "status": _of(
        "title=!text text=text parts=!number numbered=switch",
        collect=[_of("all=numbers any=number goto=!text")],
    ),
    "task": _of("title=!text text=!text"),
    "event": _of(
        "title=!text text=!text flavour=text hint=text chapter=number part=number random=switch quest=switch "
        "do=text rules=texts read=text goal=text success=text"
    ),
    "timer": _of("title=!text text=text ends=!text"),
    "dial": _of("title=!text"),
    "location": _of(
        f"{_TEXTS} cell=cell seals=texts replaces=number tutorial=switch picture=picture",
        keys=dict.fromkeys("nesw", "number"),
        action=_DEED,
        enter=_DEED,
        ward=_of("needs=text cost=!text dial=!dials lit=text note=!text"),
    ),
    "condition": _of(f"{_TEXTS} keep_items=number dial=number rules=texts"),
    "tutorial": _of("character=!text location=!number start=!text"),
    "step": _of(
        "verse=!text wait=!explore|fight|talk|action|inspect|travel|rest|pass|read allow=texts encounter=text"
    ),
}
MUST = {"character": ("energy", "terror", "attr", "start", "action", "flaw"), "skill": ("front", "back")}
PLAIN_ID = re.compile(r"[a-z][a-z0-9_]*")


def check_fields(sources: Sources, findings: Findings) -> None:
    """Unknown fields are faults; missing and wrong ones are too deep to look any further."""
    if not sources.entries["pack"]:
        sources.unusable(sources.where("pack", ""), "pack.toml has no table [pack]")
    if not sources.entries["chapter"]:
        sources.unusable(sources.where("chapter", ""), "there is no [chapter.1]")
    if sources.entries["step"] and not sources.entries["tutorial"]:
        sources.unusable(sources.where("step", "1"), "there are steps but no table [tutorial]")
    for kind in FIELDS:
        for entry in sources.each(kind):
            _check_id(sources, entry)
            _check_table(sources, findings, entry, FIELDS[kind], entry.table, "")
            for name in MUST.get(kind, ()):
                if name not in entry.table:
                    sources.unusable(entry.place, f"{entry.name}: the field {name!r} is missing")


def _check_id(sources: Sources, entry: Entry) -> None:
    numbered = entry.kind in ("location", "chapter", "step")
    if entry.id and not (entry.id.isdecimal() if numbered else PLAIN_ID.fullmatch(entry.id)):
        what = "a number" if numbered else "small letters, digits and _, a letter first"
        sources.unusable(entry.place, f"{entry.name}: an id here is {what}")


def _check_table(
    sources: Sources, findings: Findings, entry: Entry, fields: Fields, table: dict[str, Any], path: str
) -> None:
    for name, value in table.items():
        if name not in fields:
            findings.error(entry.field(name), f"{entry.name}: there is no field {path + name!r}")
        else:
            _check_field(sources, findings, entry, fields[name], name, value, path)
    for name, spec in fields.items():
        if isinstance(spec, str) and spec.startswith("!") and name not in table:
            sources.unusable(entry.place, f"{entry.name}: the field {path + name!r} is missing")


def _check_field(
    sources: Sources, findings: Findings, entry: Entry, spec: Any, name: str, value: Any, path: str
) -> None:
    if isinstance(spec, str):
        wanted = spec.removeprefix("!")
        kind, fits = _KINDS.get(wanted, (f"one of {wanted.replace('|', ', ')}", None))
        if not (fits(value) if fits else isinstance(value, str) and value in wanted.split("|")):
            sources.unusable(entry.field(name), f"{entry.name}: {path + name!r} must be {kind}")
        return
    inner = spec[0] if isinstance(spec, list) else spec
    several = value if isinstance(spec, list) and isinstance(value, list) else [value]
    for one in several:
        if isinstance(one, dict):
            _check_table(sources, findings, entry, inner, one, f"{path}{name}.")
        else:
            sources.unusable(entry.field(name), f"{entry.name}: {path + name!r} must be a table")


def _number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _numbers(value: object) -> bool:
    return isinstance(value, list) and all(_number(one) for one in value)


_KINDS: dict[str, Any] = {
    "text": ("a text", lambda value: isinstance(value, str)),
    "texts": (
        "a list of texts",
        lambda value: isinstance(value, list) and all(isinstance(one, str) for one in value),
    ),
    "picture": (
        'words for a painter, such as "forest: trees snare"',
        lambda value: isinstance(value, str) and re.fullmatch(r"[a-z]+:?( [a-z]+)*", value) is not None,
    ),
    "id": ("an id", lambda value: isinstance(value, str) and PLAIN_ID.fullmatch(value) is not None),
    "number": ("a whole number", lambda value: _number(value) and value >= 0),
    "numbers": ("a list of whole numbers", _numbers),
    "switch": ("true or false", lambda value: isinstance(value, bool)),
    "cell": ("two whole numbers, east and north", lambda value: _numbers(value) and len(value) == 2),
    "dials": (
        "four numbers from 1 to 8, for 1 to 4 players",
        lambda value: _numbers(value) and len(value) == 4 and all(1 <= one <= 8 for one in value),
    ),
    "talk": (
        'moves by row, such as { E = "+2", U = "+1" }',
        lambda value: (
            isinstance(value, dict)
            and all(
                row in ("E", "U", "S") and re.fullmatch(r"[+-]\d", str(move)) for row, move in value.items()
            )
        ),
    ),
}
