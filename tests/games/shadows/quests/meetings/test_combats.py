"""A combat in which knights, special cards and spells meet."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, asked, legal, play, seen, sizes
from tests.games.shadows.helpers.black_cards import all_there, draw, quiet
from tests.games.shadows.helpers.knights import END, blacks, hero, whites
from tests.games.shadows.helpers.quests import fights, swords

THREE_BLACK = {"blackknight": ["blackknight-3"] * 3}


@pytest.mark.parametrize(("added", "result", "life"), [("fight-1", (2, 0), 5), (None, (0, 3), 3)])
def test_evil_ends_a_duel_kay_may_turn_it_and_heroism_and_mist_count_what_comes_of_it(added, result, life):
    """Ten against ten. Won, Heroism adds a sword and the Mist none; lost, both add one."""
    match = draw(
        "blackknight-1", knights=["gawain", "kay", "arthur"], place=["camelot", "blackknight"],
        hands=[[], ["fight-1"]], laid={"blackknight": fights("55")}, dark=THREE_BLACK,
        heroism="blackknight", in_force=["mist"],
    )  # fmt: skip
    play(match, "up")
    assert (asked(match), match.to_move, legal(match)) == ("kay.add", (1,), {"fight-1", None})
    play(match, added)
    assert (swords(match), seen(match)["life"][1], seen(match)["heroism_on"]) == (result, life, "")
    assert (seen(match)["in_force"], asked(match), match.to_move) == (["mist"], "deed.what", (0,))
    assert all_there(match)


def test_convocation_ends_a_duel_heroism_stays_there_and_with_the_mist_the_last_black_card_lays_three():
    match = hero(
        3, hands=[["convocation"]], place=["camelot", "blackknight", "camelot"],
        laid={"blackknight": fights("55")}, dark=THREE_BLACK, heroism="blackknight", in_force=["mist"],
        black_deck=["blackknight-1"],
    )  # fmt: skip
    play(match, ("special", "convocation"), True, "shuffle")
    assert (whites(match, "blackknight"), blacks(match, "blackknight")) == ([], ["blackknight-3"] * 3)
    assert (match.table.heroism_on, sizes(match)) == ("blackknight", [1, 1, 1])
    play(match, END, "draw", "up")
    assert (swords(match), match.table.life, match.table.heroism_on) == ((0, 3), [4] * 3, "")


@pytest.mark.parametrize(
    ("added", "relics", "won"),
    [(None, {}, False), ("fight-1", {}, True), (None, {"excalibur": 1}, True)],
)
def test_a_card_face_down_ends_kays_duel_on_equal_terms_and_one_point_more_wins_the_armor(added, relics, won):
    """Fifteen to fifteen with three cards of five: evil wins a tie. Kay's card or Excalibur makes it sixteen,
    and the drawer has a white card for laying face down."""
    match = quiet(
        3, knights=["gawain", "kay", "arthur"], place=["camelot", "lancelot"], hands=[[], ["fight-1"]],
        laid={"lancelot": ["fight-5"] * 3}, black_deck=["lancelot-5", "lancelot-1"], relics=relics,
        finished=[*relics], dark={"lancelot": ["lancelot-1", "lancelot-3", "lancelot-1", "lancelot-5"]},
    )  # fmt: skip
    play(match, "draw", "down", added)
    t = match.table
    assert (swords(match), t.life[1]) == (((1, 0), 5) if won else ((0, 1), 3))
    assert (t.relics["armor"], "lancelot" in t.finished, len(t.hands[0])) == (1 if won else -1, True, 1)
    play(match, ("quest", "draw"), END, "draw")
    answer(match, armor_use=False, excalibur_stop=False, evil_lay="up")
    assert blacks(match, "dragon") == ["lancelot-1"]
