"""Rulebook: II. Day: the location's action."""

from __future__ import annotations

from tests.games.taintedgrail.helpers import (
    PLACE,
    alone,
    asked,
    by,
    day,
    done,
    goods,
    legal,
    play,
    tracks,
)
from tests.games.taintedgrail.helpers.encounter import win


def test_its_cost_is_paid_and_it_is_done():
    match = play(day(), PLACE)
    assert (match.table.energy, goods(match, "rep")) == ([5], [1])


def test_it_needs_its_cost():
    assert PLACE not in legal(day(energy=[0]))
    assert PLACE not in legal(day(place=[105], goods={"wealth": [1], "magic": [1]}))
    assert PLACE in legal(day(place=[105], goods={"wealth": [2], "magic": [1]}))


def test_a_place_without_one_offers_none():
    assert PLACE not in legal(day(place=[104]))


def test_what_can_be_done_once_a_day_is_done_once():
    match = play(day(), PLACE)
    assert PLACE not in legal(match)


def test_what_has_no_limit_can_be_done_again():
    match = play(day(place=[103]), PLACE, PLACE)
    assert (goods(match, "wealth"), tracks(match)) == ([3], (6, 7, 0))


def test_tg_33_once_a_day_is_for_the_location_not_for_the_hero():
    match = alone(day(2), 0, PLACE)
    assert PLACE not in match.legal(1)


def test_tg_33_the_changed_place_has_an_action_of_its_own():
    match = done("replace 102 112", place=[102])
    play(match, PLACE)
    assert (goods(match, "magic"), match.table.energy) == ([1], [5])


def test_a_party_pays_once_and_gets_it_once():
    match = by(day(2), 0, PLACE, True)
    by(match, 1, True)
    assert (asked(match), legal(match)) == ("share.how", {(-1, 0), (0, -1)})
    play(match, (0, -1), True)
    assert (asked(match), legal(match)) == ("choose.who", {0, 1})
    play(match, 1)
    assert (match.table.energy, goods(match, "rep")) == ([6, 5], [0, 2])


def test_rulebook_example_two_hunters_pay_one_each_get_one_food_and_fight_as_a_party():
    match = by(day(2, place=[102, 102]), 0, PLACE, True)
    by(match, 1, True)
    play(match, (-1, -1), True)
    assert (match.table.energy, asked(match)) == ([5, 5], "share.how")
    play(match, (1, 0))
    assert match.table.party == (0, 1)
    play(win(match), (0, 1))
    assert goods(match, "food") == [3, 3]  # 1 of the hunt, 1 of the hare


def test_tg_56_what_costs_only_health_is_open_without_energy():
    match = day(place=[103], energy=[0])
    assert PLACE in legal(match)
    play(match, PLACE)
    assert (match.table.health, goods(match, "wealth")) == ([8], [2])


def test_wealth_and_magic_may_come_from_all_who_joined_but_health_is_his_own():
    match = day(2, place=[105, 105], goods={"wealth": [1, 1], "magic": [0, 1]})
    assert PLACE in match.legal(0)
    by(match, 0, PLACE, True)
    by(match, 1, True, True, True)  # the wealth, the magic
    assert asked(match) == "choose.who"
    play(match, 0)
    assert (goods(match, "wealth"), goods(match, "magic"), goods(match, "exp")) == ([0, 0], [0, 0], [1, 0])
    blood = day(2, place=[103, 103], health=[0, 8], dying=[2, 0])
    assert PLACE not in blood.legal(0)


def test_tg_30_the_last_health_pays_and_dying_comes_after_the_effect():
    match = play(day(place=[103], health=[1], energy=[1], items=[["rope", "jack", "bell"]]), PLACE)
    assert (goods(match, "wealth"), asked(match)) == ([2], "dying.keep")
    play(match, ("bell", "rope"))
    assert (match.table.dying, match.table.items) == ([3], [("rope", "bell")])


def test_an_event_may_change_its_cost():
    match = done("rule location_action_cost 2")
    play(match, PLACE)
    assert match.table.energy == [3]
    cheap = done("rule location_action_cost -3", energy=[0])
    play(cheap, PLACE)
    assert (cheap.table.energy, goods(cheap, "rep")) == ([0], [1])
