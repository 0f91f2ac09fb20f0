"""Rulebook: Phase 1, the attack of evil (Этап 1: Атака сил зла): a black card, an engine or a life."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play, seen, told
from tests.games.shadows.helpers.black_cards import all_there, draw, quiet


def test_the_knight_must_choose_one_of_three():
    match = quiet()
    assert (asked(match), match.to_move) == ("evil.what", (0,))
    assert legal(match) == {"draw", "engine", "life"}


def test_an_engine_is_added():
    match = play(quiet(engines=3), "engine")
    assert (seen(match)["engines"], seen(match)["life"][0], asked(match)) == (4, 4, "deed.what")


def test_a_life_is_lost_and_evil_does_nothing():
    match = play(quiet(engines=3), "life")
    assert (seen(match)["engines"], seen(match)["life"], asked(match)) == (3, [3, 4, 4], "deed.what")
    assert seen(match)["black_deck"]["count"] == 76


def test_a_black_card_is_drawn_from_the_top():
    match = draw("picts", "saxons")
    assert (seen(match)["warriors"], asked(match)) == ({"picts": 1, "saxons": 0}, "deed.what")
    assert seen(match)["black_deck"]["count"] == 75


def test_the_choice_is_his_own_and_an_action_is_still_owed():
    match = play(quiet(), "life")
    assert ("end",) not in legal(match)
    assert ("sacrifice",) not in legal(match)


def test_the_twelfth_engine_loses_at_once():
    match = play(quiet(engines=11, white_swords=6), "engine")
    assert (match.to_move, seen(match)["engines"]) == ((), 12)
    assert match.result.winners == ()


def test_the_traitor_wins_by_the_twelfth_engine():
    match = play(quiet(engines=11, loyalty=["loyal", "traitor", "loyal"]), "engine")
    assert match.result.winners == (1,)


@pytest.mark.parametrize("holder", range(3))
def test_sf_14_no_merlin_undoes_the_twelfth_engine(holder):
    hands = [["merlin"] * 3 if seat == holder else [] for seat in range(3)]
    match = play(quiet(engines=11, hands=hands), "engine")
    assert match.to_move == ()
    assert match.result.winners == ()


def test_whoever_gives_his_last_life_dies_and_has_no_action():
    match = play(quiet(life=[1, 4, 4], hands=[["grail", "fight-1"]], relics={"armor": 0}), "life")
    table = seen(match)
    assert (table["status"][0], table["place"][0], table["hands"][0]) == ("dead", "", [])
    assert table["white_discard"] == 2
    assert table["relics"]["armor"] == -1
    assert (asked(match), match.to_move) == ("evil.what", (1,))
    assert all_there(match)


def test_nobody_learns_the_loyalty_of_the_dead():
    match = play(quiet(life=[1, 4, 4], loyalty=["traitor", "loyal", "loyal"]), "life")
    for viewer in (1, 2, None):
        assert seen(match, viewer)["loyalty"][0] == ""


def test_the_grail_saves_the_dying_and_his_turn_is_over():
    match = play(quiet(life=[1, 4, 4], relics={"grail": 1}), "life")
    assert (asked(match), match.to_move, legal(match)) == ("rescue.whom", (1,), {0, None})
    play(match, 0)
    assert (seen(match)["life"][0], seen(match)["relics"]["grail"]) == (4, -1)
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_the_last_loyal_knights_death_ends_the_game():
    match = quiet(
        life=[1, 4, 4],
        status=["knight", "dead", "revealed"],
        loyalty=["loyal", "loyal", "traitor"],
    )
    play(match, "life")
    assert match.to_move == ()
    assert match.result.winners == (2,)


def test_a_death_in_the_evil_phase_makes_the_next_living_knight_move():
    match = play(quiet(life=[1, 4, 4], status=["knight", "dead", "knight"]), "life")
    assert (asked(match), match.to_move) == ("evil.what", (2,))


def test_sh_19_dying_on_a_solo_quest_takes_the_white_cards_away_and_leaves_the_black():
    match = quiet(
        life=[1, 4, 4],
        place=["blackknight"],
        laid={"blackknight": ["fight-1", "fight-2"]},
        dark={"blackknight": ["blackknight-3"]},
    )
    play(match, "life")
    assert seen(match)["laid"]["blackknight"] == []
    assert seen(match)["dark"]["blackknight"] == ["blackknight-3"]
    assert (seen(match)["white_discard"], seen(match)["black_swords"]) == (2, 0)


def test_dying_on_a_group_quest_leaves_the_white_cards():
    match = play(
        quiet(life=[1, 4, 4], place=["picts"], laid={"picts": ["fight-1", "fight-2"]}),
        "life",
    )
    assert seen(match)["laid"]["picts"] == ["fight-1", "fight-2"]


def test_the_end_is_checked_before_the_knight_acts():
    match = draw("picts", warriors={"picts": 3}, black_swords=6, white_swords=0)
    assert match.to_move == ()
    assert "deed.what" not in told(match)
    assert match.result.winners == ()


@pytest.mark.parametrize("what", ["engine", "life"])
def test_without_a_draw_the_black_pile_stays_as_it_is(what):
    match = quiet(black_deck=["mist", "vivien"])
    before = list(match.table.black_deck)
    assert match.table.faces[before[-1]] == "mist"
    play(match, what)
    assert list(match.table.black_deck) == before
