"""Checking a content pack: everything that is wrong in it, with file and line, what it consists of, what its menhirs
cost, and whether its chapters can be finished.

First the files are read: what cannot be read at all, or lacks a field, ends the check. Then every line is held
against the effect language and against everything else in the pack. The solver comes last, and only if nothing is
broken that it would stumble over.
"""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple, cast

from .check_fields import check_fields
from .check_journal import check_journal, check_reached
from .check_ledger import check_ledger
from .check_map import check_grid, check_light, check_places, on_map, ward_tax
from .check_sources import Findings, Sources
from .check_tables import check_decks, check_tables
from .check_texts import check_texts
from .check_words import Words
from .journal import Fault
from .pack import read_pack
from .records import Pack
from .solver import Proof, solve


class Report(NamedTuple):
    errors: list[Fault]
    warnings: list[Fault]
    counts: dict[str, int]
    tax: dict[int, tuple[float, ...]]  # menhir -> percent, for 1 to 4 players
    proofs: list[Proof]  # of the solver; none if it did not get to work


def check(folder: Traversable, strict: bool = False) -> Report:
    """Check the pack in a folder. Where texts are missing in a language is an error only if strict."""
    findings = Findings()
    sources = Sources(folder, findings)
    check_fields(sources, findings)
    if not sources.usable:
        return _report(findings, {}, {}, [])
    faults: list[Fault] = []
    pack = read_pack(cast(Any, folder), faults)
    findings.errors += [fault for fault in faults if fault.file in sources.journals]
    words = Words(sources, findings)
    check_tables(sources, words, findings)
    check_places(sources, words, findings)
    check_journal(sources, words, findings, pack.verses)
    sound = not findings.errors and not faults  # everything that is named is there
    findings.errors += [fault for fault in faults if not findings.errors]
    check_grid(sources, findings, pack)
    check_light(sources, findings, pack)
    check_decks(sources, findings, pack)
    check_reached(sources, words, findings)
    check_ledger(sources, words, findings)
    check_texts(sources, findings, pack, strict)
    proofs = solve(pack) if sound else []
    for proof in proofs:
        _judge(proof, sources, findings)
    return _report(findings, counts(pack), ward_tax(pack), proofs)


def _report(
    findings: Findings, counted: dict[str, int], tax: dict[int, tuple[float, ...]], proofs: list[Proof]
) -> Report:
    return Report(sorted(findings.errors), sorted(findings.warnings), counted, tax, proofs)


def counts(pack: Pack) -> dict[str, int]:
    """What a pack consists of."""
    verses, first = pack.verses.values(), on_map(pack)
    said = [line.text for verse in verses for line in verse.lines if line.kind == "prose"]
    said += [way.text for verse in verses for way in (*verse.choices, *verse.rows)]
    return {
        "locations": len(first),
        "replaced locations": sum(place.original != number for number, place in pack.locations.items()),
        "menhirs": sum(place.ward is not None for place in first.values()),
        "verses": len(verses),
        "words": sum(len(re.findall(r"[\w’'-]+", text)) for text in said),
        "choices": sum(len(verse.choices) for verse in verses),
        "tests": sum(bool(verse.test) for verse in verses),
        "characters": len(pack.characters),
        "cards": len(pack.cards),
        "encounters": len(pack.encounters),
        "items": len(pack.items),
        "secrets": len(pack.secrets),
        "skills": len(pack.skills),
        "statuses": len(pack.statuses),
        "parts of statuses": sum(status.parts for status in pack.statuses.values()),
        "tasks": len(pack.tasks),
        "story events": sum(not event.random for event in pack.events.values()),
        "random events": sum(event.random for event in pack.events.values()),
    }
