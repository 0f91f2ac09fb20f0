"""Every game that exists, found by folder, against the whole contract."""

import pytest

from roundtable import Setup
from roundtable.games import find, names
from roundtable.lab.contract.inspection import inspect, random_setup
from tests.thorough import THOROUGH

GAMES = (*names(), "_template")


def set_ups():
    """Every seat count of every game, with each option at its default and at its last choice; who may leave
    soon does, so once more without."""
    for name in GAMES:
        game = find(name)
        for seats in game.seats:
            for way, pick in (("defaults", 0), ("others", -1)):
                options = {variant.name: variant.choices[pick] for variant in game.variants}
                yield pytest.param(game, seats, options, id=f"{name}-{seats}-{way}")
                if options.get("leaving"):
                    options = {**options, "leaving": False}
                    yield pytest.param(game, seats, options, id=f"{name}-{seats}-{way}-staying")


@pytest.mark.parametrize(("game", "seats", "options"), list(set_ups()))
def test_every_seat_count(game, seats, options):
    inspect(
        Setup(game, seats, options, f"{seats:032d}"), "every seat count", density=0.1 if THOROUGH else 0.03
    )


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("name", GAMES)
def test_any_options(name, number):
    inspect(random_setup(find(name), f"any options {number}"), str(number), density=0.03)


def test_every_check_at_every_question_of_a_small_game():
    for number in range(10):
        inspect(random_setup(find("_template"), f"all {number}"), str(number), density=1)
