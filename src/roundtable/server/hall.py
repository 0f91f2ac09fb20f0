"""The hall: all rooms in use. A change is decided, written to disk, taken in and only then told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from roundtable.kernel import SetupError

from . import keys
from .aside import Aside, Deadline
from .bus import About, Bus
from .company import Alone, Company
from .errors import Conflict, Refusal
from .gathering import Gathering
from .limits import Buckets
from .metrics import Metrics
from .room import Room, journal
from .room.face import prepare
from .room.follow import can_follow, follow
from .room.moves import Decision
from .storage import Store
from .thinkers import Thinkers

IDLE = 60.0  # seconds after which an empty room is put away; its journal brings it back
MOST_ENTRIES = 100_000  # in a journal
TRIES = 50  # to write the next entry before others do
WITH_BOTS = "bots"  # in the store, a table in play whose bots somebody looks after; any other is left alone
Decide = Callable[[Room], Decision]


class Hall:
    def __init__(self, store: Store, bus: Bus, metrics: Metrics) -> None:
        self.store, self.bus, self.metrics = store, bus, metrics
        self.rooms: dict[str, Gathering] = {}
        self.watchers: list[Callable[[Gathering], None]] = []  # told of every change, after the readers
        self.pins = Buckets(rate=1 / 12, burst=5)  # tries of a pin, for each seat
        self.proposals = Buckets(rate=1 / 60, burst=3)  # wishes to go back, for each seat
        self.chats = Buckets(rate=1, burst=10)  # lines of chat, for each device
        self.saves = Buckets(rate=1 / 5, burst=20)  # saves fetched, for each device
        self.glances = Buckets(rate=10, burst=30)  # what would come of an answer, for each device
        self.memories = Buckets(rate=1, burst=5)  # how a table was, for each device …
        self.remembering = asyncio.Semaphore(1)  # … one after the other, since a match is played once more
        self.aside = Aside()
        self.hints = Buckets(rate=0.5, burst=6)  # what one could answer, for each device
        self.thinkers = Thinkers()
        self._acting = set[asyncio.Task[None]]()
        self._opening: dict[str, asyncio.Task[Gathering]] = {}
        self.company: Company | None = None
        if store.shared is not None:
            self.company = Company(store.shared, bus, self.rooms, self._take_up, self._grown, metrics)
        self.ties = self.company or Alone(store)

    async def open(self) -> None:
        await self.bus.start(self._hear)
        if self.company is not None:
            await self.company.start()

    async def take_up(self) -> None:
        """Open every table whose bots were looked after when the server stopped; if they have nothing to do
        there, it is put away at once. Where there are several servers, they do that all the time."""
        if not self.ties.others:
            for head in await self.store.heads(WITH_BOTS):
                await self._take_up(head.table)

    async def _take_up(self, table: str) -> None:
        try:
            here = table in self.rooms
            gathering = self.rooms[table] if here else await self.gathering(table)
            if here or not await self._put_away(gathering, gathering.used):
                self._look(gathering)
        except Refusal as why:
            self.metrics.log("table.closed", table=table, why=why.why.key)
        except Exception as why:  # the other tables and the chores after them must not wait for it
            self.metrics.fault("table.closed", why, table=table)

    async def close(self) -> None:
        if self.company is not None:
            await self.company.close()
        await self.bus.close()
        self.aside.close()
        await self.store.close()

    async def gathering(self, table: str) -> Gathering:
        """A room in use, read from its journal if it was not. People who come from another server must not
        find it as it was before, so it is brought up to the journal first."""
        found = self.rooms.get(table)
        if found is not None and self.ties.others and await self.store.read(table, found.room.seq):
            await self._grown(table, found.room.seq + 1)
        if found is None:
            task = self._opening.get(table)
            if task is None:
                task = self._opening[table] = asyncio.create_task(self._read(table))
                task.add_done_callback(lambda _: self._opening.pop(table, None))
            found = await asyncio.shield(task)
        found.used = time.monotonic()
        return found

    async def _read(self, table: str) -> Gathering:
        gathering = self.rooms[table] = Gathering(await self._rebuilt(table))
        self._look(gathering)
        return gathering

    async def _rebuilt(self, table: str) -> Room:
        """A room as its journal tells it. The match is played again, which may take a while: beside the
        event loop, and no longer than the server has patience for."""
        lines = await self.store.read(table)
        if not lines:
            raise Refusal("no-table", 404)
        self.metrics.count("tables_read")
        try:
            return await self.aside.run(partial(_read_back, table, lines, Deadline()))
        except Refusal:
            raise
        except SetupError as why:  # nothing is damaged: what it is played with is not here
            raise Refusal("setup", 409, why=str(why)) from None
        except Exception as why:  # what it says may name an answer
            self.metrics.fault("table.unreadable", why, told=False, table=table)
            raise Refusal("damaged", 500) from None

    async def _take_in(self, gathering: Gathering) -> None:
        """Bring a room up to what its journal says: step by step, if it is a few steps."""
        room = gathering.room
        lines = await self.store.read(room.id, room.seq)
        try:
            entries = [journal.decode(line) for line in lines]
            if not can_follow(entries):
                raise Refusal("stale")
            follow(room, entries)
            if room.status == "over" or room.proposal is not None:
                await self.aside.run(partial(prepare, room))
        except Exception:  # whatever it was: the whole journal tells
            gathering.room = await self._rebuilt(room.id)
        gathering.changed = time.perf_counter()

    async def make(self, entries: Sequence[journal.Entry]) -> Gathering:
        """A new room with this journal."""
        table = keys.new_id()
        stamped = [_stamp(entry, "") for entry in entries]
        await self.store.append(table, 0, [journal.encode(entry) for entry in stamped], "setup")
        self.metrics.count("tables")
        return await self.gathering(table)

    async def act(
        self, gathering: Gathering, decide: Decide, done: str = "", asked: float = 0.0, slow: bool = False
    ) -> None:
        """Carry out a command: decide, write, take in, tell. A command that was carried out is not again.
        Anyone who gave it may go away meanwhile: what has been written is also taken in and told. A decision
        is slow if a match is played again for it."""
        task = asyncio.create_task(self._act(gathering, decide, done, asked, slow))
        self._acting.add(task)
        task.add_done_callback(self._acted)
        await asyncio.shield(task)

    def _acted(self, task: asyncio.Task[None]) -> None:
        self._acting.discard(task)
        if not task.cancelled():
            task.exception()  # those who waited have been told; if they have gone, nobody needs to be

    async def _act(self, gathering: Gathering, decide: Decide, done: str, asked: float, slow: bool) -> None:
        async with gathering.lock:
            seq = gathering.room.seq
            decision = await self._decided(gathering, decide, done, slow)
            room, before = gathering.room, _moves_shown(gathering.room)
            if decision is not None:
                _take(room, decision)
                if slow or room.status == "over":
                    await self.aside.run(partial(prepare, room))
            if room.seq == seq:
                return
            gathering.changed, gathering.used = asked or time.perf_counter(), time.monotonic()
        if decision is not None:
            unseen = all(isinstance(entry, journal.STEPS) for entry in decision.entries)
            self._count(gathering, seen=not unseen or _moves_shown(room) != before)
        await self.bus.tell(room.id, room.seq)

    async def _decided(self, gathering: Gathering, decide: Decide, done: str, slow: bool) -> Decision | None:
        """Decide and write it down; None if there is nothing to write. If another server has written the next
        entry, the room is brought up to it and decided about again: it is refused only if it has become
        wrong."""
        for _ in range(TRIES):
            room = gathering.room
            if done and done in room.done:
                return None
            decision = await self.aside.run(partial(decide, room)) if slow else decide(room)
            if not decision.entries:
                return None
            try:
                await self._write(room, decision, done)
            except Conflict:
                self.metrics.count("races_lost")
                await self._take_in(gathering)
                gathering.renew()
            else:
                return decision
        raise Refusal("stale")

    def _count(self, gathering: Gathering, seen: bool) -> None:
        """The figures do not tell of steps that others have not been shown yet."""
        gathering.uncounted += 1
        if seen:
            self.metrics.count("commands", gathering.uncounted)
            gathering.uncounted = 0

    async def _write(self, room: Room, decision: Decision, done: str) -> None:
        if room.seq >= MOST_ENTRIES:
            raise Refusal("journal-full")
        status: str = decision.status or room.status
        seated = (journal.Minded, journal.Changed)
        bots = any(place.bot for place in room.places) or any(isinstance(e, seated) for e in decision.entries)
        status = WITH_BOTS if status == "playing" and bots else status
        written = [journal.encode(_stamp(entry, done)) for entry in decision.entries]
        await self.store.append(room.id, room.seq, written, status)

    async def _hear(self, table: str, seq: int, about: About = "journal") -> None:
        """Something has happened at a table, here or in another process."""
        gathering = self.rooms.get(table)
        if gathering is None:
            return
        if about == "here":
            self.ties.heard_of(table)
        elif about == "hurry":
            gathering.hurried.set()
        else:
            with suppress(Refusal):  # a table that cannot be read now is looked at again soon
                await self._grown(table, seq)

    async def _grown(self, table: str, seq: int) -> None:
        """A room has gone on."""
        gathering = self.rooms.get(table)
        if gathering is None:
            return
        if seq > gathering.room.seq:
            async with gathering.lock:
                if seq > gathering.room.seq:
                    await self._take_in(gathering)
                    self.metrics.count("tables_followed")
        gathering.renew()
        self._look(gathering)

    def _look(self, gathering: Gathering) -> None:
        for watcher in self.watchers:
            watcher(gathering)

    async def tidy(self) -> list[str]:
        """Put away rooms that nobody has used for a while."""
        before = time.monotonic() - IDLE
        unused = [(gathering, gathering.used) for gathering in self.rooms.values() if gathering.used < before]
        return [one.room.id for one, used in unused if await self._put_away(one, used)]

    async def _put_away(self, gathering: Gathering, used: float) -> bool:
        """Let go of a room that nobody has used since then, unless its bots have something to do. The store
        is told that they have not, so that the next start leaves the table alone."""
        async with gathering.lock:
            room = gathering.room
            busy = self._waits_for_bot(room) and self.ties.keeps(room.id)
            if gathering.readers or gathering.used != used or busy:
                return False
            if not await self.ties.rest(room.id, room.seq, room.status):
                return False
            if gathering.readers or gathering.used != used:  # somebody has come meanwhile
                return False
            return self.rooms.pop(room.id, None) is not None

    @staticmethod
    def _waits_for_bot(room: Room) -> bool:
        asked = () if room.shown is None or room.status != "playing" else room.shown.to_move
        return any(room.places[seat].bot for seat in asked)


def _read_back(table: str, lines: Sequence[bytes], deadline: Deadline) -> Room:
    room = Room(table)
    for line in lines:
        room.apply(journal.decode(line))
        deadline()
    room.catch_up(deadline)
    prepare(room)
    return room


def _take(room: Room, decision: Decision) -> None:
    """What has been written becomes part of the room."""
    for entry in decision.entries:
        room.apply(entry)
    if (after := decision.after or room.match) is not None:
        room.settle(after)


def _moves_shown(room: Room) -> int:
    return -1 if room.shown is None else room.shown.moves


def _stamp(entry: journal.Entry, done: str) -> journal.Entry:
    entry.done, entry.at = done, int(time.time())
    return entry
