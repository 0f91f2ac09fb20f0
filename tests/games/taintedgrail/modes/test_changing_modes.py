"""Rulebook: Story mode, Challenge mode: rules may be added or dropped at the start of each chapter."""

from __future__ import annotations

from typing import Any

import roundtable as rt
from roundtable.kernel.match.history import replayed_from_setup
from tests.games.taintedgrail.helpers import asked, by, legal, night, play


def chapter(seats: int = 1, **wanted: Any) -> Any:
    """The second chapter begins."""
    options = {"pack": "walking", **wanted.pop("options", {})}
    described = {"seats": seats, "options": options, "effects": "chapter 2", "event_deck": [], **wanted}
    return rt.scenario("taintedgrail", described, seed=1)


def test_tg_116_at_the_start_of_a_chapter_rules_of_both_modes_may_be_added():
    match = chapter()
    assert (asked(match), match.table.chapter) == ("mode.change", 1)
    assert {("hunger", True), ("cheap_wards", True), ("limiter", "none"), ("mercy", False)} < legal(match)
    play(match, ("hunger", True), ("limiter", "none"), None)
    t = match.table
    assert (t.chapter, t.options["hunger"], t.options["limiter"]) == (2, True, "none")
    assert match.setup.options["hunger"] is False


def test_tg_116_or_dropped():
    match = play(chapter(options={"hunger": True, "mercy": False}), ("hunger", False), ("mercy", True), None)
    assert (match.table.options["hunger"], match.table.options["mercy"]) == (False, True)


def test_tg_116_each_rule_once_and_the_starting_item_not_at_all():
    match = play(chapter(), ("limiter", "none"))
    assert not [option for option in legal(match) if option and option[0] in ("limiter", "start_item")]


def test_tg_116_all_must_agree():
    match = play(chapter(3), ("hunger", True))
    assert (asked(match), match.to_move) == ("mode.agree", (1, 2))
    by(by(match, 2, False), 1, True)
    assert (asked(match), match.table.options["hunger"]) == ("mode.change", False)


def test_tg_116_encounter_decks_are_built_by_the_rules_that_were_chosen():
    """Level 2 alone for two; as for one alone, level 1 too."""
    hard, easy = play(chapter(2), None).table, play(chapter(2), ("easy_encounters", True), True, None).table
    assert ("thug" in hard.encounters["grey"], "thug" in easy.encounters["grey"]) == (False, True)


def test_tg_116_a_turned_limiter_holds_energy_below_health_at_once():
    match = play(chapter(health=[4], energy=[4]), ("limiter", "turned"))
    assert match.table.energy == [3]


def test_tg_116_who_carries_more_than_five_items_leaves_some_at_once():
    match = play(chapter(items=[["rope", "jack", "bell", "spear", "mule", "dog"]]), ("most_items", 5))
    assert (asked(match), match.to_move) == ("item.drop", (0,))
    play(match, "rope")
    assert (asked(match), len(match.table.items[0])) == ("mode.change", 5)


def test_tg_116_a_save_keeps_what_was_changed():
    match = play(chapter(), ("hunger", True), None)
    again: Any = rt.load(match.save())
    assert again.table.options["hunger"] is True
    assert again.fingerprint() == match.fingerprint() == replayed_from_setup(match).fingerprint()
    assert match.view(0)["options"]["hunger"] is True
    assert rt.load(play(chapter(), None).save()).table.options["hunger"] is False


def test_tg_116_within_a_chapter_nobody_is_asked():
    match = play(chapter(place=[103]), ("hunger", True), None)
    for day in (1, 2):
        assert (asked(match), match.table.day) == ("day.what", day)
        night(match)
    assert match.table.options["hunger"] is True


def test_tg_116_nor_when_the_chapter_begins_again():
    match = chapter(effects="mercy")
    assert (asked(match), match.table.chapter) == ("day.what", 1)
