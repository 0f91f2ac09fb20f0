"""Journals in a SQL database. One thread writes, and whatever waits for it goes into one transaction:
a hundred busy tables then cost one sync of the disk, not a hundred."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Sequence
from queue import SimpleQueue
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ..errors import Conflict
from . import Head
from .migrations import upgrade

BATCH = 256  # appends in one transaction

metadata = sa.MetaData()
sa.Table("about", metadata, sa.Column("schema", sa.Integer, nullable=False))
head = sa.Table(
    "head",
    metadata,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("status", sa.String(16), nullable=False, index=True),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("owner", sa.String(64), nullable=False, server_default=""),  # the process that minds its bots …
    sa.Column("until", sa.BigInteger, nullable=False, server_default="0"),  # … until then
)
journal = sa.Table(
    "journal",
    metadata,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("entry", sa.LargeBinary, nullable=False),
)


class Job(NamedTuple):
    """An append that waits to be written, and the caller that waits for it."""

    table: str
    seq: int
    entries: Sequence[bytes]
    status: str
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop

    def settle(self, error: BaseException | None) -> None:
        self.loop.call_soon_threadsafe(self._settle, error)

    def _settle(self, error: BaseException | None) -> None:
        if self.done.cancelled():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class SqlStore:
    def __init__(self, url: str) -> None:
        self._engine = sa.create_engine(url)
        if self._engine.dialect.name == "sqlite":
            sa.event.listen(self._engine, "connect", _tune_sqlite)
        upgrade(self._engine, metadata)
        self._statuses: dict[str, str] = {}  # as written last, so that only changes are written again
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="journal", daemon=True)
        self._writer.start()

    async def append(self, table: str, seq: int, entries: Sequence[bytes], status: str) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put(Job(table, seq, entries, status, done, loop))
        await asyncio.shield(done)

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        wanted = (
            sa.select(journal.c.entry)
            .where(journal.c.table_id == table, journal.c.seq >= since)
            .order_by(journal.c.seq)
        )
        return await asyncio.to_thread(self._column, wanted)

    async def heads(self, status: str) -> list[Head]:
        wanted = sa.select(head.c.table_id).where(head.c.status == status).order_by(head.c.table_id)
        return [Head(table, status) for table in await asyncio.to_thread(self._column, wanted)]

    async def all_heads(self) -> list[Head]:
        """Every table there is; for people who look after a server, not for the server."""
        wanted = sa.select(head.c.table_id, head.c.status).order_by(head.c.table_id)
        return [Head(*row) for row in await asyncio.to_thread(self._rows, wanted)]

    async def remove(self, table: str) -> None:
        """Forget a table for good."""
        await asyncio.to_thread(self._remove, table)

    def _remove(self, table: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(journal.delete().where(journal.c.table_id == table))
            connection.execute(head.delete().where(head.c.table_id == table))

    async def faults(self) -> list[str]:
        """What is wrong with the file itself; nothing, if it is sound."""
        if self._engine.dialect.name != "sqlite":
            return []
        found = await asyncio.to_thread(self._rows, sa.text("PRAGMA quick_check"))
        return [str(row[0]) for row in found if row[0] != "ok"]

    def _rows(self, wanted: sa.Executable) -> list[Any]:
        with self._engine.connect() as connection:
            return [tuple(row) for row in connection.execute(wanted)]

    def _column(self, wanted: sa.Select[Any]) -> list[Any]:
        with self._engine.connect() as connection:
            return list(connection.execute(wanted).scalars())

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._engine.dispose()

    # -- in the writer's thread ------------------------------------------------------------------------

    def _write(self) -> None:
        while True:
            jobs, more = self._waiting()
            if jobs:
                self._commit(jobs)
            if not more:
                return

    def _waiting(self) -> tuple[list[Job], bool]:
        """Wait for a job, and take all that wait beside it; False when there will be no more."""
        jobs: list[Job] = []
        while len(jobs) < BATCH and (not jobs or not self._jobs.empty()):
            job = self._jobs.get()
            if job is None:
                return jobs, False
            jobs.append(job)
        return jobs, True

    def _commit(self, jobs: list[Job]) -> None:
        """All jobs in one transaction; if one of them clashes, each in its own."""
        try:
            self._insert(jobs)
        except BaseException as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
                return
            clash = isinstance(error, IntegrityError)
            jobs[0].settle(Conflict(jobs[0].table) if clash else error)
        else:
            for job in jobs:
                self._statuses[job.table] = job.status
                job.settle(None)

    def _insert(self, jobs: list[Job]) -> None:
        rows = [
            {"table_id": job.table, "seq": job.seq + number, "entry": entry}
            for job in jobs
            for number, entry in enumerate(job.entries)
        ]
        with self._engine.begin() as connection:
            if rows:
                connection.execute(journal.insert(), rows)
            for table, status in {job.table: job.status for job in jobs}.items():
                if self._statuses.get(table) != status:
                    self._set_head(connection, table, status)

    def _set_head(self, connection: sa.Connection, table: str, status: str) -> None:
        values = {"status": status, "updated": int(time.time())}
        if not connection.execute(head.update().where(head.c.table_id == table).values(values)).rowcount:
            connection.execute(head.insert().values(table_id=table, **values))


def _tune_sqlite(connection: Any, record: Any) -> None:
    """Readers beside the writer, and nothing acknowledged that a power cut could take back."""
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")
