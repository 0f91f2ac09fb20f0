"""Every action of the rulebook has tests named after it."""

import re
from pathlib import Path


def test_every_action_has_a_test_named_after_it():
    tests = "\n".join(file.read_text("utf-8") for file in Path(__file__).parent.parent.rglob("test_*.py"))
    assert {int(n) for n in re.findall(r"def test_action_(\d)_", tests)} == {1, 2, 3, 4}
