"""Special black cards: the five Morgans."""

from __future__ import annotations

import pytest

from tests.games.shadows.drawing import all_there, draw, no_merlins, quiet
from tests.games.shadows.helpers import asked, legal, play, seen

HANDS = [["fight-1"] * 3, ["grail", "fight-2"], ["fight-3"] * 4, []]
TRAITOR = {"status": ["revealed", "knight", "knight"], "loyalty": ["traitor", "loyal", "loyal"]}


def volunteers(match, key):
    """Who is asked whether he will pay, in that order, when all refuse."""
    order = []
    while asked(match) == key:
        if True in legal(match):
            order.append(match.to_move[0])
        play(match, False)
    return order


def sizes(match):
    return [len(hand) for hand in seen(match)["hands"]]


# -- three cards of one knight, or one of each ----------------------------------------------------------


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
    while asked(match) == "discard.some":
        play(match, match.legal(match.to_move[0])[0])
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
    while asked(match) == "discard.some":
        play(match, match.legal(match.to_move[0])[0])
    assert (asked(match), sizes(match)) == ("evil.what", [0, 0, 0])


# -- three black cards ----------------------------------------------------------------------------------


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


# -- engines --------------------------------------------------------------------------------------------


def test_two_engines():
    match = draw("morgan-3", engines=4)
    assert (seen(match)["engines"], asked(match), seen(match)["black_discard"]) == (6, "deed.what", 1)


@pytest.mark.parametrize("engines", [10, 11])
def test_two_engines_may_be_the_end(engines):
    match = draw("morgan-3", engines=engines)
    assert (match.to_move, match.result.winners, seen(match)["engines"]) == ((), (), 12)


# -- a life of each -------------------------------------------------------------------------------------


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


# -- two lives of one knight, or a card of each ---------------------------------------------------------


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
    while asked(match) == "discard.some":
        play(match, match.legal(match.to_move[0])[0])
    assert (sizes(match), seen(match)["life"]) == ([2, 1, 3, 0], [4] * 4)
