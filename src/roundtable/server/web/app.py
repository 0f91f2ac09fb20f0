"""The ASGI application: which address leads where, and what holds for every request."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from .. import keys
from ..bus import Bus
from ..errors import Refusal
from ..hall import Hall
from ..metrics import Metrics
from ..minders import Minders
from ..protocol import Bye
from ..protocol.requests import Problem
from ..reader import connection
from ..room import seating
from ..room.face import encode
from ..storage import Store
from . import reference
from .desk import Desk
from .exchange import answered, device_of, set_cookie
from .hygiene import Hygiene, same_origin

MOST_READERS = 64  # connections to one table
MOST_CONNECTIONS = 5000


def create_app(
    store: Store,
    bus: Bus,
    metrics: Metrics | None = None,
    haste: float = 1.0,
    rate: float = 30.0,
    address: str = "",
) -> Starlette:
    """The whole server over this store and this bus. `haste` scales how long bots seem to think, `rate` is
    how many changes a second one address may ask for over HTTP, `address` where guests find the server."""
    metrics = metrics or Metrics()
    hall = Hall(store, bus, metrics)
    server = Server(hall, metrics, haste, address)
    app = Starlette(
        routes=server.routes(),
        lifespan=server.lifespan,
        middleware=[Middleware(Hygiene, metrics=metrics, rate=rate)],
        exception_handlers={Refusal: refused, HTTPException: wrong},
    )
    app.state.hall, app.state.metrics = hall, metrics
    return app


class Server:
    def __init__(self, hall: Hall, metrics: Metrics, haste: float, address: str) -> None:
        self.hall, self.metrics, self.address = hall, metrics, address
        self.minders = Minders(hall, metrics, haste)
        self.started = time.time()
        self.static = Path(str(files("roundtable").joinpath("static")))
        self.files = {file.name for file in self.static.glob("*.*")} - {"index.html"}  # beside the page

    def routes(self) -> list[Any]:
        desk, post = Desk(self.hall, self.address), ["POST"]
        table = "/api/tables/{table}"
        courses = {
            "start": seating.start,
            "pause": seating.pause,
            "resume": seating.resume,
            "archive": seating.archive,
        }
        return [
            Route("/api/games", reference.catalogue),
            Route("/api/rules/{game}", reference.rules),
            Route("/text/{language}.ftl", reference.texts, middleware=[Middleware(GZipMiddleware)]),
            Route("/text/{language}/{game}.ftl", reference.texts, middleware=[Middleware(GZipMiddleware)]),
            Route("/api/tables", desk.create, methods=post),
            Route("/api/import", desk.import_save, methods=post),
            Route("/api/peek", desk.peek, methods=post),
            Route("/api/join", desk.join, methods=post),
            Route(table, desk.look),
            Route(f"{table}/save", desk.save),
            Route(f"{table}/rematch", desk.rematch, methods=post),
            Route(f"{table}/settings", desk.configure, methods=post),
            Route(f"{table}/seats/{{seat:int}}", desk.change_seat, methods=post),
            Route(f"{table}/seats/{{seat:int}}/invite", desk.invite, methods=post),
            Route(f"{table}/seats/{{seat:int}}/mind", desk.mind_seat, methods=post),
            *[
                Route(f"{table}/{name}", desk.course(decide), methods=post)
                for name, decide in courses.items()
            ],
            WebSocketRoute("/ws/{table}", self.socket),
            Route("/healthz", self.health),
            Route("/metrics", self.figures),
            *self.pages(),
        ]

    def pages(self) -> list[Any]:
        """The front end: its files by name, and its one page for every other address."""
        if not (self.static / "index.html").is_file():
            return [Route("/{path:path}", self.no_pages)]
        assets = StaticFiles(directory=self.static / "assets", check_dir=False)
        return [Mount("/assets", Cached(GZipMiddleware(assets))), Route("/{path:path}", self.page)]

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.hall.open()
        chores = asyncio.create_task(self.chores())
        try:
            yield
        finally:
            chores.cancel()
            await self.minders.close()
            await self.hall.close()

    async def chores(self) -> None:
        """First the tables that were being played; then, once a second, bots for absent people, and once a
        minute, put away rooms that nobody uses."""
        await self.hall.take_up()
        seconds = 0
        while True:
            await asyncio.sleep(1)
            seconds += 1
            try:
                await self.minders.mind_the_absent()
                if seconds % 60 == 0:
                    for table in self.hall.tidy():
                        self.minders.forget(table)
            except Exception as why:
                self.metrics.fault("chores.failed", why)

    async def socket(self, socket: WebSocket) -> None:
        """A reader of a table; whoever comes from a foreign page, or to a full table, is turned away."""
        if not same_origin(Headers(scope=socket.scope)) or self.connections() >= MOST_CONNECTIONS:
            self.metrics.count("turned_away")
            await socket.close(1008)
            return
        try:
            gathering = await self.hall.gathering(socket.path_params["table"])
        except Refusal as why:
            await socket.accept()
            await _say_bye(socket, why)
            return
        if len(gathering.readers) >= MOST_READERS:
            await socket.accept()
            await _say_bye(socket, Refusal("full"))
            return
        await socket.accept()
        with suppress(asyncio.CancelledError):
            await connection.serve(socket, self.hall, gathering, device_of(socket), self.metrics)

    def connections(self) -> int:
        return sum(len(gathering.readers) for gathering in self.hall.rooms.values())

    async def health(self, request: Request) -> Response:
        return answered({"ok": True, "tables": len(self.hall.rooms)})

    async def figures(self, request: Request) -> Response:
        text = self.metrics.text(
            rooms_in_memory=len(self.hall.rooms),
            open_connections=self.connections(),
            uptime_seconds=round(time.time() - self.started, 1),
        )
        return PlainTextResponse(text)

    async def page(self, request: Request) -> Response:
        """A file of the front end, or its page. A browser that is new gets its secret with the page."""
        path = request.path_params["path"]
        if path.startswith(("api/", "ws/", "text/")):
            raise Refusal("not-found", 404)
        if path in self.files:
            return FileResponse(self.static / path)
        response = FileResponse(self.static / "index.html", headers={"Cache-Control": "private, no-cache"})
        if not device_of(request):
            set_cookie(request, response, keys.new_secret())
        return response

    async def no_pages(self, request: Request) -> Response:
        if request.path_params["path"].startswith(("api/", "ws/", "text/")):
            raise Refusal("not-found", 404)
        return PlainTextResponse("The front end is not built: run python3 dev.py serve.", 503)


class Cached:
    """Files whose name changes with their contents never need to be asked for again."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def sent(message: Any) -> None:
            if message["type"] == "http.response.start" and message["status"] == 200:
                message["headers"].append((b"cache-control", b"public, max-age=31536000, immutable"))
            await send(message)

        await self._app(scope, receive, sent)


async def _say_bye(socket: WebSocket, why: Refusal) -> None:
    await socket.send_text(encode(Bye(why.why, again=False)).decode())
    await socket.close(1008)


async def refused(request: Request, why: Exception) -> Response:
    assert isinstance(why, Refusal)
    return answered(Problem(why.why), why.status)


async def wrong(request: Request, why: Exception) -> Response:
    assert isinstance(why, HTTPException)
    key = "not-found" if why.status_code == 404 else "malformed"
    return answered(Problem(Refusal(key).why), why.status_code)
