"""How server processes tell each other that a table has gone on. A message is a hint, never the state:
a process that gets it reads the journal, so a lost or doubled hint does no harm."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from typing import Literal, Protocol

About = Literal["journal", "here", "hurry"]  # it has grown; people came or went; somebody waits for the bots
Hear = Callable[[str, int, About], Awaitable[None]]  # is told a table, and how many entries its journal has
INSTALL = "pip install 'roundtable[servers]'"


class Bus(Protocol):
    async def start(self, hear: Hear) -> None:
        """Call `hear` for every hint, your own too."""

    async def tell(self, table: str, seq: int, about: About = "journal") -> None: ...

    async def close(self) -> None: ...

    @property
    def up(self) -> bool:
        """Whether hints reach the others; while they do not, everybody has to look for themselves."""


class InProcess:
    """For a server that is alone."""

    up = True

    async def start(self, hear: Hear) -> None:
        self._hear = hear

    async def tell(self, table: str, seq: int, about: About = "journal") -> None:
        await self._hear(table, seq, about)

    async def close(self) -> None:
        pass


class Unheard(InProcess):
    """For one of several servers that have no bus: each looks for itself what the others have written."""

    up = False


def bus_of(address: str) -> Bus:
    """The bus at this address; a ValueError says what is wrong with it."""
    if not address.startswith(("nats://", "tls://")):
        raise ValueError(f"{address!r} is not a bus: write nats://HOST:PORT.")
    if find_spec("nats") is None:
        raise ValueError(f"NATS needs a client; install it with: {INSTALL}")
    from .broker import NatsBus

    return NatsBus(address)
