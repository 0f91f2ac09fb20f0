"""A scenario that the box cannot lay is refused, and says why."""

from __future__ import annotations

from typing import Any

import pytest

import roundtable as rt
from tests.games.kingarthur.helpers import lay

BAD: dict[str, dict[str, Any]] = {
    "an unknown word": {"column": {}},
    "an unknown knight": {"hands": [["blue"], []]},
    "an adversary among knights": {"hands": [["dark-1"], []]},
    "a knight among adversaries": {"deck": ["red"]},
    "an unknown adversary": {"deck": ["dark-4"]},
    "too many of a knight": {"hands": [["red-2", "red-2"], ["red-2"]]},
    "too many Merlins": {"supply": ["merlin"] * 6},
    "two red fives": {"defeated": [["dragon-5"], []], "deck": ["dragon-5"]},
    "an adventure twice": {"taken": [["grail"], ["grail"]]},
    "an adventure taken and open": {"taken": [["grail"], []], "adventures": ["grail"]},
    "an unknown adventure": {"taken": [["camelot"], []]},
    "too few hands": {"hands": [["red"]]},
    "too many hands": {"hands": [[], [], []]},
    "hands of text": {"hands": ["red", "red"]},
    "hands without a list": {"hands": "red"},
    "a hand of numbers": {"hands": [[1], []]},
    "an unhashable card": {"hands": [[["red"]], []]},
    "a turn beyond the seats": {"turn": 2},
    "a turn below": {"turn": -1},
    "a turn in words": {"turn": "0"},
    "a fifth action": {"action": 5},
    "action nought": {"action": 0},
    "a true action": {"action": True},
    "a negative idle": {"idle": -1},
    "acted in words": {"acted": "yes"},
    "an unknown column": {"columns": {"elves": ["dark-1"]}},
    "columns as a list": {"columns": [["dark-1"]]},
    "a card in the wrong column": {"columns": {"dark": ["enemy-1"]}},
    "five in a column": {"columns": {"dark": ["dark-1"] * 5}},
    "a seal in the basic game": {"columns": {"dark": [["dark-1", 0]]}},
    "a top of text": {"deck": {"top": "dark-1"}},
    "a top with something else": {"deck": {"top": ["dark-1"], "bottom": []}},
    "too many on top": {"supply": {"top": ["merlin"] * 6}},
    "one seat": {"seats": 1},
    "six seats": {"seats": 6},
    "options as a list": {"options": ["seals"]},
    "an unknown option": {"options": {"dragons": True}},
    "an option in words": {"options": {"seals": "yes"}},
}
BAD_SEALS: dict[str, dict[str, Any]] = {
    "a seal of nobody": {"columns": {"dark": [["dark-1", 2]]}},
    "a seal of a negative seat": {"columns": {"dark": [["dark-1", -1]]}},
    "a seal in words": {"columns": {"dark": [["dark-1", "0"]]}},
    "an entry of three": {"columns": {"dark": [["dark-1", 0, 1]]}},
    "an entry of one": {"columns": {"dark": [["dark-1"]]}},
    "six seals of one player": {
        "columns": {"dark": [["dark-1", 0]] * 3 + ["dark-2"], "enemy": [["enemy-1", 0]] * 3 + ["enemy-2"]}
    },
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_description_is_refused(case):
    with pytest.raises(rt.SetupError):
        rt.scenario("kingarthur", {"seats": 2, **BAD[case]}, seed=1)


@pytest.mark.parametrize("case", BAD_SEALS)
def test_a_bad_description_with_seals_is_refused(case):
    with pytest.raises(rt.SetupError):
        rt.scenario("kingarthur", {"seats": 2, "options": {"seals": True}, **BAD_SEALS[case]}, seed=1)


@pytest.mark.parametrize("description", [None, [], "seats", 3])
def test_a_description_is_a_dict(description):
    with pytest.raises(rt.SetupError):
        rt.scenario("kingarthur", description, seed=1)


def test_cards_that_are_not_named_are_shuffled_into_the_piles():
    match = lay(hands=[["red"]], columns={"dark": ["dark-1"]})
    assert (len(match.table.supply), len(match.table.deck)) == (52, 43)
    assert len(match.table.adventures) == 13
    assert match.table.supply != sorted(match.table.supply)


def test_piles_are_named_from_the_top():
    match = lay(supply=["red", "beige"], deck=["dark-1", "dark-2"])
    assert match.table.supply[-1] == "red"
    assert match.table.deck[-1] == "dark-1"


def test_a_known_top_has_the_rest_below_it():
    match = lay(hands=[["red"]], supply={"top": ["merlin", "beige"]}, deck={"top": ["dark-1", "dragon-5"]})
    t = match.table
    assert (t.supply[:-3:-1], t.deck[:-3:-1]) == (["merlin", "beige"], ["dark-1", "dragon-5"])
    assert (len(t.supply), len(t.deck), t.out) == (52, 44, [])
    assert t.supply[:-2] != sorted(t.supply[:-2])


def test_luck_is_chosen_by_name():
    """[Preparation] Adversaries, knights, and who goes first."""
    luck = [{"top": ["dark-1", "dark-2", "dark-2", "dark-3"]}, {"top": ["merlin"] * 4}, 1]
    match: Any = rt.new("kingarthur", seats=2, seed=1, luck=luck)
    table = match.view(1)["table"]
    assert table["columns"][0] == [["dark-1", None], ["dark-2", None], ["dark-2", None], ["dark-3", None]]
    assert (match.to_move, match.table.hands[0]) == ((1,), ("merlin",) * 4)
    assert rt.load(match.save()).fingerprint() == match.fingerprint()
    assert rt.new("kingarthur", seats=2, seed=1, luck=luck).fingerprint() == match.fingerprint()


def test_a_full_description_is_laid_as_it_says():
    match = rt.scenario(
        "kingarthur",
        {
            "seats": 3,
            "options": {"seals": True},
            "turn": 2,
            "action": 2,
            "columns": {"dragon": ["dragon-4", ["dragon-3", 1]]},
            "discard": ["merlin"],
            "out": ["dark-3"],
            "taken": [["grail"], [], ["mark"]],
        },
        seed=1,
    )
    table = match.view(None)["table"]
    assert match.to_move == (2,)
    assert table["columns"] == [[], [], [], [["dragon-4", None], ["dragon-3", 1]]]
    assert table["discard"] == ["merlin"]
    assert table["out"] == ["dark-3"]
    assert table["taken"] == [["grail"], [], ["mark"]]
    assert len(table["adventures"]) == 11
    assert table["seals"] == [5, 4, 5]


def test_the_description_is_left_as_it_was():
    description = {"seats": 2, "hands": [["red"], []], "columns": {"dark": ["dark-1"]}}
    rt.scenario("kingarthur", description, seed=1)
    assert description == {"seats": 2, "hands": [["red"], []], "columns": {"dark": ["dark-1"]}}
