"""Options that are worked out only when somebody wants to know them."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from roundtable.kernel import AskAny, Match, Rulebook, RuleError
from tests.kernel.kernel_games import Pond, make_game, refusal, start, through_json


def race(looked: list[int]) -> Match:
    """The first to answer moves the turn on; a seat may add its number or any less."""
    book = Rulebook()

    def steps(t: Pond, seat: int) -> tuple[int, ...]:
        looked.append(seat)
        return tuple(range(t.turn, t.turn + seat + 1))

    @book.rule
    def step(t: Pond) -> Any:
        _, t.turn = yield AskAny("step", {seat: partial(steps, t, seat) for seat in range(t.seats)})
        return step() if t.turn < 9 else None

    return start(make_game(Pond, book, step()), 3)


def test_nobody_looks_what_a_seat_may_answer_until_somebody_asks_and_then_once() -> None:
    looked: list[int] = []
    match = race(looked)
    assert (match.to_move, looked) == ((0, 1, 2), [])
    assert (match.legal(2), match.legal(2), looked) == ((0, 1, 2), (0, 1, 2), [2])
    match.play(2, 2)
    assert (match.legal(1), looked) == ((2, 3), [2, 1])
    assert "not among the options" in refusal(match, 1, 4)


def test_a_clone_is_asked_about_its_own_table() -> None:
    match = race([])
    match.play(2, 1)
    twin = match.clone()
    match.play(2, 3)
    assert [twin.legal(seat) for seat in range(3)] == [(1,), (1, 2), (1, 2, 3)]
    twin.play(1, 2)
    assert (twin.legal(1), match.legal(1)) == ((2, 3), (3, 4))


def test_a_saved_match_and_a_guess_ask_the_same() -> None:
    match = race([])
    for seat, option in [(2, 2), (1, 3), (2, 4)]:
        match.play(seat, option)
    for other in (through_json(match), match.as_seen_by(0, 1), match.at(match.moves)):
        assert [other.legal(seat) for seat in range(3)] == [(4,), (4, 5), (4, 5, 6)]
    assert match.at(1).legal(1) == (2, 3)


def test_who_turns_out_to_have_no_option_is_a_fault_of_the_rule() -> None:
    book = Rulebook()

    @book.rule
    def ask(t: Pond) -> Any:
        yield AskAny("q", {0: (1,), 1: lambda: ()})

    match = start(make_game(Pond, book, ask()), 2)
    assert match.legal(0) == (1,)
    with pytest.raises(RuleError, match="asked q of seat 1 without an option"):
        match.legal(1)
