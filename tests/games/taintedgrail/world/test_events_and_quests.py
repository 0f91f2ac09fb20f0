"""Rulebook: Events, quests and tasks."""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import (
    EXPLORE,
    asked,
    by,
    choose,
    day,
    done,
    go,
    goods,
    legal,
    new,
    night,
    play,
    scene,
    seen,
    told,
)
from tests.games.taintedgrail.helpers.encounter import win


def dawn(*events, seats=1, **wanted):
    """The dawn on which the first of these is revealed."""
    return scene(seats, **{"phase": "dawn", "event_deck": list(events), "place": [103] * seats, **wanted})


# -- events ------------------------------------------------------------------------------------------------


def test_what_an_event_does_it_does_for_all_wherever_they_are():
    match = dawn("second_wind", seats=3, place=[101, 103, 105])
    assert goods(match, "rep") == [1, 2, 1]


def test_hero_by_hero_if_everybody_has_a_choice():
    """Lose an energy, or pay a food; who has none has no choice."""
    match = dawn("frost", seats=3, goods={"food": [1, 0, 2]})
    assert (asked(match), match.to_move) == ("choose.way", (0,))
    play(match, match.legal(0)[1])
    assert match.to_move == (2,)
    play(match, match.legal(2)[0])
    assert (goods(match, "food"), match.table.energy) == ([0, 0, 2], [6, 5, 6])


def test_hero_by_hero_if_it_asks_where_everybody_is():
    match = dawn("market", seats=2, place=[101, 104], goods={"food": [0, 0]})
    assert (goods(match, "food"), match.table.terror) == ([2, 0], [0, 1])


def test_one_of_them_gets_what_comes_once():
    match = dawn("dew", seats=2)
    assert (asked(match), legal(match)) == ("choose.who", {0, 1})


def test_a_verse_is_read_by_all():
    match = dawn("story", seats=2)
    assert (match.table.read, match.table.statuses) == (["book.31"], {"omens": [1]})


def test_a_random_event_goes_under_its_stack_others_to_the_discards():
    match = dawn("calm", "hard_road", "story", random_deck=["frost"])
    night(match)
    night(match)
    assert (match.table.random_under, match.table.past) == (["calm"], ["hard_road"])


def test_random_events_are_laid_on_top_of_the_deck():
    match = dawn("find_rite", "story", random_deck=["calm", "frost", "dew"])
    assert len(match.table.event_deck) == 3
    assert match.table.event_deck[0] == "story"
    assert len(match.table.random_deck) == 1


def test_tg_55_several_are_laid_there_unseen():
    match = dawn("find_rite", random_deck=["calm", "frost", "dew"])
    assert seen(match, 0)["event_deck"] == 2
    assert set(match.table.event_deck) <= {"calm", "frost", "dew"}


def test_tg_55_and_in_random_order():
    decks = [play(new(1, seed=seed), "smith").table.event_deck[-2:] for seed in range(8)]
    assert len({tuple(deck) for deck in decks}) > 1


def test_when_the_stack_is_used_up_what_lies_under_it_comes_again():
    match = dawn("calm", "find_rite", random_deck=["frost"])
    night(match)
    assert (set(match.table.event_deck), match.table.random_under) == ({"frost", "calm"}, [])


def test_a_card_may_go_back_under_random_events():
    match = dawn("slow_wheel", "story", random_deck=["calm", "frost", "dew"])
    assert match.table.event_deck[:2] == ["story", "slow_wheel"]
    assert len(match.table.event_deck) == 4
    assert match.table.today == ()


def test_what_is_laid_on_top_comes_next():
    match = done("event top hard_road", event_deck=["story", "hard_road"])
    assert match.table.event_deck == ["story", "hard_road"]  # the top is the last


def test_what_is_played_leaves_the_order_of_the_others():
    match = done("event play story", event_deck=["hard_road", "story", "calm"])
    assert (match.table.event_deck, match.table.today) == (["calm", "hard_road"], ("story",))
    assert match.table.read == ["book.31"]


def test_what_has_been_played_or_is_active_is_not_played_again():
    match = done("event play second_wind; event play second_wind", event_deck=["second_wind"])
    assert (match.table.quests, goods(match, "rep")) == (("second_wind",), [1])


def test_timing_event_a_skill_may_turn_a_random_event_into_another():
    match = dawn("calm", skills=[["spi_1/back"]], random_deck=["frost", "dew"], goods={"food": [0]})
    assert (match.table.today, match.table.random_under, match.table.energy) == (("frost",), ["calm"], [5])


def test_an_empty_deck_ends_nothing():
    match = dawn()
    assert (asked(match), match.table.today) == ("day.what", ())


# -- quests ------------------------------------------------------------------------------------------------


def test_rulebook_example_the_rite_is_found_and_success_follows():
    """Success plays another card out of the deck and discards the quest."""
    match = scene(verse="book.51", quests=["find_rite"], event_deck=["hard_road", "second_wind", "story"])
    assert (match.table.quests, match.table.past) == (("second_wind",), ["find_rite"])
    assert (match.table.event_deck, goods(match, "rep")) == (["story", "hard_road"], [1])


def test_a_quest_stays_until_it_is_told_to_go():
    match = scene(effects="status omens", quests=["long_quest"], event_deck=["calm", "story"], place=[103])
    assert (match.table.quests, goods(match, "exp")) == (("long_quest",), [1])
    night(match)
    assert (match.table.quests, goods(match, "exp")) == (("long_quest",), [1])


def test_its_rules_are_in_force_as_long_as_it_lies():
    match = day(quests=["long_quest"], place=[103])
    play(match, EXPLORE)
    assert match.table.energy == [4]
    night(match)
    assert match.table.terror == [1]


def test_a_quest_that_is_discarded_binds_nobody():
    match = done("event discard long_quest", quests=["long_quest"], place=[103])
    play(match, EXPLORE)
    assert (match.table.energy, match.table.quests) == ([5], ())


def test_tg_35_success_comes_as_soon_as_the_goal_is_reached():
    """Five wealth for a moment: they are spent by the same line."""
    match = done("one wealth +4; one wealth -4", quests=["burden"])
    assert (goods(match, "wealth"), match.table.quests, match.table.statuses) == ([1], (), {"omens": [1]})


def test_tg_35_also_by_arriving_somewhere_before_what_happens_there():
    match = play(day(quests=["far_place"]), go(104))
    happened = told(match)
    assert happened.index("quest.done") < happened.index("map.enter")


def test_tg_35_also_at_once_when_it_is_revealed():
    match = dawn("burden", goods={"wealth": [6]})
    assert (match.table.quests, match.table.past) == ((), ["burden"])


def test_tg_35_one_hero_anywhere_is_enough():
    match = scene(2, place=[101, 101], event_deck=[], quests=["far_place"])
    by(match, 1, go(104), False)
    assert match.table.quests == ()


def test_several_goals_at_once():
    match = done("one wealth +4", quests=["burden", "long_quest"])
    assert (match.table.quests, goods(match, "exp")) == (("long_quest",), [1])


def test_tg_69_a_goal_reached_in_an_encounter_counts_when_it_is_over():
    """The thug's purse: the fifth wealth; all get what success gives, also who has escaped."""
    match = scene(2, verse="101.4", quests=["burden"], goods={"wealth": [4, 0]}, event_deck=[])
    win(match)
    play(match, 0)
    assert (match.table.quests, match.table.statuses) == ((), {"omens": [1]})


def test_tg_69_a_verse_of_success_waits_until_what_is_being_read_is_over():
    match = scene(verse="book.54", quests=["second_wind"])
    assert match.table.read == ["book.54", "book.30"]
    assert goods(match, "wealth") == [3]  # one of the verse, one of success


def test_tg_69_a_verse_of_an_event_waits_too():
    """The story is played in the middle of a verse and read when that is over."""
    match = scene(verse="book.55", event_deck=["story"])
    assert (match.table.read, match.table.statuses) == (["book.55", "book.31"], {"omens": [1]})
    assert told(match).index("goods.changed") < told(match).index("status.ticked")


def test_a_quest_that_comes_again_can_be_fulfilled_again():
    match = done("event top burden", once=["goal/burden"], goods={"wealth": [6]}, place=[103], event_deck=[])
    night(match)
    assert (match.table.statuses, match.table.past) == ({"omens": [1]}, ["burden"])


# -- tasks -------------------------------------------------------------------------------------------------


def test_a_task_is_noted_with_where_it_came_from():
    match = play(day(), EXPLORE)
    assert (match.table.tasks, match.table.task_from) == ({"well": False}, {"well": "verse/101"})
    choose(match, "Leave")
    play(match, EXPLORE)
    assert told(match).count("task.new") == 1


def test_and_may_be_done():
    assert done("task well; done well").table.tasks == {"well": True}


# -- chapters ----------------------------------------------------------------------------------------------


def test_a_new_chapter_begins_in_the_middle_of_the_day_and_heals_nobody():
    match = scene(effects="chapter 2", health=[4], energy=[3], place=[103], wards={101: 4}, quests=["burden"])
    table = match.table
    assert (table.chapter, table.day, table.health, table.energy) == (2, 1, [4], [3])
    assert (table.event_deck, table.wards, table.place) == (["home"], {101: 4}, [103])


def test_its_encounters_are_of_its_levels():
    match = done("chapter 2", 2)
    assert {name for deck in match.table.encounters.values() for name in deck} == {
        "boar", "knight", "hunger", "steward",
    }  # fmt: skip


def test_a_guardian_on_the_map_is_not_in_its_deck_as_well():
    match = done("chapter 2", guardians={"wolf": 103})
    assert "wolf" not in match.table.encounters["grey"]


@pytest.mark.parametrize("seats", [1, 2])
def test_after_the_last_chapter_the_campaign_is_won_together(seats):
    match = done("chapter 3", seats)
    assert (match.result.winners, match.result.reason) == (tuple(range(seats)), "completed")
