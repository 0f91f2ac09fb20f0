"""Rulebook: Several knights on one space. A knight that stops on a space stands behind the last knight
there."""

from __future__ import annotations

import pytest

from tests.games.grailcup.helpers import SPEAR, asked, lay, play, seen, turn

BESIDE = ["bait", "boots", "boots", "boots", "goblin", "goblin", "goblin"]  # the supply


def race(match):
    return match.table.race


def test_gc_1_a_knight_that_comes_from_behind_stands_behind_the_others():
    match = turn("blacksmith", [10, 14, 14], race=[2, 1, 0], dragon=30)
    assert match.table.at == [14, 14, 14]
    assert race(match) == [2, 1, 0]


def test_gc_1_a_knight_that_comes_from_the_front_stands_behind_the_others_too():
    match = turn("fairy", [18, 18, 18], race=[1, 0, 2], dragon=30, clovers={20: "goblin"})
    play(match, 2)
    assert match.table.at == [18, 18, 18]
    assert race(match) == [1, 2, 0]


def test_gc_1_a_knight_that_another_player_moves_back_stands_behind_those_already_there():
    match = turn("fairy", [9, 10, 8, 8], race=[1, 0, 3, 2], dragon=30, clovers={11: "grail"})
    play(match, 2, 1)
    assert match.table.at == [11, 8, 8, 8]
    assert race(match) == [0, 3, 2, 1]


def test_gc_1_arrivals_from_both_sides_in_one_turn_queue_up_in_the_order_of_arrival():
    """The blacksmith walks up behind seat 2; then seat 1 sends seat 3 back behind both."""
    match = turn("blacksmith", [18, 16, 22, 24], (["fairy"],), dragon=40, clovers={20: "grail"})
    play(match, 4, 3)
    assert match.table.at == [22, 20, 22, 22]
    assert race(match) == [2, 0, 3, 1]


def test_several_knights_one_that_leaves_from_the_middle_does_not_disturb_the_others():
    match = turn("blacksmith", [18, 18, 18, 18], race=[3, 0, 2, 1], dragon=40)
    assert match.table.at == [22, 18, 18, 18]
    assert race(match) == [0, 3, 2, 1]


def test_several_knights_any_number_may_stand_on_one_space():
    match = turn("blacksmith", [10] + [14] * 7, race=[7, 5, 3, 1, 2, 4, 6, 0], dragon=30)
    assert match.table.at == [14] * 8
    assert race(match) == [7, 5, 3, 1, 2, 4, 6, 0]


def test_several_knights_one_that_the_dragon_stops_queues_up_before_it():
    match = turn("fairy", [14, 18, 18], race=[2, 1, 0], dragon=19)
    play(match, 6)
    assert match.table.at == [18, 18, 18]
    assert race(match) == [2, 1, 0]


@pytest.mark.parametrize(
    ("ally", "start", "space", "dragon"),
    [("princess", 20, 25, 40), ("priest", 14, 21, 40), ("princess", 18, 24, 25)],
)
def test_several_knights_one_that_is_led_to_a_space_queues_up_there(ally, start, space, dragon):
    match = turn(ally, [start, space, space], race=[2, 1, 0], dragon=dragon, clovers={24: "magnet"})
    assert match.table.at == [space] * 3
    assert race(match) == [2, 1, 0]


@pytest.mark.parametrize(("favourite", "end"), [(2, 9), (1, 4)])
def test_gc_1_the_leader_is_the_one_in_front_on_the_foremost_space(favourite, end):
    """The squire rides only to the knight who leads."""
    match = lay(
        4, call=10, allies=[["squire"]], at=[4, 8, 8, 3], race=[2, 1, 0, 3], favourite=favourite, dragon=40
    )
    assert match.table.at[0] == end


def test_gc_1_the_last_knight_is_the_one_at_the_rear_of_the_rearmost_space():
    match = lay(4, call=10, at=[8, 3, 8, 3], race=[2, 0, 3, 1], seal=0)
    assert seen(match)["seal"] == 1
    assert match.to_move == (1,)


def test_several_knights_the_arrival_is_the_last_even_if_he_was_not_before():
    """Seat 1 is ahead of seat 2 and is thrown back onto their space: now seat 1 is the last knight."""
    match = turn("fairy", [9, 10, 8], race=[1, 0, 2], dragon=30, clovers={11: "grail"}, seal=0)
    play(match, 2, 1)
    assert seen(match)["seal"] == 1
    assert asked(match) == "draft.ally"
    assert match.to_move == (1,)


def test_several_knights_whoever_joins_the_leader_does_not_take_the_lead():
    """Seat 2 named seat 1, who still leads when seat 0 has come to their space: the squire rides to 23."""
    match = turn("blacksmith", [18, 22, 4], ([], ["squire"]), favourite=1, dragon=40, luck=(SPEAR,))
    assert match.table.at == [22, 22, 23]
    assert race(match) == [2, 1, 0]


@pytest.mark.parametrize("order", [[0, 1, 2], [1, 0, 2]])
def test_gc_3_a_knight_whom_the_dragon_holds_keeps_his_place_in_the_queue(order):
    match = turn("fairy", [18, 18, 3], race=order, dragon=19)
    play(match, 4)
    assert match.table.at == [18, 18, 3]
    assert race(match) == order


def test_gc_3_a_knight_who_spares_his_spear_before_the_dragon_keeps_his_place():
    match = turn("blacksmith", [18, 18, 3], race=[0, 1, 2], dragon=19)
    play(match, False)
    assert race(match) == [0, 1, 2]


def test_gc_3_a_unicorn_with_nobody_ahead_keeps_its_place():
    match = turn("unicorn", [18, 18, 3], race=[0, 1, 2], dragon=30)
    assert match.table.at == [18, 18, 3]
    assert race(match) == [0, 1, 2]


def test_gc_3_boots_that_the_dragon_holds_leave_the_knight_in_his_place():
    """Seat 0 arrives behind seat 1 on the clover; their boots then carry them nowhere."""
    match = turn("fairy", [18, 20, 20], race=[2, 1, 0], dragon=21, clovers={20: "boots"})
    play(match, 2)
    assert match.table.at == [20, 20, 20]
    assert race(match) == [2, 1, 0]


def test_gc_3_a_fake_grail_on_the_rearmost_space_changes_no_place():
    match = turn("fairy", [18, 0, 0, 0], race=[0, 2, 1, 3], dragon=40, clovers={20: "grail"})
    play(match, 2, 2)
    assert match.table.at == [20, 0, 0, 0]
    assert race(match) == [0, 2, 1, 3]


def test_gc_3_a_fake_grail_before_the_dragon_on_the_rearmost_space_changes_no_place():
    match = turn("fairy", [18, 1, 1, 1], race=[0, 2, 1, 3], dragon=0, clovers={20: "grail"})
    play(match, 2, 2)
    assert match.table.at == [20, 1, 1, 1]
    assert race(match) == [0, 2, 1, 3]


def test_gc_3_a_knight_who_leaves_a_space_and_returns_to_it_in_one_turn_has_moved():
    """17 → 15 → 17: the goblin's way back and the boots that the dragon cuts short are two movements."""
    clovers = {17: "goblin", 15: "boots"}
    match = turn(
        "fairy", [15, 17, 17], race=[1, 2, 0], dragon=18, clovers=clovers, supply=BESIDE, luck=(0, 0)
    )
    play(match, 2)
    assert asked(match) == "dragon.where"  # the bait that was laid on 17 when the goblin was turned
    assert match.table.at == [17, 17, 17]
    assert race(match) == [1, 2, 0]
