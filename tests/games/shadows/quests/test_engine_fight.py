"""Rulebook: Camelot: the fight with the siege engines."""

from __future__ import annotations

import time

import pytest

from tests.games.shadows.helpers import asked, legal, play, seen
from tests.games.shadows.helpers.knights import (
    DRAW,
    ENGINE,
    SACRIFICE,
    discarded,
    end,
    hand,
    hero,
    offered,
    whites,
)


def fight(cards, die, **wanted):
    """Seat 0 plays these cards against an engine; the die shows this."""
    wanted.setdefault("hands", [list(cards)])
    match = hero(engines=wanted.pop("engines", 5), luck=(die - 1,), **wanted)
    return play(match, ENGINE, tuple(cards))


@pytest.mark.parametrize(
    ("cards", "die", "won"),
    [
        (["fight-1"], 1, False),
        (["fight-2"], 1, True),
        (["fight-5"], 4, True),
        (["fight-5"], 5, False),
        (["fight-5"], 8, False),
        (["fight-3", "fight-5"], 8, False),
        (["fight-4", "fight-5"], 8, True),
        (["fight-1", "fight-1", "fight-1"], 3, False),
        (["fight-1", "fight-1", "fight-1"], 2, True),
    ],
)
def test_the_sum_must_be_greater_than_the_die(cards, die, won):
    match = fight(cards, die)
    assert match.table.engines == 5 - won
    assert match.table.life == [4 - (not won), 4, 4, 4]


@pytest.mark.parametrize("die", [1, 8])
def test_the_cards_are_discarded_either_way(die):
    match = fight(["fight-2", "fight-3"], die, hands=[["fight-2", "fight-3", "grail"]])
    assert (hand(match, 0), discarded(match)) == (["grail"], ["fight-2", "fight-3"])


def test_any_of_ones_fights_can_be_played_but_at_least_one():
    match = play(hero(hands=[["fight-1", "fight-1", "fight-3", "grail", "merlin"]], engines=1), ENGINE)
    assert (asked(match), len(match.legal(0))) == ("engine.cards", 5)
    assert {tuple(sorted(cards)) for cards in legal(match)} == {
        ("fight-1",),
        ("fight-3",),
        ("fight-1", "fight-1"),
        ("fight-1", "fight-3"),
        ("fight-1", "fight-1", "fight-3"),
    }


def test_however_great_the_sum_one_engine_goes():
    assert fight(["fight-5"] * 5, 1).table.engines == 4


def test_sh_42_there_is_no_fight_without_an_engine():
    assert offered(hero(hands=[["fight-5"]]), "quest") == {"draw"}
    assert offered(hero(hands=[["fight-5"]], engines=1), "quest") == {"draw", "engine"}


def test_there_is_no_fight_without_a_fight_card():
    assert ENGINE not in legal(hero(hands=[["grail", "merlin"]], engines=3))


def test_the_last_engine_can_be_beaten():
    assert fight(["fight-5"], 1, engines=1).table.engines == 0


def test_who_loses_his_last_life_in_the_fight_dies_at_once():
    match = fight(["fight-1"], 8, life=[1, 4, 4, 4], hands=[["fight-1", "grail", "merlin"]])
    assert (match.table.status[0], hand(match, 0), match.table.place[0]) == ("dead", [], "")
    assert (asked(match), match.to_move) == ("evil.what", (1,))
    assert match.table.engines == 5


def test_a_dead_fighter_can_take_no_second_action():
    match = fight(["fight-1"], 8, life=[1, 4, 4, 4], hands=[["fight-1", "piety"]])
    assert match.to_move == (1,)


def test_the_grail_saves_a_fighter_and_his_turn_is_over():
    match = fight(["fight-1"], 8, life=[1, 4, 4, 4], hands=[["fight-1", "grail"]], relics={"grail": 1})
    assert (asked(match), match.to_move, legal(match)) == ("rescue.whom", (1,), {0, None})
    play(match, 0)
    assert (match.table.life[0], hand(match, 0), match.to_move) == (4, ["grail"], (1,))
    assert asked(match) == "evil.what"


def test_a_fight_by_the_last_life_ends_in_death_even_if_it_is_won():
    match = hero(
        hands=[["fight-5"]], engines=5, life=[1, 4, 4, 4], luck=(0,), place=["grail"] + ["camelot"] * 3
    )
    play(match, ("move", "camelot"), SACRIFICE, ENGINE, ("fight-5",))
    assert (match.table.engines, match.table.status[0]) == (4, "dead")


def test_a_fight_by_the_last_life_that_is_lost_ends_in_death_too():
    match = hero(
        hands=[["fight-5"]], engines=5, life=[1, 4, 4, 4], luck=(7,), place=["grail"] + ["camelot"] * 3
    )
    play(match, ("move", "camelot"), SACRIFICE, ENGINE, ("fight-5",))
    assert (match.table.engines, match.table.status[0], match.table.life[0]) == (5, "dead", 0)


def test_a_fight_may_follow_a_move_for_a_life():
    match = hero(hands=[["fight-5"]], engines=5, place=["grail"] + ["camelot"] * 3, luck=(0,))
    play(match, ("move", "camelot"), SACRIFICE, ENGINE, ("fight-5",))
    assert (match.table.engines, match.table.life[0]) == (4, 3)


def test_a_fight_lost_and_a_life_given_cost_two_lives():
    match = fight(["fight-1"], 8, hands=[["fight-1"]])
    play(match, SACRIFICE, ("move", "grail"))
    assert match.table.life[0] == 2


def test_fighting_engines_is_no_quest_so_nobody_is_rewarded():
    match = fight(["fight-5"], 1)
    assert (match.table.life, match.table.white_swords, hand(match, 0)) == ([4] * 4, 0, [])
    assert end(match).to_move == (1,)


def test_in_force_spells_are_not_lifted_by_a_won_fight():
    match = fight(["fight-5"], 1, in_force=["vivien", "darkforest"])
    assert sorted(seen(match)["in_force"]) == ["darkforest", "vivien"]


def test_heroism_on_a_quest_is_untouched_by_an_engine_fight():
    match = fight(["fight-5"], 1, heroism="picts")
    assert (match.table.heroism_on, match.table.white_swords) == ("picts", 0)


@pytest.mark.parametrize("knight", ["gawain", "galahad", "palamedes", "tristan"])
def test_sh_24_a_won_fight_gives_no_life_to_anybody(knight):
    match = fight(["fight-5"], 1, first=knight, life=[3, 3, 3, 3])
    assert match.table.life == [3] * 4


def test_the_next_knight_may_draw_after_a_fight():
    match = end(fight(["fight-5"], 1))
    assert DRAW in legal(play(match, "engine"))
    assert whites(match, "blackknight") == []


def test_many_fights_do_not_stall_the_table():
    cards = ["fight-1"] * 6 + ["fight-2"] * 6 + ["fight-3"] * 5 + ["fight-4"] * 4 + ["fight-5"] * 3
    begun = time.process_time()
    match = play(hero(hands=[cards], engines=1), ("quest", "engine"))
    assert len(match.legal(0)) == 7 * 7 * 6 * 5 * 4 - 1
    assert time.process_time() - begun < 5  # to choose one by one would take for ever
