"""The hall: all rooms in use. A change is decided, written to disk, taken in and only then told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Protocol

from roundtable.kernel import Viewer

from . import keys
from .bus import Bus
from .errors import Conflict, Refusal
from .limits import Buckets
from .metrics import Metrics
from .room import Room, journal
from .room.face import Face, Tale
from .room.moves import Decision
from .storage import Store

IDLE = 300.0  # seconds after which an empty room is put away; its journal brings it back


class Reader(Protocol):
    """Whoever looks into a room: a connection."""

    @property
    def seats(self) -> list[int]: ...

    def wake(self) -> None: ...


class Gathering:
    """A room in use: who looks into it, and what each viewer was shown last."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.faces: dict[Viewer, Face] = {}
        self.tales: dict[Viewer, Tale] = {}
        self.used = time.monotonic()
        self.seen = dict[int, float]()  # seat -> when its person was last here
        self.changed = time.perf_counter()  # when the last change was asked for

    def face(self, viewer: Viewer) -> Face | None:
        match = self.room.seen_by(viewer)
        if match is None:
            return None
        if viewer not in self.faces:
            self.faces[viewer] = Face(self.room, viewer, match)
        return self.faces[viewer]

    def tale(self, viewer: Viewer) -> Tale:
        tale = self.tales.setdefault(viewer, Tale())
        match = self.room.seen_by(viewer)
        if match is not None:
            tale.follow(match, viewer)
        return tale

    def here(self) -> set[int]:
        return {seat for reader in self.readers for seat in reader.seats}

    def watching(self) -> int:
        return sum(not reader.seats for reader in self.readers)

    def renew(self) -> None:
        """Something has changed: everybody is to be told."""
        self.faces.clear()
        for reader in self.readers:
            reader.wake()


Decide = Callable[[Room], Decision]


class Hall:
    def __init__(self, store: Store, bus: Bus, metrics: Metrics) -> None:
        self.store, self.bus, self.metrics = store, bus, metrics
        self.rooms: dict[str, Gathering] = {}
        self.watchers: list[Callable[[Gathering], None]] = []  # told of every change, after the readers
        self.pins = Buckets(rate=1 / 12, burst=5)  # tries of a pin, for each seat
        self.proposals = Buckets(rate=1 / 60, burst=3)  # wishes to go back, for each seat
        self.chats = Buckets(rate=1, burst=10)  # lines of chat, for each device
        self._acting = set[asyncio.Task[None]]()
        self._opening: dict[str, asyncio.Task[Gathering]] = {}

    async def open(self) -> None:
        await self.bus.start(self._hear)

    async def take_up(self) -> None:
        """Open every table that was being played when the server stopped, so that its bots go on."""
        for head in await self.store.heads("playing"):
            try:
                self._look(await self.gathering(head.table))
            except Refusal as why:
                self.metrics.log("table.closed", table=head.table, why=why.why.key)
            except Exception as why:  # the other tables and the chores after them must not wait for it
                self.metrics.fault("table.closed", why, table=head.table)

    async def close(self) -> None:
        await self.bus.close()
        await self.store.close()

    async def gathering(self, table: str) -> Gathering:
        """A room in use, read from its journal if it was not."""
        found = self.rooms.get(table)
        if found is None:
            task = self._opening.get(table)
            if task is None:
                task = self._opening[table] = asyncio.create_task(self._read(table))
                task.add_done_callback(lambda _: self._opening.pop(table, None))
            found = await asyncio.shield(task)
        found.used = time.monotonic()
        return found

    async def _read(self, table: str) -> Gathering:
        room = Room(table)
        await self._take_in(room)
        if not room.seq:
            raise Refusal("no-table", 404)
        self.rooms[table] = Gathering(room)
        return self.rooms[table]

    async def _take_in(self, room: Room) -> None:
        """Bring a room up to what its journal says."""
        news = await self.store.read(room.id, room.seq)
        try:
            for line in news:
                room.apply(journal.decode(line))
            if news:
                room.catch_up()
        except Refusal:
            raise
        except Exception as why:
            self.metrics.fault("table.unreadable", why, table=room.id)
            raise Refusal("damaged", 500) from None

    async def make(self, entries: Sequence[journal.Entry]) -> Gathering:
        """A new room with this journal."""
        table = keys.new_id()
        stamped = [_stamp(entry, "") for entry in entries]
        await self.store.append(table, 0, [journal.encode(entry) for entry in stamped], "setup")
        self.metrics.count("tables")
        return await self.gathering(table)

    async def act(self, gathering: Gathering, decide: Decide, done: str = "", asked: float = 0.0) -> None:
        """Carry out a command: decide, write, take in, tell. A command that was carried out is not again.
        Whoever gave it may go away meanwhile: what has been written is also taken in and told."""
        task = asyncio.create_task(self._act(gathering, decide, done, asked))
        self._acting.add(task)
        task.add_done_callback(self._acted)
        await asyncio.shield(task)

    def _acted(self, task: asyncio.Task[None]) -> None:
        self._acting.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited has been told; if he has gone, nobody needs to be

    async def _act(self, gathering: Gathering, decide: Decide, done: str, asked: float) -> None:
        room = gathering.room
        async with gathering.lock:
            if done and done in room.done:
                return
            entries, after, status = decide(room)
            if not entries:
                return
            for entry in entries:
                _stamp(entry, done)
            try:
                written = [journal.encode(entry) for entry in entries]
                await self.store.append(room.id, room.seq, written, status or room.status)
            except Conflict:
                await self._take_in(room)
                gathering.renew()
                raise Refusal("stale") from None
            for entry in entries:
                room.apply(entry)
            if (after := after or room.match) is not None:
                room.settle(after)
            gathering.changed, gathering.used = asked or time.perf_counter(), time.monotonic()
        self.metrics.count("commands")
        await self.bus.tell(room.id, room.seq)

    async def _hear(self, table: str, seq: int) -> None:
        """A room has gone on, here or in another process."""
        gathering = self.rooms.get(table)
        if gathering is None:
            return
        if seq > gathering.room.seq:
            async with gathering.lock:
                await self._take_in(gathering.room)
        gathering.renew()
        self._look(gathering)

    def _look(self, gathering: Gathering) -> None:
        for watcher in self.watchers:
            watcher(gathering)

    def tidy(self) -> list[str]:
        """Put away rooms that nobody has used for a while."""
        now, away = time.monotonic(), []
        for table, gathering in list(self.rooms.items()):
            awake = gathering.readers or gathering.lock.locked() or self._waits_for_bot(gathering.room)
            if not awake and now - gathering.used > IDLE:
                del self.rooms[table]
                away.append(table)
        return away

    @staticmethod
    def _waits_for_bot(room: Room) -> bool:
        asked = () if room.shown is None or room.status != "playing" else room.shown.to_move
        return any(room.places[seat].bot for seat in asked)


def _stamp(entry: journal.Entry, done: str) -> journal.Entry:
    entry.done, entry.at = done, int(time.time())
    return entry
