"""What several servers tell each other by their database, and a database that is away for a while."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import psycopg
import pytest

from roundtable.server.errors import Away
from roundtable.server.started import Postgres
from roundtable.server.storage import Here, Shared, engine
from roundtable.server.storage.sql import SqlStore
from tests.cli.terminal import refused, run
from tests.server.test_store import OLD

SOON = 0.2


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[tuple[SqlStore, Shared]]:
    store = SqlStore(address)
    assert store.shared is not None
    try:
        yield store, store.shared
    finally:
        await store.close()


async def test_the_bots_of_a_table_are_looked_after_by_one_who_is_alive(postgres: Postgres) -> None:
    async with opened(postgres.fresh()) as (store, shared):
        for table, status in (("a", "bots"), ("b", "playing"), ("c", "over")):
            await store.append(table, 0, [b"1"], status)
        assert await shared.orphans(9) == ["a"]
        await shared.beat("ann", SOON)
        await shared.beat("ben", 60)
        assert await shared.claim("ann", ["a", "b"]) == {"a", "b"}
        assert await shared.claim("ben", ["a", "b"]) == set()
        assert sorted(head.table for head in await store.heads("bots")) == ["a", "b"]
        assert await shared.orphans(9) == []
        await asyncio.sleep(2 * SOON)  # nobody hears of Ann any more
        assert sorted(await shared.orphans(9)) == ["a", "b"]
        assert await shared.claim("ben", ["a"]) == {"a"}
        await shared.beat("ann", 60)
        assert await shared.claim("ann", ["a", "b"]) == {"b"}
        assert sorted(await shared.alive()) == ["ann", "ben"]
        await shared.leave("ben")
        assert await shared.orphans(9) == ["a"]


async def test_of_two_who_claim_a_table_at_once_one_has_it(postgres: Postgres) -> None:
    address = postgres.fresh()
    async with opened(address) as (store, one), opened(address) as (_, two):
        await asyncio.gather(one.beat("one", 60), two.beat("two", 60))
        for number in range(20):
            await store.append(f"t{number}", 0, [b"1"], "bots")
            won = await asyncio.gather(one.claim("one", [f"t{number}"]), two.claim("two", [f"t{number}"]))
            assert sorted(map(len, won)) == [0, 1]


async def test_a_table_rests_only_as_long_as_it_was_when_that_was_decided(postgres: Postgres) -> None:
    async with opened(postgres.fresh()) as (store, shared):
        await store.append("t", 0, [b"1", b"2"], "bots")
        await shared.beat("me", 60)
        await shared.claim("me", ["t"])
        assert await shared.release("me", "t", 1) is False
        assert await shared.release("you", "t", 2) is False
        assert [head.table for head in await store.heads("bots")] == ["t"]
        assert await shared.release("me", "t", 2) is True
        assert [head.table for head in await store.heads("playing")] == ["t"]


async def test_who_is_elsewhere_is_known_while_their_server_lives(postgres: Postgres) -> None:
    async with opened(postgres.fresh()) as (_, shared):
        for name, seconds in (("me", 60), ("you", 60), ("gone", 0)):
            await shared.beat(name, seconds)
            await shared.present(name, {"t": Here(frozenset({len(name), 9}), 2), "u": Here(frozenset(), 0)})
        assert await shared.elsewhere("me", ["t", "u"]) == {"t": Here(frozenset({3, 9}), 2)}
        await shared.present("you", {"t": Here(frozenset(), 0)})
        assert await shared.elsewhere("me", ["t"]) == {}
        assert await shared.lengths(["t"]) == {}


async def test_data_of_an_earlier_release_are_upgraded_by_one_of_two_who_start_at_once(
    postgres: Postgres,
) -> None:
    address = postgres.fresh()
    with psycopg.connect(address, autocommit=True) as line:
        for statement in OLD:
            line.execute(statement.replace("BLOB", "BYTEA").replace("x'", "'\\x"))
    stores = await asyncio.gather(*[asyncio.to_thread(SqlStore, address) for _ in range(2)])
    for store in stores:
        assert await store.read("t") == [b"a", b"b"]
        assert [head.table for head in await store.heads("bots")] == ["t"]
        await store.close()


async def test_while_the_database_is_away_nothing_is_written_and_then_all_goes_on() -> None:
    with Postgres() as postgres:
        async with opened(postgres.fresh()) as (store, shared):
            await store.append("t", 0, [b"1"], "setup")
            for _ in range(2):
                postgres.stop()
                with pytest.raises(Away):
                    await store.append("t", 1, [b"2", b"3"], "playing")
                with pytest.raises(Away):
                    await store.read("t")
                with pytest.raises(Away):
                    await shared.beat("me", 1)
                postgres.start()
                assert await store.read("t") == [b"1"]
            await asyncio.gather(*[store.append(f"t{number}", 0, [b"1"], "setup") for number in range(50)])
            await store.append("t", 1, [b"2"], "setup")
            assert await store.read("t") == [b"1", b"2"]


def test_without_the_driver_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "find_spec", lambda name: None)
    sentence = refused(run("serve", "--store", "postgresql://arthur:excalibur@127.0.0.1/camelot"))
    assert "pip install 'roundtable[servers]'" in sentence
    assert "excalibur" not in sentence


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--store", "mysql://x/y"), "is not a store"),
        (("--store", "postgresql://arthur:excalibur@127.0.0.1:1/camelot"), "cannot hold the tables"),
        (("--store", ""), "--store needs"),
        (("--store", "postgresql://x/y", "--data", "z"), "not both"),
        (("--store", "sqlite:x.sqlite", "--bus", "nats://127.0.0.1"), "--bus is for several servers"),
    ],
)
def test_a_store_that_cannot_be_is_refused(words: tuple[str, ...], said: str) -> None:
    sentence = refused(run("serve", "--port", 0, *words))
    assert said in sentence
    assert "excalibur" not in sentence


def test_a_bus_that_cannot_be_is_refused(postgres: Postgres) -> None:
    words = ("serve", "--port", 0, "--store", postgres.fresh(), "--bus", "redis://x")
    assert "is not a bus" in refused(run(*words))
