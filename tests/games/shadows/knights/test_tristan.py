"""Rulebook: knights: Sir Tristan leaves the Round Table free, and then takes an action."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play
from tests.games.shadows.helpers.knights import (
    DRAW,
    END,
    LAST,
    SACRIFICE,
    end,
    hero,
    kinds,
    offered,
    quest_won,
)

PLACES = {"blackknight", "lancelot", "excalibur", "grail", "picts", "saxons"}


def tristan(**wanted):
    return hero(first="tristan", **wanted)


def test_he_rides_to_any_quest_free():
    match = tristan(hands=[["fight-1"]])
    assert offered(match, "ride") == PLACES
    play(match, ("ride", "picts"), ("quest", "fight-1"))
    assert [match.table.faces[card] for card in match.table.laid["picts"]] == ["fight-1"]
    assert match.table.life[0] == 4


def test_sh_31_after_the_ride_he_still_owes_his_action():
    match = play(tristan(hands=[["grail"]]), ("ride", "excalibur"))
    assert match.table.place[0] == "excalibur"
    assert END not in legal(match)
    assert SACRIFICE not in legal(match)


def test_the_ride_is_the_move_of_the_turn():
    match = play(tristan(hands=[["grail"] * 4]), ("ride", "excalibur"))
    assert not kinds(match) & {"move", "ride"}
    play(match, ("quest", "grail"), SACRIFICE)
    assert kinds(match) == {"heal"}


def test_after_a_move_he_does_not_ride():
    match = play(tristan(), ("move", "excalibur"))
    assert "ride" not in kinds(match)


def test_after_a_move_to_camelot_he_does_not_ride():
    match = play(tristan(place=["picts"] + ["camelot"] * 3), ("move", "camelot"))
    assert "ride" not in kinds(match)


def test_he_rides_only_from_camelot():
    match = tristan(place=["picts"] + ["camelot"] * 3, hands=[["grail"]])
    assert "ride" not in kinds(match)
    assert "move" in kinds(match)


@pytest.mark.parametrize("quest", ["blackknight", "lancelot"])
def test_he_does_not_ride_to_a_duel_that_another_fights(quest):
    match = tristan(place=["camelot", quest, "camelot", "camelot"])
    assert offered(match, "ride") == PLACES - {quest}


def test_he_rides_to_open_quests_only():
    match = tristan(finished=["lancelot", "grail"])
    assert offered(match, "ride") == PLACES - {"lancelot", "grail"} | {"dragon"}


def test_sh_31_after_his_action():
    match = play(tristan(), DRAW)
    assert {("ride", "picts"), SACRIFICE, END} <= legal(match)
    end(play(match, ("ride", "picts")))
    assert (match.table.place[0], match.table.life[0], match.to_move) == ("picts", 4, (1,))


def test_sh_31_between_two_actions():
    """Piety, the ride, then for a life a card on the quest."""
    match = tristan(hands=[["piety", "fight-1"]])
    play(match, ("special", "piety"), "others", ("ride", "saxons"), SACRIFICE, ("quest", "fight-1"))
    assert [match.table.faces[card] for card in match.table.laid["saxons"]] == ["fight-1"]
    assert match.table.life == [3, 5, 5, 5]


def test_sf_4_after_finishing_a_quest_he_may_still_leave_free():
    match = play(quest_won("picts", first="tristan"), ("quest", "fight-5"))
    assert match.table.place[0] == "camelot"
    assert {("ride", "grail"), SACRIFICE, END} <= legal(match)
    end(play(match, ("ride", "grail")))
    assert (match.table.place[0], match.table.life[0]) == ("grail", 5)


def test_sf_4_and_for_a_life_heal_or_play_a_special_card_or_accuse_but_do_no_quest():
    match = quest_won(
        "picts", first="tristan", hands=[["fight-5", "piety", "grail", "grail", "grail"]], engines=6
    )
    play(match, ("quest", "fight-5"), ("ride", "excalibur"), SACRIFICE)
    assert kinds(match) == {"heal", "special", "accuse"}


def test_sf_4_not_if_he_has_moved_in_this_turn():
    match = quest_won("picts", first="tristan", place=["camelot"] * 4, life=[3, 4, 4, 4])
    play(match, ("ride", "picts"), ("quest", "fight-5"))
    assert match.table.place[0] == "camelot"
    assert (asked(match), match.to_move) == ("deed.what", (0,))
    assert not kinds(match) & {"ride", "move"}


def test_after_a_ride_a_life_does_not_buy_a_move():
    match = tristan(hands=[["piety"]])
    play(match, ("ride", "picts"), ("special", "piety"), "others")
    if SACRIFICE in legal(match):
        play(match, SACRIFICE)
        assert "move" not in kinds(match)


def test_after_a_ride_he_may_not_draw_at_the_round_table():
    match = play(tristan(hands=[["grail"]]), ("ride", "excalibur"))
    assert DRAW not in legal(match)


def test_draw_ride_and_a_life_for_nothing_of_the_quest_kind():
    match = tristan(hands=[["fight-1", "fight-1"]])
    play(match, DRAW, ("ride", "picts"))
    if SACRIFICE in legal(match):
        assert "quest" not in kinds(play(match, SACRIFICE))


@pytest.mark.parametrize("quest", sorted(PLACES))
def test_sh_50_where_he_can_do_no_action_he_may_end_his_turn(quest):
    """The player has no card, may not move again and nobody can be accused."""
    match = play(tristan(), ("ride", quest))
    assert legal(match) == {END}
    play(match, END)
    assert (match.table.place[0], match.table.life[0], match.to_move) == (quest, 4, (1,))


def test_sh_50_not_while_any_action_is_possible():
    match = play(tristan(engines=6), ("ride", "blackknight"))
    assert kinds(match) == {"accuse"}


def test_called_home_by_convocation_he_rides_out_again():
    match = tristan(place=["picts"] + ["camelot"] * 3, hands=[["convocation"]])
    play(match, ("special", "convocation"))
    for _ in range(9):
        if asked(match) == "deed.what":
            break
        play(match, {"convocation.come": True, "share.how": "shuffle"}[asked(match) or ""])
    assert match.table.place[0] == "camelot"
    assert "ride" in kinds(match)


@pytest.mark.parametrize("knight", ["arthur", "gawain", "galahad", "kay", "palamedes", "percival"])
def test_nobody_else_rides(knight):
    assert "ride" not in kinds(hero(first=knight))


def test_every_turn_anew():
    match = end(play(hero(3, first="tristan"), DRAW))
    for _ in range(2):
        end(play(match, "engine", DRAW))
    assert offered(play(match, "engine"), "ride") == PLACES


def test_the_won_quest_of_another_kind_of_finish_keeps_the_ride():
    """Tristan completes Excalibur, after being there since the last turn."""
    match = play(quest_won("excalibur", first="tristan"), ("quest", LAST["excalibur"]))
    assert offered(match, "ride") == PLACES - {"excalibur"}
