"""Rulebook: Statuses and the save sheet."""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import EXPLORE, day, done, goods, play, together


def test_a_part_is_ticked_for_all():
    match = done("status finds/3", 2, party=[1])
    assert match.table.statuses == {"finds": [3]}


def test_a_part_without_a_number_is_the_next_free_box():
    assert done("status omens; status omens").table.statuses == {"omens": [1, 2]}
    assert done("status omens", statuses={"omens": [1, 3]}).table.statuses == {"omens": [1, 3, 2]}


def test_a_full_status_takes_no_more():
    assert done("status omens", statuses={"omens": [1, 2, 3]}).table.statuses == {"omens": [1, 2, 3]}


def test_a_ticked_part_is_not_ticked_twice():
    assert done("status finds/3; status finds/3").table.statuses == {"finds": [3]}


def test_a_part_may_be_rubbed_out():
    assert done("unstatus finds/3", statuses={"finds": [3]}).table.statuses == {"finds": []}
    assert goods(
        done("unstatus finds/3; if not status finds: one exp +1", statuses={"finds": [3]}), "exp"
    ) == [1]


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("status finds", True), ("status finds/2", True), ("status finds/3", False),
        ("not status seals", True),
        ("parts(finds)>=2", True), ("parts(finds)>=3", False), ("parts(finds)<=2", True),
        ("parts(seals)<=0", True),
    ],
)  # fmt: skip
def test_conditions(condition, holds):
    match = done(f"if {condition}: one exp +1", statuses={"finds": [1, 2]}, read=["book.20"])
    assert goods(match, "exp") == [int(holds)]


# -- collecting --------------------------------------------------------------------------------------------


def test_tg_59_any_so_many_parts_lead_to_a_verse():
    assert done("status finds/4").table.read == []
    assert done("status finds/4; status finds/1").table.read == ["book.20"]


def test_certain_parts_lead_to_a_verse():
    assert done("status seals/1; status seals/2").table.read == []
    assert done("status seals/3", statuses={"seals": [1]}).table.read == ["book.21"]


def test_it_is_read_once():
    match = done("status finds/1; status finds/2; status finds/3")
    assert (match.table.read, goods(match, "exp")) == (["book.20"], [1])


def test_when_the_exploration_is_over():
    """Two finds in the Grove; the rest of the Grove and the clearing come first."""
    match = play(day(place=[102]), EXPLORE)
    assert (match.table.read, goods(match, "exp")) == (["102", "102.1", "book.20"], [1])


def test_tg_69_by_the_same_party():
    match = day(3, place=[102, 102, 101])
    together(match, 0, EXPLORE)
    assert goods(match, "exp") == [1, 1, 0]
