"""One knight with several relics."""

from __future__ import annotations

from tests.games.shadows.helpers import asked, play, seen
from tests.games.shadows.helpers.black_cards import draw, no_merlins


def test_one_knight_in_armor_and_with_excalibur_chooses_a_card_and_then_stops_it():
    match = draw(
        *("morgan-3", "mist"), relics={"armor": 0, "excalibur": 0}, finished=["lancelot", "excalibur"]
    )
    no_merlins(play(match, True, "morgan-3"))
    assert (asked(match), match.to_move) == ("excalibur.stop", (0,))
    play(match, True)
    assert (seen(match)["engines"], seen(match)["relics"]) == (0, {"armor": 0, "excalibur": -1, "grail": -2})
    assert match.table.faces[match.table.black_deck[0]] == "mist"
