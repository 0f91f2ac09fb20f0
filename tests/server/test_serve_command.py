"""`roundtable serve`: what cannot be served is refused in one sentence, and nothing is harmed."""

from __future__ import annotations

import socket
import sqlite3
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import refused, run
from tests.server.served import Process, Served


def made(file: Path) -> Path:
    """A file with tables in it."""
    with Served(file):
        pass
    return file


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("King Arthur was here.\n" * 100)
    sentence = refused(run("serve", "--port", 0, "--data", file))
    assert "notes.txt cannot hold the tables" in sentence
    assert "Choose another file with --data." in sentence
    assert file.read_text() == "King Arthur was here.\n" * 100


def test_the_data_of_a_later_program_are_refused(tmp_path: Path) -> None:
    file = made(tmp_path / "tables.sqlite")
    with sqlite3.connect(file) as lines:
        lines.execute("UPDATE about SET schema = 99")
    lines.close()
    sentence = refused(run("serve", "--port", 0, "--data", file))
    assert "the data has schema 99, this program knows 3" in sentence


def test_a_folder_or_a_place_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert refused(run("serve", "--port", 0, "--data", tmp_path))
    (tmp_path / "file").write_text("")
    assert refused(run("serve", "--port", 0, "--data", tmp_path / "file" / "tables.sqlite"))


def test_a_second_server_on_the_same_file_is_refused(process: Process) -> None:
    sentence = refused(run("serve", "--port", 0, "--data", process.file))
    assert "Another server is using" in sentence
    assert process.client().get("/healthz")["ok"] is True


def test_a_port_in_use_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
        sentence = refused(run("serve", "--port", port, "--data", tmp_path / "tables.sqlite"))
    assert f"port {port}" in sentence
    assert "Choose another --port." in sentence


@pytest.mark.parametrize("words", [("--port", "70000"), ("--host", "no.such.host.invalid"), ("--port", "x")])
def test_an_address_that_cannot_be_is_refused(tmp_path: Path, words: tuple[str, ...]) -> None:
    assert refused(run("serve", "--data", tmp_path / "tables.sqlite", "--port", 0, *words))


def test_it_says_where_it_is_and_stops_on_demand(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.sqlite") as process:
        assert process.address.startswith("127.0.0.1:")
        assert process.client().get("/healthz") == {"ok": True, "tables": 0}
        assert process.stop() == 130
        assert process.logged().strip() == ""


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes there")
def test_what_is_on_disk_is_for_its_owner(process: Process) -> None:
    """The journal holds seeds and hands: nobody else on the machine shall read them."""
    process.client().begin("bot", "bot")
    for more in ("", "-wal"):
        assert Path(f"{process.file}{more}").stat().st_mode & 0o077 == 0
