"""Rulebook: Guardians."""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import (
    BANISH,
    EAST,
    NORTH,
    SOUTH,
    STAY,
    WEST,
    alone,
    asked,
    by,
    day,
    done,
    go,
    goods,
    legal,
    lucky,
    night,
    play,
    scene,
    together,
)
from tests.games.taintedgrail.helpers.encounter import flee, win


def dawn(luck, seats=1, **wanted):
    return scene(seats, **{"phase": "dawn", "event_deck": [], "luck": luck, "place": [105] * seats, **wanted})


# -- the die -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "face", "end"),
    [
        (101, NORTH, 102), (101, EAST, 104), (101, WEST, 103),
        (101, STAY, 101),
        (103, NORTH, 101),  # nothing lies there: the connected location with the highest number
        (104, NORTH, 107),  # a wall: 101 and 107 are connected
        (104, SOUTH, 107),
        (102, EAST, 106), (106, EAST, 102),  # the Ridge does not lie
    ],
)  # fmt: skip
def test_tg_21_a_step_in_the_direction_of_the_die_else_to_the_highest_number(start, face, end):
    match = dawn(
        (face,), guardians={"wolf": start}, wards={101: 5, 106: 5}, shown=[101, 102, 103, 104, 105, 106, 107]
    )
    assert match.table.guardians == {"wolf": end}


def test_an_unrevealed_location_is_no_way():
    match = dawn((EAST,), guardians={"wolf": 104}, shown=[101, 104, 105])
    assert match.table.guardians == {"wolf": 101}


def test_tg_21_with_no_way_at_all_it_stays():
    match = dawn((EAST,), guardians={"wolf": 104}, wards={104: 5}, shown=[104, 106], place=[106])
    assert match.table.guardians == {"wolf": 104}


def test_tg_48_the_number_is_that_of_the_card_that_lies_there_now():
    match = scene(
        effects="replace 102 112",
        guardians={"wolf": 101},
        event_deck=[],
        place=[103],
        shown=[101, 102, 103, 104],
    )
    lucky(match, SOUTH)
    night(match)
    assert match.table.guardians == {"wolf": 112}


def test_banished_it_goes_under_its_deck():
    match = dawn((BANISH,), guardians={"wolf": 101})
    assert (match.table.guardians, match.table.under["grey"]) == ({}, ["wolf"])


def test_tg_64_one_of_the_story_lies_aside():
    match = dawn((BANISH,), guardians={"giant": 101})
    assert (match.table.guardians, match.table.under["grey"]) == ({}, [])


def test_tg_64_also_when_the_place_dissolves_under_it():
    match = dawn((), guardians={"giant": 107}, wards={101: 4, 107: 0}, shown=[101, 104, 105, 107])
    assert (match.table.shown, match.table.guardians) == ([101, 104, 105], {})
    assert "giant" not in (*match.table.under["grey"], *match.table.encounters["grey"])


# -- meeting them ------------------------------------------------------------------------------------------


def test_tg_21_it_comes_to_where_heroes_are_and_all_of_them_fight():
    match = dawn((SOUTH,), 3, guardians={"wolf": 101}, place=[105, 105, 103])
    assert match.table.party == (0, 1)


def test_it_stays_where_heroes_are_and_all_of_them_fight():
    match = dawn((STAY,), 2, guardians={"wolf": 105})
    assert (asked(match), match.table.party) == ("enc.redraw", (0, 1))


def test_beaten_it_goes_under_its_deck_and_brings_a_reward():
    match = win(dawn((STAY,), guardians={"wolf": 105}))
    assert (match.table.guardians, match.table.under["grey"], goods(match, "exp")) == ({}, ["wolf"], [1])


def test_who_escapes_leaves_it_where_they_met():
    match = flee(dawn((SOUTH,), guardians={"wolf": 101}))
    assert match.table.guardians == {"wolf": 105}


def test_drawn_from_a_deck_and_not_beaten_it_is_on_the_map():
    match = flee(done("encounter grey", encounters={"grey": ["wolf"]}, place=[103]))
    assert (match.table.guardians, match.table.encounters["grey"]) == ({"wolf": 103}, [])


def test_who_travels_to_it_meets_it_at_once():
    match = play(day(guardians={"wolf": 103}), go(103))
    assert asked(match) == "enc.redraw"


def test_a_party_meets_it_together_and_one_who_is_there_may_help():
    match = together(day(3, guardians={"wolf": 103}, place=[101, 101, 103]), 0, go(103))
    assert (asked(match), match.to_move) == ("party.help", (2,))
    by(match, 2, True)
    assert match.table.party == (0, 1, 2)


def test_one_who_is_there_need_not_help():
    match = alone(day(2, guardians={"wolf": 103}, place=[101, 103]), 0, go(103))
    by(match, 1, False)
    assert match.table.party == (0,)


def test_of_several_they_say_which_comes_first():
    match = play(day(guardians={"wolf": 103, "giant": 103}), go(103))
    assert (asked(match), legal(match)) == ("guardian.which", {"wolf", "giant"})
    play(match, "giant")
    assert match.table.enc == "giant"
    flee(match)
    assert match.table.enc == "wolf"


def test_first_the_guardian_then_what_happens_on_entry():
    match = play(day(guardians={"wolf": 104}), go(104))
    assert match.table.terror == [0]
    win(match)
    assert match.table.terror == [1]


def test_who_was_beaten_still_meets_what_happens_on_entry():
    match = flee(play(day(guardians={"wolf": 104}), go(104)))
    assert (match.table.terror, match.table.guardians) == ([1], {"wolf": 104})


def test_to_leave_a_place_with_a_guardian_costs_nothing_more():
    match = play(day(guardians={"wolf": 103}, place=[103]), go(101))
    assert (match.table.place, match.table.energy) == ([101], [5])


# -- the story and guardians -------------------------------------------------------------------------------


def test_the_story_puts_one_on_the_map():
    match = done("guardian giant 104")
    assert (match.table.guardians, asked(match)) == ({"giant": 104}, "day.what")


def test_where_heroes_stand_they_fight():
    match = done("guardian giant here", 2, place=[103, 101], party=[0])
    assert (match.table.enc, match.table.party) == ("giant", (0,))


def test_where_no_card_lies_it_comes_to_the_nearest():
    assert done("guardian giant 107").table.guardians == {"giant": 104}
    assert done("guardian giant 120").table.guardians == {"giant": 102}


def test_it_is_taken_out_of_its_deck():
    match = done("guardian wolf 104", encounters={"grey": ["thug", "wolf"]})
    assert match.table.encounters["grey"] == ["thug"]


def test_the_story_takes_one_away():
    match = done("guardian wolf away", guardians={"wolf": 104})
    assert (match.table.guardians, match.table.under["grey"]) == ({}, ["wolf"])


def test_they_can_be_made_to_stand_still():
    match = done("rule guardians_still 1", guardians={"wolf": 101}, event_deck=[], place=[103])
    night(match)
    assert match.table.guardians == {"wolf": 101}


# -- together ----------------------------------------------------------------------------------------------


def test_tg_61_the_dying_are_among_those_who_must_fight():
    """All who are there fight together, the dying too; the first wound takes the dying hero out, the
    companion wins."""
    match = dawn((STAY,), 2, guardians={"wolf": 105}, health=[0, 8], dying=[2, 0])
    assert (match.table.party, match.table.dying) == ((0, 1), [1, 0])
    win(match)
    assert match.table.guardians == {}


def test_two_guardians_come_to_one_hero_on_one_dawn():
    unshuffled = (0,) * 14
    match = dawn(
        (SOUTH, unshuffled, WEST, unshuffled), guardians={"wolf": 101, "giant": 108}, shown=[101, 105, 108]
    )
    assert match.table.enc == "wolf"
    win(match)
    assert match.table.enc == "giant"
    flee(match)
    assert (match.table.guardians, asked(match)) == ({"giant": 105}, "day.what")
