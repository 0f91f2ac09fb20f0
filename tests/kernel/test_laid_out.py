"""A match that goes on from a table as it lies: one that somebody thinks through."""

from typing import Any

import pytest

from roundtable import kernel
from roundtable.kernel import Ask, Match, RoundtableError, Rulebook, back_to, everyone, table
from tests.kernel.kernel_games import make_game, start


@table
class Fight(kernel.Table):
    blows: int = everyone()
    steps: list[str] = everyone()


book = Rulebook()


@book.rule
def fight(t):
    return strike(), camp()


@book.rule
def strike(t):
    if (yield Ask(0, "fight.what", ("strike", "run"))) == "run":
        return back_to(camp)
    t.blows += 1
    return strike()


@book.rule
def camp(t):
    t.steps.append("camp")


GAME = make_game(Fight, book, fight())


def after(*answers: str) -> Any:
    match = start(GAME, 1)
    for answer in answers:
        match.play(0, answer)
    return match


def test_the_rules_go_on_from_there_and_the_real_table_stays_as_it_is():
    real = after("strike", "strike")
    thought: Any = Match.laid_out(GAME, real.table.copy(), (strike(), camp()))
    assert thought.question(0) == real.question(0)
    thought.play(0, "strike")
    other = thought.clone()
    thought.play(0, "run")
    assert (thought.table.blows, thought.table.steps, thought.to_move) == (3, ["camp"], ())
    assert (other.table.blows, other.table.steps, other.to_move) == (3, [], (0,))
    assert (real.table.blows, real.table.steps) == (2, [])


def test_it_is_a_guess_that_nobody_saves_or_takes_back():
    thought = Match.laid_out(GAME, after("strike").table.copy(), (strike(), camp()))
    thought.play(0, "strike")
    with pytest.raises(RoundtableError, match="guess"):
        thought.save()
    assert thought.undoable(0) == 0
    assert thought.checkpoints() == []
