"""Hints by way of NATS. Our own we hear at once, also when NATS is away; those of others when it is there."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, get_args

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from . import About, Hear

SUBJECT = "roundtable.tables"
AGAIN = 0.25  # seconds until it is tried again to reach NATS
PATIENCE = 2.0  # seconds that NATS may take to answer
KINDS = frozenset(get_args(About))
GONE = (Error, OSError, TimeoutError)


class NatsBus:
    def __init__(self, address: str) -> None:
        self._address = address
        self._line: Client | None = None
        self._calling: asyncio.Task[None] | None = None
        self._hearing = set[asyncio.Task[None]]()

    @property
    def up(self) -> bool:
        return self._line is not None and self._line.is_connected

    async def start(self, hear: Hear) -> None:
        """Begin to listen; a server does not wait until there is something to hear."""
        self._hear = hear
        self._calling = asyncio.create_task(self._call())
        await asyncio.wait([self._calling], timeout=PATIENCE)

    async def _call(self) -> None:
        while True:
            try:
                line = await connected(self._address)
                await line.subscribe(SUBJECT, cb=self._heard)
                await line.flush(int(PATIENCE))  # from now on we hear
            except GONE:
                await asyncio.sleep(AGAIN)
            else:
                self._line = line
                return

    async def _heard(self, message: Msg) -> None:
        hint = read(message.data)
        if hint is not None:  # in a task of its own: a table that takes long holds up no other
            task = asyncio.ensure_future(self._hear(*hint))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

    async def tell(self, table: str, seq: int, about: About = "journal") -> None:
        await self._hear(table, seq, about)
        if self.up and self._line is not None:
            with suppress(*GONE):
                await self._line.publish(SUBJECT, f"{about} {table} {seq}".encode())

    async def close(self) -> None:
        if self._calling is not None:
            self._calling.cancel()
        if self._line is not None:
            with suppress(*GONE):
                await self._line.close()


async def answers(address: str) -> bool:
    """Whether there is a NATS at this address now."""
    try:
        await (await asyncio.wait_for(connected(address), PATIENCE)).close()
    except GONE:
        return False
    return True


def read(hint: bytes) -> tuple[str, int, Any] | None:
    """A hint as it was told; whatever else somebody may have sent is none."""
    match hint.decode("utf-8", "replace").split(" "):
        case [about, table, seq] if about in KINDS and seq.isdecimal() and len(seq) < 10:
            return table, int(seq), about
    return None


async def connected(address: str) -> Client:
    """A line that comes back by itself. What is told while it is away need not be kept: it was a hint."""
    return await nats.connect(
        address,
        name="roundtable",
        no_echo=True,
        connect_timeout=PATIENCE,
        allow_reconnect=True,
        max_reconnect_attempts=-1,
        reconnect_time_wait=AGAIN,
        ping_interval=2,
        max_outstanding_pings=2,
        pending_size=0,
        error_cb=_quiet,
    )


async def _quiet(why: Exception) -> None:
    """The figures say whether NATS is there; a line in the log for every try would only fill the disk."""
