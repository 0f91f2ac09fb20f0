"""How loyal knights and traitors are wont to act: a soft-max policy for each, of what has been counted.

The weight of a deed in a situation is the logarithm of how often it was done there (policies.toml), which is
the soft-max policy that makes the counted deeds most likely. A few deeds of every kind are added, so that
nobody is ever sure. Loyal knights act in several ways, by their level, and traitors in several styles.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import exp, log
from statistics import fmean

from .deeds import Deed

COUNTED: dict[str, dict[str, dict[str, int]]] = tomllib.loads(
    files(__package__).joinpath("policies.toml").read_text("utf-8")
)
LOYAL = tuple(policy for policy in COUNTED if policy.startswith("loyal"))
TRAITOROUS = tuple(policy for policy in COUNTED if policy not in LOYAL)
STRAY = 6.0  # deeds that are added to those counted, spread over all kinds
MOST = 2.5  # no single deed says more than this, as a logarithm of the odds


@cache
def likely(policy: str, when: str, what: str) -> float:
    """How likely a player of this kind is to do this, in this situation."""
    kinds = {kind for counted in COUNTED.values() for kind in counted.get(when, ())} | {what}
    counted = COUNTED[policy].get(when, {})
    return (counted.get(what, 0) + STRAY / len(kinds)) / (sum(counted.values()) + STRAY)


@cache
def telling(policy: str, when: str, what: str) -> float:
    """How much a deed speaks for this policy, against all of them together, as a logarithm of the odds."""
    ratio = log(likely(policy, when, what) / fmean([likely(each, when, what) for each in COUNTED]))
    return max(-MOST, min(MOST, ratio))


def evidence(deed: Deed) -> tuple[float, ...]:
    """What one deed says for each policy: the loyal ones first."""
    return tuple([telling(policy, deed.when, deed.what) for policy in (*LOYAL, *TRAITOROUS)])


def guilt(sums: list[float]) -> float:
    """What all deeds of a seat say for a traitor, as a logarithm of the odds. Nobody knows which policy it
    would be, so all of one side count alike. A traitor may also do just what a loyal knight would: no deed
    clears a seat of that."""
    loyal = _mean(sums[: len(LOYAL)])
    return _mean([*sums[len(LOYAL) :], loyal]) - loyal


def _mean(sums: list[float]) -> float:
    """The logarithm of the mean of what these are logarithms of."""
    most = max(sums)
    return most + log(sum([exp(each - most) for each in sums]) / len(sums))
