"""Rulebook: 3) Take an adventure card."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

import roundtable as rt
from tests.games.kingarthur.helpers import (
    WORTH,
    all_but,
    asked,
    column,
    defeated,
    finish_turn,
    lay,
    legal,
    offers,
    over,
    play,
    seen,
)

PAIR = ("dark-1", "enemy-1")


def test_action_3_offers_the_adventures_within_reach():
    match = lay(action=3, defeated=[["dark-1", "enemy-1", "monster-3"]])
    assert (asked(match), legal(match)) == ("adventure.which", {None, "excalibur", "robbers", "mark"})


def test_action_3_is_not_asked_when_none_is_within_reach():
    assert asked(lay(action=3, defeated=[["enemy-4"]])) == "knights.draw"


def test_action_3_puts_the_adventure_before_the_player_and_his_cards_out_of_the_game():
    match = lay(
        action=3, deck=["dark-3"], defeated=[["dark-1", "enemy-1", "enemy-2"]], adventures=list(WORTH)
    )
    gone = match.table.out.count("dark-1")
    play(match, "robbers", PAIR)
    assert seen(match)["taken"] == [["robbers"], []]
    assert sorted(seen(match)["adventures"]) == sorted(all_but("robbers"))
    assert defeated(match, 0) == ["enemy-2"]
    assert seen(match)["out"].count("dark-1") == gone + 1


def test_action_3_takes_one_adventure_a_turn():
    match = lay(action=3, defeated=[["dark-1", "enemy-1", "monster-1", "monster-2"]])
    play(match, "robbers", PAIR)
    assert asked(match) == "knights.draw"


def test_action_3_may_be_declined():
    match = lay(action=3, defeated=[list(PAIR)])
    play(match, None)
    assert defeated(match, 0) == list(PAIR)
    assert seen(match)["taken"] == [[], []]
    assert asked(match) == "knights.draw"


def test_action_3_needs_no_challenge():
    match = lay(action=2, columns={"dark": ["dark-3"]}, defeated=[list(PAIR)])
    play(match, None, "robbers", PAIR)
    assert seen(match)["taken"][0] == ["robbers"]


def test_action_3_an_adventure_that_somebody_took_is_gone():
    match = lay(action=3, defeated=[list(PAIR)], taken=[[], ["robbers"]])
    assert asked(match) == "knights.draw"


def test_action_3_uses_only_the_adversaries_of_the_player_himself():
    assert asked(lay(action=3, defeated=[["dark-1"], ["enemy-1", "dragon-5"]])) == "knights.draw"


def test_action_3_asks_for_the_payment_even_if_there_is_but_one():
    match = play(lay(action=3, defeated=[list(PAIR)]), "robbers")
    assert (asked(match), legal(match)) == ("adventure.pay", {PAIR})


@pytest.mark.parametrize(
    "payment", [("dark-1",), ("dark-1", "dark-1"), ("dark-1", "enemy-1", "monster-1"), (), None]
)
def test_action_3_an_illegal_payment_changes_nothing(payment):
    match = play(lay(action=3, defeated=[["dark-1", "enemy-1", "monster-1"]]), "robbers")
    before = match.fingerprint()
    with pytest.raises(rt.IllegalMove):
        match.play(0, payment)
    assert match.fingerprint() == before
    assert seen(match)["taken"] == [[], []]


def test_ka_13_a_total_is_at_least_the_number():
    assert offers("saxons", ["dark-3", "dark-2"]) == {("dark-2", "dark-3")}
    assert offers("beast", ["dragon-5", "dragon-4"]) == {("dragon-4", "dragon-5")}


def test_ka_13_no_card_may_be_given_away_needlessly():
    assert offers("excalibur", ["dragon-5", "dark-1"]) == {("dragon-5",)}
    assert offers("saxons", ["dark-3", "dark-2", "dark-1"]) == {("dark-1", "dark-3"), ("dark-2", "dark-3")}
    assert offers("fisher", ["monster-2", "monster-2", "monster-2", "monster-4"]) == {
        ("monster-2", "monster-4"),
        ("monster-2", "monster-2", "monster-2"),
    }


def test_ka_13_overpaying_is_allowed_beside_an_exact_payment():
    cards = ["dragon-3", "dragon-4", "dragon-5"]
    assert offers("beast", cards) == {("dragon-3", "dragon-5"), ("dragon-4", "dragon-5")}


def test_ka_13_strict_offers_overpay_only_when_no_exact_payment_is_held():
    cards = ["dragon-3", "dragon-4", "dragon-5"]
    assert offers("beast", cards, strict_offers=True) == {("dragon-3", "dragon-5")}
    assert offers("beast", ["dragon-4", "dragon-5"], strict_offers=True) == {("dragon-4", "dragon-5")}


def test_ka_13_strict_offers_keep_every_exact_payment():
    cards = ["dark-1", "dark-2", "dark-3", "enemy-4"]
    expected = {("dark-2", "dark-3"), ("dark-1", "enemy-4")}
    assert offers("excalibur", cards, strict_offers=True) == expected
    assert offers("excalibur", cards) == expected | {("dark-2", "enemy-4"), ("dark-3", "enemy-4")}


def test_ka_13_strict_offers_do_not_touch_counts_and_kinds():
    cards = ["dragon-3", "dragon-4", "dragon-5"]
    for name in ("robbers", "treasure", "greenknight"):
        assert offers(name, cards, strict_offers=True) == offers(name, cards) != set()


TOTALS = {
    "grail": (12, ""),
    "mountain": (9, ""),
    "excalibur": (5, ""),
    "beast": (8, "dragon"),
    "fisher": (6, "monster"),
    "tournament": (5, "enemy"),
    "saxons": (4, "dark"),
}


def by_the_ruling(adventure, adversaries, strict):
    """KA-13 word by word, by trying every part of the hand."""
    total, kind = TOTALS[adventure]
    fitting = sorted(card for card in adversaries if card.startswith(kind))
    parts = {part for size in range(1, len(fitting) + 1) for part in combinations(fitting, size)}
    values = {part: [int(card[-1]) for card in part] for part in parts}
    lean = {part for part in parts if sum(values[part]) >= total > sum(values[part]) - min(values[part])}
    exact = {part for part in lean if sum(values[part]) == total}
    return exact if strict and exact else lean


@pytest.mark.parametrize("strict", [False, True])
def test_ka_13_every_offer_of_many_hands(strict):
    box = [f"{kind}-{value}" for kind in ("dark", "enemy", "monster") for value in (1, 1, 2, 2, 2, 3, 3, 3)]
    box += [
        "enemy-4",
        "monster-4",
        "monster-4",
        "dragon-2",
        "dragon-2",
        "dragon-3",
        "dragon-3",
        "dragon-4",
        "dragon-5",
    ]
    chance = random.Random(3 + strict)
    for _ in range(25):
        cards = chance.sample(box, chance.randint(1, 9))
        for adventure in TOTALS:
            assert offers(adventure, cards, strict_offers=strict) == by_the_ruling(
                adventure, cards, strict
            ), cards


def test_ka_17_paid_adversaries_never_come_back():
    match = lay(action=3, columns={}, deck=["monster-1"], defeated=[list(PAIR)], supply=["red", "red"])
    play(match, "robbers", PAIR, 0, True)
    assert column(match, "monster") == ["monster-1"]
    assert (column(match, "dark"), column(match, "enemy"), seen(match)["deck"]) == ([], [], 0)
    assert set(PAIR) <= set(seen(match)["out"])
    finish_turn(match)
    assert asked(match) == "challenge.which"


def test_ka_18_an_adventure_that_nobody_can_pay_any_more_stays_on_the_table():
    match = lay(
        action=2,
        hands=[["red"]],
        columns={"dark": ["dark-1"]},
        deck=[],
        supply=[],
        adventures=["beast", "saxons"],
    )
    play(match, "dark-1", ("red",))
    finish_turn(match)
    assert seen(match)["adventures"] == ["beast", "saxons"]
    assert over(match).reason == "adversaries"
