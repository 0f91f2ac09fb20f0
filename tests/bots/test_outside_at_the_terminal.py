"""Programs at the table of `roundtable play`: they may fail, and saves name none."""

import io
import json
import sys

import pytest

from roundtable.cli import main


def play(capsys, monkeypatch, *words):
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    with pytest.raises(SystemExit) as end:
        main(["play", *words])
    said = capsys.readouterr()
    return said.out, said.err, end.value.code


@pytest.fixture
def broken(tmp_path):
    file = tmp_path / "broken.py"
    file.write_text("raise SystemExit", "utf-8")
    return f"exec:{sys.executable} {file}"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "ended in the middle of the match. An ordinary bot takes over."),
        ("ru", "завершает работу посреди партии. Дальше играет обычный бот."),
        ("uk", "завершує роботу посеред партії. Далі грає звичайний бот."),
    ],
)
def test_people_are_told_that_a_program_was_replaced(capsys, monkeypatch, broken, language, sentence):
    words = ["kingarthur", "--seats", f"{broken},squire", "--seed", "1", "--lang", language]
    out, _, code = play(capsys, monkeypatch, *words)
    assert code == 0
    assert sentence in " ".join(out.split())
    assert out.count(broken) == 1


def test_a_save_names_no_program(capsys, monkeypatch, broken, tmp_path):
    file = tmp_path / "evening.json"
    play(capsys, monkeypatch, "kingarthur", "--seats", f"you,{broken}", "--seed", "1", "--save", str(file))
    document = json.loads(file.read_text())
    assert document["players"] == ["you", "squire"]
    document["players"] = ["you", broken]
    file.write_text(json.dumps(document))
    before = file.read_bytes()
    _, err, code = play(capsys, monkeypatch, str(file))
    assert code == 2
    assert "names a program to run; if you trust it, name it yourself with --seats." in err
    assert file.read_bytes() == before
