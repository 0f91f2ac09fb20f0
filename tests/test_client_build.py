"""When the web client is made again, and when it is left as it is."""

import json
import shutil
import sys

import pytest

from tools import web

PACKAGES, BUILD = "installing web packages", "building the web client"


@pytest.fixture
def make(tmp_path, monkeypatch):
    """A client of three files, and how to make it: which steps that takes."""
    for name, folder in (("WEB", "web"), ("PACKAGES", "web/node_modules"), ("CLIENT", "static")):
        monkeypatch.setattr(web, name, tmp_path / folder)
        (tmp_path / folder).mkdir()
    monkeypatch.setattr(web, "ICONS", web.WEB / "game-icons.json")
    for name in ("package.json", "package-lock.json", "index.html"):
        (web.WEB / name).write_text(name)
    node = web.Node(sys.executable)

    def make(kind):
        steps = []
        web.make(kind, node, lambda what, *words, **settings: steps.append(what))
        return steps

    return make


def test_a_second_call_has_nothing_to_do(make):
    assert make("run") == [PACKAGES, BUILD]
    assert web.ready("run")
    assert make("run") == []


def test_a_change_of_a_source_builds_again(make):
    make("run")
    (web.WEB / "index.html").write_text("changed")
    assert not web.ready("run")
    assert make("run") == [BUILD]


def test_what_lies_among_the_packages_is_no_source(make):
    make("run")
    (web.PACKAGES / "cache").write_text("vite keeps things here")
    assert web.ready("run")


def test_a_developer_needs_more_packages_and_they_serve_a_player(make):
    make("run")
    assert not web.ready("dev")
    assert make("dev") == [PACKAGES]
    assert make("run") == []


def test_a_client_whose_folder_was_cleared_is_built_again(make):
    make("run")
    (web.CLIENT / web.STAMP).unlink()
    assert make("run") == [BUILD]


@pytest.fixture
def games(tmp_path, monkeypatch):
    """The folder of the games, and in it one that has just been made."""
    ours, theirs = (root / "src" / "roundtable" for root in (web.ROOT, tmp_path))
    for part in ("__init__.py", "kernel", "games/__init__.py"):
        copy = shutil.copytree if (ours / part).is_dir() else shutil.copy
        (theirs / part).parent.mkdir(parents=True, exist_ok=True)
        copy(ours / part, theirs / part)
    shutil.copytree(ours / "games" / "_template", theirs / "games" / "goldenfleece")
    monkeypatch.setattr(web, "ROOT", tmp_path)
    return theirs / "games"


def test_an_icon_that_a_game_begins_to_use_is_found_and_built_in(make, games):
    assert make("run") == [PACKAGES, BUILD]
    assert json.loads(web.read(web.ICONS)) == ["card-play", "laurel-crown"]
    show = games / "goldenfleece" / "show.py"
    show.write_text(show.read_text("utf-8").replace("card-play", "sheep"), "utf-8")
    assert not web.ready("run")
    assert make("run") == [BUILD]
    assert json.loads(web.read(web.ICONS)) == ["laurel-crown", "sheep"]


def test_a_change_of_a_game_that_names_no_other_icon_builds_nothing(make, games):
    make("run")
    with (games / "goldenfleece" / "show.py").open("a") as show:
        show.write("# the same pictures\n")
    assert web.ready("run")


def test_every_icon_that_a_game_names_is_there_to_be_shipped():
    known = json.loads(web.read(web.PACKAGES / "@iconify-json" / "game-icons" / "icons.json"))["icons"]
    assert [name for name in json.loads(web.icons()) if name not in known] == []
