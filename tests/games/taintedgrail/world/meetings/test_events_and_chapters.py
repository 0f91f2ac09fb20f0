"""[Events], [Chapters] Where cards lie, and what a new chapter leaves alone."""

from typing import Any

import pytest

import roundtable as rt
from tests.games.taintedgrail.helpers import (
    PASS,
    answer,
    asked,
    dawn,
    day,
    done,
    go,
    goods,
    last,
    night,
    play,
    shipped,
    until,
)
from tests.games.taintedgrail.helpers.encounter import win
from tests.games.taintedgrail.helpers.packs import enlarged

CHAPTERS = """
[encounter]
herald = { $FOE }
first_herald = { first = true, $FOE }
[chapter.3]
title = "Third"
intro = "book.71"
start = 101
dial = [8, 7, 6, 5]
events = ["home"]
random = ["calm"]
levels = { solo = [1], party = [1] }
""".replace(
    "$FOE",
    'deck = "grey", level = 1, kind = "combat", value = 1, right = "F1x", attacks = ["0: dmg 1"], '
    'reward = "chapter 1"',
)
VERSES = """:: book.71
The third part.
* Go on. {end} -> end

:: book.72
It is over.
= chapter 3
= each food +1
end
"""


@pytest.fixture(scope="module")
def chapters(tmp_path_factory):
    """A pack with a third chapter, and with fights that lead back to the first."""
    with enlarged(tmp_path_factory.mktemp("packs"), "chapters", CHAPTERS, VERSES, "walking"):
        yield "chapters"


# -- events ------------------------------------------------------------------------------------------------


def test_tg_112_an_event_that_is_put_away_does_nothing():
    """Frost would have cost the hungry hero an energy."""
    piles: Any = {"event_deck": ["frost"], "random_deck": ["calm"]}
    match = dawn(skills=[["spi_1/back"]], goods={"food": [0]}, **piles)
    assert (match.table.today, match.table.energy) == (("calm",), [6])


def test_tg_112_the_event_that_replaces_it_can_be_put_away_too():
    wanted: Any = {"seats": 1, "phase": "dawn", "secrets": [["travellers_rites"]], "goods": {"magic": [2]}}
    wanted |= {"event_deck": ["black_frost"], "random_deck": ["red_cart", "fine_weather"]}
    match: Any = rt.scenario("taintedgrail", {"options": {"pack": "avalon"}, **wanted})
    assert asked(match) == "ability.use"
    play(match, True, True)
    assert (match.table.today, goods(match, "magic")) == (("fine_weather",), [0])


def test_tg_112_what_puts_an_event_away_later_in_the_day_brings_another_at_once():
    match = done("event redraw", today=["calm"], random_deck=["frost"], goods={"food": [0]})
    assert (match.table.today, match.table.energy, match.table.used) == (("frost",), [5], [])


def test_a_random_event_that_the_story_names_is_taken_out_of_its_stack():
    """A card lies in one place: it is not drawn once more."""
    piles: Any = {"random_deck": ["frost", "calm"], "goods": {"food": [0]}}
    match = day(effects="event play frost", **piles)
    assert (match.table.today, match.table.random_deck, match.table.energy) == (("frost",), ["calm"], [5])
    match = day(effects="event top frost", **piles)
    assert (match.table.event_deck, match.table.random_deck) == (["frost"], ["calm"])
    match = day(effects="event discard frost; event random 2", **piles)
    assert sorted(match.table.event_deck) == ["calm", "frost"]


def test_market_of_scattered_heroes_feeds_one_up_to_twenty_and_frightens_the_other():
    match = day(2, phase="morning", event_deck=["market"], place=[101, 104], goods={"food": [19, 0]})
    assert (goods(match, "food"), match.table.terror) == ([20, 0], [0, 1])


def test_random_events_come_back_in_the_order_in_which_they_were_put_under_their_deck():
    """c1_2 asks for two of them when it comes."""
    drawn = ["fine_weather", "iron_and_milk", "hedge_moves"]
    match = shipped(phase="morning", event_deck=[*drawn, "c1_2"], random_deck=[], goods={"food": [0]})
    until(
        match,
        lambda match: match.table.day == 4,
        lambda match: PASS if asked(match) == "day.what" else last(match),
    )
    deck = [name for name in match.table.event_deck if name in drawn]
    assert deck == ["fine_weather", "iron_and_milk"]  # the second lies on the first


# -- chapters ----------------------------------------------------------------------------------------------


def test_tg_113_a_new_chapter_leaves_event_and_quests_and_lights_nothing():
    match = day(effects="chapter 2", today=["hard_road"], quests=["second_wind"])
    assert match.table.quests == ("second_wind",)
    assert play(match, go(103)).table.energy == [4]
    dark = day(effects="chapter 2", wards={}, shown=[107, 110], place=[110])
    assert dark.table.wards == {}
    assert night(dark).table.place[0] in dark.table.shown


def test_a_chapter_that_begins_with_a_reward_finds_the_card_on_the_table_in_no_deck(chapters):
    match = win(day(pack=chapters, effects="encounter grey", encounters={"grey": ["herald"]}))
    answer(match, mode_change=None)
    t = match.table
    assert ("herald" in t.encounters["grey"], t.under["grey"]) == (False, ["herald"])


def test_a_chapter_that_begins_with_a_first_encounter_finds_that_card_in_no_deck_either(chapters):
    match = win(day(pack=chapters, effects="encounter grey", encounters={"grey": ["first_herald"]}))
    answer(match, mode_change=None)
    t = match.table
    assert ("first_herald" in t.encounters["grey"], t.under["grey"]) == (False, ["first_herald"])


def test_a_chapter_that_begins_in_the_middle_of_a_verse_does_not_end_it(chapters):
    match = play(day(pack=chapters, verse="book.72"), ("book.71", 1))
    assert (match.table.chapter, goods(match, "food")) == (3, [3])
