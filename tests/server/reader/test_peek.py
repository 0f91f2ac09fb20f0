"""Glances: what would come of an answer, why a piece cannot be chosen. Told to the reader who asks, seen by
nobody else, and written nowhere."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.client import Client, Reader
from tests.server.served import Served


async def test_a_peek_tells_what_the_answer_then_does(served: Served, host: Client) -> None:
    table = host.begin("local", "bot")
    async with host.read(table) as reader:
        await reader.until(lambda _: reader.choices)
        for _ in range(12):
            before = list(reader.lines)
            reply = await reader.do("peek", answer=reader.choices[0])
            assert reply["type"] == "ahead", reply
            await reader.done("play", answer=reader.choices[0])
            told = reply.get("lines", [])
            assert reader.lines[len(before) :][: len(told)] == told
            await reader.until(lambda _: reader.choices)


async def test_a_peek_leaves_no_trace(served: Served, host: Client) -> None:
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    async with (
        host.read(table) as one,
        guest.read(table) as two,
        Reader(Client(host.address), table) as three,
    ):
        room = served.room(table)
        for reader in (one, two, three):
            await reader.calm()
        asked = one if one.choices else two
        before = room.seq, list(room.steps)
        for answer in asked.choices:
            assert (await asked.do("peek", answer=answer))["type"] == "ahead"
        silent = [reader for reader in (one, two, three) if reader is not asked]
        await asyncio.sleep(0.1)
        sent = []
        for reader in silent:
            start = len(reader.bytes)
            await reader.calm()
            sent += [message for message in reader.messages[start:] if message["type"] == "state"]
        assert sent == []
        assert (room.seq, room.steps) == before


async def test_only_who_is_asked_peeks_at_what_is_legal_now(host: Client) -> None:
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    async with (
        host.read(table) as one,
        guest.read(table) as two,
        Reader(Client(host.address), table) as three,
    ):
        asked, other = (one, two) if one.choices else (two, one)
        answer = asked.choices[0]
        assert await asked.refused("peek", answer=answer, version="0" * 16) == "stale"
        strange: list[Any] = ["no such", 12345, [["x"]], [[[[[]]]]], {"a": 1}]
        for wrong in strange:
            assert await asked.refused("peek", answer=wrong) == "illegal"
        assert await other.refused("peek", answer=answer) == "illegal"
        assert await three.refused("peek", answer=answer) == "not-yours"
        host.post(f"/api/tables/{table}/pause")
        await asked.until(lambda state: state["table"]["status"] == "paused")
        assert await asked.refused("peek", answer=answer) == "paused"


async def test_who_peeks_without_end_is_slowed_down(host: Client) -> None:
    table = host.begin("local", "local")
    async with host.read(table) as reader:
        await reader.done("unlock", seat=0)
        if not reader.choices:
            await reader.done("unlock", seat=1)
        why = ""
        for _ in range(60):
            reply = await reader.do("peek", answer=reader.choices[0])
            if reply["type"] == "refused":
                why = reply["why"][0]
                break
        assert why == "error.rate"


async def test_pressing_a_piece_tells_why_it_cannot_be_chosen(host: Client) -> None:
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    async with (
        host.read(table) as one,
        guest.read(table) as two,
        Reader(Client(host.address), table) as three,
    ):
        asked, other = (one, two) if one.choices else (two, one)
        told = await asked.do("why", ref="adventures/grail")
        assert (told["type"], told["why"][0]) == ("because", "why-later-adventure")
        for reader in (other, three):  # not their turn: they read for whom everybody waits
            assert (await reader.do("why", ref="adventures/grail"))["why"] == reader.state["prompt"]
        assert await asked.refused("why", ref="adventures/grail", version="") == "stale"
        for ref in ("", "adventures/none", "hand/nobody", "knight/99", "zone:hand"):
            assert await asked.refused("why", ref=ref) == "illegal"
        assert await asked.refused("why", ref="x" * 201) == "malformed"


async def test_a_stranger_to_a_closed_table_asks_in_vain(host: Client) -> None:
    table = host.begin("local", "local", spectators="off")
    async with Reader(Client(host.address), table) as reader:
        assert await reader.refused("why", ref="adventures/grail") == "not-yours"
