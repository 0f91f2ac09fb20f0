"""Translations: every text in every language, and journals that differ in nothing but their prose."""

from __future__ import annotations

from .check_sources import Findings, Place, Said, Sources, said
from .records import Pack

SHOWN = 5  # keys named in a warning


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
    translated = sources.translated.get(language, {})
    missing = sorted(set(sources.journals) - set(translated))
    if missing and translated:
        say = findings.error if strict else findings.warn
        place = Place(f"text/{language}/{missing[0]}", 1)
        say(place, f"{len(missing)} of {len(sources.journals)} journals are not translated")
    for name, text in translated.items():
        file = f"text/{language}/{name}"
        if name not in sources.journals:
            findings.warn(Place(file, 1), "this translates no journal")
            continue
        ours = [(_skeleton(one), one) for one in said(name, sources.journals[name]) if one.mark]
        theirs = [(_skeleton(one), one) for one in said(file, text) if one.mark]
        for (bone, one), (other, two) in zip(ours, theirs, strict=False):
            if bone != other:
                findings.error(two.place, f"this differs from line {one.place.at} in more than its prose")
                break
        else:
            if len(ours) != len(theirs):
                at = theirs[-1][1].place if theirs else Place(file, 1)
                findings.error(at, f"{len(ours)} lines with marks in English, {len(theirs)} here")


def _skeleton(one: Said) -> tuple[object, ...]:
    """What a line says to the rules."""
    read = one.read
    return (
        *(one.mark, one.verse, read.test, read.exit),
        tuple((line.kind, line.conds, line.text if line.kind != "prose" else "") for line in read.lines),
        tuple(choice._replace(text="") for choice in read.choices),
        tuple(row._replace(text="") for row in read.rows),
    )
