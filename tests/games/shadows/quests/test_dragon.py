"""Rulebook: The Dragon (Битва с Драконом): three triples, together, once."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play, seen, sizes, told
from tests.games.shadows.helpers.black_cards import all_there, draw, quiet
from tests.games.shadows.helpers.quests import FIVE, black_ends, fights, finish, on, swords, values

QUEST = "dragon"
OPEN = {"finished": ["lancelot"]}
TWO = ["lancelot-1", "lancelot-1"]


def triples(black=("lancelot-1",), here=1, **wanted):
    """1, 1, 1, 2, 2, 2, 3, 3 lie there; the player has another 3 for a sum of eighteen."""
    wanted = {"place": [QUEST] * here, "laid": {QUEST: fights("11122233")}} | OPEN | wanted
    return on(QUEST, ["fight-3"], dark={QUEST: list(black)}, **wanted)


@pytest.mark.parametrize(
    ("lying", "fitting"),
    [
        ("", "12345"),
        ("12", "12345"),
        ("123", "123"),
        ("111", "2345"),
        ("111222", "345"),
        ("1112223", "3"),
        ("111233", "23"),
        ("1122", "12345"),
        ("112233", "123"),
        ("11122333", "2"),
    ],
)
def test_three_triples_of_different_values_are_laid_one_card_at_a_time(lying, fitting):
    assert values(on(QUEST, FIVE, laid={QUEST: fights(lying)}, **OPEN)) == fitting


def test_it_cannot_be_reached_before_lancelot_is_over_nor_after_its_own_end():
    assert ("move", QUEST) not in legal(quiet(phase="heroic"))
    assert ("move", QUEST) in legal(quiet(phase="heroic", **OPEN))
    assert ("move", QUEST) not in legal(quiet(phase="heroic", finished=["lancelot", "dragon"]))


def test_several_knights_fight_it_together():
    match = quiet(phase="heroic", place=[QUEST, QUEST, "camelot"], hands=[["fight-1"], ["fight-1"]], **OPEN)
    play(match, ("quest", "fight-1"), ("end",), "life", ("quest", "fight-1"), ("end",), "life")
    assert seen(match)["laid"][QUEST] == ["fight-1", "fight-1"]
    assert ("move", QUEST) in legal(match)


def test_sh_1_victory_gives_two_swords_and_two_lives_to_everybody_there():
    match = finish(triples(here=2, life=[4, 5, 4]), "fight-3")
    assert (swords(match), seen(match)["life"]) == ((2, 0), [6, 6, 4])
    assert seen(match)["place"] == ["camelot"] * 3


def test_sh_2_seven_white_cards_are_shared():
    match = finish(triples(here=2), "fight-3")
    assert (asked(match), match.to_move) == ("share.how", (0, 1))
    assert len(seen(match)["offered"]) == 7
    play(match, "shuffle")
    assert sizes(match) == [4, 3, 0]
    assert all_there(match)


@pytest.mark.parametrize("black", [["lancelot-5", "lancelot-5"], ["lancelot-7", "lancelot-3"]])
def test_a_card_counts_its_dragon_value_and_ties_are_lost(black):
    """Eighteen against 9 + 9 or 11 + 7."""
    match = finish(triples(black, here=2), "fight-3")
    assert (swords(match), seen(match)["life"], sizes(match)) == ((0, 2), [2, 2, 4], [0, 0, 0])
    assert seen(match)["place"] == ["camelot"] * 3


def test_eighteen_beats_seventeen():
    match = finish(triples(["lancelot-1", "lancelot-1", "lancelot-3"]), "fight-3")
    assert swords(match) == (2, 0)


def test_sh_1_defeat_may_kill_with_two_lives():
    match = finish(triples(["lancelot-5"] * 3, here=2, life=[3, 2, 4]), "fight-3")
    assert (seen(match)["life"][0], seen(match)["status"]) == (1, ["knight", "dead", "knight"])


def test_the_fifth_black_card_ends_it():
    match = black_ends(
        "lancelot-1", place=["camelot", QUEST], dark={QUEST: ["lancelot-1"] * 3 + ["lancelot-3"]}, **OPEN
    )
    assert (swords(match), seen(match)["life"]) == ((0, 2), [4, 2, 4])
    assert seen(match)["finished"] == ["lancelot", QUEST]


def absent(values="55544433", **wanted):
    """Nobody is there; the fifth black card makes 5 + 5 + 5 + 7 + 5 = 27 against thirty-three."""
    dark = {QUEST: ["lancelot-1"] * 3 + ["lancelot-3"]}
    return draw("lancelot-1", laid={QUEST: fights(values)}, dark=dark, **OPEN | wanted)


def test_sf_19_won_with_nobody_there_the_swords_count_but_the_cards_are_discarded():
    match = play(absent(), "up")
    table = seen(match)
    assert (swords(match), table["life"], sizes(match)) == ((2, 0), [4, 4, 4], [0, 0, 0])
    assert table["white_discard"] == 8 + 7
    assert (asked(match), "share.offered" in told(match)) == ("deed.what", False)
    assert all_there(match)


def test_sf_19_nobody_sees_the_cards_discarded():
    match = play(absent(white_deck=["fate", "piety", "lady"]), "up")
    for viewer in (0, 1, 2, None):
        assert "piety" not in str([event.args for event in match.log(viewer)])


def test_sf_20_when_it_is_over_its_cards_are_engines():
    match = play(absent(), "up", ("move", "picts"), ("end",))
    assert (seen(match)["finished"], seen(match)["engines"]) == (["lancelot", QUEST], 0)
    match = draw("lancelot-3", finished=["lancelot", QUEST])
    assert (seen(match)["engines"], seen(match)["dark"][QUEST]) == (1, [])


def test_sf_5_white_cards_stay_when_the_last_knight_leaves():
    match = on(QUEST, [], laid={QUEST: fights("112")}, dark={QUEST: TWO}, **OPEN)
    play(match, ("move", "camelot"))
    assert (seen(match)["laid"][QUEST], seen(match)["dark"][QUEST]) == (fights("112"), TWO)


def test_sh_45_a_random_deal_starts_with_the_next_present_knight_when_the_finisher_is_absent():
    """Seat 0 has drawn the last black card from afar; seats 2 and 3 are there."""
    match = play(absent(seats=4, place=["camelot", "camelot", QUEST, QUEST]), "up")
    assert (asked(match), match.to_move) == ("share.how", (2, 3))
    play(match, "shuffle")
    assert sizes(match) == [0, 0, 4, 3]


@pytest.mark.parametrize(("turn", "first"), [(0, 1), (2, 3), (3, 1)])
def test_sh_45_the_next_in_turn_order_is_meant(turn, first):
    place = ["camelot", QUEST, "camelot", QUEST]
    place[turn] = "camelot"
    if place.count(QUEST) < 2:
        place[2] = QUEST
    match = play(absent(seats=4, place=place, turn=turn), "up", "shuffle")
    assert max(range(4), key=lambda seat: sizes(match)[seat]) == first
    assert sum(sizes(match)) == 7


def test_sh_20_kay_and_excalibur_both_help_though_others_play():
    """Eighteen against 9 + 11: Kay's 2 makes a tie, the bearer's sword breaks it."""
    match = triples(
        ["lancelot-5", "lancelot-7"],
        here=3,
        knights=["gawain", "kay", "arthur"],
        hands=[["fight-3"], ["fight-2", "grail"], []],
        relics={"excalibur": 2},
        finished=["lancelot", "excalibur"],
    )
    finish(match, "fight-3")
    assert (asked(match), match.to_move, legal(match)) == ("kay.add", (1,), {"fight-2", None})
    play(match, "fight-2")
    assert (swords(match), match.table.hand(1)) == ((2, 0), ["grail"])


def test_an_absent_kay_adds_nothing():
    match = triples(
        ["lancelot-5", "lancelot-5"], knights=["gawain", "kay", "arthur"], hands=[["fight-3"], ["fight-5"]]
    )
    finish(match, "fight-3")
    assert swords(match) == (0, 2)
    assert match.table.hand(1) == ["fight-5"]


def test_sh_8_swords_of_dragon_and_heroism_lie_before_the_count():
    match = finish(triples(heroism=QUEST, white_swords=4, black_swords=5), "fight-3")
    assert (swords(match), match.result.winners) == ((7, 5), (0, 1, 2))
