"""How server processes tell each other that a table has gone on. A message is a hint, never the state:
a process that gets it reads the journal, so a lost or doubled hint does no harm."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Hear = Callable[[str, int], Awaitable[None]]  # is told a table, and how many entries its journal has


class Bus(Protocol):
    async def start(self, hear: Hear) -> None:
        """Call `hear` for every hint, your own too."""

    async def tell(self, table: str, seq: int) -> None: ...

    async def close(self) -> None: ...


class InProcess:
    """For a server that is alone."""

    async def start(self, hear: Hear) -> None:
        self._hear = hear

    async def tell(self, table: str, seq: int) -> None:
        await self._hear(table, seq)

    async def close(self) -> None:
        pass
