"""Special black cards: Dark Forest. No Grail on the quest of the Grail until some quest is won."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play, seen, told
from tests.games.shadows.helpers.black_cards import all_there, draw, quiet

GRAIL = ("quest", "grail")
WIN_PICTS = {"laid": {"picts": ["fight-1", "fight-2", "fight-3", "fight-4"]}}


def forest(**wanted):
    return quiet(phase="heroic", in_force=["darkforest"], **wanted)


def test_it_stays_in_force_and_takes_no_slot():
    match = draw("darkforest", dark={"grail": ["despair"]}, laid={"grail": ["grail"] * 6})
    assert (asked(match), seen(match)["in_force"]) == ("deed.what", ["darkforest"])
    assert (seen(match)["dark"]["grail"], len(seen(match)["laid"]["grail"])) == (["despair"], 6)
    assert (seen(match)["black_discard"], seen(match)["engines"]) == (0, 0)


def test_sf_11_no_grail_may_be_played_on_the_grails_quest():
    assert GRAIL in legal(quiet(phase="heroic", place=["grail"], hands=[["grail"]]))
    assert GRAIL not in legal(forest(place=["grail"], hands=[["grail"]]))


def test_sf_11_no_grail_may_remove_a_black_card_either():
    wanted = {"place": ["grail"], "hands": [["grail"]], "laid": {"grail": ["grail"] * 3}}
    wanted["dark"] = {"grail": ["despair"] * 4}
    assert GRAIL in legal(quiet(phase="heroic", **wanted))
    assert GRAIL not in legal(forest(**wanted))


def test_sf_11_a_grail_may_be_discarded_for_excalibur():
    match = play(forest(place=["excalibur"], hands=[["grail"]]), GRAIL)
    assert seen(match)["sword"] == 1


def test_sf_11_three_grails_still_heal_even_on_the_grails_quest():
    match = play(forest(place=["grail"], hands=[["grail"] * 3]), ("heal", "grail"))
    assert seen(match)["life"][0] == 5


def test_despair_still_comes_into_the_row():
    match = draw(
        "despair", in_force=["darkforest"], laid={"grail": ["grail"] * 4}, dark={"grail": ["despair"] * 3}
    )
    assert (len(seen(match)["laid"]["grail"]), len(seen(match)["dark"]["grail"])) == (3, 3)


def test_the_next_quest_won_lifts_it_and_it_is_discarded():
    match = forest(place=["picts", "grail"], hands=[["fight-5"], ["grail"]], **WIN_PICTS)
    play(match, ("quest", "fight-5"))
    assert (seen(match)["in_force"], seen(match)["black_discard"]) == ([], 1)
    play(match, ("end",), "life")
    assert GRAIL in legal(match)
    assert all_there(match)


def test_a_quest_lost_does_not_lift_it():
    match = draw("picts", in_force=["darkforest"], warriors={"picts": 3})
    assert (seen(match)["black_swords"], seen(match)["in_force"]) == (1, ["darkforest"])


def test_a_quest_won_by_a_black_card_lifts_it_too():
    match = play(
        draw(
            "blackknight-1",
            in_force=["darkforest"],
            place=["grail", "blackknight"],
            hands=[["grail"]],
            laid={"blackknight": ["fight-5"]},
            dark={"blackknight": ["blackknight-1"] * 3},
        ),
        "up",
    )
    assert (seen(match)["white_swords"], seen(match)["in_force"]) == (1, [])
    assert (asked(match), GRAIL in legal(match)) == ("deed.what", True)


def test_an_engine_beaten_is_no_quest_won():
    match = forest(hands=[["fight-5"]], engines=1, luck=(0,))
    play(match, ("quest", "engine"), ("fight-5",))
    assert (seen(match)["engines"], seen(match)["in_force"]) == (0, ["darkforest"])


def test_excalibur_won_from_afar_lifts_it():
    match = forest(place=["grail"], hands=[["lady", "grail"]], sword=4)
    play(match, ("special", "lady"))
    assert (seen(match)["white_swords"], seen(match)["in_force"]) == (2, [])


def test_sf_11_when_the_grails_quest_is_over_it_is_an_engine():
    match = draw("darkforest", finished=["grail"], engines=4)
    assert (seen(match)["engines"], seen(match)["in_force"]) == (5, [])
    assert (asked(match), seen(match)["black_discard"]) == ("deed.what", 1)


def test_sf_11_even_then_three_merlins_may_stop_it():
    match = quiet(finished=["grail"], engines=11, hands=[["merlin"] * 3], black_deck=["darkforest"])
    play(match, "draw")
    assert asked(match) == "merlin.stop"
    play(match, 3, 0, 0)
    assert (seen(match)["engines"], match.result) == (11, None)


def test_a_single_merlin_cannot_lift_it():
    match = forest(hands=[["merlin"]])
    assert ("special", "merlin") not in legal(match)


@pytest.mark.parametrize("card", ["fight-1", "merlin", "grail"])
def test_a_knight_on_the_grails_quest_with_nothing_to_do_must_leave(card):
    match = forest(place=["grail"], hands=[[card]])
    assert {option[0] for option in legal(match)} == {"move"}
    assert ("end",) not in legal(match)


def test_sh_49_when_the_grails_quest_is_lost_it_is_discarded_with_it_and_brings_no_engine():
    match = draw("despair", in_force=["darkforest"], dark={"grail": ["despair"] * 6}, engines=3)
    assert (seen(match)["black_swords"], seen(match)["finished"]) == (3, ["grail"])
    assert (seen(match)["in_force"], seen(match)["engines"], seen(match)["black_discard"]) == ([], 3, 8)
    assert "spell.lifted" in told(match)
    assert all_there(match)
