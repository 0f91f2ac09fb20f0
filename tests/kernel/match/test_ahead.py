"""What would come of an answer: played on guesses, and never on the match."""

from __future__ import annotations

from typing import Any

import pytest

import roundtable as rt
from roundtable.kernel.match.ahead import GUESSES, outcomes
from roundtable.kernel.match.view import dealt_anew
from tests.games.kingarthur.helpers import lay


def paying() -> Any:
    """Seat 0 is about to pay for a dragon."""
    match = lay(columns={"dragon": ["dragon-2"]}, hands=[["red", "red", "beige"]], action=2)
    match.play(0, "dragon-2")
    return match


def test_a_step_that_can_be_taken_back_is_sure_and_one_guess_is_enough():
    match = paying()
    (outcome,) = outcomes(match, 0, ("red", "red"))
    told = [(event.key, event.args) for event in outcome.told]
    assert told[0] == ("challenge.won", {"seat": 0, "card": "dragon-2", "knights": ("red", "red")})
    assert outcome.view["table"]["hands"][0] == ["beige"]


def test_what_chance_or_a_hidden_pile_decides_is_played_in_many_deals():
    match = lay(hands=[["red"]], action=4)
    found = list(outcomes(match, 0, 2))
    assert len(found) == GUESSES
    assert len({str(outcome.view["table"]["hands"][0]) for outcome in found}) > 1


def test_the_match_itself_is_left_alone():
    match = paying()
    before = match.fingerprint(), match.moves, match.log(0), match.table.chance.record
    list(outcomes(match, 0, ("red", "red")))
    assert (match.fingerprint(), match.moves, match.log(0), match.table.chance.record) == before


@pytest.mark.parametrize("name", ["kingarthur", "grailcup", "shadows"])
def test_the_seed_and_the_hidden_cards_make_no_difference(name):
    """Two tables that look alike to a seat, one of them dealt again: the same outcomes, deal by deal."""
    match = rt.new(name, seats=3, seed="one")
    for step in range(30):
        if match.result is not None:
            break
        seat = match.to_move[0]
        option = match.legal(seat)[0]
        other = dealt_anew(match, seat, f"deal {step}")
        assert list(outcomes(match, seat, option)) == list(outcomes(other, seat, option))
        match.play(seat, option)
