"""OpenSpiel's own conformance tests and algorithms on our games."""

import copy
import json
import random
import unittest
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts

from roundtable.envs.openspiel import PREFIX, RoundtableGame, RoundtableState, register
from roundtable.games import find, names
from roundtable.kernel import SetupError

register()
# The first seat must take the dragon: else the second does, and has won.
TABLE = {
    "hands": [["red", "red"], ["beige", "beige"]],
    "columns": {"dragon": ["dragon-2"], "dark": ["dark-1"]},
    "deck": [],
    "supply": [],
    "action": 2,
    "idle": 3,
}
SEATINGS = [(game, seats) for game in names() for seats in (find(game).seats[0], find(game).seats[-1])]
GOLDEN = Path(__file__).parent / "golden"


def loaded(game, seats, **settings):
    named = "".join(f",{name}={value}" for name, value in settings.items())
    return pyspiel.load_game(f"{PREFIX}{game}(players={seats}{named})")


def moment(game, steps, seed):
    """A state in mid-game, at random: never the end, however short the game is."""
    dice, state = random.Random(seed), game.new_initial_state()
    state.apply_action(dice.randrange(1000))
    for _ in range(steps):
        child = state.child(dice.choice(state.legal_actions()))
        if child.is_terminal():
            break
        state = child
    return state


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_openspiel_s_api_conformance_test(name, seats, monkeypatch):
    """Its cases for games whose tree is too large to be walked as a whole."""
    settings = {"game": loaded(name, seats), "game_name": name}
    tested = type("Conformance", (api_test.EnforceAPIOnPartialTreeBase,), settings)
    sampled = api_test.sample_some_states.sample_some_states
    monkeypatch.setattr(
        api_test.sample_some_states, "sample_some_states", lambda game, max_states: sampled(game, 60)
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(tested).run(result)
    assert result.testsRun >= 5
    assert [text for _, text in (*result.errors, *result.failures)] == []


@pytest.mark.parametrize("name", names())
def test_openspiel_s_random_simulation(name, capfd):
    """Every state of a match is cloned, serialized and read back by OpenSpiel itself."""
    pyspiel.random_sim_test(loaded(name, find(name).seats[0]), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", names())
def test_a_resampled_state_looks_the_same_to_its_player_and_others_differ(name):
    game, differ = loaded(name, find(name).seats[-1]), 0
    for seed in range(12):
        state = moment(game, 5 * seed, seed)
        player = state.current_player()
        guesses = [state.resample_from_infostate(player, lambda s=s: s / 7) for s in range(3)]
        for guess in guesses:
            assert guess.current_player() == player
            assert guess.information_state_string(player) == state.information_state_string(player)
            assert guess.information_state_tensor(player) == state.information_state_tensor(player)
            assert guess.legal_actions() == state.legal_actions()
        differ += len({str(guess.course.match.fingerprint()) for guess in guesses}) > 1
        clone = guesses[0].clone()
        clone.apply_action(clone.legal_actions()[0])
        assert guesses[0].legal_actions() == state.legal_actions()
    assert differ


@pytest.mark.parametrize("name", names())
def test_openspiel_s_is_mcts_plays(name):
    game, dice = loaded(name, find(name).seats[0]), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.4, 4, random_state=dice)
    state = moment(game, 20, 3)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        if state.is_terminal():
            break


def test_is_mcts_finds_the_move_that_wins():
    game, dice = RoundtableGame("kingarthur", {"players": 2}, TABLE), np.random.RandomState(4)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(4, dice), 1.4, 60, random_state=dice)
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.action_to_string(bot.step(state)) == "'dragon-2'"


def test_external_sampling_mccfr_learns_a_small_table():
    game = RoundtableGame("kingarthur", {"players": 2, "deals": 1}, TABLE)
    np.random.seed(3)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(40):
        solver.iteration()
    state = game.new_initial_state()
    state.apply_action(0)
    learnt = solver.average_policy().action_probabilities(state)
    best = max(learnt, key=learnt.get)
    assert state.action_to_string(best) == "'dragon-2'"
    assert learnt[best] > 0.8


def course_of(name):
    """A match by OpenSpiel's names: who was asked which numbers, what was answered, and how it ended."""
    state, lines, dice = moment(loaded(name, find(name).seats[0]), 0, 11), [], random.Random(5)
    while not state.is_terminal():
        action = dice.choice(state.legal_actions())
        lines.append([state.current_player(), state.legal_actions(), action])
        state.apply_action(action)
    return {"actions": lines, "returns": state.returns()}


def test_golden_playthroughs_are_there():
    """A game that has just been begun has none yet."""
    assert {path.stem for path in GOLDEN.iterdir()} >= {"grailcup", "kingarthur", "shadows", "taintedgrail"}


@pytest.mark.parametrize("name", sorted(path.stem for path in GOLDEN.iterdir()))
def test_a_golden_playthrough_is_played_as_it_was(name):
    """If rules or numbers were changed on purpose: python -m tests.envs.test_openspiel writes them again."""
    assert json.loads((GOLDEN / f"{name}.json").read_text("utf-8")) == course_of(name)


def test_copies_are_whole_and_what_cannot_be_is_refused():
    state = moment(loaded("shadows", 3), 30, 1)
    for twin in (state.clone(), copy.deepcopy(state.course)):
        course = twin.course if isinstance(twin, RoundtableState) else twin
        assert course.match.fingerprint() == state.course.match.fingerprint()
        assert course.match is not state.course.match
    with pytest.raises(SetupError, match="at least one deal"):
        RoundtableGame("kingarthur", {"deals": 0})
    with pytest.raises(SetupError, match="2 to 5 seats"):
        RoundtableGame("kingarthur", {"players": 9})
    assert loaded("kingarthur", 3, seals=True).new_initial_state().get_game().options["seals"] is True


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for each in names():
        (GOLDEN / f"{each}.json").write_text(json.dumps(course_of(each)) + "\n", "utf-8")
