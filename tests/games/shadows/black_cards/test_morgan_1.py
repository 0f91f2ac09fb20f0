"""Special black cards: Morgan, three cards of one knight, or one of each (morgan-1)."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, asked, first, legal, play, seen, sizes
from tests.games.shadows.helpers.black_cards import all_there, draw, no_merlins, quiet, volunteers

HANDS = [["fight-1"] * 3, ["grail", "fight-2"], ["fight-3"] * 4, []]
TRAITOR = {"status": ["revealed", "knight", "knight"], "loyalty": ["traitor", "loyal", "loyal"]}


@pytest.mark.parametrize(("turn", "order"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0]), (3, [0, 2])])
def test_sh_44_whoever_has_three_cards_is_asked_in_turn_order_from_the_drawer(turn, order):
    match = draw("morgan-1", seats=4, hands=HANDS, turn=turn)
    assert volunteers(match, "volunteer.cards") == order


def test_sh_44_the_first_yes_pays_and_nobody_else_is_asked():
    match = play(draw("morgan-1", seats=4, hands=HANDS), True)
    assert (asked(match), match.to_move) == ("discard.some", (0,))
    play(match, ("fight-1",) * 3)
    assert (asked(match), sizes(match)) == ("deed.what", [0, 2, 4, 0])
    assert (seen(match)["white_discard"], seen(match)["black_discard"]) == (3, 1)


def test_sh_3_a_volunteer_chooses_his_three_cards_and_nobody_sees_them():
    match = draw("morgan-1", hands=[[], ["grail", "fight-1", "fight-2", "merlin"]])
    play(match, True)
    assert legal(match) >= {("fight-1", "fight-2", "grail")}
    assert len(legal(match)) == 4
    play(match, ("fight-1", "fight-2", "grail"))
    assert match.table.hand(1) == ["merlin"]
    for viewer in (0, 2, None):
        assert "fight-2" not in str([event.args for event in match.log(viewer)])
        assert seen(match, viewer)["hands"][1] == [""]


def test_sh_3_without_a_volunteer_everybody_discards_one_at_the_same_time():
    match = draw("morgan-1", seats=4, hands=HANDS)
    volunteers(match, "volunteer.cards")
    assert asked(match) == "discard.some"
    assert set(match.to_move) - {3} == {0, 1, 2}
    match.play(1, ("grail",))
    for viewer in (0, 2, 3, None):
        assert "grail" not in str([event.args for event in match.log(viewer)])
    answer(match, discard_some=first)
    assert (sizes(match), asked(match)) == ([2, 1, 3, 0], "deed.what")
    for viewer in (0, 2, 3, None):
        assert "grail" not in str([event.args for event in match.log(viewer)])
    assert all_there(match)


def test_nobody_has_a_card_and_nothing_happens():
    match = draw("morgan-1")
    assert (asked(match), seen(match)["white_discard"]) == ("deed.what", 0)


def test_the_dead_and_the_revealed_neither_volunteer_nor_discard():
    match = quiet(**TRAITOR, hands=[[], ["grail"], ["fight-1"]], black_deck=["morgan-1"])
    play(match, 1, "draw")
    no_merlins(match)
    assert set(match.to_move) <= {1, 2}
    answer(match, discard_some=first)
    assert (asked(match), sizes(match)) == ("evil.what", [0, 0, 0])
