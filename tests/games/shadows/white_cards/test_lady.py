"""Rulebook: III. Special white cards: the Lady of the Lake moves Excalibur, or gives two lives."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play
from tests.games.shadows.helpers.knights import SACRIFICE, discarded, hand, hero

LADY = ("special", "lady")


def lady(**wanted):
    wanted.setdefault("hands", [["lady"]])
    return hero(**wanted)


@pytest.mark.parametrize("sword", [-4, -1, 0, 3])
@pytest.mark.parametrize("place", ["camelot", "excalibur", "picts"])
def test_she_moves_the_sword_one_step_from_anywhere(sword, place):
    match = play(lady(sword=sword, place=[place] + ["camelot"] * 3), LADY)
    assert (match.table.sword, match.table.life[0], match.table.place[0]) == (sword + 1, 4, place)
    assert (hand(match, 0), discarded(match)) == ([], ["lady"])


def test_while_the_quest_is_open_she_gives_no_life():
    match = play(lady(life=[1, 4, 4, 4]), LADY)
    assert match.table.life[0] == 1


@pytest.mark.parametrize(("life", "after"), [(1, 3), (4, 6), (5, 6)])
def test_when_the_quest_is_over_she_gives_two_lives_up_to_six(life, after):
    match = play(lady(life=[life, 4, 4, 4], finished=["excalibur"]), LADY)
    assert match.table.life == [after, 4, 4, 4]


def test_sh_42_she_is_not_offered_where_she_changes_nothing():
    assert LADY not in legal(lady(life=[6, 4, 4, 4], finished=["excalibur"]))
    assert LADY in legal(lady(life=[6, 4, 4, 4]))


def test_sf_17_she_can_finish_the_quest_from_afar():
    match = play(lady(sword=4), LADY)
    table = match.table
    assert (table.white_swords, table.relics["excalibur"], table.finished) == (2, 0, ["excalibur"])
    assert (table.life, hand(match, 0)) == ([4] * 4, [])


def test_sf_17_nobody_there_the_cards_are_drawn_and_discarded():
    match = lady(sword=4)
    before = len(match.table.white_deck)
    play(match, LADY)
    assert (len(match.table.white_deck), len(match.table.white_discard)) == (before - 7, 8)


def test_sf_17_only_those_present_gain_life_and_cards():
    match = play(lady(sword=4, place=["camelot", "excalibur", "camelot", "camelot"]), LADY)
    assert match.table.life == [4, 5, 4, 4]
    assert [len(hand(match, seat)) for seat in range(4)] == [0, 7, 0, 0]
    assert match.table.relics["excalibur"] == 0
    assert match.table.place == ["camelot"] * 4


def test_sh_45_shared_by_chance_among_those_present():
    match = play(lady(sword=4, place=["camelot", "excalibur", "camelot", "excalibur"]), LADY)
    assert asked(match) == "share.how"
    assert not {0, 2} & set(match.to_move)
    play(match, "shuffle")
    assert [len(hand(match, seat)) for seat in range(4)] == [0, 4, 0, 3]


def test_present_himself_he_gets_everything():
    match = play(lady(sword=4, place=["excalibur"] + ["camelot"] * 3), LADY)
    assert (match.table.life[0], len(hand(match, 0)), match.table.relics["excalibur"]) == (5, 7, 0)
    assert match.table.place[0] == "camelot"


def test_a_quest_action_and_the_lady_for_a_life_make_two_steps():
    match = lady(hands=[["lady", "grail"]], place=["excalibur"] + ["camelot"] * 3)
    play(match, ("quest", "grail"), SACRIFICE, LADY)
    assert (match.table.sword, match.table.life[0]) == (2, 3)


def test_she_lifts_vivien_when_she_wins_the_quest():
    match = play(lady(sword=4, in_force=["vivien"]), LADY)
    assert match.table.in_force == {}


def test_the_lady_herself_may_be_discarded_for_a_step():
    match = lady(place=["excalibur"] + ["camelot"] * 3)
    play(match, ("quest", "lady"))
    assert match.table.sword == 1


def test_sf_26_by_his_last_life_from_afar_the_sword_leaves_the_game_with_him():
    match = lady(sword=4, life=[1, 4, 4, 4], place=["camelot", "excalibur", "camelot", "camelot"])
    play(match, ("quest", "draw"), SACRIFICE, LADY)
    assert (match.table.relics["excalibur"], match.table.white_swords) == (-1, 2)
    assert (match.table.life, len(hand(match, 1))) == ([0, 5, 4, 4], 7)
