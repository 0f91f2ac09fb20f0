import sys

import pytest

from roundtable import new
from roundtable.bots.search import SearchBot
from roundtable.games import find, guide
from roundtable.lab import bench_openspiel, bench_search
from roundtable.lab.bench import OPERATIONS, Counts, loop, measure, play_out, usual_seats
from roundtable.lab.play import play_match


def test_a_report_holds_sensible_figures():
    told: list[float] = []
    report = measure(find("kingarthur"), 3, 0.2, {"seals": True}, told.append)
    assert (report.game, report.seats, report.options["seals"]) == ("kingarthur", 3, True)
    assert set(report.microseconds) == {"new", *OPERATIONS}
    assert all(0 < figure.best <= figure.median for figure in report.microseconds.values())
    assert report.decisions_per_second.best >= report.decisions_per_second.median > 0
    assert report.answers_per_second.median > report.decisions_per_second.median
    assert report.options_per_decision > report.options_per_answer > 1
    assert report.options_per_decision >= 2
    assert 1_000 < report.bytes_per_saved_match < 100_000
    assert 500 < report.bytes_per_clone < 50_000
    assert report.iterations_per_second is not None
    assert report.iterations_per_second.best >= report.iterations_per_second.median > 10
    assert told == sorted(told)
    assert told[-1] == 1


def test_the_calibration_never_changes():
    assert loop(1000) == 1045724877


def test_random_play_is_counted():
    match, counts = play_match("kingarthur", ("random", "random"), 1), Counts()
    play_out(match, lambda: 0.0, counts)
    assert (counts.answers, counts.decisions, counts.options) == (match.moves, 0, 0)


def test_four_seats_if_the_game_has_them():
    assert usual_seats(find("kingarthur")) == 4


def test_moments_in_which_no_bot_looks_ahead_have_no_such_figure():
    """In Tainted Grail bots do so in encounters alone, and no match begins with one."""
    hints = guide("taintedgrail")
    assert hints is not None
    assert bench_search.Searching([new("taintedgrail", 1, seed=1)], hints).idle


def test_iterations_are_counted_not_answers(monkeypatch):
    thought: list[int] = []
    think = SearchBot.think

    def counting(bot, seat):
        found = think(bot, seat)
        thought.append(bot.thought)
        return found

    monkeypatch.setattr(SearchBot, "think", counting)
    hints = guide("grailcup")
    assert hints is not None
    searching = bench_search.Searching([new("grailcup", 3, 1), new("grailcup", 3, 2)], hints)
    thought.clear()
    for times in (450, 450):
        searching(times)
    assert 900 <= sum(thought) < 900 + bench_search.AT_ONCE
    assert len(thought) > 4


def test_the_search_of_openspiel_is_measured_where_it_is_installed(monkeypatch):
    pytest.importorskip("pyspiel")
    measured = bench_openspiel.iterations_per_second(0.01)
    assert measured is not None
    assert measured > 10
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert bench_openspiel.iterations_per_second(0.01) is None
