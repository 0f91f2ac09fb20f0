"""Rulebook: Additional actions: 1. A life for an action; the last life."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, asked, legal, play
from tests.games.shadows.helpers.knights import (
    DRAW,
    ENGINE,
    LAST,
    SACRIFICE,
    end,
    hand,
    hero,
    quest_won,
    whites,
)

LAST_LIFE = [1, 4, 4, 4]


def test_the_last_life_can_be_given():
    match = play(hero(life=LAST_LIFE), DRAW)
    assert SACRIFICE in legal(match)


def test_the_action_of_the_last_life_is_still_carried_out():
    match = hero(life=LAST_LIFE, hands=[["grail", "fight-1"]])
    play(match, ("move", "excalibur"), SACRIFICE)
    assert (match.table.status[0], match.table.life[0], asked(match)) == ("knight", 0, "deed.what")
    play(match, ("quest", "grail"))
    assert (match.table.sword, match.table.status[0], hand(match, 0)) == (1, "dead", [])
    assert match.to_move == (1,)


def test_he_dies_even_if_the_action_heals_him():
    match = hero(life=LAST_LIFE, hands=[["grail"] * 3])
    play(match, ("move", "excalibur"), SACRIFICE, ("heal", "grail"))
    assert (match.table.status[0], match.table.life[0]) == ("dead", 0)


@pytest.mark.parametrize(("card", "answer"), [("piety", "own"), ("lady", None)])
def test_he_dies_even_if_a_card_gives_him_lives(card, answer):
    match = hero(life=LAST_LIFE, hands=[[card]], finished=["excalibur"])
    play(match, DRAW, SACRIFICE, ("special", card), *([answer] if answer else []))
    assert match.table.status[0] == "dead"


def test_his_piety_still_helps_the_others():
    match = hero(life=LAST_LIFE, hands=[["piety"]])
    play(match, DRAW, SACRIFICE, ("special", "piety"), "others")
    assert (match.table.life, match.table.status[0]) == ([0, 5, 5, 5], "dead")


def test_his_messenger_still_arrives():
    match = hero(life=LAST_LIFE, hands=[["messenger", "grail", "merlin", "fight-1"]])
    play(match, ("move", "picts"), SACRIFICE, ("special", "messenger"), 2)
    play(match, next(cards for cards in match.legal(0) if sorted(cards) == ["fight-1", "grail", "merlin"]))
    assert (hand(match, 2), hand(match, 0)) == (["fight-1", "grail", "merlin"], [])


def test_a_move_by_the_last_life_ends_in_death_and_a_solo_quest_is_free_again():
    match = play(hero(life=LAST_LIFE), DRAW, SACRIFICE, ("move", "blackknight"))
    assert match.table.place[0] == ""
    assert ("move", "blackknight") in legal(play(match, "life"))


def test_his_solo_quest_is_abandoned_when_he_dies():
    match = hero(
        life=LAST_LIFE, hands=[["fight-2", "fight-1", "fight-1", "fight-1"]],
        place=["blackknight"] + ["camelot"] * 3,
        laid={"blackknight": ["fight-2"]}, dark={"blackknight": ["blackknight-3"]},
    )  # fmt: skip
    play(match, ("quest", "fight-2"), SACRIFICE, ("heal", "fight-1"))
    assert (whites(match, "blackknight"), match.table.black_swords) == ([], 0)
    assert len(match.table.dark["blackknight"]) == 1


def test_his_own_grail_may_save_him_after_the_action():
    match = hero(life=LAST_LIFE, hands=[["fight-1", "fight-2"]], relics={"grail": 0, "armor": 0})
    play(match, ("move", "excalibur"), SACRIFICE, ("quest", "fight-1"))
    assert (asked(match), match.to_move, legal(match)) == ("rescue.whom", (0,), {0, None})
    play(match, 0)
    assert (match.table.life[0], match.table.relics) == (4, {"armor": 0, "excalibur": -2, "grail": -1})
    assert (hand(match, 0), match.table.place[0]) == (["fight-2"], "excalibur")
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_the_grail_is_not_asked_before_the_action_is_done():
    match = hero(life=LAST_LIFE, hands=[["fight-1"]], relics={"grail": 2})
    play(match, ("move", "excalibur"), SACRIFICE)
    assert (asked(match), match.to_move) == ("deed.what", (0,))


def test_healing_by_the_last_life_makes_no_five_of_the_four_lives_of_the_grail():
    match = hero(life=LAST_LIFE, hands=[["grail"] * 3], relics={"grail": 1})
    play(match, ("move", "picts"), SACRIFICE, ("heal", "grail"), 0)
    assert match.table.life[0] == 4


@pytest.mark.parametrize("quest", ["picts", "grail", "excalibur", "dragon"])
def test_sf_25_a_finisher_on_his_last_life_gets_no_life_and_no_cards(quest):
    match = quest_won(quest, life=LAST_LIFE, place=["camelot"] * 4)
    play(match, ("move", quest), SACRIFICE, ("quest", LAST[quest]))
    swords = {"picts": 1, "grail": 3}.get(quest, 2)
    assert (match.table.white_swords, match.table.status[0], match.table.life[0]) == (swords, "dead", 0)
    assert hand(match, 0) == []


@pytest.mark.parametrize("quest", ["picts", "excalibur", "dragon"])
def test_sf_25_not_even_if_the_grail_saves_him(quest):
    match = quest_won(quest, life=LAST_LIFE, place=["camelot"] * 4, relics={"grail": 1})
    play(match, ("move", quest), SACRIFICE, ("quest", LAST[quest]))
    assert asked(match) == "rescue.whom"
    play(match, 0)
    assert (match.table.life[0], hand(match, 0), match.table.place[0]) == (4, [], "camelot")


def test_sf_25_the_others_who_are_there_get_their_reward():
    match = quest_won("picts", life=LAST_LIFE, place=["camelot", "picts", "picts", "camelot"])
    play(match, ("move", "picts"), SACRIFICE, ("quest", "fight-5"))
    answer(match, share_how="shuffle")
    assert match.table.life == [0, 5, 5, 4]
    assert len(hand(match, 1)) + len(hand(match, 2)) == 4
    assert match.table.status[0] == "dead"


def test_sf_26_a_relic_won_by_the_last_life_is_kept_if_the_grail_saves_him():
    match = quest_won("excalibur", life=LAST_LIFE, place=["camelot"] * 4, relics={"grail": 1})
    play(match, ("move", "excalibur"), SACRIFICE, ("quest", "grail"), 0)
    assert match.table.relics == {"armor": -2, "excalibur": 0, "grail": -1}


@pytest.mark.parametrize("quest", ["excalibur", "grail"])
def test_sf_26_a_relic_won_by_the_last_life_leaves_the_game_if_he_dies(quest):
    match = quest_won(
        quest, life=LAST_LIFE, place=["camelot", quest, "camelot", "camelot"], hands=[[LAST[quest]]]
    )
    play(match, ("move", quest), SACRIFICE, ("quest", LAST[quest]))
    answer(match, share_how="shuffle", rescue_whom=None)
    assert (match.table.relics[quest], match.table.status[0]) == (-1, "dead")


def test_sf_26_if_he_is_not_saved_although_the_grail_is_there_the_relic_leaves_the_game():
    match = quest_won("excalibur", life=LAST_LIFE, place=["camelot"] * 4, relics={"grail": 1})
    play(match, ("move", "excalibur"), SACRIFICE, ("quest", "grail"), None)
    assert match.table.relics == {"armor": -2, "excalibur": -1, "grail": 1}


def test_the_grail_that_his_last_life_wins_comes_too_late_for_him():
    """Only a Grail that was won before can save the player."""
    match = quest_won("grail", life=LAST_LIFE, place=["camelot"] * 4)
    play(match, ("move", "grail"), SACRIFICE, ("quest", "grail"))
    assert (asked(match), match.to_move) == ("evil.what", (1,))
    assert (match.table.status[0], match.table.relics["grail"]) == ("dead", -1)


def test_a_life_given_before_the_last_is_no_death():
    match = hero(life=[2, 4, 4, 4], hands=[["grail"]])
    play(match, ("move", "excalibur"), SACRIFICE, ("quest", "grail"))
    assert (match.table.status[0], match.table.life[0]) == ("knight", 1)


def test_finishing_a_quest_with_the_second_last_life_brings_the_reward():
    match = quest_won("picts", life=[2, 4, 4, 4], place=["camelot"] * 4)
    play(match, ("move", "picts"), SACRIFICE, ("quest", "fight-5"))
    assert (match.table.life[0], len(hand(match, 0))) == (2, 4)
    assert end(match).to_move == (1,)


def test_the_last_life_of_a_hidden_traitor_kills_him_too():
    match = hero(life=LAST_LIFE, loyalty=["traitor", "loyal", "loyal", "loyal"], hands=[["grail"]])
    play(match, ("move", "excalibur"), SACRIFICE, ("quest", "grail"))
    assert match.table.status[0] == "dead"


def test_sh_53_arthur_may_exchange_between_his_last_life_and_its_action():
    match = hero(first="arthur", life=LAST_LIFE, hands=[["grail", "fight-1"], ["lady"]])
    play(match, ("move", "picts"), SACRIFICE, ("exchange", 1), "grail", "lady")
    assert (match.table.status[0], asked(match), hand(match, 0)) == (
        "knight",
        "deed.what",
        ["fight-1", "lady"],
    )
    play(match, ("special", "lady"))
    assert (match.table.sword, match.table.status[0], hand(match, 1)) == (1, "dead", ["grail"])


def test_sh_53_galahad_may_play_his_free_card_there_and_still_dies():
    match = hero(first="galahad", life=LAST_LIFE, hands=[["piety", "grail"]])
    play(match, ("move", "excalibur"), SACRIFICE, ("cast", "piety"), "own")
    assert (match.table.life[0], match.table.status[0]) == (3, "knight")
    play(match, ("quest", "grail"))
    assert (match.table.sword, match.table.status[0]) == (1, "dead")


def test_sh_53_tristan_may_ride_there():
    match = hero(first="tristan", life=LAST_LIFE, hands=[["piety", "grail"]])
    play(match, ("special", "piety"), "others", SACRIFICE, ("ride", "excalibur"), ("quest", "grail"))
    assert (match.table.sword, match.table.status[0]) == (1, "dead")


def test_sh_53_an_engine_fight_lost_by_the_last_life_asks_for_the_grail_once_and_it_helps():
    match = hero(
        life=LAST_LIFE, hands=[["merlin", "fight-1"]], engines=2, relics={"grail": 2}, luck=(7,),
        place=["picts"] + ["camelot"] * 3,
    )  # fmt: skip
    play(match, ("move", "camelot"), SACRIFICE, ENGINE, ("fight-1",))
    assert (asked(match), match.to_move, legal(match)) == ("rescue.whom", (2,), {0, None})
    play(match, 0)
    assert (match.table.life[0], match.table.status[0], hand(match, 0)) == (4, "knight", ["merlin"])
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_sh_53_a_duel_lost_by_the_last_life_is_over_before_he_dies():
    match = hero(
        life=LAST_LIFE, hands=[["fight-2"]], laid={"blackknight": ["fight-1", "fight-1", "fight-2"]},
        dark={"blackknight": ["blackknight-7"]}, relics={"grail": 1},
    )  # fmt: skip
    play(match, ("move", "blackknight"), SACRIFICE, ("quest", "fight-2"))
    assert (asked(match), match.table.black_swords, match.table.place[0]) == ("rescue.whom", 1, "camelot")
    play(match, 0)
    assert (match.table.life[0], match.table.status[0], match.to_move) == (4, "knight", (1,))


def test_sh_53_those_who_die_of_the_lost_quest_are_asked_for_before_him():
    match = hero(
        life=[1, 1, 4, 4], hands=[["fight-3"]], place=["camelot", "dragon", "camelot", "camelot"],
        finished=["lancelot"], relics={"grail": 3},
        laid={"dragon": ["fight-1"] * 3 + ["fight-2"] * 3 + ["fight-3"] * 2},
        dark={"dragon": ["lancelot-7", "lancelot-3"]},
    )  # fmt: skip
    play(match, ("move", "dragon"), SACRIFICE, ("quest", "fight-3"))
    assert (asked(match), legal(match)) == ("rescue.whom", {1, None})
    play(match, None)
    assert (asked(match), legal(match), match.table.status[1]) == ("rescue.whom", {0, None}, "dead")


def test_sh_53_by_his_last_life_he_is_counted_in_convocation_and_takes_his_share():
    """It ends no quest, so the player is one of the gathered; what they are dealt goes with them."""
    match = hero(life=LAST_LIFE, hands=[["convocation"]], place=["picts"] + ["camelot"] * 3)
    play(match, ("move", "camelot"), SACRIFICE, ("special", "convocation"))
    assert (asked(match), set(match.to_move)) == ("share.how", {0, 1, 2, 3})
    play(match, "shuffle")
    assert [len(hand(match, seat)) for seat in range(4)] == [0, 1, 1, 1]
    assert (match.table.status[0], len(match.table.white_discard)) == ("dead", 2)


def test_at_six_lives_one_may_be_given_for_a_card_that_gives_life():
    for card in ("lady", "piety"):
        match = hero(hands=[[card]], finished=["excalibur"], life=[6, 6, 6, 6])
        assert ("sacrifice",) in legal(play(match, ("move", "picts"))), card
