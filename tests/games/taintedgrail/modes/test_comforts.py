"""Comforts after a later game of the series, each by itself; and that nothing changes without them."""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import (
    EXPLORE,
    INSPECT,
    PLACE,
    alone,
    answer,
    asked,
    by,
    day,
    done,
    go,
    goods,
    legal,
    night,
    play,
    scene,
    tracks,
)

GEAR = ("gear",)


# -- a map that lasts --------------------------------------------------------------------------------------

FAR = {"wards": {106: 5}, "shown": [101, 102, 103, 104, 105, 106]}


def at_dawn(**wanted):
    return scene(phase="dawn", event_deck=[], **{**FAR, **wanted})


def test_tg_96_locations_in_the_dark_stay():
    assert at_dawn(place=[106], lasting_map=True).table.shown == FAR["shown"]
    assert at_dawn(place=[106]).table.shown == [101, 102, 104, 106]


def test_tg_96_who_wakes_in_the_dark_loses_a_health_or_gains_a_terror():
    match = at_dawn(place=[103], lasting_map=True)
    assert (asked(match), len(legal(match))) == ("choose.way", 2)
    assert tracks(play(match.clone(), match.legal(0)[0])) == (6, 8, 0)
    assert tracks(play(match, match.legal(0)[1])) == (6, 9, 1)
    assert match.table.place == [103]


def test_tg_96_so_does_who_enters():
    match = play(day(place=[101], lasting_map=True, **FAR), go(103))
    assert asked(match) == "choose.way"
    assert tracks(play(match, match.legal(0)[1])) == (5, 9, 1)
    assert asked(play(day(place=[101], lasting_map=True, **FAR), go(102))) == "day.what"
    assert asked(play(day(place=[101], **FAR), go(103))) == "day.what"


def test_tg_96_a_place_in_the_dark_is_neither_explored_nor_used():
    dark = legal(day(place=[103], lasting_map=True, **FAR))
    assert not {EXPLORE, PLACE} & dark
    assert go(101) in dark
    assert {EXPLORE, PLACE} <= legal(day(place=[103], **FAR))


def test_tg_96_its_menhir_can_be_lit():
    match = play(
        day(place=[110], wards={101: 5}, secrets=[["rite"]], lasting_map=True, shown=[101, 104, 107, 110]),
        INSPECT,
        True,
    )
    assert match.table.wards == {101: 5, 110: 5}


def test_tg_96_where_no_menhir_burns_no_place_is_darker():
    match = scene(phase="dawn", wards={}, shown=[101, 103], place=[103], event_deck=[], lasting_map=True)
    assert tracks(match) == (6, 7, 2)
    assert {EXPLORE, PLACE} <= legal(match)


# -- the price of light ------------------------------------------------------------------------------------


def stone(seats=1, **wanted):
    return day(seats, secrets=[["rite"]], blood_price=True, **wanted)


@pytest.mark.parametrize("place", [101, 106, 107])
def test_tg_97_every_menhir_costs_an_energy_and_a_magic(place):
    match = play(stone(place=[place], wards={place: 1}, goods={"magic": [1]}, health=[1]), INSPECT, True)
    assert (match.table.energy, match.table.health, goods(match, "magic")) == ([0], [1], [0])


def test_tg_97_or_blood():
    match = play(stone(), INSPECT, True)
    assert (tracks(match), match.table.wards) == ((6, 7, 1), {101: 8})


def test_tg_97_as_they_like():
    match = play(stone(goods={"magic": [1]}), INSPECT, True)
    assert (asked(match), match.legal(0)) == ("ward.price", ("", "blood"))
    assert tracks(play(match.clone(), "")) == (5, 9, 0)
    assert tracks(play(match, "blood")) == (6, 7, 1)


def test_tg_97_blood_is_every_hero_s():
    assert asked(by(stone(2, health=[9, 1]), 0, INSPECT)) == "day.what"
    match = by(stone(2), 0, INSPECT, True)
    by(match, 1, True)
    assert (match.table.health, match.table.terror) == ([7, 6], [1, 1])


def test_tg_97_what_it_needs_it_needs():
    assert asked(play(day(blood_price=True), INSPECT)) == "day.what"


def test_tg_97_story_mode_spares_a_kind_of_it():
    match = play(stone(goods={"magic": [1]}, cheap_wards=True), INSPECT, True)
    assert match.legal(0) == ("energy", "magic", "blood")
    assert tracks(play(match, "magic")) == (5, 9, 0)


# -- on entry ----------------------------------------------------------------------------------------------


def to_and_fro(match, number, back):
    """The hero enters a place twice."""
    return play(match, go(number), go(back), go(number))


def test_tg_98_on_entry_once_a_day():
    assert to_and_fro(day(), 104, 101).table.terror == [2]
    match = to_and_fro(day(calm_entry=True), 104, 101)
    assert match.table.terror == [1]
    night(match)
    assert play(match, go(101), go(104)).table.terror == [2]


def test_tg_98_whoever_enters():
    match = alone(day(2, calm_entry=True), 0, go(104))
    alone(match, 1, go(104))
    assert match.table.terror == [1, 0]


def test_tg_99_on_entry_to_a_settlement_every_second_day():
    match = play(day(goods={"wealth": [9]}, calm_settlements=True), go(105))
    wealth = [goods(match, "wealth")[0]]
    for _ in range(3):
        night(match)
        play(match, go(101), go(105))
        wealth += goods(match, "wealth")
    assert wealth == [8, 8, 7, 7]


def test_tg_99_other_places_are_as_usual():
    match = play(day(calm_settlements=True), go(104))
    night(match)
    assert play(match, go(101), go(104)).table.terror == [2]
    match = play(day(goods={"wealth": [9]}), go(105))
    night(match)
    assert goods(play(match, go(101), go(105)), "wealth") == [7]


# -- gear --------------------------------------------------------------------------------------------------

SWORDS = {"items": [["rusty_sword", "spear"]], "stowed": [["spear"]]}


def test_tg_100_gear_is_changed_between_actions_without_a_turn():
    match = play(day(free_gear=True, **SWORDS), GEAR)
    assert (asked(match), legal(match)) == ("gear.pack", {("rusty_sword",), ("spear",)})
    play(match, ("spear",))
    assert (match.table.stowed, match.table.acted) == ([("rusty_sword",)], [False])
    assert GEAR not in legal(match)
    assert GEAR in legal(play(match, go(103)))


def test_tg_100_traded_gear_can_be_used_at_once():
    match = by(day(2, items=[["jack"]], free_gear=True), 0, ("trade", 1), ("item", "jack", 1))
    answer(match, trade_what=None)
    assert match.table.stowed == [(), ("jack",)]
    by(match, 1, GEAR)
    assert match.table.stowed == [(), ()]


def test_tg_100_only_who_has_something_stowed_is_asked():
    assert GEAR not in legal(day(free_gear=True, items=[["spear"]]))
    assert GEAR not in legal(day(**SWORDS))


# -- chapters and events -----------------------------------------------------------------------------------


def test_tg_101_a_new_chapter_begins_with_a_rest():
    match = done("chapter 2", energy=[2], health=[5], terror=[3], chapter_rest=True)
    assert (tracks(match), goods(match, "food")) == ((6, 6, 2), [2])
    assert tracks(done("chapter 2", energy=[2], health=[5], terror=[3])) == (2, 5, 3)


def test_tg_101_but_not_when_mercy_begins_it_anew():
    assert tracks(done("mercy", energy=[2], health=[5], terror=[3], chapter_rest=True)) == (2, 5, 3)


@pytest.mark.parametrize(("options", "laid"), [({}, 1), ({"more_random": 1}, 2)])
def test_tg_102_one_random_event_more(options, laid):
    match = done("event random 1", event_deck=[], random_deck=["calm", "dew", "frost"], **options)
    assert len(match.table.event_deck) == laid


def test_tg_102_also_when_a_card_goes_back_under_some():
    random = ["calm", "dew", "frost"]
    match = scene(phase="dawn", place=[103], more_random=1, event_deck=["slow_wheel"], random_deck=random)
    assert match.table.event_deck[0] == "slow_wheel"
    assert len(match.table.event_deck) == 4


def test_tg_102_one_fewer_and_one_more_are_as_many():
    match = done("event random 1", event_deck=[], random_deck=["calm", "dew"], more_random=1, fewer_random=1)
    assert len(match.table.event_deck) == 1
