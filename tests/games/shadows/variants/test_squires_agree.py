"""Rulebook: variants: the battle of the squires: "the players may decide themselves who is knighted"."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, asked, legal, play, told
from tests.games.shadows.helpers.knights import SACRIFICE, quest_won

AGREE, USUAL = "agree", "usual"


def won(knights=("", "", "", ""), **wanted):
    """Seat 0 has just won the war against the Picts; the squires talk it over."""
    match = quest_won("picts", squires="yes", knights=list(knights), **wanted)
    play(match, ("quest", "fight-5"))
    return answer(match, share_how="shuffle")


def dubbed(match):
    return [seat for seat, knight in enumerate(match.table.knights) if knight]


def test_sh_28_everybody_is_asked_and_may_name_any_squire():
    match = won()
    assert (asked(match), match.to_move, match.first_acts) == ("squire.agree", (0, 1, 2, 3), True)
    assert set(match.legal(2)) == {AGREE, USUAL, *[("name", seat) for seat in range(4)]}


def test_sh_28_they_agree_on_another_than_him_who_ended_the_quest():
    match = won()
    match.play(1, ("name", 2))
    assert match.table.named == [2]
    for seat in (3, 0, 1):
        match.play(seat, AGREE)
        assert dubbed(match) == []
    match.play(2, AGREE)
    assert (dubbed(match), match.table.named, match.table.agreed) == ([2], [], [])


def test_sh_28_a_new_name_must_be_agreed_to_by_all_again():
    match = won()
    for seat, choice in ((1, ("name", 2)), (0, AGREE), (2, AGREE), (3, ("name", 3))):
        match.play(seat, choice)
    assert (match.to_move, match.table.named, match.table.agreed) == ((0, 1, 2, 3), [3], [])
    assert ("name", 3) not in match.legal(0)


def test_sh_28_agreeing_to_no_name_is_agreeing_to_the_general_rule():
    match = won()
    for seat in range(4):
        match.play(seat, AGREE)
    assert dubbed(match) == [0]


@pytest.mark.parametrize("who", [0, 3])
def test_sh_28_without_agreement_it_is_he_who_ended_the_quest(who):
    match = won()
    match.play(1, ("name", 2))
    match.play(who, USUAL)
    assert (dubbed(match), "squire.usual" in told(match)) == ([0], True)


def test_sh_28_names_cannot_be_changed_for_ever():
    match = won()
    for number in range(16):
        play(match, ("name", 1 + number % 2))
    assert legal(match) == {AGREE, USUAL}


def test_sh_28_knights_have_a_say_too_and_the_dead_have_none():
    match = won(knights=("", "gawain", "", ""), status=["knight", "knight", "knight", "dead"])
    assert match.to_move == (0, 1, 2)
    assert set(match.legal(1)) == {AGREE, USUAL, ("name", 0), ("name", 2)}


def test_sh_28_the_last_squire_who_ends_a_quest_needs_no_vote():
    match = won(knights=("", "gawain", "kay", "arthur"))
    assert (asked(match), len(dubbed(match))) == ("deed.what", 4)


def test_sh_28_a_knight_who_ended_it_may_be_overruled_by_agreement():
    match = won(knights=("gawain", "", "", "kay"))
    match.play(3, ("name", 2))
    for seat in range(4):
        match.play(seat, AGREE)
    assert dubbed(match) == [0, 2, 3]


def dying(**wanted):
    match = quest_won(
        "picts", squires="yes", knights=[""] * 4, life=[1, 4, 4, 4], place=["camelot"] * 4, **wanted
    )
    return play(match, ("move", "picts"), SACRIFICE, ("quest", "fight-5"))


def test_sh_51_they_may_agree_on_another_than_him_who_gave_his_last_life():
    match = dying()
    assert set(match.legal(0)) == {AGREE, USUAL, *[("name", seat) for seat in (1, 2, 3)]}
    match.play(0, ("name", 3))
    for seat in range(4):
        match.play(seat, AGREE)
    assert (dubbed(match), match.table.status[0]) == ([3], "dead")


def test_sh_51_and_the_grail_that_saves_him_afterwards_does_not_knight_him():
    match = play(dying(relics={"grail": 1}), USUAL)
    assert asked(match) == "rescue.whom"
    play(match, 0)
    assert (dubbed(match), match.table.life[0]) == ([], 4)


def test_what_is_proposed_and_agreed_everybody_sees():
    match = won()
    match.play(1, ("name", 2))
    match.play(3, AGREE)
    for viewer in (0, 2, None):
        table = match.view(viewer)["table"]
        assert (table["named"], table["agreed"]) == ([2], [3])
