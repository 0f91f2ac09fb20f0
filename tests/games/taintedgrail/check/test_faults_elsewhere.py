"""Checking a pack: faults that are found at another place than where something was changed."""

from __future__ import annotations

import pytest

from roundtable.games.taintedgrail.check import check
from tests.games.taintedgrail.helpers.check import BOOK, GO, MILL, YARD, assert_fault, changed

BOB = '[card.bob_combat]\nowner = "bob"\nkind = "combat"\ncopies = 14'
DOG = 'deck = "grey"\nlevel = 3\nkind = "combat"\nvalue = 4'
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
    (("cards.toml", TALK, TALK.replace("F:up", "F:talk")), "cards.toml", "F:talk", "talk has no meaning"),
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


@pytest.mark.parametrize("effects", ["goto book.3", "end", "chapter 2", "mercy", "one exp +1 and end"])
def test_a_verse_that_its_effects_lead_out_of_needs_no_exit(tmp_path, effects):
    folder = changed(tmp_path, (BOOK, "It is hot.\nend", f"It is hot.\n= {effects}"))
    assert [fault for fault in check(folder).errors if "no exit" in fault.text] == []


def test_tg_13_talk_means_nothing_in_the_rows_of_magic_and_free_keys(tmp_path):
    for number, half in enumerate(("M:talk", "F:up+talk")):
        folder = changed(tmp_path / str(number), ("cards.toml", TALK, TALK.replace("F:up", half)))
        assert_fault(folder, "cards.toml", half, "talk has no meaning in the rows M and F (TG-13)")


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
