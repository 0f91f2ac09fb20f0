"""Rulebook: III. Special white cards: Piety gives three lives to oneself, or one to each of the others."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play
from tests.games.shadows.helpers.knights import SACRIFICE, discarded, hero

PIETY = ("special", "piety")


def piety(**wanted):
    return hero(hands=[["piety"]], **wanted)


def test_the_player_chooses():
    match = play(piety(), PIETY)
    assert (asked(match), legal(match)) == ("piety.how", {"own", "others"})


@pytest.mark.parametrize(("life", "after"), [(1, 4), (3, 6), (4, 6), (5, 6)])
def test_three_lives_for_himself_up_to_six(life, after):
    match = play(piety(life=[life, 2, 2, 2]), PIETY, "own")
    assert (match.table.life, discarded(match)) == ([after, 2, 2, 2], ["piety"])


def test_one_life_for_each_other_up_to_six():
    assert play(piety(life=[2, 1, 5, 6]), PIETY, "others").table.life == [2, 2, 6, 6]


def test_sh_10_not_for_the_dead_nor_the_revealed_traitor():
    match = piety(
        status=["knight", "dead", "revealed", "knight"], loyalty=["loyal", "loyal", "traitor", "loyal"]
    )
    play(match, PIETY, "others")
    assert (match.table.life[1], match.table.life[3]) == (0, 5)
    assert match.table.status == ["knight", "dead", "revealed", "knight"]
    assert match.table.life[2] == 0


def test_sh_10_a_hidden_traitor_is_helped_like_everybody():
    match = piety(loyalty=["loyal", "traitor", "loyal", "loyal"])
    assert play(match, PIETY, "others").table.life == [4, 5, 5, 5]


def test_wherever_they_are():
    match = play(piety(place=["grail", "picts", "lancelot", "camelot"]), PIETY, "others")
    assert match.table.life == [4, 5, 5, 5]


def test_sh_42_only_what_changes_something_is_offered():
    assert PIETY not in legal(piety(life=[6] * 4))
    assert legal(play(piety(life=[6, 6, 5, 6]), PIETY)) == {"others"}
    assert legal(play(piety(life=[5, 6, 6, 6]), PIETY)) == {"own"}


def test_sh_42_with_the_others_dead_it_helps_only_oneself():
    match = piety(status=["knight", "dead", "dead", "dead"], life=[3] * 4)
    assert legal(play(match, PIETY)) == {"own"}
    assert PIETY not in legal(piety(status=["knight", "dead", "dead", "dead"], life=[6] * 4))


def test_sh_42_after_a_sacrifice_at_six_lives_it_helps_again():
    match = play(piety(life=[6] * 4), ("quest", "draw"))
    assert SACRIFICE in legal(match)
    play(match, SACRIFICE, PIETY)
    assert legal(match) == {"own"}


def test_for_a_life_it_gives_three():
    match = play(piety(life=[2, 4, 4, 4]), ("quest", "draw"), SACRIFICE, PIETY, "own")
    assert match.table.life[0] == 4
