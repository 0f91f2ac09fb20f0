"""A track of your own, from a file: played, simulated, kept in the save, or refused in one sentence."""

from __future__ import annotations

import json
import tomllib

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
    ("spaces = [", "not a TOML file"),
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
        "spears are given by space",
    ),
    (SPACES.replace("start 1 2 3", "start 1 2"), "each number once, from 9"),
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
    said = refused(run("play", "grailcup", "--track", path))
    assert sentence in said
    assert said.startswith(f"{path}: " if "TOML" not in sentence else f"{path} is not a TOML file: ")


def test_a_mark_before_the_text_is_no_part_of_it(file):
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    words = ("play", "grailcup", "--track", file, "--seats", "random,random,random")
    assert run(*words).code == 0


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b'name = "mine"\nspaces = path\n', "line 2, column 10: Invalid value."),
        (b'name = "mine"\nspaces = [\n', "line 2, at the end of the file: "),
        (b'name = "mine"\n\nspaces = ["\xff"]\n', "line 3 is not UTF-8 text."),
        (b"\xef\xbb\xbfspaces\n", "line 1, column 7: "),
    ],
)
def test_what_is_no_toml_is_named_with_its_line(tmp_path, data, line):
    path = tmp_path / "board.toml"
    path.write_bytes(data)
    assert f"board.toml is not a TOML file: {line}" in refused(run("play", "grailcup", "--track", path))


@pytest.mark.parametrize(
    ("given", "right"),
    [
        ("track=board.toml", "--track board.toml"),
        ("track=board", "--track board"),
        ("track=a, b.toml", "--track a, b.toml"),
        ("track", "--track FILE"),
    ],
)
@pytest.mark.parametrize(
    "words", [("play", "grailcup"), ("sim", "grailcup", "--seats", "random,random,random")]
)
def test_a_file_as_an_option_is_sent_to_its_place(words, given, right):
    assert f"use {right}." in refused(run(*words, "-o", given))


def test_a_track_by_name_or_written_out_is_an_option(file):
    words = ("play", "grailcup", "--seats", "random,random,random", "-o")
    assert run(*words, "track=reconstructed").code == 0
    spaces = ", ".join(tomllib.loads(file.read_text("utf-8"))["spaces"])
    assert run(*words, f"track={spaces}").code == 0
    assert "is 'inn'" in refused(run(*words, f"track=inn, {spaces}"))


def test_a_game_without_a_track_says_so_of_the_option_too():
    assert "kingarthur has no option 'track'" in refused(run("play", "kingarthur", "-o", "track=board.toml"))


def test_a_missing_file_is_named(tmp_path):
    assert "nowhere.toml cannot be read" in refused(
        run("play", "grailcup", "--track", tmp_path / "nowhere.toml")
    )


def test_a_game_without_a_track_says_so(file):
    said = refused(run("play", "kingarthur", "--track", file))
    assert said.startswith("kingarthur has no option 'track'")


def test_a_match_that_has_begun_keeps_its_track(file, tmp_path):
    save = tmp_path / "match.json"
    run("play", "grailcup", "--seats", "random,random,random", "--save", save)
    assert "fixed when it began" in refused(run("play", "--save", save, "--track", file))
