"""[More or fewer players], [Items and gear] Who has left is free again; what was used stays used."""

from __future__ import annotations

from tests.games.taintedgrail.helpers import (
    alone,
    answer,
    asked,
    by,
    day,
    legal,
    night,
    play,
    scene,
)

LEAVE, ROSARY = ("leave",), ("ability", "item/rosary", 0)


def four(**wanted):
    """A table for four, of whom the last has left."""
    usual = {"place": [103] * 4, "goods": {"food": [0] * 4}, "leaving": True}
    return night(by(day(4, **{**usual, **wanted}), 3, LEAVE))


def test_of_four_one_has_left_and_the_place_may_be_taken_again():
    """[More or fewer players] One to four, more of them whenever they sit down again."""
    match = four()
    assert (asked(match), legal(match)) == ("join.who", {None, 3})


def test_of_four_one_has_left_one_dies_and_the_character_in_the_box_comes_for_him():
    """[Death] All is lost only if all others are played or dead."""
    match = four(health=[0, 8, 8, 7], dying=[1, 0, 0, 0])
    assert (match.table.heroes[0], match.table.status[0]) == ("druid", "alive")


def test_tg_106_a_thing_used_today_is_used_whoever_has_it_then():
    """[Items and gear] Once a day is once a day of the thing; by TG-100 it is ready at once."""
    match = day(2, items=[["rosary"]], place=[103, 103], terror=[3, 3], free_gear=True)
    rosary = ("item", "rosary", 1)
    answer(alone(match, 0, ROSARY), choose_who=0)
    by(match, 1, ("trade", 0))
    answer(match, trade_what=lambda match: rosary if rosary in legal(match) else None)
    answer(by(match, 1, ("gear",)), gear_pack=())
    assert match.table.in_use(1) == ("rosary",)
    assert ROSARY not in match.legal(1)


def test_tg_96_items_of_the_dead_are_not_taken_from_the_dark():
    """[Death] To take them is an action of the place, and a place in the dark has none."""
    left = {"dropped": {103: ["rope"]}, "place": [103], "wards": {106: 5}, "shown": [101, 102, 103, 104, 106]}
    assert ("take",) in legal(day(**left))
    assert ("take",) not in legal(day(lasting_map=True, **left))


def test_tg_108_a_time_dial_runs_on_after_mercy():
    """[The Allmother's mercy] Back to the beginning of the chapter, but what was set going goes on."""
    match = scene(phase="dawn", event_deck=[], health=[0], dying=[1], timers={"plague": 3}, wards={101: 2})
    assert asked(match) == "mercy.ask"
    assert play(match, True).table.timers == {"plague": 2}


def test_tg_109_a_personal_secret_stays_when_its_owner_leaves():
    """[Fewer players] His secrets stay with the others; a dead hero's personal ones would be gone."""
    match = by(day(2, place=[103, 103], secrets=[["brand"], []], leaving=True), 0, LEAVE)
    assert (match.table.secrets, match.table.gone) == ([(), ("brand",)], [])
