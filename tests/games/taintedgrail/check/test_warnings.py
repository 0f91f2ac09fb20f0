"""Checking a pack: warnings, translations, and what the documents say of packs."""

from __future__ import annotations

import re
import shutil
from importlib.resources import as_file
from pathlib import Path

import pytest

from roundtable.games.taintedgrail.check import check
from roundtable.games.taintedgrail.check.fields import FIELDS
from roundtable.games.taintedgrail.content.folders import beginning
from roundtable.games.taintedgrail.content.language import KEYWORDS, LIMITS, RULE_KEYS, TESTS, TIMINGS
from tests.games.taintedgrail.helpers.check import BOOK, GO, MILL, YARD, changed, line_of, said

MORE = '[card.bob_combat_more]\nowner = "bob"\nkind = "combat"\ncopies = 12'

# a change, and a warning that it brings
WARNINGS = [
    (
        ("cards.toml", MORE, MORE.replace("12", "11")),
        "cards.toml",
        "[card.bob_combat]",
        "11 advanced combat cards",
    ),
    (
        ("text/ru.toml", '"task.oath.text" =', '"task.oath.words" ='),
        "text/ru.toml",
        "[text]",
        "1 of 48 texts",
    ),
    (("text/ru.toml", '"task.oath.text" =', '"task.oath.words" ='), "text/ru.toml", "oath.words", "nothing"),
    (("events.toml", "; event again 1", ""), "pack.toml", "events = ", "can run dry"),
    (("events.toml", "; event again 1", ""), "pack.toml", "events = ", "with `event again 3`"),
    (
        (YARD, GO, f"* Oil the hinge. (item oil) -> end\n{GO}"),
        YARD,
        "(item oil)",
        "effects stand in {item oil}",
    ),
    (
        (YARD, "A well, a bucket, a dog.", "Bread (each food +1), a dog."),
        YARD,
        "(each food",
        "effects stand in {each food +1}",
    ),
    (
        (YARD, "[is ann, not read 1.2]", "[agg>=3, not read 1.2]"),
        YARD,
        ":: 1.2",
        "no party comes to this verse",
    ),
]


@pytest.mark.parametrize(("change", "file", "where", "words"), WARNINGS)
def test_what_may_be_meant_is_a_warning(tmp_path, change, file, where, words):
    folder = changed(tmp_path, change)
    report, at = check(folder), line_of(folder, file, where)
    here = [fault.text for fault in report.warnings if (fault.file, fault.at) == (file, at)]
    assert any(words in text for text in here), said(report)
    assert report.errors == []


def test_brackets_in_prose_are_no_fault(tmp_path):
    folder = changed(tmp_path, (YARD, GO, f"* Wait (end of the lane) and pass (pass). -> end\n{GO}"))
    assert said(check(folder)) == []


def test_a_missing_translation_is_an_error_if_the_check_is_strict(tmp_path):
    folder = changed(tmp_path, ("text/ru.toml", '"task.oath.text" = "Слово"\n', ""))
    assert [str(fault) for fault in check(folder, strict=True).errors] == [
        "text/ru.toml:1: 1 of 48 texts are missing: task.oath.text"
    ]


def test_a_translation_that_stands_in_two_files(tmp_path):
    folder = changed(tmp_path)
    (folder / "text/ru-more.toml").write_text('[text]\n\n"task.oath.text" = "Слово"\n', "utf-8")
    assert [str(fault) for fault in check(folder).errors] == [
        "text/ru.toml:47: the text 'task.oath.text' stands in text/ru-more.toml already"
    ]


def test_a_translated_journal_differs_in_its_prose_only(tmp_path):
    folder = changed(tmp_path)
    journals = folder / "text" / "ru" / "journal"
    journals.mkdir(parents=True)
    text = (folder / BOOK).read_text("utf-8").replace("It is hot.", "Жарко.").replace("Sit up.", "Не спать.")
    (journals / "book.journal").write_text(text, "utf-8")
    report = check(folder)
    assert report.errors == []
    assert "11 of 22 verses are missing: 1, 1.1, 1.2, 1.3, 1.ward …" in report.warnings[0].text
    (journals / "book.journal").write_text(text.replace("each food +1", "each food +2"), "utf-8")
    fault = check(folder).errors[0]
    assert (fault.file, fault.at) == ("text/ru/journal/book.journal", line_of(folder, BOOK, "each food +1"))


def test_a_file_that_is_no_text(tmp_path):
    folder = changed(tmp_path)
    (folder / "journal" / "x.journal").write_bytes(b":: x\n\xff\n")
    assert [str(fault) for fault in check(folder).errors] == ["journal/x.journal:1: this is no UTF-8 text"]


# -- the documents ---------------------------------------------------------------------------------------

DOCS = Path(__file__).parents[4] / "docs"


def test_the_reference_has_every_word_of_the_language():
    text = (DOCS / "pack-format.md").read_text("utf-8")
    words = set(re.findall(r"[a-z_]+", text))
    assert {*TESTS, *TIMINGS, *RULE_KEYS, *LIMITS, *KEYWORDS} <= words
    assert {name for kind in FIELDS.values() for name in kind} <= words


def test_the_campaign_of_the_lesson_has_no_fault(tmp_path):
    """What the lesson adds, put into a new pack as it says."""
    folder = tmp_path / "ferry"
    with as_file(beginning()) as begun:
        shutil.copytree(begun, folder)
    for file, old, new in (
        ("locations.toml", "keys = { n = 2 }", "keys = { n = 2, e = 4 }"),
        ("pack.toml", 'random = ["rain"]', 'random = ["rain", "fog"]'),
    ):
        text = (folder / file).read_text("utf-8")
        assert text.count(old) == 1
        (folder / file).write_text(text.replace(old, new), "utf-8")
    lesson = (DOCS / "writing-a-campaign.md").read_text("utf-8")
    blocks = re.findall(r"```\w+ (\S+)\n(.*?)```", lesson, re.DOTALL)
    assert len(blocks) == 5
    for file, text in blocks:
        with (folder / file).open("a", encoding="utf-8") as opened:
            opened.write(f"\n{text}")
    report = check(folder, strict=True)
    assert said(report) == []
    assert report.counts["verses"] == 18


# what a pack must have as the lesson names it, and where it stands in the small one
PARTS = [
    ("[condition.dying]", "people.toml", r"\[condition\.dying\]\n(.+\n)*"),
    ("[condition.dying_solo]", "people.toml", r"\[condition\.dying_solo\]\n(.+\n)*"),
    ("[condition.insane]", "people.toml", r"\[condition\.insane\]\n(.+\n)*"),
    ("letter.ann", BOOK, r":: letter\.ann.*\n(.+\n)*"),
    ("1.ward", YARD, r":: 1\.ward.*\n(.+\n)*"),
    ("2.dream", MILL, r":: 2\.dream.*\n(.+\n)*"),
    ("2.nightmare", MILL, r":: 2\.nightmare.*\n(.+\n)*"),
    ("mercy", BOOK, r":: book\.4.*\n(.+\n)*"),
]


@pytest.mark.parametrize(("part", "file", "lines"), PARTS)
def test_the_lesson_names_every_part_that_a_pack_must_have(tmp_path, part, file, lines):
    """Without it the check finds a fault."""
    assert f"`{part}`" in (DOCS / "writing-a-campaign.md").read_text("utf-8")
    folder = changed(tmp_path)
    assert not check(folder).errors
    text = (folder / file).read_text("utf-8")
    (folder / file).write_text(re.sub(lines, "", text, count=1), "utf-8")
    assert check(folder).errors
