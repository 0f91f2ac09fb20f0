"""A reader who comes back gets the rest of the story; what they said twice is done once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.frames import CloseCode

from tests.server.client import Client, Reader
from tests.server.conftest import Ground
from tests.server.served import Process, Served
from tests.server.test_seats import Gate, locked


async def some_turns(reader: Reader, answers: int = 6) -> None:
    for _ in range(answers):
        await reader.until(lambda _: reader.choices)
        await reader.done("play", answer=reader.choices[0])


@pytest.fixture
def table(host: Client) -> str:
    return host.begin("local", "bot")


async def test_who_has_some_of_the_story_gets_the_rest(host: Client, table: str) -> None:
    async with host.read(table) as reader:
        await some_turns(reader)
        known, digest = list(reader.lines), reader.state["story"]["digest"]
        await some_turns(reader)
    again = Reader(host, table, have=len(known), digest=digest)
    again.lines = list(known)
    async with again:
        assert again.state["story"]["start"] == len(known)
        assert again.lines[: len(reader.lines)] == reader.lines


async def test_who_has_it_all_is_told_nothing_twice(host: Client, table: str) -> None:
    async with host.read(table) as reader:
        await some_turns(reader)
        await reader.until(lambda _: reader.choices)
        digest = reader.state["story"]["digest"]
        async with Reader(host, table, have=len(reader.lines), digest=digest) as again:
            assert again.state["story"] == {"start": len(reader.lines), "lines": [], "digest": digest}


@pytest.mark.parametrize("have", [-1, 0, 3, 10_000, 2**70])
async def test_a_wrong_digest_gets_the_whole_story(host: Client, table: str, have: int) -> None:
    async with host.read(table) as reader:
        await some_turns(reader)
        await reader.until(lambda _: reader.choices)
        async with Reader(host, table) as again:
            await again.send(type="hello", protocol=1, have=have, digest="0" * 16)
            await again.calm()
            assert again.lines == reader.lines
        if have < 2**63:
            async with Reader(host, table, have=have, digest="0" * 16) as again:
                assert again.state["story"]["start"] == 0


async def test_the_digest_of_another_viewer_is_a_wrong_one(host: Client, table: str) -> None:
    host.post(f"/api/tables/{table}/pause")
    async with host.read(table) as reader, Reader(Client(host.address), table) as other:
        assert len(reader.lines) == len(other.lines)
        digest = reader.state["story"]["digest"]
        assert digest != other.state["story"]["digest"]
        async with Reader(Client(host.address), table, have=len(reader.lines), digest=digest) as again:
            assert again.state["story"]["start"] == 0


async def test_a_reload_changes_nothing(served: Served, host: Client, table: str) -> None:
    async with host.read(table) as reader:
        await some_turns(reader, 3)
        await reader.until(lambda _: reader.choices)
        before = reader.state
    async with host.read(table) as again:
        await again.calm()
        news = {"story": None, "moved": None}  # of the moment when a state is sent
        assert {**again.state, **news} == {**before, **news}
        assert again.lines == reader.lines


async def test_a_command_that_comes_again_is_done_once_and_acknowledged_twice(
    served: Served, host: Client, table: str
) -> None:
    async with host.read(table) as reader:
        await reader.until(lambda _: reader.choices)
        play = dict(id="once", version=reader.state["version"], answer=reader.choices[0])
        await reader.done("play", **play)
        seq = served.room(table).seq
        for same in (play, {**play, "careful": True}, {**play, "answer": "forged"}):
            assert (await reader.do("play", **same))["type"] == "done"
        async with host.read(table) as again:
            assert (await again.do("play", **play))["type"] == "done"
            for _ in range(12):  # more often than anybody may talk
                assert (await again.do("chat", id="said", text="hail"))["type"] == "done"
        assert served.room(table).seq == seq + 1
    other = host.guest(host_with_link := host.make("local", "link"), 1)
    async with other.read(host_with_link) as reader:  # an id is its device's own
        await reader.done("chat", id="said", text="mine")
        assert reader.talk[-1]["text"] == "mine"


async def test_a_restart_in_between_keeps_story_versions_and_what_was_done(
    tmp_path: Path, ground: Ground
) -> None:
    with Process(tmp_path / "tables.sqlite", where=ground.fresh()) as process:
        host = process.client()
        table = host.begin("local", "local")
        async with host.read(table) as reader:
            await reader.done("unlock", seat=0)
            seat = reader.state["to_move"][0]
            await reader.done("unlock", seat=seat)
            play = dict(id="before", version=reader.state["version"], answer=reader.choices[0])
            await reader.done("play", **play)
            before, lines = reader.state, list(reader.lines)
        assert process.stop() == 130  # as a shell calls Ctrl-C
        process.start()
        host.address = process.address
        again = Reader(host, table)
        async with again:
            await again.done("unlock", seat=seat)
            assert again.state["version"] == before["version"]
            assert again.state["view"] == before["view"]
            assert again.state["back"] == before["back"] == {"undo": 1}
            assert again.lines == lines
            assert (await again.do("play", **play))["type"] == "done"  # acknowledged again, done once
            await again.calm()
            assert again.state["version"] == before["version"]
            await again.done("undo")


async def test_a_server_that_stops_tells_its_readers_to_come_back(any_process: Process) -> None:
    host = any_process.client()
    table = host.begin("local", "bot")
    async with host.read(table) as reader:
        stopped = asyncio.create_task(asyncio.to_thread(any_process.stop))
        assert await reader.closed() == CloseCode.SERVICE_RESTART
        assert await stopped == 130
    assert "trace" not in any_process.logged().lower()


async def test_an_answer_whose_sender_goes_away_is_taken_in_all_the_same(tmp_path: Path) -> None:
    """The reader sends, and is gone before it is on disk; the bots must not wait for them for ever."""
    gate = Gate(f"sqlite:///{tmp_path / 'gate.sqlite'}")
    with Served(tmp_path / "unused", store=gate) as served:
        host = Client(served.address)
        table = host.make("local", "link", spectators="public")
        guest = host.guest(table, 1)
        host.post(f"/api/tables/{table}/start")
        async with host.read(table) as one, guest.read(table) as two:
            actor, other = (one, two) if one.choices else (two, one)
            gate.close_gate(served)
            await actor.send(
                type="play", id="gone", version=actor.state["version"], answer=actor.choices[0], confirm=True
            )
            while not served.call(locked(served, table)):
                await asyncio.sleep(0.01)
            actor.socket.transport.abort()
            readers = served.gathering(table).readers
            async with Reader(
                Client(served.address), table
            ):  # the server tells the reader so, and finds them gone
                while len(readers) > 2:
                    await asyncio.sleep(0.01)
            gate.open_gate(served)
            async with actor.client.read(table) as again:
                while not again.state.get("back"):
                    await again.take()
                assert again.state["back"]["undo"] == 1
                assert served.room(table).seq == len(served.call(gate.read(table)))
                assert (await again.do("undo"))["type"] == "done"
            await other.calm()
