"""Each ally, token, die face and row of the draft table has tests named after it."""

import re
from pathlib import Path

import pytest

from tests.games.grailcup.helpers import ALLIES

TOKENS = "boots goblin bait fake_grail magnet".split()
DRAFT = ("choosing", "three_players", "eight_players")
FACES = ("village_die_seal", "the_thief", "the_spear_face")
TESTS = "\n".join(file.read_text("utf-8") for file in Path(__file__).parent.parent.rglob("test_*.py"))


@pytest.mark.parametrize("heading", [*ALLIES, *TOKENS, *DRAFT, *FACES])
def test_every_part_has_a_test_named_after_it(heading):
    assert re.search(rf"def test_\w*{heading}", TESTS)
