"""Rulebook: IV. Healing a knight: three identical cards give one life, up to six."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import legal, play
from tests.games.shadows.helpers.knights import (
    SACRIFICE,
    discarded,
    end,
    hand,
    hero,
    kinds,
    offered,
    received,
)

THREES = ["fight-1", "fight-2", "fight-3", "fight-4", "fight-5", "grail", "merlin"]


@pytest.mark.parametrize("card", THREES)
def test_sf_8_three_identical_cards_give_one_life(card):
    match = play(hero(hands=[[card] * 4]), ("heal", card))
    assert match.table.life == [5, 4, 4, 4]
    assert (hand(match, 0), discarded(match)) == ([card], [card] * 3)


def test_sf_8_mixed_values_do_not_heal():
    cards = [
        "fight-1",
        "fight-1",
        "fight-2",
        "fight-2",
        "fight-3",
        "fight-3",
        "grail",
        "grail",
        "merlin",
        "merlin",
    ]
    assert "heal" not in kinds(hero(hands=[cards]))


def test_sf_8_only_cards_held_three_times_are_offered():
    match = hero(hands=[["fight-1"] * 3 + ["fight-2"] * 2 + ["grail"] * 5])
    assert offered(match, "heal") == {"fight-1", "grail"}


@pytest.mark.parametrize(("life", "allowed"), [(1, True), (5, True), (6, False)])
def test_sh_42_nobody_heals_beyond_six(life, allowed):
    match = hero(hands=[["grail"] * 3], life=[life, 4, 4, 4])
    assert ("heal" in kinds(match)) is allowed


def test_sh_15_three_merlins_heal():
    assert ("heal", "merlin") in legal(hero(hands=[["merlin"] * 3]))


def test_sh_15_three_merlins_heal_even_under_vivien():
    match = hero(hands=[["merlin"] * 3], in_force=["vivien"], engines=3)
    assert ("special", "merlin") not in legal(match)
    play(match, ("heal", "merlin"))
    assert (match.table.life[0], hand(match, 0)) == (5, [])


def test_sh_15_grails_heal_even_under_the_dark_forest():
    match = hero(hands=[["grail"] * 3], in_force=["darkforest"], place=["grail"] + ["camelot"] * 3)
    assert offered(match, "quest") == set()
    assert play(match, ("heal", "grail")).table.life[0] == 5


def test_a_knight_heals_wherever_he_is_and_stays_there():
    match = hero(hands=[["fight-5"] * 3], place=["picts"] + ["camelot"] * 3)
    end(play(match, ("heal", "fight-5")))
    assert (match.table.place[0], match.table.life[0]) == ("picts", 5)


def test_healing_is_once_a_turn_even_for_a_life():
    match = play(hero(hands=[["grail"] * 6]), ("heal", "grail"), SACRIFICE)
    assert "heal" not in kinds(match)


def test_a_knight_at_six_who_gives_a_life_may_heal_with_it():
    match = hero(hands=[["grail"] * 3], life=[6, 4, 4, 4])
    play(match, ("move", "picts"), SACRIFICE, ("heal", "grail"))
    assert match.table.life[0] == 6


def test_sf_8_the_others_do_not_see_which_cards_heal():
    """Three Grails or three Fights: all the others receive the same."""
    tables = [
        end(play(hero(hands=[["grail"] * 3 + ["fight-1"] * 3]), ("heal", card)))
        for card in ("grail", "fight-1")
    ]
    for viewer in (1, 2, 3, None):
        assert received(tables[0], viewer) == received(tables[1], viewer)
    assert received(tables[0], 0) != received(tables[1], 0)


def test_the_one_special_card_limit_does_not_count_a_healing_with_merlins():
    match = hero(hands=[["merlin"] * 4], engines=2)
    play(match, ("heal", "merlin"), SACRIFICE)
    assert ("special", "merlin") in legal(match)


def test_the_life_that_was_given_counts_before_the_healing():
    match = hero(hands=[["grail"] * 3, ["grail"]], life=[6, 4, 4, 4], engines=6)
    play(match, ("move", "picts"), SACRIFICE, ("heal", "grail"))
    assert match.table.life[0] == 6
