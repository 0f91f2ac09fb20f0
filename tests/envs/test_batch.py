"""Many matches side by side."""

import numpy as np
import pytest

from roundtable.envs.batch import Batch
from roundtable.envs.course import Course
from roundtable.games import find, names
from roundtable.kernel import SetupError


@pytest.mark.parametrize("game", names())
def test_a_batch_plays_the_same_matches_as_one_after_another(game):
    seats = find(game).seats[0]
    batch, dice = Batch(game, seats, 3, "b"), np.random.default_rng(1)
    alone = [Course.begin(game, seats, f"b/{number}/0", {}) for number in range(3)]
    for _ in range(60):
        now = batch.now()
        for number, course in enumerate(alone):
            assert now.seat[number] == course.seat
            assert np.array_equal(now.observation[number], course.observed(int(now.seat[number])))
            assert np.flatnonzero(now.action_mask[number]).tolist() == course.numbers()
        actions = batch.sample(dice)
        step = batch.step(actions)
        for course, action in zip(alone, actions.tolist(), strict=True):
            course.take(action)
        if step.done.any():
            break


def test_a_match_that_ends_is_followed_by_the_next():
    batch, dice, ends = Batch("grailcup", 3, 4, 9), np.random.default_rng(2), 0
    while ends < 6:
        step = batch.step(batch.sample(dice))
        for number in np.flatnonzero(step.done):
            ends += 1
            assert sorted(step.rewards[number]) == [-1, -1, 1]
            assert batch.courses[number].match.moves < 5
        assert not step.rewards[~step.done].any()
        assert step.action_mask.any(axis=1).all()
    again = Batch("grailcup", 3, 4, 9)
    assert np.array_equal(again.now().observation, Batch("grailcup", 3, 4, 9).now().observation)


def test_a_wrong_action_moves_nothing():
    batch = Batch("kingarthur", 2, 2, 1)
    before = [course.match.fingerprint() for course in batch.courses]
    good = batch.sample(np.random.default_rng(1))
    for wrong, sentence in (
        ([int(good[0]), -1], "action -1 is not allowed in match 1"),
        ([int(good[0])], "takes 2 whole numbers"),
        ([0.5, 0.5], "takes 2 whole numbers"),
    ):
        with pytest.raises(SetupError, match=sentence):
            batch.step(wrong)
    assert [course.match.fingerprint() for course in batch.courses] == before
    for settings in (dict(matches=0), dict(matches=2, rewards="gold")):
        with pytest.raises(SetupError):
            Batch("kingarthur", 2, seed=1, **settings)
