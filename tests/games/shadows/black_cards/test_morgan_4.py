"""Special black cards: Morgan, a life of each (morgan-4)."""

from __future__ import annotations

from tests.games.shadows.helpers import asked, seen
from tests.games.shadows.helpers.black_cards import draw


def test_everybody_loses_a_life():
    match = draw("morgan-4", seats=4, life=[4, 6, 2, 3], status=["knight", "knight", "dead", "knight"])
    assert (seen(match)["life"], asked(match)) == ([3, 5, 0, 2], "deed.what")


def test_whoever_has_one_life_dies_and_the_drawers_turn_ends_with_him():
    match = draw("morgan-4", life=[1, 4, 1], hands=[["grail"], [], ["fight-1"] * 2])
    assert seen(match)["status"] == ["dead", "knight", "dead"]
    assert (asked(match), match.to_move, seen(match)["white_discard"]) == ("evil.what", (1,), 3)


def test_a_solo_knight_dies_and_his_white_cards_go():
    match = draw(
        "morgan-4",
        life=[4, 1, 4],
        place=["camelot", "lancelot"],
        laid={"lancelot": ["fight-1"]},
        dark={"lancelot": ["lancelot-1"]},
    )
    table = seen(match)
    assert (table["laid"]["lancelot"], table["dark"]["lancelot"]) == ([], ["lancelot-1"])


def test_it_may_kill_the_last_loyal_knights_and_the_traitor_wins():
    match = draw("morgan-4", life=[1, 2, 1], loyalty=["loyal", "traitor", "loyal"])
    assert (match.to_move, match.result.winners) == ((), (1,))
