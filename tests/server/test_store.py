"""The store: what it says it has written is written, and a clash fails alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from roundtable.server.errors import Conflict
from roundtable.server.storage.sql import SqlStore
from tests.server.conftest import Ground
from tests.server.served import Where


@asynccontextmanager
async def opened(where: Path | Where) -> AsyncIterator[SqlStore]:
    store = SqlStore(Where.of(where).store)
    try:
        yield store
    finally:
        await store.close()


async def test_many_appends_at_once_are_all_written(ground: Ground) -> None:
    where, commits = ground.fresh(), 0
    async with opened(where) as store:
        insert = store._insert

        def counted(jobs: list[object]) -> None:
            nonlocal commits
            commits += 1
            insert(jobs)  # type: ignore[arg-type]

        store._insert = counted  # type: ignore[method-assign, assignment]
        await asyncio.gather(
            *[store.append(f"t{n}", 0, [b"a%d" % n, b"b%d" % n], "playing") for n in range(600)]
        )
        for number in range(0, 600, 37):
            assert await store.read(f"t{number}") == [b"a%d" % number, b"b%d" % number]
        assert len(await store.heads("playing")) == 600
    assert commits < 60  # in groups: one sync of the disk for many
    async with opened(where) as again:
        assert await again.read("t599", 1) == [b"b599"]


async def test_a_clash_fails_alone(ground: Ground) -> None:
    async with opened(ground.fresh()) as store:
        await store.append("old", 0, [b"1", b"2"], "setup")
        jobs = [store.append(f"t{n}", 0, [b"x"], "setup") for n in range(20)]
        jobs.insert(10, store.append("old", 1, [b"late"], "over"))
        replies = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(reply) for reply in replies if reply is not None] == [Conflict]
        assert isinstance(replies[10], Conflict)
        assert await store.read("old") == [b"1", b"2"]
        assert [head.table for head in await store.heads("over")] == []
        assert len(await store.heads("setup")) == 21


async def test_an_append_is_whole_or_not_at_all(ground: Ground) -> None:
    async with opened(ground.fresh()) as store:
        await store.append("t", 0, [b"1"], "setup")
        await store.append("t", 2, [b"3"], "setup")
        with pytest.raises(Conflict):
            await store.append("t", 1, [b"2", b"3", b"4"], "setup")
        assert await store.read("t") == [b"1", b"3"]


async def test_of_two_who_write_the_same_entry_one_is_told_so(ground: Ground) -> None:
    where = ground.fresh()
    async with opened(where) as one, opened(where) as two:
        replies = await asyncio.gather(
            one.append("t", 0, [b"1"], "setup"), two.append("t", 0, [b"2"], "setup"), return_exceptions=True
        )
        assert sorted(type(reply).__name__ for reply in replies) == ["Conflict", "NoneType"]
        assert len(await one.read("t")) == 1


async def test_the_status_of_a_table_is_the_last_one_written(ground: Ground) -> None:
    where = ground.fresh()
    async with opened(where) as store:
        for number, status in enumerate(("setup", "playing", "paused", "playing", "over")):
            await store.append("t", number, [b"x"], status)
        assert [head.table for head in await store.heads("over")] == ["t"]
        assert await store.heads("playing") == []


async def test_closing_writes_what_waits(ground: Ground) -> None:
    where = ground.fresh()
    async with opened(where) as store:
        waiting = [asyncio.ensure_future(store.append(f"t{n}", 0, [b"x"], "setup")) for n in range(50)]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    async with opened(where) as again:
        assert [await again.read(f"t{number}") for number in range(50)] == [[b"x"]] * 50


async def test_whoever_gives_up_waiting_has_written_all_the_same(ground: Ground) -> None:
    async with opened(ground.fresh()) as store:
        task = asyncio.create_task(store.append("t", 0, [b"x"], "setup"))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await store.append("other", 0, [b"y"], "setup")
        assert await store.read("t") == [b"x"]


async def test_a_write_that_fails_fails_its_own_append_and_the_store_lives_on(ground: Ground) -> None:
    async with opened(ground.fresh()) as store:
        with pytest.raises(Exception, match=r"bytes-like object|bytes or buffer"):
            await store.append("t", 0, [object()], "setup")  # type: ignore[list-item]
        await store.append("t", 0, [b"x"], "setup")
        assert await store.read("t") == [b"x"]


OLD = (
    "CREATE TABLE about (schema INTEGER NOT NULL)",
    "CREATE TABLE head (table_id VARCHAR(64) NOT NULL PRIMARY KEY, status VARCHAR(16) NOT NULL, "
    "updated BIGINT NOT NULL)",
    "CREATE INDEX ix_head_status ON head (status)",
    "CREATE TABLE journal (table_id VARCHAR(64) NOT NULL, seq INTEGER NOT NULL, entry BLOB NOT NULL, "
    "PRIMARY KEY (table_id, seq))",
    "INSERT INTO about VALUES (1)",
    "INSERT INTO head VALUES ('t', 'playing', 1), ('o', 'over', 1)",
    "INSERT INTO journal VALUES ('t', 0, x'61'), ('t', 1, x'62'), ('o', 0, x'63')",
)


async def test_a_file_of_an_earlier_release_is_upgraded_and_a_copy_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as lines:
        for statement in OLD:
            lines.execute(statement)
    lines.close()
    for _ in range(2):  # the second time there is nothing to do
        async with opened(file) as store:
            assert await store.read("t") == [b"a", b"b"]
            assert [head.table for head in await store.heads("bots")] == ["t"]
            assert [head.table for head in await store.heads("over")] == ["o"]
    async with opened(file) as store:
        await store.append("t", 2, [b"c"], "playing")
    with sqlite3.connect(tmp_path / "tables.sqlite.schema-1") as kept:
        assert kept.execute("SELECT schema FROM about").fetchall() == [(1,)]
        assert kept.execute("SELECT count(*) FROM journal").fetchall() == [(3,)]
    kept.close()


def test_a_file_of_a_later_release_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as lines:
        lines.execute(OLD[0])
        lines.execute("INSERT INTO about VALUES (99)")
    lines.close()
    with pytest.raises(ValueError, match="schema 99"):
        SqlStore(f"sqlite:///{file}")
    assert [path.name for path in tmp_path.iterdir() if "schema" in path.name] == []
