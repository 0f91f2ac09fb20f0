"""Events carry numbers as numbers, so that programs can count with them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from roundtable.games import find, names
from roundtable.lab.play import play_match

NUMBERS = re.compile(r"[+-]?\d+(\W+\d+)*")
NAMES = {"verse"}  # arguments that are names, though they look like numbers: verse 101.7


def written_out(args: dict[str, Any]) -> Iterator[str]:
    """Arguments that are texts consisting only of numbers."""
    for name, value in args.items():
        for one in value if isinstance(value, list | tuple) else [value]:
            if name not in NAMES and isinstance(one, str) and NUMBERS.fullmatch(one):
                yield name


@pytest.mark.parametrize("game", names())
def test_events_carry_numbers_as_numbers(game: str) -> None:
    seats = min(4, find(game).seats[-1])
    told = set()
    for seed in range(3):
        match = play_match(game, ["random"] * seats, f"figures {seed}")
        for viewer in (*range(seats), None):
            events = match.log(viewer)
            told |= {event.key for event in events}
            assert [(event.key, name) for event in events for name in written_out(event.args)] == []
    assert len(told) > 8


def test_the_check_sees_a_number_in_a_text() -> None:
    wrong = {"where": "11, 17, 24", "count": "3", "row": ["+1"], "verse": "101.7", "card": "dragon-3", "n": 3}
    assert [*written_out(wrong)] == ["where", "count", "row"]
