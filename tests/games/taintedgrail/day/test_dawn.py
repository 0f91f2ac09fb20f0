"""Rulebook: The order of the day: I. Dawn, in nine steps."""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import (
    BANISH,
    EAST,
    GRAIL,
    SKULL,
    STAY,
    asked,
    goods,
    legal,
    lucky,
    night,
    play,
    scene,
    told,
    tracks,
)
from tests.games.taintedgrail.helpers.encounter import win


def dawn(seats=1, **wanted):
    """The dawn of the second day, without an event unless wanted."""
    return scene(seats, **{"phase": "dawn", "event_deck": [], **wanted})


def test_the_steps_come_in_their_order():
    """A bell, a menhir without a dial, one whose dial turns, a timer, a guardian, an event, two swords."""
    match = dawn(
        items=[["bell", "spear", "rusty_sword"]], terror=[2], wards={107: 0, 101: 3}, place=[101],
        shown=[101, 104, 107, 110], timers={"thaw": 1}, guardians={"wolf": 104}, event_deck=["hard_road"],
        luck=(BANISH,),
    )  # fmt: skip
    keys = [
        *("day.dawn", "track.terror", "ward.out", "map.dissolved", "ward.dials", "timer.ends"),
        *("guardian.die", "event.drawn"),
    ]
    happened = told(match)
    places = [happened.index(key) for key in keys]
    assert places == sorted(places)
    assert asked(match) == "gear.pack"


# -- 1: effects of dawn ------------------------------------------------------------------------------------


def test_dawn_1_effects_of_dawn_are_resolved():
    assert tracks(dawn(items=[["bell"]], terror=[3])) == (6, 9, 2)


def test_dawn_1_of_several_effects_the_hero_says_which_comes_first():
    match = dawn(items=[["bell"]], skills=[["agg_2/back"]], terror=[3])
    assert asked(match) == "ability.first"
    assert legal(match) == {("item/bell", 0), ("skill/agg_2/back", 0)}
    play(match, ("skill/agg_2/back", 0))
    assert (match.table.terror, goods(match, "rep"), asked(match)) == ([2], [1], "day.what")


@pytest.mark.parametrize(("face", "food"), [(GRAIL, 3), (SKULL, 2)])
def test_dawn_1_a_dial_may_decide_at_dawn(face, food):
    assert goods(dawn(skills=[["pra_1/back"]], luck=(face,)), "food") == [food]


def test_dawn_1_what_lies_face_down_has_no_effect():
    match = dawn(items=[["bell", "shears"]], stowed=[["bell"]], terror=[3])
    assert match.table.terror == [3]


# -- 2 and 3: menhirs without a dial, locations out of reach -----------------------------------------------


def test_dawn_2_a_menhir_without_a_dial_is_out_and_taken_away():
    match = dawn(wards={101: 3, 106: 0})
    assert match.table.wards == {101: 2}


def test_dawn_3_what_no_active_menhir_reaches_is_discarded_also_diagonally():
    """106 lies diagonally to 101 and stays; 107, 109 and 110 go."""
    match = dawn(wards={101: 3, 107: 0}, shown=[101, 102, 103, 104, 105, 106, 107, 108, 109, 110])
    assert match.table.shown == [101, 102, 103, 104, 105, 106, 108]


def test_dawn_3_comes_before_4_so_that_a_menhir_holds_its_locations_on_its_last_day():
    match = dawn(wards={101: 1}, shown=[101, 102])
    assert (match.table.wards, match.table.shown) == ({101: 0}, [101, 102])


# -- 4: the dials of menhirs -------------------------------------------------------------------------------


def test_dawn_4_every_dial_of_an_active_menhir_turns_by_one():
    assert dawn(wards={101: 8, 106: 3}).table.wards == {101: 7, 106: 2}


def test_dawn_4_a_dial_at_1_is_taken_away_and_the_menhir_burns_until_the_next_dawn():
    match = dawn(wards={101: 5, 106: 1}, shown=[101, 106, 109])
    assert (match.table.wards, 109 in match.table.shown) == ({101: 4, 106: 0}, True)
    night(match)
    assert (match.table.wards, 109 in match.table.shown) == ({101: 3}, False)


def test_a_dial_of_8_works_through_day_9_and_the_menhir_goes_at_the_dawn_of_day_10():
    match = scene(wards={101: 8}, event_deck=[], place=[103])
    for today in range(match.table.day, 9):
        assert (night(match).table.day, 101 in match.table.wards) == (today + 1, True)
    night(match)
    assert (match.table.day, match.table.wards) == (10, {})


# -- 5: time dials and time tokens -------------------------------------------------------------------------


def test_dawn_5_time_dials_turn_and_at_1_they_run_out():
    match = dawn(timers={"thaw": 1, "plague": 3})
    assert (match.table.timers, goods(match, "food")) == ({"plague": 2}, [3])


def test_dawn_5_one_time_token_goes_from_each_location():
    assert dawn(times={101: 1, 102: 3}).table.times == {102: 2}


def test_dawn_5_quest_dials_do_not_turn_and_quest_tokens_stay():
    match = dawn(dials={"hunger": 3}, tokens={102: 2})
    assert (match.table.dials, match.table.tokens) == ({"hunger": 3}, {102: 2})


def test_dawn_5_the_dial_of_who_is_dying_turns():
    assert dawn(health=[0], dying=[3]).table.dying == [2]


def test_dawn_5_a_timer_whose_end_is_a_verse_is_read_before_the_event_of_the_day():
    match = dawn(timers={"news": 1}, event_deck=["story"])
    assert match.table.read == ["book.9", "book.31"]


# -- 6: guardians ------------------------------------------------------------------------------------------


def test_dawn_6_every_guardian_rolls_its_die():
    match = dawn(guardians={"wolf": 103, "giant": 102}, place=[105], luck=(EAST, STAY))
    assert match.table.guardians == {"wolf": 101, "giant": 102}


def test_dawn_6_comes_before_7():
    match = dawn(guardians={"wolf": 104}, luck=(STAY,), place=[104], event_deck=["hard_road"])
    assert (asked(match), match.table.today) == ("enc.redraw", ())
    win(match)
    assert match.table.today == ("hard_road",)


# -- 7: the event ------------------------------------------------------------------------------------------


def test_dawn_7_the_top_card_of_the_event_deck_is_revealed():
    match = dawn(event_deck=["hard_road", "story"])
    assert (match.table.today, match.table.event_deck) == (("hard_road",), ["story"])


def test_dawn_7_a_quest_goes_to_the_stack_of_quests_and_stays_there():
    match = dawn(event_deck=["burden", "hard_road", "calm"])
    assert (match.table.quests, match.table.today) == (("burden",), ())
    night(match)
    assert (match.table.quests, match.table.today) == (("burden",), ("hard_road",))
    night(match)
    assert (match.table.quests, match.table.today, match.table.past) == (
        ("burden",),
        ("calm",),
        ["hard_road"],
    )


def test_dawn_7_an_event_is_in_force_for_one_day():
    match = dawn(event_deck=["hard_road", "calm"])
    play(match, ("travel", 103))
    assert match.table.energy == [4]
    night(match)
    energy = match.table.energy[0]
    play(match, ("travel", 101))
    assert match.table.energy == [energy - 1]


def test_dawn_7_events_come_from_the_event_deck_never_from_the_random_stack():
    match = dawn(event_deck=[], random_deck=["calm", "frost"])
    assert (match.table.today, len(match.table.random_deck)) == ((), 2)


# -- 8: plans ----------------------------------------------------------------------------------------------


def test_dawn_8_plans_ask_nothing():
    match = dawn(2, event_deck=["hard_road"])
    assert (asked(match), match.to_move) == ("day.what", (0, 1))


# -- 9: gear -----------------------------------------------------------------------------------------------


def test_dawn_9_of_several_things_with_one_keyword_one_is_in_use():
    match = dawn(items=[["spear", "rusty_sword", "jack", "rope"]], secrets=[["oathblade"]])
    assert asked(match) == "gear.pack"
    assert legal(match) == {("spear",), ("rusty_sword",), ("oathblade",)}
    play(match, ("oathblade",))
    assert sorted(match.table.stowed[0]) == ["rusty_sword", "spear"]
    assert match.table.in_use(0) == ("jack", "rope", "oathblade")


def test_dawn_9_every_keyword_by_itself():
    match = dawn(items=[["spear", "rusty_sword", "jack", "hauberk"]])
    play(match, ("spear", "hauberk"))
    assert match.table.in_use(0) == ("spear", "hauberk")


def test_dawn_9_heroes_pack_at_the_same_time():
    match = dawn(2, items=[["spear", "rusty_sword"], ["dog", "mule"]])
    assert match.to_move == (0, 1)
    match.play(1, ("mule",))
    match.play(0, ("rusty_sword",))
    assert match.table.stowed == [("spear",), ("dog",)]


def test_dawn_9_what_was_traded_yesterday_can_be_used():
    match = dawn(items=[["jack"]], stowed=[["jack"]])
    assert match.table.in_use(0) == ("jack",)


def test_dawn_9_a_thing_chosen_today_may_be_laid_aside_tomorrow():
    match = play(dawn(items=[["spear", "rusty_sword"]]), ("spear",))
    night(match)
    assert asked(match) == "gear.pack"
    play(match, ("rusty_sword",))
    assert match.table.stowed == [("spear",)]


# -- together ----------------------------------------------------------------------------------------------


def test_tg_105_a_menhir_goes_out_a_hero_is_swept_away_and_a_timer_fells_him_on_the_same_dawn():
    """The hero loses 2 health and gains 2 terror, comes to the Ash (1 terror), then the plague takes the
    rest; their dial of 3 turns from the next dawn on."""
    match = dawn(place=[107], wards={101: 4, 107: 0}, timers={"plague": 1}, shown=[101, 104, 107])
    assert (match.table.place, tracks(match)) == ([104], (0, 0, 3))
    assert match.table.dying == [3]


def test_a_guardian_banished_by_the_die_does_not_fight_those_who_stand_there():
    match = dawn(place=[104], guardians={"wolf": 104}, luck=(BANISH,))
    assert (match.table.guardians, asked(match)) == ({}, "day.what")


def test_what_can_be_done_once_a_day_can_be_done_again():
    match = scene(event_deck=[], place=[101])
    play(match, ("place",))
    assert ("place",) not in legal(match)
    night(lucky(match))
    assert ("place",) in legal(match)
