"""Looking back: the moments at which another answer would have changed most, by what the seat knew then."""

import pytest

from roundtable.bots import GreedyBot, Seat, review
from roundtable.games import guide
from roundtable.games.grailcup.allies import ALLY
from roundtable.kernel.tape import unwind
from roundtable.lab.play import play_match
from tests.games.grailcup.helpers import lay


def looked_back(match, seats, **more):
    known = guide(match.game.name)
    assert known is not None
    return review.review(match, known, seats, **more)


@pytest.fixture
def blunder():
    """Far behind, a player chose the ally that leads nowhere."""
    match = lay(3, at=[30, 29, 43], dragon=5)
    seat = match.to_move[0]
    poor = min(match.legal(seat), key=lambda ally: ALLY[str(ally)].reach(match.table, seat))
    match.play(seat, poor)
    while match.to_move:
        who = match.to_move[0]
        match.play(who, GreedyBot().choose(Seat(match, who, guide("grailcup"))))
    return match, seat, poor


def test_a_blunder_is_found(blunder):
    match, seat, poor = blunder
    known = guide("grailcup")
    assert known is not None
    further = known._replace(chances=lambda t: [space / t.track.finish for space in t.at], search={})
    first = review.review(match, further, [seat])[0]
    assert (first.moves, first.seat, first.chosen) == (0, seat, poor)
    table = match.at(0).table
    assert ALLY[str(first.better)].reach(table, seat) > ALLY[poor].reach(table, seat)
    assert first.could > first.share + review.LEAST


def test_moments_are_few_in_order_and_of_the_seats_that_are_asked_about(monkeypatch):
    monkeypatch.setattr(review, "DEALS", 16)
    match = play_match("grailcup", ["page", "squire", "squire"], "review")
    found = looked_back(match, [0])
    answers = unwind(match.answers)
    assert 0 < len(found) <= review.MOMENTS
    assert [moment.moves for moment in found] == sorted(moment.moves for moment in found)
    for moment in found:
        assert answers[moment.moves] == (0, moment.chosen)
        assert moment.better in match.at(moment.moves).legal(0)
    assert looked_back(match, [0]) == found


def test_a_look_back_ends_when_its_time_is_over_or_nobody_waits(blunder):
    match, seat, _ = blunder
    assert looked_back(match, [seat], seconds=0.0) == ()
    assert looked_back(match, [seat], stopped=lambda: True) == ()
