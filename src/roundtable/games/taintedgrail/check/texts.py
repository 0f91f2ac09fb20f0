"""Translations: every text in every language, and journals that differ only in their prose."""

from __future__ import annotations

from dataclasses import replace

from ..content.records import Pack
from .sources import Findings, Place, Said, Sources

SHOWN = 5  # keys named in a warning

Bone = tuple[tuple[object, ...], Said]


def check_texts(sources: Sources, findings: Findings, pack: Pack, strict: bool) -> None:
    """A missing text is shown in English, so it is a warning; a strict check calls it an error."""
    needed = {key.replace("..", ".") for key in pack.texts}
    say = findings.error if strict else findings.warn
    for language in pack.languages:
        if language == "en":
            continue
        have = sources.texts.get(language, {})
        files = sorted({place.file for place in have.values()})
        missing = sorted(needed - set(have))
        if missing:
            first = ", ".join(missing[:SHOWN]) + (" …" if len(missing) > SHOWN else "")
            place = Place(files[0] if files else f"text/{language}.toml", 1)
            say(place, f"{len(missing)} of {len(needed)} texts are missing: {first}")
        for key in sorted(set(have) - needed):
            findings.warn(have[key], f"{key!r} translates nothing")
        _check_journals(sources, findings, language, strict)


def _check_journals(sources: Sources, findings: Findings, language: str, strict: bool) -> None:
    """A verse has the same lines in every language; a translation of the journal that was begun must be
    complete."""
    ours, theirs = _by_verse(sources.said), _by_verse(sources.translated.get(language, []))
    missing = sorted(set(ours) - set(theirs))
    if missing and theirs:
        say = findings.error if strict else findings.warn
        first = ", ".join(missing[:SHOWN]) + (" …" if len(missing) > SHOWN else "")
        say(
            next(iter(theirs.values()))[0].place, f"{len(missing)} of {len(ours)} verses are missing: {first}"
        )
    for verse, lines in theirs.items():
        if verse not in ours:
            findings.warn(lines[0].place, f"{verse}: this translates no verse")
        else:
            _compare(_bones(ours[verse]), _bones(lines), findings)


def _by_verse(lines: list[Said]) -> dict[str, list[Said]]:
    found: dict[str, list[Said]] = {}
    for one in lines:
        found.setdefault(one.verse, []).append(one)
    return found


def _compare(ours: list[Bone], theirs: list[Bone], findings: Findings) -> None:
    for (bone, one), (other, two) in zip(ours, theirs, strict=False):
        if bone != other:
            where = f"{one.place.file}:{one.place.at}"
            findings.error(two.place, f"this differs from {where} in more than its prose")
            return
    if len(ours) != len(theirs):
        findings.error(
            theirs[-1][1].place, f"{len(ours)} parts in English, {len(theirs)} in this translation"
        )


def _bones(lines: list[Said]) -> list[Bone]:
    """What the lines of a verse say to the rules; prose that runs on is one thing."""
    found = list[Bone]()
    for one in lines:
        if one.mark or not found or found[-1][0][0]:
            found.append((_bone(one), one))
    return found


def _bone(one: Said) -> tuple[object, ...]:
    read = one.read
    return (
        *(one.mark, read.test, read.exit),
        tuple((line.kind, line.conds, line.text if line.kind != "prose" else "") for line in read.lines),
        tuple(replace(choice, text="") for choice in read.choices),
        tuple(replace(row, text="") for row in read.rows),
    )
