"""Rulebook: The quest for the Holy Grail (В поисках чаши Святого Грааля)."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play, seen, sizes
from tests.games.shadows.helpers.black_cards import all_there, draw, quiet
from tests.games.shadows.helpers.quests import finish, on, playable, swords

QUEST = "grail"


def row(match):
    return len(seen(match)["laid"][QUEST]), len(seen(match)["dark"][QUEST])


def wanted_row(grails, black):
    return {"laid": {QUEST: ["grail"] * grails}, "dark": {QUEST: ["despair"] * black}}


def at(grails, black, hand=("grail", "grail"), **wanted):
    return on(QUEST, list(hand), **wanted_row(grails, black), **wanted)


def test_only_grails_may_be_played():
    assert playable(at(0, 0, ["grail", "fight-1", "merlin", "lady"])) == {"grail"}


@pytest.mark.parametrize(("grails", "black"), [(0, 0), (3, 0), (0, 6), (2, 4), (5, 1)])
def test_a_grail_takes_the_next_free_slot(grails, black):
    match = finish(at(grails, black), "grail")
    assert (row(match), seen(match)["white_discard"]) == ((grails + 1, black), 0)


def test_one_grail_an_action():
    match = play(at(0, 0), ("quest", "grail"), ("sacrifice",))
    assert ("quest", "grail") not in legal(match)


@pytest.mark.parametrize(("grails", "black"), [(1, 6), (4, 3), (6, 1)])
def test_in_a_full_row_a_grail_goes_away_with_the_nearest_black_card(grails, black):
    match = finish(at(grails, black), "grail")
    assert row(match) == (grails, black - 1)
    assert (seen(match)["white_discard"], seen(match)["black_discard"]) == (1, 1)
    assert swords(match) == (0, 0)


@pytest.mark.parametrize(("grails", "black"), [(1, 6), (4, 3), (6, 1)])
def test_in_a_full_row_despair_goes_away_with_the_nearest_grail(grails, black):
    match = draw("despair", **wanted_row(grails, black))
    assert row(match) == (grails - 1, black)
    assert (seen(match)["white_discard"], seen(match)["black_discard"]) == (1, 1)
    assert swords(match) == (0, 0)


def test_the_freed_slot_is_filled_on_a_later_turn():
    match = finish(at(6, 1), "grail")
    assert (row(match), swords(match)) == ((6, 0), (0, 0))
    play(match, ("end",), "life", ("move", "picts"), ("end",), "life", ("move", "picts"), ("end",), "life")
    finish(match, "grail")
    assert swords(match) == (3, 0)


def test_a_row_with_a_free_slot_is_not_full():
    match = draw("despair", **wanted_row(3, 3))
    assert row(match) == (3, 4)


def test_sh_2_seven_grails_win_three_swords_a_life_each_seven_cards_and_the_grail():
    match = at(6, 0, place=[QUEST, QUEST, "camelot"])
    finish(match, "grail")
    table = seen(match)
    assert (swords(match), table["life"], table["relics"][QUEST]) == ((3, 0), [5, 5, 4], 0)
    assert (len(table["offered"]), match.to_move, table["place"]) == (7, (0, 1), ["camelot"] * 3)
    play(match, "shuffle")
    assert (sizes(match), seen(match)["finished"]) == ([1 + 4, 3, 0], [QUEST])
    assert row(match) == (0, 0)
    assert all_there(match)


def test_the_relic_goes_to_whoever_played_the_last_grail():
    match = at(6, 0, turn=1, place=[QUEST, QUEST, QUEST], hands=[[], ["grail"]])
    finish(match, "grail")
    assert seen(match)["relics"][QUEST] == 1


def test_seven_black_cards_lose_it():
    match = draw("despair", place=[QUEST, QUEST], **wanted_row(0, 6))
    table = seen(match)
    assert (swords(match), table["life"], table["relics"][QUEST]) == ((0, 3), [3, 3, 4], -1)
    assert (table["finished"], table["place"], row(match)) == ([QUEST], ["camelot"] * 3, (0, 0))
    assert (table["black_discard"], sizes(match)) == (7, [0, 0, 0])
    assert all_there(match)


def test_one_grail_keeps_the_row_from_being_lost_for_a_card():
    match = draw("despair", "despair", **wanted_row(1, 6))
    assert (row(match), swords(match)) == ((0, 6), (0, 0))
    play(match, ("move", "picts"), ("end",), "draw")
    assert swords(match) == (0, 3)


def test_the_grail_just_lost_saves_nobody():
    """It must have been won before; a knight who dies of the defeat is dead."""
    match = draw("despair", place=[QUEST], life=[1, 4, 4], **wanted_row(0, 6))
    assert (seen(match)["status"][0], asked(match), match.to_move) == ("dead", "evil.what", (1,))


def test_sf_20_when_it_is_over_its_cards_are_engines():
    finished = {"finished": [QUEST], "relics": {QUEST: "out"}}
    for card in ("despair", "desolation", "darkforest"):
        assert seen(draw(card, **finished))["engines"] == 1
    assert ("move", QUEST) not in legal(quiet(phase="heroic", **finished))


def test_sf_20_won_or_lost_the_place_is_gone():
    match = finish(at(6, 0, ["grail"]), "grail")
    play(match, ("end",), "life")
    assert ("move", QUEST) not in legal(match)
    match = draw("despair", **wanted_row(0, 6))
    assert ("move", QUEST) not in legal(match)


def test_sf_5_grails_stay_when_the_last_knight_leaves():
    match = play(at(3, 2, []), ("move", "camelot"))
    assert (row(match), seen(match)["white_discard"]) == ((3, 2), 0)


def test_sf_12_one_merlin_takes_the_latest_despair_away():
    match = quiet(phase="heroic", hands=[["merlin"]], **wanted_row(2, 3))
    play(match, ("special", "merlin"), ("card", QUEST))
    assert (row(match), seen(match)["black_discard"]) == ((2, 2), 1)


def test_a_merlin_may_free_the_slot_that_the_next_knight_fills_and_wins():
    match = quiet(phase="heroic", hands=[["merlin"], ["grail"]], place=["camelot", QUEST], **wanted_row(6, 1))
    play(match, ("special", "merlin"), ("card", QUEST), ("end",), "life", ("quest", "grail"))
    assert (swords(match), seen(match)["relics"][QUEST]) == ((3, 0), 1)


def test_sh_8_five_white_and_six_black_and_the_grail_is_won():
    match = finish(at(6, 0, white_swords=5, black_swords=6), "grail")
    assert (swords(match), match.result.winners) == ((8, 6), (0, 1, 2))


def test_sh_8_a_hidden_traitor_turns_two_of_them():
    match = finish(at(6, 0, white_swords=5, black_swords=6, loyalty=["loyal", "traitor", "loyal"]), "grail")
    assert (swords(match), match.result.winners) == ((6, 8), (1,))


def test_sf_33_the_seventh_black_ends_it_before_the_other_two_lie():
    match = draw("despair", black_swords=6, white_swords=5, **wanted_row(0, 6))
    assert (swords(match), match.result.winners) == ((5, 7), ())


def test_sf_33_three_black_swords_may_make_a_tie_of_twelve():
    match = draw("despair", black_swords=3, white_swords=6, **wanted_row(0, 6))
    assert (swords(match), match.result.winners) == ((6, 6), ())


def test_heroism_lays_a_fourth_white_sword():
    match = finish(at(6, 0, heroism=QUEST), "grail")
    assert (swords(match), seen(match)["heroism_on"]) == ((4, 0), "")
    assert all_there(match)


def test_the_forest_comes_between_the_sixth_grail_and_the_seventh():
    match = draw("darkforest", place=[QUEST], hands=[["grail"]], **wanted_row(6, 0))
    assert ("quest", "grail") not in legal(match)
    assert row(match) == (6, 0)
