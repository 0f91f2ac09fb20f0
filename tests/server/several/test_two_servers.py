"""Two servers on one database: any of them serves any table, and nobody notices at which one they are."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from roundtable.server import company
from roundtable.server.room import journal
from roundtable.server.started import Nats, Postgres
from tests.server.client import Client
from tests.server.served import Served, Where, rebuilt

Two = tuple[Served, Served]


@pytest.fixture(scope="module")
def two(postgres: Postgres, nats: Nats) -> Iterator[Two]:
    where = Where(postgres.fresh(), nats.address)
    with Served(where) as one, Served(where) as other:
        yield one, other
        assert (one.faults(), other.faults()) == (0, 0), one.log.getvalue() + other.log.getvalue()


def at(served: Served, client: Client) -> Client:
    """The same device, at this server."""
    other = Client(served.address)
    other.cookie, other.host_link, other.link = client.cookie, client.host_link, client.link
    return other


async def eventually(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.02)


async def test_people_at_two_servers_play_at_one_table(two: Two) -> None:
    host = Client(two[0].address)
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    async with host.read(table) as ann, at(two[1], guest).read(table) as ben:
        for _ in range(30):
            asked = ann if ann.choices else ben
            while not asked.choices:
                await asked.take()
            await asked.done("play", answer=asked.choices[0])
            if not asked.choices:
                other = ben if asked is ann else ann
                while not other.choices:
                    await other.take()
        assert len(ann.lines) > 10
        await ben.until(lambda _: len(ben.lines) >= len(ann.lines) - 1)
    rooms = [served.room(table) for served in two]
    assert rooms[0].match is not None
    assert rooms[1].match is not None
    assert rooms[0].match.fingerprint() == rooms[1].match.fingerprint()
    entries = [journal.decode(line) for line in two[0].call(two[0].hall.store.read(table))]
    assert rebuilt(table, entries).match.fingerprint() == rooms[0].match.fingerprint()  # type: ignore[union-attr]
    assert two[1].metrics.counts["tables_followed"] > 10


async def test_who_is_here_is_known_at_both(two: Two) -> None:
    host = Client(two[0].address)
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    async with host.read(table) as ann:
        assert [seat.get("here", False) for seat in ann.state["table"]["seats"]] == [True, False]
        async with at(two[1], guest).read(table) as ben, Client(two[1].address).read(table):
            await ann.until(lambda state: state["table"]["seats"][1].get("here"))
            await ben.until(lambda state: state["table"]["seats"][0].get("here"))
            await ann.until(lambda state: state["table"].get("watching") == 1)
        await ann.until(lambda state: not state["table"]["seats"][1].get("here"))


async def test_a_command_is_not_refused_because_another_server_was_quicker(two: Two) -> None:
    """Both talk at once, all the time: every line is written, none twice, in the same order for all."""
    host = Client(two[0].address)
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    async with host.read(table) as ann, at(two[1], guest).read(table) as ben:

        async def talk(reader: Any, name: str) -> None:
            for number in range(8):  # a device may say ten lines in a row
                assert (await reader.do("chat", text=f"{name} {number}"))["type"] == "done"

        await asyncio.gather(talk(ann, "Ann"), talk(ben, "Ben"))
        assert sum(served.metrics.counts["races_lost"] for served in two) > 0
        said = [f"{name} {number}" for name in ("Ann", "Ben") for number in range(8)]
        for reader in (ann, ben):
            while len([line for line in reader.talk if line["text"]]) < len(said):
                await reader.take()
        texts = [[line["text"] for line in reader.talk if line["text"]] for reader in (ann, ben)]
        assert texts[0] == texts[1]
        assert sorted(texts[0]) == said


async def test_bots_play_at_one_server_for_people_at_the_other_and_can_be_hurried(two: Two) -> None:
    host = Client(two[0].address)
    table = host.begin("local", "bot", "bot")
    async with at(two[1], host).read(table) as reader:
        while len(reader.lines) < 12:
            if reader.choices:
                await reader.done("play", answer=reader.choices[0])
            else:
                await reader.take()
        minding = [served for served in two if served.hall.ties.minds(table)]
        assert len(minding) == 1
        minding[0].gathering(table).hurried.clear()
        await reader.do("hurry")
        await eventually(minding[0].gathering(table).hurried.is_set)


async def test_bots_of_a_server_that_left_go_on_elsewhere(postgres: Postgres, nats: Nats) -> None:
    where = Where(postgres.fresh(), nats.address)
    with Served(where, haste=0.05) as other:
        with Served(where, haste=0.05) as one:
            table = Client(one.address).begin("bot", "bot", "bot:random")
            await eventually(lambda: one.hall.ties.minds(table))
        await eventually(lambda: other.hall.ties.minds(table))
        await eventually(lambda: not other.room(table).match.to_move)  # type: ignore[union-attr]
        assert other.faults() == 0


async def test_without_hints_tables_go_on_slower(postgres: Postgres) -> None:
    with Nats() as nats:
        where = Where(postgres.fresh(), nats.address)
        with Served(where) as one, Served(where) as other:
            host = Client(one.address)
            table = host.make("local", "link")
            guest = at(other, host.guest(table, 1))
            async with host.read(table) as ann, guest.read(table) as ben:
                await ann.done("chat", text="with NATS")
                await ben.until(lambda _: any(line["text"] == "with NATS" for line in ben.talk))
                nats.stop()
                await eventually(lambda: "roundtable_bus_up 0" in host.get("/metrics"))
                for number in range(3):
                    await ann.done("chat", text=f"without {number}")
                    while not any(line["text"] == f"without {number}" for line in ben.talk):
                        await ben.take()
                assert other.metrics.counts["found_by_polling"] >= 3
                nats.start()
                await eventually(lambda: "roundtable_bus_up 1" in guest.get("/metrics"))
                await ann.done("chat", text="back")
                while not any(line["text"] == "back" for line in ben.talk):
                    await ben.take()
            assert (one.faults(), other.faults()) == (0, 0)


async def test_a_hint_that_was_lost_is_made_up_for(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "LOOK", 0.2)
    host = Client(two[0].address)
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    async with at(two[1], guest).read(table) as ben:
        room = two[0].room(table)
        line = journal.encode(journal.Spoken(text="nobody was told"))
        two[0].call(two[0].hall.store.append(table, room.seq, [line], "setup"))
        while not any(said["text"] == "nobody was told" for said in ben.talk):
            await ben.take()


async def test_while_the_database_is_away_answers_are_refused_and_then_all_goes_on(nats: Nats) -> None:
    with Postgres() as postgres:
        where = Where(postgres.fresh(), nats.address)
        with Served(where) as served:
            host = Client(served.address)
            table, cold = host.begin("local", "bot"), host.begin("local", "local")
            async with host.read(table) as reader:
                await reader.until(lambda state: state.get("question"))
                before = served.room(table).seq
                served.call(forgotten(served, cold))
                postgres.stop()
                assert await reader.refused("play", answer=reader.choices[0]) == "store-away"
                assert host.ask("GET", f"/api/tables/{cold}").status == 503
                bye = host.read(cold)
                async with await bye.connect():
                    message = await bye.take()
                    assert (message["type"], message["why"][0], message["again"]) == (
                        *("bye", "error.store-away"),
                        True,
                    )
                await eventually(lambda: "roundtable_store_up 0" in host.get("/metrics"))
                assert host.get("/healthz")["ok"] is True
                postgres.start()
                assert len(served.call(served.hall.store.read(table))) == before
                await reader.done("play", answer=reader.choices[0])
                await eventually(lambda: "roundtable_store_up 1" in host.get("/metrics"))
                while len(reader.lines) < 8:  # the bot goes on, too
                    if reader.choices:
                        await reader.done("play", answer=reader.choices[0])
                    else:
                        await reader.take()
            assert served.faults() == 0, served.log.getvalue()


async def forgotten(served: Served, table: str) -> None:
    served.hall.rooms.pop(table)
