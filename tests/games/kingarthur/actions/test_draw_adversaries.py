"""Rulebook: 1) Draw adversary cards."""

from __future__ import annotations

import pytest

from tests.games.kingarthur.helpers import asked, column, defeated, finish_turn, lay, legal, play, seen

FOUR_DARK = ["dark-1", "dark-2", "dark-2", "dark-3"]


def test_action_1_is_offered_while_every_column_has_three_or_fewer():
    columns = {
        "dark": ["dark-1"] * 3,
        "enemy": ["enemy-1"] * 3,
        "monster": ["monster-3"] * 3,
        "dragon": ["dragon-4"] * 3,
    }
    match = lay(columns=columns)
    assert (asked(match), legal(match)) == ("adversaries.draw", {True, False})


@pytest.mark.parametrize("kind", ["dark", "enemy", "monster", "dragon"])
def test_action_1_is_closed_while_any_column_has_four(kind):
    four = {"dark": "dark-1", "enemy": "enemy-2", "monster": "monster-3", "dragon": "dragon-3"}[kind]
    filler = {"dragon": ["dragon-2"]} if kind == "dragon" else {}
    columns = {kind: [four] * (4 - len(filler.get(kind, []))) + filler.get(kind, [])}
    assert asked(lay(columns=columns)) == "challenge.which"


def test_action_1_sorts_the_cards_by_kind_until_one_column_has_four():
    match = lay(
        columns={"dark": ["dark-1", "dark-1"], "enemy": ["enemy-1", "enemy-1"], "dragon": ["dragon-2"]},
        deck=["enemy-2", "monster-1", "dark-2", "enemy-3", "enemy-4", "dark-3"],
    )
    play(match, True)
    assert column(match, "dark") == ["dark-1", "dark-1", "dark-2"]
    assert column(match, "enemy") == ["enemy-1", "enemy-1", "enemy-2", "enemy-3"]
    assert column(match, "monster") == ["monster-1"]
    assert column(match, "dragon") == ["dragon-2"]
    assert match.table.deck[::-1] == ["enemy-4", "dark-3"]
    assert asked(match) == "challenge.which"


def test_action_1_stops_after_a_single_card_that_makes_four():
    match = lay(columns={"dark": FOUR_DARK[:3]}, deck=["dark-3", "dark-3"])
    play(match, True)
    assert column(match, "dark") == FOUR_DARK
    assert seen(match)["deck"] == 1


def test_action_1_cannot_make_two_columns_of_four_even_if_both_have_three():
    match = lay(columns={"dark": FOUR_DARK[:3], "enemy": ["enemy-1"] * 3}, deck=["enemy-2", "dark-3"])
    play(match, True)
    assert (len(column(match, "dark")), len(column(match, "enemy"))) == (3, 4)


def test_action_1_may_be_declined():
    match = lay(columns={"dark": ["dark-1"]}, deck=["dark-2", "dark-3"])
    play(match, False)
    assert column(match, "dark") == ["dark-1"]
    assert seen(match)["deck"] == 2
    assert asked(match) == "challenge.which"


def test_action_1_tells_everybody_which_cards_were_turned():
    match = lay(columns={"dark": FOUR_DARK[:2]}, deck=["enemy-1", "dark-2", "dark-3", "dark-1"])
    play(match, True)
    for seat in (0, 1, None):
        event = match.log(seat)[-1]
        assert event.key == "adversaries.turned"
        assert list(event.args["cards"]) == ["enemy-1", "dark-2", "dark-3"]


def test_action_1_happens_once_a_turn():
    match = lay(columns={"dark": ["dark-1"]}, deck=["dark-2"], supply=["red"])
    play(match, True)
    assert asked(match) == "challenge.which"
    finish_turn(match)
    assert match.to_move == (1,)


def test_ka_3_a_column_that_drops_below_four_is_refilled_by_the_next_player_only():
    match = lay(hands=[["red"]], columns={"dark": FOUR_DARK}, deck=["dark-1", "enemy-1"])
    assert asked(match) == "challenge.which"
    play(match, "dark-1", ("red",))
    assert asked(match) == "knights.draw"
    finish_turn(match)
    assert match.to_move == (1,)
    assert asked(match) == "adversaries.draw"


def test_ka_4_sealed_cards_count_for_the_four():
    sealed = [["dark-1", 1], ["dark-2", 1], ["dark-2", 0], "dark-3"]
    assert asked(lay(seals=True, columns={"dark": sealed})) == "challenge.which"
    assert asked(lay(seals=True, columns={"dark": sealed[:3]})) == "adversaries.draw"


def test_ka_4_a_sealed_card_helps_to_make_four_while_drawing():
    match = lay(
        seals=True, columns={"dark": [["dark-1", 1], ["dark-2", 1], "dark-3"]}, deck=["dark-1", "dark-2"]
    )
    play(match, True)
    assert column(match, "dark") == [("dark-1", 1), ("dark-2", 1), "dark-3", "dark-1"]
    assert seen(match)["deck"] == 1


def test_ka_5_drawing_stops_when_the_deck_is_empty_and_the_cards_stay():
    match = lay(columns={"dark": ["dark-1"]}, deck=["enemy-1", "dark-2"])
    play(match, True)
    assert column(match, "dark") == ["dark-1", "dark-2"]
    assert column(match, "enemy") == ["enemy-1"]
    assert seen(match)["deck"] == 0
    assert asked(match) == "challenge.which"


def test_ka_5_action_1_is_gone_once_the_deck_is_empty():
    match = lay(columns={"dark": ["dark-1"]}, deck=["enemy-1"], supply=["red"])
    play(match, True)
    finish_turn(match)
    assert match.to_move == (1,)
    assert asked(match) == "challenge.which"


def test_ka_6_drawing_is_optional_even_when_nothing_lies_open():
    match = lay(columns={}, deck=["dark-1", "dark-2"])
    assert (asked(match), legal(match)) == ("adversaries.draw", {True, False})


def test_ka_6_must_draw_compels_only_when_nothing_lies_open():
    assert legal(lay(must_draw=True, columns={"dark": ["dark-1"]})) == {True, False}
    match = lay(must_draw=True, columns={}, deck=["dark-1", "dark-2"])
    if asked(match) == "adversaries.draw":
        assert legal(match) == {True}
        play(match, True)
    assert column(match, "dark") == ["dark-1", "dark-2"]


def test_ka_6_must_draw_asks_nothing_impossible_of_an_empty_deck():
    match = lay(must_draw=True, columns={}, deck=[], supply=["red"])
    assert asked(match) == "knights.draw"


def test_ka_30_drawn_cards_join_a_partly_sealed_column_without_a_seal():
    match = lay(seals=True, columns={"dark": [["dark-1", 0], "dark-2"]}, deck=["dark-3", "dark-3", "dark-1"])
    play(match, True)
    assert column(match, "dark") == [("dark-1", 0), "dark-2", "dark-3", "dark-3"]


def test_ka_31_the_last_deck_card_releases_every_fully_sealed_column():
    match = lay(
        seats=3,
        seals=True,
        columns={"dragon": [["dragon-4", 1], ["dragon-3", 2]], "enemy": [["enemy-4", 1]]},
        deck=["monster-1"],
    )
    play(match, True)
    assert (column(match, "dragon"), column(match, "enemy")) == ([], [])
    assert column(match, "monster") == ["monster-1"]
    assert [defeated(match, seat) for seat in range(3)] == [[], ["dragon-4", "enemy-4"], ["dragon-3"]]
    assert seen(match)["seals"] == [5, 5, 5]


def test_ka_31_the_last_deck_card_keeps_the_column_that_it_joins():
    match = lay(seals=True, columns={"dragon": [["dragon-4", 1]]}, deck=["dragon-2"])
    play(match, True)
    assert column(match, "dragon") == [("dragon-4", 1), "dragon-2"]
    assert seen(match)["seals"] == [5, 4]


def test_ka_31_a_fully_sealed_column_is_released_even_if_the_last_card_also_makes_four():
    match = lay(
        seals=True, columns={"dragon": [["dragon-4", 1]], "dark": FOUR_DARK[:3]}, deck=["dark-3"], supply=[]
    )
    play(match, True)
    assert (column(match, "dragon"), column(match, "dark")) == ([], FOUR_DARK)
    assert defeated(match, 1) == ["dragon-4"]


def test_ka_31_while_the_deck_lasts_drawing_releases_nothing():
    match = lay(
        seals=True, columns={"dragon": [["dragon-4", 1]], "dark": FOUR_DARK[:3]}, deck=["dark-3", "dark-1"]
    )
    play(match, True)
    assert column(match, "dragon") == [("dragon-4", 1)]
    assert defeated(match, 1) == []


def test_cards_released_by_the_last_deck_card_may_pay_for_an_adventure_this_turn():
    """Deck runs dry in action 1, the column is released to the active player, who goes on to action 3."""
    match = lay(seals=True, columns={"dragon": [["dragon-5", 0]]}, deck=["monster-4"])
    play(match, True, None, "treasure", ("dragon-5",))
    assert seen(match)["taken"][0] == ["treasure"]
    assert legal(match) == {1, 0}
