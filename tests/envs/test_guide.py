"""What the guides for researchers say is so."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from roundtable.envs.features import encoder
from roundtable.games import find, names, part

DOCS = Path(__file__).parent.parent.parent / "docs"


def blocks(page):
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text("utf-8"), re.DOTALL)


def test_the_session_in_the_guide_runs():
    subprocess.run([sys.executable, "-c", "\n".join(blocks("environments.md"))], check=True)


@pytest.mark.parametrize("game", [game for game in names() if part(game, "features")])
def test_the_guide_knows_how_many_numbers_a_game_has(game):
    found = find(game)
    fewest, most = [encoder(game, seats, found.choose({})) for seats in (found.seats[0], found.seats[-1])]
    seats = f"{found.seats[0]}–{found.seats[-1]}"
    row = f"| `{game}` | {seats} | {most.numbering.size} | {fewest.size} | {most.size} |"
    assert row in (DOCS / "environments.md").read_text("utf-8").splitlines()
