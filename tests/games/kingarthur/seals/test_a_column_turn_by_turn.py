"""Rulebook: Game with seals. What several players do to one column, one turn after the other."""

from __future__ import annotations

import pytest

from tests.games.kingarthur.helpers import asked, column, defeated, finish_turn, lay, legal, over, play, seen


def test_ka_31_and_32_a_double_leaves_a_sealed_column_and_a_repeated_challenge_takes_one_card_of_it():
    sealed = {"monster": [["monster-2", 1], ["monster-3", 2], "monster-1"]}
    match = lay(3, seals=True, action=2, hands=[["red"] * 2, ["red"] * 2], columns=sealed, deck=["dragon-2"])
    play(match, ("double", "monster-1"), ("red", "red"))
    assert column(match, "monster") == [("monster-2", 1), ("monster-3", 2)]
    finish_turn(match)
    play(match, False, ("repeated", "monster-2"), ("red", "red"))
    assert (defeated(match, 0), defeated(match, 1), defeated(match, 2)) == (["monster-1"], ["monster-2"], [])
    assert (column(match, "monster"), seen(match)["seals"]) == ([("monster-3", 2)], [5, 5, 4])


def test_ka_3_4_and_30_a_column_of_four_loses_a_card_and_the_next_player_s_card_postpones_its_release():
    """Sealed cards make the four, a challenge opens a place, and only the next player fills it."""
    four = [["monster-4", 0], ["monster-3", 1], ["monster-2", 0], "monster-1"]
    match = lay(
        seals=True,
        hands=[["red"] * 4, ["red"]],
        columns={"monster": four},
        deck=["monster-3", "dark-1"],
    )
    assert asked(match) == "challenge.which"
    play(match, ("repeated", "monster-4"), ("red",) * 4)
    assert asked(match) != "adversaries.draw"
    finish_turn(match)
    assert (match.to_move, asked(match)) == ((1,), "adversaries.draw")
    play(match, True, ("usual", "monster-1"), ("red",))
    assert column(match, "monster") == [("monster-3", 1), ("monster-2", 0), ("monster-1", 1), "monster-3"]


@pytest.mark.parametrize(("drawn", "winners"), [(0, (1,)), (1, (0, 1))])
def test_ka_28_35_and_24_a_release_off_turn_ties_the_game_and_the_last_knight_drawn_decides(drawn, winners):
    """Both owners take a dragon of 4. Seat 1 has three knight cards, a double among them; seat 0 has two."""
    match = lay(
        seals=True, action=2, deck=[], columns={"dragon": [["dragon-4", 1], "dragon-4"]}, supply=["beige"],
        hands=[["red-2", "red-2", "beige", "beige"], ["red", "orange", "orange-2"]],
    )  # fmt: skip
    play(match, ("usual", "dragon-4"), ("red-2", "red-2"))
    assert (defeated(match, 0), defeated(match, 1)) == (["dragon-4"], ["dragon-4"])
    assert (match.to_move, asked(match), legal(match)) == ((0,), "knights.draw", {0, 1})
    play(match, drawn)
    assert (over(match).scores, over(match).winners) == ((4, 4), winners)
