"""A wrong argument to any command: one clear line, exit code 2, no traceback, nothing written."""

from __future__ import annotations

import subprocess

import pytest

from tests.cli.terminal import COMMAND, refused, run

LONG = "n" * 300
NOT_UTF_8 = "\udcff"  # a byte that is not text, as Python passes it on from a command line

WRONG = [
    # a command, and what its sentence must name
    ("chess", "chess"),
    ("games chess", "chess"),
    ("games --lang de", "de"),
    ("games --nonsense", "--nonsense"),
    ("rules", "GAME"),
    ("rules chess", "chess"),
    ("rules chess --figures", "chess"),
    ("rules kingarthur --nonsense", "--nonsense"),
    ("new-game", "NAME"),
    ("new-game kingarthur", "kingarthur"),
    ("new-game goldenfleece extra", "extra"),
    ("replay", "FILE"),
    ("replay missing.json", "missing.json"),
    ("replay .", "."),
    ("replay missing.json --seat x", "x"),
    ("replay missing.json --lang de", "de"),
    (f"replay {LONG}", "nnn"),
    ("verify", "FILE"),
    ("verify missing.json", "missing.json"),
    ("verify .", "."),
    (f"verify {LONG}", "nnn"),
    ("fuzz", "GAME"),
    ("fuzz chess", "chess"),
    ("fuzz kingarthur --matches 0", "0"),
    ("fuzz kingarthur --matches many", "many"),
    ("fuzz kingarthur --density 2", "2"),
    ("fuzz kingarthur --jobs 0", "0"),
    ("fuzz kingarthur --matches 1 --jobs 1 --into missing", "missing"),
    ("sim", "GAME"),
    ("sim chess --seats random,random", "chess"),
    ("sim kingarthur", "--seats"),
    ("sim kingarthur --seats random", "2 to 5"),
    ("sim kingarthur --seats random,random,random,random,random,random", "2 to 5"),
    ("sim kingarthur --seats you,random", "you"),
    ("sim kingarthur --seats random,", "''"),
    ("sim kingarthur --seats random,random --games 0", "0"),
    ("sim kingarthur --seats random,random --jobs -1", "-1"),
    ("sim kingarthur --seats random,random -o dragons", "dragons"),
    ("sim kingarthur --seats random,random -o seals=3", "3"),
    ("sim kingarthur --seats random,random -o seals -o seals", "twice"),
    ("sim kingarthur --seats random,random -o =", "="),
    ("sim kingarthur --seats random,random --json --csv", "--csv"),
    ("bench chess", "chess"),
    ("bench kingarthur --seats 6", "2 to 5"),
    ("bench kingarthur --seats 0", "0"),
    ("bench kingarthur --seconds 0", "0"),
    ("bench kingarthur --seconds nan", "nan"),
    ("bench kingarthur --seconds soon", "soon"),
    ("bench kingarthur -o dragons", "dragons"),
    ("bench kingarthur -o seals=", "seals="),
    ("play", "kingarthur"),
    ("play chess", "chess"),
    ("play missing.json", "missing.json"),
    ("play .", "."),
    (f"play {LONG}", "nnn"),
    ("play kingarthur extra", "extra"),
    ("play kingarthur --seats you", "2 to 5"),
    ("play kingarthur --seats you,you,you,you,you,you", "2 to 5"),
    ("play kingarthur --seats me,greedy", "me"),
    ("play kingarthur --seats you,,greedy", "''"),
    ("play kingarthur --names Arthur", "1 given"),
    ("play kingarthur --names ,,", "name"),
    ("play kingarthur -o dragons", "dragons"),
    ("play kingarthur -o seals=maybe", "maybe"),
    ("play kingarthur --lang de", "de"),
    ("play kingarthur --save missing/evening.json", "missing/evening.json"),
    ("play kingarthur --save .", "."),
    (f"play kingarthur --save {LONG}", "nnn"),
    (f"play kingarthur --seed {NOT_UTF_8}", "seed"),
    (f"sim kingarthur --games 1 --seats random,random --seed {NOT_UTF_8}", "seed"),
]


@pytest.mark.parametrize(("words", "named"), WRONG, ids=[repr(words)[:60] for words, _ in WRONG])
def test_wrong_input_is_one_sentence_and_exit_code_2(tmp_path, monkeypatch, words, named):
    monkeypatch.chdir(tmp_path)
    assert named in refused(run(*words.split(), typed=["1"] * 3))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words", ["play chess", "sim kingarthur --seats you", "verify missing.json", "chess"]
)
def test_so_it_is_in_a_process_of_its_own(tmp_path, words):
    ran = subprocess.run([COMMAND, *words.split()], capture_output=True, text=True, cwd=tmp_path, input="")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("roundtable: ")
    assert ran.stderr.count("\n") == 1


def test_every_command_has_help_with_an_example():
    listed = run("--help")
    assert listed.code == 0
    for word in "play sim bench fuzz replay verify games rules new-game".split():
        assert f"\n  {word} " in listed.out
        ran = run(word, "--help")
        assert ran.code == 0
        assert f"Example: roundtable {word}" in ran.out


def test_a_reader_that_goes_away_is_no_error():
    ran = subprocess.run(
        f"{COMMAND} play kingarthur --seats greedy,greedy | head -1",
        shell=True,
        capture_output=True,
        text=True,
    )
    assert ran.stderr == ""
