"""Rulebook: II. Day: inspecting a menhir, and lighting it."""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import (
    INSPECT,
    answer,
    asked,
    by,
    day,
    first,
    goods,
    legal,
    play,
    told,
    tracks,
)

READY = {"secrets": [["rite"]], "goods": {"magic": [2]}}


def test_it_is_free_and_only_where_a_menhir_stands():
    assert INSPECT in legal(day())
    assert INSPECT not in legal(day(place=[102]))
    match = play(day(), INSPECT)
    assert (match.table.energy, asked(match)) == ([6], "day.what")


def test_who_lacks_something_cannot_light_it():
    assert asked(play(day(goods={"magic": [2]}), INSPECT)) == "day.what"  # the rite
    assert asked(play(day(secrets=[["rite"]]), INSPECT)) == "day.what"  # the magic
    assert asked(play(day(**READY, energy=[1]), INSPECT)) == "day.what"


def test_who_has_everything_may_light_it_at_once():
    match = play(day(**READY), INSPECT)
    assert (asked(match), legal(match)) == ("ward.light", {True, False})
    play(match, True)
    assert (tracks(match), goods(match, "magic"), match.table.wards) == ((4, 8, 0), [1], {101: 8})


def test_he_need_not():
    match = play(day(**READY), INSPECT, False)
    assert (tracks(match), goods(match, "magic")) == ((6, 9, 0), [2])


def test_looking_is_told_once_whatever_becomes_of_the_match():
    match = play(day(**READY), INSPECT).clone()
    play(match, True)
    assert told(match).count("ward.inspected") == 1


def test_it_takes_all_players_in_one_place():
    match = by(day(2, place=[101, 102], secrets=[["rite"]], goods={"magic": [2, 2]}), 0, INSPECT)
    assert asked(match) == "day.what"


def test_everybody_pays_the_cost():
    match = by(day(2, secrets=[["rite"]], goods={"magic": [2, 2]}), 0, INSPECT, True)
    assert (asked(match), match.to_move) == ("ward.agree", (1,))
    answer(match, ward_agree=True, share_how=first)
    assert (match.table.energy, match.table.health, goods(match, "magic")) == ([4, 4], [8, 7], [1, 1])
    assert match.table.wards == {101: 7}


def test_tg_63_nobody_is_made_to_pay_against_his_will():
    match = by(day(2, secrets=[["rite"]], goods={"magic": [2, 2]}), 0, INSPECT, True)
    by(match, 1, False)
    assert (match.table.energy, match.table.wards) == ([6, 6], {101: 7})


def test_magic_and_energy_of_one_may_pay_for_another():
    match = by(day(2, secrets=[["rite"]], goods={"magic": [0, 2]}, energy=[4, 1]), 0, INSPECT, True)
    answer(match, ward_agree=True, share_how=first, pay_agree=True)
    assert (match.table.energy, goods(match, "magic")) == ([1, 0], [0, 0])


def test_but_not_his_food_or_health():
    match = by(
        day(2, place=[106, 106], wards={106: 3}, secrets=[["rite"]], goods={"food": [0, 5]}), 0, INSPECT
    )
    assert asked(match) == "day.what"


def test_whoever_holds_the_secret_is_enough():
    match = by(day(2, secrets=[[], ["rite"]], goods={"magic": [2, 2]}), 0, INSPECT)
    assert asked(match) == "ward.light"


def test_lighting_again_loses_what_was_left_and_lays_no_second_figure():
    match = play(day(**READY, wards={101: 3}), INSPECT, True)
    assert match.table.wards == {101: 8}


def test_cards_that_come_into_reach_are_laid_where_heroes_stand():
    match = day(place=[106], wards={101: 2}, secrets=[["rite"]], shown=[101, 102, 106])
    play(match, INSPECT, True)
    assert (109 in match.table.shown, match.table.wards) == (True, {101: 2, 106: 7})


def test_gear_makes_it_cheaper_for_him_who_has_it():
    match = by(
        day(2, items=[["shears"]], secrets=[["rite"]], goods={"magic": [1, 1]}, energy=[1, 2]),
        0,
        INSPECT,
        True,
    )
    by(match, 1, True)
    assert match.table.energy == [0, 0]


def test_tg_56_energy_is_paid_before_health():
    """Health 2 allows 2 energy; were health paid first, only 1 would be left."""
    match = play(day(**READY, health=[2], energy=[2]), INSPECT, True)
    assert (tracks(match), match.table.wards) == ((0, 1, 0), {101: 8})


def test_tg_30_the_last_health_lights_it_and_dying_follows():
    match = play(day(2, **{**READY, "goods": {"magic": [1, 1]}}, health=[1, 8], energy=[1, 6]), INSPECT, True)
    answer(match, ward_agree=True, share_how=first, pay_agree=True)
    assert (match.table.wards, match.table.dying) == ({101: 7}, [2, 0])


@pytest.mark.parametrize(("number", "status"), [(106, [2]), (107, None)])
def test_what_lighting_leads_to_happens_after_it(number, status):
    match = day(place=[number], wards={number: 1}, secrets=[["rite"]], goods={"magic": [1], "food": [1]})
    play(match, INSPECT, True)
    assert match.table.statuses.get("seals") == status


def test_a_verse_that_lighting_leads_to_is_read():
    match = play(day(place=[110], wards={110: 1}), INSPECT, True)
    assert (match.table.read, goods(match, "food")) == (["110.ward", "book.40"], [3])


def test_timing_ward_lit_skills_see_it():
    match = play(day(**READY, skills=[["emp_1/back"]]), INSPECT, True)
    assert goods(match, "magic") == [2]


def test_it_is_an_action_of_the_cycle():
    match = by(day(2), 0, INSPECT)
    assert match.to_move == (1,)
