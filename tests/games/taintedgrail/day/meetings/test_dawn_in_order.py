"""[Dawn] Its nine steps, and what one of them does to the next."""

from typing import Any

import pytest

from tests.games.taintedgrail.helpers import (
    BANISH,
    EXPLORE,
    PASS,
    SOUTH,
    STAY,
    WEST,
    alone,
    answer,
    asked,
    camp,
    dawn,
    day,
    fasting,
    go,
    goods,
    legal,
    night,
    play,
    story,
    tracks,
    unhelped,
)
from tests.games.taintedgrail.helpers.encounter import keep, win


def storm(**wanted: Any) -> Any:
    return day(phase="dawn", event_deck=["calm"], goods={"food": [0]}, **wanted)


# -- 1 to 4: effects, menhirs, dials -----------------------------------------------------------------------


def test_dawn_1_and_2_a_dial_that_an_effect_puts_back_keeps_the_menhir_one_dawn_more():
    """Step 1 gives the menhir a dial of 1, so it stays in step 2, and in step 4 the dial goes again."""
    assert day(phase="dawn", wards={101: 0}, items=[["anchor"]]).table.wards == {101: 0}
    assert day(phase="dawn", wards={101: 0}).table.wards == {}


def test_tg_127_an_event_of_one_day_still_holds_in_the_first_steps_of_dawn():
    match = night(camp(1, today=["gloom"], goods={"food": [0]}))
    assert (goods(match, "exp"), match.table.today) == ([1], ())


# -- 5: time dials and the dying ---------------------------------------------------------------------------


def test_tg_105_who_is_saved_and_felled_on_one_dawn_has_his_whole_time():
    wanted = {"phase": "dawn", "timers": {"cure": 1, "plague": 1}, "energy": [0, 6]}
    match = camp(2, health=[0, 8], dying=[2, 0], **wanted)
    assert (match.table.health, match.table.dying) == ([0, 0], [2, 2])
    match = camp(2, health=[0, 8], dying=[1, 0], **wanted)
    assert (match.table.status, match.table.dying) == (["alive", "alive"], [2, 2])


def test_dawn_5_at_the_end_of_his_dial_a_cure_still_saves_him():
    match = dawn(2, timers={"cure": 1}, health=[0, 8], dying=[1, 0], energy=[0, 6])
    assert (match.table.status[0], match.table.health[0], match.table.dying[0]) == ("alive", 1, 0)


def test_tg_105_who_is_healed_by_one_dial_and_hurt_by_the_next_has_his_whole_time_again():
    match = fasting(2, phase="dawn", timers={"balm": 1, "sting": 1}, health=[0, 8], dying=[1, 0])
    assert (match.table.dying, match.table.health, match.table.fallen) == ([2, 0], [0, 7], [])


def test_the_plague_of_a_timer_fells_all_on_the_dawn_on_which_the_dial_of_one_runs_out():
    """The dying one dies; the healthy one begins to die with a full dial."""
    match = dawn(2, timers={"plague": 1}, health=[0, 8], dying=[1, 0], items=[["rope"], []])
    play(match, "druid")
    t = match.table
    assert (t.fallen, t.dropped) == (["smith"], {103: ["rope"]})
    assert (t.health[1], t.dying[1], t.energy[1]) == (0, 2, 0)


@pytest.mark.parametrize(("start", "face"), [(104, WEST), (101, STAY)])
def test_a_successor_of_this_dawn_must_fight_the_guardian_that_comes_or_stays_where_he_was_put(start, face):
    """[Dawn] Dials are step 5, guardians step 6; [Guardians] all who are there fight together."""
    dead = {"health": [0, 8], "dying": [1, 0], "place": [103, 101]}
    match = dawn(2, **dead, guardians={"wolf": start}, luck=(face,))
    play(match, "druid")
    assert (match.table.enc, sorted(match.table.party), match.table.place) == ("wolf", [0, 1], [101, 101])
    assert goods(win(match), "exp") == [1, 1]


def test_a_timer_ends_with_a_verse_for_all_while_one_of_them_dies_on_the_same_dawn():
    """The news are for the heroes in play; who dies on this dawn leaves a successor without that lesson."""
    match = dawn(2, timers={"news": 1}, health=[0, 8], dying=[1, 0])
    play(match, "druid")
    assert (goods(match, "exp")[1], match.table.timers, "book.9" in match.table.read) == (1, {}, True)


def test_two_timers_on_one_dawn_one_fells_a_hero_the_other_feeds_him_too_late():
    """The plague first, as it was set first; the thaw then brings food, which the hero may eat at dusk."""
    match = dawn(timers={"plague": 1, "thaw": 1}, goods={"food": [0]})
    assert (tracks(match), goods(match, "food"), match.table.dying) == ((0, 0, 0), [1], [3])
    assert asked(match) == "rest.eat"  # without energy the day is over
    play(match, True)
    assert match.table.dying == [0]


# -- 6: guardians ------------------------------------------------------------------------------------------


def test_dawn_6_one_guardian_is_banished_where_he_stands_and_the_next_one_comes_there():
    match = day(phase="dawn", guardians={"wolf": 101, "giant": 102}, luck=(BANISH, SOUTH))
    assert (match.table.enc, match.table.guardians) == ("giant", {"giant": 101})


def test_a_fight_of_dawn_is_a_fight_of_the_day_that_begins():
    wanted: Any = {"skills": [["agg_1/front"]], "goods": {"exp": [0], "food": [0]}, "read": ["101.dream"]}
    match = win(day(phase="dawn", guardians={"wolf": 102}, luck=(SOUTH,), **wanted))
    assert goods(answer(play(match, PASS), grow_what=None, deck_change=None), "exp") == [2]


def test_tg_69_what_a_time_dial_completes_is_read_before_the_guardians_move():
    wanted: Any = {"timers": {"finds": 1}, "guardians": {"wolf": 102}, "luck": (SOUTH,)}
    match = day(phase="dawn", goods={"exp": [0]}, **wanted)
    assert (match.table.enc, goods(match, "exp")) == ("wolf", [1])


def test_tg_133_on_one_dawn_before_the_next_guardian_moves():
    wanderers = {"rich": 103, "giant": 106}
    match = dawn(quests=["cure"], guardians=wanderers, luck=(STAY,))
    told = story(win(match), "quest.done", "guardian.die")
    assert told == ["guardian.die", "quest.done", "guardian.die"]


@pytest.mark.parametrize("cause", [{"items": [["almanac"]]}, {"timers": {"find": 1}}])
def test_tg_133_what_dawn_completes_is_read_before_guardians_move(cause):
    match = dawn(statuses={"finds": [1]}, guardians={"giant": 106}, **cause)
    assert story(match, "verse.read", "guardian.die") == ["book.20", "guardian.die"]


def test_a_guardian_stays_at_dawn_with_four_heroes_all_fight_with_two_cards_each():
    match = dawn(
        4, guardians={"wolf": 103}, luck=(4,),
    )  # fmt: skip
    t = match.table
    assert (t.enc, sorted(t.party), [len(hand) for hand in t.hands]) == ("wolf", [0, 1, 2, 3], [2, 2, 2, 2])


@pytest.mark.parametrize(
    ("limiter", "terror", "panic"),
    [("usual", 2, False), ("usual", 3, True), ("turned", 1, False), ("turned", 2, True), ("none", 3, False)],
)
def test_terror_of_dawn_brings_him_to_the_border_of_panic_before_the_guardian_strikes(limiter, terror, panic):
    """[Panic] Above health, at health with the turned limiter, never without; the quest's dawn is step 1."""
    wanted = {"quests": ["long_quest"], "place": [104], "guardians": {"giant": 104}, "luck": (STAY,)}
    match = keep(dawn(health=[3], terror=[terror], limiter=limiter, **wanted))
    assert (match.table.terror, ("panic",) in legal(match)) == ([terror + 1], panic)


def test_tg_131_an_encounter_of_dawn_may_be_joined_too_but_not_from_elsewhere():
    match = dawn(3, items=[["horn"]], place=[101, 101, 103])
    assert (asked(match), match.to_move) == ("party.help", (1,))
    assert play(match, True).table.party == (0, 1)


# -- 7: what lasts the day that begins (TG-132) ------------------------------------------------------------


def test_tg_132_an_event_that_a_time_dial_plays_at_dawn_lasts_the_day_that_begins():
    """Journeys cost 1 more; the event of the day is in force beside it, that of yesterday no longer."""
    match = storm(timers={"storm": 1}, today=["dew"])
    assert match.table.today == ("hard_road", "calm")
    assert play(match, go(103)).table.energy == [4]


def test_tg_132_and_no_longer():
    match = night(storm(timers={"storm": 1}))
    assert (match.table.day, match.table.today) == (3, ())
    assert play(match, go(103)).table.energy == [5]


def test_tg_132_a_rule_that_is_changed_at_dawn_is_changed_for_the_day_that_begins():
    match = storm(timers={"ban": 1})
    assert (EXPLORE in legal(match), match.table.edicts) == (False, {"no_explore": 1, "travel_cost": 2})
    assert night(match).table.edicts == {}


def test_tg_132_a_time_dial_changes_a_rule_for_the_day_that_begins():
    match = play(dawn(timers={"mud": 1}, event_deck=["calm"]), go(101))
    assert match.table.energy == [4]
    assert play(night(match), go(103)).table.energy == [5]  # and not for the next


def test_tg_132_what_yesterdays_event_changed_is_over():
    match = day(effects="rule travel_cost +1", event_deck=["calm"], place=[103], goods={"food": [0]})
    assert play(night(match), go(101)).table.energy == [5]


def test_tg_132_an_event_played_at_dawn_is_not_the_one_that_is_drawn_then():
    """A quest is drawn, so there is no random event to be put away for another; the one that a time dial has
    played stays."""
    match = fasting(
        phase="dawn",
        timers={"lull": 1},
        event_deck=["vigil"],
        random_deck=["dew", "calm"],
        skills=[["spi_1/back"]],
    )
    assert (match.table.today, match.table.quests, goods(match, "magic")) == (("calm",), ("vigil",), [1])


def test_tg_112_a_random_event_that_is_drawn_after_it_can_be_put_away():
    match = fasting(
        phase="dawn",
        timers={"lull": 1},
        event_deck=["dew"],
        random_deck=["market", "calm"],
        skills=[["spi_1/back"]],
    )
    assert (match.table.today, match.table.random_under) == (("calm", "market"), ["dew"])


def test_tg_132_what_is_chosen_in_a_verse_of_dawn_lasts_the_day_too():
    match = unhelped(fasting(2, phase="dawn", timers={"toll": 1}, energy=[4, 1]), "Foretell")
    assert match.table.today == ("hard_road",)
    assert alone(match, 0, go(101)).table.energy == [0, 1]


def test_tg_113_a_chapter_that_a_dial_begins_reveals_its_event_beside_what_was_played_at_this_dawn():
    match = fasting(phase="dawn", timers={"lull": 1, "turn": 1}, today=["dew"], event_deck=["hard_road"])
    assert (match.table.chapter, match.table.today, match.table.event_deck) == (2, ("calm", "home"), [])


# -- who arrives at dawn -----------------------------------------------------------------------------------


def test_tg_131_who_did_not_join_those_who_arrived_is_not_asked_again_when_it_comes_to_a_fight():
    bend: Any = {"place": [101, 140], "shown": [101, 140], "wards": {101: 5, 140: 5}}
    match = play(fasting(2, phase="dawn", timers={"drift": 1}, **bend), False)
    assert (match.table.enc, match.table.party) == ("thug", (0,))
    match = play(fasting(2, phase="dawn", timers={"drift": 1}, **bend), True)
    assert match.table.party == (0, 1)


def test_tg_114_who_kept_apart_from_an_entry_is_with_the_others_when_it_is_over():
    bend: Any = {"place": [101, 140], "shown": [101, 140], "wards": {101: 5, 140: 5}}
    match = win(play(fasting(2, phase="dawn", timers={"drift": 1}, **bend), False))
    assert (asked(match), match.table.used) == ("day.what", [])
