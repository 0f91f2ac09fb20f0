"""A room in use: who looks into it, and what each viewer was shown last."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from msgspec import Raw

from roundtable.kernel import Match, View, Viewer

from .room import Room
from .room.face import Face, Tale, table_info
from .room.pieces import encode
from .storage import NOBODY, Here

MOST_WATCHING = 64  # readers at a table who have no seat there
MOST_OF_A_DEVICE = 16  # readers of one device at a table: its windows


class Reader(Protocol):
    """Anyone who looks into a room: a connection."""

    @property
    def seats(self) -> list[int]: ...

    @property
    def device(self) -> str: ...

    def wake(self) -> None: ...


class Gathering:
    """A room in use: who looks into it, and what each viewer was shown last."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self._here: tuple[object, Here] = (None, NOBODY)
        self.elsewhere = NOBODY  # people who look into it by way of other servers
        self.faces: dict[Viewer, Face] = {}
        self._common: dict[Match, View] = {}  # of the views of each moment that somebody is shown
        self._info: tuple[object, bytes] = (None, b"")
        self.tales: dict[Viewer, Tale] = {}
        self.used = time.monotonic()
        self.seen = dict[int, float]()  # seat -> when its person was last here
        self.uncounted = 0  # commands that the figures do not show yet
        self.hurried = asyncio.Event()  # somebody waits for the bots and has seen enough
        self.changed = time.perf_counter()  # when the last change was asked for

    def face(self, viewer: Viewer) -> Face | None:
        match = self.room.seen_by(viewer)
        if match is None:
            return None
        if viewer not in self.faces:
            common = self._common.setdefault(match, {})
            self.faces[viewer] = Face(self.room, viewer, match, common)
        return self.faces[viewer]

    def tale(self, viewer: Viewer) -> Tale:
        tale = self.tales.setdefault(viewer, Tale())
        match = self.room.seen_by(viewer)
        if match is not None:
            tale.follow(match, viewer)
        return tale

    def info(self, viewer: Viewer) -> Raw:
        """What everybody may know of the table, written out; a proposal means something else to each."""
        here, watching = self.here(), self.watching()
        room = self.room
        now = (room, room.seq, here, watching, viewer if room.proposal else None)
        if self._info[0] != now:
            self._info = now, encode(table_info(room, viewer, here, watching))
        return Raw(self._info[1])

    def here(self) -> frozenset[int]:
        own, others = self.own_here().seats, self.elsewhere.seats
        return own | others if others else own

    def watching(self) -> int:
        return self.own_here().watching + self.elsewhere.watching

    def own_here(self) -> Here:
        """Who is here by way of this server; counted once for all who are told."""
        now = self.room, self.room.seatings
        if self._here[0] != now:
            seats = [reader.seats for reader in self.readers]
            here = Here(frozenset(seat for some in seats for seat in some), sum(not some for some in seats))
            self._here = now, here
        return self._here[1]

    def note_elsewhere(self, here: Here) -> None:
        now = time.monotonic()
        self.seen.update(dict.fromkeys(self.elsewhere.seats | here.seats, now))
        if here != self.elsewhere:
            self.elsewhere = here
            self.wake()

    def wake(self) -> None:
        """Who is here has changed: that is worth a message to all, but no new face."""
        self._here = None, NOBODY
        for reader in self.readers:
            reader.wake()

    def has_place_for(self, device: str) -> bool:
        """Whether one more reader may come in. People at the table have places of their own, so that nobody
        who only watches, or is silent, can keep them out."""
        room = self.room
        if device in room.hosts or room.seats_of(device):
            return sum(reader.device == device for reader in self.readers) < MOST_OF_A_DEVICE
        others = [one for one in self.readers if not one.seats and one.device not in room.hosts]
        return len(others) < MOST_WATCHING

    def renew(self) -> None:
        """Something has changed: everybody is to be told."""
        self.faces.clear()
        self._common.clear()
        for reader in self.readers:
            reader.wake()
