"""Rulebook: Preparing the campaign: characters, and the world."""

from __future__ import annotations

from collections import Counter

import pytest

from roundtable.games.taintedgrail.content.load import pack
from tests.games.taintedgrail.helpers import (
    HEROES,
    asked,
    box,
    by,
    everything,
    goods,
    legal,
    new,
    play,
    scene,
    told,
    tracks,
)


def started(seats=1, heroes=HEROES, **options):
    """A campaign at the first decision of day 1."""
    match = new(seats, **options)
    for name in heroes[: min(seats, 3)]:
        play(match, name)
    return match


# -- characters --------------------------------------------------------------------------------------------


def test_everybody_chooses_a_character_that_nobody_has():
    match = new(3)
    assert (asked(match), match.to_move, legal(match)) == ("hero.choose", (0,), set(HEROES))
    play(match, "herb")
    assert (match.to_move, legal(match)) == ((1,), {"smith", "hireling", "druid"})
    play(match, "druid", "smith")
    assert match.table.heroes == ["herb", "druid", "smith"]


def test_the_last_of_four_takes_the_character_that_is_left():
    match = play(new(4), "herb", "druid", "smith")
    assert match.table.heroes == ["herb", "druid", "smith", "hireling"]


@pytest.mark.parametrize(
    ("hero", "marks"),
    [("smith", (6, 9, 0)), ("herb", (6, 8, 0)), ("hireling", (7, 8, 0)), ("druid", (6, 7, 0))],
)
def test_energy_health_and_terror_begin_in_their_starting_cells(hero, marks):
    assert tracks(started(heroes=(hero,))) == marks


def test_attributes_and_resources_are_those_of_the_character():
    match = started(2, ("smith", "druid"))
    assert match.table.attr[0] == {"agg": 2, "emp": 0, "cou": 1, "cau": 1, "pra": 1, "spi": 0}
    assert match.table.attr[1] == {"agg": 1, "emp": 1, "cou": 0, "cau": 0, "pra": 1, "spi": 2}
    assert (goods(match, "food"), goods(match, "wealth")) == ([2, 1], [1, 1])
    assert (goods(match, "magic"), goods(match, "rep"), goods(match, "exp")) == ([0, 3], [0, 0], [0, 0])


@pytest.mark.parametrize("kind", ["combat", "diplomacy"])
def test_decks_of_fifteen_starting_cards_and_the_rest_in_the_advanced_sets(kind):
    table = started().table
    assert len(table.decks[kind][0]) == 15
    assert all([table.content.cards[card].starter for card in table.decks[kind][0]])
    assert not any([table.content.cards[card].starter for card in table.advanced[kind][0]])
    assert table.spare[kind][0] == []
    assert {table.content.cards[card].owner for card in table.advanced[kind][0]} == {"smith"}


def test_everybody_reads_his_letter():
    match = started(2)
    assert match.table.read[:2] == ["letter.smith", "letter.herb"]


@pytest.mark.parametrize("name", ["walking", "avalon"])
def test_tg_46_health_reaches_as_far_as_energy_with_its_bonus_cells(name):
    for character in pack(name).characters.values():
        assert character.health >= character.energy + character.bonus


# -- the world ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "dial"), [(1, 8), (2, 7), (3, 6), (4, 5)])
def test_all_stand_on_the_first_location_with_a_menhir_by_their_number(seats, dial):
    table = started(seats).table
    assert (table.place, table.wards) == ([101] * seats, {101: dial})


def test_what_the_four_keys_of_the_first_location_name_is_laid_and_nothing_else():
    assert sorted(started().table.shown) == [101, 102, 103, 104, 105]


@pytest.mark.parametrize(
    ("seats", "decks"),
    [
        (1, {"green": {"hare"}, "grey": {"thug", "wolf"}, "purple": {"shade"}, "blue": {"beggar"}}),
        (
            2,
            {
                "green": {"hare", "boar"},
                "grey": {"thug", "wolf", "knight"},
                "purple": {"shade", "hunger"},
                "blue": {"beggar", "steward"},
            },
        ),
    ],
)
def test_encounters_by_colour_and_level_and_the_first_encounter_on_top(seats, decks):
    table = started(seats).table
    for colour, cards in decks.items():
        first = {"green": "first_hare", "grey": "first_thug", "purple": "first_shade", "blue": "first_beggar"}
        assert table.encounters[colour][-1] == first[colour]
        assert set(table.encounters[colour][:-1]) == cards


def test_encounters_of_the_story_lie_in_no_deck():
    table = started().table
    assert not {"giant", "executioner"} & {name for deck in table.encounters.values() for name in deck}


def test_all_items_lie_shuffled_and_all_secrets_at_hand():
    match, other = started(), started(seed=2)
    assert everything(match) == box()
    assert Counter(match.table.item_deck) == Counter(other.table.item_deck)
    assert match.table.item_deck != other.table.item_deck
    assert len(match.table.secret_deck) == 8


def test_the_sheet_is_clean_and_the_chapter_is_introduced():
    table = started().table
    assert (table.statuses, table.tasks, table.chapter, table.day) == ({}, {}, 1, 1)
    assert "book.1" in table.read


def test_event_deck_in_its_order_and_random_events_in_a_stack_of_their_own():
    """The first event, a quest, has laid two random events on top."""
    table = started().table
    assert table.event_deck[:3] == ["second_wind", "slow_wheel", "hard_road"]
    assert set(table.event_deck[3:]) | set(table.random_deck) == {"calm", "frost", "market", "dew"}
    assert (len(table.event_deck), len(table.random_deck)) == (5, 2)


# -- the first day -----------------------------------------------------------------------------------------


def test_tg_1_the_first_day_begins_with_the_event_and_no_dial_turns():
    match = started()
    assert (match.table.quests, match.table.wards, match.table.day) == (("find_rite",), {101: 8}, 1)
    assert "ward.dials" not in told(match)


def test_tg_42_the_reveal_at_set_up_is_the_event_of_day_1_and_no_second_one_comes():
    match = started()
    assert told(match).count("event.drawn") == 1
    assert (asked(match), match.table.phase) == ("day.what", "day")


def test_tg_57_who_has_left_does_not_count_as_a_player_for_the_dial():
    """Three players of whom one leaves; the two who stay light a menhir."""
    match = scene(
        3, place=[107] * 3, wards={107: 2}, secrets=[["rite"]], goods={"magic": [1] * 3}, leaving=True
    )
    by(match, 2, ("leave",))
    by(match, 0, ("inspect",), True)
    by(match, 1, True)
    assert (match.table.wards, goods(match, "magic")) == ({107: 5}, [0, 0, 1])
