"""Where journals are kept. A store is anything with these methods; sql.py is the one we have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Head(NamedTuple):
    """What can be known of a table without reading its journal."""

    table: str
    status: str


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
