"""Rulebook: III. Special white cards: one Merlin as an action (three of them stop a special black card)."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, asked, lay, legal, play
from tests.games.shadows.helpers.knights import (
    DRAW,
    END,
    SACRIFICE,
    blacks,
    discarded,
    end,
    hand,
    hero,
    offered,
    received,
)

KNIGHTS = ["gawain", "galahad", "tristan", "palamedes"]


def merlin(**wanted):
    """Seat 0 has played a Merlin and is asked for what."""
    match = play(hero(hands=[["merlin"]], **wanted), ("special", "merlin"))
    assert asked(match) == "merlin.use"
    return match


def test_he_removes_an_engine_a_warrior_or_a_black_card():
    match = merlin(engines=2, warriors={"picts": 1, "saxons": 2}, dark={"grail": ["despair"]})
    assert legal(match) == {("engine",), ("warrior", "picts"), ("warrior", "saxons"), ("card", "grail")}


def test_an_engine():
    match = play(merlin(engines=2), ("engine",))
    assert (match.table.engines, hand(match, 0), discarded(match)) == (1, [], ["merlin"])
    assert legal(match) <= {SACRIFICE, END}


@pytest.mark.parametrize("war", ["picts", "saxons"])
def test_a_warrior(war):
    match = play(merlin(warriors={"picts": 3, "saxons": 3}), ("warrior", war))
    assert match.table.warriors == {"picts": 3, "saxons": 3} | {war: 2}


@pytest.mark.parametrize(
    ("quest", "cards"),
    [
        ("grail", ["despair", "despair"]),
        ("blackknight", ["blackknight-1", "blackknight-7"]),
        ("lancelot", ["lancelot-1", "lancelot-7"]),
    ],
)
def test_sf_12_the_latest_black_card_of_a_quest(quest, cards):
    match = play(merlin(dark={quest: cards}), ("card", quest))
    assert blacks(match, quest) == cards[:1]
    assert [match.table.faces[card] for card in match.table.black_discard] == cards[1:]


def test_a_card_of_the_dragon():
    match = play(
        merlin(dark={"dragon": ["lancelot-1", "lancelot-5"]}, finished=["lancelot"]), ("card", "dragon")
    )
    assert blacks(match, "dragon") == ["lancelot-1"]


def test_sf_12_a_desolation_cannot_be_reached_nor_what_lies_beneath_it():
    match = merlin(engines=1, dark={"grail": ["despair", "desolation"]})
    assert legal(match) == {("engine",)}
    match = merlin(engines=1, dark={"grail": ["desolation", "despair"]})
    assert ("card", "grail") in legal(match)


def test_sf_12_mordred_and_the_spells_in_force_stay():
    match = merlin(warriors={"picts": 1}, mordred="picts", in_force=["mist", "darkforest"])
    assert legal(match) == {("warrior", "picts")}
    assert play(match, ("warrior", "picts")).table.mordred_at == "picts"


def test_sh_25_a_face_down_card_is_discarded_unseen():
    tables = [
        play(merlin(dark={"blackknight": [[f"blackknight-{value}", 1]]}), ("card", "blackknight"))
        for value in (1, 7)
    ]
    assert blacks(tables[0], "blackknight") == []
    for viewer in (0, 2, 3, None):
        assert received(tables[0], viewer) == received(tables[1], viewer)


def test_sf_13_merlin_does_not_move_excalibur():
    assert ("special", "merlin") not in legal(hero(hands=[["merlin"]], sword=-4))


def test_sh_42_no_merlin_without_a_target():
    assert ("special", "merlin") not in legal(hero(hands=[["merlin"]]))
    assert ("special", "merlin") not in legal(hero(hands=[["merlin"]], dark={"grail": ["desolation"]}))


def test_sf_14_the_twelfth_engine_leaves_no_time_for_merlin():
    match = lay(4, knights=KNIGHTS, engines=11, hands=[["merlin"] * 4])
    assert play(match, "engine").result is not None


def test_vivien_forbids_merlin():
    assert ("special", "merlin") not in legal(hero(hands=[["merlin"]], engines=3, in_force=["vivien"]))


def test_vivien_lifted_by_a_won_quest_merlin_can_be_played_in_the_same_turn():
    match = hero(
        hands=[["merlin", "fight-5"]], engines=3, in_force=["vivien"], place=["picts"] + ["camelot"] * 3,
        laid={"picts": ["fight-1", "fight-2", "fight-3", "fight-4"]},
    )  # fmt: skip
    play(match, ("quest", "fight-5"), SACRIFICE)
    assert ("special", "merlin") in legal(match)


def test_wherever_he_is():
    match = play(merlin(engines=1, place=["lancelot"] + ["camelot"] * 3), ("engine",))
    assert (match.table.engines, match.table.place[0]) == (0, "lancelot")


def test_one_special_card_a_turn():
    match = play(hero(hands=[["merlin", "merlin", "piety"]], engines=3), ("special", "merlin"), ("engine",))
    assert offered(play(match, SACRIFICE), "special") == set()


def test_a_war_can_be_saved_from_its_third_warrior():
    match = play(merlin(warriors={"picts": 3}), ("warrior", "picts"))
    assert (match.table.warriors["picts"], match.table.black_swords, match.table.engines) == (2, 0, 0)


def test_a_removed_card_makes_room_on_a_full_row():
    """Six Grails and one Despair: without the Despair the next Grail wins."""
    match = hero(
        hands=[["merlin", "grail"]], laid={"grail": ["grail"] * 6}, dark={"grail": ["despair"]},
        place=["grail"] + ["camelot"] * 3,
    )  # fmt: skip
    play(match, ("special", "merlin"), ("card", "grail"), SACRIFICE, ("quest", "grail"))
    assert (match.table.white_swords, match.table.relics["grail"]) == (3, 0)


def stop(hands, **wanted):
    """Seat 0 draws Morgan with two engines."""
    return play(lay(4, knights=KNIGHTS, black_deck=["morgan-3"], hands=hands, **wanted), "draw")


def test_sh_17_three_merlins_do_not_count_as_the_special_card_of_the_turn():
    match = play(stop([["merlin"] * 4], engines=4), 3)
    answer(match, merlin_stop=0)
    assert (match.table.engines, hand(match, 0)) == (4, ["merlin"])
    play(match, ("special", "merlin"), ("engine",))
    assert match.table.engines == 3


def test_sh_17_nor_do_they_for_the_knight_whose_turn_is_next():
    match = stop([[], ["merlin"] * 4], engines=4)
    answer(match, merlin_stop=lambda match: 3 if match.to_move[0] == 1 else 0)
    end(play(match, DRAW))
    assert ("special", "merlin") in legal(play(match, "life"))
    assert match.table.engines == 4


def test_sh_17_three_merlins_are_no_action():
    match = play(stop([["merlin"] * 3]), 3)
    answer(match, merlin_stop=0)
    assert (asked(match), match.to_move, discarded(match)) == ("deed.what", (0,), ["merlin"] * 3)
    assert END not in legal(match)
    assert match.table.engines == 0
