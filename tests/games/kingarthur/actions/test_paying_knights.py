"""Rulebook: 2) Challenge adversaries, the note on Merlin, doubles and overpaying. Rulings KA-10 to KA-12."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from tests.games.kingarthur.helpers import hand, lay, legal, payments, play, seen


@pytest.mark.parametrize(
    ("target", "knights", "expected"),
    [
        ("dark-2", ["red", "beige"], set()),
        ("dark-2", ["red", "red", "beige", "beige"], {("red", "red"), ("beige", "beige")}),
        ("dark-3", ["red", "beige", "merlin"], set()),
        ("dark-2", ["red", "beige", "merlin"], {("red", "merlin"), ("beige", "merlin")}),
        (
            "dark-2",
            ["red", "beige", "merlin", "merlin"],
            {("red", "merlin"), ("beige", "merlin"), ("merlin", "merlin")},
        ),
        ("dark-3", ["red-2", "beige"], set()),
        ("enemy-4", ["red-2", "beige-2"], set()),
    ],
)
def test_ka_10_one_colour_and_any_number_of_merlins(target, knights, expected):
    assert payments(target, knights) == expected


def test_ka_10_five_merlins_alone_take_the_red_5():
    assert payments("dragon-5", ["merlin"] * 5) == {("merlin",) * 5}
    assert payments("dragon-5", ["merlin"] * 4) == set()


def test_ka_10_merlins_alone_are_one_payment_whatever_colours_are_held():
    match = lay(action=2, hands=[["red", "beige", "merlin"]], columns={"dark": ["dark-1"]})
    options = play(match, "dark-1").legal(0)
    assert sorted(options) == [("beige",), ("merlin",), ("red",)]


@pytest.mark.parametrize(
    ("target", "knights", "expected"),
    [
        ("dark-2", ["red-2"], {("red-2",)}),
        ("dark-3", ["red", "red-2"], {("red", "red-2")}),
        ("dark-3", ["red-2", "merlin"], {("red-2", "merlin")}),
        ("enemy-4", ["red-2", "red-2"], {("red-2", "red-2")}),
        ("dragon-5", ["red", "red-2", "red-2"], {("red", "red-2", "red-2")}),
        ("enemy-4", ["red", "red-2", "merlin"], {("red", "red-2", "merlin")}),
        ("dragon-5", ["red", "red", "red-2", "merlin"], {("red", "red", "red-2", "merlin")}),
        ("dark-2", ["red", "red", "red-2"], {("red", "red"), ("red-2",)}),
        ("dragon-5", ["red-2", "red-2"], set()),
    ],
)
def test_a_double_counts_as_two_knights(target, knights, expected):
    assert payments(target, knights) == expected


@pytest.mark.parametrize(
    ("target", "knights", "expected"),
    [
        ("dark-1", ["red", "red"], {("red",)}),
        ("dark-1", ["red", "merlin"], {("red",), ("merlin",)}),
        ("dark-2", ["red"] * 5, {("red", "red")}),
        ("dark-2", ["red", "red-2"], {("red-2",)}),
        ("dark-1", ["red", "red-2"], {("red",)}),
        ("enemy-4", ["red", "red-2", "red-2"], {("red-2", "red-2")}),
        ("dark-3", ["red-2", "merlin", "merlin"], {("red-2", "merlin")}),
    ],
)
def test_ka_11_no_needless_card_may_be_played(target, knights, expected):
    assert payments(target, knights) == expected


def test_ka_11_overpay_with_a_double_when_no_single_is_held():
    assert payments("dark-1", ["red-2"]) == {("red-2",)}
    assert payments("dark-3", ["red-2", "red-2"]) == {("red-2", "red-2")}


def test_ka_11_nobody_must_burn_a_merlin_to_avoid_overpaying():
    assert payments("dark-1", ["red-2", "merlin"]) == {("red-2",), ("merlin",)}
    assert payments("dark-3", ["red-2", "red-2", "merlin"]) == {("red-2", "red-2"), ("red-2", "merlin")}


def test_ka_11_a_single_of_the_colour_forbids_to_overpay():
    assert payments("dark-3", ["red", "red", "red-2"]) == {("red", "red-2")}
    assert payments("dark-3", ["red", "red-2", "red-2"]) == {("red", "red-2")}
    assert payments("dark-3", ["red", "red", "red", "red-2", "red-2"]) == {
        ("red", "red", "red"),
        ("red", "red-2"),
    }


def test_ka_11_an_exact_payment_in_another_colour_does_not_forbid_to_overpay():
    assert payments("dark-1", ["red-2", "beige"]) == {("red-2",), ("beige",)}
    assert payments("dark-3", ["red-2", "red-2", "beige", "beige-2"]) == {
        ("red-2", "red-2"),
        ("beige", "beige-2"),
    }


def test_ka_11_two_colours_may_both_overpay():
    assert payments("dark-1", ["red-2", "orange-2"]) == {("red-2",), ("orange-2",)}


@pytest.mark.parametrize(
    ("target", "knights", "expected"),
    [
        ("dark-1", ["red-2"], {("red-2",)}),
        ("dark-1", ["red-2", "beige-2"], {("red-2",), ("beige-2",)}),
        ("dark-1", ["red-2", "merlin"], {("merlin",)}),
        ("dark-1", ["red-2", "beige"], {("beige",)}),
        ("dark-3", ["red-2", "red-2"], {("red-2", "red-2")}),
        ("dark-3", ["red-2", "red-2", "merlin"], {("red-2", "merlin")}),
        ("dark-3", ["red-2", "red-2", "beige", "beige-2"], {("beige", "beige-2")}),
        ("dark-3", ["red-2", "red-2", "beige", "merlin"], {("red-2", "merlin")}),
        ("dark-3", ["red-2", "red-2", "beige", "orange"], {("red-2", "red-2")}),
    ],
)
def test_ka_11_strict_knights_overpay_only_when_nothing_pays_exactly(target, knights, expected):
    assert payments(target, knights, strict_knights=True) == expected


def strength(knights):
    return sum(2 if card.endswith("-2") else 1 for card in knights)


def by_the_ruling(value, knights, strict):
    """KA-10 and KA-11 word by word, by trying every part of the hand."""
    order = sorted(knights, key=lambda card: (card == "merlin", card.endswith("-2"), card))
    parts = {part for size in range(1, len(order) + 1) for part in combinations(order, size)}
    parts = {part for part in parts if len({card.split("-")[0] for card in part} - {"merlin"}) <= 1}
    exact = {part for part in parts if strength(part) == value}
    allowed = set(exact)
    for part in parts - exact:
        lean = (
            strength(part) > value and strength(part) - min(map(strength, ([card] for card in part))) < value
        )
        same = [
            known for known in exact if set(known) <= {part[0].split("-")[0], part[0].split("-")[0] + "-2"}
        ]
        if lean and not (exact if strict else same):
            allowed.add(part)
    return allowed


@pytest.mark.parametrize("strict", [False, True])
def test_ka_11_every_payment_of_many_hands(strict):
    box = ["orange", "red", "beige"] * 14 + ["orange-2", "red-2", "beige-2"] * 2 + ["merlin"] * 5
    few_singles, chance = box[-15:], random.Random(1 + strict)
    for _ in range(60):
        knights = chance.sample(chance.choice([box, few_singles]), chance.randint(1, 8))
        for target, value in (("dark-1", 1), ("dark-2", 2), ("dark-3", 3), ("enemy-4", 4), ("dragon-5", 5)):
            assert payments(target, knights, strict_knights=strict) == by_the_ruling(
                value, knights, strict
            ), knights


def test_ka_12_the_change_is_lost():
    match = lay(
        action=2,
        hands=[["red-2", "red-2"]],
        columns={"dark": ["dark-1", "dark-3"]},
        deck=[],
        supply=["beige"],
    )
    play(match, "dark-1", ("red-2",))
    assert (hand(match, 0), seen(match)["discard"]) == (["red-2"], ["red-2"])
    play(match, 0, None, 0)
    assert match.to_move == (0,)
    assert legal(match) == {None}
