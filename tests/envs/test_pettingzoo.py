"""PettingZoo's own tests, and what they do not ask: true copies, rewards, pictures."""

import copy
import pickle
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from roundtable.envs.pettingzoo import RoundtableEnv, env
from roundtable.games import find, names
from roundtable.kernel import RoundtableError, SetupError

SEATINGS = [(game, seats) for game in names() for seats in (find(game).seats[0], find(game).seats[-1])]
# PettingZoo says so of every environment with a mask that is not one of its own.
AS_IN_CLASSIC = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably",
    "ignore:Action mask numpy array is all zeros",
)


def played(table, steps, seed=3):
    """Play at random for some steps; what each agent met."""
    dice, met = np.random.default_rng(seed), []
    for agent in table.agent_iter(steps):
        seen, reward, over, cut, _ = table.last()
        mask = seen["action_mask"]
        action = None if over or cut else int(dice.choice(np.flatnonzero(mask)))
        met.append((agent, reward, over, cut, action))
        table.step(action)
    return met


@AS_IN_CLASSIC
@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_pettingzoo_s_api_test(game, seats, capsys):
    api_test(env(game, seats), num_cycles=120)
    assert "Passed API test" in capsys.readouterr().out


@AS_IN_CLASSIC
@pytest.mark.parametrize("game", names())
def test_pettingzoo_s_api_test_with_observations_by_name(game):
    api_test(env(game, observations="dict", rewards="score"), num_cycles=40)


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_pettingzoo_s_seed_test(game, seats):
    seed_test(lambda: env(game, seats), num_cycles=60)


@pytest.mark.parametrize("game", names())
def test_pettingzoo_s_render_test(game):
    def is_picture(svg):
        return ElementTree.fromstring(svg).tag.endswith("svg") and svg.count("<text") >= 3

    render_test(lambda render_mode=None: env(game, render_mode=render_mode), {"svg": is_picture})


@pytest.mark.parametrize("way", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
@pytest.mark.parametrize("game", names())
def test_a_copy_in_mid_game_goes_on_as_the_original_does(game, way):
    table = env(game, find(game).seats[-1])
    table.reset(seed=5)
    played(table, 45)
    twin = way(table)
    assert twin.course.match is not table.course.match
    assert twin.course.match.fingerprint() == table.course.match.fingerprint()
    assert played(twin, 25) == played(table, 25)
    assert twin.course.match.fingerprint() == table.course.match.fingerprint()
    before = table.course.match.fingerprint()
    played(twin, 5)
    assert table.course.match.fingerprint() == before


def test_a_copy_in_the_middle_of_an_answer_keeps_what_was_said():
    table: Any = env("kingarthur", 2)
    for seed in range(50):
        table.reset(seed=seed)
        while table.course.seat is not None and not table.course.asked.given:
            played(table, 1, seed)
        if table.course.seat is not None:
            break
    assert table.course.asked.given
    for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert twin.course.asked.given == table.course.asked.given
        assert np.array_equal(
            twin.action_mask(twin.agent_selection), table.action_mask(table.agent_selection)
        )


@pytest.mark.parametrize("game", names())
def test_rewards_come_at_the_end_by_result_or_by_score(game):
    ends = {}
    for by in ("result", "score"):
        table: Any = env(game, rewards=by)
        table.reset(seed=2)
        met = played(table, 10**6)
        seats = len(table.possible_agents)
        assert all(reward == 0 for _, reward, over, _, _ in met if not over)
        assert [agent for agent, _, over, _, _ in met if over] == table.possible_agents
        ends[by] = [reward for _, reward, over, _, _ in met if over]
        result = table.course.match.result
        assert len(ends[by]) == seats
    assert ends["score"] == list(result.scores)
    assert ends["result"] == [1 if seat in result.winners else -1 for seat in range(seats)]


def test_a_match_may_be_cut_short():
    table = env("taintedgrail", 1, longest=10)
    table.reset(seed=1)
    met = played(table, 100)
    assert [cut for _, _, _, cut, _ in met] == [False] * 10 + [True]


def test_a_seed_begins_a_series_of_matches():
    table = env("grailcup", 3)
    series = []
    for seed in (4, None, None, 4, None):
        table.reset(seed=seed)
        series.append(table.course.match.fingerprint())
    assert series[:2] == series[3:]
    assert len({*series}) == 3


def test_wrong_settings_and_wrong_actions_are_refused_in_a_sentence():
    for wrong, sentence in (
        (dict(game="chess"), "There is no game 'chess'"),
        (dict(game="kingarthur", seats=9), "2 to 5 seats"),
        (dict(game="kingarthur", rewards="gold"), "rewards can be 'result', 'score'"),
        (dict(game="kingarthur", render_mode="rgb_array"), "render_mode can be"),
        (dict(game="kingarthur", dragons=True), "has no option 'dragons'"),
    ):
        with pytest.raises(SetupError, match=sentence):
            RoundtableEnv(**wrong)
    table = env("kingarthur", 2)
    table.reset(seed=1)
    before = table.course.match.fingerprint()
    with pytest.raises(RoundtableError, match="not allowed now"):
        table.step(int(np.flatnonzero(table.action_mask(table.agent_selection) == 0)[0]))
    with pytest.raises(SetupError, match="must act"):
        table.step(None)
    assert table.course.match.fingerprint() == before


def test_the_readers_of_a_picture_see_what_the_seat_sees():
    table = env("kingarthur", 2, render_mode="ansi")
    table.reset(seed=1)
    said = table.render() or ""
    assert "Adventures" in said
    assert "Holy Grail" in said
