"""Rulebook: Phase 2: the attack of the knights. One of five actions is compulsory; I. Going to a new quest;
II. Actions of the place where the knight stands."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, lay, legal, play, told
from tests.games.shadows.helpers.knights import (
    DRAW,
    END,
    ENGINE,
    KINDS,
    MANY,
    SACRIFICE,
    TWELVE,
    blacks,
    discarded,
    end,
    hand,
    hero,
    kinds,
    offered,
    quest_won,
    refused,
    whites,
)

RICH = ["fight-1", "fight-1", "fight-1", "piety", "grail"]


def test_five_kinds_of_actions():
    assert kinds(hero(hands=[RICH], engines=6)) == KINDS


def test_one_action_is_compulsory():
    match = hero(hands=[RICH], engines=6)
    assert END not in legal(match)
    assert "not among" in refused(match, 0, END)


def test_sh_47_life_can_be_sacrificed_only_when_the_first_action_is_done():
    match = hero()
    assert SACRIFICE not in legal(match)
    play(match, DRAW)
    assert legal(match) == {SACRIFICE, END}


def test_a_turn_ends_after_one_action():
    match = end(play(hero(), DRAW))
    assert (asked(match), match.to_move) == ("evil.what", (1,))
    assert match.table.life == [4] * 4


FIRST = [
    (("move", "excalibur"), (), "move"),
    (DRAW, (), "quest"),
    (("special", "piety"), ("own",), "special"),
    (("heal", "fight-1"), (), "heal"),
    (("accuse", 1), (), "accuse"),
]


@pytest.mark.parametrize(("deed", "answers", "kind"), FIRST)
def test_sf_1_the_second_action_is_of_a_different_kind(deed, answers, kind):
    match = hero(hands=[[*RICH, "fight-2", "fight-2", "fight-2"]], engines=6, life=[3] * 4)
    play(match, deed, *answers, SACRIFICE)
    assert kinds(match) - {"end"} == KINDS - {kind}


def test_a_second_action_costs_a_life():
    match = play(hero(hands=[["grail"]]), ("move", "excalibur"), SACRIFICE)
    assert match.table.life == [3, 4, 4, 4]


def test_the_example_of_the_rulebook_moving_and_discarding_for_the_sword():
    match = play(hero(hands=[["fight-1"]]), ("move", "excalibur"), SACRIFICE, ("quest", "fight-1"))
    assert (match.table.sword, match.table.life[0], hand(match, 0)) == (1, 3, [])


def test_sh_47_life_is_sacrificed_once_in_a_turn():
    match = hero(hands=[["fight-1", "fight-2"]])
    play(match, ("move", "excalibur"), SACRIFICE, ("quest", "fight-1"))
    assert asked(match) != "deed.what" or SACRIFICE not in legal(match)
    assert end(match).to_move == (1,)


def test_sh_47_in_the_next_turn_life_can_be_sacrificed_again():
    match = hero(3)
    play(match, DRAW, SACRIFICE, ("move", "excalibur"))
    end(match)
    for _ in range(2):
        play(match, "life", DRAW)
        end(match)
    play(match, "life", ("move", "camelot"))
    assert SACRIFICE in legal(match)


def test_going_is_possible_to_every_open_quest_however_far():
    match = hero(place=["picts"] + ["camelot"] * 3)
    assert offered(match, "move") == {"camelot", "blackknight", "lancelot", "excalibur", "grail", "saxons"}
    assert play(match, ("move", "grail")).table.place[0] == "grail"


@pytest.mark.parametrize("quest", ["blackknight", "lancelot"])
def test_a_quest_for_one_knight_is_closed_while_he_is_there(quest):
    match = hero(place=["camelot", quest, "camelot", "camelot"])
    assert quest not in offered(match, "move")
    assert quest in offered(hero(), "move")


@pytest.mark.parametrize("quest", ["excalibur", "grail", "picts", "saxons", "dragon"])
def test_many_knights_can_be_on_the_other_quests(quest):
    match = hero(6, place=["camelot", *[quest] * 5], finished=["lancelot"])
    assert quest in offered(match, "move")


def test_quests_that_are_over_cannot_be_visited():
    match = hero(finished=["lancelot", "dragon", "excalibur", "grail"])
    assert offered(match, "move") == {"blackknight", "picts", "saxons"}


def test_the_dragon_comes_when_lancelot_is_over():
    assert {"lancelot", "dragon"} & offered(hero(), "move") == {"lancelot"}
    assert {"lancelot", "dragon"} & offered(hero(finished=["lancelot"]), "move") == {"dragon"}


def test_who_can_do_nothing_on_his_quest_must_leave_it():
    match = hero(place=["blackknight"] + ["camelot"] * 3, hands=[["grail"]])
    assert kinds(match) == {"move"}


def test_who_cannot_go_on_with_his_quest_may_stay_with_another_action():
    match = hero(place=["blackknight"] + ["camelot"] * 3, hands=[["grail", "grail", "grail"]], engines=6)
    assert kinds(match) == {"move", "heal", "accuse"}
    end(play(match, ("heal", "grail")))
    assert match.table.place[0] == "blackknight"


def test_nobody_draws_or_fights_engines_away_from_camelot():
    match = hero(place=["excalibur"] + ["camelot"] * 3, hands=[["fight-5"]], engines=3)
    assert offered(match, "quest") == {"fight-5"}


@pytest.mark.parametrize("quest", ["blackknight", "lancelot"])
def test_who_leaves_a_quest_for_one_loses_its_white_cards_but_not_the_black(quest):
    match = hero(
        place=[quest, "camelot", "camelot", "camelot"],
        laid={quest: ["fight-1", "fight-1"]},
        dark={quest: [f"{quest}-3"]},
    )
    play(match, ("move", "camelot"))
    assert (whites(match, quest), blacks(match, quest)) == ([], [f"{quest}-3"])
    assert discarded(match) == ["fight-1", "fight-1"]
    assert (match.table.black_swords, match.table.life[0]) == (0, 4)


@pytest.mark.parametrize("quest", ["dragon", "grail", "picts"])
def test_who_leaves_a_common_quest_leaves_its_cards_there(quest):
    card = "grail" if quest == "grail" else "fight-1"
    match = hero(place=[quest, *["camelot"] * 3], laid={quest: [card]}, finished=["lancelot"])
    play(match, ("move", "camelot"))
    assert whites(match, quest) == [card]


def test_leaving_and_coming_back_to_a_quest_for_one_starts_it_afresh():
    match = hero(
        hands=[["fight-1"] * 2], place=["blackknight"] + ["camelot"] * 3, laid={"blackknight": ["fight-1"]}
    )
    end(play(match, ("move", "camelot")))
    assert play(match, "life", ("move", "blackknight")).table.place[1] == "blackknight"
    assert whites(match, "blackknight") == []


def test_sf_2_the_return_at_the_end_of_a_quest_is_no_move():
    match = play(quest_won("picts"), ("quest", "fight-5"))
    assert match.table.place[0] == "camelot"
    play(match, SACRIFICE)
    assert {"excalibur", "picts"} <= offered(match, "move")


def test_sf_3_after_finishing_a_quest_nobody_draws_or_fights_engines():
    match = quest_won("saxons", hands=[["fight-5", "fight-5"]], engines=3)
    play(match, ("quest", "fight-5"), SACRIFICE)
    assert match.table.place[0] == "camelot"
    assert "quest" not in kinds(match)


def test_sf_2_who_moved_and_then_finished_a_quest_cannot_move_again():
    """Move, a life, the last card: the player is back in Camelot, and nothing is left to them."""
    match = quest_won("saxons", place=["camelot"] * 4)
    play(match, ("move", "saxons"), SACRIFICE, ("quest", "fight-5"))
    assert match.table.place[0] == "camelot"
    assert match.table.life[0] == 4
    assert end(match).to_move == (1,)


@pytest.mark.parametrize(("cards", "allowed"), [(MANY, True), (TWELVE[:11], True), (TWELVE, False)])
def test_sf_7_with_twelve_cards_nobody_draws_but_with_eleven_he_may_pass_twelve(cards, allowed):
    match = hero(hands=[cards])
    assert (DRAW in legal(match)) is allowed
    if allowed:
        assert len(hand(play(match, DRAW), 0)) == len(cards) + 2


def test_sf_7_who_has_thirteen_cards_must_do_something_else():
    match = hero(hands=[[*TWELVE, "fight-5"]], engines=1)
    assert offered(match, "quest") == {"engine"}


def test_drawing_takes_two_cards_from_the_top():
    match = play(hero(white_deck=["heroism", "grail", "fate"]), DRAW)
    assert hand(match, 0) == sorted(["heroism", "grail"])


def test_drawing_and_fighting_an_engine_are_one_kind():
    match = play(hero(hands=[["fight-5"]], engines=2), DRAW, SACRIFICE)
    assert ENGINE not in legal(match)
    match = play(hero(hands=[["fight-5"] * 2], engines=2, luck=(0,)), ENGINE, ("fight-5",), SACRIFICE)
    assert DRAW not in legal(match)


def test_the_evil_phase_comes_before_the_heroic_one():
    match = lay(3, knights=["gawain", "galahad", "tristan"], engines=2)
    assert (asked(match), legal(match)) == ("evil.what", {"draw", "engine", "life"})
    play(match, "engine")
    assert (asked(match), match.table.engines) == ("deed.what", 3)
    assert told(match)
