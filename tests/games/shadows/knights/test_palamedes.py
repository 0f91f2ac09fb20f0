"""Rulebook: knights: Sir Palamedes gains one more life when a quest where Palamedes is present is won."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, lay, play
from tests.games.shadows.helpers.knights import ENGINE, LAST, SACRIFICE, hero, quest_won

QUESTS = ["blackknight", "lancelot", "dragon", "excalibur", "grail", "picts", "saxons"]


def settle(match):
    return answer(match, share_how="shuffle")


@pytest.mark.parametrize("quest", QUESTS)
def test_one_more_life_for_every_won_quest(quest):
    match = quest_won(quest, first="palamedes", life=[2, 4, 4, 4])
    play(match, ("quest", LAST[quest]))
    assert match.table.life == [2 + (3 if quest == "dragon" else 2), 4, 4, 4]


@pytest.mark.parametrize("quest", ["dragon", "excalibur", "grail", "picts"])
def test_whoever_wins_it_if_he_is_there(quest):
    match = quest_won(
        quest, knights=["percival", "palamedes", "gawain", "arthur"], place=[quest, quest, quest, "camelot"],
        life=[2] * 4,
    )  # fmt: skip
    settle(play(match, ("quest", LAST[quest])))
    gain = 2 if quest == "dragon" else 1
    assert match.table.life == [2 + gain, 2 + gain + 1, 2 + gain, 2]


def test_not_if_he_is_elsewhere():
    match = quest_won("picts", knights=["percival", "palamedes", "gawain", "arthur"], life=[2] * 4)
    assert play(match, ("quest", "fight-5")).table.life == [3, 2, 2, 2]


@pytest.mark.parametrize(("life", "after"), [(4, 6), (5, 6), (6, 6)])
def test_never_more_than_six(life, after):
    match = quest_won("saxons", first="palamedes", life=[life, 4, 4, 4])
    assert play(match, ("quest", "fight-5")).table.life[0] == after


def test_a_lost_quest_takes_as_much_as_from_everybody():
    match = lay(
        4, knights=["gawain", "palamedes", "galahad", "tristan"], warriors={"picts": 3}, black_deck=["picts"],
        place=["camelot", "picts", "camelot", "camelot"],
    )  # fmt: skip
    assert play(match, "draw").table.life == [4, 3, 4, 4]


def test_a_duel_won_by_the_last_black_card_counts_too():
    match = lay(
        4, knights=["gawain", "palamedes", "galahad", "tristan"], place=["camelot", "blackknight",
        "camelot", "camelot"],
        laid={"blackknight": ["fight-5", "fight-5"]}, dark={"blackknight": ["blackknight-1"] * 3},
        black_deck=["blackknight-1"],
    )  # fmt: skip
    assert play(match, "draw", "up").table.life == [4, 6, 4, 4]


def test_sh_24_no_life_for_an_engine():
    match = hero(first="palamedes", hands=[["fight-5"]], engines=2, luck=(0,))
    play(match, ENGINE, ("fight-5",))
    assert (match.table.engines, match.table.life[0]) == (1, 4)


def test_sf_25_on_his_last_life_he_gains_nothing():
    match = quest_won("picts", first="palamedes", life=[1, 4, 4, 4], place=["camelot"] * 4)
    play(match, ("move", "picts"), SACRIFICE, ("quest", "fight-5"))
    assert (match.table.status[0], match.table.life[0]) == ("dead", 0)


def test_sf_25_saved_by_the_grail_he_has_four_lives_not_five():
    match = quest_won(
        "picts", first="palamedes", life=[1, 4, 4, 4], place=["camelot"] * 4, relics={"grail": 1}
    )
    play(match, ("move", "picts"), SACRIFICE, ("quest", "fight-5"), 0)
    assert match.table.life[0] == 4


def test_the_lady_s_win_from_afar_gives_him_life_if_he_is_at_excalibur():
    match = hero(
        knights=["percival", "palamedes", "gawain", "arthur"], hands=[["lady"]], sword=4, life=[2] * 4,
        place=["camelot", "excalibur", "camelot", "camelot"],
    )  # fmt: skip
    assert play(match, ("special", "lady")).table.life == [2, 4, 2, 2]


def test_a_right_accusation_is_no_quest():
    match = hero(first="palamedes", engines=6, loyalty=["loyal", "traitor", "loyal", "loyal"])
    assert play(match, ("accuse", 1)).table.life[0] == 4


@pytest.mark.parametrize(("life", "after"), [(6, 6), (5, 6), (4, 5)])
def test_palamedes_gives_a_life_and_wins_two_back_but_never_more_than_six(life, after):
    match = quest_won("picts", first="palamedes", life=[life, 4, 4, 4], place=["camelot"] * 4)
    play(match, ("move", "picts"), SACRIFICE, ("quest", "fight-5"))
    assert match.table.life[0] == after
