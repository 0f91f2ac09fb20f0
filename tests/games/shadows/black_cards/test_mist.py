"""Special black cards: Mist of Avalon. To the end of the game every quest lost lays one more black sword."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, play, seen
from tests.games.shadows.helpers.black_cards import draw, quiet

LOST: dict[str, tuple[str, dict, int]] = {
    "picts": ("picts", {"warriors": {"picts": 3}}, 1),
    "saxons": ("saxons", {"warriors": {"saxons": 3}}, 1),
    "blackknight": ("blackknight-1", {"dark": {"blackknight": ["blackknight-3"] * 3}}, 1),
    "lancelot": ("lancelot-1", {"dark": {"lancelot": ["lancelot-1"] * 3 + ["lancelot-3"]}}, 1),
    "dragon": (
        "lancelot-1",
        {"dark": {"dragon": ["lancelot-3"] * 3 + ["lancelot-5"]}, "finished": ["lancelot"]},
        2,
    ),
    "excalibur": ("excalibur", {"sword": -4}, 2),
    "grail": ("despair", {"dark": {"grail": ["despair"] * 6}}, 3),
}


def lose(quest, **wanted):
    card, table, _ = LOST[quest]
    match = draw(card, **table, **wanted)
    return play(match, "up") if asked(match) == "evil.lay" else match


@pytest.mark.parametrize("quest", LOST)
def test_every_quest_lost_lays_one_more(quest):
    swords = LOST[quest][2]
    assert seen(lose(quest))["black_swords"] == swords
    table = seen(lose(quest, in_force=["mist"]))
    assert (table["black_swords"], table["white_swords"]) == (swords + 1, 0)
    assert table["in_force"] == ["mist"]


def test_it_stays_in_force_when_it_is_drawn():
    match = draw("mist")
    assert (seen(match)["in_force"], seen(match)["black_discard"], asked(match)) == (["mist"], 0, "deed.what")
    assert seen(match)["black_swords"] == 0


def test_a_quest_won_neither_lifts_it_nor_is_changed():
    match = quiet(
        phase="heroic",
        in_force=["mist", "vivien", "darkforest"],
        place=["picts"],
        hands=[["fight-5"]],
        laid={"picts": ["fight-1", "fight-2", "fight-3", "fight-4"]},
    )
    play(match, ("quest", "fight-5"))
    table = seen(match)
    assert (table["in_force"], table["white_swords"], table["black_swords"]) == (["mist"], 1, 0)


@pytest.mark.parametrize(("mist", "black"), [((), 2), (("mist",), 3)])
def test_sh_8_heroism_and_mist_both_add(mist, black):
    table = seen(lose("picts", in_force=list(mist), heroism="picts"))
    assert (table["black_swords"], table["heroism_on"]) == (black, "")


def test_sf_33_its_sword_may_be_the_seventh():
    match = lose("picts", in_force=["mist"], black_swords=5)
    assert (match.to_move, match.result.winners, seen(match)["black_swords"]) == ((), (), 7)


def test_sf_33_the_seventh_black_sword_ends_the_game_before_the_rest_is_laid():
    match = lose("grail", in_force=["mist"], black_swords=5, heroism="grail")
    assert (match.to_move, seen(match)["black_swords"]) == ((), 7)


def test_sh_8_the_swords_are_counted_when_the_whole_result_lies():
    """Six white and five black: the quest's sword makes twelve, the mist's the seventh black."""
    match = lose("picts", in_force=["mist"], white_swords=6, black_swords=5)
    assert (match.result.winners, seen(match)["black_swords"]) == ((), 7)


def test_sh_8_a_sword_of_the_mist_may_be_the_thirteenth():
    match = lose("picts", in_force=["mist"], white_swords=8, black_swords=3)
    assert (seen(match)["white_swords"], seen(match)["black_swords"]) == (8, 5)
    assert match.result.winners == (0, 1, 2)


def test_sh_8_the_mist_may_turn_a_count_of_twelve_into_a_tie_that_evil_wins():
    match = lose("excalibur", in_force=["mist"], white_swords=6, black_swords=3, heroism="excalibur")
    assert (seen(match)["white_swords"], seen(match)["black_swords"]) == (6, 7)
    assert match.result.winners == ()
    match = lose("excalibur", in_force=["mist"], white_swords=6, black_swords=3)
    assert (seen(match)["white_swords"], seen(match)["black_swords"]) == (6, 6)
    assert match.result.winners == ()


def test_two_quests_lost_in_one_chain_lay_two_more():
    match = draw(
        *("morgan-2", "mist", "picts", "saxons"),
        warriors={"picts": 3, "saxons": 3},
    )
    assert (seen(match)["black_swords"], seen(match)["engines"]) == (4, 4)
