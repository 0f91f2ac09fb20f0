"""The journal of a pack: what each line says, how a verse is ordered and left, the rows of its tests, and
which verses nobody leads to."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from ..content.language import ATTRIBUTES, read_effects
from ..content.verbs import marked
from ..content.verses import END, HERE, LEAST, MOST, Choice, Row, Verse
from .sources import Findings, Place, Said, Sources
from .words import Words

VERSE = re.compile(r"[a-z0-9_]+(\.[a-z0-9_]+)?")
_TERM = rf"(?:{'|'.join(ATTRIBUTES)}|\d+|parts\(\w+\))"
TEST = re.compile(rf"roll d6(?: [+-] {_TERM})*|flip|encounter [a-z0-9_]+")
MORE_THAN_PROSE = ("?", "=", "*", "!", "|", "test")
LEADS_AWAY = marked("leads away")

STAGES = ("body", "choices", "test", "exit")  # a verse never goes back to an earlier one


class Belongs(NamedTuple):
    """Where in a verse a line may stand, what is wrong if it stands elsewhere, and which stage it begins."""

    stages: tuple[str, ...]
    fault: str
    begins: str = "body"


_BODY = Belongs(("body",), "this line must stand before the {stage} of its verse")
_CHOICE = Belongs(("body", "choices"), "a verse has choices or a test, not both", "choices")
ORDER = {
    **dict.fromkeys(("", "?", "~", "="), _BODY),
    **dict.fromkeys(("*", "!"), _CHOICE),
    "test": Belongs(("body",), "a verse has choices or one test, not both", "test"),
    "|": Belongs(("test",), "a row needs a test above it"),
    "->": Belongs(("body", "choices"), "after a test only its rows lead on", "exit"),
}


def check_journal(sources: Sources, words: Words, findings: Findings, verses: dict[str, Verse]) -> None:
    for one in sources.said:
        _check_line(one, words, findings)
    lines_of: dict[tuple[str, str], list[Said]] = {}
    for one in sources.said:
        lines_of.setdefault((one.place.file, one.verse), []).append(one)
    for verse in verses.values():
        lines = lines_of[verse.file, verse.id]
        _check_order(lines, findings)
        _check_way_out(verse, lines[0].place, findings)
        if verse.test:
            _check_rows(sources, lines, findings)
        if verse.id.endswith(".ward") and any(one.mark in MORE_THAN_PROSE for one in lines):
            findings.error(lines[0].place, f"{verse.id}: what is read at a menhir is prose with ~ lines only")


# -- lines -----------------------------------------------------------------------------------------------


def _check_line(one: Said, words: Words, findings: Findings) -> None:
    if "\t" in one.line:
        findings.error(one.place, "there is a tab in this line")
    if one.mark == "::" and not VERSE.fullmatch(one.verse):
        findings.error(one.place, f"{one.verse!r} is no name of a verse; one looks like 101.7 or book.12")
    _check_brackets(one, words, findings)
    _check_body(one, words)
    for choice in one.read.choices:
        words.needs(choice.needs, one.place)
        if not choice.text:
            findings.error(one.place, "a choice needs a text")
        _check_way(one, choice, words, findings)
    for row in one.read.rows:
        _check_way(one, row, words, findings)
    if one.read.exit:
        _check_target(one, one.read.exit, words)
    if one.read.test:
        _check_test(one, words, findings)


def _check_brackets(one: Said, words: Words, findings: Findings) -> None:
    """Effects in round brackets are prose: they are shown, and do nothing."""
    read = one.read
    prose = [line.text for line in read.lines if line.kind == "prose"]
    ways = [choice.text for choice in read.choices] + [row.text for row in read.rows]
    for text in prose + ways:
        for inside in re.findall(r"\(([^()]+)\)", text):
            if words.looks_like_effects(inside):
                findings.warn(
                    one.place, f"({inside}) is prose and does nothing; effects stand in {{{inside}}}"
                )


def _check_body(one: Said, words: Words) -> None:
    """Prose, redirects and effects."""
    for line in one.read.lines:
        words.conds(line.conds, one.place)
        if line.kind == "do":
            words.effects(line.text, one.place, world=True, verse=one.verse)
        elif line.kind == "redirect":
            _check_target(one, line.text, words)


def _check_way(one: Said, way: Choice | Row, words: Words, findings: Findings) -> None:
    """What a choice or a row does, and where it leads."""
    if way.effects:
        words.effects(way.effects, one.place, world=True, verse=one.verse)
    if way.target == HERE and one.mark == "|":
        findings.error(one.place, "a row cannot lead here again")
    elif way.target != HERE:
        _check_target(one, way.target, words)


def _check_target(one: Said, target: str, words: Words) -> None:
    if target != END:
        words.verse(target, one.place, one.verse)


def _check_test(one: Said, words: Words, findings: Findings) -> None:
    if not TEST.fullmatch(one.line):
        findings.error(one.place, "a test looks like `roll d6 + cau`, `flip` or `encounter grey`")
    elif one.line.startswith("encounter "):
        words.effects(one.line, one.place, world=True)
    for status in re.findall(r"parts\((\w+)\)", one.line):
        words.conds(f"parts({status})>=1", one.place)


# -- how a verse is ordered, and left --------------------------------------------------------------------


def _check_order(lines: list[Said], findings: Findings) -> None:
    """Prose, redirects and effects; then choices, or a test with its rows; then at most one way on."""
    stage = "body"
    for one in lines[1:]:
        belongs = ORDER.get(one.mark)
        if stage == "exit":
            findings.error(one.place, "nothing may stand after the way on of a verse")
        elif belongs:
            if stage not in belongs.stages:
                findings.error(one.place, belongs.fault.format(stage=stage))
            stage = max(stage, belongs.begins, key=STAGES.index)


def _check_way_out(verse: Verse, place: Place, findings: Findings) -> None:
    if verse.exit or verse.test or verse.id.endswith(".ward") or _led_away(verse):
        return
    if not verse.choices:
        findings.error(place, f"{verse.id}: the verse has no exit; write `end` or `-> verse`")
    elif not _always_open(verse.choices):
        findings.error(
            place, f"{verse.id}: every choice may be closed, and no line `end` or `-> verse` follows"
        )


def _led_away(verse: Verse) -> bool:
    """Whether its effects lead to another verse in any case."""
    for line in verse.lines:
        for step in read_effects(line.text) if line.kind == "do" else ():
            if not step.conds and all(group[-1].verb in LEADS_AWAY for group in step.groups):
                return True
    return False


def _always_open(choices: tuple[Choice, ...]) -> bool:
    """Whether one choice that leaves the verse is open whatever has happened."""
    needs = {choice.needs.strip() for choice in choices if not choice.once and choice.target != HERE}
    return "" in needs or any(f"not {need}" in needs for need in needs)


# -- tests -----------------------------------------------------------------------------------------------


def _check_rows(sources: Sources, lines: list[Said], findings: Findings) -> None:
    test = next(one for one in lines if one.mark == "test")
    rows = [(one.read.rows[0], one.place) for one in lines if one.mark == "|"]
    if test.line.startswith("roll"):
        _check_roll(sources, test, rows, findings)
    else:
        _check_faces(test, rows, findings)


def _check_faces(test: Said, rows: list[tuple[Row, Place]], findings: Findings) -> None:
    """Each of the two results of a dial or an encounter has one row."""
    wanted = ("skull", "grail") if test.line == "flip" else ("win", "else")
    for row, place in rows:
        if row.face not in wanted:
            findings.error(place, f"the rows here are {wanted[0]} and {wanted[1]}")
    for face in wanted:
        found = [place for row, place in rows if row.face == face]
        if len(found) != 1:
            findings.error([test.place, *found][-1], f"there must be one row {face}")


def _check_roll(sources: Sources, test: Said, rows: list[tuple[Row, Place]], findings: Findings) -> None:
    for row, place in rows:
        if row.face:
            findings.error(place, "a row of a roll looks like 1-3, 4, 5+ or 2-")
    spans = sorted((row.low, row.high, place) for row, place in rows)
    _check_totals(spans, *_totals(sources, test.line), test.place, findings)


def _check_totals(
    spans: list[tuple[int, int, Place]], least: int, most: int, test: Place, findings: Findings
) -> None:
    """Every total that can fall has one row."""
    covered, at = least - 1, test
    for number, (low, high, place) in enumerate(spans):
        if low > covered + 1:
            findings.error(place, f"no row is for {_span(covered + 1, low - 1)}")
        elif number and low <= covered:
            findings.error(place, f"two rows are for {_span(max(low, least), min(high, covered))}")
        covered, at = max(covered, high), place
    if covered < most:
        findings.error(at, f"no row is for {_span(covered + 1, most)}")


def _span(low: int, high: int) -> str:
    if low <= LEAST or high >= MOST:
        return f"totals up to {high}" if low <= LEAST else f"totals of {low} and more"
    return f"a total of {low}" if low == high else f"totals of {low} to {high}"


def _totals(sources: Sources, line: str) -> tuple[int, int]:
    """The least and the greatest total of a roll. Attributes grow without limit."""
    least, most = 1, 6
    for sign, term in re.findall(r"([+-]) (\S+)", line):
        high = int(term) if term.isdecimal() else MOST
        if term.startswith("parts("):
            entry = sources.entries["status"].get(term[6:-1])
            high = entry.table["parts"] if entry else MOST
        low = int(term) if term.isdecimal() else 0
        least, most = (least + low, most + high) if sign == "+" else (least - high, most - low)
    return max(least, LEAST), min(most, MOST)


# -- reachability ----------------------------------------------------------------------------------------


def check_reached(sources: Sources, words: Words, findings: Findings) -> None:
    """From the world through all targets; called when everything else has been looked at."""
    reached = led_to(words, words.leads[""])
    for verse, place in sources.heads.items():
        if verse not in reached:
            findings.error(place, f"{verse}: nobody leads to this verse")


def led_to(words: Words, verses: Iterable[str]) -> set[str]:
    """These verses, and all that they lead to."""
    found, waiting = set[str](), [*verses]
    while waiting:
        verse = waiting.pop()
        if verse not in found:
            found.add(verse)
            waiting += words.leads[verse]
    return found
