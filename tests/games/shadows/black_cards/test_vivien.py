"""Special black cards: Vivien. No Merlin may be played in either way until a quest is won."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play, seen
from tests.games.shadows.helpers.black_cards import SPECIAL, all_there, draw, quiet

MERLINS = [["merlin"] * 3, ["merlin"] * 2, ["merlin"] * 2]
OTHERS = [card for card in SPECIAL if card != "vivien"]
WAR = {"laid": {"picts": ["fight-1", "fight-2", "fight-3", "fight-4"]}}


def test_she_stays_in_force():
    match = draw("vivien")
    assert (seen(match)["in_force"], seen(match)["black_discard"]) == (["vivien"], 0)
    assert asked(match) == "deed.what"


def test_three_merlins_stop_her_as_she_appears():
    match = play(quiet(hands=MERLINS, black_deck=["vivien"]), "draw")
    assert asked(match) == "merlin.stop"
    play(match, 3, 0, 0)
    assert (seen(match)["in_force"], seen(match)["black_discard"]) == ([], 1)


@pytest.mark.parametrize("card", OTHERS)
def test_no_special_card_can_be_stopped_by_merlins(card):
    match = play(quiet(hands=MERLINS, in_force=["vivien"], black_deck=[card]), "draw")
    if asked(match) == "merlin.stop":
        assert all(set(match.legal(seat)) == {0} for seat in match.to_move)
    assert seen(match)["white_discard"] == 0


def test_no_single_merlin_can_be_played():
    wanted = {"hands": [["merlin"]], "engines": 3, "warriors": {"picts": 2}, "dark": {"grail": ["despair"]}}
    assert ("special", "merlin") in legal(quiet(phase="heroic", **wanted))
    assert ("special", "merlin") not in legal(quiet(phase="heroic", in_force=["vivien"], **wanted))


def test_galahad_cannot_play_one_either():
    knights = ["galahad", "gawain", "arthur"]
    wanted = {"hands": [["merlin"]], "engines": 3, "knights": knights}
    assert ("cast", "merlin") in legal(quiet(phase="heroic", **wanted))
    assert ("cast", "merlin") not in legal(quiet(phase="heroic", in_force=["vivien"], **wanted))


def test_merlins_may_still_be_discarded_for_excalibur_and_for_healing():
    match = quiet(phase="heroic", in_force=["vivien"], place=["excalibur"], hands=[["merlin"] * 3])
    assert {("quest", "merlin"), ("heal", "merlin")} <= legal(match)


def test_other_special_white_cards_may_be_played():
    match = quiet(phase="heroic", in_force=["vivien"], hands=[["fate", "merlin"]])
    assert ("special", "fate") in legal(match)


def test_the_next_quest_won_lifts_her():
    match = quiet(
        phase="heroic",
        in_force=["vivien"],
        place=["picts"],
        hands=[["fight-5"], ["merlin"]],
        engines=2,
        **WAR,
    )
    play(match, ("quest", "fight-5"))
    assert (seen(match)["in_force"], seen(match)["black_discard"]) == ([], 1)
    play(match, ("end",), "life")
    assert ("special", "merlin") in legal(match)
    assert all_there(match)


def test_one_quest_won_lifts_the_forest_too():
    match = quiet(
        phase="heroic", in_force=["vivien", "darkforest"], place=["picts"], hands=[["fight-5"]], **WAR
    )
    play(match, ("quest", "fight-5"))
    assert (seen(match)["in_force"], seen(match)["black_discard"]) == ([], 2)


def test_a_quest_lost_does_not_lift_her():
    match = draw("picts", in_force=["vivien"], warriors={"picts": 3})
    assert (seen(match)["black_swords"], seen(match)["in_force"]) == (1, ["vivien"])


def test_sf_15_merlins_do_not_lift_her_later():
    match = play(quiet(hands=MERLINS, in_force=["vivien"]), "engine")
    assert not any(option == ("special", "merlin") for option in legal(match))
    assert seen(match)["in_force"] == ["vivien"]


def test_a_quest_won_by_the_card_before_opens_the_window_for_the_next_knight():
    match = draw(
        *("blackknight-1", "morgan-3"),
        in_force=["vivien"],
        place=["blackknight"],
        laid={"blackknight": ["fight-5"]},
        dark={"blackknight": ["blackknight-1"] * 3},
        hands=[[], ["merlin"] * 3],
    )
    play(match, "up")
    assert (seen(match)["white_swords"], seen(match)["in_force"]) == (1, [])
    play(match, ("move", "picts"), ("end",), "draw")
    assert asked(match) == "merlin.stop"
    assert set(match.legal(1)) == {0, 1, 2, 3}


def test_vivien_inside_the_chain_cannot_be_stopped():
    match = draw("morgan-2", "vivien", "picts", "picts", hands=MERLINS)
    assert (asked(match), seen(match)["in_force"]) == ("deed.what", ["vivien"])
    assert ("special", "merlin") not in legal(match)
