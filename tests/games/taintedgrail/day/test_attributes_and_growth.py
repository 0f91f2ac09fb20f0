"""Rulebook: Attributes; improving a character: points of attributes."""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import asked, goods, legal, play, scene


def dusk(exp, attr=None, **wanted):
    """Dusk with so much experience."""
    if attr:
        wanted["attr"] = [attr]
    return scene(phase="dusk", event_deck=[], place=[103], goods={"exp": [exp], "food": [0]}, **wanted)


def points(match):
    return {option[1] for option in legal(match) if option and option[0] == "point"}


NONE = {"agg": 0, "emp": 0, "cou": 0, "cau": 0, "pra": 0, "spi": 0}


@pytest.mark.parametrize(
    ("agg", "emp", "cost"),
    [(0, 0, 2), (0, 1, 4), (1, 0, 4), (2, 0, 6), (1, 1, 6), (2, 1, 8), (2, 2, 10), (3, 3, 10)],
)
def test_a_point_costs_by_what_its_pair_then_comes_to(agg, emp, cost):
    attr = {**NONE, "agg": agg, "emp": emp, "cou": 9, "pra": 9}
    assert "emp" in points(dusk(cost, attr))
    assert "emp" not in points(dusk(cost - 1, attr))
    match = play(dusk(cost, attr), ("point", "emp"))
    assert (goods(match, "exp"), match.table.attr[0]["emp"]) == ([0], emp + 1)


def test_rulebook_examples():
    """2 and 0: the other one costs 6. 2 and 2: the third point of either costs 10."""
    assert "emp" in points(dusk(6, {**NONE, "agg": 2}))
    assert "agg" not in points(dusk(9, {**NONE, "agg": 2, "emp": 2}))
    assert "agg" in points(dusk(10, {**NONE, "agg": 2, "emp": 2}))


def test_the_more_of_one_the_dearer_its_opposite_and_no_other():
    match = dusk(4, {**NONE, "agg": 2, "cou": 1})
    assert points(match) == {"cou", "cau", "pra", "spi"}


def test_as_often_as_there_is_experience():
    match = play(dusk(6, NONE), ("point", "spi"))
    assert (asked(match), goods(match, "exp")) == ("grow.what", [4])
    play(match, ("point", "pra"))
    assert (goods(match, "exp"), match.table.attr[0]["pra"], asked(match)) == ([0], 1, "day.what")


def test_he_need_not():
    match = play(dusk(20), None)
    assert (goods(match, "exp"), asked(match)) == ([20], "day.what")


def test_experience_has_no_limit_and_stays_for_later():
    match = scene(effects="one exp +30", event_deck=[])
    assert goods(match, "exp") == [30]


def test_everybody_by_himself():
    match = scene(2, phase="dusk", event_deck=[], place=[103] * 2, goods={"exp": [2, 2], "food": [0, 0]})
    assert match.to_move == (0,)
    play(match, None)
    assert (asked(match), match.to_move) == ("grow.what", (1,))
