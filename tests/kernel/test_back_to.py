"""Leaving a fight in the middle: the way back to a rule that waits below, and what may not be returned."""

from __future__ import annotations

import pytest

from roundtable.kernel import Ask, Rulebook, RuleError, Table, back_to, everyone, table
from tests.kernel.kernel_games import make_game, start


@table
class Den(Table):
    steps: list[str] = everyone()


def out_of(fight):
    """An exploration that leads into a fight of three rules; the second of them does what it is told."""
    book = Rulebook()

    @book.rule
    def explore(t):
        return enter(), camp()

    @book.rule
    def enter(t):
        return strike(), parry(), rest()

    @book.rule
    def strike(t):
        t.steps.append("strike")

    @book.rule
    def parry(t):
        t.steps.append("parry")
        return fight(rest=rest, camp=camp, strike=strike)

    @book.rule
    def rest(t):
        t.steps.append("rest")

    @book.rule
    def camp(t):
        t.steps.append("camp")
        return end()

    @book.rule
    def end(t):
        t.steps.append("end")

    match = start(make_game(Den, book, explore()))
    assert isinstance(match.table, Den)
    return match.table.steps


def test_a_rule_leaves_for_one_that_waits_below():
    assert out_of(lambda **rules: back_to(rules["camp"])) == ["strike", "parry", "camp", "end"]


def test_what_stands_before_the_way_back_is_still_done():
    steps = out_of(lambda **rules: (rules["strike"](), back_to(rules["camp"])))
    assert steps == ["strike", "parry", "strike", "camp", "end"]


def test_the_way_back_to_the_next_rule_leaves_nothing():
    assert out_of(lambda **rules: back_to(rules["rest"])) == ["strike", "parry", "rest", "camp", "end"]


def test_there_is_no_way_back_to_a_rule_that_does_not_wait():
    with pytest.raises(RuleError, match="No rule called strike"):
        out_of(lambda **rules: back_to(rules["strike"]))


def test_a_row_may_hold_rows_and_nothing():
    steps = out_of(lambda **rules: ((rules["strike"](), None, (rules["camp"](),)), (), rules["strike"]()))
    assert steps == ["strike", "parry", "strike", "camp", "end", "strike", "rest", "camp", "end"]


def test_a_way_back_leaves_what_its_row_has_not_yet_done():
    steps = out_of(lambda **rules: ((rules["strike"](), (back_to(rules["camp"]),)), rules["strike"]()))
    assert steps == ["strike", "parry", "strike", "camp", "end"]


@pytest.mark.parametrize(
    "answer", [True, 5, "camp", ["x"], (1, 2, 3), ((1, 2),), ("camp",), (("x",),), ({1: 2},)]
)
def test_a_rule_that_returns_something_else_is_a_fault(answer):
    with pytest.raises(RuleError, match="returned"):
        out_of(lambda **rules: answer)


def test_a_rule_that_was_not_called_is_a_fault():
    with pytest.raises(RuleError, match="returned"):
        out_of(lambda **rules: rules["camp"])


# -- here and now ------------------------------------------------------------------------------------------


def in_order_of(row):
    """What happens when a rule returns this row of two others: the first leads to a third."""
    book = Rulebook()

    @book.rule
    def begin(t):
        return row(t, first, second)

    @book.rule
    def first(t):
        t.steps.append("first")
        return third()

    @book.rule
    def second(t):
        t.steps.append("second")

    @book.rule
    def third(t):
        t.steps.append("third")

    match = start(make_game(Den, book, begin()))
    assert isinstance(match.table, Den)
    return match.table.steps


def test_a_rule_run_now_is_as_good_as_the_first_of_a_row():
    later = in_order_of(lambda t, first, second: (first(), second()))
    now = in_order_of(lambda t, first, second: (first.now(t), second()))
    assert now == later == ["first", "third", "second"]


def test_a_rule_that_asks_cannot_be_run_now():
    book = Rulebook()

    @book.rule
    def ask(t):
        yield Ask(0, "yes", (True,))

    assert ask()[0].asks
    with pytest.raises(AttributeError):
        _ = ask.now
