"""Rulebook: knights: Sir Kay adds a Fight card when a combat in which Kay is present is decided."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, lay, legal, play, seen
from tests.games.shadows.helpers.knights import ENGINE, discarded, end, hand, hero, quest_won

KNIGHTS = ["gawain", "kay", "galahad", "percival"]


def siege(cards, die, **wanted):
    wanted.setdefault("hands", [list(cards)])
    return hero(first="kay", engines=3, luck=(die - 1,), **wanted)


def test_sf_23_after_the_die_of_his_own_engine_fight_he_may_add_a_card():
    match = play(siege([], 5, hands=[["fight-4", "fight-2", "grail"]]), ENGINE, ("fight-4",))
    assert (asked(match), legal(match)) == ("kay.add", {"fight-2", None})
    assert match.table.engines == 3
    play(match, "fight-2")
    assert (match.table.engines, match.table.life[0]) == (2, 4)
    assert (hand(match, 0), discarded(match)) == (["grail"], ["fight-2", "fight-4"])


def test_he_may_keep_his_card_and_lose():
    match = play(siege([], 5, hands=[["fight-4", "fight-2"]]), ENGINE, ("fight-4",), None)
    assert (match.table.engines, match.table.life[0], hand(match, 0)) == (3, 3, ["fight-2"])


def test_only_one_card():
    match = play(siege([], 8, hands=[["fight-1"] * 4]), ENGINE, ("fight-1",), "fight-1")
    assert (asked(match), hand(match, 0), match.table.engines) == ("deed.what", ["fight-1"] * 2, 3)


def test_equal_to_the_die_is_still_lost():
    match = play(siege([], 5, hands=[["fight-4", "fight-1"]]), ENGINE, ("fight-4",), "fight-1")
    assert (match.table.engines, match.table.life[0]) == (3, 3)


def test_any_fight_of_his_hand_will_do():
    match = play(
        siege([], 5, hands=[["fight-4", "fight-1", "fight-3", "fight-5", "merlin"]]), ENGINE, ("fight-4",)
    )
    assert legal(match) == {"fight-1", "fight-3", "fight-5", None}


def other_siege(**wanted):
    """Gawain, seat 0, fights with a 4 against a die of 5; Kay is in Camelot with a Fight 5."""
    match = lay(
        4, knights=KNIGHTS, phase="heroic", engines=3, luck=(4,), hands=[["fight-4"], ["fight-5"]], **wanted
    )
    return play(match, ENGINE, ("fight-4",))


def test_sh_32_he_does_not_help_in_another_s_engine_fight():
    match = other_siege()
    assert (asked(match), match.to_move) == ("deed.what", (0,))
    assert (match.table.engines, match.table.life[0]) == (3, 3)


def test_sh_32_as_an_option_he_helps():
    match = other_siege(kay_helps=True)
    assert (asked(match), match.to_move) == ("kay.add", (1,))
    play(match, "fight-5")
    assert (match.table.engines, match.table.life[0], hand(match, 1)) == (2, 4, [])


def dragon(place, kay_hand, **wanted):
    """Seat 0 lays the ninth card: 18 against 18."""
    match = lay(
        4, knights=KNIGHTS, phase="heroic", place=place, finished=["lancelot"], hands=[["fight-3"], kay_hand],
        laid={"dragon": ["fight-1"] * 3 + ["fight-2"] * 3 + ["fight-3"] * 2},
        dark={"dragon": ["lancelot-7", ["lancelot-3", 2]]}, **wanted,
    )  # fmt: skip
    return play(match, ("quest", "fight-3"))


def test_sf_23_whoever_ends_the_combat_he_adds_a_card_where_he_is_present():
    match = dragon(["dragon", "dragon", "camelot", "camelot"], ["fight-1", "grail"])
    assert (asked(match), match.to_move, legal(match)) == ("kay.add", (1,), {"fight-1", None})
    play(match, "fight-1")
    assert match.table.white_swords == 2


def test_sf_23_he_sees_the_black_cards_first():
    match = dragon(["dragon", "dragon", "camelot", "camelot"], ["fight-1"])
    assert sorted(seen(match, 1)["dark"]["dragon"]) == ["lancelot-3", "lancelot-7"]


def test_sf_23_he_must_be_present():
    match = dragon(["dragon", "camelot", "camelot", "camelot"], ["fight-5"])
    assert (match.table.black_swords, hand(match, 1)) == (2, ["fight-5"])


def test_sf_23_his_card_lies_outside_the_pattern():
    """A fourth 3 would not fit the three triples."""
    match = dragon(["dragon", "dragon", "camelot", "camelot"], ["fight-3"])
    assert legal(match) == {"fight-3", None}


def test_his_refusal_loses_the_combat():
    match = play(dragon(["dragon", "dragon", "camelot", "camelot"], ["fight-3"]), None)
    assert match.table.black_swords == 2
    assert hand(match, 1) == ["fight-3"]


def test_sf_23_a_black_card_of_another_s_turn_ends_his_duel_and_he_adds_a_card():
    match = lay(
        4, knights=KNIGHTS, place=["camelot", "blackknight", "camelot", "camelot"],
        hands=[[], ["fight-2", "fight-5"]],
        laid={"blackknight": ["fight-5", "fight-5"]}, dark={"blackknight": ["blackknight-3"] * 3},
        black_deck=["blackknight-1"],
    )  # fmt: skip
    play(match, "draw", "up")
    assert (asked(match), match.to_move, legal(match)) == ("kay.add", (1,), {"fight-2", "fight-5", None})
    play(match, "fight-2")
    assert (match.table.white_swords, match.table.life[1]) == (1, 5)
    assert len(hand(match, 1)) == 1 + 3
    assert (asked(match), match.to_move) == ("deed.what", (0,))


@pytest.mark.parametrize("quest", ["blackknight", "lancelot"])
def test_in_his_own_duel_he_adds_a_fifth_card(quest):
    card = "fight-5" if quest == "blackknight" else "fight-4"
    match = quest_won(quest, first="kay", hands=[[card, "fight-1"]])
    play(match, ("quest", card))
    assert (asked(match), legal(match)) == ("kay.add", {"fight-1", None})


@pytest.mark.parametrize("quest", ["picts", "grail", "excalibur"])
def test_other_quests_are_no_combat(quest):
    card = "fight-5" if quest == "picts" else "grail"
    match = quest_won(quest, first="kay", hands=[[card, "fight-1"]])
    play(match, ("quest", card))
    assert asked(match) == "deed.what"
    assert "fight-1" in hand(match, 0)


def test_without_a_fight_card_he_can_add_nothing():
    match = play(siege([], 5, hands=[["fight-4", "grail"]]), ENGINE, ("fight-4",))
    if asked(match) == "kay.add":
        assert legal(match) == {None}
        play(match, None)
    assert match.table.life[0] == 3


def test_whether_he_holds_fights_is_not_told_by_a_question():
    """Kay watches the same combat with a Fight card or without: the others cannot tell."""
    place = ["dragon", "dragon", "camelot", "camelot"]
    tables = [dragon(place, cards) for cards in (["fight-1"], ["grail"])]
    assert [match.to_move for match in tables] == [(1,), (1,)]
    views = [match.view(2) for match in tables]
    assert views[0] == views[1]


def test_kay_unmasked_adds_nothing():
    match = lay(
        4, knights=KNIGHTS, phase="heroic", engines=6, loyalty=["loyal", "traitor", "loyal", "loyal"],
        place=["dragon", "dragon", "camelot", "camelot"], finished=["lancelot"],
        hands=[["fight-3"], ["fight-5"]],
        laid={"dragon": ["fight-1"] * 3 + ["fight-2"] * 3 + ["fight-3"] * 2},
        dark={"dragon": ["lancelot-7", "lancelot-3"]},
    )  # fmt: skip
    play(match, ("accuse", 1), ("sacrifice",), ("quest", "fight-3"))
    assert (match.table.black_swords, match.table.white_swords) == (2, 1)


def test_the_turn_goes_on_after_his_card():
    match = play(siege([], 5, hands=[["fight-4", "fight-2"]]), ENGINE, ("fight-4",), "fight-2")
    assert ("sacrifice",) in legal(match)
    assert end(match).to_move == (1,)
