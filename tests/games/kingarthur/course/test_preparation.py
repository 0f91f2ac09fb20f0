"""Rulebook: Contents, Preparation."""

from __future__ import annotations

from collections import Counter

import pytest

import roundtable as rt
from tests.games.kingarthur.helpers import KINDS, WORTH, asked, new, seen

VALUES = {
    "dark": [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3],
    "enemy": [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4],
    "monster": [1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4],
    "dragon": [2, 2, 3, 3, 3, 4, 4, 4, 5],
}
SEEDS = range(25)


def sizes(match):
    return [len(entries) for entries in seen(match)["columns"]]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_is_dealt_four_of_the_53_knights(seats):
    match = new(seats)
    assert [len(cards) for cards in match.table.hands] == [4] * seats
    assert seen(match)["supply"] == 53 - 4 * seats
    assert seen(match)["discard"] == []


def test_14_singles_and_2_doubles_in_each_of_three_colours_and_5_merlins():
    table = new(5).table
    knights = Counter(card for pile in [table.supply, *table.hands] for card in pile)
    colours = ("orange", "red", "beige")
    singles, doubles = dict.fromkeys(colours, 14), {f"{colour}-2": 2 for colour in colours}
    assert knights == {**singles, **doubles, "merlin": 5}


def test_44_adversaries_of_four_kinds_lie_in_the_layout_or_in_the_deck():
    table = new().table
    laid = [card for entries in table.columns for card, _ in entries]
    expected = Counter(f"{kind}-{value}" for kind in KINDS for value in VALUES[kind])
    assert Counter([*laid, *table.deck]) == expected


def test_the_13_adventures_lie_open():
    assert sorted(seen(new())["adventures"]) == sorted(WORTH)


def test_adversaries_are_turned_over_until_one_column_has_exactly_four():
    for seed in SEEDS:
        laid = sizes(new(seed=seed))
        assert max(laid) == 4
        assert laid.count(4) == 1
        assert 4 <= sum(laid) <= 13


def test_the_card_that_made_four_is_the_last_one_turned():
    for seed in SEEDS:
        match = new(seed=seed)
        turned = next(event.args["cards"] for event in match.log(None) if "cards" in event.args)
        assert len(turned) == sum(sizes(match))
        assert turned[-1].startswith(KINDS[sizes(match).index(4)])
        for kind, entries in zip(KINDS, seen(match)["columns"], strict=True):
            assert [card for card, _ in entries] == [card for card in turned if card.startswith(kind)]


def test_nobody_holds_adversaries_or_adventures_at_the_start():
    table = seen(new())
    assert table["defeated"] == [[], [], []]
    assert table["taken"] == [[], [], []]
    assert table["out"] == []


def test_the_basic_game_leaves_the_seals_in_the_box():
    assert sum(seen(new())["seals"]) == 0


@pytest.mark.parametrize("seats", [2, 5])
def test_game_with_seals_each_player_takes_five(seats):
    assert seen(new(seats, seals=True))["seals"] == [5] * seats


@pytest.mark.parametrize("seats", [0, 1, 6, -2, "3", None, 2.5, True])
def test_only_two_to_five_play(seats):
    with pytest.raises(rt.SetupError):
        new(seats)


@pytest.mark.parametrize("options", [{"seal": True}, {"seals": "yes"}, {"seals": 1}, {"must_draw": None}])
def test_a_bad_option_is_refused(options):
    with pytest.raises(rt.SetupError):
        new(**options)


def test_any_seat_may_be_the_starting_player():
    assert {seen(new(seats=3, seed=seed))["turn"] for seed in SEEDS} == {0, 1, 2}


def test_the_starting_player_finds_a_column_of_four_and_so_starts_with_a_challenge():
    match = new()
    assert match.to_move == (seen(match)["turn"],)
    assert asked(match) == "challenge.which"


def test_the_seed_decides_the_deal():
    tables = [new(seed=seed).table for seed in SEEDS]
    for pile in ("hands", "supply", "columns", "deck"):
        assert len({str(getattr(table, pile)) for table in tables}) == len(SEEDS)
    assert new(seed=3).fingerprint() == new(seed=3).fingerprint()
