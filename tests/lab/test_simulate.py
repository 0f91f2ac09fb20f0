import json

import pytest

from roundtable import SetupError
from roundtable.bots import RandomBot
from roundtable.lab import pool, simulate
from roundtable.lab.simulate import BrokenMatch, Run, check_run, outcomes, play_match


def test_same_seed_same_figures_on_any_number_of_processes(monkeypatch):
    run = "kingarthur", ("greedy", "random", "random"), 24, "camelot"
    alone = simulate.simulate(*run, jobs=1)
    monkeypatch.setattr(pool, "ALONE", 0.0)
    monkeypatch.setattr(pool, "CHUNK", 0.03)
    told: list[int] = []
    together = simulate.simulate(*run, jobs=2, progress=told.append)
    assert json.dumps(together.as_json()) == json.dumps(alone.as_json())
    assert together == alone
    assert told == sorted(told)
    assert told[-1] == 24
    assert len(told) > 2


def test_another_seed_gives_other_matches():
    run = check_run("kingarthur", ("random", "random"), 1)
    other = check_run("kingarthur", ("random", "random"), 2)
    assert [o.scores for o in outcomes(run, 3, 1)] != [o.scores for o in outcomes(other, 3, 1)]


def test_greedy_beats_random():
    summary = simulate.simulate("kingarthur", ("greedy", "random", "random", "random"), 40, 7)
    assert summary.seats[0].share >= 0.9
    assert sum(seat.wins for seat in summary.seats) == pytest.approx(40)
    assert sum(summary.endings.values()) == summary.matches == 40
    assert summary.seconds > 0
    assert "seconds" not in summary.as_json()


def test_every_match_of_a_run_can_be_played_alone():
    run = check_run("kingarthur", ("greedy", "random"), 3, {"seals": True})
    third = list(outcomes(run, 3, 1))[2]
    match = play_match("kingarthur", ("greedy", "random"), "3/3", {"seals": True})
    assert (third.number, third.seed) == (3, "3/3")
    assert match.result == (third.winners, third.scores, third.reason)
    assert match.moves == third.answers


class Watcher(RandomBot):
    def __init__(self, needs_view):
        super().__init__("watcher")
        self.needs_view = needs_view
        self.seen = []

    def choose(self, view, question):
        assert len(question.options) > 1  # where there is no choice, nobody is asked
        self.seen.append(view.get("viewer"))
        return super().choose(view, question)


def test_a_view_is_built_for_those_who_look():
    blind, looking = Watcher(needs_view=False), Watcher(needs_view=True)
    play_match("kingarthur", (blind, looking), 1)
    assert set(blind.seen) == {None}
    assert set(looking.seen) == {1}


def test_a_broken_match_is_named(monkeypatch):
    def refuse(*_):
        raise ValueError("the well is dry")

    monkeypatch.setattr(simulate, "make", refuse)
    with pytest.raises(BrokenMatch, match=r"^Match 1 \(seed '9/1'\) broke: ValueError: the well is dry$"):
        list(outcomes(Run("kingarthur", ("random", "random"), {}, "9"), 5, 1))


def test_a_match_that_breaks_in_a_worker_is_named():
    run = Run("kingarthur", ("random", "nobody"), {}, "9")
    with pytest.raises(BrokenMatch, match=r"^Match 4 \(seed '9/4'\) broke: SetupError: There is no bot"):
        list(pool._shared_out(simulate._tally, run, [range(4, 6)], 1))


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
        simulate.simulate("kingarthur", seats, games, 1, jobs=jobs)


def test_a_game_may_tell_more_of_its_matches():
    summary = simulate.simulate("grailcup", ("random",) * 4, 30, "study", jobs=1)
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
    summary = simulate.simulate("taintedgrail", ("greedy",), 2, "study", jobs=1)
    fights, rounds = summary.shares["fights-1"], summary.samples["rounds-fights-1"]
    assert 0 < fights.well <= fights.times
    assert fights.share == pytest.approx(fights.well / fights.times)
    assert fights.share_interval[0] < fights.share <= fights.share_interval[1]
    assert 1 <= rounds.min <= rounds.mean <= rounds.max


def test_with_three_seats_everybody_has_two_allies_in_the_last_round():
    summary = simulate.simulate("grailcup", ("random",) * 3, 10, "study", jobs=1)
    assert sum(trait.seats for trait in summary.traits["ally"].values()) == 2 * 3 * 10


def test_a_game_without_a_study_has_none():
    summary = simulate.simulate("kingarthur", ("random",) * 2, 2, 1, jobs=1)
    assert (summary.figures, summary.traits) == ({}, {})
