"""Checking a pack: the tiny pack is without a fault; each kind of fault is found at its file and line."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from roundtable.games.taintedgrail.check import Report, check
from roundtable.games.taintedgrail.check_fields import FIELDS
from roundtable.games.taintedgrail.check_grammar import ACTS, CONDS, TRAITS
from roundtable.games.taintedgrail.language import KEYWORDS, LIMITS, RULE_KEYS, TESTS, TIMINGS, VERBS
from roundtable.games.taintedgrail.pack import KNOWN

TINY = Path(__file__).parent / "packs" / "tiny"
CONTENT = Path(__file__).parents[3] / "content"


def changed(folder: Path, *changes: tuple[str, str, str]) -> Path:
    """A copy of the tiny pack in which one text has been put for another, in these files."""
    made = Path(shutil.copytree(TINY, folder / "tiny"))
    for file, old, new in changes:
        text = (made / file).read_text("utf-8")
        assert text.count(old) == 1, (file, old)
        (made / file).write_text(text.replace(old, new), "utf-8")
    return made


def line_of(folder: Path, file: str, text: str) -> int:
    """The line of a file on which this ends, where it stands for the first time."""
    before, found, _ = (folder / file).read_text("utf-8").partition(text)
    assert found, (file, text)
    return (before + text).count("\n") + 1


def said(report: Report) -> list[str]:
    return [*map(str, report.errors), *map(str, report.warnings)]


def test_the_tiny_pack_has_no_fault():
    report = check(TINY, strict=True)
    assert said(report) == []
    assert report.counts["verses"] == 22
    assert report.counts["locations"] == 2
    assert report.counts["choices"] == 9


@pytest.mark.parametrize(
    "folder", sorted(path.parent for path in CONTENT.glob("*/pack.toml")), ids=lambda f: f.name
)
def test_the_packs_of_this_project_have_no_fault(folder):
    assert said(check(folder)) == []


def test_the_check_knows_the_words_and_fields_of_the_reader():
    assert set(ACTS) | {"pay"} == VERBS
    assert set(CONDS) == TESTS
    assert {kind: set(fields.split()) for kind, fields in KNOWN.items()} == {
        kind: {*FIELDS[kind]} for kind in KNOWN
    }


YARD, MILL, BOOK = "journal/1.journal", "journal/2.journal", "journal/book.journal"
GO = "* Go. -> end"

# a file, a text in it, what is put for it, what the fault must say; at the last line of what was put
AT_THE_CHANGE = [
    # files and fields
    ("things.toml", 'title = "Collar"', 'title = "Collar', "line"),
    ("things.toml", 'title = "Collar"', 'title = "Collar"\nweight = 3', "there is no field 'weight'"),
    ("people.toml", "health = 8", 'health = "8"', "'health' must be a whole number"),
    ("people.toml", "emp = 2, cou = 1", "emp = 2, luck = 1", "there is no field 'attr.luck'"),
    ("things.toml", "[task.oath]", "[errand.oath]", "there is no table [errand]"),
    ("things.toml", "[task.oath]", "[task.Oath]", "an id here is"),
    ("locations.toml", "dial = [5, 5, 5, 4]", "dial = [5, 5, 5]", "'ward.dial' must be four numbers"),
    ("things.toml", 'scope = "party"', 'scope = "all"', "one of party, personal, common"),
    # effects
    (YARD, "{one rep -1}", "{one rap -1}", "begins with no verb"),
    (YARD, "{each health -1}", "{health -1}", "must say for whom"),
    (YARD, "{each health -1}", "{each health -x}", "is not how that is written"),
    (YARD, "{each health -1}", "{each health -J(A)*2}", "is not how that is written"),
    (YARD, "{each health -1}", "{each status oath/1}", "takes no scope"),
    (YARD, "{each health -1}", "{pool +1}", "for cards and encounters only"),
    (YARD, "{item collar}", "{item lantern}", "there is no item 'lantern'"),
    (YARD, "{status oath/2}", "{status oath/3}", "there is no part 'oath/3'"),
    (YARD, "{token 2 +1; secret rites}", "{token 7 +1; secret rites}", "there is no token '7'"),
    (BOOK, "= each exp +1; chapter 2", "= goto book.3 and each exp +1; chapter 2", "last act of its group"),
    (BOOK, "= one rep +1", "= one rep +1;; one exp +1", "a step is empty"),
    ("events.toml", "guardian walker 1;", "guardian dog 1;", "there is no guardian 'dog'"),
    ("events.toml", "all terror +1;", "terror +1;", "must say for whom"),
    ("people.toml", "if not ate: terror", "if not eaten: terror", "is no condition"),
    ("people.toml", "dusk: if not ate", "noon: if not ate", "is no ability"),
    ("people.toml", "joined C in combat", "joined X in combat", "after joined comes a row"),
    ("people.toml", "joined C in combat", "joined C in anger", "no kind of encounter 'anger'"),
    ("people.toml", 'rules = ["travel: energy -1', 'rules = ["passive: energy -1', "only rule and enables"),
    ("events.toml", "rule travel_cost +1", "rule travel_time +1", "is not how that is written"),
    # conditions and costs
    (YARD, "[is ann, not read 1.2]", "[was ann, not read 1.2]", "is no condition"),
    (YARD, "[is ann, not read 1.2]", "[is eve, not read 1.2]", "there is no character 'eve'"),
    (YARD, "[is ann, not read 1.2]", "[cou, not read 1.2]", "'cou' is compared"),
    (YARD, "[secret rites, lit 2]", "[secret rites, lit 3]", "there is no menhir '3'"),
    (YARD, "[pay food 1]", "[pay bread 1]", "is not how that is written"),
    (YARD, "[pay food 1]", "[pay card 1]", "for cards only"),
    ("locations.toml", 'cost = "energy 2"', 'cost = "energy"', "is no cost"),
    # targets and lines
    (
        YARD,
        "! [pay food 1] Feed the dog. {item collar} -> end",
        "! [pay food 1] Feed. {item collar} -> 1.8",
        "1.8",
    ),
    (YARD, "Ask the miller. -> 1.2", "Ask the miller.", "a choice looks like"),
    (YARD, "roll d6 + cou", "roll d6 + luck", "a test looks like"),
    (YARD, "~ [not secret rites] You", "~ You", "a conditional line looks like"),
    (
        MILL,
        "? guardian walker, not dial doubt>=1 -> 2.1",
        "? guardian walker, not dial doubt>=1",
        "needs a target",
    ),
    (YARD, GO, f"{GO}\nA last word.", "must stand before the choices"),
    (BOOK, "It is hot.\nend", "It is hot.\nend\nend", "nothing may stand after"),
    (BOOK, "It is hot.\nend", "It is hot.\nend\n| win : Ha. -> end", "nothing may stand after"),
    (MILL, "Something turns round.", "Something turns round.\n| win : Ha. -> end", "a row needs a test"),
    # rows
    (YARD, "| 3-4 : The dog", "| 4 : The dog", "no row is for a total of 3"),
    (YARD, "| 3-4 : The dog", "| 2-4 : The dog", "two rows are for a total of 2"),
    (YARD, "| 5+ : They", "| 5-6 : They", "no row is for totals of 7 and more"),
    (YARD, "| grail : He nods", "| skull : He nods", "there must be one row skull"),
    (YARD, "| else : He does not", "| win : He does not", "there must be one row win"),
    (YARD, "{each health -1} -> end", "{each health -1} -> here", "a row cannot lead here"),
    # cards, encounters, people
    ("encounters.toml", '["0-1: dmg 1", "2-3: pool -1"]', '["0: dmg 1", "2-3: pool -1"]', "must begin at 1"),
    ("encounters.toml", '["0-2: dmg 1"]', '["0-1: dmg 1"]', "must end at 2"),
    ("encounters.toml", 'traits = ["charge"]', 'traits = ["charm"]', "there is no trait 'charm'"),
    ("encounters.toml", 'loot = "food 1"', 'loot = "each food 1"', "says by itself for whom"),
    ("encounters.toml", 'reaction = "aff -1"', 'reaction = "pool -1"', "pool is for combat only"),
    ("people.toml", "health = 7", "health = 6", "at least 7"),
    ("people.toml", 'letter = "letter.bob"', 'letter = "letter.eve"', "there is no verse 'letter.eve'"),
    # the map
    ("locations.toml", 'Mill"\ncell = [0, 1]', 'Mill"\ncell = [0, 0]', "lies in the cell"),
    ("locations.toml", "keys = { n = 2 }", "keys = { e = 2 }", "not in cell (1, 0)"),
    ("locations.toml", "keys = { s = 1 }", "keys = { s = 8 }", "which is not on the map"),
    ("locations.toml", "replaces = 2\n", "replaces = 2\nkeys = { s = 1 }\n", "must not have keys of its own"),
    ("locations.toml", "replaces = 2", "replaces = 8", "replaces 8"),
    ("locations.toml", '["ward", "dream"]', '["ward", "dream", "cave"]', "there is no seal 'cave'"),
    (
        "locations.toml",
        "replaces = 2\nseals = []",
        'replaces = 2\nseals = ["dream"]',
        "there is no verse '3.dream'",
    ),
    ("pack.toml", "start = 1", "start = 3", "begins at 3"),
    ("pack.toml", '["c1_1", "c1_2"]', '["c1_1", "c1_2", "c1_9"]', "there is no event 'c1_9'"),
    ("pack.toml", 'random = ["rain"]', 'random = ["rain", "c1_2"]', "is no random event"),
]


@pytest.mark.parametrize(("file", "old", "new", "words"), AT_THE_CHANGE)
def test_a_fault_is_found_where_it_stands(tmp_path, file, old, new, words):
    folder = changed(tmp_path, (file, old, new))
    assert_fault(folder, file, new.strip("\n"), words)


def assert_fault(folder: Path, file: str, where: str, words: str) -> None:
    """An error with these words on the line of a file on which something stands."""
    report, at = check(folder), line_of(folder, file, where)
    here = [fault.text for fault in report.errors if (fault.file, fault.at) == (file, at)]
    assert any(words in text for text in here), said(report)


BOB = '[card.bob_combat]\nowner = "bob"\nkind = "combat"\ncopies = 14'
DOG = 'deck = "grey"\nlevel = 3\nkind = "combat"\nvalue = 4'
MORE = '[card.bob_combat_more]\nowner = "bob"\nkind = "combat"\ncopies = 12'
TALK = (
    'left = "E:talk F:up"\nright = "E1 U1 S1 M F1x"\ntitle = "Plain diplomacy"\n\n[card.bob_diplomacy_more]'
)

# a change, and where else the fault is: a file, what stands on its line, what it must say
ELSEWHERE = [
    # the journal
    ((YARD, "-> book.2\n", "-> end\n"), BOOK, ":: book.2", "nobody leads to this verse"),
    ((BOOK, "It is hot.\nend", "It is hot."), BOOK, ":: book.5", "the verse has no exit"),
    ((YARD, GO, "* [not insane] Go. -> end"), YARD, ":: 1 The Yard", "every choice may be closed"),
    ((YARD, GO, "! Go. -> end"), YARD, ":: 1 The Yard", "every choice may be closed"),
    ((YARD, GO, "* Wait. -> here"), YARD, ":: 1 The Yard", "every choice may be closed"),
    ((MILL, ":: 2.nightmare", ":: 2.dream"), MILL, "end\n\n:: 2.dream", "verse 2.dream stands twice"),
    ((MILL, ":: 2.nightmare", ":: 2.horror"), "locations.toml", 'seals = ["ward", "dream"]', "2.nightmare"),
    ((YARD, ":: 1.ward", ":: 1.stone"), "locations.toml", 'seals = ["ward", "friendly"]', "1.ward"),
    ((YARD, "A stone with a hole.", "A stone.\n= one exp +1"), YARD, ":: 1.ward", "prose with ~ lines only"),
    # set and never tested, tested and never set
    ((YARD, "{status oath/2}", "{one exp +1}"), "things.toml", "[status.oath]", "oath/2 is never set"),
    (("things.toml", "collect = ", "# collect = "), BOOK, ":: book.3", "nobody leads to this verse"),
    ((YARD, "{secret rites; done oath}", "{secret rites}"), "things.toml", "[task.oath]", "never done"),
    ((YARD, "task oath; ", ""), "things.toml", "[task.oath]", "never opened"),
    ((YARD, "; dial doubt +1", ""), MILL, "dial doubt", "dial doubt is tested and never set"),
    ((MILL, ", not dial doubt>=1", ""), YARD, "dial doubt", "dial doubt is set and never tested"),
    ((YARD, "token 2 +1; ", ""), MILL, "token 2", "token 2 is tested and never set"),
    ((MILL, "[token 2>=1] ", ""), YARD, "token 2", "token 2 is set and never tested"),
    ((YARD, "; timer dusk 2", ""), "events.toml", "[timer.dusk]", "never started"),
    ((MILL, "[item collar] ", ""), "things.toml", "[item.collar]", "has no rules and is never tested"),
    (("events.toml", " guardian walker 1;", ""), MILL, "guardian walker", "tested and never put on the map"),
    (("events.toml", " guardian walker 1;", ""), "encounters.toml", "[encounter.walker]", "nobody meets it"),
    ((MILL, " {replace 2 3}", ""), "locations.toml", "[location.3]", "never comes into play"),
    (("pack.toml", '"c1_1", "c1_2"', '"c1_1"'), "events.toml", "[event.c1_2]", "never drawn or played"),
    (("pack.toml", '"c1_1", "c1_2"', '"c1_2", "c1_1"'), "events.toml", "[event.c1_1]", "lies under c1_2"),
    # cards
    (
        ("cards.toml", '[card.bob_combat]\nowner = "bob"\nkind = "combat"\ncopies = 15', BOB),
        "cards.toml",
        "[card.bob_combat]",
        "14 combat cards to start with, not 15",
    ),
    (("cards.toml", TALK, TALK.replace("F:up", "F:talk")), "cards.toml", "F:talk", "talk means nothing"),
    (
        ("people.toml", "[condition.insane]", "[condition.sane]"),
        "people.toml",
        "[condition.dying_solo]",
        "insane",
    ),
    (
        ("locations.toml", "[location.9]", '[item.collar]\ntitle = "Ring"\n\n[location.9]'),
        *("things.toml", "[item.collar]", "stands in locations.toml:"),
    ),
    (
        ("encounters.toml", 'deck = "grey"\nlevel = 1\nkind = "combat"\nvalue = 4', DOG),
        "locations.toml",
        "encounter grey",
        "no grey encounter of level 1",
    ),
    # the map and the light
    (
        ("locations.toml", "keys = { s = 1 }", "keys = {}"),
        "locations.toml",
        "keys = { n = 2 }",
        "no key back",
    ),
    (
        ("locations.toml", "keys = { s = 1 }", "keys = {}"),
        "locations.toml",
        "dial = [5, 5, 5, 4]",
        "cannot reach",
    ),
    (("locations.toml", "cell = [0, 1]", "cell = [0, 3]"), "locations.toml", "[location.2]", "any light"),
    (
        ("locations.toml", 'cost = "energy 2"', 'cost = "energy 40"'),
        "locations.toml",
        "energy 40",
        "cannot reach the menhir of 2",
    ),
    (
        ("locations.toml", 'seals = ["ward", "dream"]', 'seals = ["dream"]'),
        "locations.toml",
        "[location.2]",
        "ward",
    ),
    # the solver
    ((YARD, "[secret rites, lit 2]", "[secret rites, lit 2, is ann]"), "pack.toml", "[chapter.1]", "by bob"),
]


@pytest.mark.parametrize(("change", "file", "where", "words"), ELSEWHERE)
def test_a_fault_is_found_where_it_must_be_mended(tmp_path, change, file, where, words):
    assert_fault(changed(tmp_path, change), file, where, words)


def test_tg_13_talk_means_nothing_in_the_rows_of_magic_and_free_keys(tmp_path):
    for number, half in enumerate(("M:talk", "F:up+talk")):
        folder = changed(tmp_path / str(number), ("cards.toml", TALK, TALK.replace("F:up", half)))
        assert_fault(folder, "cards.toml", half, "talk means nothing in the rows M and F (TG-13)")


def test_tg_40_an_encounter_has_condition_halves(tmp_path):
    bare = ("encounters.toml", 'right = "E1 U1 S1 M F1x"', 'right = ""')
    assert_fault(changed(tmp_path, bare), "encounters.toml", 'right = ""', "no condition halves")


def test_tg_45_the_world_says_for_whom_it_acts(tmp_path):
    """In journal, events, locations and timers; cards and people mean who has them."""
    for number, (file, old, new) in enumerate(
        (
            (YARD, "{one rep -1}", "{rep -1}"),
            (BOOK, "= each exp +1; chapter 2", "= exp +1; chapter 2"),
            ("events.toml", "all terror +1;", "terror +1;"),
            ("events.toml", "goto book.6", "upgrade combat"),
            ("locations.toml", "one rep +1", "rep +1"),
            ("locations.toml", "one exp +1", "draw item 1"),
        )
    ):
        assert_fault(changed(tmp_path / str(number), (file, old, new)), file, new, "must say for whom")


def test_tg_46_health_reaches_as_far_as_energy(tmp_path):
    enough = changed(
        tmp_path / "a", ("people.toml", "bonus = 1", "bonus = 0"), ("people.toml", "health = 7", "health = 6")
    )
    assert check(enough).errors == []
    short = changed(tmp_path / "b", ("people.toml", "bonus = 1", "bonus = 2"))
    assert_fault(short, "people.toml", "health = 7", "health must be at least 8")


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


def test_faults_come_by_file_and_line_and_all_at_once(tmp_path):
    folder = changed(
        tmp_path,
        (YARD, "{one rep -1}", "{rep -1}"),
        (YARD, "Ask the miller. -> 1.2", "Ask the miller. -> 1.7"),
        ("events.toml", "all terror +1;", "terror +1;"),
    )
    errors = check(folder).errors
    assert errors == sorted(errors)
    assert len({(fault.file, fault.at) for fault in errors}) == 4  # and nobody leads to 1.2 any more


def test_a_pack_that_cannot_be_read_is_not_solved(tmp_path):
    assert check(changed(tmp_path, (YARD, "{one rep -1}", "{rep -1}"))).proofs == []
    assert check(changed(tmp_path / "b", ("people.toml", "health = 8", ""))).counts == {}


def test_what_menhirs_cost():
    """Energy 1 and food 1 are worth 2, of 6 a day; a dial of 4 gives five days."""
    tax = check(TINY).tax
    assert [round(share, 1) for share in tax[1]] == [6.7, 6.7, 6.7, 8.3]
    assert [round(share, 1) for share in tax[2]] == [5.6, 5.6, 5.6, 6.7]


# -- the documents ---------------------------------------------------------------------------------------

DOCS = Path(__file__).parents[3] / "docs"


def test_the_reference_has_every_word_of_the_language():
    text = (DOCS / "pack-format.md").read_text("utf-8")
    words = set(re.findall(r"[a-z_]+", text))
    assert {*VERBS, *TESTS, *TIMINGS, *RULE_KEYS, *LIMITS, *KEYWORDS, *TRAITS} <= words
    assert {name for kind in FIELDS.values() for name in kind} <= words


def test_the_campaign_of_the_lesson_has_no_fault(tmp_path):
    """What the lesson adds, put into the tiny pack as it says."""
    folder = changed(
        tmp_path,
        ("locations.toml", "keys = { n = 2 }", "keys = { n = 2, e = 4 }"),
        ("pack.toml", 'random = ["rain"]', 'random = ["rain", "fog"]'),
    )
    lesson = (DOCS / "writing-a-campaign.md").read_text("utf-8")
    blocks = re.findall(r"```\w+ (\S+)\n(.*?)```", lesson, re.DOTALL)
    assert len(blocks) == 5
    for file, text in blocks:
        with (folder / file).open("a", encoding="utf-8") as opened:
            opened.write(f"\n{text}")
    report = check(folder)
    assert report.errors == []
    assert [fault.text[:2] for fault in report.warnings] == ["11"]  # texts that are not translated
    assert report.counts["verses"] == 26
