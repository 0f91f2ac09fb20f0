"""Rulebook: The dragon is moved to any free space of the track but the finish: by its tamer, or by bait."""

from __future__ import annotations

import pytest

import roundtable as rt
from tests.games.grailcup.helpers import asked, legal, play, seen, turn

ROAD = set(range(47))  # without the finish


def baited(at, dragon, **wanted):
    """Seat 0 has turned dragon bait on space 20."""
    match = turn("fairy", [18, *at], dragon=dragon, clovers={20: "bait"}, **wanted)
    return play(match, 2)


def test_gc_16_the_tamer_may_put_the_dragon_on_every_free_space():
    match = turn("tamer", [18, 8, 8, 46], dragon=12)
    assert asked(match) == "dragon.where"
    assert legal(match) == ROAD - {18, 8, 46, 12}


def test_gc_16_bait_may_put_the_dragon_on_every_free_space():
    match = baited([8, 3], dragon=12)
    assert asked(match) == "dragon.where"
    assert legal(match) == ROAD - {20, 8, 3, 12}


@pytest.mark.parametrize("space", [18, 8, 12, 47, 48, -1, None])
def test_gc_16_not_on_a_knight_nor_the_finish_nor_where_it_lies_nor_off_the_track(space):
    match = turn("tamer", [18, 8, 3], dragon=12)
    with pytest.raises(rt.IllegalMove):
        match.play(0, space)


@pytest.mark.parametrize("space", [0, 4, 6, 9, 13, 17, 20])
def test_gc_16_any_kind_of_space_will_do(space):
    """Starts, a village, a castle, a church, a castle clover, a clover; even behind everyone."""
    match = turn("tamer", [21, 10, 11], dragon=12)
    play(match, space)
    assert match.table.dragon == space


def test_gc_16_the_red_space_is_free_when_the_dragon_lies_elsewhere():
    assert 12 in legal(turn("tamer", [18, 8, 3], dragon=30))


def test_gc_16_eight_knights_leave_the_rest():
    at = [18, 8, 3, 0, 1, 46, 45, 12]
    assert legal(turn("tamer", at, dragon=30)) == ROAD - {*at, 30}


def test_gc_8_the_space_before_the_finish_may_be_chosen_and_stops_whoever_has_no_spear():
    match = turn("tamer", [40, 44, 3], (["fairy"],), dragon=12)
    play(match, 46)
    assert match.table.dragon == 46
    assert match.table.at[0] == 45
    play(match, 6)
    assert match.table.at[1] == 45
    assert match.result is None


def test_gc_8_a_spear_move_that_ends_on_a_dragon_before_the_finish_wins():
    match = turn("fairy", [42, 3, 2], dragon=46, spears=[1, 0, 0])
    play(match, 4, True)
    assert match.table.at[0] == 47
    assert match.result.winners == (0,)


def test_gc_8_spared_the_spear_does_not_win():
    match = turn("fairy", [42, 3, 2], dragon=46, spears=[1, 0, 0])
    play(match, 4, False)
    assert match.table.at[0] == 45
    assert match.result is None


def test_gc_17_the_token_stays_beneath_the_dragon():
    match = turn("tamer", [8, 4, 3], (["fairy"],), dragon=40, clovers={15: "grail"})
    play(match, 15)
    assert match.table.token_at(15) == "grail"
    assert match.table.supply.count("grail") + match.table.tokens.count("grail") == 3


def test_gc_17_nobody_lands_on_the_clover_beneath_the_dragon():
    match = turn("fairy", [18, 4, 3], dragon=20, clovers={20: "bait"})
    play(match, 2)
    assert match.table.at[0] == 19
    assert asked(match) == "draft.ally"
    assert match.table.token_at(20) == "bait"


def test_gc_17_a_spear_leads_past_the_clover_beneath_the_dragon():
    match = turn("fairy", [18, 4, 3], dragon=20, clovers={20: "bait"}, spears=[1, 0, 0])
    play(match, 2, True)
    assert match.table.at[0] == 21
    assert asked(match) == "draft.ally"
    assert match.table.token_at(20) == "bait"


def test_gc_17_a_goblin_leads_past_the_clover_beneath_the_dragon():
    match = turn("princess", [11, 4, 3], dragon=30, clovers={17: "goblin", 15: "boots"})
    assert match.table.at[0] == 19  # without the dragon: turned
    match = turn("unicorn", [14, 16, 3], dragon=15, clovers={17: "goblin", 15: "boots"})
    assert match.table.at[0] == 14
    assert match.table.token_at(15) == "boots"


def test_gc_17_merlin_may_look_at_the_token_beneath_the_dragon():
    match = turn("merlin", [8, 4, 3], dragon=15, clovers={15: "grail"})
    assert asked(match) == "merlin.look"
    assert (11, 15, 17) in legal(match)


def test_gc_17_the_token_is_turned_when_the_dragon_has_gone():
    match = turn("tamer", [8, 13, 3], (["fairy"],), dragon=15, clovers={15: "magnet"}, spears=[1, 0, 0])
    play(match, 0, 2)
    assert match.to_move == (1,)
    assert asked(match) == "magnet.whom"


def test_gc_18_the_tamer_moves_the_dragon_before_he_walks():
    """It lay in the player's way and is gone; put in their way, it stops them."""
    match = turn("tamer", [25, 4, 3], dragon=26)
    assert match.table.at[0] == 25
    play(match, 0)
    assert match.table.at[0] == 30
    match = turn("tamer", [25, 4, 3], dragon=0)
    play(match, 28)
    assert match.table.at[0] == 27


def test_gc_18_the_dragon_must_be_moved():
    for match in (turn("tamer", [18, 8, 3], dragon=12), baited([8, 3], dragon=12)):
        assert None not in legal(match)
        with pytest.raises(rt.IllegalMove):
            match.play(0, 12)


def test_gc_18_bait_is_not_followed_by_a_walk():
    match = play(baited([8, 3], dragon=12), 30)
    assert match.table.dragon == 30
    assert match.table.at == [20, 8, 3]
    assert asked(match) == "draft.ally"


def test_dragon_moved_by_bait_stops_the_next_ally_of_the_round():
    match = turn("blacksmith", [16, 10, 3], ([], ["fairy"]), dragon=40, clovers={20: "bait"})
    play(match, 4, 6)
    assert match.table.at == [20, 10, 3]


def test_dragon_moved_away_by_the_tamer_no_longer_stops_the_next():
    match = turn("tamer", [25, 10, 3], (["fairy"],), dragon=11)
    play(match, 0, 4)
    assert match.table.at[1] == 14


def test_dragon_moved_the_tamer_with_a_spear_may_pass_it_at_once():
    match = turn("tamer", [25, 10, 3], dragon=40, spears=[1, 0, 0])
    play(match, 26)
    assert asked(match) == "spear.spend"
    play(match, True)
    assert match.table.at[0] == 30
    assert match.table.spears[0] == 0


def test_dragon_everybody_sees_where_it_lies():
    match = play(turn("tamer", [25, 10, 3], dragon=40), 8)
    for viewer in (None, 0, 1, 2):
        assert seen(match, viewer)["dragon"] == 8
