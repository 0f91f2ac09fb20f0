"""Special black cards: Morgan, three more black cards (morgan-2)."""

from __future__ import annotations

from tests.games.shadows.helpers import asked, legal, play, seen, sizes
from tests.games.shadows.helpers.black_cards import all_there, draw, quiet


def test_the_drawer_draws_three_black_cards_one_by_one():
    match = draw("morgan-2", "picts", "excalibur", "despair", "mist")
    table = seen(match)
    assert (table["warriors"]["picts"], table["sword"], table["dark"]["grail"]) == (1, -1, ["despair"])
    assert (table["black_deck"]["count"], table["black_discard"]) == (72, 3)
    assert (asked(match), table["in_force"]) == ("deed.what", [])


def test_sf_16_no_card_of_the_chain_can_be_stopped_by_merlins():
    match = draw("morgan-2", "mist", "morgan-3", "vivien", hands=[["merlin"] * 3, ["merlin"] * 3])
    assert asked(match) == "deed.what"
    assert (set(seen(match)["in_force"]), seen(match)["engines"]) == ({"mist", "vivien"}, 2)


def test_sf_16_the_card_that_begins_the_chain_can_be_stopped():
    match = play(quiet(hands=[["merlin"] * 3], black_deck=["morgan-2", "mist", "picts"]), "draw")
    assert asked(match) == "merlin.stop"
    play(match, 3, 0, 0)
    assert (asked(match), seen(match)["black_deck"]["count"]) == ("deed.what", 75)


def test_sh_40_numbers_in_the_chain_may_be_laid_face_down_and_give_cards():
    match = draw("morgan-2", "blackknight-5", "lancelot-7", "blackknight-1")
    play(match, "down", "up", "down")
    assert seen(match, 1)["dark"]["blackknight"] == ["", ""]
    assert seen(match, 1)["dark"]["lancelot"] == ["lancelot-7"]
    assert (sizes(match), asked(match)) == ([2, 0, 0], "deed.what")


def test_the_next_card_is_not_seen_before_the_one_before_is_done():
    match = draw("morgan-2", "mercenaries", "mist", "picts")
    assert (asked(match), seen(match)["in_force"], seen(match)["black_deck"]["count"]) == (
        "war.which",
        [],
        74,
    )
    play(match, "saxons")
    assert (seen(match)["warriors"], seen(match)["in_force"]) == ({"picts": 1, "saxons": 1}, ["mist"])


def test_the_end_of_the_game_ends_the_chain():
    match = draw("morgan-2", "morgan-3", "picts", "mist", engines=10)
    assert match.to_move == ()
    assert (seen(match)["engines"], seen(match)["warriors"]["picts"]) == (12, 0)


def test_a_quest_won_inside_the_chain_opens_no_window():
    """The knight of the Black Knight wins by a card of the chain: Vivien goes, the chain stays a chain."""
    match = draw(
        *("morgan-2", "blackknight-1", "morgan-3", "picts"),
        in_force=["vivien"],
        place=["camelot", "blackknight"],
        hands=[["merlin"] * 3],
        laid={"blackknight": ["fight-5"]},
        dark={"blackknight": ["blackknight-1"] * 3},
    )
    play(match, "up")
    assert (asked(match), seen(match)["engines"], seen(match)["white_swords"]) == ("deed.what", 2, 1)
    assert ("special", "merlin") in legal(match)


def test_the_quest_over_inside_the_chain_makes_engines_of_the_cards_after_it():
    match = draw("morgan-2", "despair", "despair", "desolation", dark={"grail": ["despair"] * 6})
    assert (seen(match)["black_swords"], seen(match)["engines"]) == (3, 2)


def test_sh_48_the_chain_goes_on_when_its_drawer_has_died_and_his_player_chooses():
    match = draw("morgan-2", "morgan-4", "blackknight-5", "mercenaries", life=[1, 4, 4], hands=[["grail"]])
    assert (seen(match)["status"][0], asked(match), match.to_move) == ("dead", "evil.lay", (0,))
    play(match, "down")
    assert seen(match, 0)["dark"]["blackknight"] == ["blackknight-5"]
    assert seen(match, 1)["dark"]["blackknight"] == [""]
    assert sizes(match) == [0, 0, 0]
    assert (asked(match), match.to_move) == ("war.which", (0,))
    play(match, "picts")
    assert (seen(match)["warriors"]["picts"], seen(match)["black_discard"]) == (1, 3)
    assert (asked(match), match.to_move) == ("evil.what", (1,))
    assert all_there(match)


def test_sh_48_the_chain_goes_on_when_the_grail_has_saved_its_drawer_who_gets_his_white_card():
    chain = ("morgan-2", "morgan-4", "blackknight-5", "picts")
    match = draw(*chain, life=[1, 4, 4], hands=[["grail"]], relics={"grail": 1}, finished=["grail"])
    play(match, 0, "down")
    assert (seen(match)["life"], sizes(match)) == ([4, 3, 3], [2, 0, 0])
    assert seen(match)["warriors"]["picts"] == 1
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_sh_48_the_last_card_of_the_chain_may_kill_too():
    match = draw("morgan-2", "picts", "saxons", "morgan-4", life=[1, 4, 4])
    assert (seen(match)["status"][0], asked(match), match.to_move) == ("dead", "evil.what", (1,))
    play(match, "draw")
    assert seen(match)["chain"] == 0
