"""`roundtable admin` and `roundtable doctor`: for people who run a server."""

from __future__ import annotations

import json
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import roundtable as rt
from tests.cli.terminal import refused, run
from tests.server.client import Client
from tests.server.served import Process, Served


@pytest.fixture
def tables(tmp_path: Path) -> tuple[Path, str, str]:
    """A file with a table that is being played and one that is being set up."""
    file = tmp_path / "tables.sqlite"
    with Served(file) as served:
        host = Client(served.address)
        return file, host.begin("local", "local"), host.make("local", "link")


def listed(file: Path, *words: object) -> list[dict[str, Any]]:
    ran = run("admin", "list", "--data", file, "--json", *words)
    assert ran.code == 0, ran
    found: list[dict[str, Any]] = json.loads(ran.out)
    return found


def test_tables_are_listed(tables: tuple[Path, str, str]) -> None:
    file, playing, setup = tables
    found = {one["table"]: one for one in listed(file)}
    assert {table: one["status"] for table, one in found.items()} == {playing: "playing", setup: "setup"}
    assert [one["table"] for one in listed(file, "--status", "setup")] == [setup]
    assert listed(file, "--unused", 1) == []
    told = run("admin", "list", "--data", file).out
    assert playing in told
    assert told.endswith("2 tables.\n")


def test_a_match_is_exported_and_can_be_loaded(tables: tuple[Path, str, str], tmp_path: Path) -> None:
    file, playing, setup = tables
    out = tmp_path / "evening.json"
    assert run("admin", "export", playing, out, "--data", file).code == 0
    assert rt.load(json.loads(out.read_text())).game.name == "kingarthur"
    assert "exists" in refused(run("admin", "export", playing, out, "--data", file))
    assert "No match" in refused(run("admin", "export", setup, tmp_path / "x", "--data", file))
    assert "There is no table" in refused(run("admin", "export", "nosuch", tmp_path / "x", "--data", file))


def test_a_table_is_archived_and_stays(tables: tuple[Path, str, str]) -> None:
    file, playing, _ = tables
    assert run("admin", "archive", playing, "--data", file).code == 0
    assert [one["table"] for one in listed(file, "--status", "archived")] == [playing]
    assert "already" in refused(run("admin", "archive", playing, "--data", file))
    with Served(file) as served:
        assert served.room(playing).status == "archived"


def test_a_table_is_deleted_only_on_demand(tables: tuple[Path, str, str]) -> None:
    file, playing, setup = tables
    assert "would be deleted" in run("admin", "delete", setup, "--data", file).out
    assert len(listed(file)) == 2
    assert refused(run("admin", "delete", "--data", file, "--yes"))
    assert "There is no table" in refused(run("admin", "delete", setup, "nosuch", "--data", file, "--yes"))
    assert len(listed(file)) == 2
    assert "1 deleted." in run("admin", "delete", setup, "--data", file, "--yes").out
    assert [one["table"] for one in listed(file)] == [playing]
    assert run("admin", "delete", "--unused", 1, "--data", file, "--yes").out == "0 deleted.\n"


def test_beside_a_running_server_one_may_look_but_not_touch(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.sqlite") as process:
        table = process.client().begin("local", "local")
        assert [one["table"] for one in listed(process.file)] == [table]
        assert run("admin", "export", table, tmp_path / "x.json", "--data", process.file).code == 0
        for words in (("archive", table), ("delete", table, "--yes")):
            assert "Another server" in refused(run("admin", *words, "--data", process.file))


def test_the_doctor_finds_nothing_wrong_or_says_what(tables: tuple[Path, str, str], tmp_path: Path) -> None:
    file, *_ = tables
    os.chmod(file, 0o600)

    def wrong(path: Path) -> dict[str, str]:
        found = json.loads(run("doctor", "--data", path, "--json").out)
        return {one["what"]: one["said"] for one in found if not one["well"]}

    assert "data" not in wrong(file)
    assert "2 tables, sound" in run("doctor", "--data", file).out
    os.chmod(file, 0o644)
    assert "can be read by others" in wrong(file)["data"]
    notes = tmp_path / "notes.txt"
    notes.write_text("King Arthur was here.\n" * 100)
    os.chmod(notes, 0o600)
    assert "cannot hold the tables" in wrong(notes)["data"]
    assert "data" not in wrong(tmp_path / "none.sqlite")
    assert not (tmp_path / "none.sqlite").exists()


def test_a_backup_made_while_people_play_can_be_restored(tmp_path: Path) -> None:
    """As the guide says: a copy beside the running server, put in the place of the file and its WAL."""
    copy = tmp_path / "copy.sqlite"
    with Process(tmp_path / "tables.sqlite") as process:
        host = process.client()
        table = host.begin("local", "local")
        with sqlite3.connect(process.file) as source, sqlite3.connect(copy) as target:
            source.backup(target)
        source.close()
        target.close()
        later = host.make("local", "local")
        before = host.get(f"/api/tables/{table}/save")["fingerprint"]
        process.kill()
        for more in ("", "-wal", "-shm"):
            Path(f"{process.file}{more}").unlink(missing_ok=True)
        copy.rename(process.file)
        process.start()
        host.address = process.address
        assert host.get(f"/api/tables/{table}/save")["fingerprint"] == before
        assert host.ask("GET", f"/api/tables/{later}").why == "no-table"
