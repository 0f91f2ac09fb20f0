"""A companion never repeats a deed that changed nothing: not from the same place, with the same goods, when
all has been read that it leads to."""

import json
from typing import Any

import pytest

import roundtable as rt
from roundtable.bots import GreedyBot, Seat
from roundtable.games import guide
from roundtable.games.taintedgrail import hints
from roundtable.games.taintedgrail.hints.plan import wanting
from roundtable.kernel import Chance
from tests.thorough import THOROUGH

# What a deed always changes, whether anything came of it or not: energy, marks and counts.
BOOKS = {"energy", "tally", "bookmarks", "chronicle", "did", "acted", "used", "passed", "activated", "day"}
LAST = 4000  # answers after which a chapter would never end
CHAPTERS = 50 if THOROUGH else 1  # for each number of seats


def situation(view):
    """All that a companion sees, except the books."""
    return json.dumps({name: value for name, value in view["table"].items() if name not in BOOKS})


def repeated(seats, seed, bot):
    """Deeds that a companion did again in the very situation in which they had done them before; and the
    chapter."""
    match, order = rt.new("taintedgrail", seats, seed=seed), Chance(f"order {seed}")
    done, again, known = set(), list[tuple[int, Any]](), guide("taintedgrail")
    for _ in range(LAST):
        if not match.to_move:
            break
        seat = order.pick(match.to_move)
        option = bot.choose(Seat(match, seat, known))
        question = match.question(seat)
        assert question is not None
        if question.key == "day.what" and option != ("pass",):
            deed = (seat, option, situation(match.view(seat)))
            again += [deed[:2]] if deed in done else []
            done.add(deed)
        match.play(seat, option)
    return again, match


@pytest.mark.parametrize("goal", ["status ending/1", "status ending/2"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nor_does_one_who_wants_an_end(seats, goal):
    for chapter in range(CHAPTERS // 5 + 1):
        again, match = repeated(seats, f"loops {chapter}", GreedyBot(judge=wanting(hints.value, goal)))
        assert again == []
        assert match.result is not None


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_companion_repeats_a_deed_that_changed_nothing(seats):
    for chapter in range(CHAPTERS):
        again, match = repeated(seats, f"loops {chapter}", GreedyBot())
        assert again == []
        assert match.result is not None


def test_the_check_sees_a_companion_that_walks_in_circles():
    class Wanderer(GreedyBot):
        """It goes to and fro between two places whenever it can."""

        def choose(self, seat):
            question = seat.question
            ways = [deed for deed in question.options if question.key == "day.what" and deed[0] == "travel"]
            return ways[0] if ways else super().choose(seat)

    again, _ = repeated(1, "circles", Wanderer())
    assert again
