"""The slots of a match are listed once: copies and going back follow from the list."""

from dataclasses import fields

import pytest

import roundtable as rt
from roundtable.kernel import Match, Rulebook
from roundtable.kernel.match.moment import Moment

MOMENT = {slot.name for slot in fields(Moment)}


@pytest.fixture
def match():
    match = rt.new("kingarthur", seats=3, seed="slots")
    for _ in range(9):
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
    return match


def test_a_clone_shares_every_slot_but_the_table_and_what_runs(match):
    twin = match.clone()
    for slot in fields(Match):
        shared = getattr(twin, slot.name) is getattr(match, slot.name)
        assert shared == (slot.name not in ("table", "run")), slot.name
    assert match.run is not None
    assert twin.run is None


def test_a_match_that_becomes_another_keeps_what_does_not_change(match):
    past, kept = match.at(2), match.setup
    match.become(past)
    assert all(getattr(match, name) is getattr(past, name) for name in MOMENT)
    assert match.setup is kept
    assert {slot.name for slot in fields(Match)} - MOMENT == {"game", "setup", "seer", "anchor", "stations"}


def test_a_match_has_no_room_for_anything_else(match):
    with pytest.raises(AttributeError):
        match.secret = 1


def test_a_rulebook_takes_no_rules_that_it_has_not_checked():
    with pytest.raises(TypeError):
        Rulebook({"play": None})  # type: ignore[call-arg]
