from collections import Counter

import pytest

from roundtable.kernel import Study
from roundtable.lab.runs.statistics import Outcome, Tally, mean_interval, spread, wilson


def outcome(winners, scores=(0, 0, 0), answers=10, reason="over"):
    return Outcome(1, "1/1", tuple(winners), tuple(scores), answers, reason)


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [
        (0, 10, 0.0, 0.2775328),  # z² / (n + z²)
        (10, 10, 0.7224672, 1.0),
        (5, 10, 0.2365931, 0.7634069),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998
        (1, 1, 0.2065493, 1.0),
    ],
)
def test_wilson_interval(wins, matches, low, high):
    assert wilson(wins, matches) == pytest.approx((low, high), abs=5e-5)


def test_interval_of_a_mean():
    numbers = Counter({2: 1, 4: 3, 5: 2, 7: 1, 9: 1})  # mean 5, variance 32/7
    assert mean_interval(numbers) == pytest.approx((5 - 1.48160, 5 + 1.48160), abs=1e-4)


def test_a_single_number_has_a_spread_but_no_interval():
    one = spread(Counter({7: 1}))
    assert (one.mean, one.interval, one.median, one.min, one.max) == (7, None, 7, 7, 7)


@pytest.mark.parametrize(("numbers", "median"), [([1, 2, 9], 2), ([1, 2, 4, 9], 3), ([5, 5, 1], 5)])
def test_median(numbers, median):
    assert spread(Counter(numbers)).median == median


def test_a_shared_victory_counts_a_part_for_each():
    tally = Tally([outcome([0]), outcome([0, 1]), outcome([0, 1, 2]), outcome([])])
    assert tally.wins(0) == pytest.approx(1 + 1 / 2 + 1 / 3)
    assert tally.wins(1) == pytest.approx(1 / 2 + 1 / 3)
    assert tally.wins(2) == pytest.approx(1 / 3)
    assert sum(tally.wins(seat) for seat in range(3)) == pytest.approx(3)  # nobody won the fourth


def test_what_happens_now_and_then_is_counted_over_all_matches():
    studies = [Study({}, {}, {"duels": (1, 3)}, {"blows": [4, 4, 1]}), Study({}, {}, {"duels": (2, 2)})]
    tally = Tally([outcome([0])._replace(study=study) for study in studies])
    assert tally.share_of("duels") == (3, 5)
    assert tally.samples_of("blows") == Counter({4: 2, 1: 1})


def test_tallies_add_up_in_any_order():
    plain = [outcome([n % 3], (n, 2 * n, 5), 10 + n % 4, "abc"[n % 3]) for n in range(20)]
    matches = [
        match._replace(study=Study({"days": n}, {}, {"duels": (n % 2, 2)}, {"blows": [n, 3]}))
        for n, match in enumerate(plain)
    ]
    parts = [Tally(matches[:3]), Tally(matches[3:15]), Tally(matches[15:])]
    there, back, whole = Tally(), Tally(), Tally(matches)
    for part in parts:
        there.add(part)
    for part in reversed(parts):
        back.add(part)
    assert vars(there) == vars(back) == vars(whole)
