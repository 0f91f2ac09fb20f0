"""Rulebook: Game with seals, the repeated challenge."""

from __future__ import annotations

import pytest

import roundtable as rt
from tests.games.kingarthur.helpers import asked, column, defeated, finish_turn, lay, legal, play, seen

COLUMN = [["dark-1", 1], ["dark-2", 0], "dark-3"]


def repeating(columns, **wanted):
    return lay(**{"seals": True, "action": 2, "hands": [["red"] * 8], "columns": columns} | wanted)


def test_action_2_repeated_takes_the_card_and_the_seal_back():
    match = play(repeating({"dark": COLUMN}), ("repeated", "dark-2"), ("red", "red"))
    assert defeated(match, 0) == ["dark-2"]
    assert seen(match)["seals"] == [5, 4]
    assert seen(match)["discard"] == ["red", "red"]


def test_action_2_repeated_costs_the_value_once():
    match = play(repeating({"dark": COLUMN}), ("repeated", "dark-2"))
    assert legal(match) == {("red", "red")}


def test_action_2_repeated_leaves_the_rest_of_the_column():
    match = play(repeating({"dark": COLUMN}), ("repeated", "dark-2"), ("red", "red"))
    assert column(match, "dark") == [("dark-1", 1), "dark-3"]
    assert defeated(match, 1) == []


def test_action_2_repeated_goes_on_to_action_3_and_a_single_draw():
    match = repeating({"dark": COLUMN}, defeated=[["dark-3"]])
    play(match, ("repeated", "dark-2"), ("red", "red"), "saxons", ("dark-2", "dark-3"))
    assert legal(match) == {1, 0}


def test_action_2_repeated_may_be_overpaid_like_any_challenge():
    match = repeating({"dark": [["dark-1", 0], "dark-3"]}, hands=[["red-2", "beige"]])
    assert legal(play(match, ("repeated", "dark-1"))) == {("red-2",), ("beige",)}


def test_ka_32_it_needs_ones_own_seal():
    match = repeating({"dark": COLUMN})
    repeated = {option for option in legal(match) if option and option[0] == "repeated"}
    assert repeated == {("repeated", "dark-2")}
    for card in ("dark-1", "dark-3"):
        with pytest.raises(rt.IllegalMove):
            match.play(0, ("repeated", card))


def test_ka_32_not_in_the_turn_in_which_the_seal_was_placed_but_in_the_next():
    match = repeating({"dark": ["dark-1", "dark-3"]}, supply=["beige"] * 9)
    play(match, ("usual", "dark-1"), ("red",))
    assert asked(match) == "knights.draw"
    finish_turn(match)
    finish_turn(match)
    play(match, False)
    assert ("repeated", "dark-1") in legal(match)


def test_ka_32_of_two_like_cards_with_a_seal_only_the_own_one_goes():
    match = repeating({"dark": [["dark-2", 1], ["dark-2", 0], "dark-3"]})
    play(match, ("repeated", "dark-2"), ("red", "red"))
    assert column(match, "dark") == [("dark-2", 1), "dark-3"]
    assert seen(match)["seals"] == [5, 4]


def test_ka_32_of_two_own_like_cards_one_goes():
    match = repeating({"dark": [["dark-2", 0], ["dark-2", 0], "dark-3"]})
    play(match, ("repeated", "dark-2"), ("red", "red"))
    assert column(match, "dark") == [("dark-2", 0), "dark-3"]
    assert seen(match)["seals"] == [4, 5]


def test_ka_32_it_releases_nothing_in_a_fully_sealed_column():
    """Left so by a double challenge, KA-31; the deck still holds cards."""
    match = repeating({"dark": [["dark-1", 1], ["dark-2", 0], ["dark-3", 0]]})
    play(match, ("repeated", "dark-2"), ("red", "red"))
    assert column(match, "dark") == [("dark-1", 1), ("dark-3", 0)]
    assert (defeated(match, 0), defeated(match, 1)) == (["dark-2"], [])
    assert seen(match)["seals"] == [4, 4]


def test_ka_32_even_when_double_releases_is_chosen():
    match = repeating({"dark": [["dark-1", 1], ["dark-2", 0], "dark-3"]}, double_releases=True)
    play(match, ("repeated", "dark-2"), ("red", "red"))
    assert column(match, "dark") == [("dark-1", 1), "dark-3"]


def test_ka_32_a_column_left_by_it_is_still_completed_by_the_next_usual_challenge():
    match = repeating({"dark": [["dark-1", 1], ["dark-2", 0], "dark-3"]}, hands=[["red"] * 2, ["beige"] * 3])
    play(match, ("repeated", "dark-2"), ("red", "red"), 0, False)
    play(match, ("usual", "dark-3"), ("beige",) * 3)
    assert column(match, "dark") == []
    assert defeated(match, 1) == ["dark-1", "dark-3"]
    assert seen(match)["seals"] == [5, 5]


def test_a_column_of_one_sealed_card_can_still_be_won_by_its_owner():
    match = play(repeating({"dragon": [["dragon-4", 0]]}), ("repeated", "dragon-4"), ("red",) * 4)
    assert column(match, "dragon") == []
    assert defeated(match, 0) == ["dragon-4"]
