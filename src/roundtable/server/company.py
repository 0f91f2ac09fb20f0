"""The other servers on the same store: which bots are ours to look after, and who is at our tables by way of
the others.

A server is alive as long as it says so in the store every moment. The bots of a table are looked after by
one that is alive; when it dies, another finds out and goes on. It is the store that decides, and a bot's
answer is written like everybody's: if two servers should both think that a bot is theirs, one answer counts.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Protocol

from . import keys
from .bus import Bus
from .errors import Away, Refusal
from .gathering import Gathering
from .metrics import Metrics
from .storage import NOBODY, Shared, Store

BEAT = 0.3  # seconds until a server says again that it is alive …
LEASE = 1.2  # … and for how long it is believed
CALM = 0.05  # seconds between errands at least: what comes together is done together
LOOK = 5.0  # seconds until somebody looks for what no hint has told of …
LOOK_OFTEN = 0.5  # … and while there are no hints
MOST_ORPHANS = 1000  # that are found at once
FEW = 20  # of them that are read at once, if nobody here looks at them


class Ties(Protocol):
    """How a server stands to others; what the rooms need to know of it."""

    others: bool  # whether there may be any

    def minds(self, table: str) -> bool:
        """Whether the bots of a table are ours to look after."""

    def keeps(self, table: str) -> bool:
        """Whether they are, even if others may doubt at this moment that we are alive."""

    def want(self, table: str) -> None:
        """Bots of a table have to move: if they are nobody's, they become ours soon."""

    def came(self, table: str) -> None:
        """Somebody has come to a table here, or left it."""

    def heard_of(self, table: str) -> None:
        """Somebody has come or left elsewhere."""

    async def rest(self, table: str, seq: int, status: str) -> bool:
        """The bots of a table, whose journal has this many entries, have nothing to do until somebody comes.
        False if that is no longer so."""


class Alone:
    """A server that shares its store with nobody."""

    others = False

    def __init__(self, store: Store) -> None:
        self._store = store

    def minds(self, table: str) -> bool:
        return True

    def keeps(self, table: str) -> bool:
        return True

    def want(self, table: str) -> None:
        pass

    def came(self, table: str) -> None:
        pass

    def heard_of(self, table: str) -> None:
        pass

    async def rest(self, table: str, seq: int, status: str) -> bool:
        await self._store.append(table, seq, [], status)
        return True


class Company:
    """A server among others."""

    others = True

    def __init__(
        self,
        shared: Shared,
        bus: Bus,
        rooms: dict[str, Gathering],
        take_up: Callable[[str], Awaitable[None]],
        grown: Callable[[str, int], Awaitable[None]],
        metrics: Metrics,
    ) -> None:
        self.me = keys.new_id()
        self.mine = set[str]()  # tables whose bots we look after
        self.reached = True  # whether the store answers
        self._shared, self._bus, self._rooms, self._metrics = shared, bus, rooms, metrics
        self._take_up, self._grown = take_up, grown
        self._alive = 0.0  # until when the others believe that we are
        self._theirs: dict[str, float] = {}  # tables that others look after, and when to ask again
        self._wanted, self._changed, self._told = set[str](), set[str](), set[str]()
        self._due = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._reading: asyncio.Task[None] | None = None
        self._next_sweep = self._next_look = 0.0
        self._heard = bus.up

    async def start(self) -> None:
        await self._beat()
        self._tasks = [asyncio.create_task(self._live()), asyncio.create_task(self._run())]

    async def close(self) -> None:
        for task in [*self._tasks, *([self._reading] if self._reading else [])]:
            task.cancel()
        with suppress(Away):
            await self._shared.leave(self.me)

    # -- what the rooms ask ------------------------------------------------------------------------------

    def minds(self, table: str) -> bool:
        return table in self.mine and time.monotonic() < self._alive

    def keeps(self, table: str) -> bool:
        return table in self.mine

    def want(self, table: str) -> None:
        if time.monotonic() >= self._theirs.get(table, 0.0):
            self._wanted.add(table)
            self._due.set()

    def came(self, table: str) -> None:
        self._changed.add(table)
        self._due.set()

    def heard_of(self, table: str) -> None:
        self._told.add(table)
        self._due.set()

    async def rest(self, table: str, seq: int, status: str) -> bool:
        if table in self.mine:
            if not await self._shared.release(self.me, table, seq):
                return False
            self.mine.discard(table)
        self._theirs.pop(table, None)
        return True

    # -- staying alive -----------------------------------------------------------------------------------

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
                self._reach(True)
            except Away:
                self._reach(False)
            except Exception as why:
                self._metrics.fault("beat.failed", why)

    async def _beat(self) -> None:
        now = time.monotonic()
        await self._shared.beat(self.me, LEASE)
        if now >= self._alive and self.mine:  # we were silent too long: others may have taken our tables
            self.mine = await self._shared.claim(self.me, self.mine)
        self._alive = now + LEASE

    def _reach(self, reached: bool) -> None:
        if reached != self.reached:
            self.reached = reached
            self._metrics.log("store.back" if reached else "store.away")

    # -- errands -----------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._due.wait(), BEAT)
            self._due.clear()
            try:
                await self._errands()
            except Away:
                await asyncio.sleep(BEAT)
            except Exception as why:
                self._metrics.fault("errand.failed", why)
            await asyncio.sleep(CALM)

    async def _errands(self) -> None:
        await self._claim()
        await self._say_who_is_here()
        await self._ask_who_is_elsewhere(_some(self._told, self._rooms))
        now = time.monotonic()
        if now >= self._next_sweep:
            self._next_sweep = now + BEAT
            await self._adopt()
        back, self._heard = self._bus.up and not self._heard, self._bus.up
        if now >= self._next_look or back:
            await self._look_for_news()
            self._next_look = now + (LOOK if self._bus.up else LOOK_OFTEN)

    async def _claim(self) -> None:
        wanted = _some(self._wanted, self._rooms)
        if not wanted:
            return
        won = await self._shared.claim(self.me, wanted)
        self._wanted -= wanted  # if somebody wants one again meanwhile, the answer is the same
        self._theirs.update(dict.fromkeys(wanted - won, time.monotonic() + LEASE))
        await self._own(won)

    async def _own(self, tables: Collection[str]) -> None:
        self.mine |= set(tables)
        for table in tables:
            self._theirs.pop(table, None)
            await self._take_up(table)

    async def _adopt(self) -> None:
        """Look after bots whose server has died: at once where somebody looks at them here, the others one
        after the other."""
        if self._reading is not None and not self._reading.done():
            most = _some(await self._shared.orphans(MOST_ORPHANS), self._rooms)
        else:
            found = await self._shared.orphans(MOST_ORPHANS)
            most = _some(found, self._rooms)
            if rest := [table for table in found if table not in most]:
                self._reading = asyncio.create_task(self._read(rest))
        if most:
            self._metrics.count("tables_adopted", len(won := await self._shared.claim(self.me, most)))
            await self._own(won)

    async def _read(self, tables: list[str]) -> None:
        with suppress(Away):
            for start in range(0, len(tables), FEW):
                won = await self._shared.claim(self.me, tables[start : start + FEW])
                self._metrics.count("tables_adopted", len(won))
                await self._own(won)

    async def _look_for_news(self) -> None:
        """Ask the store what has gone on; while the bus is there, only in case that a hint was lost."""
        tables = list(self._rooms)
        if not tables:
            return
        self._metrics.count("polls")
        for table, length in (await self._shared.lengths(tables)).items():
            gathering = self._rooms.get(table)
            if gathering is not None and length > gathering.room.seq:
                self._metrics.count("found_by_polling")
                with suppress(Refusal):
                    await self._grown(table, length)
        await self._ask_who_is_elsewhere(set(tables))

    # -- who is here -------------------------------------------------------------------------------------

    async def _say_who_is_here(self) -> None:
        changed, self._changed = self._changed, set()  # who comes or leaves meanwhile is told of next time
        if not changed:
            return
        gatherings = {table: self._rooms.get(table) for table in changed}
        here = {table: one.own_here() if one else NOBODY for table, one in gatherings.items()}
        try:
            await self._shared.present(self.me, here)
        except Away:
            self._changed |= changed
            raise
        for table in changed:
            await self._bus.tell(table, 0, "here")

    async def _ask_who_is_elsewhere(self, tables: set[str]) -> None:
        if not tables:
            return
        self._told -= tables
        try:
            found = await self._shared.elsewhere(self.me, tables)
        except Away:
            self._told |= tables
            raise
        for table in tables:
            if table in self._rooms:
                self._rooms[table].note_elsewhere(found.get(table, NOBODY))


def _some(tables: Collection[str], rooms: Collection[str]) -> set[str]:
    """Those of the tables that are in use here."""
    return {table for table in tables if table in rooms}
