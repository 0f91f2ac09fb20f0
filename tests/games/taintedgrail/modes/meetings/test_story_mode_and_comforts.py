"""[Story mode] and comforts: their rules with others."""

from typing import Any

import pytest

import roundtable as rt
from tests.games.taintedgrail.helpers import (
    EAST,
    EXPLORE,
    INSPECT,
    OWN,
    alone,
    answer,
    asked,
    by,
    choices,
    choose,
    dawn,
    day,
    go,
    goods,
    legal,
    night,
    play,
    tracks,
)
from tests.games.taintedgrail.helpers.encounter import ESCAPE, FILL, PANIC, endure, keep, meet, over, win

# -- story mode --------------------------------------------------------------------------------------------


def test_spared_the_health_of_a_menhir_the_dying_light_it_with_the_energy_of_another():
    match = day(2, cheap_wards=True, health=[0, 8], dying=[2, 0], secrets=[["rite"]], goods={"magic": [1, 1]})
    by(match, 1, INSPECT)
    assert asked(match) == "ward.light"
    play(match, True)
    answer(match, ward_agree=True)
    if asked(match) == "ward.without":
        play(match, next(option for option in match.legal(match.to_move[0]) if "health" in str(option)))
    t = match.table
    assert (t.wards, t.energy, t.health, goods(match, "magic")) == ({101: 7}, [0, 2], [0, 8], [0, 0])


def test_without_a_limiter_one_health_keeps_six_energy_and_great_terror_is_no_panic():
    match = meet("opportunist", "mark" + FILL, health=[1], terror=[4], options={"limiter": "none"})
    assert (match.table.energy, PANIC in legal(match)) == ([6], False)
    endure(match, "mark")  # one card against an opportunist: terror 5; 1 damage: the hero falls
    t = match.table
    assert (over(match), t.terror, t.dying) == ("else", [5], [3])


def test_without_a_limiter_the_dying_act_with_all_their_energy_but_not_by_their_own_action():
    match = day(limiter="none", health=[0], dying=[2], energy=[6])
    assert (EXPLORE in legal(match), OWN in legal(match)) == (True, False)


def test_without_a_limiter_the_dying_one_walks_with_six_energy_but_cannot_use_his_own_action():
    """[Story mode] Health does not limit energy; [At death's door] the card binds the hero, its dial
    turns."""
    match = day(health=[0], dying=[3], energy=[6], limiter="none", goods={"food": [0]})
    assert (OWN in legal(match), EXPLORE in legal(match)) == (False, True)
    night(play(match, go(103)))
    assert (match.table.dying, tracks(match)) == ([2], (6, 0, 0))


# -- comforts ----------------------------------------------------------------------------------------------


def test_on_a_lasting_map_the_guardian_follows_into_the_dark_where_the_sleeper_has_paid_first():
    """The menhir of the ford goes out; the hero wakes in the dark: 1 terror by choice; then the wolf
    comes."""
    match = dawn(
        lasting_map=True, wards={101: 5, 107: 0}, shown=[101, 104, 107],
        place=[107], guardians={"wolf": 104}, luck=(EAST,),
    )  # fmt: skip
    assert asked(match) == "choose.way"
    play(match, next(o for o in match.legal(0) if play(match.clone(), o).table.terror == [1]))
    t = match.table
    assert (t.place, t.enc, t.guardians, tracks(match)) == ([107], "wolf", {"wolf": 107}, (6, 9, 1))
    win(match)
    assert ("explore",) not in legal(match)


def test_calm_entry_quiets_the_place_for_the_second_but_not_its_guardian():
    match = day(2, calm_entry=True, guardians={"giant": 104})
    alone(match, 0, go(104))
    play(keep(match), ESCAPE)
    assert match.table.terror == [1, 0]
    by(match, 1, go(104))
    answer(match, party_help=False)
    assert (match.table.enc, match.table.terror) == ("giant", [1, 0])
    play(keep(match), ESCAPE)
    assert match.table.terror == [1, 0]


def test_a_rest_at_a_new_chapter_saves_the_dying_below_the_turned_limiter():
    wanted: Any = {"chapter_rest": True, "limiter": "turned", "health": [0], "dying": [2], "energy": [0]}
    match = day(effects="chapter 2", **wanted)
    assert (tracks(match), match.table.dying) == ((0, 1, 0), [0])


def test_tg_96_a_menhir_lit_in_the_dark_makes_its_place_one_that_can_be_explored():
    match = day(lasting_map=True, shown=[101, 104, 107, 110], place=[110])
    assert EXPLORE not in legal(match)
    assert EXPLORE in legal(by(match, 0, INSPECT, True))


def test_tg_96_items_of_the_dead_are_not_taken_from_the_dark():
    """[Death] To take them is an action of the place, and a place in the dark has none."""
    left = {"dropped": {103: ["rope"]}, "place": [103], "wards": {106: 5}, "shown": [101, 102, 103, 104, 106]}
    assert ("take",) in legal(day(**left))
    assert ("take",) not in legal(day(lasting_map=True, **left))


# -- looking before exploring (TG-95) ----------------------------------------------------------------------


def test_tg_95_of_a_party_that_looks_only_who_can_pay_goes_on_and_reads_what_follows():
    match = day(2, free_look=True, place=[102, 102], energy=[1, 0])
    by(match, 0, EXPLORE, True)
    by(match, 1, True)
    play(match, True)
    assert (goods(match, "food"), goods(match, "exp")) == ([3, 2], [1, 0])


def test_tg_95_a_look_uses_up_no_lantern_and_a_dearer_exploration_is_only_looked_at():
    match = choose(play(day(free_look=True, items=[["lantern"]]), EXPLORE), "Leave")
    assert choose(play(match, EXPLORE), "Take the tally").table.energy == [6]
    match = day(free_look=True, quests=["long_quest"], energy=[1])
    assert choices(play(match, EXPLORE)) == ["Leave."]


@pytest.mark.parametrize(
    ("health", "limiter", "can"), [(6, "usual", True), (6, "turned", False), (7, "turned", True)]
)
def test_a_free_look_and_a_price_of_six_energy_and_a_health_at_the_very_limit(health, limiter, can):
    """[Life tracks] Energy is paid before the health that limits it (TG-56); the lantern explores."""
    match = day(health=[health], energy=[6], items=[["lantern"]], limiter=limiter, goods={"wealth": [0]})
    play(match, EXPLORE)
    assert ("Dig." in choices(match)) == can
    if can:
        choose(match, "Dig")
        assert (tracks(match), goods(match, "wealth")) == ((0, health - 1, 0), [1])


# -- switches ----------------------------------------------------------------------------------------------


def test_tg_116_switches_that_nobody_changes_hold_in_the_next_chapter_too():
    match = day(effects="chapter 2", hunger=True, limiter="none")
    assert match.table.chapter == 2
    assert (match.table.options["hunger"], match.table.options["limiter"]) == (True, "none")
    assert rt.load(match.save()).table.options == match.setup.options
