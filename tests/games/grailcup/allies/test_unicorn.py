"""Rulebook: 9 Unicorn: to the first free space before the nearest knight or group of knights ahead."""

from __future__ import annotations

import pytest

from tests.games.grailcup.helpers import SEAL, SPEAR, asked, play, told, turn

QUIET = {20: "magnet", 24: "magnet", 29: "magnet"}  # nobody has a spear: nothing happens there


def fly(at, dragon=0, **wanted):
    """The unicorn of seat 0 has flown; the match."""
    wanted.setdefault("clovers", QUIET)
    return turn("unicorn", at, dragon=dragon, **wanted)


@pytest.mark.parametrize(
    ("others", "end"),
    [
        ([21, 3], 22),  # one knight
        ([19, 3], 20),  # directly ahead
        ([26, 3], 27),  # far ahead
        ([21, 30], 22),  # the nearest of two
        ([30, 21], 22),
        ([21, 21], 22),  # two on one space
    ],
)
def test_gc_36_the_unicorn_lands_before_the_nearest_knight_ahead(others, end):
    assert fly([18, *others]).table.at[0] == end


@pytest.mark.parametrize(
    ("others", "end"),
    [
        ([25, 26, 3], 27),  # two in a row
        ([25, 26, 27], 28),  # three
        ([27, 25, 26], 28),  # in any order
        ([25, 25, 26], 27),
        ([25, 27, 28], 26),  # a gap ends the group
        ([25, 26, 28], 27),
    ],
)
def test_gc_36_the_unicorn_passes_a_whole_group(others, end):
    assert fly([18, *others]).table.at[0] == end


@pytest.mark.parametrize("order", [[1, 0, 2, 3], [0, 1, 2, 3]])
def test_gc_36_knights_on_ones_own_space_are_ignored(order):
    match = fly([18, 18, 14, 3], race=order)
    assert match.table.at[0] == 18
    match = fly([18, 18, 25, 3], race=[2, *[seat for seat in order if seat != 2]])
    assert match.table.at[0] == 26


def test_gc_36_a_knight_directly_ahead_of_ones_own_space_is_a_group_without_the_own_space():
    match = fly([25, 25, 26], race=[2, 1, 0])
    assert match.table.at[0] == 27


@pytest.mark.parametrize(
    ("others", "dragon", "end"),
    [
        ([25, 3], 26, 27),  # directly before the group
        ([25, 26], 27, 28),
        ([25, 27], 26, 28),  # inside the group
        ([25, 28], 26, 27),  # at its end, then a gap
        ([25, 3], 24, 26),  # directly behind the group
        ([25, 26], 24, 27),
        ([25, 3], 21, 26),  # somewhere on the way
        ([25, 3], 19, 26),  # directly before the flyer
        ([25, 3], 27, 26),  # beyond a gap
        ([25, 3], 16, 26),  # behind the player
        ([19, 3], 20, 21),
    ],
)
def test_gc_36_the_dragon_is_passed_like_a_knight_of_the_group(others, dragon, end):
    match = fly([18, *others], dragon)
    assert match.table.at[0] == end
    assert match.table.dragon == dragon


def test_gc_36_the_group_goes_on_beyond_the_dragon_as_long_as_knights_stand_there():
    assert fly([18, 25, 27, 28, 3], 26).table.at[0] == 29
    assert fly([18, 25, 26, 28, 29], 27).table.at[0] == 30


def test_gc_36_seven_knights_and_the_dragon_in_a_row_are_one_group():
    assert fly([18, 25, 26, 27, 29, 30, 31, 33], 28, luck=(SPEAR,)).table.at[0] == 32
    assert fly([18, 35, 36, 37, 39, 40, 41, 41], 38).table.at[0] == 42


@pytest.mark.parametrize("dragon", [19, 24, 26])
def test_unicorn_asks_for_no_spear_and_spends_none(dragon):
    match = fly([18, 25, 3], dragon, spears=[2, 0, 0])
    assert asked(match) == "draft.ally"
    assert match.table.at[0] > 25
    assert match.table.spears[0] == 2


@pytest.mark.parametrize("dragon", [0, 19, 20, 30])
def test_gc_37_the_unicorn_with_nobody_ahead_does_not_move(dragon):
    """The dragon ahead is not a knight."""
    match = fly([18, 14, 3], dragon)
    assert match.table.at[0] == 18


def test_gc_37_the_leader_among_several_on_the_foremost_space_does_not_move():
    match = fly([18, 18, 18], race=[2, 1, 0])
    assert match.table.at == [18, 18, 18]
    assert match.table.race == [2, 1, 0]


def test_gc_37_in_a_village_the_unicorn_that_does_not_move_ends_its_turn_there():
    match = fly([23, 14, 3], luck=(SPEAR,))
    assert match.table.at[0] == 23
    assert match.table.spears[0] == 1
    match = fly([23, 14, 3], arrival_only=True)
    assert "call.answered" in told(match)
    assert not [key for key in told(match) if key.startswith("die")]


@pytest.mark.parametrize(
    ("at", "dragon"),
    [
        ([18, 46, 3], 0),
        ([18, 45, 46], 0),
        ([18, 45, 3], 46),  # the dragon before the finish
        ([18, 44, 46], 45),
        ([45, 46, 3], 0),
        ([18, 43, 44, 46], 45),
    ],
)
def test_gc_38_the_unicorn_wins_if_the_first_free_space_is_the_finish(at, dragon):
    match = fly(at, dragon)
    assert match.table.at[0] == 47
    assert match.result.winners == (0,)


def test_gc_38_a_free_space_before_the_finish_is_where_the_flight_ends():
    match = fly([18, 45, 3])
    assert match.table.at[0] == 46
    assert match.result is None


def test_unicorn_lands_in_a_village_and_rolls():
    match = fly([18, 22, 3], luck=(SEAL,))
    assert match.table.at[0] == 23
    assert match.table.seal == 0


def test_unicorn_lands_on_a_clover_and_turns_it():
    match = fly([18, 23, 3], clovers={24: "bait"})
    assert match.table.at[0] == 24
    assert asked(match) == "dragon.where"


def test_unicorn_boots_after_the_flight_are_stopped_by_the_dragon_that_was_passed_no_more():
    """It flies past the dragon on 22; the boots then walk from 24, the dragon behind them."""
    match = fly([18, 23, 3], 22, clovers={24: "boots"})
    assert match.table.at[0] == 28


def test_unicorn_boots_after_the_flight_are_stopped_by_a_dragon_ahead():
    match = fly([18, 23, 3], 27, clovers={24: "boots"})
    assert match.table.at[0] == 26


def test_unicorn_flies_over_a_knight_whom_the_dragon_holds():
    """The fairy of seat 1 is held on 25; seat 0 passes it and the dragon."""
    match = turn("fairy", [22, 18, 3], (["unicorn"],), dragon=26)
    play(match, 6)
    assert match.table.at == [25, 27, 3]


def test_unicorn_looks_where_the_knights_stand_now():
    """The nearest knight, on 11, is now another one: seat 2 was thrown back behind the unicorn."""
    match = turn("fairy", [7, 10, 11], (["unicorn"],), dragon=40, clovers={11: "grail"})
    play(match, 4, 2)
    assert match.table.at == [11, 12, 9]


def test_unicorn_takes_the_lead_over_the_group_it_passed():
    match = fly([18, 25, 26, 3])
    assert match.table.race == [0, 2, 1, 3]
