"""Decisions as data: what the seat saw, and files that are whole or not there."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest

import roundtable as rt
from roundtable.cli import main
from roundtable.games import find, names
from roundtable.kernel.tape import unwind
from roundtable.lab.data import files
from roundtable.lab.data.decisions import decided, decisions_of
from roundtable.lab.play import play_match
from roundtable.lab.runs.run import Run
from roundtable.lab.workers.local import Local

GUIDE = Path(__file__).parent.parent.parent / "docs" / "study.md"


def run(*words):
    """The exit code of a command."""
    with pytest.raises(SystemExit) as ended:
        main(list(words))
    return ended.value.code


@pytest.mark.parametrize("game", names())
def test_a_row_says_what_its_seat_saw_could_answer_and_answered(game):
    bots = ["page"] * find(game).seats[0]
    match: Any = play_match(game, bots, "rows")
    rows = list(decisions_of(match, 1, bots))
    assert len(rows) >= 3
    again, row_of = match.at(0), {row.answer: row for row in rows}
    for number, (seat, option) in enumerate(unwind(match.answers)):
        question = again.question(seat)
        if len(question.options) > 1:
            row = row_of.pop(number)
            assert (row.seat, row.question) == (seat, question.key)
            assert json.loads(row.view) == json.loads(json.dumps(again.view(seat)))
            assert [json.loads(text) for text in row.options] == json.loads(json.dumps(question.options))
            assert question.options[row.choice] == option
            assert (row.won, row.score) == (seat in match.result.winners, match.result.scores[seat])
        again.play(seat, option)
    assert row_of == {}


def test_chosen_luck_is_replayed_as_it_fell():
    match = rt.new("grailcup", 3, 1, luck=[None, {"first": [4, 9, 1]}, "merlin"])
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, match.legal(seat)[0])
    views = [json.loads(row.view) for row in decisions_of(match)]
    assert all(view["table"]["start"] == [4, 9, 1] for view in views)


def test_the_rows_do_not_depend_on_the_number_of_processes():
    decided_by = Run.of("kingarthur", ["page", "page"], 3)
    alone = [row for chunk in decided(decided_by, 4, Local(1)) for row in chunk.rows]
    shared = [row for chunk in decided(decided_by, 4, Local(2)) for row in chunk.rows]
    assert alone == shared


def test_sim_writes_the_same_rows_as_lines_and_as_columns(tmp_path, capsys):
    words = [
        "sim",
        "grailcup",
        "--seats",
        "page,page,page",
        "--games",
        "3",
        "--seed",
        "4",
        "--jobs",
        "1",
        "--json",
    ]
    printed = []
    for out in ([], ["--out", str(tmp_path / "a.jsonl")], ["--out", str(tmp_path / "a.parquet")]):
        assert run(*words, *out) == 0
        printed.append({**json.loads(capsys.readouterr().out), "seconds": 0})
    assert printed[0] == printed[1] == printed[2]
    lines = [json.loads(line) for line in (tmp_path / "a.jsonl").read_text("utf-8").splitlines()]
    columns = parquet.read_table(tmp_path / "a.parquet").to_pylist()
    assert len(lines) == len(columns) > 100
    for line, row in zip(lines, columns, strict=True):
        opened = {name: json.loads(row[name]) for name in ("about", "view")}
        options = [json.loads(option) for option in row["options"]]
        assert line == {**row, **opened, "options": options, "chosen": options[row["choice"]]}


def test_export_writes_one_match(tmp_path, capsys):
    save = tmp_path / "evening.json"
    match: Any = play_match("kingarthur", ["page", "squire"], 5)
    save.write_text(json.dumps(match.save()), "utf-8")
    assert run("export", str(save), "--json") == 0
    document = json.loads(capsys.readouterr().out)
    assert document["game"] == "kingarthur"
    assert document["result"]["scores"] == list(match.result.scores)
    assert {row["seat"] for row in document["decisions"]} == {0, 1}
    assert run("export", str(save), "--seat", "1") == 0
    assert {json.loads(line)["seat"] for line in capsys.readouterr().out.splitlines()} == {1}
    assert run("export", str(save), "--out", str(tmp_path / "m.parquet")) == 0
    assert parquet.read_table(tmp_path / "m.parquet").num_rows == len(document["decisions"])


def test_wrong_input_is_one_sentence_and_leaves_nothing_behind(tmp_path, capsys, monkeypatch):
    begun = tmp_path / "begun.json"
    begun.write_text(json.dumps(rt.new("kingarthur", 2, 1).save()), "utf-8")
    sim = ["sim", "kingarthur", "--seats", "page,page", "--games", "1"]
    for words, sentence in (
        ([*sim, "--out", str(tmp_path / "a.csv")], "to FILE.jsonl or FILE.parquet"),
        ([*sim, "--out", str(tmp_path / "no" / "a.jsonl")], "There is no folder"),
        ([*sim, "--out", str(tmp_path / "a.jsonl"), "--csv"], "Choose --csv or --out"),
        (["export", str(begun), "--json"], "is not over"),
        (["export", str(begun), "--seat", "7"], "There is no seat 7"),
        (["export", str(tmp_path / "none.json")], "cannot be read"),
    ):
        assert run(*words) == 2
        said = capsys.readouterr().err
        assert sentence in said
        assert said.count("\n") == 1
    monkeypatch.setattr(files, "find_spec", lambda name: None)
    assert run(*sim, "--out", str(tmp_path / "a.parquet")) == 2
    assert "need pyarrow" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["begun.json"]


def test_a_run_that_fails_half_way_leaves_no_file(tmp_path):
    def fail():
        with files.writing(tmp_path / "a.jsonl") as write:
            write(list(decisions_of(play_match("kingarthur", ["page", "page"], 1))))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert list(tmp_path.iterdir()) == []


def test_the_study_in_the_guide_runs(tmp_path, capsys):
    (script,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    out = str(tmp_path / "games.parquet")
    assert (
        run(
            "sim",
            "kingarthur",
            "--seats",
            "squire,squire,squire",
            "--games",
            "8",
            "--seed",
            "1",
            "--out",
            out,
        )
        == 0
    )
    subprocess.run([sys.executable, "-c", script], check=True, cwd=tmp_path)
    picture = (tmp_path / "adventures.svg").read_text("utf-8")
    assert "Which adventures pay?" in picture
    assert "robbers (8 times)" in picture
