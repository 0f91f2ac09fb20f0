"""[Excalibur], [Holy Grail], [Wars] Quests for several knights that end oddly."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play
from tests.games.shadows.helpers.black_cards import all_there, draw
from tests.games.shadows.helpers.knights import DRAW, SACRIFICE, hand, hero

MORDRED = {"warriors": {"picts": 3}, "place": ["picts", "picts"], "life": [4, 4, 4]}


def lady_with_the_last_life():
    match = hero(
        life=[1, 4, 4, 4], sword=4, place=["camelot", "excalibur", "camelot", "camelot"], hands=[["lady"]],
        relics={"grail": 1}, finished=["grail"],
    )  # fmt: skip
    return play(match, DRAW, SACRIFICE, ("special", "lady"))


def test_the_lady_completes_excalibur_with_the_last_life_and_the_grail_saves_the_finisher():
    """SF-17, SF-18, SF-25, SF-26, SH-34: life and cards for those there, the sword for the finisher."""
    match = lady_with_the_last_life()
    assert (asked(match), match.to_move) == ("rescue.whom", (1,))
    play(match, 0)
    t = match.table
    assert (t.white_swords, t.life[:2], len(hand(match, 1)), len(hand(match, 0))) == (2, [4, 5], 7, 2)
    assert (t.relics["excalibur"], t.relics["grail"]) == (0, -1)
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_without_the_grail_the_sword_leaves_the_game_with_its_finisher():
    match = play(lady_with_the_last_life(), None)
    t = match.table
    assert (t.white_swords, t.status[0], t.relics["excalibur"], t.relics["grail"]) == (2, "dead", -1, 1)


@pytest.mark.parametrize("forest", [False, True])
def test_a_full_row_with_desolation_on_top(forest):
    """SF-12, SF-11: no single Merlin lifts it, a Grail does, unless the Dark Forest bars Grails."""
    match = hero(
        place=["grail", "camelot", "camelot", "camelot"], hands=[["grail", "merlin"]],
        laid={"grail": ["grail"] * 4},
        dark={"grail": ["despair", "despair", "desolation"]}, in_force=["darkforest"] if forest else [],
    )  # fmt: skip
    assert ("special", "merlin") not in legal(match)
    assert (("quest", "grail") in legal(match)) is not forest
    if not forest:
        play(match, ("quest", "grail"))
        assert (len(match.table.laid["grail"]), len(match.table.dark["grail"])) == (4, 2)
        assert (hand(match, 0), all_there(match)) == (["merlin"], True)


def test_mordred_as_the_fourth_warrior_with_nine_engines():
    """SH-9: the war is lost at once; the knights who stood there go on from Camelot."""
    match = play(draw("mordred", engines=9, **MORDRED), "picts")
    t = match.table
    assert (t.black_swords, t.engines, t.life, t.warriors["picts"]) == (1, 11, [3, 3, 4], 0)
    assert (t.mordred_at, t.place, asked(match)) == ("", ["camelot"] * 3, "deed.what")


def test_with_ten_engines_the_twelfth_ends_the_game():
    match = play(draw("mordred", engines=10, **MORDRED), "picts")
    assert (match.table.engines, match.to_move) == (12, ())
