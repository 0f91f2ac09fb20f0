"""Rulebook: 2) Challenge adversaries (basic game)."""

from __future__ import annotations

import pytest

import roundtable as rt
from tests.games.kingarthur.helpers import asked, column, defeated, finish_turn, hand, lay, legal, play, seen

LAYOUT = {
    "dark": ["dark-1", "dark-3"],
    "enemy": ["enemy-2"],
    "monster": ["monster-4"],
    "dragon": ["dragon-5", "dragon-2"],
}


def test_action_2_offers_every_face_up_adversary_that_the_hand_can_pay():
    match = lay(action=2, hands=[["red", "red", "beige"]], columns=LAYOUT)
    assert legal(match) == {None, "dark-1", "enemy-2", "dragon-2"}


def test_action_2_any_colour_may_fight_any_kind():
    match = lay(action=2, hands=[["beige"] * 5], columns=LAYOUT)
    assert legal(match) == {None, "dark-1", "dark-3", "enemy-2", "monster-4", "dragon-5", "dragon-2"}


def test_action_2_moves_the_adversary_to_the_hand_and_the_knights_to_the_discards():
    match = lay(action=2, hands=[["red", "red", "beige"]], columns=LAYOUT, discard=["merlin"])
    play(match, "enemy-2", ("red", "red"))
    assert column(match, "enemy") == []
    assert defeated(match, 0) == ["enemy-2"]
    assert hand(match, 0) == ["beige"]
    assert sorted(seen(match)["discard"]) == ["merlin", "red", "red"]


def test_action_2_challenges_exactly_one():
    match = lay(action=2, hands=[["red"] * 6], columns={"dark": ["dark-1", "dark-1", "dark-2"]})
    play(match, "dark-1", ("red",))
    assert column(match, "dark") == ["dark-1", "dark-2"]
    assert asked(match) == "knights.draw"


def test_action_2_leaves_the_other_cards_where_they_lie():
    match = play(lay(action=2, hands=[["red"]], columns=LAYOUT), "dark-1", ("red",))
    assert column(match, "dark") == ["dark-3"]
    assert column(match, "dragon") == ["dragon-5", "dragon-2"]


def test_action_2_may_be_declined():
    match = lay(action=2, hands=[["red"]], columns=LAYOUT)
    before = (seen(match, 0)["columns"], hand(match, 0))
    play(match, None)
    assert (seen(match, 0)["columns"], hand(match, 0)) == before
    assert legal(match) == {2, 1, 0}


def test_action_2_is_asked_of_a_hand_that_can_pay_nothing():
    match = lay(action=2, hands=[[]], columns=LAYOUT)
    assert (asked(match), legal(match)) == ("challenge.which", {None})


def test_action_2_is_not_asked_when_nothing_lies_open():
    assert asked(lay(action=2, hands=[["red"] * 5], columns={})) == "knights.draw"


def test_action_2_asks_for_the_payment_even_if_there_is_but_one():
    match = play(lay(action=2, hands=[["red"]], columns=LAYOUT), "dark-1")
    assert (asked(match), legal(match)) == ("challenge.pay", {("red",)})


def test_action_2_uses_only_the_knights_of_the_player_himself():
    match = lay(action=2, hands=[[], ["red"] * 5], columns=LAYOUT)
    assert legal(match) == {None}
    finish_turn(match)
    play(match, False)
    assert "dragon-5" in legal(match)


@pytest.mark.parametrize(
    "option", ["dark-2", "dragon-5", "dragon", "", 0, False, ("usual", "dark-1"), ("dark-1",)]
)
def test_action_2_an_illegal_challenge_changes_nothing(option):
    match = lay(action=2, hands=[["red"]], columns=LAYOUT)
    before = match.fingerprint()
    with pytest.raises(rt.IllegalMove):
        match.play(0, option)
    assert match.fingerprint() == before
    assert asked(match) == "challenge.which"


@pytest.mark.parametrize(
    "payment", [("beige",), ("red", "beige"), ("red", "red", "red"), (), None, "red", ("orange", "orange")]
)
def test_action_2_an_illegal_payment_changes_nothing(payment):
    match = play(lay(action=2, hands=[["red", "red", "red", "beige"]], columns=LAYOUT), "enemy-2")
    before = match.fingerprint()
    with pytest.raises(rt.IllegalMove):
        match.play(0, payment)
    assert match.fingerprint() == before
    assert column(match, "enemy") == ["enemy-2"]


def test_action_2_everybody_learns_what_was_played_for_what():
    match = play(lay(action=2, hands=[["red", "merlin"]], columns=LAYOUT), "enemy-2", ("red", "merlin"))
    for seat in (0, 1, None):
        args = match.log(seat)[-1].args
        assert (args["seat"], args["card"], tuple(args["knights"])) == (0, "enemy-2", ("red", "merlin"))


def test_the_second_of_two_like_cards_can_be_challenged_next_turn():
    match = lay(action=2, hands=[["red"], ["red"]], columns={"dark": ["dark-1", "dark-1"]}, deck=[])
    play(match, "dark-1", ("red",))
    finish_turn(match)
    play(match, "dark-1", ("red",))
    assert [defeated(match, seat) for seat in (0, 1)] == [["dark-1"], ["dark-1"]]
