"""Rulebook: 4) Draw a knight card."""

from __future__ import annotations

import pytest

import roundtable as rt
from tests.games.kingarthur.helpers import finish_turn, hand, lay, legal, over, play, seen

LAYOUT = {"dark": ["dark-1", "dark-3", "dark-3", "dark-3"]}


def test_action_4_draws_the_top_card():
    match = lay(action=4, acted=True, hands=[["red"]], supply=["merlin", "beige", "orange"])
    play(match, 1)
    assert hand(match, 0) == ["merlin", "red"]
    assert match.table.supply[::-1] == ["beige", "orange"]
    assert match.to_move == (1,)


def test_action_4_draws_the_top_two_cards():
    match = play(lay(action=4, supply=["merlin", "beige", "orange", "red"]), 2)
    assert hand(match, 0) == ["beige", "merlin"]
    assert match.table.supply[::-1] == ["orange", "red"]


def test_action_4_may_be_declined():
    match = play(lay(action=4, acted=True, supply=["merlin", "beige"]), 0)
    assert (hand(match, 0), seen(match)["supply"]) == ([], 2)
    assert match.to_move == (1,)


def test_ka_2_two_cards_for_who_neither_challenged_nor_took_an_adventure():
    match = lay(columns=LAYOUT, hands=[["red"]], action=2)
    assert legal(play(match, None)) == {2, 1, 0}


def test_ka_2_drawing_adversaries_does_not_forfeit_the_second_card():
    match = lay(columns={"dark": ["dark-1"]}, deck=["dark-2", "dark-3"], supply=["red"] * 5)
    assert legal(play(match, True, None)) == {2, 1, 0}


def test_ka_2_one_card_after_a_challenge():
    match = lay(columns=LAYOUT, hands=[["red"]], action=2)
    assert legal(play(match, "dark-1", ("red",))) == {1, 0}


def test_ka_2_one_card_after_an_adventure_without_a_challenge():
    match = lay(action=3, defeated=[["dark-1", "dark-2"]])
    assert legal(play(match, "robbers", ("dark-1", "dark-2"))) == {1, 0}


def test_ka_2_one_card_after_both():
    match = lay(action=2, columns=LAYOUT, hands=[["red"]], defeated=[["dark-2"]])
    assert legal(play(match, "dark-1", ("red",), "robbers", ("dark-1", "dark-2"))) == {1, 0}


def test_ka_2_one_card_may_be_drawn_where_two_are_allowed():
    match = play(lay(action=4, supply=["merlin", "beige", "orange"]), 1)
    assert hand(match, 0) == ["merlin"]
    assert match.to_move == (1,)


def test_ka_2_the_next_player_may_draw_two_though_the_last_one_challenged():
    match = lay(action=2, columns={"dark": ["dark-1", "dark-3"]}, deck=[], hands=[["red"]])
    play(match, "dark-1", ("red",), 1)
    assert match.to_move == (1,)
    assert legal(play(match, None)) == {2, 1, 0}


@pytest.mark.parametrize("number", [3, -1, True, None, "1"])
def test_action_4_no_other_number(number):
    match = lay(action=4)
    before = match.fingerprint()
    with pytest.raises(rt.IllegalMove):
        match.play(0, number)
    assert match.fingerprint() == before


def test_ka_19_the_discards_become_the_supply_the_moment_the_last_card_is_taken():
    match = lay(action=4, acted=True, supply=["merlin"], discard=["red", "beige", "orange-2"])
    play(match, 1)
    assert hand(match, 0) == ["merlin"]
    assert sorted(match.table.supply) == ["beige", "orange-2", "red"]
    assert seen(match)["discard"] == []


def test_ka_19_the_first_of_two_draws_exhausts_the_supply():
    match = lay(action=4, supply=["merlin"], discard=["red", "red"])
    assert legal(match) == {2, 1, 0}
    play(match, 2)
    assert hand(match, 0) == ["merlin", "red"]
    assert (match.table.supply, seen(match)["discard"]) == (["red"], [])


def test_ka_19_the_second_of_two_draws_exhausts_the_supply():
    match = play(lay(action=4, supply=["merlin", "beige"], discard=["red", "red"]), 2)
    assert hand(match, 0) == ["beige", "merlin"]
    assert (match.table.supply, seen(match)["discard"]) == (["red", "red"], [])


def test_ka_19_both_the_supply_and_the_discards_run_out_within_one_draw_of_two():
    match = play(lay(action=4, supply=["merlin"], discard=["red"]), 2)
    assert hand(match, 0) == ["merlin", "red"]
    assert (match.table.supply, seen(match)["discard"]) == ([], [])


def test_ka_19_discards_that_come_later_are_shuffled_at_the_next_draw():
    match = lay(action=2, hands=[["red", "red"]], columns={"dark": ["dark-2", "dark-3"]}, deck=[], supply=[])
    play(match, "dark-2", ("red", "red"))
    assert (seen(match)["supply"], seen(match)["discard"]) == (0, ["red", "red"])
    assert legal(match) == {1, 0}
    play(match, 1)
    assert (hand(match, 0), match.table.supply, seen(match)["discard"]) == (["red"], ["red"], [])


def test_ka_19_no_shuffle_while_the_supply_lasts():
    match = play(lay(action=4, acted=True, supply=["merlin", "beige"], discard=["red", "red"]), 1)
    assert (seen(match)["supply"], seen(match)["discard"]) == (1, ["red", "red"])


def test_ka_19_the_shuffle_is_chance():
    discard = ["orange", "red", "beige", "merlin", "orange-2", "red-2", "beige-2"]
    orders = set()
    for seed in range(12):
        match = play(lay(seed=seed, action=4, acted=True, supply=["merlin"], discard=discard), 1)
        assert sorted(match.table.supply) == sorted(discard)
        orders.add(tuple(match.table.supply))
    assert len(orders) > 6


def test_ka_20_nothing_to_draw_nothing_asked():
    match = lay(action=4, supply=[], discard=[])
    assert match.to_move == (1,)


def test_ka_20_as_many_as_there_are():
    match = lay(action=4, supply=["red"], discard=[])
    assert legal(match) == {1, 0}
    play(match, 1)
    assert (hand(match, 0), seen(match)["supply"]) == (["red"], 0)
    assert match.to_move == (1,)


def test_ka_20_players_who_can_do_nothing_at_all_are_passed_over():
    """Nothing open, no deck, no knights left to draw: three rounds pass by themselves, KA-23."""
    match = lay(seats=3, action=4, columns={}, deck=[], supply=["red"], discard=[])
    play(match, 1)
    assert match.to_move == ()
    assert over(match).reason == "standstill"


def test_ka_19_knights_played_this_turn_are_shuffled_in_with_the_rest():
    match = lay(action=2, hands=[["red"]], columns=LAYOUT, supply=["merlin"], discard=["beige"])
    play(match, "dark-1", ("red",), 1)
    assert hand(match, 0) == ["merlin"]
    assert sorted(match.table.supply) == ["beige", "red"]


def test_ka_19_knights_played_after_the_shuffle_wait_for_the_next_one():
    """Seat 0 exhausts the supply; what seat 1 then plays cannot be what seat 1 then draws."""
    match = lay(
        hands=[[], ["red"]], action=4, acted=True, columns=LAYOUT, supply=["merlin"], discard=["beige"]
    )
    play(match, 1)
    assert (match.table.supply, seen(match)["discard"]) == (["beige"], [])
    play(match, "dark-1", ("red",), 1)
    assert hand(match, 1) == ["beige"]
    assert (match.table.supply, seen(match)["discard"]) == (["red"], [])


def test_knights_come_back_through_the_discards_only():
    """Recycled discards: what is in hands stays there."""
    match = lay(action=4, acted=True, hands=[["red"], ["beige"]], supply=["merlin"], discard=["orange"])
    play(match, 1)
    finish_turn(match)
    assert sorted([*hand(match, 0), *hand(match, 1), *match.table.supply]) == [
        "beige",
        "merlin",
        "orange",
        "red",
    ]
