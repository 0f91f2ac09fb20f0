"""Journals in a SQL database. One thread writes, and whatever waits for it goes into one transaction:
a hundred busy tables then cost one sync of the disk, not a hundred."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

from ..errors import Away, Conflict
from . import Head
from .engine import READERS, engine_of
from .migrations import upgrade
from .sharing import SharedSql
from .tables import head, journal, metadata

T = TypeVar("T")
BATCH = 256  # appends in one transaction


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
        self._engine = engine_of(url)
        upgrade(self._engine, metadata)
        self._far = self._engine.dialect.name != "sqlite"  # in a process of its own, for several of us
        self.shared = SharedSql(self._ask) if self._far else None
        self._statuses: dict[str, str] = {}  # as written last, so that only changes are written again
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "store")
        self._writer = threading.Thread(target=self._write, name="journal", daemon=True)
        self._writer.start()

    async def append(self, table: str, seq: int, entries: Sequence[bytes], status: str) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put(Job(table, seq, entries, status, done, loop))
        await asyncio.shield(done)

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        if not (table.isascii() and table.isprintable()):  # a database may not even take such a question
            return []
        return [entry for (entry,) in await self._rows(_READ, {"table": table, "since": since})]

    async def heads(self, status: str) -> list[Head]:
        wanted = sa.select(head.c.table_id).where(head.c.status == status).order_by(head.c.table_id)
        return [Head(table, status) for (table,) in await self._rows(wanted)]

    async def all_heads(self) -> list[Head]:
        """Every table there is; for people who look after a server, not for the server."""
        wanted = sa.select(head.c.table_id, head.c.status).order_by(head.c.table_id)
        return [Head(*row) for row in await self._rows(wanted)]

    async def remove(self, table: str) -> None:
        """Forget a table for good."""

        def removed(connection: sa.Connection) -> None:
            connection.execute(journal.delete().where(journal.c.table_id == table))
            connection.execute(head.delete().where(head.c.table_id == table))

        await self._ask(removed)

    async def faults(self) -> list[str]:
        """What is wrong with the file itself; nothing, if it is sound."""
        if self._far:
            return []
        return [str(said) for (said,) in await self._rows(sa.text("PRAGMA quick_check")) if said != "ok"]

    async def _rows(self, wanted: sa.Executable, told: dict[str, Any] | None = None) -> list[Any]:
        return await self._ask(lambda connection: [tuple(row) for row in connection.execute(wanted, told)])

    async def _ask(self, work: Callable[[sa.Connection], T]) -> T:
        """Do something in a transaction of its own, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._asked, work)

    def _asked(self, work: Callable[[sa.Connection], T]) -> T:
        def once() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return self._patiently(once)

    def _patiently(self, work: Callable[[], T]) -> T:
        """A database that was away may be back: the first connection that fails proves nothing."""
        try:
            return work()
        except Exception as why:
            if not self._is_away(why):
                raise
        try:
            return work()
        except Exception as why:
            raise (Away() if self._is_away(why) else why) from why

    def _is_away(self, why: Exception) -> bool:
        lost = isinstance(why, DBAPIError) and why.connection_invalidated
        return self._far and (
            lost or isinstance(why, OperationalError | InterfaceError | InternalError | NoneFree)
        )

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
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
        """All jobs in one transaction; if one of them clashes, each in its own. A transaction whose end was
        not heard of is tried again: if it was written after all, it clashes with itself, and who waits for it
        reads that it is there."""
        try:
            self._patiently(lambda: self._insert(jobs))
        except BaseException as error:
            if len(jobs) > 1 and not isinstance(error, Away):
                for job in jobs:
                    self._commit([job])
                return
            for job in jobs:
                job.settle(Conflict(job.table) if isinstance(error, IntegrityError) else error)
        else:
            for job in jobs:
                job.settle(None)

    def _insert(self, jobs: list[Job]) -> None:
        # Always in the same order: of two processes that write to the same tables none waits for ever.
        jobs = sorted(jobs, key=lambda job: job.table)
        rows = [
            {"table_id": job.table, "seq": job.seq + number, "entry": entry}
            for job in jobs
            for number, entry in enumerate(job.entries)
        ]
        statuses = {job.table: job.status for job in jobs}
        made = {job.table for job in jobs if job.entries and job.seq == 0}
        with self._engine.begin() as connection:
            if rows:
                connection.execute(journal.insert(), rows)
            self._set_heads(connection, statuses, made)
        if not self._far:
            self._statuses.update(statuses)

    def _set_heads(self, connection: sa.Connection, statuses: dict[str, str], made: set[str]) -> None:
        """Note the statuses that have changed; other processes may have changed them in a shared database."""
        now = int(time.time())
        rows = [
            {"table": table, "now_status": status, "at": now}
            for table, status in statuses.items()
            if self._statuses.get(table) != status and table not in made
        ]
        if rows:
            connection.execute(_CHANGE_STATUS, rows)
        if made:
            new = [{"table_id": table, "status": statuses[table], "updated": now} for table in sorted(made)]
            connection.execute(head.insert(), new)


_READ = (  # made once: where there are several servers, each reads every answer that another has written
    sa.select(journal.c.entry)
    .where(journal.c.table_id == sa.bindparam("table"), journal.c.seq >= sa.bindparam("since"))
    .order_by(journal.c.seq)
)
_CHANGE_STATUS = (
    head.update()
    .where(head.c.table_id == sa.bindparam("table"), head.c.status != sa.bindparam("now_status"))
    .values(status=sa.bindparam("now_status"), updated=sa.bindparam("at"))
)
