"""The first chapter at the terminal, from the first letter to its end: alone, and two at one keyboard."""

from __future__ import annotations

import pytest

import roundtable as rt
from roundtable import bots
from roundtable.cli.terminal.screen import Screen
from roundtable.games import guide
from roundtable.text import Text
from tests.cli.terminal import run


def typed(seats: int, seed: str) -> tuple[list[str], rt.Match]:
    """What people type who decide like the greedy bot and are asked everything, and the match at its end."""
    match = rt.new("taintedgrail", seats=seats, seed=seed)
    greedy = bots.make("greedy", "")
    screen, lines, looking = Screen("taintedgrail", Text("en", "taintedgrail")), [], -1
    while match.to_move:
        seat = match.to_move[0]
        place = bots.Seat(match, seat, guide("taintedgrail"))
        question, option = place.question, greedy.choose(place)
        lines += [""] if seats > 1 and seat != looking else []  # Enter, at the hand-over
        looking = seat
        lines.append(str(screen.choices(question, place.view).number(question.options.index(option))))
        match.play(seat, option)
    return lines, match


@pytest.mark.parametrize("seats", [1, 2])
def test_the_chapter_is_played_from_the_first_letter_to_its_end(seats: int) -> None:
    lines, match = typed(seats, "chapter")
    assert match.result is not None
    assert match.result.reason == "completed"
    people = ",".join(["you"] * seats)
    words = ("play", "taintedgrail", "--seats", people, "--seed", "chapter", "--ask-all")
    ran = run(*words, typed=lines)
    assert (ran.code, ran.err) == (0, "")
    assert "A letter for Beor" in ran.out
    assert "The game is over." in ran.out
