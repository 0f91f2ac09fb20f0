"""Marks: what is remembered as tuples, how descriptions name them, and saves from before they were tuples."""

import json
from pathlib import Path
from typing import Any

import roundtable as rt
from roundtable.games.taintedgrail.marks import DAY, ENCOUNTER, about, but, pass_on
from roundtable.kernel.match.history import replayed_from_setup
from tests.games.playing import asked
from tests.games.taintedgrail.helpers import day

OLD_SAVE = Path(__file__).parent / "saves" / "rules-6.json"  # of version 6, in the middle of a fight


def test_a_description_names_marks_as_before():
    t = day(used=["look/101/0", "trade/0/1", "redrawn"], once=["goal/burden", "101.2!3"], seats=2).table
    assert t.used == [("look", 101, 0), ("trade", 0, 1), ("redrawn",)]
    assert t.once == [("goal", "burden"), ("choice", "101.2", 3)]


def test_a_description_names_uses_of_abilities_as_before():
    t = day(used=["item/mule#0@1", "item/mule#0@1*2"], once=["skill/agg_1/front#1@0"], seats=2).table
    assert (t.used, t.once) == ([], [])
    assert t.spent == [
        ("item/mule", 0, 1, 0, "day"),
        ("item/mule", 0, 1, 2, "day"),
        ("skill/agg_1/front", 1, 0, 0, "once"),
    ]


def test_marks_are_asked_by_their_word():
    marks = [("trade", 0, 1), ("look", 12, 0), ("trade", 1, 0)]
    assert about(marks, "trade") == [(0, 1), (1, 0)]
    assert but(marks, "trade", "gear") == [("look", 12, 0)]


def test_tg_106_a_use_goes_with_its_thing_and_only_with_that():
    """Of two mules the hero keeps one and gives the one that they have used; the other hero has one already.
    What counts for an encounter alone does not change hands."""
    t = day(seats=2).table
    second, first, elsewhere = [
        ("item/mule", 0, 0, 1, DAY),
        ("item/mule", 0, 0, 0, DAY),
        ("item/ox", 0, 0, 1, DAY),
    ]
    shorter = ("item/mule", 0, 0, 1, ENCOUNTER)
    t.spent = [second, first, elsewhere, shorter]
    pass_on(t, "item/mule", 0, 1, 1, 1)
    assert t.spent == [("item/mule", 0, 1, 1, DAY), first, elsewhere, shorter]


def test_a_save_from_before_marks_were_tuples_goes_on():
    match: Any = rt.load(json.loads(OLD_SAVE.read_text("utf-8")))
    assert (match.game.rules, asked(match)) == (7, "fight.defend")
    assert match.table.spent == [("card", 0, 1, 3, "step")]
    assert match.table.guard == {"attack": 1, "avoid_pool": 1}
    assert rt.load(match.save()).fingerprint() == match.fingerprint()
    assert replayed_from_setup(match).fingerprint() == match.fingerprint()
