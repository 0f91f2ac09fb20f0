"""A track of one's own, from a file: played, simulated, kept in the save, or refused in one sentence."""

from __future__ import annotations

import json

import pytest

from tests.cli.terminal import refused, run

SPACES = """
spaces = [
    "start 7 8 9", "start 4 5 6", "start 1 2 3", "path", "village", "clover", "castle clover", "dragon",
    "church", "village", "clover", "path", "castle", "church", "clover", "village",
    "castle clover", "path", "church", "castle",
]
"""
WRONG = [
    ("spaces = [", "no TOML file"),
    ("length = 48", "list of spaces"),
    ("spaces = 7", "list of spaces"),
    (f"length = 21\n{SPACES}", "its length is 21, but it has 20 spaces"),
    (f"colour = 'red'\n{SPACES}", "no 'colour'"),
    (SPACES.replace('"castle",\n]', '"path",\n]'), "a castle, not 'path'"),
    (SPACES.replace('"dragon"', '"path"'), "one red space for the dragon, not 0"),
    (
        SPACES.replace('"path", "village", "clover"', '"path", "village", "inn"'),
        "Space 5 of the track is 'inn'",
    ),
    (SPACES.replace("clover", "path").replace("castle path", "castle"), "3 to 17 clovers, not 0"),
    (
        SPACES.replace("start 7 8 9", "start 8 9").replace("start 4 5 6", "start 4 5 6 7"),
        "spears go by space",
    ),
    (SPACES.replace("start 1 2 3", "start 1 2"), "each number from 9"),
    (SPACES.replace('"start 1 2 3", "path"', '"path", "start 1 2 3"'), "its first ones"),
]


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "board.toml"
    path.write_text(SPACES, "utf-8")
    return path


def test_it_is_played_and_kept_in_the_save(file, tmp_path):
    save = tmp_path / "match.json"
    seats = ("--seats", "greedy,random,greedy,random")
    assert run("play", "grailcup", "--track", file, *seats, "--save", save).code == 0
    kept = json.loads(save.read_text("utf-8"))
    assert kept["options"]["track"].startswith("start 7 8 9, start 4 5 6")
    assert kept["state"]["table"]["winner"] in range(4)
    assert max(kept["state"]["table"]["at"]) == 19
    assert run("verify", save).code == 0


def test_it_is_simulated(file):
    words = ("sim", "grailcup", "--track", file, "--seats", "random,random,random", "--games", 5, "--json")
    short = json.loads(run(*words).out)
    assert short["options"]["track"].startswith("start 7 8 9")
    assert max(seat["score"]["max"] for seat in short["seats"]) == 19


@pytest.mark.parametrize(("text", "sentence"), WRONG)
def test_a_wrong_one_is_refused_in_one_sentence(tmp_path, text, sentence):
    path = tmp_path / "board.toml"
    path.write_text(text, "utf-8")
    assert sentence in refused(run("play", "grailcup", "--track", path))


def test_a_missing_file_is_named(tmp_path):
    assert "nowhere.toml cannot be read" in refused(
        run("play", "grailcup", "--track", tmp_path / "nowhere.toml")
    )


def test_a_game_without_a_track_says_so(file):
    assert "kingarthur has no option 'track'" in refused(run("play", "kingarthur", "--track", file))


def test_a_match_that_has_begun_keeps_its_track(file, tmp_path):
    save = tmp_path / "match.json"
    run("play", "grailcup", "--seats", "random,random,random", "--save", save)
    assert "settled when it began" in refused(run("play", "--save", save, "--track", file))
