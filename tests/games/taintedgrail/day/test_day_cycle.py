"""Rulebook: The order of the day: II. Day: one action each, again and again, until all have passed."""

from __future__ import annotations

from typing import Any

import roundtable as rt
from roundtable.games import find
from tests.games.taintedgrail.helpers import (
    EXPLORE,
    INSPECT,
    LEAVE,
    PASS,
    PLACE,
    TAKE,
    alone,
    asked,
    by,
    choose,
    go,
    goods,
    legal,
    play,
    scene,
    together,
    tracks,
)


def day(seats=2, **wanted):
    return scene(seats, event_deck=[], **wanted)


def test_everybody_does_one_action_before_anybody_does_a_second():
    match = day(place=[102, 103])
    by(match, 0, go(101))
    assert match.to_move == (1,)
    by(match, 1, go(101))
    assert match.to_move == (0, 1)


def test_the_players_settle_the_order_themselves():
    match = day(3, place=[102, 103, 105])
    by(match, 2, go(101))
    assert match.to_move == (0, 1)
    by(match, 1, go(101))
    assert match.to_move == (0,)


def test_passing_is_for_the_rest_of_the_day():
    match = day(place=[102, 103])
    by(match, 0, PASS)
    for number in (101, 103, 101):
        by(match, 1, go(number))
        assert match.to_move == (1,)
    assert match.table.passed == [True, False]


def test_when_all_have_passed_dusk_comes():
    match = day(place=[102, 103])
    by(match, 0, PASS)
    by(match, 1, PASS)
    assert (match.table.phase, asked(match)) == ("dusk", "rest.eat")


def test_when_all_energy_is_spent_dusk_comes():
    match = day(1, energy=[1], place=[102], goods={"food": [0]}, shown=[101, 102])
    play(match, go(101))
    assert legal(match) == {INSPECT, PASS}  # which costs nothing
    play(match, PASS)
    assert match.table.day == 2


def test_tg_2_with_no_energy_he_passes_by_himself():
    match = day(1, energy=[0], place=[103], goods={"food": [1]}, health=[0], dying=[3])
    assert (match.table.phase, asked(match)) == ("dusk", "rest.eat")


def test_tg_2_but_what_costs_nothing_he_may_still_do():
    match = day(1, energy=[0], place=[101])
    assert legal(match) == {INSPECT, PASS}


def test_tg_2_and_so_he_may_pick_up_what_the_dead_have_left():
    match = day(energy=[0, 6], place=[104, 103], dropped={104: ["rope"]})
    assert set(match.legal(0)) == {TAKE, PASS}
    by(match, 0, TAKE)
    assert match.table.items[0] == ("rope",)


def test_tg_2_until_he_has_passed_he_may_join_what_others_pay_for():
    match = day(energy=[0, 6], place=[101, 101])
    by(match, 1, go(102), True)
    assert (asked(match), match.to_move) == ("party.join", (0,))
    by(match, 0, True)
    assert (asked(match), match.to_move, legal(match)) == ("share.how", (1,), {(-2, 0), (-1, None)})
    play(match, (-2, 0))
    assert (match.table.place, match.table.energy) == ([102, 102], [0, 4])


def test_tg_2_an_open_trade_holds_up_no_cycle():
    """Trading is not an action: heroes without energy who stand together wait just like one who stands
    alone."""
    for places, trades in (([104, 102, 104], {("trade", 2)}), ([104, 102, 105], set())):
        match = day(3, energy=[0, 6, 0], place=places, goods={"food": [1, 0, 0]})
        assert {*match.legal(0)} == {*trades, PASS}
        by(match, 1, go(101))
        assert (match.to_move, match.table.acted) == ((0, 1, 2), [False] * 3)


def test_tg_2_nor_does_the_freedom_to_leave():
    match = day(3, energy=[0, 6, 0], place=[104, 102, 104], leaving=True)
    assert {*match.legal(0)} == {("trade", 2), LEAVE, PASS}
    by(match, 1, go(101))
    assert (match.to_move, match.table.acted) == ((0, 1, 2), [False] * 3)


def test_tg_2_a_match_of_rules_7_waits_as_it_did():
    game = find("taintedgrail").earlier[0]
    described = {"place": [104, 102, 104], "energy": [0, 6, 0], "event_deck": []}
    match: Any = rt.Match.begin(rt.Setup(game, 3, game.choose({"pack": "walking"}), "1", described))
    by(match, 1, go(101))
    assert (match.game.rules, match.to_move, match.table.acted) == (7, (0, 2), [False, True, False])


def test_tg_2_before_the_day_ends_those_who_can_only_trade_may_do_so():
    match = day(energy=[0, 0], place=[104, 104], goods={"food": [2, 0]})
    by(match, 0, ("trade", 1), ("goods", "food", 1), None)
    assert match.table.goods["food"] == [1, 1]
    by(match, 1, None)
    assert match.table.phase == "dusk"


def test_tg_2_without_energy_he_begins_nothing_that_costs_some_though_a_companion_would_pay():
    match = day(energy=[0, 6], place=[101, 101])
    assert {*match.legal(0)} == {INSPECT, ("trade", 1), PASS}
    assert {EXPLORE, PLACE, go(102)} <= {*match.legal(1)}


def test_tg_2_not_even_with_an_item_but_what_costs_no_energy_he_may():
    splints = ("ability", "item/splints", 0)
    assert splints not in day(2, items=[["splints"]], energy=[0, 5]).legal(0)
    assert splints in day(2, items=[["splints"]], energy=[1, 5]).legal(0)
    assert PLACE in day(2, place=[103, 103], energy=[0, 5]).legal(0)  # a health


def test_tg_41_joining_an_action_is_ones_action_in_this_cycle():
    match = together(day(3, place=[102, 102, 103]), 0, go(101))
    assert (match.table.place, match.to_move) == ([101, 101, 103], (2,))


def test_tg_41_who_has_acted_or_passed_is_not_asked_to_join():
    match = day(3, place=[102, 101, 102], energy=[6, 6, 6])
    by(match, 1, go(102))
    by(match, 2, PASS)
    by(match, 0, go(101))
    assert (asked(match), match.table.place) == ("day.what", [101, 102, 102])


def test_tg_41_who_has_passed_may_be_drawn_into_what_happens_on_entry():
    match = day(place=[104, 101])
    by(match, 0, PASS)
    by(match, 1, go(104))
    assert (asked(match), match.to_move) == ("party.entry", (0,))
    by(match, 0, True)
    assert match.table.terror == [1, 1]


def test_tg_41_who_has_passed_counts_as_present_for_a_menhir():
    match = day(place=[107, 107], wards={107: 1}, secrets=[["rite"]], goods={"magic": [1, 1]})
    by(match, 0, PASS)
    by(match, 1, INSPECT, True)
    assert (asked(match), match.to_move) == ("ward.agree", (0,))
    by(match, 0, True)
    assert match.table.wards == {107: 5}


def test_tg_66_a_companion_who_joins_may_pay_for_the_one_who_acts():
    match = day(energy=[1, 3], place=[102, 102])
    by(match, 0, EXPLORE, True)
    by(match, 1, True)
    play(match, (0, -2))
    assert (asked(match), match.to_move) == ("pay.agree", (1,))
    assert match.question(1).about == {"seat": 0, "what": "energy", "count": 2, "own": 1}
    play(match, True)
    assert (match.table.energy, goods(match, "food")) == ([1, 1], [3, 3])


def test_tg_67_if_nobody_joins_him_it_does_not_begin_and_he_may_do_something_else():
    """A hard road: 2 energy, and the hero has 1."""
    match = day(energy=[1, 3], place=[101, 101], today=["hard_road"])
    by(match, 0, go(102), True)
    by(match, 1, False)
    assert (match.table.place, match.table.acted) == ([101, 101], [False, False])
    assert go(102) not in match.legal(0)
    assert INSPECT in match.legal(0)
    alone(match, 1, go(102))
    assert match.table.energy == [1, 1]


def test_a_location_action_is_not_cheaper_for_one_whose_companion_declines():
    match = day(energy=[1, 5], place=[102, 102])
    by(match, 0, PLACE, True)
    by(match, 1, False)
    assert (match.table.energy, match.table.acted, PLACE in match.legal(0)) == ([1, 5], [False, False], False)


def test_energy_of_those_who_have_acted_or_passed_is_not_counted_on():
    match = day(3, energy=[0, 5, 5], place=[101, 101, 101])
    by(match, 1, PASS)
    alone(match, 2, PLACE)
    assert go(102) not in match.legal(0)


def test_an_action_that_is_over_ends_before_the_next_begins():
    match = together(day(place=[101, 101]), 0, EXPLORE)
    assert (asked(match), match.to_move) == ("verse.choice", (0,))
    choose(match, "Leave")
    assert (asked(match), match.to_move) == ("day.what", (0, 1))


def test_a_new_cycle_begins_only_for_those_who_have_not_passed():
    match = day(3, place=[102, 103, 105])
    by(match, 1, PASS)
    by(match, 0, go(101))
    by(match, 2, go(101))
    assert match.to_move == (0, 2)


def test_one_who_dropped_out_of_the_last_action_of_the_day_still_eats_at_dusk():
    """The hero cannot pay 2 energy for the tower; afterwards nobody can do anything more."""
    match = day(energy=[1, 3], place=[103, 103], health=[5, 5], verse="101", goods={"food": [1, 1]})
    choose(match, "Climb")
    assert asked(match) == "pay.help"
    by(match, 1, False)
    assert (match.table.energy, match.table.terror) == ([1, 1], [0, 1])
    by(match, 0, PASS)
    by(match, 1, PASS)
    by(match, 0, True)
    by(match, 1, True)
    assert [tracks(match, seat)[1] for seat in (0, 1)] == [6, 6]
