"""Rulebook: III. Special white cards: Heroism gives one more sword to the result of a quest."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import lay, legal, play, seen
from tests.games.shadows.helpers.knights import LAST, SACRIFICE, discarded, hero, quest_won

KNIGHTS = ["gawain", "galahad", "tristan", "palamedes"]
SWORDS = {"blackknight": 1, "lancelot": 1, "dragon": 2, "excalibur": 2, "grail": 3, "picts": 1, "saxons": 1}
LOST: dict[str, tuple[dict, str]] = {
    "blackknight": ({"dark": {"blackknight": ["blackknight-1"] * 3}}, "blackknight-3"),
    "lancelot": ({"dark": {"lancelot": ["lancelot-1"] * 4}}, "lancelot-3"),
    "dragon": ({"dark": {"dragon": ["lancelot-1"] * 4}, "finished": ["lancelot"]}, "lancelot-3"),
    "excalibur": ({"sword": -4}, "excalibur"),
    "grail": ({"dark": {"grail": ["despair"] * 6}}, "despair"),
    "picts": ({"warriors": {"picts": 3}}, "picts"),
    "saxons": ({"warriors": {"saxons": 3}}, "saxons"),
}


def lose(quest, **wanted):
    """Seat 0 draws the card by which this quest is lost."""
    more, card = LOST[quest]
    match = play(lay(4, knights=KNIGHTS, black_deck=[card], **more | wanted), "draw")
    if card[-1].isdigit():
        play(match, "up")
    return match


def test_sf_10_any_open_quest_from_anywhere_but_not_camelot():
    match = play(hero(hands=[["heroism"]], place=["picts"] + ["camelot"] * 3), ("special", "heroism"))
    assert legal(match) == {"blackknight", "lancelot", "excalibur", "grail", "picts", "saxons"}


def test_sf_10_quests_that_are_over_cannot_be_chosen():
    match = play(
        hero(hands=[["heroism"]], finished=["lancelot", "excalibur", "grail"]), ("special", "heroism")
    )
    assert legal(match) == {"blackknight", "dragon", "picts", "saxons"}


def test_it_lies_on_the_quest_for_all_to_see():
    match = play(hero(hands=[["heroism"]]), ("special", "heroism"), "saxons")
    assert seen(match)["heroism_on"] == "saxons"
    assert match.table.place[0] == "camelot"
    assert discarded(match) == []


@pytest.mark.parametrize("quest", SWORDS)
def test_a_won_quest_gives_one_more_white_sword(quest):
    match = play(quest_won(quest, heroism=quest), ("quest", LAST[quest]))
    assert (match.table.white_swords, match.table.black_swords) == (SWORDS[quest] + 1, 0)


@pytest.mark.parametrize("quest", SWORDS)
def test_a_lost_quest_gives_one_more_black_sword(quest):
    match = lose(quest, heroism=quest)
    assert (match.table.white_swords, match.table.black_swords) == (0, SWORDS[quest] + 1)


def test_then_it_is_discarded():
    match = play(quest_won("picts", heroism="picts"), ("quest", "fight-5"))
    assert match.table.heroism_on == ""
    assert "heroism" in discarded(match)
    match = lose("saxons", heroism="saxons")
    assert (match.table.heroism_on, discarded(match)) == ("", ["heroism"])


def test_another_quest_is_not_touched():
    match = play(quest_won("picts", heroism="saxons"), ("quest", "fight-5"))
    assert (match.table.white_swords, match.table.heroism_on) == (1, "saxons")


@pytest.mark.parametrize(("quest", "lost"), [("picts", 3), ("grail", 5)])
def test_heroism_and_mist_add_up_on_a_lost_quest(quest, lost):
    match = lose(quest, heroism=quest, in_force=["mist"])
    assert match.table.black_swords == lost


def test_mist_does_not_touch_a_won_quest():
    match = play(quest_won("picts", heroism="picts", in_force=["mist"]), ("quest", "fight-5"))
    assert (match.table.white_swords, match.table.black_swords) == (2, 0)


def test_heroism_on_lancelot_does_not_stay_for_the_dragon():
    match = play(quest_won("lancelot", heroism="lancelot"), ("quest", "fight-4"))
    assert (match.table.white_swords, match.table.heroism_on) == (2, "")


def test_sh_43_it_stays_on_a_duel_whose_knight_leaves():
    match = hero(
        place=["blackknight"] + ["camelot"] * 3, heroism="blackknight", laid={"blackknight": ["fight-1"]}
    )
    assert play(match, ("move", "camelot")).table.heroism_on == "blackknight"


def test_laid_and_won_in_one_turn_for_a_life():
    match = quest_won("picts", hands=[["heroism", "fight-5"]])
    play(match, ("special", "heroism"), "picts", SACRIFICE, ("quest", "fight-5"))
    assert match.table.white_swords == 2


def test_the_sword_of_heroism_can_be_the_twelfth():
    match = play(quest_won("picts", heroism="picts", white_swords=6, black_swords=4), ("quest", "fight-5"))
    assert match.result.winners == (0, 1, 2, 3)
    assert (match.table.white_swords, match.table.black_swords) == (8, 4)


def test_it_can_only_be_one_action_and_no_second_special_card():
    match = hero(hands=[["heroism", "piety"]])
    play(match, ("special", "heroism"), "grail", SACRIFICE)
    assert "special" not in {option[0] for option in legal(match)}


def test_it_remains_if_the_player_dies():
    match = hero(hands=[["heroism"]], life=[1, 4, 4, 4])
    play(match, ("quest", "draw"), SACRIFICE, ("special", "heroism"), "grail")
    assert (match.table.status[0], match.table.heroism_on) == ("dead", "grail")
