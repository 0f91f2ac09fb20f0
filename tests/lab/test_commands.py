import csv
import io
import json
import re
import sys
from dataclasses import replace
from signal import SIGINT
from subprocess import PIPE, Popen

import pytest

from roundtable.cli import main
from roundtable.cli.options import parse_options
from roundtable.games import find
from roundtable.kernel import Variant
from roundtable.lab.contract.inspection import random_setup

GAME = find("kingarthur")
RUN = ["sim", "kingarthur", "--seats", "random,random,random", "--seed", "1", "--games", "6", "--jobs", "1"]


def run(capsys, *words):
    """Run a command; what it printed, what it complained of, and its exit code."""
    with pytest.raises(SystemExit) as end:
        main(list(words))
    said = capsys.readouterr()
    return said.out, said.err, end.value.code


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("sim", "Missing argument 'GAME'"),
        ("sim kingarthur", "Missing option '--seats'"),
        ("sim chess --seats random,random", "no game 'chess'"),
        ("sim kingarthur --seats random", "2 to 5 seats, not 1"),
        ("sim kingarthur --seats random,,random", "no bot ''"),
        ("sim kingarthur --seats random,merlin", "no bot 'merlin'"),
        ("sim kingarthur --seats random,random --games 0", "--games"),
        ("sim kingarthur --seats random,random --games many", "--games"),
        ("sim kingarthur --seats random,random --jobs 0", "--jobs"),
        ("sim kingarthur --seats random,random --json --csv", "not both"),
        ("sim kingarthur --seats random,random -o dragons", "no option 'dragons'"),
        ("sim kingarthur --seats random,random -o seals=many", "cannot be 'many'"),
        ("sim kingarthur --seats random,random -o seals -o seals=no", "given twice"),
        ("sim kingarthur --seats random,random -o =true", "NAME=VALUE"),
        ("fuzz kingarthur -o dragons", "no option 'dragons'"),
        ("bench chess", "no game 'chess'"),
        ("bench kingarthur --seats 9", "2 to 5 seats, not 9"),
        ("bench kingarthur --seconds 0", "more than 0"),
        ("bench kingarthur --seconds nan", "more than 0"),
        ("bench kingarthur -o dragons", "no option 'dragons'"),
        ("bench chess --against", "no game 'chess'"),
        ("bench kingarthur --against --seats 9", "2 to 5 seats, not 9"),
        ("bench kingarthur --against --seconds 0", "more than 0"),
        ("bench kingarthur --against -o dragons", "no option 'dragons'"),
    ],
)
def test_wrong_input_ends_in_one_sentence(capsys, words, sentence):
    out, err, code = run(capsys, *words.split())
    assert code == 2
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1
    assert err.startswith("roundtable: ")


def test_json_is_the_same_for_the_same_seed(capsys):
    first, err, code = run(capsys, *RUN, "--json")
    again, _, _ = run(capsys, *RUN, "--json")
    assert (first, err, code) == (again, "", 0)
    figures = json.loads(first)
    assert (figures["game"], figures["seed"], figures["matches"]) == ("kingarthur", "1", 6)
    assert [seat["bot"] for seat in figures["seats"]] == ["page"] * 3
    assert sum(seat["share"] for seat in figures["seats"]) == pytest.approx(1, abs=1e-5)


def test_without_a_seed_one_is_chosen_and_shown(capsys):
    words = ["sim", "kingarthur", "--seats", "random,random", "--games", "1", "--json"]
    seeds = {json.loads(run(capsys, *words)[0])["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_csv_has_a_row_a_match(capsys):
    out, _, code = run(capsys, *RUN, "--csv")
    rows = list(csv.DictReader(io.StringIO(out)))
    figures = json.loads(run(capsys, *RUN, "--json")[0])
    assert code == 0
    assert [row["match"] for row in rows] == ["1", "2", "3", "4", "5", "6"]
    assert rows[4]["seed"] == "1/5"
    for seat in range(3):
        points = [int(row[f"score_{seat}"]) for row in rows]
        wins = [1 / len(row["winners"].split()) for row in rows if str(seat) in row["winners"].split()]
        assert sum(points) / 6 == pytest.approx(figures["seats"][seat]["score"]["mean"], abs=1e-5)
        assert sum(wins) == pytest.approx(figures["seats"][seat]["wins"], abs=1e-5)
    assert {row["reason"] for row in rows} == set(figures["endings"])
    assert max(int(row["answers"]) for row in rows) == figures["answers"]["max"]


@pytest.mark.parametrize("columns", ["120", "80", "40", "30"])
def test_the_table_fits_the_terminal(capsys, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", columns)
    out, _, code = run(capsys, *RUN, "-o", "seals")
    assert code == 0
    assert max(map(len, out.splitlines())) <= int(columns)
    assert "…" not in out
    for word in ("page", "Matches", "Speed", "adventures", "seals=true"):
        assert word in out


def test_shares_and_samples_of_a_study_are_shown(capsys):
    out, _, code = run(capsys, *"sim taintedgrail --seats greedy --games 1 --seed 1 --jobs 1".split())
    assert code == 0
    assert re.search(r"Level 1 fights won +\d+ of \d+: [\d.]+% \([\d.]+%–[\d.]+%\)", out)
    assert re.search(r"Rounds per fight, level 1 +mean \d", out)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_ctrl_c_ends_quietly():
    words = "sim kingarthur --seats random,random --games 1000000 --csv --jobs 2".split()
    program = "import sys; from roundtable.cli import main; main(sys.argv[1:])"
    with Popen([sys.executable, "-c", program, *words], stdout=PIPE, stderr=PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(300):  # by then the workers are at it
            process.stdout.readline()
        process.send_signal(SIGINT)
        _, complaints = process.communicate(timeout=60)  # who does not read on may leave it no room to end
    assert (process.returncode, complaints.strip()) == (130, "")


def test_bench_prints_json(capsys):
    out, _, code = run(capsys, "bench", "kingarthur", "--seats", "2", "--seconds", "0.1", "--json")
    (figures,) = json.loads(out)["games"]
    assert code == 0
    assert figures["seats"] == 2
    assert figures["calibration"]["best"] > 0
    for name in ("clone", "clone and play", "view", "question", "as_seen_by", "save", "load", "fingerprint"):
        assert figures["microseconds"][name]["median"] > 0


def test_bench_prints_a_table_for_every_game(capsys):
    out, _, code = run(capsys, "bench", "--seconds", "0.1")
    assert code == 0
    for word in ("kingarthur, 4 seats", "decisions/s", "clone", "undoable", "bytes"):
        assert word in out


@pytest.mark.parametrize(
    ("given", "seals", "must_draw"),
    [
        ((), False, False),
        (("seals",), True, False),
        (("seals=true", "must_draw=yes"), True, True),
        (("seals=No", " must_draw = TRUE "), False, True),
    ],
)
def test_options_of_a_game(given, seals, must_draw):
    options = parse_options(GAME, given)
    assert (options["seals"], options["must_draw"]) == (seals, must_draw)
    assert set(options) == {variant.name for variant in GAME.variants}


def test_options_may_be_numbers_and_texts():
    game = replace(GAME, variants=(Variant("rounds", (3, -1)), Variant("deck", ("old", "yes", "3"))))
    assert parse_options(game, ["rounds=-1", "deck=yes"]) == {"rounds": -1, "deck": "yes"}
    assert parse_options(game, ["deck=3"]) == {"rounds": 3, "deck": "3"}


def test_seats_are_names_with_commas(capsys):
    words = ["sim", "kingarthur", "--seats", "greedy, random,random", "--games", "1", "--jobs", "1", "--json"]
    seats = json.loads(run(capsys, *words)[0])["seats"]
    assert [seat["bot"] for seat in seats] == ["squire", "page", "page"]


def test_an_option_that_is_given_is_that_of_all_random_matches(capsys):
    for seals in (True, False):
        setups = [random_setup(GAME, str(number), {"seals": seals}) for number in range(20)]
        assert {setup.options["seals"] for setup in setups} == {seals}
        assert {setup.options["must_draw"] for setup in setups} == {True, False}
    words = "fuzz kingarthur --matches 1 --density 0 --jobs 1 --seed 1 -o seals".split()
    assert run(capsys, *words)[0].endswith("0 violations of the contract.\n")
