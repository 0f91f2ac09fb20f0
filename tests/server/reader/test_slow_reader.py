"""A viewer who stops reading stalls nobody, fills no memory, and is let go in the end."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from secrets import token_hex
from statistics import quantiles

import pytest

from roundtable.kernel.scene import Words
from roundtable.server.protocol import Refused
from roundtable.server.reader import connection
from tests.server.client import Client, Reader
from tests.server.conftest import Ground
from tests.server.served import Process, Served
from tests.thorough import THOROUGH

STATES = 5000 if THOROUGH else 150
GROWTH = (24 if THOROUGH else 12) << 20  # every table that is played stays in memory for a while


async def stalled(client: Client, table: str) -> Reader:
    """A reader with a small window who has said hello and reads nothing ever after."""
    reader = Reader(client, table)
    await reader.connect()
    await reader.hello()
    reader.socket.transport.pause_reading()
    return reader


async def test_who_stops_reading_stalls_nobody(tmp_path: Path, ground: Ground) -> None:
    with Process(tmp_path / "tables.sqlite", "--haste", "0.02", where=ground.fresh()) as process:
        host = process.client()
        slow, memory, late, states = list[Reader](), 0, list[float](), 0
        while states < STATES:
            table = host.begin("bot", "bot:random", "bot:random", pace="quick")
            slow += [await stalled(process.client(), table) for _ in range(3)]
            async with host.read(table) as reader:
                while reader.state["table"]["status"] == "playing" and states < STATES:
                    began = time.perf_counter()
                    await reader.take()
                    late.append(time.perf_counter() - began)
                    states += 1
                    if states % 25 == 0:  # somebody else asks meanwhile, and is answered
                        began = time.perf_counter()
                        await reader.do("unlock", seat=15)
                        assert time.perf_counter() - began < 1.0
                memory = memory or process.memory()
            host.post(f"/api/tables/{table}/archive")
        grown = process.memory() - memory
        print(f"{states} states, p95 {quantiles(late, n=20)[-1] * 1000:.0f} ms apart, {grown >> 10} kB more")
        assert quantiles(late, n=20)[-1] < 0.5
        assert grown < GROWTH
        assert process.faults() == 0
        for one in slow:
            one.socket.transport.abort()


async def test_who_stops_reading_is_let_go(ground: Ground, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.3)
    with Served(ground.fresh()) as served:
        host = Client(served.address)
        table = host.make("local", "local")
        async with host.read(table) as reader:
            readers = served.gathering(table).readers
            (other,) = readers
            slow = await stalled(host, table)
            (lazy,) = readers - {other}
            assert isinstance(lazy, connection.Connection)
            # more than all that lies between the two can hold, and nothing that could be made smaller
            news = [Refused("news", Words(token_hex(200_000))) for _ in range(connection.OUTBOX)]
            for message in news:
                served.loop.call_soon_threadsafe(lazy.reply, message)
            await reader.done("chat", text="hail")
            while len(readers) == 2:
                await asyncio.sleep(0.01)
            await reader.done("chat", text="and farewell")
            slow.socket.transport.abort()
        assert served.faults() == 0
