"""Rulebook: knights: Sir Gawain draws three white cards at the Round Table instead of two."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import legal, play
from tests.games.shadows.helpers.knights import DRAW, TWELVE, hand, hero, offered, quest_won


def gawain(**wanted):
    return hero(first="gawain", **wanted)


def test_he_draws_three():
    match = play(gawain(white_deck=["grail", "merlin", "fate", "lady"]), DRAW)
    assert hand(match, 0) == ["fate", "grail", "merlin"]


@pytest.mark.parametrize("knight", ["arthur", "galahad", "kay", "palamedes", "percival", "tristan"])
def test_everybody_else_draws_two(knight):
    assert len(hand(play(hero(first=knight), DRAW), 0)) == 2


@pytest.mark.parametrize(("count", "after"), [(9, 12), (10, 13), (11, 14)])
def test_sf_7_he_may_pass_twelve(count, after):
    assert len(hand(play(gawain(hands=[TWELVE[:count]]), DRAW), 0)) == after


@pytest.mark.parametrize("more", [[], ["grail"]])
def test_with_twelve_or_more_he_does_not_draw(more):
    assert DRAW not in legal(gawain(hands=[[*TWELVE, *more]]))


def test_away_from_camelot_he_draws_nothing():
    assert offered(gawain(place=["grail"] + ["camelot"] * 3), "quest") == set()


def test_a_reward_is_not_larger_for_him():
    match = play(quest_won("blackknight", first="gawain"), ("quest", "fight-5"))
    assert len(hand(match, 0)) == 3


def test_reinforcements_and_fate_are_not_larger_for_him():
    assert len(hand(play(gawain(hands=[["reinforcements"]]), ("special", "reinforcements"), "own"), 0)) == 4
    assert len(hand(play(gawain(hands=[["fate"]]), ("special", "fate"), "loyal"), 0)) == 1


def test_laying_a_card_face_down_gives_him_one():
    match = gawain(phase="evil", black_deck=["blackknight-1"])
    play(match, "draw", "down")
    assert len(hand(match, 0)) == 1


def test_he_still_draws_only_once_in_a_turn():
    match = play(gawain(), DRAW, ("sacrifice",))
    assert DRAW not in legal(match)
