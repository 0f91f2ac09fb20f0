"""What somebody can do from outside who means harm: shut others out, try PINs, look into a save unseen."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from roundtable.server import gathering, keys, minders
from roundtable.server.metrics import Metrics
from roundtable.server.reader import connection
from roundtable.server.room import journal
from roundtable.server.storage.sql import SqlStore
from tests.server.client import Client, Reader
from tests.server.served import Served


async def test_silent_strangers_do_not_shut_players_out(
    host: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "MOST_WATCHING", 3)
    table = host.make("local", "link", spectators="off")
    guest = host.guest(table, 1)
    strangers = [Reader(Client(host.address), table) for _ in range(4)]
    for stranger in strangers:
        await stranger.connect()
    assert (await strangers[-1].take())["why"][0] == "error.full"
    for player in (host, guest):
        async with player.read(table) as reader:
            assert reader.state["you"]["seats"] == [0 if player is host else 1]
    for stranger in strangers:
        await stranger.socket.close()


async def test_one_device_cannot_open_windows_without_end(
    host: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "MOST_OF_A_DEVICE", 2)
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    async with host.read(table), host.read(table):
        third = Reader(host, table)
        async with await third.connect():
            assert (await third.take())["why"][0] == "error.full"
        async with guest.read(table) as reader:
            assert reader.state["you"]["seats"] == [1]


async def test_a_socket_that_never_says_hello_is_let_go(
    host: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "GREETING", 0.05)
    table = host.make("local", "local")
    silent = Reader(host, table)
    async with await silent.connect() as socket:
        message = await silent.take()
        assert (message["type"], message["why"][0], message["again"]) == ("bye", "error.silent", True)
        await asyncio.wait_for(socket.wait_closed(), 5)


async def test_sixty_tries_of_a_pin_at_once_are_five(host: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hash takes a while: all of them have begun before the first is known to be wrong."""
    tried = list[str]()
    is_pin = keys.is_pin

    def counted(pin: str, *more: str) -> bool:
        tried.append(pin)
        return is_pin(pin, *more)

    table = host.begin("local", "local")
    async with host.read(table) as reader:
        await reader.done("unlock", seat=1)
        await reader.done("pin", pin="1485")
    monkeypatch.setattr(keys, "is_pin", counted)
    readers = [host.read(table) for _ in range(12)]
    for reader in readers:
        await reader.__aenter__()
    replies = await asyncio.gather(
        *[reader.refused("unlock", seat=1, pin=str(guess)) for guess, reader in enumerate(readers)]
    )
    assert len(tried) == 5
    assert sorted(replies) == ["pin"] * 5 + ["rate"] * 7
    for reader in readers:
        await reader.__aexit__()


async def test_a_host_cannot_save_unseen_by_letting_a_bot_mind_the_other_seat(host: Client) -> None:
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    async with guest.read(table) as reader:
        host.post(f"/api/tables/{table}/seats/1/mind", {"level": "page"})
        host.get(f"/api/tables/{table}/save")
        await reader.until(lambda _: any(line["note"][0] == "note.saved" for line in reader.talk))


def test_saving_again_and_again_writes_one_note_and_has_an_end(served: Served, host: Client) -> None:
    table = host.begin("local", "local")
    saves = [host.ask("GET", f"/api/tables/{table}/save").status for _ in range(25)]
    assert saves[:20] == [200] * 20
    assert saves[-1] == 429
    assert [line.note.key for line in served.room(table).chat if line.note] == ["note.saved"]


class Full:
    """A stream on a disk that is full."""

    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")

    def flush(self) -> None:
        raise OSError(28, "No space left on device")


class Stumbling(SqlStore):
    """A store on a disk that is full for a while."""

    full = False

    async def append(self, *given: Any) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        await super().append(*given)


async def test_bots_go_on_when_the_disk_has_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the answer nor the fault can be written: both are tried again."""
    monkeypatch.setattr(minders, "AGAIN", 0.05)
    store = Stumbling(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with Served(tmp_path / "none", store=store) as served:
        host = Client(served.address)
        table = host.begin("local", "bot")
        served.metrics._out = Full()
        async with host.read(table) as reader:
            await reader.done("unlock", seat=0)
            await reader.until(lambda state: state.get("question"))
            await reader.done("mind", level="page")
            store.full = True
            while not served.metrics.counts["unlogged"]:
                await asyncio.sleep(0.01)
            store.full = False
            before = len(reader.lines)
            await reader.until(lambda _: len(reader.lines) > before + 3)


def test_a_line_that_cannot_be_logged_is_counted() -> None:
    metrics = Metrics(Full())  # type: ignore[arg-type]
    metrics.log("event")
    metrics.fault("fault", ValueError("x"))
    assert metrics.counts == {"unlogged": 2, "faults": 1}


async def test_a_table_of_rules_that_are_gone_says_which_it_needs(served: Served, host: Client) -> None:
    table = host.begin("local", "local")
    lines = [journal.decode(line) for line in served.call(served.hall.store.read(table))]
    for version, key in ((99, "rules-newer"), (0, "rules-gone")):
        lines[0].rules = version
        other = keys.new_id()
        served.call(served.hall.store.append(other, 0, [journal.encode(line) for line in lines], "playing"))
        reply = host.ask("GET", f"/api/tables/{other}")
        assert (reply.status, reply.why) == (409, key)
        assert reply.body["why"][1]["version"] == version
        reader = Reader(host, other)
        async with await reader.connect():
            assert (await reader.take())["why"][0] == f"error.{key}"


def test_a_table_that_was_set_up_under_rules_that_are_gone_cannot_start(served: Served, host: Client) -> None:
    table = host.make("local", "local")
    served.room(table).rules = 99
    assert host.refused(f"/api/tables/{table}/start") == "rules-newer"
