"""Checking a pack: the tiny pack is without a fault; each kind of fault is found at its file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundtable.games.taintedgrail.check import check
from roundtable.games.taintedgrail.check.fields import FIELDS
from roundtable.games.taintedgrail.check.grammar import CONDS
from roundtable.games.taintedgrail.content.language import TESTS
from roundtable.games.taintedgrail.content.load import KNOWN
from tests.games.taintedgrail.helpers.check import BOOK, GO, MILL, TINY, YARD, assert_fault, changed, said

CONTENT = Path(__file__).parents[4] / "content"


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
    assert set(CONDS) == TESTS
    assert {kind: set(fields.split()) for kind, fields in KNOWN.items()} == {
        kind: {*FIELDS[kind]} for kind in KNOWN
    }


# a file, a text in it, what is put for it, what the fault must say; at the last line of what was put
AT_THE_CHANGE = [
    # files and fields
    ("things.toml", 'title = "Collar"', 'title = "Collar', "line"),
    ("things.toml", 'title = "Collar"', 'title = "Collar"\nweight = 3', "there is no field 'weight'"),
    ("people.toml", "health = 8", 'health = "8"', "'health' must be a whole number"),
    ("people.toml", "emp = 2, cou = 1", "emp = 2, luck = 1", "there is no field 'attr.luck'"),
    ("things.toml", "[task.oath]", "[errand.oath]", "there is no table [errand]"),
    ("things.toml", "[item.collar]", 'weight = "light"', "'weight' stands in no table"),
    ("things.toml", "[task.oath]", "[[errand]]", "'errand' stands in no table"),
    ("things.toml", "[task.oath]", "[task.Oath]", "an id here is"),
    ("locations.toml", "dial = [5, 5, 5, 4]", "dial = [5, 5, 5]", "'ward.dial' must be four numbers"),
    ("things.toml", 'scope = "party"', 'scope = "all"', "one of party, personal, common"),
    # effects
    (YARD, "{one rep -1}", "{one rap -1}", "does not begin with a verb"),
    (YARD, "{each health -1}", "{health -1}", "must say for whom"),
    (YARD, "{each health -1}", "{each health -x}", "is not how that is written; write: each health AMOUNT"),
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
    ("people.toml", "if not ate: terror", "if not eaten: terror", "is not a condition"),
    ("people.toml", "dusk: if not ate", "noon: if not ate", "is not an ability"),
    ("people.toml", "joined C in combat", "joined X in combat", "after joined comes a row"),
    ("people.toml", "joined C in combat", "joined C in anger", "no kind of encounter 'anger'"),
    ("people.toml", 'rules = ["travel: energy -1', 'rules = ["passive: energy -1', "only rule and enables"),
    ("people.toml", 'rules = ["travel: energy -1', 'rules = ["event: event redraw', "it would never end"),
    ("events.toml", "rule travel_cost +1", "rule travel_time +1", "is not how that is written"),
    # conditions and costs
    (YARD, "[secret rites, lit 2]", "[secret rites, lit here]", "names a location by its number"),
    (MILL, "[token 2>=1]", "[token here>=1]", "names a location by its number"),
    (YARD, "[is ann, not read 1.2]", "[was ann, not read 1.2]", "is not a condition"),
    (YARD, "[is ann, not read 1.2]", "[is eve, not read 1.2]", "there is no character 'eve'"),
    (YARD, "[is ann, not read 1.2]", "[cou, not read 1.2]", "'cou' is compared"),
    (YARD, "[secret rites, lit 2]", "[secret rites, lit 3]", "there is no menhir '3'"),
    (YARD, "[pay food 1]", "[pay bread 1]", "write: pay MONEY NUMBER or pay share MONEY NUMBER or"),
    (YARD, "[pay food 1]", "[pay card 1]", "for cards only"),
    ("locations.toml", 'cost = "energy 2"', 'cost = "energy"', "is not a cost"),
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
