"""How the scores of a match went, told by a replay."""

from __future__ import annotations

import roundtable as rt
from roundtable.kernel.match.course import course
from roundtable.lab.play import play_match


def test_it_begins_with_nothing_and_ends_with_the_result() -> None:
    match = play_match("kingarthur", ["greedy", "random", "random"], 4, {"hide_defeated": True})
    rows = course(match)
    assert match.result is not None
    assert rows[0] == [0, 0, 0]
    assert rows[-1] == list(match.result.scores)
    assert len(rows) > 10
    assert all(len(row) == 3 for row in rows)


def test_a_long_match_is_thinned_out_and_keeps_its_end() -> None:
    match = play_match("grailcup", ["random"] * 4, 1)
    rows, few = course(match, most=1000), course(match, most=10)
    assert len(few) < 22 < len(rows)
    assert (few[0], few[-1]) == (rows[0], rows[-1])


def test_a_game_without_scores_and_a_described_table_have_none() -> None:
    assert course(rt.new("taintedgrail", seats=1, seed=1)) == []
    guess = rt.new("kingarthur", seats=2, seed=1).as_seen_by(0, seed=1)
    assert course(guess) == []
