"""Rulebook: The quest for Excalibur (В поисках легендарного меча Экскалибур)."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, asked, legal, play, seen, sizes, told
from tests.games.shadows.helpers.black_cards import QUIET, all_there, draw, quiet
from tests.games.shadows.helpers.quests import finish, on, playable, swords

QUEST = "excalibur"


def last_step(here=1, **wanted):
    """One step is left to the knights' bank."""
    return on(QUEST, ["fight-1"], **{"place": [QUEST] * here, "sword": 4} | wanted)


@pytest.mark.parametrize("card", ["fight-1", "fight-5", "grail", "merlin", "fate", "lady"])
def test_any_white_card_discarded_moves_the_sword_one_step(card):
    match = finish(on(QUEST, [card, "fight-2"], sword=1), card)
    assert (seen(match)["sword"], match.table.hand(0)) == (2, ["fight-2"])
    assert seen(match)["white_discard"] == 1


def test_the_card_is_discarded_face_down():
    match = finish(on(QUEST, ["heroism", "fight-2"]), "heroism")
    for viewer in (1, 2, None):
        assert "heroism" not in str([event.args for event in match.log(viewer)])
        assert seen(match, viewer)["hands"][0] == [""]


def test_without_a_card_nothing_can_be_done_there():
    assert playable(on(QUEST, [])) == set()


@pytest.mark.parametrize("steps", range(1, 5))
def test_five_steps_bring_it_to_the_knights(steps):
    match = finish(on(QUEST, ["fight-1"], sword=steps), "fight-1")
    assert swords(match) == ((2, 0) if steps == 4 else (0, 0))


@pytest.mark.parametrize("steps", range(1, 5))
def test_five_steps_bring_it_to_evil(steps):
    match = draw("excalibur", sword=-steps)
    assert swords(match) == ((0, 2) if steps == 4 else (0, 0))


def test_it_begins_in_the_middle():
    """A step either way ends nothing."""
    match = finish(on(QUEST, ["fight-1"], sword=0), "fight-1")
    assert (seen(match)["sword"], seen(match)["finished"]) == (1, [])
    assert seen(draw("excalibur"))["sword"] == -1


def test_sh_2_victory_gives_two_swords_a_life_each_seven_cards_and_excalibur():
    match = finish(last_step(here=2), "fight-1")
    table = seen(match)
    assert (swords(match), table["life"], table["relics"][QUEST]) == ((2, 0), [5, 5, 4], 0)
    assert (len(table["offered"]), match.to_move) == (7, (0, 1))
    play(match, "shuffle")
    assert (sizes(match), seen(match)["place"]) == ([4, 3, 0], ["camelot"] * 3)
    assert all_there(match)


def test_sf_18_several_knights_see_the_cards_and_divide_them_by_agreement():
    match = finish(last_step(here=2, white_deck=["fate", "piety", "lady"]), "fight-1")
    for viewer in (0, 1, 2, None):
        assert set(seen(match, viewer)["offered"]) >= {"fate", "piety", "lady"}
    play(match, *[("give", place, 1) for place in range(7) if ("give", place, 1) in match.legal(0)])
    assert match.to_move == (0, 1)
    play(match, "agree", "agree")
    assert sizes(match) == [0, 7, 0]
    assert {"fate", "piety", "lady"} <= set(seen(match, 2)["hands"][1])


def test_sf_18_a_knight_elsewhere_has_no_say_and_gets_nothing():
    match = finish(last_step(here=2), "fight-1")
    assert match.to_move == (0, 1)
    assert all(option[2] != 2 for option in match.legal(0) if isinstance(option, tuple))


def test_sf_18_without_agreement_they_are_shuffled_and_dealt_from_the_finisher_on():
    for turn, dealt in ((1, [2, 3, 2]), (2, [2, 2, 3])):
        hands = [["fight-1"] if seat == turn else [] for seat in range(3)]
        match = last_step(here=3, turn=turn, hands=hands)
        finish(match, "fight-1")
        match.play((turn + 1) % 3, "shuffle")
        assert sizes(match) == dealt


def test_sf_18_a_lone_winner_keeps_all_unseen():
    match = finish(last_step(), "fight-1")
    assert (asked(match), sizes(match)) == ("deed.what", [7, 0, 0])
    assert seen(match, 1)["hands"][0] == [""] * 7


def test_defeat_lays_two_black_swords_and_excalibur_leaves_the_game():
    match = draw("excalibur", sword=-4, place=[QUEST, "camelot", QUEST])
    table = seen(match)
    assert (swords(match), table["life"], table["relics"][QUEST]) == ((0, 2), [3, 4, 3], -1)
    assert (table["place"], table["finished"], table["engines"]) == (["camelot"] * 3, [QUEST], 0)
    assert (asked(match), sizes(match)) == ("deed.what", [0, 0, 0])


def test_a_drawer_who_loses_his_last_life_there_has_no_action():
    match = draw("excalibur", sword=-4, place=[QUEST, "camelot", QUEST], life=[1, 4, 1])
    assert seen(match)["status"] == ["dead", "knight", "dead"]
    assert (asked(match), match.to_move) == ("evil.what", (1,))


@pytest.mark.parametrize("seats", [6, 7])
def test_sh_18_any_number_of_knights_may_go_there(seats):
    place = ["camelot", *[QUEST] * (seats - 1)]
    match = quiet(seats, phase="heroic", place=place)
    assert ("move", QUEST) in legal(match)
    play(match, ("move", QUEST))
    assert seen(match)["place"] == [QUEST] * seats


@pytest.mark.parametrize("quest", ["grail", "picts", "saxons", "dragon"])
def test_sh_18_nor_is_there_a_limit_on_other_group_quests(quest):
    finished = ["lancelot"] if quest == "dragon" else []
    match = quiet(7, phase="heroic", place=["camelot", *[quest] * 6], finished=finished)
    assert ("move", quest) in legal(match)


def test_sf_20_when_it_is_over_the_place_is_gone_and_its_cards_are_engines():
    match = finish(last_step(black_deck=["excalibur", "excalibur"]), "fight-1")
    play(match, ("end",), "draw", False)
    assert (seen(match)["engines"], seen(match)["sword"]) == (1, 5)
    assert ("move", QUEST) not in legal(match)


def test_sf_13_one_merlin_cannot_move_the_sword():
    assert ("special", "merlin") not in legal(quiet(phase="heroic", hands=[["merlin"]], sword=-4))
    match = play(quiet(phase="heroic", hands=[["merlin"]], sword=-4, engines=1), ("special", "merlin"))
    assert legal(match) == {("engine",)}


# -- from afar ------------------------------------------------------------------------------------------


def test_sf_17_the_lady_of_the_lake_moves_it_from_afar():
    match = play(quiet(phase="heroic", hands=[["lady"]], sword=-1, place=["picts"]), ("special", "lady"))
    assert (seen(match)["sword"], seen(match)["life"][0]) == (0, 4)


def test_sf_17_whoever_finishes_from_afar_takes_the_sword_and_those_present_the_rest():
    match = quiet(phase="heroic", hands=[["lady"]], sword=4, place=["picts", QUEST])
    play(match, ("special", "lady"))
    table = seen(match)
    assert (table["relics"][QUEST], swords(match)) == (0, (2, 0))
    assert (table["life"], sizes(match), table["place"]) == (
        [4, 5, 4],
        [0, 7, 0],
        ["picts", "camelot", "camelot"],
    )


@pytest.mark.parametrize("place", ["camelot", "picts"])
def test_sf_17_with_nobody_there_the_cards_are_discarded(place):
    match = play(quiet(phase="heroic", hands=[["lady"]], sword=4, place=[place]), ("special", "lady"))
    table = seen(match)
    assert (table["relics"][QUEST], swords(match), table["life"]) == (0, (2, 0), [4, 4, 4])
    assert (sizes(match), table["white_discard"]) == ([0, 0, 0], 8)
    assert "share.offered" not in told(match)
    assert all_there(match)


def test_sf_19_won_from_afar_by_galahads_free_card_he_may_still_act():
    match = quiet(phase="heroic", knights=["galahad", "gawain", "arthur"], hands=[["lady"]], sword=4)
    play(match, ("cast", "lady"))
    assert (swords(match), seen(match)["relics"][QUEST]) == ((2, 0), 0)
    assert ("quest", "draw") in legal(match)


def test_sh_45_the_deal_starts_with_the_next_present_knight():
    match = quiet(
        5,
        phase="heroic",
        turn=2,
        hands=[[], [], ["lady"]],
        sword=4,
        place=[QUEST, QUEST, "picts", "grail", QUEST],
    )
    play(match, ("special", "lady"))
    assert match.to_move == (0, 1, 4)
    play(match, "shuffle")
    assert sizes(match) == [2, 2, 0, 0, 3]


# -- swords ---------------------------------------------------------------------------------------------


def test_sf_33_the_seventh_black_sword_ends_the_game():
    match = draw("excalibur", sword=-4, black_swords=6, heroism=QUEST)
    assert (match.to_move, swords(match)) == ((), (0, 7))


def test_sf_33_more_than_twelve_swords_may_lie():
    match = finish(last_step(white_swords=6, black_swords=5, heroism=QUEST), "fight-1")
    assert (swords(match), match.result.winners) == ((9, 5), (0, 1, 2))


def test_the_game_ended_by_the_swords_asks_nothing_more():
    match = finish(last_step(here=2, white_swords=6, black_swords=5), "fight-1")
    answer(match, share_how="shuffle")
    assert (match.to_move, swords(match)) == ((), (8, 5))
    assert seen(match)["knights"] == list(QUIET[:3])


def test_excalibur_won_by_the_traitor_counts_for_his_enemies_until_the_end():
    match = finish(
        last_step(white_swords=6, black_swords=4, loyalty=["traitor", "loyal", "loyal"]), "fight-1"
    )
    answer(match, share_how="shuffle")
    assert (match.result.winners, swords(match)) == ((0,), (6, 6))
