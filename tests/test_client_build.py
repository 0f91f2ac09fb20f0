"""When the web client is made anew, and when it is left as it is."""

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
