"""Rulebook: Relics: the Holy Grail; Loss of life: rescue."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, lay, legal, play
from tests.games.shadows.helpers.knights import DRAW, SACRIFICE, hand, hero, quest_won

KNIGHTS = ["gawain", "galahad", "tristan", "palamedes"]


def dying(owner, **wanted):
    """Seat 0 loses its last life to evil; `owner` has the Grail."""
    wanted.setdefault("relics", {"grail": owner})
    return play(lay(4, knights=KNIGHTS, life=[1, 4, 4, 4], **wanted), "life")


@pytest.mark.parametrize("owner", range(4))
def test_its_owner_decides(owner):
    match = dying(owner)
    assert (asked(match), match.to_move, legal(match)) == ("rescue.whom", (owner,), {0, None})


@pytest.mark.parametrize("owner", range(4))
def test_the_saved_has_four_lives_and_the_grail_is_gone(owner):
    match = play(dying(owner), 0)
    assert (match.table.life, match.table.relics["grail"]) == ([4] * 4, -1)
    assert match.table.status == ["knight"] * 4


def test_who_is_well_cannot_drink():
    match = dying(1)
    assert 1 not in legal(match)


def test_a_second_death_is_not_helped():
    match = play(dying(1), 0, "life", DRAW)
    assert match.table.life[0] == 4
    match = lay(4, knights=KNIGHTS, life=[1, 4, 4, 4], relics={"grail": "out"})
    assert play(match, "life").table.status[0] == "dead"


def test_whoever_lays_the_last_grail_gets_it():
    match = play(quest_won("grail", place=["grail", "grail", "camelot", "camelot"]), ("quest", "grail"))
    assert match.table.relics["grail"] == 0
    assert match.table.white_swords == 3


def test_a_lost_quest_takes_it_out_of_the_game():
    match = lay(4, knights=KNIGHTS, dark={"grail": ["despair"] * 6}, black_deck=["despair"])
    play(match, "draw")
    assert (match.table.relics["grail"], match.table.black_swords) == (-1, 3)


def test_a_grail_won_in_this_turn_saves_in_the_next():
    match = quest_won("grail", life=[4, 1, 4, 4])
    play(match, ("quest", "grail"), ("end",), "life")
    assert (asked(match), match.to_move, legal(match)) == ("rescue.whom", (0,), {1, None})


def test_sf_24_the_saved_has_no_more_actions_in_his_own_turn():
    match = play(dying(0, hands=[["piety"]]), 0)
    assert (asked(match), match.to_move) == ("evil.what", (1,))
    assert hand(match, 0) == ["piety"]


def test_sh_34_in_his_next_turn_the_saved_acts_as_usual():
    match = hero(3, life=[1, 4, 4], relics={"grail": 1}, hands=[["grail"]])
    play(match, DRAW, SACRIFICE, ("move", "excalibur"), 0)
    for _ in range(2):
        play(match, "life", DRAW, ("end",))
    assert match.to_move == (0,)
    play(match, "life")
    assert (asked(match), match.table.life[0], match.table.place[0]) == ("deed.what", 3, "excalibur")
    assert ("quest", "grail") in legal(match)


def test_a_hidden_traitor_who_owns_it_may_refuse():
    match = play(dying(2, loyalty=["loyal", "loyal", "traitor", "loyal"]), None)
    assert (match.table.status[0], match.table.relics["grail"]) == ("dead", 2)


def test_a_hidden_traitor_may_be_saved_and_stays_hidden():
    match = play(dying(2, loyalty=["traitor", "loyal", "loyal", "loyal"]), 0)
    assert match.view(None)["table"]["loyalty"] == [""] * 4
    assert match.table.life[0] == 4


def test_the_grail_of_an_unmasked_traitor_leaves_the_game():
    match = lay(4, knights=KNIGHTS, loyalty=["traitor", "loyal", "loyal", "loyal"], relics={"grail": 0})
    assert play(match, "unmask").table.relics["grail"] == -1


def test_saved_from_a_lost_quest_he_goes_back_to_the_round_table_like_the_others():
    match = lay(
        4, knights=KNIGHTS, life=[4, 1, 4, 4], relics={"grail": 2}, warriors={"saxons": 3},
        black_deck=["saxons"],
        place=["camelot", "saxons", "camelot", "camelot"],
    )  # fmt: skip
    play(match, "draw", 1)
    assert (match.table.life[1], match.table.place[1], match.table.engines) == (4, "camelot", 2)
    assert match.table.black_swords == 1
    assert (asked(match), match.to_move) == ("deed.what", (0,))


def test_a_last_loyal_knight_saved_from_the_engines_fight_keeps_the_game_alive():
    match = hero(
        3, life=[1, 4, 4], loyalty=["loyal", "traitor", "loyal"], status=["knight", "knight", "dead"],
        luck=(7,),
        hands=[["fight-1"]], engines=2, relics={"grail": 1},
    )  # fmt: skip
    play(match, ("quest", "engine"), ("fight-1",))
    lost, saved = play(match.clone(), None), play(match, 0)
    assert lost.result.winners == (1,)
    assert (saved.result, saved.table.life[0]) == (None, 4)
