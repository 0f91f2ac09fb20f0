"""Why a piece cannot be chosen: what pressing it tells."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games import because, touched
from roundtable.games.grailcup import show
from roundtable.kernel import Chance
from roundtable.text import Text
from tests.games.grailcup.helpers import movers, new

EN = Text("en", "grailcup", ["Anna", "Ben", "Cleo"])
SILENT = {"why-walk", "why-spear"}  # said of any space


@pytest.mark.parametrize("number", range(8))
def test_every_reason_is_true(number):
    """What each reason says of a piece that is not lit, held against the table."""
    match, chance, told = new(seed=f"reasons {number}"), Chance(f"{number}"), set()
    for seat in movers(match, lambda match: match.moves < 300):
        question, view = match.question(seat), match.view(seat)
        lit = {ref for option in question.options for ref in touched(show, view, question.key, option)}
        for zone in show.scene(view):
            for piece in zone.pieces():
                words = piece.ref and piece.ref not in lit and show.why_not(view, question.key, piece.ref)
                if words:
                    assert is_true(words.key, match.table, seat, piece.ref.partition("/")[2]), words
                    assert EN.words(words)
                    told.add(words.key)
        match.play(seat, chance.pick(question.options))
    assert len(told) > 4


def is_true(key: str, t: Any, seat: int, about: str) -> bool:
    number = int(about) if about.isdecimal() else -1
    claims = {
        "why-dragon-finish": lambda: number == t.track.finish,
        "why-dragon-moves": lambda: number == t.dragon,
        "why-dragon-knight": lambda: number in t.at,
        "why-no-clover": lambda: number not in t.track.clovers,
        "why-another": lambda: number == seat,
        "why-no-spear": lambda: t.spears[number] == 0,
        "why-face-up": lambda: about in t.face_up,
        "why-in-hand": lambda: about in t.pack,
        "why-not-passed": lambda: about not in t.pack,
        "why-curse": lambda: about == "sorceress",
        "why-direction": lambda: t.direction == 0,
    }
    return key in SILENT or bool(claims[key]())


def test_a_space_for_the_dragon_says_who_stands_there():
    match = new(seed="dragon", seats=3)
    view = match.view(0)
    view["prompt"] = {"key": "dragon.where", "about": {}}
    at = match.table.at[match.table.race[0]]
    words = because(show, view, "dragon.where", f"track/{at}")
    assert EN.words(words).startswith("The dragon needs a space without a knight; these are there: ")
