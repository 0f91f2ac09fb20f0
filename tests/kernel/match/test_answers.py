"""Answers as programs send them: JSON knows no tuples; and a refusal says what would have been right."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import roundtable as rt


def paying() -> Any:
    """Seat 0 of King Arthur pays for a challenge: its options are tuples."""
    table = {"action": 2, "hands": [["red", "red", "red", "merlin"], []], "columns": {"dragon": ["dragon-3"]}}
    match: Any = rt.scenario("kingarthur", {"seats": 2, **table}, seed=1)
    match.play(0, "dragon-3")
    return match


def test_lists_are_taken_for_the_tuples_that_they_mean() -> None:
    match, again = paying(), paying()
    option = match.legal(0)[0]
    assert isinstance(option, tuple)
    match.play(0, json.loads(json.dumps(option)))
    again.play(0, option)
    assert match.fingerprint() == again.fingerprint()
    assert rt.load(json.loads(json.dumps(match.save()))).fingerprint() == match.fingerprint()


def test_a_list_in_a_tuple_is_one_too_and_types_still_count() -> None:
    match: Any = rt.new("grailcup", seats=3, seed=1)
    looks: Any = rt.scenario("grailcup", {"seats": 3, "allies": [["merlin"], [], []], "call": 1}, seed=1)
    assert looks.question(0).key == "merlin.look"
    looks.play(0, list(looks.legal(0)[0]))
    assert looks.question(0).key == "merlin.lay"
    with pytest.raises(rt.IllegalMove):
        match.play(match.to_move[0], ["merlin"])
    draws = rt.scenario("kingarthur", {"seats": 2, "action": 1}, seed=1)
    with pytest.raises(rt.IllegalMove):
        draws.play(0, 1)  # True is an option, 1 is none


def test_a_refusal_lists_what_is_legal() -> None:
    match: Any = rt.scenario(
        "kingarthur",
        {
            "seats": 2,
            "action": 2,
            "hands": [["red", "red", "merlin"], []],
            "columns": {"dragon": ["dragon-3"]},
        },
        seed=1,
    )
    with pytest.raises(rt.IllegalMove) as refused:
        match.play(0, "dragon-9")
    assert str(refused.value) == (
        "'dragon-9' is not among the options of seat 0; there are: 'dragon-3', None."
    )
    with pytest.raises(rt.IllegalMove, match="Seat 1 has nothing to answer now"):
        match.play(1, "dragon-3")


def test_of_many_options_ten_are_listed() -> None:
    match: Any = rt.scenario("grailcup", {"seats": 3, "allies": [["merlin"], [], []], "call": 1}, seed=1)
    assert len(match.legal(0)) > 10
    with pytest.raises(rt.IllegalMove) as refused:
        match.play(0, "nothing")
    assert re.search(rf" and {len(match.legal(0)) - 10} more\.$", str(refused.value))
    for option in match.legal(0)[:10]:
        assert repr(option) in str(refused.value)
    assert repr(match.legal(0)[10]) not in str(refused.value)


def test_endless_and_huge_answers_are_refused_in_one_sentence() -> None:
    match, deep = paying(), list[Any]()
    for _ in range(5000):
        deep = [deep]
    for wrong in (deep, 10**5000, ["red"] * 5000, {"red": 2}):
        with pytest.raises(rt.IllegalMove) as refused:
            match.play(0, wrong)
        assert len(str(refused.value)) < 1000
