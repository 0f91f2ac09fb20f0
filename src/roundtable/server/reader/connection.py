"""One websocket: what its reader may see goes out, what they say comes in.

Every connection has its own outbox. The state in it is made when it is sent, so a slow reader gets the
newest and never a queue of old ones; replies are few and bounded. A reader who does not read holds up nobody.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from roundtable.kernel import Viewer
from roundtable.kernel.scene import Words

from .. import protocol
from ..errors import Refusal
from ..gathering import Gathering
from ..hall import Hall
from ..limits import Bucket
from ..metrics import Metrics
from ..protocol.commands import Command, Hello
from ..room import Room, seating
from ..room.face import Face, Tale
from ..room.pieces import encode, joined
from .commands import Commands
from .eyes import Eyes
from .later import Later

decode = msgspec.json.Decoder(Command).decode
OUTBOX = 64  # replies that may wait; until the reader has read some, the server does not listen
PATIENCE = 10.0  # seconds that a message may take to be sent
GREETING = 10.0  # seconds within which a reader says hello
HOLD = 0.02  # seconds within which changes go out together when a table moves fast
GONE = (WebSocketDisconnect, TimeoutError, RuntimeError, OSError)  # the reader went away, or reads no more
TALK = 200  # lines of the chat that a newcomer is sent


class Connection:
    def __init__(self, socket: WebSocket, hall: Hall, gathering: Gathering, device: str, metrics: Metrics):
        self.eyes = Eyes(gathering, device)
        self._socket, self._gathering, self._metrics = socket, gathering, metrics
        self.later = Later(self.reply, metrics, gathering.room.id)
        self._commands = Commands(hall, gathering, self.eyes, self.later)
        self._replies: deque[bytes] = deque()
        self._due = asyncio.Event()
        self._greeted = False
        self._foreign = False  # speaks another protocol, or nothing at all
        self._sent: list[bytes] = []  # the lines of the story that the reader has
        self._shown = b""  # all else that the reader was sent last
        self._recalls = False  # the reader keeps the groups of the last state …
        self._bare = False  # … and does without the view …
        self._marks: set[str] = set()  # … and these are their marks …
        self._saw: Viewer = (
            None  # … as long as the reader looks with the same eyes: a shared device keeps nothing
        )
        self._watched: Viewer = self.eyes.viewer  # with whose eyes they have followed the story
        self._chat = 0
        self._allowed = Bucket(rate=30, burst=60)
        self._timed = gathering.changed  # the change whose way here was measured last

    @property
    def seats(self) -> list[int]:
        return self.eyes.seats

    @property
    def device(self) -> str:
        return self.eyes.device

    # -- out ---------------------------------------------------------------------------------------------

    def wake(self) -> None:
        self._due.set()

    def reply(self, message: Any) -> None:
        self._replies.append(encode(message))
        self._due.set()

    async def write(self) -> None:
        """Send what is due, for as long as the reader reads."""
        while True:
            await self._due.wait()
            self._due.clear()
            for _ in range(len(self._replies)):  # a reader who keeps asking still gets states
                await self._send(self._replies.popleft())
            if self._foreign and not self._replies:  # the farewell may have come while others were sent
                return
            if self._greeted:
                await self._send_state()
                await asyncio.sleep(HOLD)

    async def _send(self, message: bytes) -> None:
        async with asyncio.timeout(PATIENCE):
            await self._socket.send({"type": "websocket.send", "text": message.decode()})

    async def _send_state(self) -> None:
        gathering, room = self._gathering, self.eyes.room
        if len(room.chat) > self._chat:
            start, self._chat = self._chat, len(room.chat)
            await self._send(encode(_talk(room, start)))
        changed = gathering.changed
        message = self._state()
        if message:
            await self._send(message)
            if room.tentative is not None and room.tentative in self.seats:
                return  # a step that others do not see yet
            self._metrics.count("pushes")
            if changed != self._timed:
                self._timed = changed
                self._metrics.pushes.append(time.perf_counter() - changed)

    def _state(self) -> bytes:
        """The state as the reader may see it; nothing if they have it already, since a message without news
        would still tell them that something has happened."""
        gathering, eyes = self._gathering, self.eyes
        viewer = eyes.viewer
        face = gathering.face(viewer) if eyes.open else None
        self.later.move_on(face.version if face else "")
        head: dict[str, Any] = {
            "type": "state",
            "version": face.version if face else "",
            "table": gathering.info(viewer),
            "you": eyes.you(),
        }
        if face is None:
            closed = "prompt.setup" if eyes.room.status == "setup" else "prompt.closed"
            message = encode({**head, "prompt": Words(closed)})
            news, self._sent, self._shown = message != self._shown, [], message
            self._marks = set()
            return message if news else b""
        tale = gathering.tale(viewer)
        shown = encode(head)
        if shown == self._shown and self._sent == tale.lines:
            return b""
        story = self._news(viewer, face, tale)
        self._sent, self._shown, self._watched = tale.lines, shown, viewer
        head_and_story = joined(shown, encode(story))
        if not self._recalls:
            return joined(head_and_story, face.core)
        had, self._saw = self._marks if viewer == self._saw else set(), viewer
        core, self._marks = face.recalling(had, self._bare)
        return joined(head_and_story, core)

    def _news(self, viewer: Viewer, face: Face, tale: Tale) -> dict[str, Any]:
        """The lines that are new to the reader; if they have watched what came before, with what moves."""
        goes_on = self._sent == tale.lines[: len(self._sent)]
        start = len(self._sent) if goes_on else 0
        watched = goes_on and viewer == self._watched and (self._sent or self._shown)
        moved = tale.moved_since(start, face) if watched else []
        return {"story": tale.from_line(start), **({"moved": moved} if moved else {})}

    # -- in ----------------------------------------------------------------------------------------------

    async def read(self) -> None:
        """Take in what the reader says; they have to begin soon, or make room for another."""
        asyncio.get_running_loop().call_later(GREETING, self._expect_greeting)
        while True:
            while len(self._replies) >= OUTBOX:
                await asyncio.sleep(HOLD)
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            raw = message.get("text")
            asked = time.perf_counter()
            if not self._allowed.take():
                self._metrics.count("limited")
                self.reply(protocol.Refused(_id_of(raw or ""), Words("error.rate", {})))
                await asyncio.sleep(0.25)  # and whatever comes meanwhile waits in the socket
            elif raw is None:
                self._metrics.count("malformed")
                self.reply(protocol.Refused("", Words("error.malformed", {})))
            else:
                await self._obey(raw, asked)

    def _expect_greeting(self) -> None:
        if not self._greeted:
            self._farewell("silent", again=True)

    def _farewell(self, why: str, again: bool) -> None:
        self._foreign = True
        self.reply(protocol.Bye(Words(f"error.{why}", {}), again))

    async def _obey(self, raw: str, asked: float) -> None:
        try:
            command = decode(raw.encode())
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError, UnicodeEncodeError):
            self._metrics.count("malformed")
            self.reply(protocol.Refused(_id_of(raw), Words("error.malformed", {})))
            return
        if isinstance(command, Hello):
            self._hello(command)
            return
        if not self._greeted:
            self.reply(protocol.Refused(command.id, Words("error.protocol", {})))
            return
        try:
            answer = await self._commands.carry_out(command, asked)
        except Refusal as why:
            self._metrics.count("refused")
            self.reply(protocol.Refused(command.id, why.why))
        except Exception as why:
            self._metrics.fault("command.failed", why, table=self.eyes.room.id)
            self.reply(protocol.Refused(command.id, Words("error.fault", {})))
        else:
            if answer is not None:
                self.reply(answer)

    def _hello(self, command: Hello) -> None:
        if command.protocol != protocol.PROTOCOL:
            self._farewell("protocol", again=False)
            return
        if self.eyes.open and self.eyes.room.shown is not None:
            tale = self._gathering.tale(self.eyes.viewer)
            self._sent = tale.lines[: tale.common(command.have, command.digest)]
        self._recalls, self._bare, self._marks = command.recalls, command.bare, set()
        self._chat = max(0, len(self.eyes.room.chat) - TALK)
        self._greeted = True
        self._due.set()


class _WithId(msgspec.Struct):
    id: str = ""


_find_id = msgspec.json.Decoder(_WithId).decode


def _id_of(raw: str) -> str:
    """The id of a message that is otherwise wrong, so that its sender learns which one it was."""
    with suppress(msgspec.DecodeError, msgspec.ValidationError, RecursionError, UnicodeEncodeError):
        return _find_id(raw.encode()).id[:64]
    return ""


def _talk(room: Room, start: int) -> protocol.Talk:
    lines = [protocol.Said(line.seat, line.name, line.text, line.at, line.note) for line in room.chat[start:]]
    return protocol.Talk(start, lines)


async def serve(socket: WebSocket, hall: Hall, gathering: Gathering, device: str, metrics: Metrics) -> None:
    """Look after one websocket until it closes."""
    connection = Connection(socket, hall, gathering, device, metrics)
    gathering.readers.add(connection)
    metrics.count("connections")
    _presence(hall, gathering)
    tasks = [asyncio.create_task(connection.read()), asyncio.create_task(connection.write())]
    try:
        for seat in connection.seats:
            if gathering.room.places[seat].absent:  # a bot minded it while the reader was away
                with suppress(Refusal):
                    await hall.act(gathering, partial(seating.mind, seat=seat, level=""))
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for why in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(why, Exception) and not isinstance(why, GONE):
                metrics.fault("connection.failed", why, table=gathering.room.id)
        connection.later.drop()
        gathering.readers.discard(connection)
        gathering.seen.update(dict.fromkeys(connection.seats, time.monotonic()))
        _presence(hall, gathering)
        if socket.application_state == WebSocketState.CONNECTED:
            with suppress(Exception):
                await asyncio.wait_for(socket.close(1013), 1)


def _presence(hall: Hall, gathering: Gathering) -> None:
    """Somebody has come or left: everybody is told, also those who are here by way of other servers."""
    gathering.wake()
    hall.ties.came(gathering.room.id)
