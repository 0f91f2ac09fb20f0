"""Fixtures for the tests of the kernel; their games stand in kernel_games.py."""

from __future__ import annotations

import pytest

from roundtable.kernel import Match
from tests.kernel.kernel_games import POND, start


@pytest.fixture
def match() -> Match:
    """Three seats at the pond, seat 0 to act."""
    return start(POND, seats=3)
