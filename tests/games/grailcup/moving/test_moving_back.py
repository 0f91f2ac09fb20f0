"""Rulebook: Dragons and spears, moving back: the dragon is passed, and never with a spear."""

from __future__ import annotations

import pytest

from tests.games.grailcup.helpers import SPEAR, THIEF, asked, play, seen, turn

SHORT = ["start 7 8 9", "start 1 2 3 4 5 6", "clover", "clover", "clover", "dragon", *["path"] * 17, "castle"]


def thrown_back(start, dragon, **wanted):
    """The space of a knight after a fake Grail."""
    spears = wanted.pop("spears", 0)
    match = turn(
        "blacksmith",
        [25, start, 4],
        ([], ["fairy"]),
        dragon=dragon,
        spears=[0, spears, 0],
        clovers={29: "grail"},
        **wanted,
    )
    play(match, 1)
    assert asked(match) == "fairy.walk"
    assert match.table.spears == [1, spears, 0]
    return match.table.at[1]


@pytest.mark.parametrize(
    ("start", "dragon", "end"),
    [
        (22, 35, 20),
        (22, 23, 20),  # in front of the player
        (22, 21, 20),  # crossed
        (22, 20, 19),  # its end space: one further back
        (22, 19, 20),  # just behind the player's end space
        (13, 11, 10),
    ],
)
def test_gc_12_moving_back_the_dragon_is_crossed_and_is_no_place_to_stop(start, dragon, end):
    assert thrown_back(start, dragon) == end


@pytest.mark.parametrize("dragon", [20, 21])
def test_gc_12_moving_back_costs_no_spear(dragon):
    assert thrown_back(22, dragon, spears=2) < dragon


@pytest.mark.parametrize(("dragon", "end"), [(40, 22), (22, 21), (21, 22)])
def test_gc_12_moving_back_a_goblin_meets_the_dragon_in_the_same_way(dragon, end):
    """The unicorn passes a knight on 23 and lands on the goblin on 24."""
    match = turn("unicorn", [18, 23, 2], dragon=dragon, spears=[2, 0, 0], clovers={24: "goblin"})
    assert asked(match) == "draft.ally"
    assert match.table.at[0] == end
    assert match.table.spears[0] == 2


def test_gc_12_moving_back_a_goblin_crosses_the_dragon_that_has_just_been_passed_with_a_spear():
    match = turn("fairy", [22, 3, 2], dragon=23, spears=[2, 0, 0], clovers={24: "goblin"})
    play(match, 2, True)
    assert match.table.at[0] == 22
    assert match.table.spears[0] == 1


@pytest.mark.parametrize(("start", "end"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_gc_13_nobody_goes_behind_the_rearmost_start_space(start, end):
    assert thrown_back(start, 40) == end


@pytest.mark.parametrize(
    ("start", "dragon", "end"),
    [
        (1, 0, 1),  # the player stays
        (2, 0, 1),  # the first space in front of the dragon
        (3, 1, 0),  # there is room behind it
        (2, 1, 0),
        (3, 0, 1),
    ],
)
def test_gc_14_with_the_dragon_on_the_rearmost_space_he_stays_in_front_of_it(start, dragon, end):
    assert thrown_back(start, dragon) == end


def test_gc_14_he_joins_the_rear_of_the_queue_in_front_of_the_dragon():
    match = turn("blacksmith", [25, 2, 1], dragon=0, clovers={29: "grail"})
    play(match, 1)
    assert match.table.at == [29, 1, 1]
    assert match.table.race == [0, 2, 1]


@pytest.mark.parametrize(("dragon", "end"), [(0, 1), (20, 0)])
def test_gc_14_a_goblin_near_the_rearmost_space_of_ones_own_track(dragon, end):
    """The sorceress steps from space 1 onto the clover on space 2, a goblin: back to the rearmost space."""
    match = turn("sorceress", [1, 6, 4], dragon=dragon, track={"spaces": SHORT}, clovers={2: "goblin"})
    play(match, "unicorn")
    assert match.table.at[0] == end


@pytest.mark.parametrize(("dragon", "end"), [(0, 1), (1, 0), (20, 1)])
def test_gc_14_the_dragon_one_space_from_the_rearmost_leaves_room_behind_it(dragon, end):
    """The unicorn passes a knight on space 2 and lands on the clover on space 3, a goblin."""
    start = 0 if dragon == 1 else 1
    match = turn("unicorn", [start, 2, 2], dragon=dragon, track={"spaces": SHORT}, clovers={3: "goblin"})
    assert match.table.at[0] == end


def test_gc_15_ones_own_goblin_leads_into_a_village_the_die_is_rolled():
    match = turn("princess", [30, 3, 2], dragon=40, clovers={34: "goblin"}, luck=(0, SPEAR))
    assert match.table.at[0] == 32
    assert match.table.spears[0] == 1


def test_gc_15_ones_own_goblin_leads_to_a_clover_its_token_is_turned():
    match = turn("princess", [11, 3, 2], dragon=40, clovers={17: "goblin", 15: "bait"})
    assert match.table.at[0] == 15
    assert asked(match) == "dragon.where"


def test_gc_15_a_goblin_past_the_dragon_leads_to_the_clover_behind_it():
    match = turn("unicorn", [14, 19, 2], dragon=18, clovers={20: "goblin", 17: "bait"})
    assert match.table.at[0] == 17
    assert asked(match) == "dragon.where"


def test_gc_15_a_fake_grail_leads_into_a_village_nobody_rolls():
    match = turn(
        "blacksmith", [25, 18, 4], ([], ["fairy"]), dragon=40, clovers={29: "grail"}, luck=(0, SPEAR)
    )
    play(match, 1)
    assert asked(match) == "fairy.walk"
    assert match.table.at[1] == 16
    assert match.table.spears == [1, 0, 0]


def test_gc_15_a_fake_grail_leads_to_a_clover_no_token_is_turned():
    match = turn("blacksmith", [25, 17, 4], ([], ["fairy"]), dragon=40, clovers={29: "grail", 15: "boots"})
    play(match, 1)
    assert asked(match) == "fairy.walk"
    assert match.table.at[1] == 15
    assert match.table.token_at(15) == "boots"


def test_gc_15_a_fake_grail_leads_past_the_dragon_to_a_castle_clover_no_token_is_turned():
    match = turn("blacksmith", [25, 20, 4], ([], ["fairy"]), dragon=18, clovers={29: "grail", 17: "boots"})
    play(match, 1)
    assert asked(match) == "fairy.walk"
    assert match.table.at[1] == 17
    assert match.table.token_at(17) == "boots"


def test_gc_15_whoever_was_thrown_back_onto_a_clover_turns_it_when_his_own_ally_leaves_him_there():
    """Nothing happens at first; then the dragon holds the player's fairy and their turn ends on the
    clover."""
    match = turn("blacksmith", [25, 22, 4], (["fairy"],), dragon=21, clovers={29: "grail", 20: "bait"})
    play(match, 1)
    assert asked(match) == "fairy.walk"
    play(match, 6)
    assert match.to_move == (1,)
    assert asked(match) == "dragon.where"


def test_moving_back_a_fake_grail_may_put_the_dragon_between_a_knight_and_his_walk():
    """The player stood before it and is thrown behind it: it now stops them."""
    match = turn("blacksmith", [25, 20, 4], (["fairy"],), dragon=19, clovers={29: "grail"})
    play(match, 1, 6)
    assert match.table.at[1] == 18


def test_moving_back_a_thief_in_the_village_takes_the_spear_after_the_goblin():
    match = turn("princess", [30, 3, 2], dragon=40, spears=[1, 0, 0], clovers={34: "goblin"}, luck=(0, THIEF))
    assert match.table.spears[0] == 0


def test_gc_14_and_42_a_fake_grail_before_the_dragon_on_the_rearmost_space_makes_the_first_player():
    """The knight stops in front of the dragon, at the rear of the queue there, and then chooses first."""
    match = turn("fairy", [9, 2, 1], dragon=0, clovers={11: "grail"})
    play(match, 2, 1)
    assert (seen(match)["at"], seen(match)["race"]) == ([11, 1, 1], [0, 2, 1])
    assert (asked(match), match.to_move) == ("draft.ally", (1,))
