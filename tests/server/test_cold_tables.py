"""A table that nobody looks at costs nothing: a start does not read it, and it is let go by the server."""

from __future__ import annotations

import asyncio
import json

import pytest

from roundtable.server import hall
from tests.server.client import Client
from tests.server.conftest import Ground
from tests.server.rooms import late_save, play_on
from tests.server.served import Served


def settled(served: Served) -> None:
    """Put away what can be."""
    for gathering in served.hall.rooms.values():
        gathering.used -= 2 * hall.IDLE
    served.call(served.hall.tidy())


def test_a_start_reads_no_table_that_waits_for_a_person(ground: Ground) -> None:
    file = ground.fresh()
    with Served(file) as served:
        host = Client(served.address)
        tables = [host.begin("local", "bot") for _ in range(3)]
        while any(served.room(table).match.to_move != (0,) for table in tables):  # type: ignore[union-attr]
            served.call(asyncio.sleep(0.01))
        settled(served)
        assert served.hall.rooms == {}
    with Served(file) as served:
        served.call(served.hall.take_up())
        assert served.hall.rooms == {}
        assert served.metrics.counts["tables_read"] == 0
        for table in tables:  # and they are there when somebody comes
            host.address = served.address
            assert host.get(f"/api/tables/{table}")["table"]["status"] == "playing"
        assert served.metrics.counts["tables_read"] == 3


async def test_bots_that_had_to_move_when_the_server_stopped_go_on(ground: Ground) -> None:
    file = ground.fresh()
    with Served(file, haste=1000) as served:
        host = Client(served.address)
        table = play_on(host, json.loads(late_save(8)), "bot", "bot")
        host.post(f"/api/tables/{table}/start")
        while not served.hall.ties.minds(table):
            await asyncio.sleep(0.01)
        settled(served)
        assert list(served.hall.rooms) == [table]  # nobody looks, but the bots have to go on
    with Served(file) as served:
        host.address = served.address
        while served.call(served.hall.store.heads("over")) == []:
            await asyncio.sleep(0.02)
        while served.hall.rooms:  # what is written may still be on its way to those who look
            settled(served)


async def test_a_room_is_let_go_when_all_have_left_and_comes_back_as_it_was(
    served: Served, host: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = host.begin("local", "local")
    async with host.read(table) as reader:
        await reader.done("unlock", seat=0)
        before = reader.state
        settled(served)
        assert table in served.hall.rooms
    while served.hall.rooms[table].readers:
        await asyncio.sleep(0.01)
    settled(served)
    assert table not in served.hall.rooms
    async with host.read(table) as reader:
        await reader.done("unlock", seat=0)
        await reader.until(lambda state: state["version"] == before["version"])
