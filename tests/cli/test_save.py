"""`--save FILE`: killed at any moment, no answer that was taken is lost; foreign files are left alone."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from random import Random

import pytest

import roundtable as rt
from roundtable.kernel.match.codec import seal
from roundtable.kernel.tape import unwind
from tests.cli.terminal import Piped, keep, load, refused, run, scripted

SCRIPT = scripted(seed="killed")
START = ("play", "kingarthur", "--seed", "killed", "--save")
LINES = len(SCRIPT.lines)


def check(file, prompts: int) -> rt.Match:
    """All that was answered before the last prompt shown is in the file, and nothing else."""
    match = load(file)
    answers, whole = unwind(match.answers), unwind(SCRIPT.match.answers)
    assert answers == whole[: len(answers)]
    assert len(answers) >= SCRIPT.moments[prompts - 1]
    return match


def finish(file, match: rt.Match, *words: object) -> None:
    """Going on from the file leads to the end that the script leads to."""
    ran = run(*words, typed=SCRIPT.rest(match.moves))
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over." in ran.out
    assert load(file).fingerprint() == SCRIPT.match.fingerprint()


def killed_at_prompt(file, kth: int) -> rt.Match:
    """Answered line by line, each after its prompt, and killed at the prompt after the k-th line."""
    table = Piped(*START, file)
    for number, line in enumerate(SCRIPT.lines[:kth], 1):
        assert table.prompts(number) == number
        table.type(line)
    table.prompts(kth + 1)
    return check(file, table.kill())


@pytest.mark.parametrize("kth", sorted(Random(1).sample(range(LINES), 4)))
def test_killed_at_a_prompt_the_file_has_every_answer(tmp_path, kth):
    assert killed_at_prompt(tmp_path / "evening.json", kth).moves == SCRIPT.moments[kth]


@pytest.mark.parametrize("words", [["play"], ["play", "kingarthur", "--save"]], ids=["FILE", "--save FILE"])
def test_a_killed_game_goes_on_to_its_end(tmp_path, words):
    file = tmp_path / "evening.json"
    finish(file, killed_at_prompt(file, LINES // 2), *words, file)


@pytest.mark.parametrize("kth", sorted(Random(2).sample(range(1, LINES), 5)))
def test_killed_in_a_burst_of_input_the_file_has_every_acknowledged_answer(tmp_path, kth):
    file = tmp_path / "evening.json"
    table = Piped(*START, file)
    table.type(*SCRIPT.lines)
    table.prompts(kth)
    check(file, table.kill())


def test_killed_again_and_again_the_game_comes_to_its_end(tmp_path):
    """Each time somewhere between two prompts: in a bot's answer, while drawing, while writing."""
    file, chance, words = tmp_path / "evening.json", Random(3), [*START, tmp_path / "evening.json"]
    moves = 0
    for _ in range(10):
        table = Piped(*words)
        table.type(*SCRIPT.rest(moves))
        table.prompts(chance.randint(1, 5))
        time.sleep(chance.random() / 20)
        table.kill()
        now = check(file, 1).moves
        assert now >= moves
        moves, words = now, ["play", file]
    finish(file, load(file), "play", file)


def test_after_a_normal_end_there_is_one_file(tmp_path):
    file = tmp_path / "evening.json"
    ran = run(*START, file, typed=SCRIPT.lines)
    assert ran.code == 0
    assert list(tmp_path.iterdir()) == [file]
    again = run("play", file)
    assert again.code == 0
    assert "The winner" in again.out


IN_THE_MIDST = """
import os, sys
from roundtable.cli import main
def fsync(descriptor, left=[int(sys.argv[1])]):
    left[0] -= 1
    if not left[0]:
        os.kill(os.getpid(), 9)
os.fsync = fsync
main(sys.argv[2:])
"""


@pytest.mark.parametrize("write", [2, 30])
def test_killed_in_the_midst_of_writing_the_file_is_whole_and_nothing_else_stays(tmp_path, write):
    """The n-th write begins and is never ended: the one before it counts; who goes on tidies up."""
    file = tmp_path / "evening.json"
    words = [sys.executable, "-c", IN_THE_MIDST, str(write), *START, str(file)]
    typed = "".join(f"{line}\n" for line in SCRIPT.lines).encode()
    killed = subprocess.run(words, input=typed, stdout=subprocess.PIPE, check=False)
    assert killed.returncode == -9
    assert check(file, 1).moves == write - 2  # the first write is the set-up
    run("play", file, typed=[*SCRIPT.rest(write - 2)[:2], "q"])
    assert load(file).moves > write - 2
    assert list(tmp_path.iterdir()) == [file]


def test_undo_is_kept_in_the_file_too(tmp_path):
    file = tmp_path / "evening.json"
    setup = {
        "seats": 2,
        "action": 2,
        "hands": [["red", "red", "merlin"], []],
        "columns": {"dark": ["dark-2"]},
    }
    keep(file, rt.scenario("kingarthur", setup), players=["you", "greedy"])
    run("play", file, typed=["2"])
    assert load(file).moves == 1
    run("play", file, typed=["u"])
    assert load(file).moves == 0


def test_players_and_names_are_taken_up_again(tmp_path):
    file = tmp_path / "evening.json"
    run(*START, file, "--seats", "random,you", "--names", "Mordred,Arthur", typed=["q"])
    ran = run("play", file, typed=["q"])
    assert "Players: Mordred (bot), Arthur." in ran.out
    other = run("play", file, "--seats", "greedy,random")
    assert other.code == 0
    assert "The game is over." in other.out


# -- files that are not ours -------------------------------------------------------------------------

DOCUMENT = rt.new("kingarthur", seats=3, seed=1).save()
TEXT = json.dumps(DOCUMENT)
NESTED = json.loads("[" * 400 + "]" * 400)


def changed(**changes) -> str:
    """The document with these changes, and a seal that fits them."""
    document = {**DOCUMENT, **changes}
    return json.dumps({**document, "seal": seal(document)})


FOREIGN = {
    "empty": "",
    "not JSON": "Dear Guinevere,",
    "binary": "\x00\x01\x02",
    "another document": '{"format": "chess"}',
    "a list": "[1, 2]",
    "truncated": TEXT[: len(TEXT) // 2],
    "cut at the end": TEXT[:-1],
    "newer schema": changed(schema=99),
    "no schema": changed(schema=None),
    "newer rules": changed(rules=99),
    "older rules": changed(rules=0),
    "unknown game": changed(game="chess"),
    "no game": changed(game=["kingarthur"]),
    "seats": changed(seats=9),
    "options": changed(options={"dragons": True}),
    "options no object": changed(options=[]),
    "no state": changed(state=None),
    "state of another": changed(state={**DOCUMENT["state"], "position": 3}),
    "broken seal": json.dumps({**DOCUMENT, "seed": "2"}),
    "no seal": json.dumps({key: value for key, value in DOCUMENT.items() if key != "seal"}),
    "wrong fingerprint": changed(fingerprint="0" * 32),
    "answer of no seat": changed(answers=[[7, None]]),
    "answers no list": changed(answers=4),
    "unknown rule": changed(state={**DOCUMENT["state"], "stack": [["win", []]]}),
    "deeply nested": changed(answers=[[0, NESTED]]),
    "bottomless": "[" * 100_000,
    "players unknown": changed(players=["you", "dragon", "greedy"]),
}


@pytest.mark.parametrize("text", FOREIGN.values(), ids=FOREIGN)
@pytest.mark.parametrize(
    "words", [["play"], ["play", "kingarthur", "--save"]], ids=["play FILE", "--save FILE"]
)
def test_a_save_that_cannot_be_loaded_is_named_and_left_alone(tmp_path, words, text):
    file = tmp_path / "evening.json"
    file.write_text(text)
    why = refused(run(*words, file, typed=["1"] * 9))
    assert text == file.read_text()
    assert list(tmp_path.iterdir()) == [file]
    assert why.endswith(".")


def test_no_utf_8_is_no_save(tmp_path):
    file = tmp_path / "evening.json"
    file.write_bytes(b"\xff\xfe\x00")
    assert "is not a saved match" in refused(run("play", file))
    assert file.read_bytes() == b"\xff\xfe\x00"


def test_a_match_of_another_game_is_not_gone_on_with(tmp_path):
    file = keep(tmp_path / "other.json", rt.new("_template", seats=2))
    before = file.read_bytes()
    assert "holds a match of _template" in refused(run("play", "kingarthur", "--save", file))
    assert file.read_bytes() == before


def test_seed_options_and_seats_of_a_begun_match_are_settled(tmp_path):
    file = keep(tmp_path / "begun.json", rt.new("kingarthur", seats=3, seed=1))
    before = file.read_bytes()
    for words in (["--seed", "2"], ["-o", "seals"], ["--seats", "you,greedy"], ["--names", "a,b"]):
        refused(run("play", file, *words))
        refused(run("play", "kingarthur", "--save", file, *words))
    assert file.read_bytes() == before


def test_a_folder_is_no_save(tmp_path):
    folder = tmp_path / "folder"
    folder.mkdir()
    refused(run("play", "kingarthur", "--save", folder))
    refused(run("play", folder))
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("name", ["no/where.json", "n" * 300, "a file/below.json"])
def test_a_place_that_cannot_be_written_is_named(tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a file").write_text("")
    refused(run("play", "kingarthur", "--save", name, typed="q"))
    assert [path.name for path in tmp_path.iterdir()] == ["a file"]


def test_what_cannot_be_read_is_named():
    """A file that is there but refuses to be read, even by root."""
    refused(run("play", "kingarthur", "--save", "/proc/self/mem"))
