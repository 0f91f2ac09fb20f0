"""Special black cards: Guinevere calls all knights back to Camelot, and the drawer's turn is over."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, play, seen
from tests.games.shadows.helpers.black_cards import all_there, draw, no_merlins, quiet

PLACES = ["picts", "blackknight", "lancelot", "grail"]


def guinevere(**wanted):
    wanted = {"place": PLACES, "seats": 4} | wanted
    return draw("guinevere", **wanted)


def test_all_knights_return_to_camelot():
    assert seen(guinevere())["place"] == ["camelot"] * 4


@pytest.mark.parametrize("turn", range(4))
def test_sh_6_the_drawers_turn_is_over(turn):
    match = guinevere(turn=turn)
    assert (asked(match), match.to_move) == ("evil.what", ((turn + 1) % 4,))
    assert seen(match)["black_discard"] == 1


def test_sf_5_solo_quests_lose_their_white_cards_and_keep_the_black():
    match = guinevere(
        laid={"blackknight": ["fight-1", "fight-2"], "lancelot": ["fight-3"]},
        dark={"blackknight": ["blackknight-1"], "lancelot": [["lancelot-3", 0], "lancelot-1"]},
    )
    table = seen(match)
    assert (table["laid"]["blackknight"], table["laid"]["lancelot"]) == ([], [])
    assert table["dark"]["blackknight"] == ["blackknight-1"]
    assert table["dark"]["lancelot"] == ["", "lancelot-1"]
    assert (table["white_discard"], table["black_swords"]) == (3, 0)
    assert table["life"] == [4] * 4
    assert all_there(match)


def test_sf_5_group_quests_keep_their_white_cards():
    laid = {"picts": ["fight-1"], "saxons": ["fight-1", "fight-2"], "grail": ["grail", "grail"]}
    table = seen(guinevere(laid=laid, place=["picts", "saxons", "grail", "camelot"]))
    assert {quest: table["laid"][quest] for quest in laid} == laid
    assert table["white_discard"] == 0


def test_the_dragon_keeps_its_white_cards():
    table = seen(guinevere(laid={"dragon": ["fight-1"]}, finished=["lancelot"], place=["dragon", "dragon"]))
    assert table["laid"]["dragon"] == ["fight-1"]


def test_sh_19_a_recalled_knight_has_left_his_solo_quest_and_another_may_go_there():
    match = play(guinevere(laid={"blackknight": ["fight-1"]}), "life")
    assert ("move", "blackknight") in match.legal(1)


def test_sh_43_heroism_stays_on_the_quest_that_was_left():
    table = seen(guinevere(heroism="blackknight", laid={"blackknight": ["fight-1"]}))
    assert (table["heroism_on"], table["laid"]["blackknight"]) == ("blackknight", [])
    assert table["white_discard"] == 1


def test_sh_6_a_revealed_traitor_draws_her():
    match = quiet(
        4,
        status=["revealed", "knight", "knight", "knight"],
        loyalty=["traitor", "loyal", "loyal", "loyal"],
        place=["camelot", "grail", "picts", "lancelot"],
        black_deck=["guinevere"],
    )
    no_merlins(play(match, "draw"))
    assert seen(match)["place"] == ["", "camelot", "camelot", "camelot"]
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_the_dead_do_not_come_back():
    match = guinevere(status=["knight", "dead", "knight", "knight"])
    assert seen(match)["place"] == ["camelot", "", "camelot", "camelot"]
    assert match.to_move == (2,)


def test_with_everybody_at_camelot_the_turn_is_over_all_the_same():
    match = guinevere(place=[])
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_sh_40_inside_the_chain_the_other_cards_are_still_drawn_then_the_turn_ends():
    match = draw("morgan-2", "guinevere", "picts", "saxons", seats=4, place=PLACES)
    assert seen(match)["place"] == ["camelot"] * 4
    assert seen(match)["warriors"] == {"picts": 1, "saxons": 1}
    assert (asked(match), match.to_move) == ("evil.what", (1,))
    assert seen(match)["black_discard"] == 4


def test_sh_40_after_her_a_number_of_the_chain_may_be_laid_face_down_for_a_card():
    match = draw("morgan-2", "picts", "guinevere", "lancelot-3", seats=4, place=PLACES)
    assert (asked(match), match.to_move) == ("evil.lay", (0,))
    play(match, "down")
    assert [len(hand) for hand in seen(match)["hands"]] == [1, 0, 0, 0]
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_sh_40_the_fourth_warrior_after_her_hurts_nobody():
    """The chain goes on: the knights are at Camelot when the war is lost."""
    match = draw("morgan-2", "guinevere", "picts", "excalibur", seats=4, place=PLACES, warriors={"picts": 3})
    table = seen(match)
    assert (table["black_swords"], table["engines"], table["life"]) == (1, 2, [4] * 4)


def test_a_knight_called_back_may_act_at_camelot_in_his_turn():
    match = play(guinevere(), "life")
    assert ("quest", "draw") in match.legal(1)
