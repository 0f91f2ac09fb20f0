"""Vivien against the Merlins that would stop her."""

from __future__ import annotations

from tests.games.shadows.helpers import legal, play, seen, sizes
from tests.games.shadows.helpers.black_cards import quiet


def test_three_merlins_stop_vivien_and_a_fourth_is_still_the_special_card_of_the_turn():
    match = quiet(hands=[["merlin"] * 2, ["merlin"] * 2], black_deck=["vivien"], engines=2)
    play(match, "draw", 1, 2, 0)
    assert (seen(match)["in_force"], sizes(match)) == ([], [1, 0, 0])
    play(match, ("special", "merlin"), ("engine",))
    assert (seen(match)["engines"], seen(match)["white_discard"]) == (1, 4)


def test_too_few_merlins_for_vivien_stay_in_hand_and_cannot_be_played():
    match = quiet(hands=[["merlin"] * 2, ["merlin"] * 2], black_deck=["vivien"], engines=2)
    play(match, "draw", 2, 0, 0)
    assert (seen(match)["in_force"], sizes(match)) == (["vivien"], [2, 2, 0])
    assert ("special", "merlin") not in legal(match)
