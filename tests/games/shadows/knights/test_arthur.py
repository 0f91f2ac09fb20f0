"""Rulebook: knights: King Arthur swaps one white card with another knight, once per turn."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, new, play, seen
from tests.games.shadows.helpers.knights import DRAW, END, SACRIFICE, end, hand, hero, offered, received

HANDS = [["fight-1", "grail"], ["fight-5", "merlin"], ["fight-2"], []]


def arthur(**wanted):
    wanted.setdefault("hands", HANDS)
    return hero(first="arthur", **wanted)


def swap(match, other, mine, theirs):
    """Arthur and the other lay these cards."""
    play(match, ("exchange", other))
    match.play(0, mine)
    match.play(other, theirs)
    return match


@pytest.mark.parametrize("seed", range(6))
def test_arthur_begins(seed):
    match = new(7, seed)
    assert match.table.knights[match.table.first] == "arthur"


def test_sf_21_both_choose_a_card_of_their_own_at_the_same_time():
    match = play(arthur(), ("exchange", 1))
    assert (asked(match), set(match.to_move)) == ("arthur.card", {0, 1})
    assert set(match.legal(0)) == {"fight-1", "grail"}
    assert set(match.legal(1)) == {"fight-5", "merlin"}


def test_sf_21_the_cards_change_hands():
    match = swap(arthur(), 1, "grail", "merlin")
    assert (hand(match, 0), hand(match, 1)) == (["fight-1", "merlin"], ["fight-5", "grail"])


@pytest.mark.parametrize("early", [0, 1])
def test_sf_21_nobody_sees_what_the_other_has_chosen_before_both_have(early):
    late = 1 - early
    tables = [play(arthur(), ("exchange", 1)) for _ in range(2)]
    for match, card in zip(tables, match_options(tables[0], early), strict=True):
        match.play(early, card)
    for viewer in (late, 2, 3, None):
        assert received(tables[0], viewer) == received(tables[1], viewer)


def match_options(match, seat):
    return sorted(match.legal(seat))[:2]


def test_sf_21_the_others_never_see_the_cards():
    tables = [swap(arthur(), 1, *cards) for cards in (("grail", "merlin"), ("fight-1", "fight-5"))]
    for viewer in (2, 3, None):
        assert received(tables[0], viewer) == received(tables[1], viewer)


def test_both_know_what_they_have_given():
    match = swap(arthur(), 1, "grail", "merlin")
    assert "grail" in seen(match, 0)["hands"][1]
    assert "merlin" in seen(match, 1)["hands"][0]
    assert seen(match, 2)["hands"][:2] == [["", ""], ["", ""]]


def test_sf_21_not_with_a_knight_who_has_no_card_nor_with_himself():
    assert offered(arthur(), "exchange") == {1, 2}


def test_sf_21_not_without_a_card_of_his_own():
    assert offered(arthur(hands=[[], ["grail"]]), "exchange") == set()


def test_sf_21_not_with_the_dead_nor_the_revealed_traitor():
    match = arthur(
        hands=[["grail"], [], [], ["grail"]], status=["knight", "dead", "revealed", "knight"],
        loyalty=["loyal", "loyal", "traitor", "loyal"],
    )  # fmt: skip
    assert offered(match, "exchange") == {3}


def test_wherever_both_are():
    match = arthur(place=["picts", "grail", "lancelot", "camelot"])
    assert offered(match, "exchange") == {1, 2}
    assert swap(match, 2, "grail", "fight-2").table.place == ["picts", "grail", "lancelot", "camelot"]


def test_it_is_no_action_the_compulsory_one_is_still_owed():
    match = swap(arthur(), 1, "grail", "merlin")
    assert END not in legal(match)
    assert SACRIFICE not in legal(match)
    assert DRAW in legal(match)


def test_sf_21_once_in_a_turn():
    match = swap(arthur(), 1, "grail", "merlin")
    assert offered(match, "exchange") == set()
    assert offered(play(match, DRAW), "exchange") == set()


def test_after_his_action():
    match = play(arthur(), DRAW)
    assert offered(match, "exchange") == {1, 2}
    swap(match, 2, "fight-1", "fight-2")
    assert SACRIFICE in legal(match)
    assert end(match).to_move == (1,)


def test_between_two_actions():
    """The player gets the card with which they then act."""
    match = arthur(hands=[["grail"], ["fight-1"]])
    play(match, ("move", "picts"))
    swap(match, 1, "grail", "fight-1")
    play(match, SACRIFICE, ("quest", "fight-1"))
    assert [match.table.faces[card] for card in match.table.laid["picts"]] == ["fight-1"]


def test_after_two_actions():
    match = arthur()
    play(match, DRAW, SACRIFICE, ("move", "excalibur"))
    assert {("exchange", 1), END} <= legal(match)


def test_sf_21_only_after_the_evil_phase():
    match = arthur(phase="evil")
    assert legal(match) == {"draw", "engine", "life"}
    assert offered(play(match, "engine"), "exchange") == {1, 2}


def test_not_in_another_s_turn():
    match = end(play(arthur(), DRAW))
    play(match, "engine")
    assert match.to_move == (1,)
    assert offered(match, "exchange") == set()


def test_every_turn_anew():
    match = swap(arthur(), 1, "grail", "merlin")
    end(play(match, DRAW))
    for _ in range(3):
        seat = match.to_move[0]
        end(play(match, "engine", DRAW))
        assert match.to_move != (seat,)
    assert offered(play(match, "engine"), "exchange") == {1, 2, 3}


def test_a_special_card_got_so_may_be_played_at_once():
    match = swap(arthur(engines=3), 1, "fight-1", "merlin")
    assert ("special", "merlin") in legal(match)


def test_it_makes_three_of_a_kind_to_heal():
    match = arthur(hands=[["grail", "grail", "fight-1"], ["grail"]])
    assert offered(match, "heal") == set()
    assert offered(swap(match, 1, "fight-1", "grail"), "heal") == {"grail"}


def test_with_twelve_cards_he_still_may_exchange():
    cards = ["fight-1"] * 6 + ["fight-2"] * 6
    match = swap(arthur(hands=[cards, ["grail"]]), 1, "fight-1", "grail")
    assert len(hand(match, 0)) == 12


def test_no_other_knight_can_do_it():
    assert offered(hero(first="gawain", hands=HANDS), "exchange") == set()


def test_the_dying_arthur_has_lost_his_turn_with_his_last_action():
    match = arthur(life=[1, 4, 4, 4])
    play(match, DRAW, SACRIFICE, ("move", "excalibur"))
    assert (match.table.status[0], match.to_move) == ("dead", (1,))
