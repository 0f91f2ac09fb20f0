"""Rulebook: Playing the game, example turn."""

from __future__ import annotations

import pytest

import roundtable as rt
from tests.games.kingarthur.helpers import asked, column, defeated, finish_turn, hand, lay, legal, play, seen


def full_turn(**wanted):
    """A table on which the player can do each of the four actions."""
    return lay(
        hands=[["red", "red"]],
        defeated=[["dark-3"]],
        columns={"dark": ["dark-1", "dark-1", "dark-1"]},
        deck=["dark-2", "enemy-1"],
        supply=["beige", "orange", "merlin"],
        **wanted,
    )


def test_example_turn():
    """Andreas does all four actions."""
    andreas = lay(
        seats=3,
        turn=1,
        hands=[[], ["red", "red", "red", "merlin"], []],
        defeated=[[], ["enemy-3"], []],
        columns={
            "dragon": ["dragon-2", "dragon-5"],
            "dark": ["dark-1", "dark-2", "dark-2"],
            "monster": ["monster-1"],
        },
        deck=["dragon-4", "dragon-3", "monster-2"],
        supply=["orange", "beige"],
    )
    assert (asked(andreas), legal(andreas)) == ("adversaries.draw", {True, False})
    play(andreas, True)
    assert column(andreas, "dragon") == ["dragon-2", "dragon-5", "dragon-4", "dragon-3"]
    assert seen(andreas)["deck"] == 1

    assert asked(andreas) == "challenge.which"
    play(andreas, "dragon-4", ("red", "red", "red", "merlin"))
    assert sorted(seen(andreas)["discard"]) == ["merlin", "red", "red", "red"]
    assert column(andreas, "dragon") == ["dragon-2", "dragon-5", "dragon-3"]
    assert defeated(andreas, 1) == ["dragon-4", "enemy-3"]

    assert asked(andreas) == "adventure.which"
    play(andreas, "greenknight", ("dragon-4", "enemy-3"))
    assert seen(andreas)["taken"] == [[], ["greenknight"], []]
    assert "greenknight" not in seen(andreas)["adventures"]
    assert defeated(andreas, 1) == []
    assert {"dragon-4", "enemy-3"} <= set(andreas.table.out)

    assert (asked(andreas), legal(andreas)) == ("knights.draw", {1, 0})
    play(andreas, 1)
    assert hand(andreas, 1) == ["orange"]
    assert andreas.to_move == (2,)


@pytest.mark.parametrize(("seat", "after"), [(0, 1), (1, 2), (2, 0)])
def test_turns_go_clockwise(seat, after):
    match = lay(seats=3, turn=seat)
    finish_turn(match)
    assert match.to_move == (after,)
    assert seen(match)["turn"] == after


def test_ka_1_the_four_actions_come_in_the_printed_order():
    match, keys = full_turn(), []
    for option in (True, "dark-2", ("red", "red"), "saxons", ("dark-2", "dark-3"), 1):
        keys.append(asked(match))
        play(match, option)
    assert keys == [
        "adversaries.draw",
        "challenge.which",
        "challenge.pay",
        "adventure.which",
        "adventure.pay",
        "knights.draw",
    ]
    assert match.to_move == (1,)


def test_ka_1_every_action_may_be_left_out():
    match = full_turn()
    before = seen(match, 0)
    for key in ("adversaries.draw", "challenge.which", "knights.draw"):
        assert asked(match) == key
        play(match, {"adversaries.draw": False, "challenge.which": None, "knights.draw": 0}[key])
    assert match.to_move == (1,)
    for field in ("columns", "deck", "hands", "supply", "defeated", "adventures", "discard"):
        assert seen(match, 0)[field] == before[field]


def test_ka_1_only_actions_2_and_4():
    match = play(full_turn(), False, "dark-1", ("red",), None, 1)
    assert hand(match, 0) == ["beige", "red"]
    assert defeated(match, 0) == ["dark-1", "dark-3"]
    assert match.to_move == (1,)


def test_ka_1_a_challenge_left_out_does_not_come_back_after_the_adventure():
    match = lay(
        action=2, hands=[["red"]], defeated=[["dark-1", "dark-2", "dark-3"]], columns={"dark": ["dark-1"]}
    )
    play(match, None, "robbers", ("dark-1", "dark-2"))
    assert asked(match) == "knights.draw"


def test_ka_7_the_adversary_just_defeated_pays_for_an_adventure_of_the_same_turn():
    match = lay(action=2, hands=[["red"]], defeated=[["dark-3"]], columns={"dark": ["dark-1", "dark-2"]})
    play(match, "dark-1", ("red",), "saxons", ("dark-1", "dark-3"))
    assert seen(match)["taken"][0] == ["saxons"]


def test_ka_8_there_is_no_hand_limit():
    many = ["orange"] * 14 + ["red"] * 14
    match = lay(action=4, hands=[many], supply=["beige", "merlin"])
    play(match, 2)
    assert len(hand(match, 0)) == 30
    assert match.to_move == (1,)


def test_nobody_else_may_answer():
    match = full_turn()
    before = match.fingerprint()
    assert match.question(1) is None
    assert match.legal(1) == ()
    with pytest.raises(rt.IllegalMove):
        match.play(1, False)
    assert match.fingerprint() == before
