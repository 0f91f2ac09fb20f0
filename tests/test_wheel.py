"""The wheel in an empty environment: without node, a compiler or this folder it plays, studies, serves."""

import json
import os
import socket
import subprocess
import sys
import time
import zipfile
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.xdist_group("wheel")  # it is built once
UV = [sys.executable, "-m", "uv"]


def done(*words, **settings):
    """Run to the end; what it printed."""
    ran = subprocess.run(words, capture_output=True, text=True, check=False, **settings)
    assert ran.returncode == 0, f"{words}: {ran.stdout[-1500:]}{ran.stderr[-1500:]}"
    return ran.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    done(
        *UV, "build", "-q", "--wheel", "--no-build-isolation", "--python", sys.executable, "-o", folder, ROOT
    )
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def home(wheel, tmp_path_factory):
    """An environment with the wheel and what it wants, and nothing else."""
    folder = tmp_path_factory.mktemp("home")
    done(*UV, "venv", "-q", "--python", sys.executable, folder / "env")
    python = folder / "env" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install = [*UV, "pip", "install", "-q", "--python", python]
    done(*install, "--require-hashes", "-r", ROOT / "locks" / "run.lock")
    done(*install, "--no-deps", wheel)
    return folder


def command(home, *words):
    """How to call it: by its own script, in its own folder, with a path on which there is nothing."""
    place = home / "env" / ("Scripts" if os.name == "nt" else "bin")
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "PATH", "VIRTUAL"))
    }
    return [place / "roundtable", *words], dict(cwd=home, env={**kept, "PATH": str(place)})


def called(home, *words):
    line, settings = command(home, *words)
    return done(*line, **settings)


def test_the_wheel_holds_the_client_the_story_and_the_texts(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in ("static/index.html", "text/uk.ftl", "content/avalon/pack.toml", "games/shadows/features/"):
        assert [name for name in names if name.startswith(f"roundtable/{wanted}")], wanted
    assert not [name for name in names if "tests/" in name or name.endswith(".stamp")]


def test_it_plays_and_studies_from_an_empty_environment(home):
    assert "taintedgrail" in called(home, "games")
    sim = json.loads(
        called(home, "sim", "taintedgrail", "--seats", "page", "--games", "2", "--seed", "1", "--json")
    )
    assert sim["matches"] == 2
    called(home, "sim", "kingarthur", "--seats", "page,page", "--games", "2", "--out", "a.jsonl", "--json")
    assert (home / "a.jsonl").stat().st_size > 10_000
    for more, extra in ((["--out", "a.parquet"], "data"), (["--on", "ray"], "ray")):
        line, settings = command(home, "sim", "kingarthur", "--seats", "page,page", "--games", "2", *more)
        ran = subprocess.run(line, capture_output=True, text=True, check=False, **settings)
        assert ran.returncode == 2
        assert f"pip install roundtable[{extra}]" in ran.stderr


def test_it_serves_the_browser_client(home):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    line, settings = command(home, "serve", "--port", str(port))
    server = subprocess.Popen(line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **settings)
    try:
        while server.poll() is None:
            try:
                page = urlopen(f"http://127.0.0.1:{port}/", timeout=30).read().decode()
                break
            except (URLError, ConnectionError):
                time.sleep(0.1)
        assert server.poll() is None, "the server ended"
        assert 'id="app"' in page
    finally:
        server.terminate()
        server.wait()
