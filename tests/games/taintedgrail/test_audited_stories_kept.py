"""Scenes of three rules about secrets, items, growth, death and modes that were as the rulebook says,
and that no other test has."""

from __future__ import annotations

from typing import Any

from tests.games.taintedgrail.helpers import (
    EXPLORE,
    OWN,
    PASS,
    TAKE,
    alone,
    answer,
    asked,
    box,
    by,
    choices,
    choose,
    everything,
    go,
    goods,
    legal,
    new,
    night,
    play,
    scene,
    tracks,
)

LEAVE = ("leave",)
DIES: Any = {"phase": "dawn", "event_deck": [], "health": [0, 8], "dying": [1, 0], "place": [103, 103]}


# -- who dies, who comes, who leaves ---------------------------------------------------------------------


def test_a_successor_is_neither_mad_nor_dying_but_bound_by_a_common_secret():
    match = play(scene(2, common=["pact"], terror=[6, 0], **DIES), "druid")
    assert tracks(match) == (6, 7, 0)
    assert by(match, 0, go(102)).table.energy[0] == 4


def test_a_weapon_of_the_dead_is_in_use_at_once_beside_one_that_was_traded_today():
    match = scene(event_deck=[], items=[["rusty_sword"]], stowed=[["rusty_sword"]], dropped={101: ["spear"]})
    assert by(match, 0, TAKE).table.in_use(0) == ("spear",)


def test_after_mercy_a_quest_whose_goal_is_held_already_succeeds_at_once():
    secrets: Any = {"secrets": [["brand", "rite"]], "once": ["goal/find_rite"]}
    match = play(scene(phase="dawn", event_deck=[], health=[0], dying=[1], **secrets), True)
    assert (match.table.quests, match.table.secrets) == (("second_wind",), [("brand", "rite")])


def test_four_of_whom_one_dies_are_saved_the_living_keep_their_things():
    things: Any = {"items": [["jack"], ["rope"]], "secrets": [["tally", "brand"]]}
    match = scene(
        4, phase="dawn", event_deck=[], health=[0, 4, 4, 4], dying=[1, 0, 0, 0], place=[105, 101, 103, 102],
        **things,
    )  # fmt: skip
    play(match, 3, True)
    t = match.table
    assert (t.wards, t.place, t.items[:2], t.secrets[3]) == ({101: 5}, [101] * 4, [(), ("rope",)], ("tally",))
    assert everything(match) == box()


def test_who_stays_alone_dies_by_the_milder_card():
    match = scene(
        2, leaving=True, event_deck=[], place=[103] * 2, health=[9, 1], items=[[], ["rope", "jack", "bell"]]
    )
    by(match, 0, LEAVE)
    by(match, 1, ("place",))
    assert (asked(match), len(match.legal(1)[0])) == ("dying.keep", 2)
    assert play(match, match.legal(1)[0]).table.dying[1] == 3


def test_who_left_may_come_back_and_begins_anew():
    match = scene(2, leaving=True, event_deck=[], place=[103] * 2, goods={"food": [9, 0]}, terror=[5, 0])
    play(night(by(match, 0, LEAVE)), 0, "smith")
    assert (tracks(match), goods(match, "food")[0]) == ((6, 9, 0), 2)


def test_who_joins_at_dawn_has_the_event_of_the_day_and_no_crafted_item():
    match = play(new(2, late_seats=1, start_item=True), "smith")
    match.table.event_deck[:] = ["market"]
    night(alone(match, 0, go(102)))
    answer(match, verse_choice=("102.dream", 2))
    play(match, 1, "herb")
    assert (match.table.terror, len(match.table.items[0]), match.table.items[1]) == ([1, 1], 1, ())


# -- growth ----------------------------------------------------------------------------------------------


def test_a_skill_against_dreams_works_on_the_night_on_which_it_is_bought():
    match = scene(phase="dusk", event_deck=[], goods={"exp": [6], "food": [0]}, attr=[{"spi": 2, "pra": 0}])
    answer(play(match, ("point", "spi"), "spi_1/front"), grow_what=None, deck_change=None)
    assert (match.table.day, match.table.read) == (2, [])


def test_one_that_restores_energy_is_bought_too_late_for_this_night():
    match = scene(
        phase="dusk", event_deck=[], goods={"exp": [6], "food": [0]}, attr=[{"cou": 2, "cau": 0}], place=[103]
    )
    answer(play(match, ("point", "cou"), "cou_1/back"), grow_what=None, deck_change=None)
    assert match.table.energy == [6]
    assert night(match).table.energy == [7]


# -- modes -----------------------------------------------------------------------------------------------


def test_without_a_limiter_the_dying_act_with_all_their_energy_but_not_by_their_own_action():
    match = scene(limiter="none", event_deck=[], health=[0], dying=[2], energy=[6])
    assert (EXPLORE in legal(match), OWN in legal(match)) == (True, False)


def test_in_challenge_mode_who_is_fed_by_a_companion_is_spared_what_the_giver_suffers():
    match = scene(
        2, phase="dusk", event_deck=[], hunger=True, energy=[3, 3], goods={"food": [1, 0]}, place=[103] * 2
    )
    by(match, 0, False)
    by(match, 1, True)
    assert play(match, True).table.energy == [4, 6]


def test_a_rest_at_a_new_chapter_saves_the_dying_below_the_turned_limiter():
    wanted: Any = {"chapter_rest": True, "limiter": "turned", "health": [0], "dying": [2], "energy": [0]}
    match = scene(effects="chapter 2", event_deck=[], **wanted)
    assert (tracks(match), match.table.dying) == ((0, 1, 0), [0])


def test_tg_95_of_a_party_that_looks_only_who_can_pay_goes_on_and_reads_what_follows():
    match = scene(2, free_look=True, event_deck=[], place=[102, 102], energy=[1, 0])
    by(match, 0, EXPLORE, True)
    by(match, 1, True)
    play(match, True)
    assert (goods(match, "food"), goods(match, "exp")) == ([3, 2], [1, 0])


def test_tg_95_a_look_uses_up_no_lantern_and_a_dearer_exploration_is_only_looked_at():
    match = choose(play(scene(free_look=True, event_deck=[], items=[["lantern"]]), EXPLORE), "Leave")
    assert choose(play(match, EXPLORE), "Take the tally").table.energy == [6]
    match = scene(free_look=True, event_deck=[], quests=["long_quest"], energy=[1])
    assert choices(play(match, EXPLORE)) == ["Leave."]


def test_the_day_of_who_leaves_ends_for_the_others_as_usual():
    match = by(scene(2, leaving=True, event_deck=[], place=[103, 101]), 1, go(104))
    assert (by(match, 0, LEAVE).to_move, PASS in legal(match)) == ((1,), True)
