"""`roundtable new-game`, in a copy of the whole tree: a game that can be listed and played at once, and that
passes every check which looks at all games."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import COMMAND, PLAIN

ROOT = Path(__file__).parents[2]
HEAVY = shutil.ignore_patterns(".*cache", ".git", ".venv", "__pycache__", "node_modules", "static")
LOOKS_AT_ALL_GAMES = re.compile(r'\bnames\(\)|\brt\.games\(\)|/ "games"')
SECONDS = 300  # in which all those checks are done, also on a machine that is busy
INSPECT = """
from roundtable.games import find
from roundtable.lab.contract.inspection import inspect, random_setup
for seed in "abcdef":
    assert inspect(random_setup(find("goldenfleece"), seed), seed).result is not None
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of the tree in which a game has been begun."""
    root = tmp_path_factory.mktemp("tree") / "roundtable"
    shutil.copytree(ROOT, root, ignore=HEAVY)
    made = call(root, "new-game", "goldenfleece", "--letters", "GF")
    assert (made.returncode, made.stderr) == (0, "")
    assert "with rulings from GF-1 on" in made.stdout
    return root


def call(root: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return python(root, COMMAND, *words, typed=typed)


def python(root: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **PLAIN, "PYTHONPATH": str(root / "src")}
    return subprocess.run(
        [sys.executable, *words],
        input=typed,
        capture_output=True,
        text=True,
        env=env,
        cwd=root,
        timeout=SECONDS,
    )


def tree(root: Path) -> set[Path]:
    return {path for path in root.rglob("*") if "__pycache__" not in path.parts}


@pytest.mark.parametrize("folder", ["src/roundtable/games", "tests/games"])
def test_every_file_of_the_template_is_copied_under_the_new_name(copy, folder):
    template, made = copy / folder / "_template", copy / folder / "goldenfleece"
    files = [path for path in tree(made) if path.is_file()]
    assert {path.relative_to(template) for path in tree(template)} == {
        path.relative_to(made) for path in tree(made)
    }
    assert not [path for path in files if re.search("_template|TP-|tp_", path.read_text("utf-8"))]
    assert not (ROOT / folder / "goldenfleece").exists()


def test_the_new_game_is_in_the_changelog_and_its_matches_are_recorded(copy):
    changelog = (copy / "CHANGELOG.md").read_text("utf-8")
    assert "### Goldenfleece\n- **Rules:** `goldenfleece/1`, the first version.\n\n###" in changelog
    recorded = {path.stem for path in (copy / "tests/fixtures/goldenfleece").iterdir()}
    assert recorded == {"two-greedy", "three-mixed", "four-random"}


def test_nothing_else_was_touched(copy, tmp_path):
    def others(root: Path) -> dict[Path, bytes]:
        files = [path for path in tree(root) if path.is_file() and "goldenfleece" not in path.parts]
        return {path.relative_to(root): path.read_bytes() for path in files}

    fresh = Path(shutil.copytree(ROOT, tmp_path / "fresh", ignore=HEAVY))
    before, after = others(fresh), others(copy)
    assert {path for path in after if after[path] != before.get(path)} == {Path("CHANGELOG.md")}


def test_the_new_game_passes_every_check_that_looks_at_all_games(copy):
    """Those that are done once for all games, and of the others those that are named after the new one."""
    tests = [path.relative_to(copy) for path in sorted((copy / "tests").rglob("test_*.py"))]
    wanted = [
        str(path) for path in tests if path.parts[1] not in ("cli", "e2e", "games") and looks(copy / path)
    ]
    assert len(wanted) > 6
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "goldenfleece or not ["]
    packages = copy / "web" / "node_modules"  # too heavy to be copied, and the icons of all games lie there
    packages.symlink_to(ROOT / "web" / "node_modules")
    try:
        ran = python(copy, *words, *wanted, "tests/games/goldenfleece")
    finally:
        packages.unlink()
    assert ran.returncode == 0, ran.stdout[-3000:]


def looks(test):
    return LOOKS_AT_ALL_GAMES.search(test.read_text("utf-8")) is not None


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
    assert "GF-1" in ran.stdout


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
    folder = copy / "src/roundtable/games/halfmade"
    folder.mkdir()
    (folder / "notes.txt").write_text("mine")
    ran = call(copy, "new-game", "halfmade")
    assert ran.returncode == 2
    assert [path.name for path in folder.iterdir()] == ["notes.txt"]
    shutil.rmtree(folder)


def test_letters_that_another_game_has_are_refused(copy):
    ran = call(copy, "new-game", "silverfleece", "--letters", "KA")
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
    assert "GF, " in ran.stderr
    assert not (copy / "src/roundtable/games/silverfleece").exists()


def test_without_a_source_tree_only_the_game_is_written(tmp_path):
    package = tmp_path / "src" / "roundtable"
    shutil.copytree(ROOT / "src" / "roundtable", package, ignore=HEAVY)
    ran = call(tmp_path, "new-game", "goldenfleece")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "GO-1" in ran.stdout
    assert (package / "games" / "goldenfleece").is_dir()
    assert [path.name for path in tmp_path.iterdir()] == ["src"]
