"""roundtable pack check: faults one a line, what a pack consists of, what can be reached; the exit code."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.cli.terminal import refused, run

TINY = Path(__file__).parents[2] / "games" / "taintedgrail" / "packs" / "tiny"


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """The tiny pack with an error in its journal and without a translation."""
    folder = Path(shutil.copytree(TINY, tmp_path / "broken"))
    for file, old, new in (
        ("journal/1.journal", "-> book.2\n", "-> book.9\n"),
        ("text/ru.toml", '"task.oath.text" = "Слово"\n', ""),
    ):
        text = (folder / file).read_text("utf-8")
        (folder / file).write_text(text.replace(old, new), "utf-8")
    return folder


def test_a_pack_without_faults():
    ran = run("pack", "check", TINY)
    assert ran.code == 0
    assert ran.err == ""
    assert "2 locations, 1 replaced locations, 2 menhirs, 22 verses," in ran.out
    assert "     1    6.7    6.7    6.7    8.3" in ran.out
    assert "ann, bob       3" in ran.out
    assert "The shortest way for every party:\n  explore 1: " in ran.out
    assert ran.out.endswith("0 errors, 0 warnings.\n")


def test_faults_come_first_one_a_line_errors_before_warnings(broken):
    ran = run("pack", "check", broken)
    assert ran.code == 1
    assert ran.err == ""
    assert ran.out.splitlines()[:4] == [
        "journal/1.journal:9: there is no verse 'book.9'",
        "journal/book.journal:5: book.2: nobody leads to this verse",
        "text/ru.toml:1: warning: 1 of 48 texts are missing: task.oath.text",
        "",
    ]
    assert ran.out.endswith(
        "2 errors, 1 warning.\nThe solver waits until the pack can be read without a fault.\n"
    )


def test_a_strict_check_wants_every_translation(broken):
    ran = run("pack", "check", broken, "--strict")
    assert "text/ru.toml:1: 1 of 48 texts are missing: task.oath.text" in ran.out.splitlines()
    assert ran.out.splitlines()[-2] == "3 errors, 0 warnings."


def test_a_warning_alone_is_no_failure(broken):
    journal = broken / "journal" / "1.journal"
    journal.write_text(journal.read_text("utf-8").replace("book.9", "book.2"), "utf-8")
    ran = run("pack", "check", broken)
    assert ran.code == 0
    assert "0 errors, 1 warning." in ran.out


def test_the_report_as_json(broken):
    ran = run("pack", "check", broken, "--json")
    assert ran.code == 1
    report = json.loads(ran.out)
    assert report["errors"][0] == {"file": "journal/1.journal", "at": 9, "text": "there is no verse 'book.9'"}
    whole = json.loads(run("pack", "check", TINY, "--json").out)
    assert whole["counts"]["cards"] == 8
    assert [entry["party"] for entry in whole["endings"]] == [["ann"], ["bob"], ["ann", "bob"]]
    assert whole["endings"][0]["steps"][-1] == "explore 1: 1*4 > book.2"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["pack", "check"], "DIR"),
        (["pack", "check", "missing"], "missing"),
        (["pack", "check", TINY / "pack.toml"], "pack.toml"),
        (["pack", "check", TINY, "--nonsense"], "--nonsense"),
        (["pack", "check", "n" * 300], "nnn"),
        (["pack", "mend", TINY], "mend"),
    ],
)
def test_a_wrong_argument_gets_one_sentence(words, named):
    assert named in refused(run(*words))
