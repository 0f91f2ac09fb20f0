"""Rulebook: 1 Sorceress together with Villages and Clover: what the space does to her and to the cursed."""

from __future__ import annotations

import pytest

from tests.games.grailcup.helpers import SEAL, SPEAR, THIEF, asked, lay, legal, play, seen, told
from tests.games.grailcup.helpers.seeing import strike

BOTH = pytest.mark.parametrize("arrival_only", [False, True])


@BOTH
def test_gc_28_her_step_into_a_village_rolls_the_die_before_the_cursed_plays(arrival_only):
    match = strike([10, 15, 5], luck=(SPEAR,), arrival_only=arrival_only)
    assert (asked(match), match.to_move) == ("fairy.walk", (1,))
    assert (seen(match)["at"], seen(match)["spears"]) == ([16, 10, 5], [1, 0, 0])


@BOTH
def test_gc_30_blocked_in_the_village_of_the_swap_she_rolls_the_die(arrival_only):
    match = strike([10, 16, 5], dragon=17, luck=(SPEAR,), arrival_only=arrival_only)
    assert (asked(match), match.to_move) == ("fairy.walk", (1,))
    assert (seen(match)["at"], seen(match)["spears"]) == ([16, 10, 5], [1, 0, 0])


@BOTH
def test_gc_30_blocked_on_the_clover_of_the_swap_she_turns_it(arrival_only):
    match = strike([10, 24, 5], dragon=25, clovers={24: "goblin"}, arrival_only=arrival_only)
    assert (asked(match), seen(match)["at"]) == ("fairy.walk", [22, 10, 5])


def test_gc_30_keeping_her_spear_she_is_blocked_too():
    match = strike([10, 16, 5], dragon=17, spears=[1, 0, 0], luck=(THIEF,))
    play(match, False)
    assert (asked(match), seen(match)["at"][0], seen(match)["spears"][0]) == ("fairy.walk", 16, 0)


def test_gc_30_if_she_walks_on_only_the_last_space_counts():
    """From the village of the swap to a clover: the token, no die."""
    match = strike([10, 37, 5], clovers={38: "magnet"})
    assert not [key for key in told(match) if key.startswith("die.")]
    assert seen(match)["at"] == [38, 10, 5]


@BOTH
def test_gc_31_the_cursed_thrown_into_a_village_rolls_no_die(arrival_only):
    match = strike([16, 30, 5], arrival_only=arrival_only)
    assert (asked(match), seen(match)["at"]) == ("fairy.walk", [31, 16, 5])
    play(match, 2)
    assert (asked(match), seen(match)["at"]) == ("draft.ally", [31, 18, 5])
    assert not [key for key in told(match) if key.startswith("die.")]


@BOTH
def test_gc_31_the_cursed_thrown_onto_a_clover_does_not_turn_it(arrival_only):
    match = strike([20, 30, 5], clovers={20: "goblin"}, arrival_only=arrival_only)
    assert (asked(match), seen(match)["at"]) == ("fairy.walk", [31, 20, 5])
    play(match, 2)
    assert "clover.turned" not in told(match)
    assert seen(match)["at"] == [31, 22, 5]


def test_gc_31_his_own_card_does_roll_the_die():
    match = play(strike([14, 30, 5], luck=(SPEAR,)), 2)
    assert (seen(match)["at"], seen(match)["spears"]) == ([31, 16, 5], [0, 1, 0])


def test_gc_31_his_own_card_does_turn_a_clover():
    match = play(strike([18, 30, 5], clovers={20: "goblin"}), 2)
    assert seen(match)["at"] == [31, 18, 5]


@pytest.mark.parametrize(("arrival_only", "spears"), [(False, 1), (True, 0)])
def test_gc_20_the_cursed_who_cannot_walk_on_from_the_village_of_the_swap(arrival_only, spears):
    """The swap gives the player no die; their own card, stopped at once by the dragon, does by GC-20."""
    match = strike([16, 30, 5], dragon=17, luck=(SPEAR,) * spears, arrival_only=arrival_only)
    assert seen(match)["spears"][1] == 0
    play(match, 4)
    assert (seen(match)["at"][1], seen(match)["spears"][1]) == (16, spears)


@pytest.mark.parametrize(("arrival_only", "space"), [(False, 18), (True, 20)])
def test_gc_20_the_cursed_unicorn_thrown_to_the_front_stays_on_its_clover(arrival_only, space):
    """The sorceress led from a clover; thrown there, the unicorn has nobody ahead and turns the token."""
    match = strike([20, 8, 5], ally="unicorn", clovers={20: "goblin"}, arrival_only=arrival_only)
    assert seen(match)["at"] == [9, space, 5]


def test_gc_31_the_cursed_may_win_from_the_place_that_he_was_given():
    match = strike([44, 8, 5], ally="princess", dragon=20)
    assert match.result is not None
    assert match.result.winners == (1,)
    assert seen(match)["at"] == [9, 47, 5]


def test_gc_28_her_chain_of_boots_and_village_is_over_before_the_cursed_plays():
    match = strike([10, 32, 5], clovers={33: "boots"}, luck=(0, SEAL), first=2)
    assert (asked(match), match.to_move) == ("fairy.walk", (1,))
    table = seen(match)
    assert table["at"] == [37, 10, 5]
    assert (table["seal"], table["rolled"], table["first"]) == (0, 0, 2)


def test_gc_28_her_boots_may_win_before_the_cursed_plays():
    match = strike([10, 42, 5], ally="princess", dragon=20, clovers={43: "boots"})
    assert (match.to_move, seen(match)["winner"]) == ((), 0)
    assert seen(match)["at"] == [47, 10, 5]


def test_gc_28_her_dragon_bait_may_block_the_cursed_in_his_own_turn():
    match = strike([10, 28, 5], clovers={29: "bait"})
    assert (asked(match), match.to_move) == ("dragon.where", (0,))
    assert not {10, 29, 5} & legal(match)
    play(match, 11)
    assert (asked(match), match.to_move) == ("fairy.walk", (1,))
    play(match, 6)
    assert seen(match)["at"] == [29, 10, 5]
    assert "dragon.stops" in told(match)


def test_gc_28_her_fake_grail_may_push_the_cursed_back_before_he_walks():
    match = strike([10, 28, 5], clovers={29: "grail"})
    assert (asked(match), match.to_move, legal(match)) == ("grail.whom", (0,), {1, 2})
    play(match, 1)
    assert (asked(match), seen(match)["at"]) == ("fairy.walk", [29, 8, 5])
    play(match, 2)
    assert seen(match)["at"] == [29, 10, 5]


def test_gc_28_her_magnet_may_take_the_spear_that_the_cursed_needs():
    match = strike([10, 28, 5], dragon=11, spears=[0, 1, 1], clovers={29: "magnet"})
    assert (asked(match), match.to_move, legal(match)) == ("magnet.whom", (0,), {1, 2})
    play(match, 1)
    assert seen(match)["spears"] == [1, 0, 1]
    play(match, 4)
    assert "spear.spent" not in told(match)
    assert (asked(match), seen(match)["at"]) == ("draft.ally", [29, 10, 5])


def test_gc_28_her_goblin_takes_her_back_behind_the_cursed():
    match = strike([18, 19, 5], clovers={20: "goblin"})
    assert (seen(match)["at"], seen(match)["race"]) == ([18, 18, 5], [1, 0, 2])
    assert asked(match) == "fairy.walk"


def test_gc_28_two_clovers_in_her_step_are_both_replaced_before_merlin_looks():
    """Cursed Merlin looks at 29 and 33 and finds the fresh tokens, not those that she has turned."""
    match = strike(
        [10, 28, 5], ally="merlin", clovers={29: "boots", 33: "goblin", 20: "grail"}, luck=(0, 0),
        supply=["bait", "bait", "magnet", "magnet", "grail", "goblin", "boots"],
    )  # fmt: skip
    assert (asked(match), match.to_move, seen(match)["at"]) == ("merlin.look", (1,), [31, 10, 5])
    play(match, (20, 29, 33))
    assert match.legal(1)[0] == ("grail", "bait", "bait")


@pytest.mark.parametrize(("arrival_only", "end"), [(False, 22), (True, 24)])
def test_gc_30_changing_places_on_one_space_is_no_arrival(arrival_only, end):
    """Both stand on 24 and the dragon bars her step: the clover counts for her only if staying counts."""
    match = lay(
        3,
        call=8,
        curse="fairy",
        allies=[["sorceress"], ["fairy"]],
        at=[24, 24, 5],
        race=[1, 0, 2],
        dragon=25,
        clovers={24: "goblin"},
        arrival_only=arrival_only,
    )
    assert match.table.at[0] == end


def test_gc_28_30_and_31_each_of_the_two_ends_in_the_same_village_and_rolls_for_their_own_card_alone():
    """The swap puts her into the village before the dragon, where she rolls; the cursed knight is put on
    plain road and rolls nothing, then rolls when the fairy has led it back."""
    match = strike([10, 16, 30, 31], dragon=17, luck=(SPEAR, SPEAR))
    assert (seen(match)["at"][:2], seen(match)["spears"][:2]) == ([16, 10], [1, 0])
    assert (asked(match), match.to_move) == ("fairy.walk", (1,))
    play(match, 6)
    assert (seen(match)["at"][:2], seen(match)["spears"][:2]) == ([16, 16], [1, 1])
