"""Rulebook: The adventure cards. For each: what pays for it, what does not, and its worth."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.kingarthur.helpers import WORTH, all_but, lay, offers, over, play


def pays(adventure, *cards):
    """Is exactly this hand of adversaries, all of it, a payment?"""
    return tuple(sorted(cards)) in offers(adventure, list(cards))


def nothing(adventure, *cards):
    """Does no part of this hand pay?"""
    return offers(adventure, list(cards)) == set()


def test_holy_grail_any_cards_worth_12():
    assert pays("grail", "dragon-5", "monster-4", "enemy-3")
    assert pays("grail", "dark-1", "dark-1", "dark-1", "enemy-4", "monster-3", "enemy-2")
    assert pays("grail", "dragon-5", "dragon-4", "monster-4")
    assert nothing("grail", "dragon-5", "monster-4", "enemy-2")
    assert offers("grail", ["dragon-5", "monster-4", "enemy-3", "dark-1"]) == {
        ("dragon-5", "enemy-3", "monster-4")
    }


def test_mountain_any_cards_worth_9():
    assert pays("mountain", "dragon-5", "monster-4")
    assert pays("mountain", "dark-3", "enemy-3", "monster-3")
    assert pays("mountain", "monster-4", "monster-4", "dark-2")
    assert nothing("mountain", "monster-4", "dragon-4")
    assert not pays("mountain", "dragon-5", "monster-4", "dark-1")


def test_excalibur_any_cards_worth_5():
    assert pays("excalibur", "dragon-5")
    assert pays("excalibur", "dark-1", "monster-4")
    assert pays("excalibur", "monster-4", "dragon-4")
    assert pays("excalibur", "dark-1", "dark-1", "enemy-1", "monster-1", "enemy-1")
    assert nothing("excalibur", "enemy-4")


def test_questing_beast_red_cards_worth_8():
    assert pays("beast", "dragon-4", "dragon-4")
    assert pays("beast", "dragon-2", "dragon-2", "dragon-4")
    assert pays("beast", "dragon-5", "dragon-4")
    assert nothing("beast", "dragon-5", "dragon-2", "monster-4", "enemy-4", "dark-3")
    assert offers("beast", ["dragon-3", "dragon-4", "dragon-4", "dragon-5"]) == {
        ("dragon-4", "dragon-4"),
        ("dragon-4", "dragon-5"),
        ("dragon-3", "dragon-5"),
    }


def test_fisher_king_green_cards_worth_6():
    assert pays("fisher", "monster-3", "monster-3")
    assert pays("fisher", "monster-1", "monster-2", "monster-3")
    assert pays("fisher", "monster-4", "monster-4")
    assert nothing("fisher", "monster-4", "monster-1", "dragon-5", "enemy-4", "dark-3")


def test_royal_tournament_blue_cards_worth_5():
    assert pays("tournament", "enemy-4", "enemy-1")
    assert pays("tournament", "enemy-2", "enemy-3")
    assert pays("tournament", "enemy-3", "enemy-3")
    assert nothing("tournament", "enemy-4", "dragon-5", "monster-4", "dark-3")


def test_battle_against_the_robbers_any_two_cards():
    assert pays("robbers", "dark-1", "dark-1")
    assert pays("robbers", "dragon-5", "monster-4")
    assert nothing("robbers", "dragon-5")


def test_battle_against_the_vikings_any_four_cards():
    assert pays("vikings", "dark-1", "dark-1", "dark-1", "dark-1")
    assert pays("vikings", "dark-1", "enemy-4", "dragon-5", "dragon-4")
    assert nothing("vikings", "dragon-5", "dragon-4", "dragon-4")


def test_sea_monster_one_of_each_kind():
    assert pays("seamonster", "dark-1", "enemy-1", "monster-1", "dragon-2")
    assert offers("seamonster", ["dark-1", "dark-3", "enemy-1", "monster-1", "dragon-2"]) == {
        ("dark-1", "dragon-2", "enemy-1", "monster-1"),
        ("dark-3", "dragon-2", "enemy-1", "monster-1"),
    }


@pytest.mark.parametrize("missing", ["dark-1", "enemy-1", "monster-1", "dragon-2"])
def test_sea_monster_no_kind_may_be_missing(missing):
    cards = {"dark-1", "enemy-1", "monster-1", "dragon-2"} - {missing}
    assert nothing("seamonster", *cards, *cards)


def test_battle_against_the_saxons_yellow_cards_worth_4():
    assert pays("saxons", "dark-2", "dark-2")
    assert pays("saxons", "dark-1", "dark-1", "dark-1", "dark-1")
    assert pays("saxons", "dark-3", "dark-3")
    assert nothing("saxons", "dark-3", "dragon-5", "monster-4", "enemy-4")


def test_king_mark_one_green_one_blue_one_yellow():
    assert pays("mark", "monster-1", "enemy-1", "dark-1")
    assert offers("mark", ["monster-1", "monster-4", "enemy-2", "dark-3"]) == {
        ("dark-3", "enemy-2", "monster-1"),
        ("dark-3", "enemy-2", "monster-4"),
    }


@pytest.mark.parametrize("missing", ["dark-3", "enemy-3", "monster-3"])
def test_king_mark_a_dragon_stands_for_nobody(missing):
    assert nothing("mark", *({"dark-3", "enemy-3", "monster-3"} - {missing}), "dragon-5", "dragon-4")


def test_ka_15_green_knight_one_card_of_3_and_another_of_4():
    assert pays("greenknight", "enemy-3", "dragon-4")
    assert pays("greenknight", "monster-4", "monster-4")
    assert pays("greenknight", "dragon-5", "enemy-4")
    assert pays("greenknight", "dark-3", "dragon-5")


def test_ka_15_green_knight_one_card_cannot_fill_both_places():
    assert nothing("greenknight", "dragon-5")
    assert nothing("greenknight", "monster-4", "dark-2", "enemy-2")
    assert nothing("greenknight", "dark-3", "enemy-3", "monster-3")


def test_ka_15_green_knight_lists_every_pair_once():
    assert offers("greenknight", ["dark-3", "dragon-4", "dragon-5", "dark-2"]) == {
        ("dark-3", "dragon-4"),
        ("dark-3", "dragon-5"),
        ("dragon-4", "dragon-5"),
    }


def test_ka_16_gold_treasure_two_cards_of_3_or_more():
    assert pays("treasure", "dark-3", "enemy-3")
    assert pays("treasure", "dragon-4", "monster-4")
    assert nothing("treasure", "dragon-4")
    assert nothing("treasure", "dragon-4", "dark-2", "enemy-2", "monster-2")


def test_ka_16_gold_treasure_the_red_5_alone():
    assert offers("treasure", ["dragon-5"]) == {("dragon-5",)}
    assert offers("treasure", ["dragon-5", "dark-2"]) == {("dragon-5",)}


def test_ka_16_gold_treasure_the_red_5_alone_or_as_one_of_two():
    match = lay(action=3, defeated=[["dragon-5", "dark-3", "dark-1"]])
    options = play(match, "treasure").legal(0)
    assert sorted(options) == [("dark-3", "dragon-5"), ("dragon-5",)]


@pytest.mark.parametrize(("name", "count"), [("robbers", 2), ("vikings", 4)])
def test_ka_14_counts_are_exact(name, count):
    cards = ["dark-1", "dark-2", "enemy-3", "monster-4", "dragon-5"]
    assert offers(name, cards) == set(combinations(sorted(cards), count))


def test_ka_14_kinds_are_exact():
    cards = ["dark-1", "enemy-1", "monster-1", "dragon-2", "dragon-3"]
    assert {len(offer) for offer in offers("seamonster", cards)} == {4}
    assert offers("mark", cards) == {("dark-1", "enemy-1", "monster-1")}


def test_a_payment_with_like_cards_is_listed_once():
    match = lay(action=3, defeated=[["dark-2", "dark-2", "dark-2"]])
    assert play(match, "robbers").legal(0) == (("dark-2", "dark-2"),)


@pytest.mark.parametrize("name", WORTH)
def test_worth_at_the_end_of_the_game(name):
    others = all_but(name, "robbers", "vikings")[:10]
    last = "vikings" if name == "robbers" else "robbers"
    price = ["dark-1"] * (4 if last == "vikings" else 2)
    match = lay(seats=3, action=3, taken=[[], [name], others], defeated=[price])
    play(match, last, tuple(price))
    assert over(match).scores == (WORTH[last], WORTH[name], sum(WORTH[other] for other in others))
