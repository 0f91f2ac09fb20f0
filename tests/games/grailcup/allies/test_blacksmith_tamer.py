"""Rulebook: 4 Blacksmith: a spear, then four spaces. 5 Dragon tamer: the dragon, then five spaces."""

from __future__ import annotations

import pytest

from tests.games.grailcup.helpers import SPEAR, THIEF, asked, play, turn


def test_blacksmith_gives_a_spear_and_leads_four_spaces_on():
    match = turn("blacksmith", [18, 3, 2], dragon=40, spears=[2, 0, 0])
    assert match.table.at == [22, 3, 2]
    assert match.table.spears == [3, 0, 0]


def test_gc_11_the_blacksmiths_spear_may_be_spent_in_that_very_move():
    match = turn("blacksmith", [18, 3, 2], dragon=20)
    assert asked(match) == "spear.spend"
    assert match.table.spears[0] == 1
    play(match, True)
    assert match.table.at[0] == 22
    assert match.table.spears[0] == 0


def test_gc_11_the_blacksmiths_spear_may_be_spared():
    match = play(turn("blacksmith", [18, 3, 2], dragon=20), False)
    assert match.table.at[0] == 19
    assert match.table.spears[0] == 1


def test_gc_11_the_spear_comes_first_so_the_thief_of_the_village_finds_it():
    match = turn("blacksmith", [12, 3, 2], dragon=40, luck=(THIEF,))
    assert match.table.at[0] == 16
    assert match.table.spears[0] == 0


def test_gc_26_with_all_spears_out_the_blacksmith_gives_none_but_leads_on():
    match = turn("blacksmith", [18, 3, 2], dragon=40, spears=[0, 12, 0])
    assert match.table.spears == [0, 12, 0]
    assert match.table.at[0] == 22


def test_gc_26_the_last_spear_of_twelve_can_be_taken():
    match = turn("blacksmith", [18, 3, 2], dragon=40, spears=[0, 6, 5])
    assert match.table.spears == [1, 6, 5]


def test_gc_26_with_all_spears_out_the_dragon_stops_the_blacksmiths_knight_unasked():
    match = turn("blacksmith", [18, 3, 2], dragon=20, spears=[0, 12, 0])
    assert asked(match) == "draft.ally"
    assert match.table.at[0] == 19


def test_gc_26_twelve_spears_of_ones_own_are_enough_to_pass():
    match = turn("blacksmith", [18, 3, 2], dragon=20, spears=[12, 0, 0])
    play(match, True)
    assert match.table.at[0] == 22
    assert match.table.spears[0] == 11


def test_blacksmith_takes_the_spear_even_where_the_dragon_holds_him():
    match = play(turn("blacksmith", [18, 3, 2], dragon=19), False)
    assert match.table.at[0] == 18
    assert match.table.spears[0] == 1


def test_blacksmith_a_spear_that_another_has_spent_in_this_round_is_there_again():
    """The sorceress spends one of twelve; the blacksmith, called later, gives it away."""
    match = turn("sorceress", [25, 18, 3], (["blacksmith"],), dragon=26, spears=[12, 0, 0])
    play(match, True, "unicorn")
    assert match.table.spears == [11, 1, 0]


@pytest.mark.parametrize(("space", "end"), [(0, 30), (31, 30), (30, 29), (26, 25), (28, 27)])
def test_tamer_leads_five_spaces_on_if_his_dragon_lets_him(space, end):
    match = turn("tamer", [25, 3, 2], dragon=12, clovers={29: "magnet"})
    play(match, space)
    assert match.table.at[0] == end


def test_tamer_directly_behind_the_dragon_sends_it_away_and_walks():
    match = play(turn("tamer", [11, 3, 2], dragon=12, luck=(SPEAR,)), 5)
    assert match.table.at[0] == 16
    assert match.table.spears[0] == 1


def test_tamer_may_stay_in_his_village_by_blocking_himself():
    match = play(turn("tamer", [23, 3, 2], dragon=12, luck=(SPEAR,)), 24)
    assert match.table.at[0] == 23
    assert match.table.spears[0] == 1


def test_tamer_a_knight_ahead_is_no_obstacle():
    match = play(turn("tamer", [25, 26, 30], dragon=12), 0)
    assert match.table.at == [30, 26, 30]
    assert match.table.race == [2, 0, 1]


def test_tamer_may_not_use_a_knight_space_but_may_use_the_one_he_will_come_to():
    match = turn("tamer", [25, 3, 2], dragon=12)
    assert 30 in match.legal(0)
    assert 25 not in match.legal(0)
