"""Rulebook: knights: Sir Galahad plays one special white card for free, and still owes an action."""

from __future__ import annotations

from tests.games.shadows.helpers import answer, asked, first, legal, play
from tests.games.shadows.helpers.knights import DRAW, END, SACRIFICE, end, hand, hero, kinds, offered

HAND = ["piety", "reinforcements", "merlin", "fight-1"]


def galahad(**wanted):
    wanted.setdefault("hands", [HAND])
    wanted.setdefault("engines", 3)
    return hero(first="galahad", **wanted)


def test_he_may_play_any_of_his_special_cards_free_or_as_his_action():
    match = galahad()
    assert offered(match, "cast") == offered(match, "special") == {"piety", "reinforcements", "merlin"}


def test_sh_31_the_action_is_still_owed():
    match = play(galahad(), ("cast", "piety"), "own")
    assert match.table.life[0] == 6
    assert END not in legal(match)
    assert SACRIFICE not in legal(match)
    assert DRAW in legal(match)


def test_one_special_card_a_turn_stands():
    match = play(galahad(), ("cast", "piety"), "others")
    assert not kinds(match) & {"cast", "special"}


def test_after_the_free_card_no_life_buys_another():
    match = play(galahad(), ("cast", "piety"), "others", DRAW, SACRIFICE)
    assert not kinds(match) & {"cast", "special"}


def test_after_a_card_as_action_none_is_free():
    match = play(galahad(), ("special", "piety"), "others")
    assert legal(match) == {SACRIFICE, END}
    assert not kinds(play(match, SACRIFICE)) & {"cast", "special"}


def test_sh_31_after_the_action():
    match = play(galahad(), DRAW)
    assert {("cast", "piety"), ("cast", "merlin"), SACRIFICE, END} <= legal(match)
    play(match, ("cast", "merlin"), ("engine",))
    assert match.table.engines == 2
    assert legal(match) == {SACRIFICE, END}


def test_sh_31_between_two_actions():
    match = play(galahad(), DRAW, ("cast", "reinforcements"), "own", SACRIFICE)
    assert len(hand(match, 0)) == 4 + 2 - 1 + 4
    assert "quest" not in kinds(match)
    assert "move" in kinds(match)


def test_sh_31_after_two_actions():
    match = play(galahad(), DRAW, SACRIFICE, ("move", "grail"))
    assert {("cast", "piety"), END} <= legal(match)
    play(match, ("cast", "piety"), "own")
    assert match.table.life[0] == 6
    assert end(match).to_move == (1,)


def test_a_free_card_leaves_the_kind_of_special_cards_unused_but_the_limit_holds():
    """Move, quest, heal and accuse are all still open after it."""
    match = galahad(hands=[["piety", "grail", "grail", "grail", "fight-1", "fight-1", "fight-1"]], engines=6)
    play(match, ("cast", "piety"), "others")
    assert kinds(match) == {"move", "quest", "heal", "accuse"}


def test_the_cards_drawn_in_his_action_can_be_played_free():
    match = galahad(hands=[[]], white_deck=["lady", "piety"])
    assert offered(match, "cast") == set()
    assert offered(play(match, DRAW), "cast") == {"lady", "piety"}


def test_three_merlins_against_a_black_card_do_not_count():
    match = galahad(phase="evil", hands=[["merlin"] * 4, [], [], []], black_deck=["morgan-3"])
    play(match, "draw", 3)
    answer(match, merlin_stop=0)
    assert match.table.engines == 3
    assert offered(match, "cast") == {"merlin"}


def test_sh_42_a_free_card_without_effect_is_not_offered():
    match = galahad(hands=[["merlin", "lady"]], engines=0, life=[6, 4, 4, 4], finished=["excalibur"])
    assert offered(match, "cast") == set()


def test_vivien_forbids_the_free_merlin_too():
    assert offered(galahad(in_force=["vivien"]), "cast") == {"piety", "reinforcements"}


def test_the_lady_played_free_can_finish_excalibur_and_he_still_owes_an_action():
    match = play(galahad(hands=[["lady"]], sword=4), ("cast", "lady"))
    assert (match.table.relics["excalibur"], match.table.white_swords) == (0, 2)
    assert asked(match) == "deed.what"
    assert END not in legal(match)


def test_fate_played_free_by_the_traitor_unmasks_him_and_ends_his_turn():
    match = galahad(hands=[["fate"]], loyalty=["traitor", "loyal", "loyal", "loyal"])
    play(match, ("cast", "fate"), "traitor")
    answer(match, discard_some=first)
    assert (match.table.status[0], asked(match), match.to_move) == ("revealed", "evil.what", (1,))


def test_nobody_else_plays_cards_free():
    assert offered(hero(first="gawain", hands=[HAND], engines=3), "cast") == set()


def test_in_his_next_turn_he_may_again():
    match = hero(3, first="galahad", hands=[["piety", "merlin"]], engines=3)
    end(play(match, ("cast", "piety"), "others", DRAW))
    for _ in range(2):
        end(play(match, "engine", DRAW))
    assert offered(play(match, "engine"), "cast") >= {"merlin"}


def test_he_has_the_free_card_only_in_the_heroic_phase():
    assert legal(galahad(phase="evil")) == {"draw", "engine", "life"}
