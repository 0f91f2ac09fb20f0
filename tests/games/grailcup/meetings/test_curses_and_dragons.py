"""[Allies], [The dragon], [Clover] Curses, leaps and walks that meet the dragon."""

from __future__ import annotations

import pytest

from tests.games.grailcup.helpers import (
    SPEAR,
    THIEF,
    answer,
    asked,
    first,
    lay,
    legal,
    play,
    seen,
    told,
    turn,
)
from tests.games.grailcup.helpers.seeing import strike


def test_a_curse_that_strikes_on_a_clover_before_the_dragon():
    """GC-28, GC-30, GC-31, GC-25: her step is barred, so the clover of the swap takes effect; the cursed
    knight walks up behind her and turns the token that was laid since."""
    match = strike([5, 11, 20], dragon=12, clovers={11: "magnet"}, spears=[0, 0, 1])
    if asked(match) == "magnet.whom":
        play(match, 2)
    assert (seen(match)["at"], seen(match)["spears"]) == ([11, 5, 20], [1, 0, 0])
    assert (asked(match), match.to_move) == ("fairy.walk", (1,))
    play(match, 6)
    assert told(match).count("clover.turned") == 2


@pytest.mark.parametrize(("spends", "place", "turned"), [(True, 13, 0), (False, 11, 1)])
def test_her_own_spear_carries_her_over_the_dragon(spends, place, turned):
    """GC-28, GC-6, GC-7, GC-30."""
    match = strike([5, 11, 20], dragon=12, clovers={11: "bait"}, spears=[1, 0, 0])
    assert asked(match) == "spear.spend"
    play(match, spends)
    answer(match, dragon_where=first)
    assert (seen(match)["at"][0], seen(match)["spears"][0]) == (place, int(not spends))
    assert told(match).count("clover.turned") == turned


def test_the_step_after_the_swap_wins_before_the_cursed_player_acts():
    """GC-28, GC-29, GC-51."""
    match = strike([3, 46, 20], dragon=12)
    assert match.result.winners == (0,)
    assert seen(match)["at"][1] == 3


def test_a_unicorn_leaps_over_knight_dragon_and_knight_to_the_finish():
    """GC-36, GC-38: the knight beside it is not counted."""
    assert turn("unicorn", [40, 44, 46, 40], dragon=45).result.winners == (0,)


def test_a_unicorn_passes_the_dragon_and_the_goblin_brings_it_back_over_it():
    """GC-36, GC-19, GC-12: no spear is asked for, neither forwards nor back."""
    match = turn("unicorn", [10, 14, 5], dragon=13, clovers={15: "goblin"}, spears=[1, 0, 0])
    assert (seen(match)["at"][0], seen(match)["spears"][0]) == (12, 1)
    assert "spear.spend" not in told(match)


@pytest.mark.parametrize("spends", [True, False])
def test_a_squire_whose_knight_stands_before_the_last_dragon(spends):
    """GC-34, GC-7, GC-8, GC-1: with a spear the finish, without it the rear of the leader's space."""
    match = lay(3, call=10, favourite=1, at=[30, 45, 20], dragon=46, allies=[["squire"]], spears=[1, 0, 0])
    assert asked(match) == "spear.spend"
    play(match, spends)
    if spends:
        assert match.result.winners == (0,)
    else:
        assert seen(match)["at"][:2] == [45, 45]
        assert seen(match)["race"][:2] == [1, 0]


def test_a_favourite_who_stands_second_in_the_queue_does_not_lead():
    """GC-1, GC-34."""
    match = lay(3, call=10, favourite=1, at=[30, 40, 40], race=[2, 1, 0], dragon=12, allies=[["squire"]])
    assert seen(match)["at"] == [30, 40, 40]


def test_merlin_lays_boots_before_a_dragon_that_covers_a_clover():
    """GC-17, GC-35, GC-21, GC-23, GC-7."""
    match = turn(
        "merlin", [4, 3, 2], dragon=11, spears=[1, 0, 0], clovers={7: "goblin", 11: "boots", 15: "magnet"}
    )
    play(match, (7, 11, 15), ("boots", "goblin", "magnet"), 3)
    assert asked(match) == "spear.spend"
    play(match, True)
    assert (seen(match)["at"][0], seen(match)["spears"][0]) == (12, 0)
    assert (match.table.token_at(11), match.table.token_at(15)) == ("goblin", "magnet")


@pytest.mark.parametrize(
    ("spends", "only", "place", "spears", "luck"),
    [(False, False, 16, 0, (THIEF,)), (False, True, 16, 1, ()), (True, False, 20, 0, ())],
)
def test_a_blacksmith_stuck_in_a_village(spends, only, place, spears, luck):
    """GC-11, GC-5, GC-20, GC-27: the spear comes first; a knight that did not move ends there too."""
    match = turn("blacksmith", [16, 5, 6], dragon=17, luck=luck, arrival_only=only, clovers={20: "magnet"})
    assert asked(match) == "spear.spend"
    play(match, spends)
    assert (seen(match)["at"][0], seen(match)["spears"][0]) == (place, spears)


@pytest.mark.parametrize(("spears", "place"), [(0, 8), (1, 10)])
def test_a_sorceress_names_her_own_princess_and_the_dragon_lies_on_the_castle(spears, place):
    """GC-32, GC-49, GC-9."""
    match = lay(
        3, call=1, at=[4, 3, 2], dragon=9, spears=[spears, 0, 0], allies=[["sorceress", "princess"], [], []]
    )
    play(match, "princess")
    if spears:
        play(match, True)
    assert seen(match)["at"] == [place, 3, 2]


def test_a_village_gives_no_spear_when_others_hold_all_twelve():
    """GC-18, GC-16, GC-26."""
    match = turn("tamer", [11, 6, 8], dragon=12, spears=[0, 6, 6], luck=(SPEAR,))
    assert asked(match) == "dragon.where"
    assert not {12, 11, 6, 8, 47} & legal(match)
    assert {10, 0, 46} <= legal(match)
    play(match, 10)
    assert (seen(match)["at"][0], seen(match)["spears"]) == (16, [0, 6, 6])
