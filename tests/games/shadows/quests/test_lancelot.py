"""Rulebook: The quest for Lancelot's Armour: a triple and a pair, alone, once; then the Dragon."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play, seen, sizes
from tests.games.shadows.helpers.black_cards import all_there, draw, quiet
from tests.games.shadows.helpers.quests import FIVE, black_ends, fights, finish, on, swords, values

QUEST = "lancelot"


def house(black=("lancelot-1",), **wanted):
    """2, 2, 2, 1 lie there; the player has another 1 for a sum of eight."""
    return on(QUEST, ["fight-1"], laid={QUEST: fights("2221")}, dark={QUEST: list(black)}, **wanted)


@pytest.mark.parametrize(
    ("lying", "fitting"),
    [
        ("", "12345"),
        ("3", "12345"),
        ("33", "12345"),
        ("333", "1245"),
        ("13", "13"),
        ("113", "13"),
        ("1133", "13"),
        ("1113", "3"),
        ("1333", "1"),
    ],
)
def test_a_triple_and_a_pair_are_laid_one_card_at_a_time(lying, fitting):
    assert values(on(QUEST, FIVE, laid={QUEST: fights(lying)})) == fitting


def test_only_one_knight_at_a_time():
    assert ("move", QUEST) not in legal(quiet(phase="heroic", place=["camelot", QUEST]))


def test_sh_2_victory_gives_a_sword_a_life_four_cards_and_the_armor():
    match = finish(house(["lancelot-7"]), "fight-1")
    table = seen(match)
    assert (swords(match), table["life"][0], sizes(match)) == ((1, 0), 5, [4, 0, 0])
    assert (table["relics"]["armor"], table["place"][0]) == (0, "camelot")
    assert all_there(match)


@pytest.mark.parametrize("black", [["lancelot-7", "lancelot-1"], ["lancelot-5", "lancelot-5"]])
def test_a_tie_or_less_is_lost_and_the_armor_leaves_the_game(black):
    match = finish(house(black), "fight-1")
    table = seen(match)
    assert (swords(match), table["life"][0], sizes(match)) == ((0, 1), 3, [0, 0, 0])
    assert (table["relics"]["armor"], table["place"][0]) == (-1, "camelot")


def test_a_card_counts_its_lancelot_value_here():
    """Eight against 1 + 1 + 5: by the Dragon's values it would be 5 + 5 + 9."""
    match = finish(house(["lancelot-1", "lancelot-1", "lancelot-5"]), "fight-1")
    assert swords(match) == (1, 0)


@pytest.mark.parametrize("black", [["lancelot-1"], ["lancelot-7", "lancelot-5"]])
def test_sf_20_the_board_turns_to_the_dragon_won_or_lost(black):
    match = finish(house(black), "fight-1")
    assert (seen(match)["finished"], seen(match)["dark"][QUEST]) == ([QUEST], [])
    play(match, ("end",), "life")
    assert ("move", "dragon") in legal(match)
    assert ("move", QUEST) not in legal(match)


def test_sf_20_the_next_card_of_lancelot_goes_to_the_dragon():
    match = finish(house(black_deck=["lancelot-5"]), "fight-1")
    play(match, ("end",), "draw", "up")
    assert (seen(match)["dark"]["dragon"], seen(match)["dark"][QUEST]) == (["lancelot-5"], [])


def test_the_fifth_black_card_ends_it_and_the_knight_there_wins_the_armor():
    match = black_ends(
        "lancelot-1",
        place=["camelot", "camelot", QUEST],
        laid={QUEST: fights("554")},
        dark={QUEST: ["lancelot-1"] * 3 + ["lancelot-5"]},
    )
    table = seen(match)
    assert (swords(match), table["relics"]["armor"], sizes(match)) == ((1, 0), 2, [0, 0, 4])
    assert (table["life"], table["finished"]) == ([4, 4, 5], [QUEST])
    assert (asked(match), match.to_move) == ("deed.what", (0,))


def test_the_fifth_black_card_with_nobody_there_loses_the_armor():
    match = black_ends("lancelot-1", dark={QUEST: ["lancelot-1"] * 3 + ["lancelot-3"]})
    assert (swords(match), seen(match)["relics"]["armor"], seen(match)["life"]) == ((0, 1), -1, [4, 4, 4])


def test_four_black_cards_do_not_end_it():
    match = black_ends("lancelot-1", dark={QUEST: ["lancelot-1"] * 3})
    assert (swords(match), len(seen(match)["dark"][QUEST])) == ((0, 0), 4)


def test_sf_5_leaving_takes_the_white_cards_away_and_leaves_the_black():
    match = on(QUEST, [], laid={QUEST: fights("333")}, dark={QUEST: ["lancelot-1"]})
    play(match, ("move", "camelot"))
    table = seen(match)
    assert (table["laid"][QUEST], table["dark"][QUEST], table["finished"]) == ([], ["lancelot-1"], [])
    assert (table["relics"]["armor"], table["white_discard"]) == (-2, 3)


def test_the_armor_won_by_a_card_of_the_chain_does_not_help_in_the_chain():
    """The fifth black card ends the drawer's own quest; the next cards come one by one."""
    match = draw(
        *("morgan-2", "lancelot-1", "picts", "saxons"),
        place=[QUEST],
        laid={QUEST: fights("55")},
        dark={QUEST: ["lancelot-1"] * 3 + ["lancelot-5"]},
    )
    play(match, "up")
    assert (seen(match)["relics"]["armor"], asked(match)) == (0, "deed.what")
    assert seen(match)["warriors"] == {"picts": 1, "saxons": 1}


def test_the_sixth_card_of_the_chain_goes_to_the_dragon():
    match = draw(
        "morgan-2", "lancelot-1", "lancelot-5", "picts", dark={QUEST: ["lancelot-1"] * 3 + ["lancelot-3"]}
    )
    play(match, "up", "up")
    assert (swords(match), seen(match)["dark"]["dragon"]) == ((0, 1), ["lancelot-5"])


def test_heroism_stays_on_lancelot_when_his_knight_leaves():
    match = play(on(QUEST, [], heroism=QUEST), ("move", "camelot"))
    assert seen(match)["heroism_on"] == QUEST


def test_the_armor_does_not_leave_with_a_winner_who_goes_home():
    match = finish(house(), "fight-1")
    play(match, ("end",), "life", ("move", "picts"), ("end",), "life", ("move", "picts"), ("end",), "draw")
    assert (asked(match), match.to_move) == ("armor.use", (0,))


def test_the_loser_with_one_life_dies_and_lancelot_is_over():
    match = finish(house(["lancelot-7", "lancelot-5"], life=[1, 4, 4]), "fight-1")
    assert (seen(match)["status"][0], seen(match)["finished"], swords(match)) == ("dead", [QUEST], (0, 1))
    assert match.to_move == (1,)
