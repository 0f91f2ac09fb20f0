"""roundtable study: a page about a game."""

import csv
from collections import Counter
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from roundtable.cli import main
from roundtable.games import find, names
from roundtable.lab.play import play_match
from roundtable.lab.reports.charts import charts
from roundtable.lab.reports.timeline import figures, stands, watch
from roundtable.lab.runs.run import Run
from roundtable.lab.runs.statistics import Tally
from roundtable.lab.runs.summary import summed_up
from roundtable.text import Text


def study(game, folder, *more):
    seats = ",".join(["page"] * max(2, find(game).seats[0]))
    words = [
        "study",
        game,
        "--seats",
        seats,
        "--games",
        "8",
        "--seed",
        "2",
        "--jobs",
        "1",
        "--out",
        str(folder),
    ]
    with pytest.raises(SystemExit) as ended:
        main([*words, *more])
    return ended.value.code


@pytest.mark.parametrize("game", names())
def test_a_report_has_a_page_pictures_and_tables(game, tmp_path):
    assert study(game, tmp_path / "report") == 0
    files = {file.name: file.read_text("utf-8") for file in (tmp_path / "report").iterdir()}
    pictures = [name for name in files if name.endswith(".svg")]
    assert {"scores.svg", "endings.svg", "answers.svg"} <= {*pictures}
    for name in pictures:
        assert ElementTree.fromstring(files[name]).tag.endswith("svg")
    HTMLParser().feed(files["index.html"])
    assert files["index.html"].count("<svg") == len(pictures)
    rows = list(csv.DictReader(files["figures.csv"].splitlines()))
    assert {row["chart"] for row in rows} == {name.removesuffix(".svg") for name in pictures}
    assert all(float(row["low"]) <= float(row["figure"]) + 1e-6 for row in rows)
    assert all(float(row["figure"]) <= float(row["high"]) + 1e-6 for row in rows)
    assert len(list(csv.DictReader(files["matches.csv"].splitlines()))) == 8
    assert study(game, tmp_path / "again") == 0
    assert {file.name: file.read_text("utf-8") for file in (tmp_path / "again").iterdir()} == files


def test_the_way_of_a_match_ends_where_the_match_did():
    match = play_match("shadows", ["page"] * 3, 4)
    at_the_end = {name: figure for name, part, figure in stands(match) if part == 10}
    assert at_the_end == dict(figures(match.view(None)["standing"]))
    assert {"swords white", "swords black", "engines"} <= {*at_the_end}
    assert {part for _, part, _ in stands(match)} == {*range(11)}
    assert dict(figures({"scores": [3, 9, 5], "phase": "over", "queues": {"3": [1]}})) == {
        "scores, best": 9,
        "scores, least": 3,
    }


def test_the_figures_of_a_chart_are_those_of_the_run():
    run = Run.of("grailcup", ["page"] * 3, 1)
    watched = watch(run, range(1, 31))
    tally, text = Tally(watched.outcomes), Text("en", "grailcup")
    drawn = {one.name: one for one in charts(summed_up(run, tally, 1), tally, watched.timeline, text)}
    wins = Counter(seat for outcome in watched.outcomes for seat in outcome.winners)
    assert [round(row.figure * 30) for row in drawn["seats"].rows] == [wins[seat] for seat in range(3)]
    assert all(row.mark == pytest.approx(1 / 3) for row in drawn["seats"].rows)
    assert sum(row.figure for row in drawn["answers"].rows) == pytest.approx(1)
    assert "by-start" in drawn
    assert "swords" not in " ".join(drawn)
    best = [row.figure for row in drawn["way-scores-best"].rows]
    assert best == sorted(best)
    assert len(best) == 11


def test_wrong_input_is_one_sentence(tmp_path, capsys):
    (tmp_path / "file").write_text("mine", "utf-8")
    for words, sentence in (
        ([tmp_path / "file"], "cannot be a folder"),
        ([tmp_path / "r", "--seats", "page,nobody"], "There is no bot 'nobody'"),
    ):
        assert study("kingarthur", *map(str, words)) == 2
        said = capsys.readouterr().err
        assert sentence in said
        assert said.count("\n") == 1
    assert (tmp_path / "file").read_text("utf-8") == "mine"
