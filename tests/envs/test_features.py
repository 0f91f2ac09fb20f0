"""A view as numbers: what is seen and nothing else."""

import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import roundtable as rt
from roundtable.envs.course import Course
from roundtable.envs.features import Encoder, encoder
from roundtable.games import find, names
from roundtable.kernel.match.view import dealt_anew
from tests.thorough import THOROUGH

MOMENTS = 500 if THOROUGH else 60  # of each game, and of these every seat


def moments(game, number, seats=None) -> Iterator[Any]:
    """Courses in mid-game, at random."""
    found, dice = find(game), random.Random(game)
    while number:
        course = Course.begin(game, seats or dice.choice(found.seats), dice.random().hex(), {})
        for _ in range(dice.randrange(150)):
            if course.seat is not None:
                course.take(dice.choice(course.numbers()))
        if course.seat is not None:
            number -= 1
            yield course


@pytest.mark.parametrize("game", names())
def test_observations_depend_on_the_view_alone(game):
    """The contract's redeal: all that a seat cannot know is dealt again, and no number of its changes."""
    differences = checked = 0
    for course in moments(game, MOMENTS):
        for seat in range(course.match.table.seats):
            guess = dealt_anew(course.match, seat, f"deal {checked}")
            twin = course.clone()
            twin.match = guess
            checked += 1
            differences += not np.array_equal(course.observed(seat), twin.observed(seat))
    assert differences == 0
    assert checked >= MOMENTS


@pytest.mark.parametrize("game", names())
def test_observations_follow_what_happens(game):
    """An encoder that showed nothing would pass the test above."""
    changed = []
    for course in moments(game, 10):
        seat = course.seat
        before = course.observed(seat)
        course.take(course.numbers()[-1])
        changed.append(course.seat is None or not np.array_equal(before, course.observed(seat)))
    assert sum(changed) >= 9


@pytest.mark.parametrize("game", names())
def test_every_number_has_a_name_of_its_own_and_a_sensible_size(game):
    found = find(game)
    for seats in (found.seats[0], found.seats[-1]):
        made = encoder(game, seats, found.choose({}))
        assert len(made.names()) == len({*made.names()}) == made.size < 2500
    largest = np.zeros(made.size)
    for course in moments(game, 20, found.seats[-1]):
        largest = np.maximum(largest, abs(course.observed(course.seat)))
    assert largest.max() <= 10
    assert (largest > 0).sum() > 20


def test_what_lies_where_reads_as_the_view_says():
    match = rt.scenario(
        "kingarthur",
        {
            "seats": 3,
            "action": 2,
            "hands": [["red", "red", "merlin"], ["beige"], []],
            "columns": {"dragon": ["dragon-3"]},
        },
        seed=1,
    )
    course = Course(match, encoder("kingarthur", 3, match.table.options))
    seen = dict(zip(course.encoder.names(), course.observed(0).tolist(), strict=True))
    assert seen["table.hands[+0]: 'red'"] == pytest.approx(2 / 5)
    assert seen["table.hands[+0]: how many"] == pytest.approx(3 / 10)
    assert seen["table.hands[+1]: how many"] == pytest.approx(1 / 10)
    assert seen["table.hands[+1]: 'beige'"] == 0
    assert seen["table.columns: 'dragon-3'"] == pytest.approx(1 / 4)
    assert seen["asked: challenge.which"] == 1
    assert seen["table.turn is +0"] == 1
    other = dict(zip(course.encoder.names(), course.observed(1).tolist(), strict=True))
    assert other["table.hands[+0]: 'beige'"] == pytest.approx(1 / 5)
    assert other["asked: challenge.which"] == 0
    assert other["table.turn is +2"] == 1


def test_a_game_that_lists_nothing_is_flattened():
    made = Encoder("_template", 2, find("_template").choose({}))
    course: Any = Course(rt.new("_template", 2, 1), made)
    assert len(made.names()) == made.size == len(course.observed(course.seat))
    while course.seat is not None:
        course.take(course.numbers()[0])
    assert course.match.result is not None


def test_the_layout_can_be_printed_and_a_wrong_name_is_one_sentence():
    def said(*words):
        return subprocess.run(
            [sys.executable, "-m", "roundtable.envs", *words], capture_output=True, text=True
        )

    page = said("kingarthur", "3").stdout
    assert "    0 close" in page
    assert "table.hands[+2]: 'merlin'" in page
    wrong = said("chess")
    assert wrong.returncode == 2
    assert wrong.stderr.count("\n") == 1
    assert said("kingarthur", "9").returncode == 2
