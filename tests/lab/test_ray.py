"""Runs on a cluster: the same totals even if a worker dies; and runs that are taken up again."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from roundtable.cli import main
from roundtable.kernel import SetupError
from roundtable.lab.runs.kept import kept
from roundtable.lab.runs.run import Run
from roundtable.lab.runs.simulate import outcomes
from roundtable.lab.workers import local, ray
from roundtable.lab.workers.local import Local
from tests.thorough import THOROUGH

HERE = Path(__file__).parent
SIM = ["sim", "grailcup", "--seats", "page,page,page", "--games", "20", "--seed", "3", "--json"]


def said(capsys, *words):
    """What a command prints."""
    with pytest.raises(SystemExit) as ended:
        main(list(words))
    return ended.value.code, capsys.readouterr()


@pytest.mark.skipif(not THOROUGH, reason="starts three Ray nodes; needs pip install roundtable[ray]")
def test_a_cluster_of_two_nodes_counts_the_same_even_if_a_worker_is_killed(tmp_path):
    """A real cluster: a head and two worker nodes, started and stopped here; one worker dies by SIGKILL."""
    grave = tmp_path / "grave"
    root = {
        **os.environ,
        "PYTHONPATH": f"{HERE}{os.pathsep}{HERE.parent.parent}",
        "RAY_USAGE_STATS_ENABLED": "0",
    }
    done = subprocess.run(
        [sys.executable, HERE / "cluster.py", grave], env=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    alone, together, bereaved = json.loads(done.stdout.splitlines()[-1])
    assert alone["matches"] == 60
    assert together == alone
    assert bereaved == alone
    pid = int(grave.read_text())  # somebody did die
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_without_ray_a_sentence_says_what_to_install(capsys, monkeypatch):
    monkeypatch.setattr(ray, "find_spec", lambda name: None)
    code, told = said(capsys, *SIM, "--on", "ray")
    assert code == 2
    assert "pip install roundtable[ray]" in told.err
    for words, sentence in (
        (["--on", "dask"], "ray, ray:auto, ray:HOST:PORT or ray://HOST:PORT, not dask"),
        (["--on", "ray:"], "not ray:."),
        (["--on", "ray", "--jobs", "2"], "Choose --jobs or --on"),
    ):
        code, told = said(capsys, *SIM, *words)
        assert code == 2
        assert sentence in told.err


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path, capsys, monkeypatch):
    file = tmp_path / "run.jsonl"
    _, whole = said(capsys, *SIM, "--jobs", "1")
    run = Run.of("grailcup", ["page"] * 3, 3)
    monkeypatch.setattr(local, "CHUNK", 0)  # one match after another
    half: Any = kept(run, 20, Local(1), file)
    first = [next(half) for _ in range(7)]
    half.close()  # as Ctrl-C would
    text = file.read_text("utf-8")
    file.write_text(text + '{"number": 99, "se', "utf-8")  # and a line was being written
    had = text.count("\n") - 1
    assert had == 7
    played = []
    real = Local.spread_out

    def counted(self, work, run, games, first=1):
        played.append(first)
        return real(self, work, run, games, first)

    monkeypatch.setattr(Local, "spread_out", counted)
    code, again = said(capsys, *SIM, "--jobs", "1", "--resume", str(file))
    assert (code, again.out) == (0, whole.out)
    assert played == [had + 1]  # nothing was played twice
    assert first == list(outcomes(run, 7, Local(1)))
    assert list(kept(run, 20, Local(1), file)) == list(outcomes(run, 20, Local(1)))
    code, more = said(capsys, *SIM, "--resume", str(file))
    assert (code, more.out) == (0, whole.out)


@pytest.mark.parametrize("game", ["shadows", "taintedgrail"])
def test_what_is_kept_comes_back_as_it_was(game, tmp_path):
    run = Run.of(game, ["page"] * 3, 5)
    first = list(kept(run, 2, Local(1), tmp_path / "k.jsonl"))
    assert first == list(kept(run, 2, Local(1), tmp_path / "k.jsonl")) == list(outcomes(run, 2, Local(1)))


def test_the_file_of_another_run_is_refused(tmp_path, capsys):
    file = tmp_path / "run.jsonl"
    list(kept(Run.of("grailcup", ["page"] * 3, 3), 2, Local(1), file))
    before = file.read_bytes()
    with pytest.raises(SetupError, match="belongs to another run"):
        list(kept(Run.of("grailcup", ["page"] * 3, 4), 2, Local(1), file))
    assert file.read_bytes() == before
    code, told = said(capsys, *SIM, "--resume", str(file), "--out", str(tmp_path / "a.jsonl"))
    assert code == 2
    assert "goes with neither" in told.err
