"""Rulebook: The first wins. The race is over as soon as a knight reaches the finish."""

from __future__ import annotations

import pytest

import roundtable as rt
from tests.games.grailcup.helpers import SPEAR, lay, play, seen, told, turn


def won(match, seat=0):
    return match.result is not None and match.result.winners == (seat,) and match.table.at[seat] == 47


@pytest.mark.parametrize(
    ("ally", "start", "answers"),
    [
        ("sorceress", 46, ()),
        ("squire", 45, (1,)),
        ("blacksmith", 43, ()),
        ("tamer", 42, (0,)),
        ("princess", 43, ()),
        ("fairy", 45, (2,)),
        ("fairy", 41, (6,)),
    ],
)
def test_gc_51_reaching_the_finish_wins_with_any_ally(ally, start, answers):
    assert won(play(turn(ally, [start, 4, 3], dragon=12), *answers))


@pytest.mark.parametrize(
    ("ally", "start", "answers"),
    [
        ("squire", 46, (1,)),
        ("blacksmith", 44, ()),
        ("tamer", 46, (0,)),
        ("fairy", 46, (6,)),
        ("fairy", 44, (4,)),
    ],
)
def test_gc_10_passing_the_finish_wins_no_exact_count_is_needed(ally, start, answers):
    assert won(play(turn(ally, [start, 4, 3], dragon=12), *answers))


@pytest.mark.parametrize("dragon", [44, 45, 46])
def test_gc_10_with_a_spear_past_the_dragon_beyond_the_finish(dragon):
    match = turn("fairy", [43, 4, 3], dragon=dragon, spears=[1, 0, 0])
    assert won(play(match, 6, True))
    assert match.table.spears[0] == 0


def test_gc_10_boots_beyond_the_finish_win():
    """On a track of your own with a clover two spaces before the finish."""
    starts = ["start 7 8 9", "start 1 2 3 4 5 6", "dragon", "clover", "clover"]
    spaces = [*starts, *["path"] * 13, "clover", "path", "castle"]
    clover = len(spaces) - 3
    match = turn("fairy", [clover - 2, 1, 1], dragon=2, track={"spaces": spaces}, clovers={clover: "boots"})
    play(match, 2)
    assert match.result.winners == (0,)
    assert match.table.at[0] == len(spaces) - 1


def test_gc_51_the_rest_of_the_round_is_void():
    """Seats 1 and 2 would have won as well: they are not called."""
    match = turn("blacksmith", [43, 44, 45], (["princess"], ["fairy"]), dragon=12)
    assert won(match)
    assert match.to_move == ()
    assert match.table.at == [47, 44, 45]
    assert match.table.called == 4
    assert "draft.ally" not in told(match)


def test_gc_51_the_game_ends_in_the_middle_of_a_round_for_a_later_ally_too():
    match = turn("blacksmith", [20, 45, 46], (["fairy"], ["unicorn"]), dragon=12, clovers={24: "magnet"})
    play(match, 2)
    assert won(match, 1)
    assert match.table.at[2] == 46


def test_gc_51_the_squire_does_not_ride_on_after_the_end():
    match = turn("blacksmith", [43, 20, 3], (["squire"],), favourite=0, dragon=12)
    assert won(match)
    assert match.table.at[1] == 20


def test_gc_51_nobody_can_play_any_more():
    match = turn("blacksmith", [43, 44, 45], (["princess"], ["fairy"]), dragon=12)
    for seat in range(3):
        assert match.question(seat) is None
        with pytest.raises(rt.IllegalMove):
            match.play(seat, 2)


def test_gc_51_there_is_one_winner_and_everybody_sees_it():
    match = turn("fairy", [46, 46, 46, 46], dragon=12)
    play(match, 2)
    assert match.result.winners == (0,)
    for viewer in (None, 0, 1, 2, 3):
        assert seen(match, viewer)["winner"] == 0


def test_gc_51_the_winner_leads_the_race():
    match = turn("fairy", [45, 46, 46], race=[1, 2, 0], dragon=12)
    play(match, 2)
    assert match.table.race == [0, 1, 2]


def test_gc_51_the_sorceress_who_wins_names_nobody():
    match = turn("sorceress", [46, 44, 45], (["fairy"],), dragon=12)
    assert won(match)


def test_gc_51_nothing_else_happens_at_the_finish():
    """A castle is a castle: no die is rolled, no token turned, the seal stays."""
    match = turn("princess", [45, 4, 3], dragon=12, seal=1, spears=[1, 1, 1])
    assert won(match)
    assert match.table.seal == 1
    assert match.table.spears == [1, 1, 1]


def test_gc_51_a_second_ally_of_the_same_player_may_win():
    match = lay(3, call=4, allies=[["blacksmith", "fairy"]], at=[37, 4, 3], dragon=12, luck=(SPEAR,))
    assert match.table.at[0] == 41
    assert match.result is None
    assert won(play(match, 6))


def test_the_first_wins_nobody_wins_on_the_space_before_the_finish():
    match = turn("fairy", [44, 46, 3], dragon=12)
    play(match, 2)
    assert match.table.at[0] == 46
    assert match.result is None


def test_the_first_wins_a_saved_match_is_still_won():
    match = turn("blacksmith", [43, 44, 45], (["princess"], ["fairy"]), dragon=12)
    again = rt.load(match.save())
    assert again.result == match.result
    assert again.to_move == ()
