"""Options that are meant for some numbers of seats only: nobody gets them at random or by mistake."""

from __future__ import annotations

import pytest

import roundtable as rt
from roundtable.games import find
from roundtable.lab.bench import measure
from roundtable.lab.contract.inspection import random_setup
from roundtable.lab.runs.run import Run

SENTENCE = "Option tutorial of taintedgrail needs a table for 1, not for 3."


@pytest.mark.parametrize(
    "begin",
    [
        lambda: rt.new("taintedgrail", seats=3, tutorial=True),
        lambda: rt.scenario("taintedgrail", {"seats": 3, "options": {"tutorial": True}}),
        lambda: Run.of("taintedgrail", ["random"] * 3, 1, {"tutorial": True}),
        lambda: measure(find("taintedgrail"), 3, 1, {"tutorial": True}),
    ],
)
def test_it_is_refused_with_other_numbers(begin):
    with pytest.raises(rt.SetupError, match=SENTENCE):
        begin()


def test_its_default_is_for_all():
    assert rt.new("taintedgrail", seats=3, seed=1, tutorial=False).to_move


def test_random_setups_keep_to_it():
    setups = [random_setup(find("taintedgrail"), str(seed)) for seed in range(60)]
    assert {setup.seats for setup in setups if setup.options["tutorial"]} == {1}
