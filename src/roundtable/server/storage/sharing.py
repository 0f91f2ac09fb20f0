"""What several servers on one PostgreSQL database tell each other by it. Its clock counts, not theirs."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from . import Here
from .tables import head, journal, presence, process

T = TypeVar("T")
BOTS, PLAYING = "bots", "playing"
NOW = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
LAST = sa.select(sa.func.max(journal.c.seq)).where(journal.c.table_id == head.c.table_id).scalar_subquery()
ALIVE = sa.select(process.c.id).where(process.c.until > NOW)


class Ask(Protocol):
    async def __call__(self, work: Callable[[sa.Connection], T]) -> T: ...


class SharedSql:
    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def beat(self, me: str, seconds: float) -> None:
        until = NOW + int(1000 * seconds)
        mine = postgresql.insert(process).values(id=me, until=until)
        await self._do(mine.on_conflict_do_update(index_elements=[process.c.id], set_={"until": until}))

    async def leave(self, me: str) -> None:
        def left(connection: sa.Connection) -> None:
            connection.execute(head.update().where(head.c.owner == me).values(owner=""))
            connection.execute(presence.delete().where(presence.c.process == me))
            connection.execute(process.delete().where(process.c.id == me))
            # Others who ended without a word have left theirs behind.
            connection.execute(process.delete().where(process.c.until < NOW - 3_600_000))
            connection.execute(presence.delete().where(presence.c.process.not_in(sa.select(process.c.id))))

        await self._ask(left)

    async def alive(self) -> list[str]:
        return [name for (name,) in await self._rows(ALIVE)]

    async def claim(self, me: str, tables: Collection[str]) -> set[str]:
        free = sa.or_(head.c.owner == "", head.c.owner == me, head.c.owner.not_in(ALIVE))
        playing = sa.case((head.c.status == PLAYING, BOTS), else_=head.c.status)
        mine = (
            head.update()
            .where(head.c.table_id.in_(sorted(tables)), free)
            .values(owner=me, status=playing)
            .returning(head.c.table_id)
        )
        return {table for (table,) in await self._rows(mine)}

    async def release(self, me: str, table: str, seq: int) -> bool:
        resting = sa.case((head.c.status == BOTS, PLAYING), else_=head.c.status)
        mine = head.update().where(head.c.table_id == table, head.c.owner == me, sa.literal(seq - 1) == LAST)
        done = mine.values(owner="", status=resting).returning(head.c.table_id)
        return bool(await self._rows(done))

    async def orphans(self, most: int) -> list[str]:
        wanted = sa.select(head.c.table_id).where(head.c.status == BOTS, head.c.owner.not_in(ALIVE))
        return [table for (table,) in await self._rows(wanted.limit(most))]

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        wanted = sa.select(head.c.table_id, LAST).where(head.c.table_id.in_(tables))
        return {table: 0 if seq is None else seq + 1 for table, seq in await self._rows(wanted)}

    async def present(self, me: str, here: dict[str, Here]) -> None:
        rows = [
            {"table_id": table, "process": me, "seats": _written(one.seats), "watching": one.watching}
            for table, one in sorted(here.items())
        ]
        gone = [row["table_id"] for row in rows if not row["seats"] and not row["watching"]]
        come = [row for row in rows if row["table_id"] not in gone]

        def noted(connection: sa.Connection) -> None:
            if come:
                insert = postgresql.insert(presence)
                renewed = {"seats": insert.excluded.seats, "watching": insert.excluded.watching}
                key = [presence.c.table_id, presence.c.process]
                connection.execute(insert.on_conflict_do_update(index_elements=key, set_=renewed), come)
            if gone:
                mine = presence.delete().where(presence.c.process == me)
                connection.execute(mine.where(presence.c.table_id.in_(gone)))

        await self._ask(noted)

    async def elsewhere(self, me: str, tables: Collection[str]) -> dict[str, Here]:
        wanted = sa.select(presence.c.table_id, presence.c.seats, presence.c.watching).where(
            presence.c.table_id.in_(tables), presence.c.process != me, presence.c.process.in_(ALIVE)
        )
        found: dict[str, Here] = {}
        for table, seats, watching in await self._rows(wanted):
            before = found.get(table, Here(frozenset(), 0))
            here = frozenset(int(seat) for seat in seats.split())
            found[table] = Here(before.seats | here, before.watching + watching)
        return found

    async def _rows(self, wanted: sa.Executable) -> list[Any]:
        return await self._ask(lambda connection: [tuple(row) for row in connection.execute(wanted)])

    async def _do(self, work: sa.Executable) -> None:
        def done(connection: sa.Connection) -> None:
            connection.execute(work)

        await self._ask(done)


def _written(seats: Collection[int]) -> str:
    return " ".join(map(str, sorted(seats)))
