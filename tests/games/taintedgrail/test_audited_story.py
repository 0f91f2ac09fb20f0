"""Found by going through the rulebook sentence by sentence: what a chapter and an event leave alone, who
comes and who leaves."""

from __future__ import annotations

from typing import Any

import roundtable as rt
from tests.games.taintedgrail.helpers import (
    PASS,
    alone,
    asked,
    by,
    done,
    go,
    goods,
    legal,
    new,
    night,
    play,
    scene,
)

LEAVE = ("leave",)


# -- events and chapters ---------------------------------------------------------------------------------


def test_tg_112_an_event_that_is_put_away_does_nothing():
    """Frost would have cost the hungry hero an energy."""
    match = scene(
        *(1, 1),
        phase="dawn",
        event_deck=["frost"],
        random_deck=["calm"],
        skills=[["spi_1/back"]],
        place=[103],
        goods={"food": [0]},
    )
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


def test_tg_113_a_new_chapter_leaves_event_and_quests_and_lights_nothing():
    match = scene(effects="chapter 2", today=["hard_road"], quests=["second_wind"], event_deck=[])
    assert match.table.quests == ("second_wind",)
    assert play(match, go(103)).table.energy == [4]
    dark = scene(effects="chapter 2", wards={}, shown=[107, 110], place=[110], event_deck=[])
    assert dark.table.wards == {}
    assert night(dark).table.place[0] in dark.table.shown


def test_a_menhir_that_the_story_lights_lies_on_the_map():
    match = done("ward 110 3; ward 101 out", shown=[101, 103, 104], place=[103], event_deck=[])
    assert 110 in match.table.shown


def test_after_mercy_an_event_of_the_chapter_can_come_again():
    match = scene(1, phase="dawn", event_deck=[], health=[0], dying=[1])
    match.table.past.append("burden")
    assert "burden" not in play(match, True).table.past


def test_a_chapter_that_tells_of_no_rescue_knows_no_mercy():
    match = scene(chapter=2, phase="dawn", event_deck=[], health=[0], dying=[1])
    assert (asked(match), match.result.reason) == (None, "lost")


# -- who comes, who leaves -------------------------------------------------------------------------------


def test_an_heir_of_who_leaves_uses_one_thing_of_a_keyword():
    armed: Any = {"secrets": [["oathblade"]], "items": [[], ["spear"]]}
    match = by(scene(2, leaving=True, event_deck=[], **armed), 0, LEAVE)
    assert asked(match) == "gear.keep"
    assert play(match, "oathblade").table.in_use(1) == ("oathblade",)


def test_skills_of_who_leaves_are_free_again():
    wanted: Any = {"skills": [["agg_1/front"]], "attr": [{"agg": 3}, {"agg": 2, "emp": 0}]}
    match = scene(
        2, leaving=True, event_deck=[], place=[103, 103], goods={"exp": [0, 6], "food": [0, 0]}, **wanted
    )
    by(match, 0, LEAVE)
    by(match, 1, PASS)
    assert "agg_1/front" in legal(play(match, ("point", "agg")))


def test_several_may_join_on_one_dawn():
    match = play(new(3, late_seats=2), "smith")
    match.table.event_deck.clear()
    play(night(match), 1, "herb")
    assert asked(match) == "join.who"


def test_newcomers_say_with_whom_they_stand():
    match = new(3, late_seats=1)
    play(match, "smith", "herb")
    match.table.event_deck.clear()
    alone(match, 0, go(103))
    by(match, 1, PASS)
    play(night(match), 2, "hireling")
    assert (asked(match), legal(match)) == ("join.where", {101, 103})
    assert play(match, 103).table.place[2] == 103


def test_tg_115_what_touches_the_place_of_a_successor_is_laid():
    match = scene(
        2,
        wards={106: 5},
        shown=[101, 102, 106, 109],
        place=[106, 106],
        phase="dawn",
        health=[0, 8],
        dying=[1, 0],
        event_deck=[],
    )
    while asked(match) != "day.what":
        play(match, match.legal(match.to_move[0])[0])
    assert match.table.place[0] == 101
    assert 104 in match.table.shown


def test_tg_116_switches_hold_for_the_whole_match():
    match = scene(effects="chapter 2", hunger=True, limiter="none", event_deck=[])
    assert match.table.chapter == 2
    assert (match.table.options["hunger"], match.table.options["limiter"]) == (True, "none")
    assert rt.load(match.save()).table.options == match.setup.options
