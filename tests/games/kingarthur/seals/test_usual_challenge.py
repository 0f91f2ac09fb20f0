"""Rulebook: Game with seals, the usual challenge."""

from __future__ import annotations

import pytest

import roundtable as rt
from tests.games.kingarthur.helpers import (
    all_but,
    asked,
    column,
    defeated,
    finish_turn,
    hand,
    lay,
    legal,
    over,
    play,
    seen,
)


def sealing(columns, **wanted):
    return lay(**{"seals": True, "action": 2, "hands": [["red"] * 8], "columns": columns} | wanted)


def test_action_2_usual_puts_a_seal_on_the_card_and_leaves_it_there():
    match = sealing({"dark": ["dark-2", "dark-3"]})
    play(match, ("usual", "dark-2"), ("red", "red"))
    assert column(match, "dark") == [("dark-2", 0), "dark-3"]
    assert seen(match)["seals"] == [4, 5]
    assert defeated(match, 0) == []
    assert seen(match)["discard"] == ["red", "red"]
    assert asked(match) == "knights.draw"
    assert legal(match) == {1, 0}


def test_ka_25_one_challenge_of_three_a_turn():
    match = sealing({"dark": ["dark-1", ["dark-2", 0], ["dark-3", 1]], "enemy": ["enemy-4"]})
    assert legal(match) == {
        None,
        ("usual", "dark-1"),
        ("double", "dark-1"),
        ("repeated", "dark-2"),
        ("usual", "enemy-4"),
        ("double", "enemy-4"),
    }
    play(match, ("usual", "dark-1"), ("red",))
    assert asked(match) not in ("challenge.which", "challenge.pay")


def test_ka_25_a_player_may_have_several_seals_in_one_column():
    match = sealing({"dark": [["dark-1", 0], ["dark-1", 0], "dark-2", "dark-3"]})
    play(match, ("usual", "dark-2"), ("red", "red"))
    assert column(match, "dark") == [("dark-1", 0), ("dark-1", 0), ("dark-2", 0), "dark-3"]
    assert seen(match)["seals"] == [2, 5]


def test_ka_26_a_sealed_card_cannot_be_sealed_again():
    match = sealing({"dark": [["dark-1", 1], ["dark-2", 0], "dark-3"]})
    assert {option for option in legal(match) if option and option[0] == "usual"} == {("usual", "dark-3")}
    with pytest.raises(rt.IllegalMove):
        match.play(0, ("usual", "dark-1"))


def test_ka_26_of_two_like_cards_the_one_without_a_seal_is_sealed():
    match = sealing({"dark": [["dark-1", 1], "dark-1", "dark-3"]})
    play(match, ("usual", "dark-1"), ("red",))
    assert column(match, "dark") == [("dark-1", 1), ("dark-1", 0), "dark-3"]


FIVE_OUT = {
    "dark": [["dark-1", 0], ["dark-1", 0], "dark-2"],
    "enemy": [["enemy-1", 0], ["enemy-1", 0], ["enemy-2", 0], "enemy-3"],
}


def test_ka_27_with_five_seals_out_only_repeated_and_double_remain():
    match = sealing(FIVE_OUT)
    assert seen(match)["seals"][0] == 0
    assert legal(match) == {
        None,
        ("repeated", "dark-1"),
        ("repeated", "enemy-1"),
        ("repeated", "enemy-2"),
        ("double", "dark-2"),
        ("double", "enemy-3"),
    }


def test_ka_27_the_double_needs_no_seal():
    match = play(sealing(FIVE_OUT), ("double", "dark-2"), ("red",) * 4)
    assert defeated(match, 0) == ["dark-2"]
    assert seen(match)["seals"][0] == 0


def test_ka_27_a_seal_won_back_may_be_used_next_turn():
    match = play(sealing(FIVE_OUT, supply=["beige"] * 5), ("repeated", "enemy-1"), ("red",), 0)
    finish_turn(match)
    play(match, False)
    assert ("usual", "dark-2") in legal(match)


def test_ka_27_the_opponent_releases_the_column_and_the_seals_come_back():
    """All five of seat 1 are out; seat 0 completes the column; seat 1 may seal again."""
    match = sealing(
        {
            "dark": [["dark-1", 1], ["dark-1", 1], "dark-1"],
            "enemy": [["enemy-1", 1], ["enemy-1", 1], ["enemy-2", 1], "enemy-3"],
        },
        hands=[["red"], ["beige"] * 3],
    )
    play(match, ("usual", "dark-1"), ("red",))
    assert seen(match)["seals"] == [5, 2]
    assert defeated(match, 1) == ["dark-1", "dark-1"]
    finish_turn(match)
    assert ("usual", "enemy-3") in legal(match)


def test_ka_28_the_last_seal_in_a_column_gives_every_owner_his_cards_and_seals():
    match = sealing(
        {
            "dark": [["dark-1", 2], ["dark-3", 1], "dark-2", ["dark-1", 1]],
            "enemy": [["enemy-1", 1], "enemy-2"],
        },
        seats=3,
    )
    play(match, ("usual", "dark-2"), ("red", "red"))
    assert column(match, "dark") == []
    assert column(match, "enemy") == [("enemy-1", 1), "enemy-2"]
    assert [defeated(match, seat) for seat in range(3)] == [["dark-2"], ["dark-1", "dark-3"], ["dark-1"]]
    assert seen(match)["seals"] == [5, 4, 5]


def test_ka_28_the_last_seal_of_a_player_completes_his_own_column():
    columns = {
        "dark": [["dark-1", 0], ["dark-1", 0], ["dark-2", 0], "dark-3"],
        "enemy": [["enemy-1", 0], "enemy-4"],
    }
    match = play(sealing(columns), ("usual", "dark-3"), ("red",) * 3)
    assert defeated(match, 0) == ["dark-1", "dark-1", "dark-2", "dark-3"]
    assert seen(match)["seals"][0] == 4


def test_ka_28_the_player_goes_on_to_action_3_with_what_he_won():
    match = sealing({"dark": [["dark-3", 0], "dark-1"]})
    play(match, ("usual", "dark-1"), ("red",))
    assert asked(match) == "adventure.which"
    play(match, "saxons", ("dark-1", "dark-3"))
    assert seen(match)["taken"][0] == ["saxons"]
    assert legal(match) == {1, 0}


def test_ka_28_off_turn_cards_count_as_no_challenge_of_the_owner():
    """A column release gives seat 1 cards off turn; seat 1 then draws two, or one after an adventure."""
    columns = {"dark": [["dark-3", 1], ["dark-1", 1], "dark-1"], "dragon": ["dragon-5"]}
    match = sealing(columns, deck=[], supply=["beige"] * 5)
    play(match, ("usual", "dark-1"), ("red",))
    assert (match.to_move, asked(match)) == ((0,), "knights.draw")
    play(match, 0)
    assert (match.to_move, asked(match)) == ((1,), "challenge.which")
    play(match, None)
    assert (asked(match), legal(match)) == ("adventure.which", {None, "saxons", "robbers"})
    other = match.clone()
    assert legal(play(match, None)) == {2, 1, 0}
    assert legal(play(other, "saxons", ("dark-1", "dark-3"))) == {1, 0}


def test_ka_29_a_column_of_one_is_won_at_once():
    match = play(sealing({"dragon": ["dragon-4"], "dark": ["dark-1"]}), ("usual", "dragon-4"), ("red",) * 4)
    assert (column(match, "dragon"), column(match, "dark")) == ([], ["dark-1"])
    assert defeated(match, 0) == ["dragon-4"]
    assert seen(match)["seals"] == [5, 5]


def test_ka_30_a_new_card_postpones_the_release():
    match = lay(
        seals=True,
        hands=[["red"] * 3],
        columns={"dark": [["dark-1", 1], "dark-2"]},
        deck=["dark-3", "dark-3", "dark-1", "dark-1"],
    )
    play(match, True, ("usual", "dark-2"), ("red", "red"))
    assert column(match, "dark") == [("dark-1", 1), ("dark-2", 0), "dark-3", "dark-3"]
    assert (defeated(match, 0), defeated(match, 1)) == ([], [])


def test_ka_30_a_new_card_in_a_fully_sealed_column_must_be_sealed_too():
    """Column left fully sealed by a double, refilled by action 1, completed by the usual challenge."""
    match = lay(
        seals=True,
        hands=[["red"] * 3],
        columns={"dark": [["dark-1", 1], ["dark-2", 1]]},
        deck=["dark-3"] * 2 + ["dark-1"],
    )
    play(match, True)
    assert column(match, "dark") == [("dark-1", 1), ("dark-2", 1), "dark-3", "dark-3"]
    play(match, ("usual", "dark-3"), ("red",) * 3)
    assert column(match, "dark") == [("dark-1", 1), ("dark-2", 1), ("dark-3", 0), "dark-3"]
    assert defeated(match, 1) == []


def test_paying_follows_the_rules_of_the_basic_game():
    match = sealing({"dark": ["dark-1", "dark-2"]}, hands=[["red-2", "merlin", "beige"]])
    play(match, ("usual", "dark-1"))
    assert legal(match) == {("red-2",), ("merlin",), ("beige",)}


def test_a_hand_that_can_pay_nothing_is_asked_all_the_same():
    match = sealing({"dark": ["dark-3"]}, hands=[["red"]])
    assert (asked(match), legal(match)) == ("challenge.which", {None})


def test_ka_27_without_a_seal_or_a_way_to_pay_double_one_is_asked_all_the_same():
    match = sealing(FIVE_OUT, hands=[[]])
    assert (asked(match), legal(match)) == ("challenge.which", {None})


def test_where_only_foreign_seals_lie_no_challenge_is_asked():
    match = sealing({"dark": [["dark-1", 1]]})
    assert asked(match) == "knights.draw"
    assert hand(match, 0) == ["red"] * 8


def test_ka_34_sealed_cards_on_the_table_score_for_nobody():
    eleven = all_but("robbers", "saxons")
    match = lay(
        seals=True,
        action=3,
        columns={"dragon": [["dragon-5", 0], "dragon-4"]},
        taken=[[], eleven],
        defeated=[["dark-1", "dark-1"]],
    )
    play(match, "robbers", ("dark-1", "dark-1"))
    assert over(match).scores[0] == 6


def test_ka_35_a_release_that_empties_the_layout_ends_the_game_after_the_turn():
    match = sealing({"dark": [["dark-3", 1], "dark-1"]}, deck=[], supply=["beige"])
    play(match, ("usual", "dark-1"), ("red",))
    assert match.result is None
    assert (match.to_move, asked(match)) == ((0,), "knights.draw")
    play(match, 1)
    assert over(match).reason == "adversaries"
    assert over(match).scores == (1, 3)
    assert hand(match, 0) == ["beige"] + ["red"] * 7


def test_ka_35_the_active_player_may_still_take_an_adventure_the_others_may_not():
    match = sealing(
        {"dark": [["dark-3", 1], ["dark-2", 1], ["dark-3", 0], "dark-1"]}, deck=[], supply=["beige"]
    )
    play(match, ("usual", "dark-1"), ("red",), "saxons", ("dark-1", "dark-3"), 0)
    assert over(match).scores == (7, 5)
    assert seen(match)["taken"] == [["saxons"], []]


def test_ka_35_the_twelfth_adventure_in_that_turn_ends_at_once():
    """Usual challenge, release, last adversary and second to last adventure in one turn."""
    eleven = all_but("robbers", "saxons")
    match = sealing({"dark": [["dark-3", 0], "dark-1"]}, deck=[], supply=["beige"], taken=[[], eleven])
    play(match, ("usual", "dark-1"), ("red",), "saxons", ("dark-1", "dark-3"))
    assert over(match).reason == "adventures"
    assert seen(match)["supply"] == 1


def test_ka_35_a_layout_emptied_by_a_release_in_action_1_and_a_challenge_in_action_2():
    """The last deck card releases the sealed dragon (KA-31) and is itself a column of one (KA-29)."""
    match = lay(
        seals=True, hands=[["red"]], columns={"dragon": [["dragon-5", 1]]}, deck=["dark-1"], supply=["beige"]
    )
    play(match, True, ("usual", "dark-1"), ("red",), 1)
    assert over(match).reason == "adversaries"
    assert over(match).scores == (1, 5)


def test_ka_35_a_layout_of_sealed_cards_is_not_yet_empty():
    match = sealing({"dark": ["dark-1", "dark-2"]}, deck=[], supply=["beige"])
    play(match, ("usual", "dark-1"), ("red",), 0)
    assert match.result is None
    assert match.to_move == (1,)
