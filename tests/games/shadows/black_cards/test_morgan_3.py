"""Special black cards: Morgan, two siege engines (morgan-3)."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, seen
from tests.games.shadows.helpers.black_cards import draw


def test_two_engines():
    match = draw("morgan-3", engines=4)
    assert (seen(match)["engines"], asked(match), seen(match)["black_discard"]) == (6, "deed.what", 1)


@pytest.mark.parametrize("engines", [10, 11])
def test_two_engines_may_be_the_end(engines):
    match = draw("morgan-3", engines=engines)
    assert (match.to_move, match.result.winners, seen(match)["engines"]) == ((), (), 12)
