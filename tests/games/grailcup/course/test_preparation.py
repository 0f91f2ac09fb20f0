"""Rulebook: Preparation."""

from __future__ import annotations

from collections import Counter

import pytest

import roundtable as rt
from tests.games.grailcup.helpers import ALLIES, asked, new, seen, told
from tests.games.grailcup.helpers.seeing import all_cards

START = {9: 0, 8: 1, 7: 1, 6: 2, 5: 2, 4: 3, 3: 3, 2: 4, 1: 4}
CLOVERS = (7, 11, 15, 17, 20, 24, 29, 33, 34, 38, 43)
SEEDS = range(40)
SEATS = pytest.mark.parametrize("seats", range(3, 9))
TWO_SPACES = ["start 7 8 9", "start 1 2 3 4 5 6", "path", "clover", "dragon", "clover", "path", "clover"]
TWO_SPACES += ["village", "church", "castle", *["path"] * 12, "castle"]


def openings(seats, **options):
    return [seen(new(seats, seed, **options)) for seed in SEEDS]


def by_number(table):
    """The seats, the lowest start number first."""
    return sorted(range(len(table["start"])), key=lambda seat: table["start"][seat])


@SEATS
def test_preparation_2_the_dragon_lies_on_the_red_space(seats):
    assert seen(new(seats))["dragon"] == 12


@SEATS
def test_preparation_4_every_clover_space_has_a_token_and_seven_are_left(seats):
    table = new(seats, seed=seats).table
    assert len([table.token_at(space) for space in CLOVERS]) == len(table.tokens) == 11
    assert len(table.supply) == 7
    assert Counter([*table.tokens, *table.supply]) == dict(boots=4, goblin=4, bait=4, grail=3, magnet=3)


def test_preparation_4_tokens_lie_face_down_for_everybody():
    match = new(5)
    for seat in (*range(5), None):
        assert seen(match, seat)["tokens"] is None
        assert seen(match, seat)["supply"] == 7
        assert match.view(seat)["learnt"] == {}


def test_preparation_4_tokens_are_mixed():
    tables = [new(4, seed).table for seed in SEEDS]
    assert len({tuple(table.tokens) for table in tables}) == len(SEEDS)
    assert {table.token_at(7) for table in tables} == {"boots", "goblin", "bait", "grail", "magnet"}


@SEATS
def test_preparation_7_each_player_stands_on_the_space_of_his_number(seats):
    for table in openings(seats):
        assert len(set(table["start"])) == seats
        assert table["at"] == [START[number] for number in table["start"]]


def test_preparation_7_any_player_may_draw_any_number():
    starts = [table["start"] for table in openings(8)]
    for seat in (0, 7):
        assert {start[seat] for start in starts} == set(range(1, 10))


def test_preparation_7_two_knights_may_start_from_one_space():
    crowded = [table for table in openings(3) if len(set(table["at"])) < 3]
    assert 0 < len(crowded) < len(SEEDS)
    assert all(len(set(table["at"])) < 8 for table in openings(8))


def test_preparation_7_the_numbers_are_drawn_openly():
    match = new(4)
    drawn = {
        event.args["seat"]: event.args["number"] for event in match.log(None) if "start.number" in event.key
    }
    assert [drawn[seat] for seat in range(4)] == seen(match)["start"]


@SEATS
def test_preparation_7_the_cards_of_the_start_go_back_into_the_deck(seats):
    for seed in range(5):
        assert all_cards(new(seats, seed).table) == sorted(ALLIES)


@SEATS
def test_gc_2_on_a_shared_start_space_the_lower_number_stands_in_front(seats):
    """Lower numbers start further ahead, too: so the race is the order of the numbers."""
    for table in openings(seats):
        assert table["race"] == by_number(table)


def test_gc_2_the_number_decides_the_queue_not_the_seat():
    tables = openings(8)
    assert any(
        table["at"][front] == table["at"][rear] and front > rear
        for table in tables
        for front, rear in zip(table["race"], table["race"][1:], strict=False)
    )


def test_gc_2_six_knights_on_one_start_space_queue_by_their_numbers():
    for table in openings(8, track={"spaces": TWO_SPACES}):
        assert set(table["at"]) == {0, 1}
        assert table["race"] == by_number(table)
        assert table["seal"] == table["race"][-1]
        assert table["spears"] == [int(number >= 7) for number in table["start"]]


@SEATS
def test_gc_50_a_spear_for_each_knight_on_7_8_or_9_else_for_the_last_one(seats):
    for table in openings(seats):
        late = [int(number >= 7) for number in table["start"]]
        last = [int(seat == by_number(table)[-1]) for seat in range(seats)]
        assert table["spears"] == (late if any(late) else last)


def test_gc_50_both_cases_occur_with_three_and_all_three_late_starters_too():
    late = [sum(number >= 7 for number in table["start"]) for table in openings(3)]
    assert {0, 1, 2} <= set(late)
    assert [table["spears"].count(1) for table in openings(3)] == [max(1, number) for number in late]


@SEATS
def test_gc_50_the_last_knight_gets_the_seal_and_is_the_first_player(seats):
    for table in openings(seats):
        last = max(range(seats), key=lambda seat: table["start"][seat])
        assert (table["seal"], table["first"], table["round"]) == (last, last, 1)


@SEATS
def test_preparation_then_the_first_player_chooses_an_ally(seats):
    match = new(seats)
    assert match.to_move == (seen(match)["seal"],)
    assert asked(match) == "draft.ally"
    assert seen(match)["allies"] == [[] for _ in range(seats)]
    assert told(match).count("round") == 1


@pytest.mark.parametrize("seats", [0, 1, 2, 9, -3, "4", None, 3.5, True])
def test_preparation_only_three_to_eight_play(seats):
    with pytest.raises(rt.SetupError):
        new(seats)


def test_preparation_the_seed_decides_everything():
    assert new(6, seed=3).fingerprint() == new(6, seed=3).fingerprint()
    assert len({str(seen(new(6, seed=seed))) for seed in SEEDS}) == len(SEEDS)
