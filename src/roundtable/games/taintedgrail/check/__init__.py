"""Checking a content pack: everything that is wrong in it, with file and line, what it consists of, what its
menhirs cost, and whether its chapters can be finished.

First the files are read: what cannot be read at all, or lacks a field, ends the check. Then every line is
held against the effect language and against everything else in the pack. The solver comes last, and only if
nothing is broken that it would stumble over.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable

from ..content.load import read_pack
from ..content.records import Pack
from ..content.verses import Fault, Verse
from ..places import on_map
from .fields import check_fields
from .journal import check_journal, check_reached, led_to
from .ledger import check_ledger
from .map import check_grid, check_light, check_places, ward_tax
from .pictures import check_pictures
from .report import Report
from .solver import Proof, solve
from .solver.walk import TooManyWays
from .sources import Findings, Place, Sources
from .tables import check_decks, check_tables
from .texts import check_texts
from .words import Words

NOT_THERE = "^there is no |which is not on the map$"


def check(folder: Traversable, strict: bool = False) -> Report:
    """Check the pack in a folder. Where texts are missing in a language is an error only if strict."""
    findings = Findings()
    sources = Sources(folder, findings)
    check_fields(sources, findings)
    if not sources.usable:
        return _report(findings, {}, {}, [])
    harmless = len(findings.errors)
    pack, words = _names(folder, sources, findings)
    sound = len(findings.errors) == harmless and _readable(pack, sources)  # everything that is named is there
    check_grid(sources, findings, pack)
    check_light(sources, findings, pack)
    check_decks(words, findings, pack)
    check_reached(sources, words, findings)
    check_ledger(sources, words, findings)
    check_texts(sources, findings, pack, strict)
    hints = check_pictures(sources, findings)
    proofs = _solved(pack, sources, words, findings) if sound else []
    return _report(findings, counts(pack), ward_tax(pack), proofs)._replace(hints=hints)


def _names(folder: Traversable, sources: Sources, findings: Findings) -> tuple[Pack, Words]:
    """Hold every line against the effect language and against everything else in the pack."""
    faults: list[Fault] = []
    pack = read_pack(folder, faults)
    findings.errors += [fault for fault in faults if fault.file in sources.journals]
    words = Words(sources, findings)
    check_tables(sources, words, findings)
    check_places(sources, words, findings)
    check_journal(sources, words, findings, pack.verses)
    return pack, words


def missing(folder: Traversable) -> Fault | None:
    """The first thing that a pack names and does not have: a match would stumble over it."""
    findings = Findings()
    sources = Sources(folder, findings)
    check_fields(sources, findings)
    if not sources.usable:
        return None  # it cannot be read at all, and the reader says so
    harmless = len(findings.errors)
    _names(folder, sources, findings)
    named = [fault for fault in findings.errors[harmless:] if re.search(NOT_THERE, fault.text)]
    return min(named, default=None)


def _readable(pack: Pack, sources: Sources) -> bool:
    """Whether all tables have become records."""
    made: tuple[Mapping[str, object], ...] = (
        pack.characters,
        pack.cards,
        pack.encounters,
        pack.items,
        pack.secrets,
        pack.statuses,
        pack.events,
    )
    kinds = ("character", "card", "encounter", "item", "secret", "status", "event")
    return all(set(some) == set(sources.entries[kind]) for some, kind in zip(made, kinds, strict=True))


def _solved(pack: Pack, sources: Sources, words: Words, findings: Findings) -> list[Proof]:
    try:
        proofs = solve(pack)
    except TooManyWays as tangle:
        place = sources.heads.get(str(tangle), Place("pack.toml", 1))
        findings.warn(
            place, f"{tangle}: so many ways lead through this verse that the solver cannot follow them"
        )
        return []
    for chapter in pack.chapters:
        _judge(chapter, [proof for proof in proofs if proof.chapter == chapter], sources, findings)
    nobody = frozenset.intersection(*[proof.unread for proof in proofs]) if proofs else frozenset()
    for verse in nobody - _apart(pack, words):
        findings.warn(sources.heads[verse], f"{verse}: no party comes to this verse, whatever it does")
    return proofs


def _judge(chapter: int, proofs: list[Proof], sources: Sources, findings: Findings) -> None:
    """Every party must be able to finish a chapter, and every end must be within somebody's reach."""
    place = sources.where("chapter", chapter)
    reached: dict[str, list[bool | None]] = {}
    for proof in proofs:
        who = ", ".join(proof.party)
        found = [ending.reached for ending in proof.endings]
        if not any(found) and None in found:
            findings.warn(place, f"chapter {chapter}: the solver gave up before it found an end for {who}")
        elif not any(found):
            findings.error(place, f"chapter {chapter} cannot be finished by {who}")
        for ending in proof.endings:
            reached.setdefault(ending.name, []).append(ending.reached)
    for name, results in reached.items():
        if not any(results):
            kind, _, id_ = name.partition(" ")
            where = sources.where(kind, id_) if id_ else sources.heads[name]
            findings.warn(where, f"{name}: no party was found that can end chapter {chapter} here")


def _apart(pack: Pack, words: Words) -> set[str]:
    """Verses that are not part of a chapter: the tutorial, letters, menhirs, the rescue of the lost."""
    first = [verse for verse in pack.verses if verse.endswith(".ward")]
    first += [chapter.mercy for chapter in pack.chapters.values()]
    first += [character.letter for character in pack.characters.values()]
    if pack.tutorial:
        first += [pack.tutorial.start, *[step.verse for step in pack.tutorial.steps]]
        first += [verse for verse in pack.verses if verse.partition(".")[0] == str(pack.tutorial.location)]
    return led_to(words, first)


def _report(
    findings: Findings, counted: dict[str, int], tax: dict[int, tuple[float, ...]], proofs: list[Proof]
) -> Report:
    return Report(sorted(findings.errors), sorted(findings.warnings), counted, tax, proofs)


def counts(pack: Pack) -> dict[str, int]:
    """What a pack consists of."""
    verses, first = pack.verses.values(), on_map(pack)
    return {
        "locations": len(first),
        "replaced locations": sum(place.original != number for number, place in pack.locations.items()),
        "menhirs": sum(place.ward is not None for place in first.values()),
        "verses": len(verses),
        "words": sum(len(re.findall(r"[\w’'-]+", text)) for text in _said(verses)),
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


def _said(verses: Iterable[Verse]) -> Iterator[str]:
    """What the journal says to players."""
    for verse in verses:
        yield from [line.text for line in verse.lines if line.kind == "prose"]
        yield from [choice.text for choice in verse.choices]
        yield from [row.text for row in verse.rows]
