"""Tables in play that a server of the last release has written: they open, play on, and can be moved.

`last_release/` holds its file as it was left behind, and for each table the device of the person in seat 0.
It is made again after a release: by that release's own server, with a few tables of each game in play.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from roundtable.server.room import journal
from roundtable.server.started import Postgres
from tests.cli.terminal import run
from tests.server.client import Client, Reader
from tests.server.served import Served, Where, entries_of, rebuilt

LEFT = Path(__file__).parent / "last_release"
SEATS = json.loads((LEFT / "seats.json").read_text("utf-8"))
MORE = 5  # answers that each person gives after the upgrade


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(lzma.decompress((LEFT / "tables.sqlite.xz").read_bytes()))
    return file


async def play_on(address: str, seat: dict[str, Any]) -> str:
    """Give some answers more; the table's status then."""
    person = Client(address)
    person.cookie = seat["device"]
    async with Reader(person, seat["table"]) as reader:
        given = 0
        while given < MORE and reader.state["table"]["status"] == "playing":
            if not reader.choices:
                await reader.take()
                continue
            seen = reader.state["version"]
            reply = await reader.do("play", id=f"more {given}", answer=reader.choices[given % 3 - 1])
            assert reply["type"] == "done" or reply["why"][0] == "error.stale", reply  # a bot was quicker
            given += reply["type"] == "done"
            while reader.state["version"] == seen:
                await reader.take()
        assert given == MORE or reader.state["table"]["status"] == "over"
        return str(reader.state["table"]["status"])


def answers(where: Path | Where, table: str) -> list[str]:
    """The fingerprints after each answer, as the journal has them, and that of the match as it is now."""
    entries = entries_of(where, table)
    prints = [entry.print for entry in entries if isinstance(entry, journal.Answered)]
    match = rebuilt(table, entries).match
    assert match is not None
    now = match.fingerprint()
    assert now == prints[-1] or match.game.replays  # where the form of a state has changed, it is another
    return [*prints, now]


def go_on(where: Path | Where) -> dict[str, list[str]]:
    with Served(where) as served:
        for seat in SEATS:
            asyncio.run(play_on(served.address, seat))
        assert served.faults() == 0
    return {seat["table"]: answers(where, seat["table"]) for seat in SEATS}


def test_a_file_of_the_last_release_is_upgraded_and_played_on(file: Path) -> None:
    assert {seat["game"] for seat in SEATS} == {"kingarthur", "grailcup", "shadows", "taintedgrail"}
    after = go_on(file)
    with closing(sqlite3.connect(f"{file}.schema-1")) as kept:  # a copy of what it was
        assert kept.execute("SELECT schema FROM about").fetchall() == [(1,)]
        assert kept.execute("SELECT count(*) FROM head").fetchall() == [(len(SEATS),)]
    assert all(len(prints) > MORE for prints in after.values())


def test_a_file_of_the_last_release_is_moved_and_played_on(file: Path, postgres: Postgres) -> None:
    where = Where(postgres.fresh())
    moved = run("move", "--from", f"sqlite:{file}", "--to", where.store)
    assert moved.code == 0, moved
    before = {seat["table"]: answers(file, seat["table"]) for seat in SEATS}
    assert {table: answers(where, table) for table in before} == before
    for table, prints in go_on(where).items():
        assert prints[: len(before[table]) - 1] == before[table][:-1]
