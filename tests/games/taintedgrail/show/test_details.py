"""What waits where an option leads, and which options are grave."""

from __future__ import annotations

import pytest

from roundtable.games import detailed, is_grave
from roundtable.games.taintedgrail import show
from roundtable.text import Text
from tests.games.taintedgrail.helpers import camp

EN = Text("en", "taintedgrail")


def details(match):
    view, question = match.view(0), match.question(0)
    found = {option: detailed(show, view, question.key, option) for option in question.options}
    return {option: words for option, words in found.items() if words is not None}


def test_an_action_says_what_it_does_beneath_its_name_and_price():
    told = details(camp())
    assert set(told) == {("place",), ("own",)}
    assert EN.words(told[("place",)]) == "one hero: wealth +1"


def test_a_journey_says_which_guardian_waits_at_its_end():
    match = camp()
    journeys = [option for option in match.legal(0) if option[0] == "travel"]
    assert journeys
    assert not set(details(match)) & set(journeys)
    guarded = details(camp(guardians={"wolf": journeys[0][1]}))
    told = {option: words for option, words in guarded.items() if option[0] == "travel"}
    assert list(told) == [journeys[0]]
    key, args = told[journeys[0]]
    assert key == "detail-guardian"
    assert args["guardian"].args["en"] in EN.words(told[journeys[0]])


@pytest.mark.parametrize(
    ("key", "option", "grave"),
    [
        ("day.what", ("leave",), True),
        ("day.what", ("travel", 101), False),
        ("fight.what", ("escape",), True),
        ("talk.what", ("retreat",), True),
        ("fight.what", ("end",), False),
        ("talk.retreat", True, True),
        ("talk.retreat", False, False),
        ("ward.bleed", True, True),
        ("ward.light", True, False),
        ("ward.price", "blood", True),
        ("ward.price", "", False),
        ("ward.out", 101, True),
        ("mercy.ask", False, True),
        ("mercy.ask", True, False),
    ],
)
def test_what_cannot_be_mended_is_grave(key, option, grave):
    assert is_grave(show, key, option) is grave
