"""Rulebook: III. Special white cards: the Messenger brings one to three cards to another knight."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play, seen
from tests.games.shadows.helpers.knights import TWELVE, discarded, hand, hero, received

MESSENGER = ("special", "messenger")
HAND = ["messenger", "fight-1", "fight-1", "grail", "merlin"]


def send(cards, whom=1, **wanted):
    wanted.setdefault("hands", [HAND])
    match = play(hero(**wanted), MESSENGER, whom)
    return play(match, next(option for option in match.legal(0) if sorted(option) == sorted(cards)))


def test_to_one_knight_of_his_choice():
    match = play(hero(hands=[HAND]), MESSENGER)
    assert (asked(match), legal(match)) == ("messenger.whom", {1, 2, 3})


def test_one_to_three_cards_but_not_the_messenger_himself():
    match = play(hero(hands=[HAND]), MESSENGER, 2)
    assert asked(match) == "messenger.cards"
    options = [tuple(sorted(cards)) for cards in match.legal(0)]
    assert len(options) == len(set(options)) == 3 + 4 + 3
    assert {len(cards) for cards in options} == {1, 2, 3}
    assert not any("messenger" in cards for cards in options)


@pytest.mark.parametrize("cards", [["merlin"], ["fight-1", "fight-1"], ["fight-1", "grail", "merlin"]])
def test_the_cards_change_hands(cards):
    match = send(cards, 2)
    assert hand(match, 2) == sorted(cards)
    rest = HAND[1:]
    for card in cards:
        rest.remove(card)
    assert (hand(match, 0), discarded(match)) == (sorted(rest), ["messenger"])


def test_not_to_the_dead_nor_to_the_revealed_traitor():
    match = hero(
        hands=[HAND],
        status=["knight", "dead", "revealed", "knight"],
        loyalty=["loyal", "loyal", "traitor", "loyal"],
    )
    assert legal(play(match, MESSENGER)) == {3}


def test_sh_42_without_another_card_there_is_nothing_to_bring():
    assert MESSENGER not in legal(hero(hands=[["messenger"]]))


def test_only_the_two_know_the_cards():
    tables = [send(cards) for cards in (["fight-1", "grail"], ["merlin", "fight-1"])]
    for viewer in (2, 3, None):
        assert received(tables[0], viewer) == received(tables[1], viewer)
    assert seen(tables[0], 0)["hands"][1] == ["fight-1", "grail"]
    assert sorted(seen(tables[0], 1)["hands"][1]) == ["fight-1", "grail"]


def test_how_many_cards_were_brought_is_seen():
    match = send(["fight-1", "grail"])
    assert [len(cards) for cards in seen(match, 3)["hands"]] == [2, 2, 0, 0]


def test_wherever_the_two_are():
    match = send(["merlin"], 3, place=["picts", "camelot", "camelot", "lancelot"])
    assert (hand(match, 3), match.table.place) == (["merlin"], ["picts", "camelot", "camelot", "lancelot"])


def test_sh_33_to_a_knight_with_twelve_cards_too():
    match = send(["merlin"], hands=[["messenger", "merlin"], TWELVE])
    assert len(hand(match, 1)) == 13


def test_the_receiver_may_use_them_in_his_turn():
    match = send(["merlin"], engines=2)
    play(match, ("end",), "life")
    assert ("special", "merlin") in legal(match)
