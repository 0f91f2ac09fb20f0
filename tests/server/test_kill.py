"""`kill -9` at any moment: nothing that was acknowledged or shown is lost, and every table goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from roundtable.kernel import Match
from roundtable.server.room import journal
from tests.server.client import Client, Reader
from tests.server.served import Process, entries_of, rebuilt
from tests.thorough import THOROUGH

KILLS = 50 if THOROUGH else 4
TABLES = 6 if THOROUGH else 3


class Watched:
    """A table of bots and a person, whose reader remembers what they have been told for certain."""

    def __init__(self, client: Client, table: str) -> None:
        self.client, self.table = client, table
        self.lines: list[Any] = []  # as shown last
        self.acknowledged: list[str] = []  # ids
        self.ids = 0

    async def follow(self, address: str) -> None:
        """Read, and answer when asked, until the server dies."""
        self.client.address = address
        # A server that dies in the middle of a handshake sends half an answer (InvalidMessage).
        with suppress(ConnectionClosed, InvalidMessage, OSError, TimeoutError):
            async with Reader(self.client, self.table) as reader:
                assert reader.lines[: len(self.lines)] == self.lines  # nothing that was shown is lost
                while reader.state["table"]["status"] == "playing":
                    self.lines = list(reader.lines)
                    if reader.choices:
                        await self.answer(reader)
                    else:
                        await reader.take()
                self.lines = list(reader.lines)

    async def answer(self, reader: Reader) -> None:
        self.ids += 1
        id, seen = f"answer {self.ids}", reader.state["version"]
        reply = await reader.do("play", id=id, answer=reader.choices[self.ids % len(reader.choices)])
        if reply["type"] == "done":
            self.acknowledged.append(id)
            await reader.until(lambda state: state["version"] != seen)
        else:
            await asyncio.sleep(0.1)  # too quick: it must not hide what else may go wrong
            assert reply["why"][0] in ("error.rate", "error.stale")


def check(file: Path, table: str, acknowledged: Iterable[str]) -> int:
    """The journal has all that was acknowledged, and leads, answer by answer, to the fingerprints in it; the
    number of answers."""
    entries = entries_of(file, table)
    assert set(acknowledged) <= {entry.done.partition("/")[2] for entry in entries}
    prints = [entry.print for entry in entries if isinstance(entry, journal.Answered)]
    room = rebuilt(table, entries)
    assert room.match is not None
    assert room.match.setup is not None
    match = Match.begin(room.match.setup, room.opening)
    for step, expected in zip(room.steps, prints, strict=True):
        match.table.chance.force(step.chance)
        match.play(step.seat, step.option)
        assert match.fingerprint() == expected
    return len(prints)


async def test_kill_9_at_random_moments_loses_nothing(tmp_path: Path) -> None:
    dice, file = Random(7), tmp_path / "tables.sqlite"
    with Process(file) as process:
        watched = list[Watched]()
        ended = answers = 0
        for _kill in range(KILLS):
            while len(watched) < TABLES:
                client = process.client()
                kinds = [("local", "bot", "bot:random"), ("bot", "bot:random"), ("local", "bot")]
                table = client.begin(*kinds[len(watched) % 3])
                watched.append(Watched(client, table))
            readers = [asyncio.create_task(one.follow(process.address)) for one in watched]
            await asyncio.sleep(dice.uniform(0.05, 1.0 if THOROUGH else 0.4))
            process.kill()
            await asyncio.gather(*readers)
            for one in list(watched):
                answers += await asyncio.to_thread(check, file, one.table, one.acknowledged)
            going_on = playing(file)
            process.start()
            over = await resumed(process, watched, going_on)
            ended += len(over)
            watched = [one for one in watched if one.table not in over]
        for one in watched[: TABLES // 2]:  # what is left is played to its end, by bots alone
            one.client.address = process.address
            one.client.ask("POST", f"/api/tables/{one.table}/seats/0", {"seat": {"kind": "bot"}})
            async with Reader(one.client, one.table) as reader:
                await reader.until(lambda state: state["table"]["status"] == "over")
            assert await asyncio.to_thread(check, file, one.table, one.acknowledged) > 20
        assert process.faults() == 0
        assert "trace" not in process.logged().lower()
        print(f"{KILLS} kills, {ended} tables ended meanwhile, {answers} answers checked")


def is_playing(file: Path, table: str) -> bool:
    return rebuilt(table, entries_of(file, table)).status == "playing"


def playing(file: Path) -> int:
    """How many tables are being played."""
    with closing(sqlite3.connect(file)) as lines:
        return int(lines.execute("SELECT count(*) FROM head WHERE status = 'playing'").fetchone()[0])


async def resumed(process: Process, watched: list[Watched], going_on: int) -> set[str]:
    """Without anybody's doing, every table goes on; those that are over by now."""
    known = process.client()
    while known.get("/healthz")["tables"] < going_on:  # nobody has asked for one yet
        await asyncio.sleep(0.02)
    status = {one.table: known.get(f"/api/tables/{one.table}")["table"]["status"] for one in watched}
    return {table for table, now in status.items() if now == "over"}


@pytest.mark.parametrize("damage", [b'{"type":"unheard-of"}', b'{"type":"undone","seat":0}'])
def test_one_damaged_table_does_not_keep_the_others_closed(tmp_path: Path, damage: bytes) -> None:
    with Process(tmp_path / "tables.sqlite") as process:
        host = process.client()
        broken, whole = host.begin("local", "local"), host.begin("local", "local")
        process.kill()
        with closing(sqlite3.connect(process.file)) as file, file:
            row = file.execute("SELECT max(seq) FROM journal WHERE table_id = ?", (broken,)).fetchone()
            file.execute(
                "UPDATE journal SET entry = ? WHERE table_id = ? AND seq = ?", (damage, broken, row[0])
            )
        process.start()
        host.address = process.address
        assert host.get(f"/api/tables/{whole}")["table"]["status"] == "playing"
        assert host.ask("GET", f"/api/tables/{broken}").why == "damaged"
