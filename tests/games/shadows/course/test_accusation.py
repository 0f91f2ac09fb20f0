"""Rulebook: V. Accusation of treason."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, lay, legal, play, seen
from tests.games.shadows.helpers.knights import (
    DRAW,
    SACRIFICE,
    blacks,
    discarded,
    end,
    hand,
    hero,
    kinds,
    offered,
    whites,
)

TRAITOR_3 = ["loyal", "loyal", "loyal", "traitor"]


@pytest.mark.parametrize(
    ("engines", "white", "black", "allowed"),
    [
        (0, 0, 0, False),
        (5, 0, 0, False),
        (6, 0, 0, True),
        (11, 0, 0, True),
        (0, 5, 0, False),
        (0, 3, 2, False),
        (5, 3, 2, False),
        (0, 3, 3, True),
        (0, 6, 0, True),
        (0, 0, 6, True),
        (6, 6, 0, True),
    ],
)
def test_sh_37_six_engines_or_six_swords(engines, white, black, allowed):
    match = hero(engines=engines, white_swords=white, black_swords=black)
    assert ("accuse" in kinds(match)) is allowed


def test_sf_27_below_six_it_is_closed_again():
    match = hero(hands=[["merlin"]], engines=6)
    assert "accuse" in kinds(match)
    play(match, ("special", "merlin"), ("engine",), SACRIFICE)
    assert "accuse" not in kinds(match)


def test_sf_27_six_swords_keep_it_open_when_the_engines_fall():
    match = hero(hands=[["merlin"]], engines=6, white_swords=6)
    play(match, ("special", "merlin"), ("engine",), SACRIFICE)
    assert "accuse" in kinds(match)


def test_sf_27_an_engine_of_this_very_turn_opens_it():
    match = hero(engines=5, phase="evil", first="gawain")
    assert "accuse" in kinds(play(match, "engine"))


def test_a_knight_accuses_once_in_the_game():
    match = end(play(hero(3, engines=6), ("accuse", 1)))
    assert match.table.accusers == [0]
    for _ in range(2):
        assert "accuse" in kinds(play(match, "life"))
        end(play(match, DRAW))
    assert "accuse" not in kinds(play(match, "life"))


def test_a_knight_who_has_accused_cannot_do_it_again():
    assert "accuse" not in kinds(hero(engines=6, accusers=[0]))
    assert "accuse" in kinds(hero(engines=6, accusers=[1, 2]))


def test_everybody_else_can_be_accused_wherever_he_is():
    match = hero(engines=6, place=["picts", "grail", "camelot", "lancelot"])
    assert offered(match, "accuse") == {1, 2, 3}
    end(play(match, ("accuse", 3)))
    assert match.table.place[0] == "picts"


def test_sf_28_the_dead_are_not_accused():
    match = hero(engines=6, status=["knight", "dead", "knight", "knight"])
    assert offered(match, "accuse") == {2, 3}


def test_sh_14_accusing_goes_on_when_the_traitor_is_known():
    match = hero(engines=6, loyalty=TRAITOR_3, status=["knight", "knight", "knight", "revealed"])
    assert offered(match, "accuse") == {1, 2}


def test_sh_14_with_no_white_sword_nothing_happens_and_he_stays_on_his_quest():
    match = hero(
        engines=6, loyalty=TRAITOR_3, status=["knight"] * 3 + ["revealed"],
        place=["blackknight"] + ["camelot"] * 3,
        laid={"blackknight": ["fight-1"]},
    )  # fmt: skip
    end(play(match, ("accuse", 1)))
    assert (match.table.place[0], whites(match, "blackknight")) == ("blackknight", ["fight-1"])
    assert (match.table.white_swords, match.table.black_swords) == (0, 0)


def test_sh_14_who_has_been_shown_to_be_loyal_is_not_accused_again():
    match = end(play(hero(engines=6), ("accuse", 2)))
    assert offered(play(match, "life"), "accuse") == {0, 3}
    assert offered(hero(engines=6, shown=[False, True, False, False]), "accuse") == {2, 3}


@pytest.mark.parametrize(("white", "black"), [(3, 3), (1, 0), (6, 5)])
def test_a_wrong_accusation_turns_a_white_sword_black(white, black):
    match = play(hero(engines=6, white_swords=white, black_swords=black), ("accuse", 1))
    assert (match.table.white_swords, match.table.black_swords) == (white - 1, black + 1)


def test_a_wrong_accusation_without_a_white_sword_does_nothing():
    match = play(hero(engines=6, black_swords=3), ("accuse", 1))
    assert (match.table.white_swords, match.table.black_swords) == (0, 3)


def test_the_accused_shows_his_loyalty_to_all_for_good():
    match = play(hero(engines=6, loyalty=TRAITOR_3), ("accuse", 1))
    for viewer in (0, 2, None):
        assert seen(match, viewer)["loyalty"][1] == "loyal"
        assert seen(match, viewer)["loyalty"][2:] == ["loyal" if viewer == 2 else "", ""]
    assert seen(match)["shown"] == [False, True, False, False]


def test_a_right_accusation_adds_a_white_sword():
    match = play(hero(engines=6, loyalty=TRAITOR_3, white_swords=2, black_swords=1), ("accuse", 3))
    assert (match.table.white_swords, match.table.black_swords) == (3, 1)


def test_the_accused_traitor_is_unmasked():
    match = hero(
        engines=6, loyalty=TRAITOR_3, hands=[[], [], [], ["grail", "merlin", "fight-2"]],
        place=["camelot", "camelot", "camelot", "lancelot"], laid={"lancelot": ["fight-1", "fight-1"]},
        dark={"lancelot": ["lancelot-1"]}, relics={"excalibur": 3},
    )  # fmt: skip
    play(match, ("accuse", 3))
    table = match.table
    assert (table.status[3], hand(match, 3), table.place[3]) == ("revealed", [], "")
    assert table.relics["excalibur"] == -1
    assert (whites(match, "lancelot"), blacks(match, "lancelot")) == ([], ["lancelot-1"])
    assert discarded(match) == sorted(["grail", "merlin", "fight-2", "fight-1", "fight-1"])
    assert seen(match)["loyalty"] == ["", "", "", "traitor"]
    assert table.black_swords == 0


def test_after_a_right_accusation_the_accuser_may_go_on_for_a_life():
    match = play(hero(engines=6, loyalty=TRAITOR_3), ("accuse", 3), SACRIFICE)
    assert DRAW in legal(match)


def test_the_accused_traitor_serves_evil_in_his_next_turn():
    match = hero(engines=6, loyalty=["loyal", "traitor", "loyal", "loyal"], hands=[["grail"]])
    end(play(match, ("accuse", 1)))
    assert (asked(match), match.to_move, legal(match)) == ("steal.whom", (1,), {0})


def test_the_traitor_himself_may_accuse():
    match = hero(engines=6, loyalty=["traitor", "loyal", "loyal", "loyal"], white_swords=2)
    play(match, ("accuse", 2))
    assert (match.table.white_swords, match.table.black_swords) == (1, 1)
    assert match.table.status[0] == "knight"


def test_a_wrong_accusation_can_be_the_seventh_black_sword():
    match = play(hero(white_swords=4, black_swords=6, loyalty=TRAITOR_3), ("accuse", 1))
    assert match.result.winners == (3,)
    assert match.table.white_swords + match.table.black_swords == 10


@pytest.mark.parametrize(("white", "black", "loyal"), [(6, 5, True), (5, 6, False)])
def test_a_right_accusation_can_be_the_twelfth_sword(white, black, loyal):
    """The traitor is detected, so they turn no swords."""
    match = play(hero(white_swords=white, black_swords=black, loyalty=TRAITOR_3), ("accuse", 3))
    assert match.result.winners == ((0, 1, 2) if loyal else (3,))
    assert match.table.white_swords == white + 1


def test_a_wrong_accusation_at_eleven_swords_does_not_end_the_game():
    match = play(hero(white_swords=7, black_swords=4), ("accuse", 1))
    assert match.result is None
    assert (match.table.white_swords, match.table.black_swords) == (6, 5)


def test_accusing_by_the_last_life_is_carried_out_before_death():
    match = hero(engines=6, loyalty=TRAITOR_3, life=[1, 4, 4, 4])
    play(match, DRAW, SACRIFICE, ("accuse", 3))
    assert (match.table.status, match.table.white_swords) == (["dead", "knight", "knight", "revealed"], 1)


def test_an_accused_shows_a_card_that_he_has_not_yet_looked_at():
    """Three brave knights: six engines stand, but not six swords lie."""
    match = lay(
        3, late_loyalty=True, awake=False, phase="heroic", engines=6, loyalty=["loyal", "traitor", "loyal"],
        knights=["percival", "gawain", "galahad"],
    )  # fmt: skip
    play(match, ("accuse", 1))
    assert (match.table.status[1], match.table.white_swords) == ("revealed", 1)
