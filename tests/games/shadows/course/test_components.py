"""Rulebook: What is in the box (В состав игры входит); the manifests of both packs."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from tests.games.shadows.helpers import asked, new, play, seen
from tests.games.shadows.helpers.black_cards import (
    BLACK,
    QUIET,
    SPECIAL,
    STANDARD,
    WHITE,
    black_cards,
    quiet,
    white_cards,
)

SEATS = pytest.mark.parametrize("seats", range(3, 8))
WONDERS = "merlin convocation fate heroism lady messenger piety reinforcements clairvoyance".split()
BOX = tomllib.loads(files("roundtable.games.shadows").joinpath("figures.toml").read_text("utf-8"))


@SEATS
def test_there_are_84_white_cards(seats):
    cards = white_cards(new(seats, seed=seats))
    assert cards == WHITE
    assert cards.total() == 84


def test_69_white_cards_are_standard_and_15_special():
    cards = white_cards(new())
    special = Counter({card: cards[card] for card in WONDERS})
    assert special == Counter(dict.fromkeys(WONDERS, 1) | {"merlin": 7})
    assert (special.total(), (cards - special).total()) == (15, 69)


@SEATS
def test_there_are_76_black_cards(seats):
    cards = black_cards(new(seats, seed=seats))
    assert cards == BLACK
    assert cards.total() == 76


def test_64_black_cards_are_standard_and_12_special():
    cards = black_cards(new())
    special = Counter({card: cards[card] for card in SPECIAL})
    assert cards - special == STANDARD
    assert (special.total(), (cards - special).total()) == (12, 64)
    assert sum(cards[f"morgan-{number}"] for number in range(1, 6)) == 5


@SEATS
def test_there_are_eight_loyalty_cards_with_one_traitor(seats):
    table = new(seats, seed=seats).table
    assert Counter([*table.loyalty, *table.box]) == {"loyal": 7, "traitor": 1}
    assert len(table.loyalty) == seats


def test_there_are_seven_knights():
    assert set(new(7).table.knights) == set(QUIET)
    table = new(3).table
    assert set(table.knights) | set(table.unused) == set(QUIET)
    assert len(table.unused) == 4


def test_the_box_holds_sixteen_swords_twelve_engines_and_a_die_of_eight():
    numbers = BOX["numbers"]
    assert (numbers["swords"], numbers["engines"], numbers["die_faces"]) == (16, 12, 8)


def test_twelve_engines_and_no_more_stand_around_camelot():
    match = play(quiet(engines=10), "engine", ("quest", "draw"), ("end",))
    assert (seen(match)["engines"], match.result) == (11, None)
    play(match, "engine")
    assert seen(match)["engines"] == 12
    assert match.result is not None


@pytest.mark.parametrize("war", ["picts", "saxons"])
def test_each_war_has_four_warriors(war):
    assert BOX["quests"][war]["warriors"] == 4
    match = play(quiet(warriors={war: 2}, black_deck=[war]), "draw")
    assert (seen(match)["warriors"][war], seen(match)["black_swords"]) == (3, 0)
    match = play(quiet(warriors={war: 3}, black_deck=[war]), "draw")
    assert (seen(match)["warriors"][war], seen(match)["black_swords"]) == (0, 1)


def test_a_lancelot_card_counts_four_more_for_the_dragon():
    assert {card: BOX["dragon"][card] for card in BOX["dragon"] if card != "origin"} == {
        f"lancelot-{value}": value + 4 for value in (1, 3, 5, 7)
    }


def test_the_three_relics_lie_on_their_quests():
    match = quiet()
    assert asked(match) == "evil.what"
    assert seen(match)["relics"] == {"armor": -2, "excalibur": -2, "grail": -2}
