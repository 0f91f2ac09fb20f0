"""Rulebook: 1 A. The first player; Villages, the seal face of the die."""

from __future__ import annotations

import pytest

from tests.games.grailcup.helpers import SEAL, SPEAR, asked, first, lay, movers, play, seen, told
from tests.games.grailcup.helpers.seeing import DRAFT, random_game, strike


def test_gc_42_the_last_knight_on_the_track_is_the_first_player():
    match = lay(4, call=10, at=[30, 8, 20, 9], seal=2, first=2)
    assert (match.to_move, seen(match)["seal"], seen(match)["first"]) == ((1,), 1, 1)


@pytest.mark.parametrize(("race", "last"), [([3, 0, 1, 2], 2), ([3, 2, 0, 1], 1), ([3, 1, 2, 0], 0)])
def test_gc_42_on_a_shared_space_the_rear_of_the_queue_is_last(race, last):
    match = lay(4, call=10, at=[8, 8, 8, 20], race=race)
    assert (match.to_move, seen(match)["seal"]) == ((last,), last)


def test_gc_42_who_rolled_the_seal_is_the_first_player_though_he_is_not_last():
    match = lay(4, call=10, at=[30, 8, 20, 9], rolled=0)
    assert (match.to_move, seen(match)["seal"], seen(match)["first"]) == ((0,), 0, 0)


def test_gc_42_of_two_who_rolled_it_the_later_one_has_it():
    match = lay(
        4, call=4, at=[12, 14, 22, 9], dragon=46, luck=(SEAL, SEAL), seal=3,
        allies=[["blacksmith"], ["fairy"]],
    )  # fmt: skip
    assert (seen(match)["seal"], seen(match)["rolled"]) == (0, 0)
    play(match, 2)
    assert (match.to_move, seen(match)["seal"]) == ((1,), 1)


def test_gc_42_a_later_spear_does_not_take_the_seal_from_its_roller():
    match = lay(
        4, call=4, at=[12, 14, 22, 9], dragon=46, luck=(SEAL, SPEAR), allies=[["blacksmith"], ["fairy"]]
    )
    play(match, 2)
    assert match.to_move == (0,)


def test_gc_43_the_seal_is_taken_at_once_but_this_round_keeps_its_first_player():
    match = lay(
        4, call=4, at=[12, 14, 22, 9], dragon=46, luck=(SEAL,), first=3, seal=3,
        allies=[["blacksmith"], ["fairy"]],
    )  # fmt: skip
    table = seen(match)
    assert (asked(match), table["seal"], table["rolled"], table["first"]) == ("fairy.walk", 0, 0, 3)


def test_gc_43_it_lasts_one_round_then_the_last_knight_has_it_again():
    """Seat 0 leads the race and has rolled the seal: they begin round 2, but round 3 only if they are
    last."""
    others = 0
    for seed in range(20):
        match = lay(4, seed=seed, call=10, at=[22, 8, 10, 9], rolled=0, dragon=0)
        for _ in movers(match, lambda match: seen(match)["round"] == 2):
            assert seen(match)["first"] == 0
            play(match, first(match))
        if "die.seal" not in told(match):
            assert match.to_move == (seen(match)["race"][-1],) == (seen(match)["seal"],)
            others += match.to_move != (0,)
    assert others > 5


def test_gc_43_rolled_again_in_the_next_round_it_stays_for_another():
    """Seat 0 has the seal from the round before; rolls it again, and is first once more."""
    match = lay(
        4,
        call=4,
        round=5,
        at=[12, 3, 22, 9],
        seal=0,
        first=0,
        luck=(SEAL,),
        allies=[["blacksmith"]],
        dragon=46,
    )
    assert (seen(match)["round"], match.to_move, seen(match)["seal"]) == (6, (0,), 0)


def test_gc_43_the_seal_of_the_round_before_does_not_outlast_this_one():
    """Seat 0 has it and is first, but nobody has rolled it in this round."""
    match = lay(4, call=9, at=[12, 3, 22, 9], seal=0, first=0, dragon=46)
    assert (match.to_move, seen(match)["seal"]) == ((1,), 1)


def test_gc_43_a_last_knight_who_rolls_the_seal_keeps_it():
    match = lay(3, call=4, at=[2, 20, 22], dragon=46, luck=(SEAL,), allies=[["blacksmith"]])
    assert (match.to_move, seen(match)["at"][0], seen(match)["seal"]) == ((0,), 6, 0)


def test_gc_42_the_sorceress_rolls_the_seal_in_her_curse_and_leads_the_next_round():
    match = play(strike([10, 15, 5], luck=(SEAL,)), 2)
    assert (asked(match), match.to_move) == ("draft.ally", (0,))


def test_gc_42_the_cursed_may_roll_it_after_her():
    """She rolls it with the step of her curse, the cursed player with their own card from her old place."""
    match = strike([14, 15, 5], luck=(SEAL, SEAL))
    assert (seen(match)["at"], seen(match)["seal"]) == ([16, 14, 5], 0)
    play(match, 2)
    assert (seen(match)["at"], match.to_move, seen(match)["seal"]) == ([16, 16, 5], (1,), 1)


def test_gc_42_both_allies_of_one_player_may_roll_it():
    match = lay(3, call=4, at=[12, 22, 2], dragon=46, luck=(SEAL, SEAL), allies=[["blacksmith", "unicorn"]])
    assert told(match).count("die.seal") == 2
    assert (seen(match)["at"], match.to_move) == ([23, 22, 2], (0,))


def test_gc_42_the_jump_after_another_s_seal_takes_it_away():
    match = lay(
        4, call=8, at=[10, 31, 14, 5], dragon=46, favourite=1, luck=(SEAL, SEAL),
        allies=[["squire"], [], ["fairy"]],
    )  # fmt: skip
    play(match, 2)
    assert seen(match)["at"] == [32, 31, 16, 5]
    assert (match.to_move, seen(match)["seal"]) == ((0,), 0)


@pytest.mark.parametrize("seats", range(3, 9))
def test_gc_42_in_whole_games_the_latest_roller_else_the_last_knight_begins(seats):
    for seed in range(6):
        done, rolled = 0, None
        for match, *_ in random_game(seats, seed):
            for event in match.log(None)[done:]:
                if event.key == "die.seal":
                    rolled = event.args["seat"]
                elif event.key == "round":
                    expected = seen(match)["race"][-1] if rolled is None else rolled
                    assert (event.args["seat"], seen(match)["first"]) == (expected, expected)
                    assert seen(match)["seal"] == expected
                    assert asked(match) in DRAFT
                    rolled = None
            done = len(match.log(None))
