"""A companion who wants an end of the chapter comes to that end, and to no other."""

from typing import Any

import pytest

import roundtable as rt
from roundtable.bots import GreedyBot, Seat
from roundtable.games import guide
from roundtable.games.taintedgrail import hints
from roundtable.games.taintedgrail.check.solver.search import provided
from roundtable.games.taintedgrail.hints.plan import wanting
from roundtable.games.taintedgrail.hints.plan.book import opened
from roundtable.games.taintedgrail.hints.plan.state import state_of
from roundtable.games.taintedgrail.seen import Outlook
from roundtable.kernel import Question
from tests.games.playing import asked, movers

ENDS = {"north": 1, "west": 2, "wick": 3, "night": 4}
DAYS = 30


def goal(name):
    return f"status ending/{ENDS[name]}"


def begun(seats=1, seed="plan"):
    """A chapter on its first day, when the first hero may do something."""
    match = rt.new("taintedgrail", seats, seed=seed)
    bot = GreedyBot()
    for seat in movers(match, lambda match: asked(match) != "day.what"):
        match.play(seat, bot.choose(Seat(match, seat, guide("taintedgrail"))))
    return match


def lived(seats, seed, judge):
    """A chapter played to its end by companions who judge so."""
    match: Any = rt.new("taintedgrail", seats, seed=seed)
    bot = GreedyBot(judge=judge)
    for seat in movers(match, lambda match: match.table.day < DAYS, most=4000):
        match.play(seat, bot.choose(Seat(match, seat, guide("taintedgrail"))))
    return match


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("name", ENDS)
def test_who_wants_an_end_comes_to_it(name, seats):
    match = lived(seats, "wanted", wanting(hints.value, goal(name)))
    assert match.result is not None
    assert match.table.statuses["ending"] == [ENDS[name]]


def test_another_end_is_not_chosen_even_if_nothing_else_is_left_to_choose():
    match = begun()
    view, question = match.view(0), Question("verse.choice", (("101", 1), ("101", 7)), {"verse": "101"})
    north, night = (wanting(hints.value, goal(name)) for name in ("north", "night"))
    assert north(view, question, ("101", 7)) < north(view, question, ("101", 1)) - 10
    view = match.view(0)  # an end that one wants is another matter
    assert night(view, question, ("101", 7)) > night(view, question, ("101", 1))


def test_a_table_is_read_as_the_facts_with_which_the_solver_begins():
    """What the solver says of the first day is what is seen of it, except the days and what is at hand."""
    match: Any = begun()
    look = Outlook(match.view(0))
    book = opened("avalon", 1, (match.table.heroes[0],), goal("night"))
    moves = book.moves
    began = [
        moves.world.close(moves.begun(moves.start((match.table.heroes[0],))) & ~way.off | way.on)
        for way in moves.begins
    ]
    named = set(moves.known.facts.names(provided(began[0], book.sources)))
    seen = set(moves.known.facts.names(provided(state_of(look.t, moves), book.sources)))
    assert {fact for fact in named ^ seen if not fact.startswith(("day ", "has "))} == set()


def test_without_a_plan_they_judge_as_usual():
    match = begun()
    seat = match.to_move[0]
    question = match.question(seat)
    assert question is not None
    nowhere = wanting(hints.value, "status ending/9")
    view = match.view(seat)
    assert [nowhere(view, question, option) for option in question.options] == [
        hints.value(view, question, option) for option in question.options
    ]


def test_a_plan_knows_nothing_but_the_view():
    match = begun(2)
    seat = match.to_move[0]
    judge = wanting(hints.value, goal("west"))
    guess = match.as_seen_by(seat, "another deal")
    question = match.question(seat)
    assert question is not None
    here, there = match.view(seat), guess.view(seat)
    for option in question.options:
        assert judge(here, question, option) == judge(there, question, option)
