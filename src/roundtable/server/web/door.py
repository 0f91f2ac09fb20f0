"""The door: how a connection comes in. Nobody waits for a line that says nothing, or half of something.

The operating system lets a process open a certain number of files. Three quarters of them are for websockets,
a quarter for requests; when those are used up, the line that has been idle longest makes room for the next.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .thrift import Socket

HEADERS = 10.0  # seconds until a request has said what it wants
BODY = 60.0  # seconds until all of it is there; a save may come over a slow line
RESERVED = 64  # files besides connections: the database, the log, what is being served
WANTED = 65_536  # files that are enough for anybody


def open_files() -> int:
    """How many files this process may open; as many as it is allowed, if it has to ask."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return WANTED if soft == resource.RLIM_INFINITY else min(soft, WANTED)


class Places:
    """How many connections of each kind there may be."""

    def __init__(self, files: int) -> None:
        usable = max(16, files - RESERVED)
        self.requests = usable // 4
        self.sockets = usable // 2 + usable // 4
        self.strangers = usable // 2  # websockets of people who have no seat at their table
        self.lines: dict[Line, None] = {}  # requests, the oldest first

    def take(self, line: Line) -> None:
        """Let a line in. If there are too many, the one that has been idle longest has to go."""
        self.lines[line] = None
        if len(self.lines) > self.requests:
            idle = next((one for one in self.lines if one.idle), line)
            idle.hang_up()


class Line(HttpToolsProtocol):
    """A connection until it becomes a websocket, or ends."""

    places: Places
    _patience: asyncio.TimerHandle | None = None
    _asking = False  # a whole request is here, and is being answered

    @property
    def idle(self) -> bool:
        return not self._asking or self.cycle is None or self.cycle.response_complete

    def hang_up(self) -> None:
        self.places.lines.pop(self, None)
        if not self.transport.is_closing():
            self.transport.abort()

    def _expect(self, seconds: float) -> None:
        self._relax()
        self._patience = self.loop.call_later(seconds, self.hang_up)

    def _relax(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect(HEADERS)
        self.places.take(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        self.places.lines.pop(self, None)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self._asking = False
        self._expect(HEADERS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._expect(BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._asking = True
        self._relax()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._relax()
        self.places.lines.pop(self, None)
        super().handle_websocket_upgrade()


def config(app: Any, compress: bool = True, proxy: str | None = None, **more: Any) -> uvicorn.Config:
    """How the application is served, wherever it is."""
    line = type("Line", (Line,), {"places": app.state.places})
    return uvicorn.Config(
        app,
        http=line,
        ws=Socket,
        log_level="warning",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=compress,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        **more,
    )
