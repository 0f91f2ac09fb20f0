"""`roundtable new-game`, in a copy of the package: a game that can be listed, checked and played at once."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import roundtable
from tests.cli.terminal import COMMAND, PLAIN

PACKAGE = Path(roundtable.__file__).parent
INSPECT = """
from roundtable.games import find
from roundtable.lab.contract.inspection import inspect, random_setup
for seed in "abcdef":
    assert inspect(random_setup(find("goldenfleece"), seed), seed).result is not None
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of the package in which a game has been begun."""
    root = tmp_path_factory.mktemp("src")
    shutil.copytree(PACKAGE, root / "roundtable", ignore=shutil.ignore_patterns("__pycache__"))
    made = call(root, "new-game", "goldenfleece")
    assert (made.returncode, made.stderr) == (0, "")
    return root


def call(root: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return python(root, COMMAND, *words, typed=typed)


def python(root: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **PLAIN, "PYTHONPATH": str(root)}
    return subprocess.run([sys.executable, *words], input=typed, capture_output=True, text=True, env=env)


def tree(root: Path) -> set[Path]:
    return {path for path in root.rglob("*") if "__pycache__" not in path.parts}


def test_every_file_of_the_template_is_copied_under_the_new_name(copy):
    games = copy / "roundtable/games"
    template, made = games / "_template", games / "goldenfleece"
    assert {path.relative_to(template) for path in tree(template)} == {
        path.relative_to(made) for path in tree(made)
    }
    assert not [path for path in tree(made) if path.is_file() and "_template" in path.read_text("utf-8")]
    assert "goldenfleece" not in [path.name for path in (PACKAGE / "games").iterdir()]


def test_the_new_game_is_listed(copy):
    assert "\ngoldenfleece " in f"\n{call(copy, 'games').stdout}"
    listed = json.loads(call(copy, "games", "--json").stdout)
    assert {"goldenfleece", "kingarthur"} <= {game["name"] for game in listed}


def test_the_new_game_passes_the_contract(copy):
    ran = python(copy, "-c", INSPECT)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_the_new_game_can_be_played_over_a_pipe(copy):
    cards = "".join(f"{card}\n" for card in range(1, 13))  # a card is typed by its own number
    ran = call(copy, "play", "goldenfleece", "--seats", "you,greedy", typed=cards * 20)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "The game is over." in ran.stdout


def test_the_new_game_shows_its_rulings(copy):
    ran = call(copy, "rules", "goldenfleece")
    assert ran.returncode == 0
    assert "TP-1" in ran.stdout


BAD = ["goldenfleece", "_template", "_mine", "Chess", "go-game", "class", "../out", "шахи", ""]


@pytest.mark.parametrize("name", [*BAD, "n" * 300], ids=lambda name: repr(name)[:20])
def test_a_bad_or_taken_name_is_refused(copy, name):
    before = tree(copy)
    ran = call(copy, "new-game", name)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("roundtable: ")
    assert ran.stderr.count("\n") == 1
    assert tree(copy) == before


def test_a_folder_that_is_there_already_is_left_alone(copy):
    folder = copy / "roundtable/games/halfmade"
    folder.mkdir()
    (folder / "notes.txt").write_text("mine")
    ran = call(copy, "new-game", "halfmade")
    assert ran.returncode == 2
    assert [path.name for path in folder.iterdir()] == ["notes.txt"]
    shutil.rmtree(folder)
