"""A guest of the server, as a browser is one: a cookie over HTTP, and a reader on a websocket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from roundtable.server.protocol import PROTOCOL

COOKIE = "roundtable"
STEPS = ("play", "undo", "redo", "commit")  # commands to a version of the match …
GLANCES = ("peek", "advise", "why")  # … and questions about one
REPLIES = ("done", "refused", "warned", "ahead", "advice", "because", "then", "reviewed")
PATIENCE = 20.0  # seconds until a test gives up waiting


def recalled(scene: list[Any], known: dict[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    """A scene with the groups that are only named in it, and all that can be named in the next."""
    zones = [
        {**zone, "groups": [known.get(group.get("mark"), group) for group in zone["groups"]]}
        for zone in scene
    ]
    groups = [group for zone in zones for group in zone["groups"]]
    return zones, {group["mark"]: group for group in groups if group.get("mark")}


class Reply(NamedTuple):
    status: int
    body: Any  # what the JSON says; the text if it is none
    headers: dict[str, str]
    raw: bytes

    @property
    def why(self) -> str:
        """The key of the refusal."""
        return str(self.body["why"][0]).removeprefix("error.")


class Client:
    """A device: whatever it asks for, it asks with its own cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = self.host_link = self.link = ""

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Reply:
        """A request; bytes are sent as they are, anything else as JSON."""
        sent = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        named = {**({"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}), **headers}
        with closing(HTTPConnection(self.address, timeout=PATIENCE)) as line:
            line.request(method, path, sent, named)
            answer = line.getresponse()
            raw = answer.read()
        if given := answer.getheader("set-cookie"):
            self.cookie = given.partition(";")[0].partition("=")[2]
        kind = answer.getheader("content-type") or ""
        read = json.loads(raw) if kind.startswith("application/json") else raw.decode(errors="replace")
        return Reply(answer.status, read, dict(answer.headers.items()), raw)

    def get(self, path: str, method: str = "GET", body: Any = None) -> Any:
        reply = self.ask(method, path, body)
        assert reply.status == 200, reply
        return reply.body

    def post(self, path: str, body: Any = None) -> Any:
        return self.get(path, "POST", body)

    def refused(self, path: str, body: Any = None) -> str:
        """Why a POST is refused."""
        reply = self.ask("POST", path, body)
        assert 400 <= reply.status < 500, reply
        return reply.why

    def make(self, *kinds: str, game: str = "kingarthur", options: Any = None, **settings: Any) -> str:
        """A table with seats such as "local", "link" or "bot" and "bot:random"; its id."""
        seats = [dict(zip(("kind", "level"), kind.split(":"), strict=False)) for kind in kinds]
        wish = {"game": game, "seats": seats, "options": options or {}, "settings": settings}
        made = self.post("/api/tables", wish)
        self.host_link = str(made["host"])
        return str(made["table"])

    def begin(self, *kinds: str, **more: Any) -> str:
        table = self.make(*kinds, **more)
        self.post(f"/api/tables/{table}/start")
        return table

    def invite(self, table: str, seat: int) -> str:
        return str(self.post(f"/api/tables/{table}/seats/{seat}/invite")["token"])

    def join(self, token: str, name: str = "Guest") -> str:
        """Sit down; the seat's own link, if it is new."""
        return str(self.post("/api/join", {"token": token, "name": name})["link"])

    def guest(self, table: str, seat: int, name: str = "Guest") -> Client:
        """Somebody else, who was invited to a seat and has taken it."""
        other = Client(self.address)
        other.link = other.join(self.invite(table, seat), name)
        return other

    def read(self, table: str, **more: Any) -> Reader:
        return Reader(self, table, **more)


class Reader:
    """A websocket of a device to a table; it keeps what a browser would keep."""

    def __init__(
        self,
        client: Client,
        table: str,
        have: int = 0,
        digest: str = "",
        recalls: bool = False,
        bare: bool = False,
        **headers: str,
    ) -> None:
        self.client, self.table = client, table
        self.state: dict[str, Any] = {}  # the newest
        self.lines: list[Any] = []  # the story so far, put together
        self.talk: list[Any] = []
        self.bytes: list[str] = []  # all that has arrived
        self.messages: list[dict[str, Any]] = []
        self._hello = {"have": have, "digest": digest, "recalls": recalls, "bare": bare}
        self._headers, self._ids = headers, 0

    async def __aenter__(self) -> Reader:
        await self.connect()
        await self.hello()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.socket.close()

    async def connect(self) -> ClientConnection:
        headers = {"Cookie": f"{COOKIE}={self.client.cookie}", **self._headers}
        address = f"ws://{self.client.address}/ws/{self.table}"
        # No pings from this side: on a busy machine they would end what the server has not.
        self.socket = await connect(
            address, additional_headers=headers, max_size=None, proxy=None, ping_interval=None
        )
        return self.socket

    async def hello(self) -> dict[str, Any]:
        """Say what is known of the story, and wait for the first state."""
        await self.send(type="hello", protocol=PROTOCOL, **self._hello)
        return await self.until(lambda state: state)

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def take(self) -> dict[str, Any]:
        """The next message, taken in."""
        raw = str(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        message: dict[str, Any] = json.loads(raw)
        self.bytes.append(raw)
        self.messages.append(message)
        if message["type"] == "state":
            self.state = message
            if story := message.get("story"):
                self.lines[story["start"] :] = story["lines"]
        elif message["type"] == "talk":
            self.talk[message["start"] :] = message["lines"]
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Read on until the newest state is as wanted."""
        while not (self.state and wanted(self.state)):
            await self.take()
        return self.state

    async def do(self, command: str, **fields: Any) -> dict[str, Any]:
        """A command at the newest version that was seen, and the reply to it."""
        self._ids += 1
        id = fields.setdefault("id", str(self._ids))
        version = {"version": self.state["version"]} if command in (*STEPS, *GLANCES) else {}
        await self.send(type=command, **{**version, **fields})
        while True:
            message = await self.take()
            if message.get("id") == id and message["type"] in REPLIES:
                return message

    async def done(self, command: str, **fields: Any) -> None:
        """The same, carried out and seen; who is too quick for the server says it again."""
        seen = self.state["version"]
        while (reply := await self.do(command, **fields)).get("why") == ["error.rate", {}]:
            await asyncio.sleep(0.25)
        assert reply["type"] == "done", reply
        if command in STEPS:
            await self.until(lambda state: state["version"] != seen)
        elif command in ("unlock", "lock"):
            await self.until(lambda state: state["you"].get("seat") == fields.get("seat"))
        else:
            await self.calm()

    async def refused(self, command: str, **fields: Any) -> str:
        reply = await self.do(command, **fields)
        assert reply["type"] == "refused", reply
        return str(reply["why"][0]).removeprefix("error.")

    async def calm(self) -> None:
        """Read all that was due: a server that answers twice has sent in between what there was to send."""
        for _ in range(2):
            await self.do("unlock", seat=15, id=f"calm{self._ids}")
            await asyncio.sleep(0.03)  # longer than it holds changes back to send them together

    async def closed(self) -> int:
        """Read until the server closes the connection; the code it gives."""
        try:
            while True:
                await self.take()
        except ConnectionClosed as end:
            return 0 if end.rcvd is None else end.rcvd.code

    @property
    def choices(self) -> list[Any]:
        return [choice["answer"] for choice in (self.state.get("question") or {}).get("choices", [])]
