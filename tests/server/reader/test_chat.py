"""Free chat is the host's option: closed, it shows what the table itself notes and takes nobody's words."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, Reader
from tests.server.conftest import Ground
from tests.server.served import Process, Served
from tests.server.test_seats import Gate, locked


def notes(reader: Reader) -> list[str]:
    return [line["note"][0].removeprefix("note.") for line in reader.talk if line.get("note")]


def configure(host: Client, table: str, **settings: Any) -> None:
    host.post(f"/api/tables/{table}/settings", settings)


async def test_at_a_table_with_a_closed_chat_nobody_writes(host: Client) -> None:
    table = host.make("local", "link", chat="closed")
    guest = host.guest(table, 1)
    async with host.read(table) as one, guest.read(table) as two:
        for step in ("", "start", "pause"):
            if step:
                host.post(f"/api/tables/{table}/{step}")
            for reader in (one, two):
                await reader.calm()
                assert reader.state["table"]["settings"] == {"chat": "closed"}
                assert await reader.refused("chat", text="I have two fights") == "chat-closed"
        assert "fights" not in "".join(two.bytes)
        assert notes(two) == ["joined", "paused"]  # what the table itself has to say is shown


async def test_a_chat_is_open_unless_the_host_wishes_otherwise(host: Client) -> None:
    table = host.begin("local", "bot")
    async with host.read(table) as reader:
        assert "chat" not in reader.state["table"]["settings"]
        await reader.done("chat", text="hail")
        assert reader.talk[-1]["text"] == "hail"


async def test_the_host_closes_and_opens_the_chat_and_all_are_told(host: Client) -> None:
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    async with guest.read(table) as one, Reader(Client(host.address), table) as two:
        configure(host, table, chat="closed")
        for reader in (one, two):
            await reader.until(lambda state: state["table"]["settings"] == {"chat": "closed"})
            await reader.calm()
            assert notes(reader) == ["joined", "chat-closed"]
        assert await one.refused("chat", text="hail") == "chat-closed"
        configure(host, table, chat="closed", pace="quick")
        await two.until(lambda _: notes(two)[-1:] == ["configured"])
        configure(host, table, pace="slow")  # two things at once
        await two.until(lambda _: notes(two)[-2:] == ["configured", "chat-open"])
        await one.done("chat", text="hail")
        await two.until(lambda _: two.talk[-1]["text"] == "hail")
        assert notes(two) == ["joined", "chat-closed", "configured", "configured", "chat-open"]


async def test_only_the_host_closes_and_opens_the_chat(served: Served, host: Client) -> None:
    table = host.make("local", "link")
    guest, stranger = host.guest(table, 1), Client(host.address)
    for chat in ("closed", "open"):
        for other in (guest, stranger):
            assert other.refused(f"/api/tables/{table}/settings", {"chat": chat}) == "host-only"
        configure(host, table, chat=chat)
        assert served.room(table).settings.chat == chat
    assert host.refused(f"/api/tables/{table}/settings", {"chat": "shut"}) == "malformed"


@pytest.mark.parametrize("chat", ["open", "closed"])
async def test_a_spectator_writes_in_no_chat(host: Client, chat: str) -> None:
    table = host.begin("local", "local", chat=chat)
    async with Reader(Client(host.address), table) as reader:
        assert await reader.refused("chat", text="hear me") == "not-yours"


async def test_a_closed_chat_is_closed_after_a_restart_too(tmp_path: Path, ground: Ground) -> None:
    with Process(tmp_path / "tables.sqlite", where=ground.fresh()) as process:
        host = process.client()
        closed, opened = host.begin("local", "bot"), host.begin("local", "bot", chat="closed")
        async with host.read(closed) as reader:
            await reader.done("chat", id="before", text="hail")
            configure(host, closed, chat="closed")
            configure(host, opened, chat="open")
        process.kill()
        process.start()
        host.address = process.address
        async with host.read(closed) as reader:
            await reader.calm()
            assert notes(reader) == ["chat-closed"]
            assert await reader.refused("chat", text="hail again") == "chat-closed"
            assert (await reader.do("chat", id="before", text="hail"))["type"] == "done"  # it was, in time
            assert [line["text"] for line in reader.talk] == ["hail", ""]
        async with host.read(opened) as reader:
            await reader.done("chat", text="hail")
            assert notes(reader) == ["chat-open"]


async def test_what_was_on_the_way_when_the_chat_was_closed_comes_too_late(tmp_path: Path) -> None:
    gate = Gate(f"sqlite:///{tmp_path / 'gate.sqlite'}")
    with Served(tmp_path / "unused", store=gate) as served:
        host = Client(served.address)
        table = host.begin("local", "local")
        async with host.read(table) as reader:
            gate.close_gate(served)
            closing = asyncio.create_task(asyncio.to_thread(configure, host, table, chat="closed"))
            while not served.call(locked(served, table)):
                await asyncio.sleep(0.01)
            await reader.send(type="chat", id="late", text="hail")
            await asyncio.sleep(0.1)  # it has arrived, and waits
            gate.open_gate(served)
            await closing
            while (reply := await reader.take()).get("id") != "late":
                pass
            assert reply["why"] == ["error.chat-closed", {}]
            assert not any(line.text for line in served.room(table).chat)
