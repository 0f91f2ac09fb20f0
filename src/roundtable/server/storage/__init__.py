"""Where journals are kept. A store is anything with these methods; sql.py is the one we have."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol


class Head(NamedTuple):
    """What can be known of a table without reading its journal."""

    table: str
    status: str


class Here(NamedTuple):
    """Who is at a table: the seats of people, and how many only watch."""

    seats: frozenset[int]
    watching: int


NOBODY = Here(frozenset(), 0)


class Store(Protocol):
    async def append(self, table: str, seq: int, entries: Sequence[bytes], status: str) -> None:
        """Put entries behind the first `seq` ones, all or none; on disk when this returns. Raises Conflict
        if there are more than `seq` already. Without entries, only the status is written."""

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The entries of a table from number `since` on; none if there is no such table."""

    async def heads(self, status: str) -> list[Head]:
        """The tables of this status."""

    async def close(self) -> None:
        """Write what is waiting, then let go of everything."""

    @property
    def shared(self) -> Shared | None:
        """What several servers on this store tell each other by it; None if there is only ever one."""


class Shared(Protocol):
    """What several servers that use the same store know of each other. Each has a name that no other has,
    and is alive as long as it says so often enough."""

    async def beat(self, me: str, seconds: float) -> None:
        """I am alive, and will be for so long."""

    async def leave(self, me: str) -> None:
        """I am going: others may have what is mine, and nobody is here any longer."""

    async def alive(self) -> list[str]:
        """The names of those who are alive."""

    async def claim(self, me: str, tables: Collection[str]) -> set[str]:
        """Those of the tables whose bots I look after from now on: all that no other server does who is
        alive."""

    async def release(self, me: str, table: str, seq: int) -> bool:
        """Its bots have nothing to do: nobody needs to look after them until somebody claims them again.
        False, and nothing has changed, if its journal has other than `seq` entries."""

    async def orphans(self, most: int) -> list[str]:
        """Tables whose bots nobody looks after who is alive, though somebody should."""

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """How many entries the journals of these tables have."""

    async def present(self, me: str, here: dict[str, Here]) -> None:
        """Who is at these tables, as far as they came to me."""

    async def elsewhere(self, me: str, tables: Collection[str]) -> dict[str, Here]:
        """Who is at these tables by way of other servers; a table where nobody is may be missing."""
