"""`roundtable move`, `admin` and `doctor` with PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
from pathlib import Path

import psycopg
import pytest

import roundtable as rt
from roundtable.server.started import Nats, Postgres
from tests.cli.terminal import refused, run
from tests.server.client import Client
from tests.server.rooms import late_save, play_on
from tests.server.served import Process, Served, Where, entries_of, rebuilt


@pytest.fixture
def tables(tmp_path: Path) -> tuple[Path, list[str]]:
    """A file with tables in play, over, and being set up."""
    file = tmp_path / "tables.sqlite"
    with Served(file) as served:
        host = Client(served.address)
        over = play_on(host, json.loads(late_save(4)), "bot", "bot")
        host.post(f"/api/tables/{over}/start")
        made = [host.begin("local", "bot"), host.begin("local", "local"), over, host.make("local", "link")]
        while served.call(served.hall.store.heads("over")) == []:
            served.call(asyncio.sleep(0.02))
    return file, made


def prints(where: Path | Where, tables: list[str]) -> list[str]:
    rooms = [rebuilt(table, entries_of(where, table)) for table in tables]
    return [room.match.fingerprint() if room.match else room.status for room in rooms]


def test_an_older_file_is_upgraded_moved_and_played_on(
    tables: tuple[Path, list[str]], postgres: Postgres, tmp_path: Path
) -> None:
    file, made = tables
    with sqlite3.connect(file) as lines:  # as the first release wrote it
        lines.execute("DROP TABLE process")
        lines.execute("DROP TABLE presence")
        lines.execute("ALTER TABLE head DROP COLUMN owner")
        lines.execute("UPDATE head SET status = 'playing' WHERE status = 'bots'")
        lines.execute("UPDATE about SET schema = 1")
    lines.close()
    where = Where(postgres.fresh())
    moved = run("move", "--from", f"sqlite:{file}", "--to", where.store)
    assert moved.code == 0, moved
    assert "4 tables copied" in moved.out
    assert Path(f"{file}.schema-1").is_file()
    assert prints(where, made) == prints(file, made)
    assert "4 were there already" in run("move", "--from", f"sqlite:{file}", "--to", where.store).out
    with Served(where) as served:
        host = Client(served.address)
        assert [host.get(f"/api/tables/{table}")["table"]["status"] for table in made] == [
            *("playing", "playing", "over", "setup")
        ]
    back = tmp_path / "back.sqlite"
    assert run("move", "--from", where.store, "--to", f"sqlite:{back}").code == 0
    assert prints(back, made[1:]) == prints(file, made[1:])


def test_what_is_in_use_or_another_table_is_not_moved(
    tables: tuple[Path, list[str]], postgres: Postgres, tmp_path: Path
) -> None:
    file, made = tables
    where = Where(postgres.fresh())
    words = ("move", "--from", f"sqlite:{file}", "--to", where.store)
    with Served(where):
        assert "A server is using" in refused(run(*words))
        assert "A server is using" in refused(run("admin", "delete", "x", "--store", where.store))
    assert "no file" in refused(run("move", "--from", f"sqlite:{tmp_path}/none", "--to", where.store))
    assert "the same store" in refused(run("move", "--from", where.store, "--to", where.store))
    assert run(*words).code == 0
    with psycopg.connect(where.store) as line:
        line.execute("UPDATE journal SET entry = 'x' WHERE seq = 0 AND table_id = %s", (made[0],))
    assert f"Table {made[0]} is another one" in refused(run(*words))


def test_tables_are_looked_after_beside_running_servers(
    postgres: Postgres, nats: Nats, tmp_path: Path
) -> None:
    where = Where(postgres.fresh(), nats.address)
    with Process(tmp_path / "server", where=where) as process:
        host = process.client()
        table = host.begin("local", "local")
        listed = json.loads(run("admin", "list", "--json", ROUNDTABLE_STORE=where.store).out)
        assert [(one["table"], one["status"]) for one in listed] == [(table, "playing")]
        out = tmp_path / "evening.json"
        assert run("admin", "export", table, out, "--store", where.store).code == 0
        assert rt.load(json.loads(out.read_text())).game.name == "kingarthur"
        port = int(process.address.partition(":")[2])
        told = run("doctor", "--store", where.store, "--bus", where.bus, "--port", port)
        assert "1 tables, 1 servers running" in told.out
        assert f"ok     bus: {where.bus} answers" in told.out
        assert process.stop() == 130
    assert run("admin", "archive", table, "--store", where.store).code == 0
    assert "1 deleted" in run("admin", "delete", table, "--yes", "--store", where.store).out
    told = run("doctor", "--store", where.store, "--bus", "nats://127.0.0.1:1", "--port", port)
    assert "0 tables, 0 servers running" in told.out
    assert "WRONG  bus: nats://127.0.0.1:1 does not answer" in told.out


def test_a_backup_made_while_people_play_can_be_restored(
    postgres: Postgres, nats: Nats, tmp_path: Path
) -> None:
    where, copy = Where(postgres.fresh(), nats.address), tmp_path / "tables.dump"
    with Process(tmp_path / "server", where=where) as process:
        host = process.client()
        table = host.begin("local", "local")
        host.begin("bot", "bot")
        dump = [str(postgres.bin / "pg_dump"), "--format=custom", f"--file={copy}", where.store]
        subprocess.run(dump, check=True, timeout=30)
        before = prints(where, [table])
        host.post(f"/api/tables/{table}/archive")
        assert process.stop() == 130
    restored = Where(postgres.fresh(), nats.address)
    back = [str(postgres.bin / "pg_restore"), "--no-owner", f"--dbname={restored.store}", str(copy)]
    subprocess.run(back, check=True, timeout=30)
    assert prints(restored, [table]) == before
    with Process(tmp_path / "server", where=restored) as process:
        host.address = process.address
        assert host.get(f"/api/tables/{table}")["table"]["status"] == "playing"
        assert process.faults() == 0
