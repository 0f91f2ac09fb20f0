"""[Game with seals], [Game end] Columns that are released, and what that ends or gives back."""

from __future__ import annotations

from tests.games.kingarthur.helpers import (
    asked,
    column,
    defeated,
    finish_turn,
    hand,
    lay,
    legal,
    over,
    play,
    seen,
)

DOUBLED = {"dragon": [["dragon-3", 1], "dragon-2"]}


def sealed(columns, **wanted):
    return lay(**{"seals": True, "action": 2, "columns": columns, "deck": []} | wanted)


def test_a_double_on_the_last_card_with_an_empty_supply_releases_the_column_and_ends_the_game():
    """KA-31, KA-22, KA-35: the seal's owner is off turn; the doubler still draws, and loses by a point."""
    match = sealed(DOUBLED, hands=[["red"] * 4])
    play(match, ("double", "dragon-2"), ("red",) * 4)
    assert (defeated(match, 0), defeated(match, 1), seen(match)["seals"]) == (
        ["dragon-2"],
        ["dragon-3"],
        [5, 5],
    )
    assert (asked(match), match.to_move, legal(match)) == ("knights.draw", (0,), {0, 1})
    result = over(play(match, 0))
    assert (result.scores, result.winners) == ((2, 3), (1,))


def test_with_a_card_in_the_supply_the_column_stays_and_only_its_owner_can_repeat():
    """KA-31, KA-32: the repeated challenge releases nothing, and the game goes on."""
    match = sealed(DOUBLED, hands=[["red"] * 4, ["red"] * 3], deck=["dark-1"])
    play(match, ("double", "dragon-2"), ("red",) * 4)
    assert (column(match, "dragon"), seen(match)["seals"]) == ([("dragon-3", 1)], [5, 4])
    finish_turn(match)
    play(match, False)
    assert legal(match) == {("repeated", "dragon-3"), None}
    play(match, ("repeated", "dragon-3"), ("red",) * 3)
    assert (defeated(match, 1), seen(match)["seals"]) == (["dragon-3"], [5, 5])
    finish_turn(match)
    assert (match.result, match.to_move) == (None, (0,))


def test_a_column_released_on_another_s_turn_gives_seals_for_the_usual_challenge_back():
    """KA-26, KA-27, KA-28: five seals were out; three come home with their cards."""
    match = sealed(
        {
            "dark": [["dark-1", 0], ["dark-1", 0], ["dark-2", 0], "dark-3"],
            "monster": [["monster-1", 0], ["monster-2", 0]],
            "enemy": ["enemy-1"],
        },
        seats=3, turn=1, hands=[["red"] * 4, ["red"] * 3],
    )  # fmt: skip
    play(match, ("usual", "dark-3"), ("red",) * 3)
    assert (defeated(match, 0), defeated(match, 1)) == (["dark-1", "dark-1", "dark-2"], ["dark-3"])
    assert seen(match)["seals"] == [3, 5, 5]
    finish_turn(finish_turn(match))
    assert match.to_move == (0,)
    assert legal(match) == {
        ("usual", "enemy-1"),
        ("double", "enemy-1"),
        ("repeated", "monster-1"),
        ("repeated", "monster-2"),
        None,
    }


def test_new_cards_join_a_fully_sealed_column_and_four_merlins_release_it_for_the_questing_beast():
    """KA-30, KA-4, KA-10, KA-28, KA-7, KA-13: the next player may not draw, and pays with the spoils."""
    match = lay(
        seals=True, columns={"dragon": [["dragon-3", 1], ["dragon-2", 1]]},
        deck={"top": ["dragon-4", "dragon-3", "dark-1"]}, hands=[["red"] * 3, ["merlin"] * 4],
    )  # fmt: skip
    play(match, True)
    assert column(match, "dragon") == [("dragon-3", 1), ("dragon-2", 1), "dragon-4", "dragon-3"]
    play(match, ("usual", "dragon-3"), ("red",) * 3)
    assert (defeated(match, 0), seen(match)["seals"]) == ([], [4, 3])
    finish_turn(match)
    assert (asked(match), match.to_move) == ("challenge.which", (1,))
    play(match, ("usual", "dragon-4"), ("merlin",) * 4)
    assert (defeated(match, 0), defeated(match, 1)) == (["dragon-3"], ["dragon-2", "dragon-3", "dragon-4"])
    play(match, "beast")
    if asked(match) == "adventure.pay":
        assert {tuple(sorted(offer)) for offer in legal(match)} == {("dragon-2", "dragon-3", "dragon-4")}
        play(match, match.legal(1)[0])
    assert (defeated(match, 1), seen(match)["taken"][1]) == ([], ["beast"])


def test_the_last_card_of_the_supply_releases_a_sealed_column_and_a_double_clears_the_table():
    """KA-31, KA-22: released when the last adversary is turned up; the game ends with that turn."""
    match = lay(seals=True, columns={"dragon": [["dragon-3", 1]]}, deck=["monster-1"], hands=[["red"] * 2])
    play(match, True)
    assert (column(match, "dragon"), defeated(match, 1), seen(match)["seals"]) == ([], ["dragon-3"], [5, 5])
    play(match, ("double", "monster-1"), ("red",) * 2)
    finish_turn(match)
    assert over(match).scores == (1, 3)


def test_with_five_seals_out_the_double_takes_doubles_and_a_merlin_as_they_come():
    """KA-25, KA-27, KA-33, KA-11: the doubled number is even, and paid exactly."""
    match = sealed(
        {
            "dark": [["dark-1", 0], ["dark-1", 0], ["dark-2", 0]],
            "enemy": [["enemy-1", 0], ["enemy-4", 0]],
            "monster": ["monster-2"],
        },
        hands=[["red-2", "red-2", "red", "merlin"]],
    )  # fmt: skip
    ways = {option[0] for option in legal(match) if option}
    assert ways == {"double", "repeated"}
    play(match, ("double", "monster-2"))
    assert {tuple(sorted(way)) for way in legal(match)} == {("red-2", "red-2"), ("merlin", "red", "red-2")}


def test_three_idle_rounds_with_nothing_to_draw_end_the_game_and_sealed_cards_score_for_nobody():
    """KA-23, KA-20, KA-34, KA-24."""
    bare = {"supply": [], "discard": [], "idle": 5, "action": 1}
    match = finish_turn(sealed({"dark": [["dark-3", 0], "dark-2"]}, **bare))
    assert (over(match).scores, over(match).winners) == ((0, 0), (0, 1))


def test_one_knight_drawn_breaks_the_idleness():
    bare = {"supply": ["red"], "discard": [], "idle": 5, "action": 4}
    match = play(sealed({"dark": [["dark-3", 0], "dark-2"]}, **bare), 1)
    assert (match.result, hand(match, 0), match.to_move) == (None, ["red"], (1,))


def test_ka_6_with_nothing_face_up_the_draw_may_be_compulsory():
    """The rulebook leaves it open; the option does not, and only with an empty layout."""
    match = lay(must_draw=True, columns={}, deck={"top": ["dark-1"]})
    assert False not in (legal(match) if asked(match) == "adversaries.draw" else {True})
    assert False in legal(lay(must_draw=True, columns={"dark": ["dark-1"]}))
