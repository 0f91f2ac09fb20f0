import json

import pytest

from roundtable import SetupError
from roundtable.bots import RandomBot
from roundtable.lab import play
from roundtable.lab.play import play_match
from roundtable.lab.runs.run import Run
from roundtable.lab.runs.simulate import BrokenMatch, _tally, outcomes, simulate
from roundtable.lab.workers import local
from roundtable.lab.workers.local import Local

ALONE = Local(jobs=1)


def test_same_seed_same_figures_on_any_number_of_processes(monkeypatch):
    run = Run.of("kingarthur", ("greedy", "random", "random"), "camelot")
    alone = simulate(run, 24, ALONE)
    monkeypatch.setattr(local, "ALONE", 0.0)
    monkeypatch.setattr(local, "CHUNK", 0.03)
    told: list[int] = []
    together = simulate(run, 24, Local(jobs=2), told.append)
    assert json.dumps(together.as_json()) == json.dumps(alone.as_json())
    assert together == alone
    assert told == sorted(told)
    assert told[-1] == 24
    assert len(told) > 2


def test_another_seed_gives_other_matches():
    run = Run.of("kingarthur", ("random", "random"), 1)
    other = Run.of("kingarthur", ("random", "random"), 2)
    assert [o.scores for o in outcomes(run, 3, ALONE)] != [o.scores for o in outcomes(other, 3, ALONE)]


def test_greedy_beats_random():
    summary = simulate(Run.of("kingarthur", ("greedy", "random", "random", "random"), 7), 40)
    assert summary.seats[0].share >= 0.9
    assert sum(seat.wins for seat in summary.seats) == pytest.approx(40)
    assert sum(summary.endings.values()) == summary.matches == 40
    assert summary.seconds > 0
    assert "seconds" not in summary.as_json()


def test_every_match_of_a_run_can_be_played_alone():
    run = Run.of("kingarthur", ("greedy", "random"), 3, {"seals": True})
    third = list(outcomes(run, 3, ALONE))[2]
    match = play_match("kingarthur", ("greedy", "random"), "3/3", {"seals": True})
    assert (third.number, third.seed) == (3, "3/3")
    assert match.result == (third.winners, third.scores, third.reason)
    assert match.moves == third.answers


class Watcher(RandomBot):
    def __init__(self):
        super().__init__("watcher")
        self.asked = 0

    def choose(self, seat):
        assert len(seat.question.options) > 1
        self.asked += 1
        return super().choose(seat)


def test_where_there_is_no_choice_no_bot_is_asked():
    bots = Watcher(), Watcher()
    match = play_match("kingarthur", bots, 1)
    assert 0 < sum(bot.asked for bot in bots) < match.moves


def test_a_broken_match_is_named(monkeypatch):
    def refuse(*_):
        raise ValueError("the well is dry")

    monkeypatch.setattr(play, "player", refuse)
    with pytest.raises(BrokenMatch, match=r"^Match 1 \(seed '9/1'\) failed: ValueError: the well is dry$"):
        list(outcomes(Run("kingarthur", ("random", "random"), {}, "9"), 5, ALONE))


def test_a_match_that_breaks_in_a_worker_is_named():
    run = Run("kingarthur", ("random", "nobody"), {}, "9")
    with pytest.raises(BrokenMatch, match=r"^Match 4 \(seed '9/4'\) failed: SetupError: There is no bot"):
        list(local._shared_out(_tally, run, [range(4, 6)], 1))


@pytest.mark.parametrize(
    ("seats", "games", "jobs", "sentence"),
    [
        (("random",), 1, 1, "2 to 5 seats, not 1"),
        (("random", "merlin"), 1, 1, "no bot 'merlin'"),
        (("random", "random"), 0, 1, "at least one match"),
        (("random", "random"), 1, 0, "at least one match and one job"),
    ],
)
def test_runs_that_cannot_be(seats, games, jobs, sentence):
    with pytest.raises(SetupError, match=sentence):
        simulate(Run.of("kingarthur", seats, 1), games, Local(jobs))


def test_a_game_may_tell_more_of_its_matches():
    summary = simulate(Run.of("grailcup", ("random",) * 4, "study"), 30, ALONE)
    assert set(summary.figures) == {"rounds", "leads"}
    assert set(summary.traits) == {"start", "ally", "turn"}
    for fared in summary.traits.values():
        assert sum(trait.seats for trait in fared.values()) == 4 * 30
        assert sum(trait.wins for trait in fared.values()) == pytest.approx(30)
    turn = summary.traits["turn"]["2"]
    assert turn.seats == 30
    assert turn.share == pytest.approx(turn.wins / 30)
    assert turn.of_fair == pytest.approx(turn.share * 4)


def test_a_game_may_tell_how_often_things_came_out_well():
    summary = simulate(Run.of("taintedgrail", ("greedy",), "study"), 2, ALONE)
    fights, rounds = summary.shares["fights-1"], summary.samples["rounds-fights-1"]
    assert 0 < fights.well <= fights.times
    assert fights.share == pytest.approx(fights.well / fights.times)
    assert fights.share_interval[0] < fights.share <= fights.share_interval[1]
    assert 1 <= rounds.min <= rounds.mean <= rounds.max


def test_with_three_seats_everybody_has_two_allies_in_the_last_round():
    summary = simulate(Run.of("grailcup", ("random",) * 3, "study"), 10, ALONE)
    assert sum(trait.seats for trait in summary.traits["ally"].values()) == 2 * 3 * 10


def test_a_game_without_a_study_has_none():
    summary = simulate(Run.of("kingarthur", ("random",) * 2, 1), 2, ALONE)
    assert (summary.figures, summary.traits) == ({}, {})
