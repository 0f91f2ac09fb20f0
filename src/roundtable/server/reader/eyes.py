"""Whose eyes a reader has: what their device holds decides what they may see, and for whom they may act."""

from __future__ import annotations

from roundtable.kernel import Viewer

from ..errors import Refusal
from ..gathering import Gathering
from ..protocol import You
from ..room import Room


class Eyes:
    """A device before a table. If it holds several seats, or one with a pin, it sees what is public until
    a seat is unlocked."""

    def __init__(self, gathering: Gathering, device: str) -> None:
        self._gathering, self.device = gathering, device
        self._unlocked: int | None = None
        self._look: Viewer = None
        self._looking = False  # sees, after the end, what any seat saw

    @property
    def room(self) -> Room:
        return self._gathering.room

    @property
    def seats(self) -> list[int]:
        return self.room.seats_of(self.device)

    @property
    def host(self) -> bool:
        return self.device in self.room.hosts

    @property
    def seat(self) -> int | None:
        """The seat that the reader acts for: their only one, if no pin protects it, or the one they
        unlocked."""
        seats = self.seats
        if len(seats) == 1 and not self.room.places[seats[0]].pin:
            return seats[0]
        return self._unlocked if self._unlocked in seats else None

    @property
    def locked(self) -> bool:
        return self.seat is None and bool(self.seats)

    @property
    def viewer(self) -> Viewer:
        return self._look if self._looking and self.over else self.seat

    @property
    def over(self) -> bool:
        return self.room.match is not None and self.room.match.result is not None

    @property
    def open(self) -> bool:
        """Whether the reader may see the match at all."""
        mode = self.room.settings.spectators
        return bool(self.seats) or mode == "public" or (mode == "end" and self.over)

    def you(self) -> You:
        return You(self.seats, self.viewer, self.host, self.locked)

    def acting(self) -> int:
        """The seat to act for; who has none is refused."""
        seat = self.seat
        if seat is None:
            raise Refusal("locked" if self.seats else "not-yours", 403)
        return seat

    def unlock(self, seat: int) -> None:
        if seat not in self.seats:
            raise Refusal("not-yours", 403)
        self._unlocked = seat

    def lock(self) -> None:
        self._unlocked = None

    def look(self, seat: int | None) -> None:
        """After the end, see the table as this seat saw it."""
        if not self.over or not (self.open or self.host):
            raise Refusal("not-over", 403)
        if seat is not None and seat >= len(self.room.places):
            raise Refusal("no-seat", 404)
        self._looking, self._look = True, seat
