"""Special black cards: Desolation, a black card in the row of the Grail."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play, seen
from tests.games.shadows.helpers.black_cards import all_there, draw, quiet


def row(match):
    return len(seen(match)["laid"]["grail"]), seen(match)["dark"]["grail"]


def test_it_is_laid_in_the_row_of_the_grail():
    match = draw("desolation", dark={"grail": ["despair"]})
    assert row(match) == (0, ["despair", "desolation"])
    assert seen(match)["black_discard"] == 0


def test_in_a_full_row_it_goes_away_with_the_nearest_grail():
    match = draw("desolation", laid={"grail": ["grail"] * 5}, dark={"grail": ["despair"] * 2})
    assert row(match) == (4, ["despair"] * 2)
    assert (seen(match)["black_discard"], seen(match)["white_discard"]) == (1, 1)


def test_it_may_be_the_seventh_black_card():
    match = draw("desolation", dark={"grail": ["despair"] * 6}, place=["grail", "grail"])
    assert (seen(match)["black_swords"], seen(match)["finished"]) == (3, ["grail"])
    assert (seen(match)["life"], seen(match)["relics"]["grail"]) == ([3, 3, 4], -1)
    assert all_there(match)


def test_three_merlins_stop_the_seventh():
    match = quiet(
        hands=[["merlin"] * 2, ["merlin"]], dark={"grail": ["despair"] * 6}, black_deck=["desolation"]
    )
    play(match, "draw", 2, 1, 0)
    assert (row(match), seen(match)["black_swords"]) == ((0, ["despair"] * 6), 0)


def test_sf_20_when_the_grails_quest_is_over_it_is_an_engine():
    match = draw("desolation", finished=["grail"])
    assert (seen(match)["engines"], seen(match)["black_discard"]) == (1, 1)
    assert row(match) == (0, [])


def test_sf_12_one_merlin_cannot_remove_it():
    match = quiet(phase="heroic", hands=[["merlin"]], dark={"grail": ["desolation"]})
    assert ("special", "merlin") not in legal(match)


def test_sf_12_one_merlin_cannot_reach_under_it():
    match = quiet(phase="heroic", hands=[["merlin"]], dark={"grail": ["despair", "desolation"]}, engines=1)
    play(match, ("special", "merlin"))
    assert legal(match) == {("engine",)}


def test_sf_12_one_merlin_removes_the_despair_above_it_and_no_more():
    match = quiet(phase="heroic", hands=[["merlin"]], dark={"grail": ["desolation", "despair"]})
    play(match, ("special", "merlin"), ("card", "grail"))
    assert seen(match)["dark"]["grail"] == ["desolation"]


def test_a_grail_removes_it_from_a_full_row():
    match = quiet(
        phase="heroic",
        place=["grail"],
        hands=[["grail"]],
        laid={"grail": ["grail"] * 5},
        dark={"grail": ["despair", "desolation"]},
    )
    play(match, ("quest", "grail"))
    assert row(match) == (5, ["despair"])
    assert (seen(match)["white_discard"], seen(match)["black_discard"]) == (1, 1)


@pytest.mark.parametrize("dark", [["despair"], ["despair"] * 5])
def test_the_dark_forest_does_not_keep_it_out(dark):
    match = draw("desolation", in_force=["darkforest"], dark={"grail": dark})
    assert (asked(match), row(match)) == ("deed.what", (0, [*dark, "desolation"]))
