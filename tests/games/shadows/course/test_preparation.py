"""Rulebook: Preparation (Подготовка к игре) and who begins (Ход игры)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.shadows.helpers import answer, asked, first, new, play, seen
from tests.games.shadows.helpers.black_cards import draw

SEATS = pytest.mark.parametrize("seats", range(3, 8))
SEEDS = range(30)


@SEATS
def test_every_knight_has_four_lives_and_sits_at_the_round_table(seats):
    table = seen(new(seats))
    assert table["life"] == [4] * seats
    assert table["place"] == ["camelot"] * seats
    assert table["status"] == ["knight"] * seats


@SEATS
def test_the_board_is_empty(seats):
    table = seen(new(seats))
    assert (table["engines"], table["white_swords"], table["black_swords"], table["sword"]) == (0, 0, 0, 0)
    assert table["warriors"] == {"picts": 0, "saxons": 0}
    assert not any(table["laid"].values())
    assert not any(table["dark"].values())
    assert (table["finished"], table["in_force"]) == ([], [])


@SEATS
def test_everybody_gets_a_merlin_and_five_cards_more(seats):
    for seed in SEEDS:
        match = new(seats, seed)
        assert [len(hand) for hand in match.table.hands] == [6] * seats
        assert all("merlin" in match.table.hand(seat) for seat in range(seats))
        assert seen(match)["white_deck"] == 84 - 6 * seats
        assert seen(match)["white_discard"] == 0


def test_the_merlins_left_over_are_shuffled_with_the_other_white_cards():
    hands = [new(3, seed).table.hand(seat).count("merlin") for seed in SEEDS for seat in range(3)]
    assert set(hands) > {1}
    depths = {
        depth
        for seed in SEEDS
        for depth, card in enumerate(new(3, seed).table.white_deck)
        if new(3, seed).table.faces[card] == "merlin"
    }
    assert len(depths) > 20


def test_everybody_knows_of_the_merlin_that_each_has_been_given_and_of_nothing_else():
    match = new(4)
    for viewer in (0, 1, 2, 3, None):
        for seat, hand in enumerate(seen(match, viewer)["hands"]):
            if seat == viewer:
                assert "" not in hand
            else:
                assert sorted(hand) == ["", "", "", "", "", "merlin"]


@SEATS
def test_nobody_sees_the_black_pile(seats):
    match = new(seats)
    for viewer in (*range(seats), None):
        assert seen(match, viewer)["black_deck"] == {"count": 76, "top": [], "bottom": []}


@SEATS
def test_everybody_knows_his_own_loyalty_only(seats):
    match = new(seats)
    for viewer in (*range(seats), None):
        loyalty = seen(match, viewer)["loyalty"]
        assert [bool(card) for card in loyalty] == [seat == viewer for seat in range(seats)]
        assert not seen(match, viewer)["box"]


@SEATS
def test_knights_are_dealt_by_chance_and_everybody_sees_them(seats):
    tables = [seen(new(seats, seed)) for seed in SEEDS]
    assert all(len(set(table["knights"])) == seats for table in tables)
    assert len({tuple(table["knights"]) for table in tables}) > 20
    assert all(set(table["knights"]).isdisjoint(table["unused"]) for table in tables)


def test_a_traitor_may_be_there_or_not():
    dealt = [Counter(new(4, seed).table.loyalty)["traitor"] for seed in range(60)]
    assert set(dealt) == {0, 1}


def test_without_the_traitors_card_all_are_loyal():
    for seed in SEEDS:
        assert set(new(7, seed, traitor="none").table.loyalty) == {"loyal"}


@SEATS
def test_in_the_traitor_variant_exactly_one_knight_is_the_traitor(seats):
    found = set()
    for seed in SEEDS:
        loyalty = new(seats, seed, traitor="certain").table.loyalty
        assert loyalty.count("traitor") == 1
        found.add(loyalty.index("traitor"))
    assert len(found) > 1


def test_lancelots_side_is_up_and_the_dragon_cannot_be_reached():
    places = {option[1] for option in draw("excalibur").legal(0) if option[0] == "move"}
    assert places == {"blackknight", "lancelot", "excalibur", "grail", "picts", "saxons"}


def begun(seats, seed):
    match = new(seats, seed, talk=False)
    return play(answer(match, exchange_lay=first), "shuffle")


def test_sh_27_king_arthur_begins():
    seats_of_arthur = set()
    for seed in SEEDS:
        match = begun(7, seed)
        arthur = seen(match)["knights"].index("arthur")
        assert (seen(match)["first"], seen(match)["turn"]) == (arthur, arthur)
        assert asked(match) == "evil.what"
        assert match.to_move == (arthur,)
        seats_of_arthur.add(arthur)
    assert len(seats_of_arthur) > 3


def test_sh_27_without_arthur_a_seat_by_chance_begins():
    tables = [seen(new(3, seed)) for seed in range(60)]
    begins = [table["first"] for table in tables if "arthur" not in table["knights"]]
    assert set(begins) == {0, 1, 2}
    assert all(
        table["knights"][table["first"]] == "arthur" for table in tables if "arthur" in table["knights"]
    )


@SEATS
def test_the_turn_passes_to_the_left(seats):
    match = begun(seats, 5)
    turns = []
    for _ in range(seats + 1):
        turns.append(seen(match)["turn"])
        play(match, "engine", ("quest", "draw"), ("end",))
    assert turns == [(turns[0] + step) % seats for step in range(seats + 1)]
