"""Special black cards: Morgan, two lives of one knight, or a card of each (morgan-5)."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, asked, first, play, seen, sizes
from tests.games.shadows.helpers.black_cards import draw, volunteers

HANDS = [["fight-1"] * 3, ["grail", "fight-2"], ["fight-3"] * 4, []]


@pytest.mark.parametrize("turn", range(4))
def test_sh_44_everybody_may_volunteer_with_two_lives_from_the_drawer_on(turn):
    match = draw("morgan-5", seats=4, hands=HANDS, turn=turn, life=[1, 2, 6, 4])
    assert volunteers(match, "volunteer.life") == [(turn + step) % 4 for step in range(4)]


def test_sh_44_the_first_yes_pays_two_lives():
    match = play(draw("morgan-5", hands=HANDS[:3]), False, True)
    assert (seen(match)["life"], sizes(match), asked(match)) == ([4, 2, 4], [3, 2, 4], "deed.what")


@pytest.mark.parametrize("life", [1, 2])
def test_sh_3_a_volunteer_with_two_lives_or_one_dies(life):
    match = play(draw("morgan-5", hands=HANDS[:3], life=[4, 4, life]), False, False, True)
    assert (seen(match)["status"][2], sizes(match)) == ("dead", [3, 2, 0])
    assert (asked(match), match.to_move) == ("deed.what", (0,))


def test_without_a_volunteer_whoever_has_a_card_discards_one():
    match = draw("morgan-5", seats=4, hands=HANDS)
    volunteers(match, "volunteer.life")
    assert asked(match) == "discard.some"
    answer(match, discard_some=first)
    assert (sizes(match), seen(match)["life"]) == ([2, 1, 3, 0], [4] * 4)
