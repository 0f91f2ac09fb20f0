"""Rulebook: Quest tokens, time tokens, dials."""

from __future__ import annotations

from tests.games.taintedgrail.helpers import (
    done,
    goods,
    night,
    scene,
)


def test_a_time_dial_runs_out_after_so_many_dawns():
    match = done("timer thaw 2", event_deck=[], place=[103])
    night(match)
    assert (match.table.timers, goods(match, "food")) == ({"thaw": 1}, [2])
    night(match)
    assert (match.table.timers, goods(match, "food")) == ({}, [3])
    night(match)
    assert goods(match, "food") == [3]


def test_it_may_be_taken_away_before():
    match = done("timer plague 1; undial plague", event_deck=[], place=[103])
    night(match)
    assert match.table.health == [9]


def test_it_may_be_set_anew():
    assert done("timer thaw 2; timer thaw 5").table.timers == {"thaw": 5}


def test_its_end_is_for_all_heroes():
    match = scene(3, phase="dawn", event_deck=[], timers={"thaw": 1}, goods={"food": [0] * 3})
    assert goods(match, "food") == [1, 1, 1]


def test_quest_dials_are_set_turned_and_removed_by_the_story():
    assert done("dial hunger 3").table.dials == {"hunger": 3}
    assert done("dial hunger +2").table.dials == {"hunger": 2}
    assert done("dial hunger -1", dials={"hunger": 3}).table.dials == {"hunger": 2}
    assert done("dial hunger -3", dials={"hunger": 3}).table.dials == {}
    assert done("undial hunger", dials={"hunger": 3}).table.dials == {}


def test_a_dial_ends_at_8():
    assert done("dial hunger +5", dials={"hunger": 6}).table.dials == {"hunger": 8}


def test_quest_dials_wait_for_the_story():
    match = done("dial hunger 3", event_deck=[], place=[103])
    night(match)
    assert match.table.dials == {"hunger": 3}


def test_tokens_are_laid_and_taken():
    match = done("token 101 +2; time 102 +3; token 101 -1")
    assert (match.table.tokens, match.table.times) == ({101: 1}, {102: 3})
    assert done("token 101 -5", tokens={101: 2}).table.tokens == {}


def test_here_is_where_the_party_stands():
    assert done("token here +1", place=[103]).table.tokens == {103: 1}


def test_conditions_see_dials_and_tokens():
    match = done("if dial hunger>=3: one exp +1; if token 101>=2: one exp +2; if time 102>=1: one exp +4",
                 dials={"hunger": 3}, tokens={101: 2}, times={102: 1})  # fmt: skip
    assert goods(match, "exp") == [7]
    match = done(
        "if dial hunger>=4: one exp +1; if token 101>=3: one exp +2", dials={"hunger": 3}, tokens={101: 2}
    )
    assert goods(match, "exp") == [0]


def test_a_time_dial_counts_as_a_dial():
    assert goods(done("if dial thaw>=2: one exp +1", timers={"thaw": 2}), "exp") == [1]
