"""[Reward and loot], [Failure], [Guardians] What an encounter leaves behind."""

from tests.games.taintedgrail.helpers import asked, pick, play
from tests.games.taintedgrail.helpers.encounter import (
    ESCAPE,
    FILL,
    NODS,
    described,
    endure,
    face,
    keep,
    lay,
    meet,
    over,
    turn,
)


def fail(name, **more):
    return endure(face(name, "silence" + NODS, "silence" + NODS, **more), "silence")


# -- [Failure] ---------------------------------------------------------------------------------------------


def test_tg_45_each_member_loses_an_item_by_the_failure_and_the_story_goes_on_once():
    t = fail("jail", items=[["flask"], ["horn"]]).table
    assert (t.items, t.statuses) == ([(), ()], {"seen": [1]})


def test_tg_45_each_member_says_how_he_pays_for_the_failure():
    match = fail("fine", goods={"wealth": [1, 1]})
    for seat, way in ((0, 0), (1, 1)):
        assert (asked(match), match.to_move) == ("choose.way", (seat,))
        pick(match, way)
    assert (over(match), match.table.goods["wealth"], match.table.terror) == ("else", [0, 1], [0, 2])


def test_tg_45_what_a_party_pays_together_it_pays_once():
    match = fail("gaol", goods={"wealth": [1, 0]})
    pick(match, 0)
    assert (over(match), match.table.goods["wealth"], match.table.terror) == ("else", [0, 0], [0, 0])


def test_tg_45_damage_that_cannot_be_avoided_is_for_each_member():
    assert fail("whip").table.health == [8, 7]


# -- [Reward and loot] -------------------------------------------------------------------------------------


def test_tg_92_no_card_for_an_encounter_in_the_reward_does_not_undo_the_victory():
    t = endure(face("lair", "mark" + FILL, encounters={"green": []}), "mark").table
    assert (t.goods["exp"], t.outcome, t.guardians) == ([1], "win", {})


def test_reward_for_each_loot_for_two_of_three_and_an_encounter_that_waits():
    """A hero who died before gets neither; the next encounter begins when this one is over, without them or
    with."""
    match = meet("vanguard", "feint" + FILL, "mark" + FILL, "mark" + FILL, health=[1, 8, 8])
    play(match, 0)
    endure(match, "feint")
    play(match, 1)
    turn(match, "mark")
    t = match.table
    assert (t.goods["exp"], t.enc) == ([0, 1, 1], "dummy")


def test_the_reward_lifts_a_dying_winner_off_his_card_and_his_energy_with_his_health():
    """[At death's door], [Reward], [Life tracks]"""
    t = endure(face("hoard", "mark" + FILL, health=[0], dying=[3], item_deck=["club"]), "mark").table
    assert (t.health, t.dying, t.goods["exp"], t.items, t.energy) == ([1], [0], [1], [("club",)], [0])


# -- [Guardians] -------------------------------------------------------------------------------------------


def test_tg_121_a_guardian_stays_where_it_was_met_even_if_the_heroes_were_driven_elsewhere():
    """[Guardians] One that was drawn, and one that was on the map."""
    for guardians in ({}, {"warden": 101}):
        match = play(face("warden", "blank" + FILL, shown=[101, 102], guardians=guardians), ESCAPE)
        assert (match.table.place, match.table.guardians) == ([102], {"warden": 101})


def test_tg_20_a_guardian_that_was_put_elsewhere_in_the_fight_stays_there_and_is_not_met_twice():
    match = play(endure(face("shifty", "blank" + FILL, shown=[101, 102]), "blank"), ESCAPE)
    assert (over(match), match.table.guardians, match.table.due) == ("else", {"shifty": 102}, [])


def test_tg_121_a_guardian_that_the_story_leads_to_is_met_where_they_are_and_stays_there():
    scene = {
        "seats": 1,
        "heroes": ["brute"],
        "verse": "101.4",
        "guardians": {"stranger": 102},
        "shown": [101, 102],
    }
    match = play(keep(described(scene)), ESCAPE)
    assert (over(match), match.table.place, match.table.guardians) == ("else", [101], {"stranger": 101})


def test_a_guardian_is_beaten_by_who_stayed_who_escaped_gets_nothing_and_it_goes_under_its_deck():
    match = meet("watcher", "mark" + FILL, "big" + FILL)
    play(match, 0, ESCAPE)
    turn(match, "big")
    t = match.table
    assert (over(match), t.goods["exp"], t.guardians, t.under["purple"]) == ("win", [0, 1], {}, ["watcher"])


def test_the_last_one_falls_dying_before_a_guardian_which_stays_where_they_met():
    match = meet("watcher", "blank" + FILL, "blank" + FILL, health=[9, 2], place=[102, 102])
    play(match, 0, ESCAPE)
    endure(match, "blank")
    t = match.table
    assert (over(match), t.guardians, t.goods["exp"], t.dying) == ("else", {"watcher": 102}, [0, 0], [0, 2])


def test_a_guardian_flees_from_the_one_who_stayed_goes_under_its_deck_and_rewards_nobody():
    match = meet("shy_watcher", "mark" + FILL, "mark" + FILL)
    play(match, 0, ESCAPE)
    turn(match, "mark")
    t = match.table
    assert (over(match), t.guardians, t.under["purple"]) == ("else", {}, ["shy_watcher"])
    assert (t.goods["exp"], t.health, t.energy) == ([0, 0], [8, 8], [5, 6])


def test_alone_he_runs_from_a_guardian_that_is_as_good_as_beaten_and_it_stays():
    """[Escape], [Check of victory] (TG-15), [Guardians]"""
    match = play(lay(face("sentry", "big" + FILL), "big"), ESCAPE)
    t = match.table
    assert (over(match), t.guardians, t.goods["exp"]) == ("else", {"sentry": 101}, [0])
