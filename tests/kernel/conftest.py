"""Fixtures for the tests of the kernel; their games stand in kernel_games.py."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from roundtable.kernel import Match
from tests.kernel.kernel_games import POND, start

# A busy machine may take its time over an example.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


@pytest.fixture
def match() -> Match:
    """Three seats at the pond, seat 0 to act."""
    return start(POND, seats=3)
