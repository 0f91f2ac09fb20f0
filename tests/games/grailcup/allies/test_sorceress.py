"""Rulebook: 1 Sorceress, her walk and what she names, the swap and her extra step."""

from __future__ import annotations

import pytest

from tests.games.grailcup.helpers import ALLIES, SEAL, SPEAR, asked, lay, legal, play, seen, told
from tests.games.grailcup.helpers.seeing import strike


def test_sorceress_walks_one_space_then_names_an_ally():
    match = lay(3, call=1, at=[8, 20, 21], dragon=46, allies=[["sorceress"]])
    assert (asked(match), match.to_move, seen(match)["at"]) == ("curse.ally", (0,), [9, 20, 21])
    assert seen(match)["curse"] is None
    play(match, "tamer")
    assert asked(match) == "draft.ally"
    assert ("curse.named", "tamer") in [(event.key, event.args.get("ally")) for event in match.log(2)]


def test_gc_28_she_names_an_ally_before_the_clover_is_turned():
    match = lay(
        3, call=1, at=[10, 20, 21], dragon=46, allies=[["sorceress"], ["merlin"]], clovers={11: "goblin"}
    )
    assert (asked(match), seen(match)["at"][0]) == ("curse.ally", 11)
    assert "clover.turned" not in told(match)
    play(match, "fairy")
    assert seen(match)["at"][0] == 9
    assert told(match).index("curse.named") < told(match).index("clover.turned")


def test_gc_28_she_names_an_ally_before_the_village_die_is_rolled():
    match = lay(3, call=1, at=[5, 20, 21], dragon=46, allies=[["sorceress"], ["merlin"]], luck=(SPEAR,))
    assert (asked(match), seen(match)["spears"][0]) == ("curse.ally", 0)
    play(match, "fairy")
    assert (asked(match), seen(match)["spears"][0]) == ("merlin.look", 1)


def test_gc_28_a_first_step_to_the_finish_wins_without_a_curse():
    match = lay(3, call=1, at=[46, 20, 21], allies=[["sorceress"]])
    assert (match.to_move, seen(match)["winner"]) == ((), 0)


@pytest.mark.parametrize(("arrival_only", "spears"), [(False, 1), (True, 0)])
def test_gc_20_a_sorceress_stopped_in_a_village_rolls_again(arrival_only, spears):
    match = lay(
        3, call=1, at=[16, 20, 21], dragon=17, luck=(SPEAR,), arrival_only=arrival_only,
        allies=[["sorceress"], ["merlin"]],
    )  # fmt: skip
    assert (asked(match), seen(match)["at"][0]) == ("curse.ally", 16)
    play(match, "fairy")
    assert seen(match)["spears"][0] == spears


@pytest.mark.parametrize(("spend", "space", "spears"), [(True, 10, 0), (False, 8, 1)])
def test_sorceress_decides_about_a_spear_before_she_names_an_ally(spend, space, spears):
    match = lay(3, call=1, at=[8, 20, 21], dragon=9, spears=[1, 0, 0], allies=[["sorceress"]])
    assert asked(match) == "spear.spend"
    play(match, spend)
    assert (asked(match), seen(match)["at"][0], seen(match)["spears"][0]) == ("curse.ally", space, spears)


@pytest.mark.parametrize("face_up", [[], ["squire", "fairy", "unicorn"]])
def test_gc_32_every_ally_but_herself_may_be_named_face_up_or_not(face_up):
    match = lay(4, call=1, at=[8, 20, 21, 22], dragon=46, allies=[["sorceress"], ["tamer"]], face_up=face_up)
    assert legal(match) == set(ALLIES[1:])


def test_gc_32_with_three_her_own_second_ally_may_be_named_and_nothing_happens():
    match = lay(3, call=1, at=[17, 26, 27], dragon=46, allies=[["sorceress", "blacksmith"], ["fairy"]])
    assert "blacksmith" in legal(match)
    play(match, "blacksmith")
    assert "curse.strikes" not in told(match)
    assert seen(match)["at"] == [22, 26, 27]


def test_gc_28_the_named_ally_is_shown_they_swap_and_she_walks_one_more():
    match = strike([10, 20, 5])
    assert (asked(match), match.to_move) == ("fairy.walk", (1,))
    assert seen(match)["at"] == [21, 10, 5]
    assert seen(match)["race"] == [0, 1, 2]


def test_gc_28_from_the_naming_to_the_blow():
    match = lay(3, call=1, at=[9, 20, 26], dragon=46, allies=[["sorceress"], ["fairy"], ["tamer"]])
    play(match, "fairy")
    assert (asked(match), match.to_move, seen(match)["at"]) == ("dragon.where", (2,), [10, 20, 26])
    play(match, 15)
    assert (asked(match), match.to_move) == ("fairy.walk", (1,))
    assert seen(match)["at"] == [21, 10, 31]


def test_gc_29_the_swap_is_compulsory_even_when_it_throws_her_back():
    match = strike([30, 4, 5])
    assert (asked(match), match.to_move) == ("fairy.walk", (1,))
    assert seen(match)["at"] == [5, 30, 5]
    assert seen(match)["race"] == [1, 2, 0]


@pytest.mark.parametrize(("at", "swapped"), [([8, 18, 5], [19, 8, 5]), ([18, 8, 5], [9, 18, 5])])
def test_gc_29_the_dragon_between_them_neither_stops_the_swap_nor_costs_a_spear(at, swapped):
    match = strike(at, dragon=13, spears=[1, 1, 0])
    assert (asked(match), match.to_move) == ("fairy.walk", (1,))
    assert (seen(match)["at"], seen(match)["spears"]) == (swapped, [1, 1, 0])


def test_gc_29_a_dragon_that_was_moved_meanwhile_does_not_matter():
    """The tamer puts the dragon between the two; then the cursed fairy is called."""
    match = lay(
        3, call=5, curse="fairy", at=[10, 20, 22], dragon=0,
        allies=[["sorceress"], ["fairy"], ["tamer"]],
    )  # fmt: skip
    play(match, 14)
    assert seen(match)["at"] == [21, 10, 27]


def test_gc_4_the_two_exchange_their_exact_places_in_both_queues():
    """Blocked by the dragon, she stays where the swap has put her: between 4 and 5."""
    match = strike([10, 22, 10, 10, 22, 22], race=[4, 1, 5, 2, 0, 3], dragon=23)
    assert asked(match) == "fairy.walk"
    assert seen(match)["at"] == [22, 10, 10, 10, 22, 22]
    assert seen(match)["race"] == [4, 0, 5, 2, 1, 3]


def test_gc_4_her_step_takes_her_out_of_the_queue_the_cursed_keeps_his_place_in_it():
    match = strike([10, 25, 10, 10, 25, 25], race=[4, 1, 5, 2, 0, 3])
    assert seen(match)["race"] == [0, 4, 5, 2, 1, 3]
    assert seen(match)["at"] == [26, 10, 10, 10, 25, 25]


def test_gc_4_two_on_one_space_change_places_in_its_queue():
    match = strike([22, 22, 22], race=[1, 2, 0], dragon=23)
    assert (seen(match)["at"], seen(match)["race"]) == ([22, 22, 22], [0, 2, 1])


def test_gc_28_her_step_after_the_swap_is_stopped_by_the_dragon():
    match = strike([10, 22, 5], dragon=23)
    assert (asked(match), seen(match)["at"]) == ("fairy.walk", [22, 10, 5])


@pytest.mark.parametrize("spear_skips", [False, True])
@pytest.mark.parametrize(("spend", "space", "left"), [(True, 27, 1), (False, 25, 2)])
def test_gc_28_she_may_spend_a_spear_on_that_step(spend, space, left, spear_skips):
    """One step ends on the dragon and goes on beyond it, or does not count it: the same space."""
    match = strike([10, 25, 5], dragon=26, spears=[2, 1, 0], spear_skips=spear_skips)
    assert (asked(match), match.to_move) == ("spear.spend", (0,))
    assert seen(match)["at"] == [25, 10, 5]
    play(match, spend)
    assert (asked(match), match.to_move) == ("fairy.walk", (1,))
    assert (seen(match)["at"], seen(match)["spears"]) == ([space, 10, 5], [left, 1, 0])


def test_gc_28_the_spears_go_with_the_knights_not_with_the_places():
    match = strike([10, 25, 5], dragon=26, spears=[0, 3, 0])
    assert (asked(match), match.to_move) == ("fairy.walk", (1,))
    assert (seen(match)["at"], seen(match)["spears"]) == ([25, 10, 5], [0, 3, 0])


def test_gc_28_if_her_step_wins_the_game_is_over_and_the_cursed_does_not_play():
    match = strike([44, 46, 5], ally="princess", dragon=20)
    assert match.result is not None
    assert match.result.winners == (0,)
    assert seen(match)["at"] == [47, 44, 5]


def test_gc_28_a_spear_over_a_dragon_before_the_finish_wins_in_the_same_way():
    match = strike([44, 45, 5], ally="princess", dragon=46, spears=[1, 0, 0])
    play(match, True)
    assert (match.to_move, seen(match)["winner"]) == ((), 0)


def test_gc_28_without_a_spear_the_cursed_princess_wins_from_the_place_of_the_sorceress():
    match = strike([44, 45, 5], ally="princess", dragon=46, spears=[0, 1, 0])
    assert (asked(match), match.to_move, seen(match)["at"]) == ("spear.spend", (1,), [45, 44, 5])
    play(match, True)
    assert (match.to_move, seen(match)["winner"]) == ((), 1)


@pytest.mark.parametrize("ally", ["fairy", "unicorn"])
def test_sorceress_curses_an_ally_that_nobody_has_chosen(ally):
    match = lay(3, call=4, curse=ally, at=[10, 18, 5], dragon=46, allies=[["sorceress"], ["blacksmith"]])
    assert asked(match) == "draft.ally"
    assert seen(match)["at"] == [10, 22, 5]
    assert "curse.strikes" not in told(match)


def test_sorceress_curses_an_ally_that_lies_face_up():
    match = lay(
        4, call=7, curse="fairy", at=[10, 20, 5, 8], dragon=46, allies=[["sorceress"]], face_up=["fairy"]
    )
    assert seen(match)["at"] == [10, 20, 5, 8]
    assert "curse.strikes" not in told(match)


def test_sorceress_strikes_only_at_the_named_ally_of_the_two_that_one_has():
    match = lay(
        3, call=4, curse="fairy", at=[8, 18, 5], dragon=46, allies=[["sorceress"], ["blacksmith", "fairy"]]
    )
    assert told(match).count("curse.strikes") == 1
    assert told(match).index("blacksmith.spear") < told(match).index("curse.strikes")
    assert (asked(match), seen(match)["at"]) == ("fairy.walk", [23, 8, 5])


def test_sorceress_strikes_once_and_not_at_the_other_ally_of_the_same_player():
    match = lay(
        3,
        call=4,
        curse="blacksmith",
        at=[8, 18, 5],
        dragon=46,
        allies=[["sorceress"], ["blacksmith", "fairy"]],
    )
    assert seen(match)["at"] == [19, 12, 5]
    assert (asked(match), match.to_move) == ("fairy.walk", (1,))
    assert told(match).count("curse.strikes") == 1


def test_sorceress_her_own_second_ally_plays_after_the_blow_from_her_new_place():
    match = lay(
        3, call=4, curse="blacksmith", at=[8, 18, 5], dragon=46,
        allies=[["sorceress", "fairy"], ["blacksmith"]],
    )  # fmt: skip
    assert (asked(match), match.to_move, seen(match)["at"]) == ("fairy.walk", (0,), [19, 12, 5])
    play(match, 2)
    assert seen(match)["at"][0] == 21


def test_sorceress_has_no_power_in_the_next_round():
    match = strike([10, 20, 5])
    play(match, 4)
    assert asked(match) == "draft.ally"
    assert seen(match)["curse"] is None


def test_gc_28_a_cursed_squire_swaps_before_he_names_a_knight():
    match = lay(3, call=1, at=[9, 25, 5], dragon=46, allies=[["sorceress"], ["squire"]])
    play(match, "squire")
    assert (asked(match), match.to_move, seen(match)["at"]) == ("squire.whom", (1,), [26, 10, 5])
    play(match, 2)
    assert seen(match)["at"] == [26, 12, 5]


def test_gc_28_a_cursed_blacksmith_takes_his_spear_after_her_whole_turn():
    """Her magnet finds no spear yet."""
    match = strike([10, 28, 5], ally="blacksmith", clovers={29: "magnet"})
    story = told(match)
    assert story.index("magnet.in-vain") < story.index("blacksmith.spear")
    assert (seen(match)["spears"], seen(match)["at"]) == ([0, 1, 0], [29, 14, 5])


def test_gc_28_a_cursed_tamer_places_the_dragon_when_both_stand_anew():
    """The other knight's old space is free, as she has moved on; hers, old and new, are not."""
    match = strike([10, 25, 5], ally="tamer")
    assert (asked(match), match.to_move) == ("dragon.where", (1,))
    assert 25 in legal(match)
    assert not {10, 26, 5, 46, 47} & legal(match)


def test_gc_28_seal_of_the_sorceress_is_hers_before_the_cursed_plays():
    match = strike([10, 15, 5], luck=(SEAL,))
    assert (asked(match), seen(match)["seal"], seen(match)["rolled"]) == ("fairy.walk", 0, 0)
