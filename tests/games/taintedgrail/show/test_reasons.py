"""Why a piece cannot be chosen: what pressing it tells."""

from __future__ import annotations

from typing import Any

from roundtable.games import because
from roundtable.games.taintedgrail import show
from roundtable.games.taintedgrail.places import far
from roundtable.text import Text
from tests.games.taintedgrail.helpers import camp
from tests.games.taintedgrail.helpers.encounter import FILL, meet

EN = Text("en", "taintedgrail", ["Anna", "Ben"])


def why(match: Any, ref: str, viewer: int = 0) -> str:
    question = match.question(viewer)
    return EN.words(because(show, match.view(viewer), question and question.key, ref))


def test_a_place_is_where_one_is_or_too_far_or_too_dear():
    match = camp(place=[103])
    away = far(match.table, 103)
    assert why(match, "place/103") == "You are there already."
    near = next(number for number, journeys in away.items() if journeys == 1)
    distant = [number for number, journeys in away.items() if journeys == 2]
    for number in distant:
        assert why(match, f"place/{number}").startswith("It is 2 journeys away.")
    tired = camp(place=[103], energy=[0])
    assert why(tired, f"place/{near}") == "A journey there costs 1 energy, and you have 0."


def test_a_hero_elsewhere():
    match = camp(2, place=[103, 101])
    assert why(match, "hero/1") == "You can trade only with heroes at the same place."


def test_after_the_first_card_another_needs_a_bolt():
    match = meet("dummy", "blank blank blank" + FILL)
    laid = next(option for option in match.legal(0) if option[0] == "lay")
    match.play(0, laid)
    held = {option[1] for option in match.legal(0) if option[0] == "lay"}
    left = [card for card in match.table.hands[0] if card not in held]
    assert left
    assert match.question(0).key == "fight.what"
    assert why(match, f"hand/{left[0]}").startswith(
        "After the first card, every card must join a key with a bolt"
    )
