"""What the tests of the browser's board draw is what the server sends: a file beside them has it.

After a change of the scene it is written again by hand: python -m tests.games.grailcup.whole.test_client
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import json

from roundtable.games import detailed, labelled, touched
from roundtable.games.grailcup import show
from roundtable.server.protocol import Asked, Choice
from tests.e2e.kit.races import MOMENTS

FILE = Path(__file__).parents[4] / "web" / "src" / "testing" / "races.jsonl"
DRAWN = {"fairy": 5, "spear": 5, "drafting": 5, "passing": 8, "laying": 3, "cursing": 6, "naming": 8}


def sent(name: str, seats: int) -> dict[str, Any]:
    """What seat 0 is sent in one of the moments, as far as a board draws it."""
    match = MOMENTS[name](seats)
    view, question = match.view(0), match.question(0)
    assert question is not None
    key = question.key
    choices = [
        Choice(
            option,
            labelled(show, view, key, option),
            list(touched(show, view, key, option)),
            detailed(show, view, key, option),
        )
        for option in question.options
    ]
    prompt = view["prompt"]
    return {
        "to_move": view["to_move"],
        "prompt": [prompt["key"], prompt["about"]],
        "question": Asked(choices),
        "scene": show.scene(view),
    }


def document() -> bytes:
    states = [{"name": name, **sent(name, seats)} for name, seats in DRAWN.items()]
    return b"".join([json.encode(state) + b"\n" for state in states])


def test_the_client_s_tests_draw_what_the_server_sends():
    assert FILE.read_bytes() == document()


if __name__ == "__main__":
    FILE.write_bytes(document())
