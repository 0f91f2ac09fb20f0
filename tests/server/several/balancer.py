"""A proxy in front of several servers, as a public site has one: each connection goes to the next server that
answers."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class Balancer:
    def __init__(self) -> None:
        self.servers: list[str] = []
        self._next = 0
        self._lines = set[asyncio.Task[None]]()

    async def __aenter__(self) -> Balancer:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = f"127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *error: object) -> None:
        self._server.close()
        for task in list(self._lines):
            task.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._lines.add(task)
        task.add_done_callback(self._lines.discard)
        others: list[asyncio.StreamWriter] = [writer]
        try:
            upstream = await self._reached()
            if upstream is not None:
                others.append(upstream[1])
                ways = [
                    asyncio.ensure_future(_carry(reader, upstream[1])),
                    asyncio.ensure_future(_carry(upstream[0], writer)),
                ]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
        finally:
            for one in others:
                one.close()

    async def _reached(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        self._next += 1
        first, servers = self._next, list(self.servers)
        for number in range(len(servers)):
            host, _, port = servers[(first + number) % len(servers)].partition(":")
            with suppress(OSError):
                return await asyncio.open_connection(host, int(port))
        return None


async def _carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while chunk := await source.read(65536):
            target.write(chunk)
            await target.drain()
