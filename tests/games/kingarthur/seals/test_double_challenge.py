"""Rulebook: Game with seals, the double challenge."""

from __future__ import annotations

import pytest

import roundtable as rt
from tests.games.kingarthur.helpers import (
    all_but,
    asked,
    column,
    defeated,
    finish_turn,
    lay,
    legal,
    over,
    play,
    seen,
)

BUT_ONE_SEALED = [["dark-2", 1], ["dark-3", 0], "dark-1"]


def doubling(columns, **wanted):
    return lay(**{"seals": True, "action": 2, "hands": [["red"] * 10], "columns": columns} | wanted)


def cost(card, knights):
    """The payments for a double challenge of this card; empty if there is none."""
    match = doubling({card.split("-")[0]: [card]}, hands=[knights])
    if ("double", card) not in legal(match):
        return set()
    return legal(play(match, ("double", card)))


def test_action_2_double_takes_the_card_at_once_without_a_seal():
    match = play(doubling({"dark": ["dark-2", "dark-3"]}), ("double", "dark-2"), ("red",) * 4)
    assert defeated(match, 0) == ["dark-2"]
    assert column(match, "dark") == ["dark-3"]
    assert seen(match)["seals"] == [5, 5]
    assert seen(match)["discard"] == ["red"] * 4


def test_action_2_double_leaves_the_rest_of_the_column():
    match = doubling({"dark": [["dark-2", 1], "dark-3", "dark-1"]})
    play(match, ("double", "dark-1"), ("red", "red"))
    assert column(match, "dark") == [("dark-2", 1), "dark-3"]


def test_action_2_double_needs_a_card_without_a_seal():
    match = doubling({"dark": [["dark-1", 1], ["dark-2", 0], "dark-3"]})
    assert {option for option in legal(match) if option and option[0] == "double"} == {("double", "dark-3")}
    with pytest.raises(rt.IllegalMove):
        match.play(0, ("double", "dark-2"))


def test_action_2_double_of_two_like_cards_takes_the_one_without_a_seal():
    match = play(
        doubling({"dark": [["dark-1", 1], "dark-1", "dark-3"]}), ("double", "dark-1"), ("red", "red")
    )
    assert column(match, "dark") == [("dark-1", 1), "dark-3"]
    assert seen(match)["seals"] == [5, 4]


def test_action_2_double_goes_on_to_action_3_and_a_single_draw():
    match = doubling({"dark": ["dark-1", "dark-2"]}, defeated=[["dark-3"]])
    play(match, ("double", "dark-1"), ("red", "red"), "saxons", ("dark-1", "dark-3"))
    assert legal(match) == {1, 0}


@pytest.mark.parametrize(
    ("card", "knights", "expected"),
    [
        ("dark-2", ["red"] * 3, set()),
        ("dark-2", ["red", "red", "beige", "beige"], set()),
        ("dark-2", ["red", "red", "red", "merlin"], {("red", "red", "red", "merlin")}),
        ("dark-1", ["merlin", "merlin"], {("merlin", "merlin")}),
        ("dark-1", ["red-2"], {("red-2",)}),
        ("dark-1", ["red", "red-2"], {("red-2",)}),
        ("dark-2", ["red", "red-2", "red-2"], {("red-2", "red-2")}),
        ("dark-2", ["red", "red-2"], set()),
        ("dark-2", ["red", "red-2", "merlin"], {("red", "red-2", "merlin")}),
        (
            "dark-3",
            ["red-2", "red-2", "red", "merlin", "merlin"],
            {("red", "red-2", "red-2", "merlin"), ("red-2", "red-2", "merlin", "merlin")},
        ),
    ],
)
def test_ka_33_it_costs_twice_the_value_in_one_colour(card, knights, expected):
    assert cost(card, knights) == expected


def test_ka_33_the_red_5_costs_ten():
    assert cost("dragon-5", ["red"] * 9) == set()
    assert cost("dragon-5", ["red"] * 6 + ["red-2"] * 2) == {("red",) * 6 + ("red-2",) * 2}


def test_ka_33_overpaying_is_weighed_against_the_doubled_number():
    """A lone double overpays a dark power of 1 for the usual challenge, and pays the double one exactly."""
    match = doubling({"dark": ["dark-1", "dark-2"]}, hands=[["red-2"]])
    assert legal(match) == {None, ("usual", "dark-1"), ("double", "dark-1"), ("usual", "dark-2")}
    play(match, ("double", "dark-1"), ("red-2",))
    assert defeated(match, 0) == ["dark-1"]


@pytest.mark.parametrize("strict", [False, True])
def test_ka_33_strict_knights_make_no_difference_to_an_even_number(strict):
    match = doubling({"dark": ["dark-1"]}, hands=[["red-2", "merlin", "merlin"]], strict_knights=strict)
    assert legal(play(match, ("double", "dark-1"))) == {("red-2",), ("merlin", "merlin")}


def test_ka_31_on_the_last_card_without_a_seal_it_leaves_the_others_lying():
    match = play(doubling({"dark": BUT_ONE_SEALED}), ("double", "dark-1"), ("red", "red"))
    assert column(match, "dark") == [("dark-2", 1), ("dark-3", 0)]
    assert (defeated(match, 0), defeated(match, 1)) == (["dark-1"], [])
    assert seen(match)["seals"] == [4, 4]


def test_ka_31_the_usual_challenge_there_releases_the_column():
    match = play(doubling({"dark": BUT_ONE_SEALED}), ("usual", "dark-1"), ("red",))
    assert column(match, "dark") == []
    assert (defeated(match, 0), defeated(match, 1)) == (["dark-1", "dark-3"], ["dark-2"])


def test_ka_31_with_the_deck_empty_the_double_releases_the_column():
    match = doubling({"dark": BUT_ONE_SEALED, "enemy": ["enemy-1"]}, deck=[])
    play(match, ("double", "dark-1"), ("red", "red"))
    assert column(match, "dark") == []
    assert (defeated(match, 0), defeated(match, 1)) == (["dark-1", "dark-3"], ["dark-2"])
    assert seen(match)["seals"] == [5, 5]


def test_ka_31_with_the_deck_empty_a_column_with_another_open_card_stays():
    match = doubling({"dark": [*BUT_ONE_SEALED, "dark-3"]}, deck=[])
    play(match, ("double", "dark-1"), ("red", "red"))
    assert column(match, "dark") == [("dark-2", 1), ("dark-3", 0), "dark-3"]


def test_ka_31_double_releases_as_an_option():
    match = doubling({"dark": BUT_ONE_SEALED}, double_releases=True)
    play(match, ("double", "dark-1"), ("red", "red"))
    assert column(match, "dark") == []
    assert (defeated(match, 0), defeated(match, 1)) == (["dark-1", "dark-3"], ["dark-2"])
    assert seen(match)["seals"] == [5, 5]


def test_ka_31_double_releases_nothing_while_another_open_card_lies_there():
    match = doubling({"dark": [*BUT_ONE_SEALED, "dark-3"]}, double_releases=True)
    play(match, ("double", "dark-1"), ("red", "red"))
    assert column(match, "dark") == [("dark-2", 1), ("dark-3", 0), "dark-3"]


def test_ka_31_a_column_left_fully_sealed_is_released_when_the_deck_runs_dry():
    """Double on the last open card, then the next player turns the last deck card."""
    match = doubling({"dark": BUT_ONE_SEALED}, deck=["enemy-1"])
    play(match, ("double", "dark-1"), ("red", "red"), 0, True)
    assert (column(match, "dark"), column(match, "enemy")) == ([], ["enemy-1"])
    assert (defeated(match, 0), defeated(match, 1)) == (["dark-1", "dark-3"], ["dark-2"])


def test_ka_31_a_column_left_fully_sealed_is_open_to_its_owners_only():
    match = doubling(
        {"dark": BUT_ONE_SEALED},
        seats=3,
        deck=["enemy-1"],
        hands=[["red"] * 2, ["beige"] * 2, ["orange"] * 5],
    )
    play(match, ("double", "dark-1"), ("red", "red"), 0)
    play(match, False)
    assert (match.to_move, legal(match)) == ((1,), {None, ("repeated", "dark-2")})
    finish_turn(match)
    play(match, False)
    assert (match.to_move, asked(match)) == ((2,), "knights.draw")


def test_ka_35_a_double_on_the_last_adversary_ends_the_game_after_the_turn():
    match = doubling({"dragon": ["dragon-4"]}, deck=[], supply=["beige"])
    play(match, ("double", "dragon-4"), ("red",) * 8)
    assert (match.result, asked(match)) == (None, "knights.draw")
    play(match, 0)
    assert over(match).reason == "adversaries"
    assert over(match).scores == (4, 0)


def test_ka_35_a_double_that_releases_the_rest_of_the_layout_ends_the_game_after_the_turn():
    """Double on the last open card, deck empty, the others released: the layout is empty."""
    match = doubling({"dark": BUT_ONE_SEALED}, deck=[], supply=["beige"])
    play(match, ("double", "dark-1"), ("red", "red"))
    assert asked(match) == "adventure.which"
    play(match, None, 1)
    assert over(match).reason == "adversaries"
    assert over(match).scores == (4, 2)


def test_ka_35_and_that_double_may_pay_for_the_twelfth_adventure():
    """Double, release, last adversary, twelfth adventure: it ends at once, the draw is lost."""
    match = doubling(
        {"dark": BUT_ONE_SEALED}, deck=[], supply=["beige"], taken=[[], all_but("saxons", "robbers")]
    )
    play(match, ("double", "dark-1"), ("red", "red"), "saxons", ("dark-1", "dark-3"))
    assert over(match).reason == "adventures"
    assert seen(match)["supply"] == 1


def test_ka_22_a_fully_sealed_layout_with_cards_in_the_deck_ends_nothing():
    match = doubling({"dark": BUT_ONE_SEALED}, deck=["enemy-1"], supply=["beige"])
    play(match, ("double", "dark-1"), ("red", "red"), 0)
    assert match.result is None
    assert asked(match) == "adversaries.draw"
