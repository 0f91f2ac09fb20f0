"""Rulebook: Dragons and spears. A knight that moves forward stops on the space before the dragon."""

from __future__ import annotations

import pytest

from tests.games.grailcup.helpers import SEAL, SPEAR, asked, lay, play, seen, told, turn


def fairy(start, steps, **wanted):
    """A fairy's walk of a knight who has no spear."""
    return play(turn("fairy", [start, 3, 2], **wanted), steps)


@pytest.mark.parametrize(
    ("steps", "dragon", "end"),
    [
        (6, 31, 30),  # crossed
        (6, 32, 31),  # its end
        (6, 27, 26),  # far from its end
        (6, 33, 32),  # just beyond: nothing happens
        (4, 30, 29),
        (4, 31, 30),
        (2, 28, 27),
        (2, 29, 28),
        (2, 27, 26),
        (2, 25, 28),  # behind
    ],
)
def test_gc_5_a_knight_stops_before_the_dragon_that_he_would_cross_or_reach(steps, dragon, end):
    match = fairy(26, steps, dragon=dragon, clovers={29: "magnet"}, luck=(0,) if end in (29, 32) else ())
    assert match.table.at[0] == end
    assert asked(match) == "draft.ally"


@pytest.mark.parametrize("steps", [2, 4, 6])
def test_gc_5_a_knight_directly_before_the_dragon_does_not_move(steps):
    match = fairy(26, steps, dragon=27)
    assert match.table.at[0] == 26


@pytest.mark.parametrize("ally", ["blacksmith", "princess", "priest"])
def test_dragon_stops_every_ally_that_walks(ally):
    match = turn(ally, [18, 3, 2], dragon=20)
    if ally == "blacksmith":
        play(match, False)
    assert match.table.at[0] == 19
    assert match.table.dragon == 20


def test_dragon_itself_stays_where_it_is():
    assert fairy(18, 6, dragon=20).table.dragon == 20


def test_dragon_a_knight_beside_it_is_not_asked_for_a_spear_that_he_does_not_have():
    match = turn("fairy", [18, 3, 2], (["unicorn"],), dragon=19, spears=[0, 3, 3])
    play(match, 4)
    assert asked(match) == "draft.ally"
    assert match.table.spears == [0, 3, 3]


def test_dragon_a_knight_stopped_in_a_village_rolls_the_die():
    match = fairy(19, 6, dragon=24, luck=(SPEAR,))
    assert match.table.at[0] == 23
    assert match.table.spears[0] == 1


def test_dragon_a_knight_stopped_on_a_clover_turns_its_token():
    match = fairy(18, 6, dragon=21, clovers={20: "bait"})
    assert match.table.at[0] == 20
    assert asked(match) == "dragon.where"


def test_dragon_a_knight_that_it_keeps_from_a_clover_turns_nothing():
    match = fairy(18, 2, dragon=20, clovers={20: "bait"})
    assert match.table.at[0] == 19
    assert asked(match) == "draft.ally"
    assert match.table.token_at(20) == "bait"


def test_dragon_a_knight_that_it_keeps_from_a_village_rolls_nothing():
    match = fairy(21, 2, dragon=23)
    assert match.table.at[0] == 22
    assert not [key for key in told(match) if key.startswith("die")]


@pytest.mark.parametrize(("start", "steps"), [(41, 6), (44, 4), (44, 2), (45, 6)])
def test_dragon_before_the_finish_stops_even_a_knight_whose_steps_lead_beyond_it(start, steps):
    match = fairy(start, steps, dragon=46)
    assert match.result is None
    assert match.table.at[0] == 45


def test_dragon_stops_one_knight_after_the_other():
    """Both end on the same space, in the order in which they came."""
    match = turn("priest", [18, 17, 2], (["fairy"],), dragon=20)
    play(match, 6)
    assert match.table.at == [19, 19, 2]
    assert match.table.race == [0, 1, 2]


def test_dragon_stops_both_allies_of_a_player_in_one_round():
    match = lay(3, call=7, allies=[["priest", "fairy"]], at=[14, 3, 2], dragon=20, spears=[1, 0, 0])
    play(match, False)
    assert match.table.at[0] == 19
    play(match, 4, False)
    assert match.table.at[0] == 19
    assert match.table.spears[0] == 1


def test_dragon_the_seal_is_rolled_where_the_dragon_stopped_the_knight():
    match = turn("fairy", [36, 3, 2], dragon=38, luck=(SEAL,))
    play(match, 6)
    assert match.table.at[0] == 37
    assert seen(match)["seal"] == 0
