"""The example that learns, in short form."""

import numpy as np

from examples import learn


def test_a_policy_that_has_learnt_a_little_beats_the_page_clearly():
    policy = learn.Policy()
    before = learn.wins(policy, "page", 20)
    learn.train(policy, 4)
    after = learn.wins(policy, "page", 20)
    assert before < 0.8
    assert after >= 0.9
    assert np.isfinite(policy.weights).all()
