"""[Black Knight], [Lancelot], [Dragon] Quests for one knight, with and without their knight."""

from __future__ import annotations

from tests.games.shadows.helpers import answer, asked, legal, play, seen, told
from tests.games.shadows.helpers.black_cards import all_there, draw, lay_up, quiet
from tests.games.shadows.helpers.knights import SACRIFICE, discarded, hand, kinds, offered, quest_won

THREE_BLACK = ["blackknight-1", "blackknight-3", "blackknight-5"]


def lost_black_knight(black, **wanted):
    """Heroism lies on it, the Mist is over the land, and its last black card is drawn by another."""
    usual = {
        "turn": 1, "place": ["blackknight"], "life": [1, 4, 4], "laid": {"blackknight": ["fight-1"]},
        "dark": {"blackknight": THREE_BLACK}, "in_force": ["mist"], "heroism": "blackknight",
        "black_swords": black,
    }  # fmt: skip
    return lay_up(draw("blackknight-7", **usual | wanted))


def test_heroism_and_mist_when_a_knight_dies_of_the_lost_quest():
    """SH-8, SH-57, SH-43: three black swords, no abandoning, Heroism goes and the Mist stays."""
    match = lost_black_knight(3)
    t = match.table
    assert (t.black_swords, t.status[0], t.engines, match.result) == (6, "dead", 0, None)
    assert (t.laid["blackknight"], t.dark["blackknight"]) == ([], [])
    assert ({"fight-1", "heroism"} <= set(discarded(match)), "mist" in seen(match)["in_force"]) == (
        True,
        True,
    )
    assert not [key for key in told(match) if "abandon" in key]
    assert all_there(match)


def test_heroism_s_sword_is_the_seventh_and_the_mist_s_is_not_laid():
    match = lost_black_knight(5)
    assert (match.table.black_swords, match.result.winners) == (7, ())


def test_with_nobody_there_the_swords_are_laid_and_nobody_bleeds():
    """SH-43: Heroism stayed when the knight left."""
    match = lost_black_knight(0, place=["camelot"], laid={})
    assert (match.table.black_swords, match.table.life) == (3, [1, 4, 4])


def test_guinevere_in_morgan_s_chain_empties_lancelot_before_the_fifth_black_card():
    """SH-40, SH-19, SF-20."""
    match = draw(
        "morgan-2", "guinevere", "lancelot-3", "picts", place=["lancelot"],
        laid={"lancelot": ["fight-2", "fight-2"]}, dark={"lancelot": ["lancelot-1"] * 4},
    )  # fmt: skip
    lay_up(match)
    t = match.table
    assert (t.black_swords, t.life[0], t.relics["armor"], t.warriors["picts"]) == (1, 4, -1, 1)
    assert ("lancelot" in seen(match)["finished"], discarded(match)) == (True, ["fight-2", "fight-2"])
    assert (asked(match), match.to_move, all_there(match)) == ("evil.what", (1,), True)


def test_tristan_wins_lancelot_and_rides_to_the_dragon_that_it_became():
    """SF-2, SF-3, SF-4, SF-20: the return is not a move, the ride is; a second action is of another kind."""
    match = quest_won("lancelot", first="tristan", hands=[["fight-4", "piety"]])
    play(match, ("quest", "fight-4"))
    t = match.table
    assert (t.place[0], t.life[0], t.relics["armor"], len(hand(match, 0))) == ("camelot", 5, 0, 5)
    assert "dragon" in offered(match, "ride")
    assert "lancelot" not in offered(match, "ride")
    play(match, ("ride", "dragon"), SACRIFICE)
    assert t.place[0] == "dragon"
    assert not kinds(match) & {"quest", "move", "ride"}
    assert ("special", "piety") in legal(match)


def test_vivien_bars_merlins_but_not_excalibur():
    """SF-15, SH-39, SH-4: a lasting spell stays; the card is stopped all the same."""
    match = quiet(
        hands=[["merlin"] * 2, ["merlin"] * 2, ["merlin"]], in_force=["vivien"], black_deck=["morgan-3"],
        relics={"excalibur": 2}, finished=["excalibur"],
    )  # fmt: skip
    play(match, "draw")
    if asked(match) == "merlin.stop":
        assert {option for seat in match.to_move for option in match.legal(seat)} == {0}
    answer(match, merlin_stop=0)
    assert (asked(match), match.to_move) == ("excalibur.stop", (2,))
    play(match, True)
    assert (match.table.engines, match.table.relics["excalibur"]) == (0, -1)
    assert (seen(match)["in_force"], [len(hand(match, seat)) for seat in range(3)]) == (["vivien"], [2, 2, 1])


def test_four_merlins_stop_guinevere_and_the_turn_still_has_its_special_card():
    """SH-38, SH-17, SH-6: spent from the drawer's seat on; one goes back unseen."""
    match = quiet(
        turn=1, hands=[["merlin"] * 2, ["merlin", "piety"], ["merlin"]], black_deck=["guinevere"],
        place=["grail", "picts", "saxons"], life=[4, 3, 4],
    )  # fmt: skip
    play(match, "draw")
    for seat, count in ((0, 2), (1, 1), (2, 1)):
        match.play(seat, count)
    assert [hand(match, seat) for seat in range(3)] == [["merlin"], ["piety"], []]
    assert match.table.place == ["grail", "picts", "saxons"]
    assert (asked(match), match.to_move, ("special", "piety") in legal(match)) == ("deed.what", (1,), True)
