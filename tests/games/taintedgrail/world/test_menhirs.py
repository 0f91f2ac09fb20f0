"""Rulebook: Menhirs and wyrdness: how long they burn, the last one, a fourth one, lighting again."""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import (
    INSPECT,
    asked,
    by,
    dawn,
    day,
    done,
    goods,
    legal,
    night,
    play,
    told,
    tracks,
)


@pytest.mark.parametrize(("seats", "dial"), [(1, 6), (2, 5), (3, 4), (4, 3)])
def test_the_dial_goes_by_the_number_of_players(seats, dial):
    match = day(seats, place=[107] * seats, wards={107: 1}, secrets=[["rite"]], goods={"magic": [1] * seats})
    by(match, 0, INSPECT, True)
    for seat in range(1, seats):
        by(match, seat, True)
    assert (match.table.wards, goods(match, "magic")) == ({107: dial}, [0] * seats)


def test_a_menhir_that_is_out_may_be_lit_again():
    match = day(place=[107], wards={}, shown=[104, 107], secrets=[["rite"]], goods={"magic": [1]})
    play(match, INSPECT, True)
    assert match.table.wards == {107: 6}


# -- the last one ------------------------------------------------------------------------------------------


def test_tg_28_when_the_last_goes_out_nothing_is_discarded():
    match = dawn(wards={101: 0}, shown=[101, 103, 107, 110])
    assert (match.table.wards, match.table.shown) == ({}, [101, 103, 107, 110])


def test_tg_28_every_dawn_in_the_dark_costs_2_health_and_2_terror():
    match = dawn(2, wards={}, shown=[101, 103])
    assert [tracks(match, seat) for seat in (0, 1)] == [(6, 7, 2), (6, 6, 2)]
    night(match)
    assert [tracks(match, seat)[1:] for seat in (0, 1)] == [(5, 4), (4, 4)]


def test_tg_51_the_dawn_that_takes_the_last_away_costs_nothing_yet():
    match = dawn(wards={101: 0}, shown=[101, 103])
    assert tracks(match) == (6, 9, 0)
    night(match)
    assert tracks(match) == (6, 7, 2)


def test_in_the_dark_one_may_go_on_and_light_one():
    match = dawn(wards={}, shown=[101, 103, 104, 107], place=[104], secrets=[["rite"]], goods={"magic": [1]})
    play(match, ("travel", 107), INSPECT, True)
    night(match)
    assert (tracks(match)[1:], match.table.wards) == ((7, 2), {107: 5})
    assert 103 not in match.table.shown


def test_in_the_dark_until_they_die():
    match = dawn(wards={}, shown=[101, 103], health=[2])
    assert (match.table.health, match.table.dying) == ([0], [2])


# -- a fourth one ------------------------------------------------------------------------------------------

THREE = {"wards": {101: 5, 106: 4, 107: 3}, "place": [110]}


def test_tg_29_a_fourth_puts_out_one_of_the_others():
    match = play(day(**THREE), INSPECT, True)
    assert (asked(match), legal(match)) == ("ward.out", {101, 106, 107})
    play(match, 106)
    assert match.table.wards == {101: 5, 107: 3, 110: 5}


def test_tg_29_its_locations_go_at_the_next_dawn():
    match = play(day(**THREE, shown=[101, 106, 107, 109, 110]), INSPECT, True, 106)
    assert 109 in match.table.shown
    night(match)
    assert 109 not in match.table.shown


def test_tg_29_lighting_one_of_the_three_again_asks_nothing():
    match = day(wards=THREE["wards"], place=[107], secrets=[["rite"]], goods={"magic": [1]})
    play(match, INSPECT, True)
    assert match.table.wards == {101: 5, 106: 4, 107: 6}


def test_tg_29_a_menhir_on_its_last_day_still_is_one_of_three():
    match = play(day(wards={101: 5, 106: 4, 107: 0}, place=[110]), INSPECT, True)
    assert asked(match) == "ward.out"


def test_tg_29_a_fourth_lit_by_the_story_too():
    match = done("ward 110 4", wards=THREE["wards"])
    assert asked(match) == "ward.out"
    play(match, 101)
    assert match.table.wards == {106: 4, 107: 3, 110: 4}


def test_tg_29_with_more_figures_nothing_goes_out():
    match = play(day(**THREE, more_wards=True), INSPECT, True)
    assert match.table.wards == {101: 5, 106: 4, 107: 3, 110: 5}


# -- the story and menhirs ---------------------------------------------------------------------------------


def test_the_story_turns_a_dial():
    assert done("ward 101 -2").table.wards == {101: 6}
    assert done("ward 101 +2", wards={101: 7}).table.wards == {101: 8}
    assert done("ward 106 -2").table.wards == {101: 8}


def test_turned_below_1_it_burns_to_the_next_dawn():
    match = done("ward 101 -9", wards={101: 3, 106: 5}, event_deck=[], place=[103])
    assert match.table.wards == {101: 0, 106: 5}
    night(match)
    assert match.table.wards == {106: 4}


def test_put_out_by_the_story_its_locations_stay_until_dawn():
    match = done(
        "ward 101 out", wards={101: 3, 107: 5}, shown=[101, 103, 104, 107], place=[107], event_deck=[]
    )
    assert (match.table.wards, 103 in match.table.shown) == ({107: 5}, True)
    night(match)
    assert match.table.shown == [104, 107]


def test_lit_by_the_story_it_lays_cards_where_heroes_stand():
    match = done("ward 106 5", place=[106], shown=[101, 102, 106])
    assert (match.table.wards[106], 109 in match.table.shown) == (5, True)


def test_the_last_one_put_out_by_the_story_in_the_day_costs_at_the_next_dawn():
    match = done("ward 101 out", event_deck=[], place=[103])
    night(match)
    assert tracks(match) == (6, 7, 2)
    assert told(match).count("ward.none") == 1
