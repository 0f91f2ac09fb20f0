"""Rulebook: III. Special white cards: Reinforcements: four cards for oneself, or one for each other."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play, sizes
from tests.games.shadows.helpers.knights import SACRIFICE, TWELVE, discarded, hand, hero

CALL = ("special", "reinforcements")


def calling(more=(), **wanted):
    wanted.setdefault("hands", [["reinforcements", *more]])
    return hero(**wanted)


def test_the_player_chooses():
    match = play(calling(), CALL)
    assert (asked(match), legal(match)) == ("reinforcements.how", {"own", "others"})


def test_four_cards_for_himself():
    match = play(calling(white_deck=["grail", "fate", "lady", "piety", "merlin"]), CALL, "own")
    assert (hand(match, 0), sizes(match)) == (["fate", "grail", "lady", "piety"], [4, 0, 0, 0])
    assert discarded(match) == ["reinforcements"]


def test_one_card_for_each_other():
    assert sizes(play(calling(), CALL, "others")) == [0, 1, 1, 1]


def test_sh_10_not_for_the_dead():
    match = calling(status=["knight", "dead", "knight", "knight"])
    assert sizes(play(match, CALL, "others")) == [0, 0, 1, 1]


def test_sf_31_the_revealed_traitor_gets_none():
    match = calling(status=["knight"] * 3 + ["revealed"], loyalty=["loyal"] * 3 + ["traitor"])
    assert sizes(play(match, CALL, "others")) == [0, 1, 1, 0]


@pytest.mark.parametrize(("more", "own"), [(10, True), (11, False), (12, False)])
def test_sh_33_with_twelve_cards_not_for_himself(more, own):
    """The card itself is one of the twelve."""
    match = calling(TWELVE[:more])
    assert CALL in legal(match)
    assert legal(play(match, CALL)) == ({"own", "others"} if own else {"others"})


def test_sh_33_eleven_cards_can_become_fourteen():
    match = play(calling(TWELVE[:10]), CALL, "own")
    assert len(hand(match, 0)) == 14


def test_sh_33_others_with_twelve_cards_get_theirs():
    match = play(hero(hands=[["reinforcements"], TWELVE]), CALL, "others")
    assert sizes(match) == [0, 13, 1, 1]


def test_sh_33_and_sh_42_with_twelve_cards_and_nobody_else_alive_it_is_not_offered():
    match = calling(TWELVE, status=["knight", "dead", "dead", "dead"])
    assert CALL not in legal(match)


def test_wherever_he_is():
    match = calling(place=["lancelot"] + ["camelot"] * 3)
    assert sizes(play(match, CALL, "own")) == [4, 0, 0, 0]


def test_the_cards_can_be_used_for_a_life_in_the_same_turn():
    match = calling(white_deck=["fight-1", "grail", "fight-2", "fight-3"], place=["picts"] + ["camelot"] * 3)
    play(match, CALL, "own", SACRIFICE, ("quest", "fight-1"))
    assert len(hand(match, 0)) == 3


def test_the_others_do_not_see_the_cards():
    tables = [
        play(calling(white_deck=deck), CALL, "own")
        for deck in (["grail"] * 4, ["fight-1", "fight-2", "fight-3", "fight-4"])
    ]
    assert tables[0].view(1)["table"]["hands"] == tables[1].view(1)["table"]["hands"]
