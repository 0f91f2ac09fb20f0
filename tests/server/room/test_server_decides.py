"""Only a legal answer of that seat at that version is taken; nothing that is sent breaks the server."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from tests.server.client import Client, Reader
from tests.server.served import Process, entries_of
from tests.thorough import THOROUGH

NUMBER = 100_000 if THOROUGH else 600
BURST = 50  # messages on one connection: more at once would only be told to wait
GROWTH = 12 << 20  # bytes that the process may grow by while it is warm

JUNK: list[Any] = [
    *(True, False, None, 0, 1, -1, 1.0, 0.5, 2**63, 10**40, -(10**40), 1e300, "", "1", "null", "dragon-3"),
    *([], [[]], [1], [True], ["red"], [["red"]], {}, {"answer": 1}, {"0": "red"}, "x" * 5000, ["red"] * 500),
    *("\u0000", "\ud83d", "é", "../..", "__class__", [None] * 9, [[[[[[1]]]]]], {"a": {"b": []}}),
]
VERBATIM: list[str | bytes] = [
    *("", "{", "null", "[]", "0", '"hello"', "{}", '{"type":"play"}', '{"type":"king","id":"1"}', "\ud7ff"),
    *('{"type":"play","id":1,"version":"","answer":1}', '{"type":"play","id":"","version":"","answer":1}'),
    *('{"type":"play","id":"1","version":"","answer":1,"seat":0}', '{"type":"vote","id":"1","agree":1}'),
    *('{"type":"unlock","id":"1","seat":true}', '{"type":"unlock","id":"1","seat":-1}', "[" * 9000),
    *('{"type":"play","id":"1","version":"","answer":NaN}', '{"type":"chat","id":"1","text":"\\ud800"}'),
    *('{"type":"state","version":""}', '{"type":"done","id":"1"}', "[" * 900 + "]" * 900, b"\x00", b"{}"),
    *('{"type":"chat","id":"' + "x" * 65 + '","text":"x"}', '{"type":"hello","protocol":"1"}', b"\xff" * 99),
]


class Fuzz:
    """Somebody who sends everything except what they may."""

    def __init__(self, actor: Reader, dice: Random) -> None:
        self.actor, self.dice, self.sent = actor, dice, 0

    def forged(self) -> dict[str, Any]:
        """An answer of the right seat to the right version that is not among its options."""
        legal, answer = self.actor.choices, self.dice.choice(JUNK)
        if self.dice.random() < 0.5:
            one = self.dice.choice(legal)
            twisted = [[one], [one, one], {"answer": one}, str(one), f"{one} ", [legal], float(one == 1)]
            answer = self.dice.choice([*twisted, bool(one), legal, one[::-1] if isinstance(one, str) else -1])
        if any(json.dumps(answer) == json.dumps(one) for one in legal):
            answer = "forged"
        return {"version": self.actor.state["version"], "answer": answer}

    def deep(self) -> dict[str, Any]:
        answer: Any = 1
        for _ in range(self.dice.choice([40, 200, 400])):
            answer = [answer]
        return {"version": self.actor.state["version"], "answer": answer}

    def stale(self) -> dict[str, Any]:
        version = self.dice.choice(["", "0" * 16, self.actor.state["version"][::-1], "x" * 4000])
        return {"version": version, "answer": self.dice.choice(self.actor.choices)}

    def true(self) -> dict[str, Any]:
        """What would be right from the right seat."""
        return {"version": self.actor.state["version"], "answer": self.dice.choice(self.actor.choices)}

    def idle(self) -> dict[str, Any]:
        """A command for which there is no occasion."""
        return self.dice.choice(
            [
                *({"type": "vote", "agree": True}, {"type": "look", "seat": 0}, {"type": "look"}),
                *(
                    {"type": "unlock", "seat": 9},
                    {"type": "propose", "line": 10**9},
                    {"type": "mind", "level": "?"},
                ),
                *(
                    {"type": "propose", "line": -1},
                    {"type": "chat", "text": ""},
                    {"type": "pin", "pin": "x" * 33},
                ),
            ]
        )

    def back(self) -> dict[str, Any]:
        """Take back or end what another does."""
        return {"type": self.dice.choice(["undo", "redo", "commit"]), "version": self.actor.state["version"]}

    def message(self, ways: list[Callable[[], dict[str, Any]]]) -> str | bytes:
        self.sent += 1
        if self.dice.random() < 0.3:
            return self.dice.choice(VERBATIM)
        made = {"type": "play", "id": f"fuzz{self.sent}", **self.dice.choice(ways)()}
        if self.dice.random() < 0.1:
            made.setdefault(self.dice.choice(["seat", "device", "host", "x"]), 1)
        text = json.dumps(made)
        return text if self.dice.random() < 0.95 else text[: self.dice.randrange(len(text))]

    async def burst(self, client: Client, table: str, ways: list[Any], greeted: bool = True) -> None:
        """A connection full of them; each gets one answer, and none is carried out."""
        reader = Reader(client, table)
        await reader.connect()
        if greeted:
            await reader.hello()
        messages = [self.message(ways) for _ in range(BURST)]
        for message in messages:
            await reader.socket.send(message)
        for message in messages:
            while (reply := await reader.take())["type"] in ("state", "talk"):
                pass
            assert reply["type"] == "refused", (reply, message)
            assert reply["why"][0] not in ("error.fault", "error.rate"), (reply, message)
        await reader.socket.close()


async def test_nothing_that_is_not_right_is_accepted(any_process: Process) -> None:
    host, dice = any_process.client(), Random(11)
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    spectator = Client(host.address)
    async with host.read(table) as one, guest.read(table) as two:
        fuzz, memory, rounds = Fuzz(one, dice), 0, 0
        while fuzz.sent < NUMBER:
            actor, other = (one, two) if one.choices else (two, one)
            fuzz.actor = actor
            before = len(await asyncio.to_thread(entries_of, any_process.where, table))
            wrong = [fuzz.forged, fuzz.deep, fuzz.stale, fuzz.idle]
            await fuzz.burst(actor.client, table, wrong)
            await fuzz.burst(other.client, table, [fuzz.true, fuzz.idle, fuzz.stale, fuzz.back])
            await fuzz.burst(spectator, table, [fuzz.true, fuzz.idle, fuzz.back])
            await fuzz.burst(actor.client, table, [fuzz.true], greeted=False)
            await oversized(actor, table)
            assert len(await asyncio.to_thread(entries_of, any_process.where, table)) == before
            rounds += 1
            if rounds % 8 == 1:
                await actor.done("play", answer=actor.choices[0])  # what is right is still taken
                await other.calm()
                await actor.calm()
            if not memory and rounds >= 3 and (fuzz.sent >= NUMBER // 2 or not THOROUGH):
                memory = any_process.memory()  # by now everything has been used once
        assert any_process.faults() == 0
        assert "trace" not in any_process.logged().lower()
        grown = any_process.memory() - memory if memory else 0
        print(f"{fuzz.sent} submissions, {grown >> 10} kB more")
        assert grown < GROWTH


async def oversized(reader: Reader, table: str) -> None:
    """A message of more than 64 kB ends the connection, and no more than that."""
    large = Reader(reader.client, table)
    await large.connect()
    await large.socket.send(json.dumps({"type": "chat", "id": "large", "text": "x" * 70_000}))
    assert await large.closed() == CloseCode.MESSAGE_TOO_BIG


async def test_what_is_true_is_not_one(host: Client) -> None:
    """A question with the options 1 and 0 takes neither True nor 1.0."""
    table = host.begin("local", "local")
    async with host.read(table) as reader:
        await reader.calm()
        await reader.done("unlock", seat=reader.state["to_move"][0])
        while reader.state["prompt"][0] != "knights.draw":
            await reader.done("play", answer=reader.choices[0])
        number = next(answer for answer in reader.choices if answer)
        assert type(number) is int
        for answer in (True, False, float(number), str(number), [number], None):
            if answer not in reader.choices or type(answer) is not int:
                assert await reader.refused("play", answer=answer) == "illegal"
        await reader.done("play", answer=number)


async def test_another_protocol_is_told_so_and_closed(host: Client) -> None:
    table = host.make("local", "local")
    reader = Reader(host, table)
    await reader.connect()
    await reader.send(type="hello", protocol=99)
    assert (await reader.take())["why"][0] == "error.protocol"
    assert await reader.closed()


async def test_nothing_is_done_for_who_has_not_said_hello(host: Client) -> None:
    table = host.make("local", "local")
    reader = Reader(host, table)
    async with await reader.connect():
        await reader.send(type="chat", id="early", text="hail")
        assert (await reader.take())["type"] == "refused"


async def test_who_is_too_quick_is_told_to_wait(host: Client) -> None:
    table = host.make("local", "local")
    reader = Reader(host, table)
    async with await reader.connect():
        await reader.hello()
        for number in range(80):
            await reader.send(type="vote", id=str(number), agree=True)
        replies: list[str] = []
        while len(replies) < 61:
            message = await reader.take()
            replies += [message["why"][0]] if message["type"] == "refused" else []
        assert "error.rate" in replies[58:]
        assert set(replies[:58]) == {"error.no-proposal"}
        reader.socket.transport.abort()  # the rest waits in the socket for its turn, and so would a farewell


async def test_a_flood_of_binary_messages_holds_up_nobody(any_process: Process) -> None:
    """From somebody who reads no answer: neither do answers heap up, nor do others wait."""
    host = any_process.client()
    table = host.make("local", "local")
    async with host.read(table) as reader:
        flood = Reader(host, table)
        async with await flood.connect():
            await flood.hello()
            flood.socket.transport.pause_reading()
            before = any_process.memory()
            with suppress(TimeoutError, ConnectionClosed):
                async with asyncio.timeout(3):
                    while True:
                        await flood.socket.send(b"x")
            began = time.monotonic()
            await reader.calm()
            late, grown = time.monotonic() - began, any_process.memory() - before
            flood.socket.transport.abort()
            assert late < 2
            assert grown < 6 << 20
