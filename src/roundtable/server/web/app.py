"""The ASGI application: which address leads where, and what holds for every request."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from .. import keys
from ..bus import Bus
from ..errors import Away, Refusal
from ..hall import Hall
from ..limits import Buckets
from ..metrics import Metrics
from ..minders import Minders
from ..protocol import Bye
from ..protocol.requests import Problem
from ..reader import connection
from ..room import seating
from ..room.pieces import encode
from ..storage import Store
from . import reference
from .desk import Desk
from .door import Places, open_files
from .exchange import answered, device_of, set_cookie
from .hygiene import Hygiene, same_origin
from .packed import Folder


def create_app(
    store: Store,
    bus: Bus,
    metrics: Metrics | None = None,
    haste: float = 1.0,
    rate: float = 30.0,
    address: str = "",
    names: Collection[str] | None = None,
) -> Starlette:
    """The whole server over this store and this bus. `haste` scales how long bots seem to think, `rate` is
    how many changes a second one address may ask for over HTTP, `address` where guests find the server,
    `names` by what names it is known (None: any)."""
    metrics = metrics or Metrics()
    hall = Hall(store, bus, metrics)
    makers = Buckets(rate / 10, burst=8 * rate)  # new tables: each is kept for good
    places = Places(open_files())
    server = Server(hall, metrics, haste, Desk(hall, address, makers), places)
    app = Starlette(
        routes=server.routes(),
        lifespan=server.lifespan,
        middleware=[Middleware(Hygiene, metrics=metrics, rate=rate, makers=makers, names=names)],
        exception_handlers={Refusal: refused, HTTPException: wrong},
    )
    app.state.hall, app.state.metrics, app.state.places = hall, metrics, places
    return app


class Server:
    def __init__(self, hall: Hall, metrics: Metrics, haste: float, desk: Desk, places: Places) -> None:
        self.hall, self.metrics, self.desk, self.places = hall, metrics, desk, places
        self.minders = Minders(hall, metrics, haste)
        self.started = time.time()
        self.static = Path(str(files("roundtable").joinpath("static")))
        self.files = {file.name for file in self.static.glob("*.*")} - {"index.html"}  # beside the page

    def routes(self) -> list[Any]:
        desk, post = self.desk, ["POST"]
        table = "/api/tables/{table}"
        courses = {
            "pause": seating.pause,
            "resume": seating.resume,
            "archive": seating.archive,
        }
        return [
            Route("/api/games", reference.catalogue),
            Route("/api/rules/{game}", reference.rules),
            Route("/text/{language}.ftl", reference.texts),
            Route("/text/{language}/{game}.ftl", reference.texts),
            Route("/api/tables", desk.create, methods=post),
            Route("/api/import", desk.import_save, methods=post),
            Route("/api/peek", desk.peek, methods=post),
            Route("/api/join", desk.join, methods=post),
            Route(table, desk.look),
            Route(f"{table}/save", desk.save),
            Route(f"{table}/rematch", desk.rematch, methods=post),
            Route(f"{table}/settings", desk.configure, methods=post),
            Route(f"{table}/seats/{{seat}}", desk.change_seat, methods=post),
            Route(f"{table}/seats/{{seat}}/invite", desk.invite, methods=post),
            Route(f"{table}/seats/{{seat}}/mind", desk.mind_seat, methods=post),
            Route(f"{table}/start", desk.start, methods=post),
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
        assets = Folder(self.static / "assets")
        return [Route("/assets/{path:path}", assets.fetch), Route("/{path:path}", self.page)]

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
        seconds = -1
        while True:
            seconds += 1
            try:
                if not seconds:
                    await self.hall.take_up()
                await asyncio.sleep(1)
                await self.minders.mind_the_absent()
                if seconds % 10 == 0:
                    self.minders.look_around()
                if seconds % 60 == 59:
                    for table in await self.hall.tidy():
                        self.minders.forget(table)
            except Away:  # the figures and the log say so already
                self.metrics.count("store_away")
            except Exception as why:
                self.metrics.fault("chores.failed", why)

    async def socket(self, socket: WebSocket) -> None:
        """A reader of a table; people who come from a foreign page, or to a full table, are turned away."""
        if not same_origin(Headers(scope=socket.scope)) or self.connections() >= self.places.sockets:
            self.metrics.count("turned_away")
            await socket.close(1008)
            return
        try:
            gathering = await self.hall.gathering(socket.path_params["table"])
        except Exception as why:
            await socket.accept()
            await _say_bye(socket, self._refusal(why))
            return
        device = device_of(socket)
        await socket.accept()
        stranger = device not in gathering.room.hosts and not gathering.room.seats_of(device)
        crowded = stranger and self.connections() >= self.places.strangers
        if crowded or not gathering.has_place_for(device):
            await _say_bye(socket, Refusal("full"))
            return
        with suppress(asyncio.CancelledError):
            await connection.serve(socket, self.hall, gathering, device, self.metrics)

    def _refusal(self, why: Exception) -> Refusal:
        """What a reader is told who cannot be let in; where the record itself cannot be read, the log says
        why."""
        if isinstance(why, Refusal):
            return why
        self.metrics.fault("connection.failed", why)
        return Refusal("fault", 500)

    def connections(self) -> int:
        return sum(len(gathering.readers) for gathering in self.hall.rooms.values())

    async def health(self, request: Request) -> Response:
        return answered({"ok": True, "tables": len(self.hall.rooms)})

    async def figures(self, request: Request) -> Response:
        company = self.hall.company
        among: dict[str, float] = {}
        if company is not None:
            among = {"bus_up": int(self.hall.bus.up), "store_up": int(company.reached)}
            among["tables_minded"] = len(company.mine)
        text = self.metrics.text(
            rooms_in_memory=len(self.hall.rooms),
            open_connections=self.connections(),
            uptime_seconds=round(time.time() - self.started, 1),
            **among,
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


async def _say_bye(socket: WebSocket, why: Refusal) -> None:
    soon = isinstance(why, Away)  # then it is worth coming back
    await socket.send_text(encode(Bye(why.why, again=soon)).decode())
    await socket.close(1013 if soon else 1008)


async def refused(request: Request, why: Exception) -> Response:
    assert isinstance(why, Refusal)
    return answered(Problem(why.why), why.status)


async def wrong(request: Request, why: Exception) -> Response:
    assert isinstance(why, HTTPException)
    key = "not-found" if why.status_code == 404 else "malformed"
    return answered(Problem(Refusal(key).why), why.status_code)
