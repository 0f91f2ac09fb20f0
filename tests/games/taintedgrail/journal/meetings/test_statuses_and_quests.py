"""[Statuses], [Quests] When a goal counts, and when its verse is read."""

from tests.games.taintedgrail.helpers import (
    EXPLORE,
    alone,
    answer,
    by,
    choose,
    day,
    done,
    go,
    goods,
    play,
    story,
    together,
)
from tests.games.taintedgrail.helpers.encounter import flee, win


def test_a_part_completes_a_status_and_a_quest_while_a_verse_is_read_all_wait_for_its_end():
    """The verse goes on first (wealth for its party), then the collected verse by the same party, and the
    quest's verse for all."""
    match = day(
        2, verse="book.54", party=[0], quests=["second_wind"], statuses={"seals": [3]},
        goods={"wealth": [0, 0], "magic": [0, 0]},
    )  # fmt: skip
    assert match.table.read[0] == "book.54"
    assert sorted(match.table.read[1:]) == ["book.21", "book.30"]
    assert (goods(match, "wealth"), goods(match, "magic")) == ([2, 1], [1, 0])


def test_two_parts_of_any_number_in_a_verse_that_leads_on_the_story_of_finds_comes_after_both():
    match = together(day(2, place=[102, 102], goods={"food": [0, 0], "wealth": [0, 0]}), 0, EXPLORE)
    assert match.table.read == ["102", "102.1", "book.20"]
    assert (goods(match, "food"), goods(match, "wealth"), goods(match, "exp")) == ([1, 1], [1, 1], [1, 1])


def test_a_quest_is_reached_by_the_prize_of_an_encounter_in_a_verse_and_counts_when_it_is_over():
    """Wealth 4, the fight in the well is won, its coin makes 5: the quest is done."""
    match = day(items=[["rope"]], goods={"wealth": [4]}, quests=["burden"])
    play(match, EXPLORE)
    choose(match, "Lower")
    assert (match.table.enc, match.table.quests, match.table.items) == ("thug", ("burden",), [()])
    win(match)
    t = match.table
    assert (goods(match, "wealth"), goods(match, "exp"), t.quests, t.statuses) == (
        [5], [1], (), {"omens": [1]},
    )  # fmt: skip


def test_a_quest_is_reached_by_arriving_before_the_guardian_there_begins_to_fight():
    """The goal is looked at whenever something has changed (TG-35): the hero stands there before they
    fight."""
    match = day(quests=["far_place"], guardians={"giant": 104})
    play(match, go(104))
    assert (match.table.enc, match.table.quests, match.table.statuses) == ("giant", (), {"omens": [1]})
    flee(match)
    assert (match.table.guardians, match.table.terror) == ({"giant": 104}, [1])


def test_a_quest_plays_a_quest_that_is_reached_already_and_its_success_comes_once_though_it_stays():
    match = done(
        "secret rite", 2, quests=["find_rite"], statuses={"seals": [1]}, event_deck=["second_wind"],
        goods={"rep": [0, 0], "wealth": [0, 0]},
    )  # fmt: skip
    play(match, 0)
    t = match.table
    assert (goods(match, "rep"), t.read, goods(match, "wealth")) == ([1, 1], ["book.30"], [1, 1])
    assert (t.quests, "find_rite" in t.past) == (("second_wind",), True)
    alone(match, 0, go(103))
    assert (t.read, goods(match, "wealth")) == (["book.30"], [1, 1])


def test_tg_35_a_quest_is_reached_by_what_a_companion_hands_over():
    match = by(day(2, quests=["burden"], goods={"wealth": [3, 4]}), 0, ("trade", 1), ("goods", "wealth", 3))
    assert answer(match, trade_what=None).table.statuses == {"omens": [1]}


def test_tg_133_a_goal_reached_in_a_fight_with_a_guardian_counts_before_what_happens_on_entry():
    """Terror cannot fall below 0, and then the ash frightens the hero."""
    match = win(play(day(quests=["cure"], guardians={"rich": 104}), go(104)))
    assert (story(match, "quest.done", "map.enter"), match.table.terror) == (["quest.done", "map.enter"], [1])


def test_an_effect_of_entry_a_collected_verse_and_a_quest():
    """The hero breaks the last seal: the goal is reached at once, by all; the same hero reads the verse of
    the seals when this is over."""
    match = day(2, effects="status seals/1", party=[1], statuses={"seals": [3]}, quests=["second_wind"])
    assert match.table.read == ["book.30", "book.21"]
    assert (goods(match, "magic"), goods(match, "wealth")) == ([0, 1], [2, 1])
    assert go(103) in match.legal(0)
