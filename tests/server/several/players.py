"""People at tables of several servers behind a proxy. They come back as a browser does, say again under the
same id what was not answered, and remember what they were told for certain."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from http.client import HTTPException
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from roundtable.kernel import Match
from roundtable.server import keys
from roundtable.server.room import journal
from tests.server.client import Client, Reader
from tests.server.served import Where, entries_of, rebuilt

FIRST_WAIT, LONGEST_WAIT = 0.5, 15.0  # seconds until somebody comes back, as in web/src/wire/connection.ts
THINK = 0.3  # seconds that somebody looks at a question
LOST = (WebSocketException, OSError, TimeoutError, EOFError, asyncio.IncompleteReadError)
EXPECTED = ("error.stale", "error.rate", "error.store-away")


class Player:
    def __init__(self, client: Client, table: str, dice: Random) -> None:
        self.client, self.table, self.dice = client, table, dice
        self.lines: list[Any] = []  # as shown last
        self.acknowledged: list[str] = []
        self.refused: Counter[str] = Counter()
        self.gaps: list[float] = []  # seconds from a lost line to the next state
        self.byes: Counter[str] = Counter()  # why they were turned away
        self.over = False
        self._pending: dict[str, Any] | None = None
        self._answered, self._ids, self._lost = "", 0, 0.0

    async def play(self) -> None:
        """Until the match is over."""
        tries = 0
        while not self.over:
            reader = Reader(self.client, self.table)
            try:
                async with reader:
                    tries = 0
                    self._back(reader)
                    await self._follow(reader)
            except LOST as why:
                self._lost = self._lost or time.monotonic()
                self.byes[_farewell(reader) or type(why).__name__] += 1
            if not self.over:
                wait = min(FIRST_WAIT * 2**tries, LONGEST_WAIT)
                tries += 1
                await asyncio.sleep(wait * self.dice.uniform(0.8, 1.0))

    def _back(self, reader: Reader) -> None:
        if self._lost:
            self.gaps.append(time.monotonic() - self._lost)
            self._lost = 0.0
        assert reader.lines[: len(self.lines)] == self.lines, "something that was shown is gone"

    async def _follow(self, reader: Reader) -> None:
        while reader.state["table"]["status"] == "playing":
            self.lines = list(reader.lines)
            if self._pending or (reader.choices and reader.state["version"] != self._answered):
                await self._answer(reader)
            else:
                await self._next(reader)
        self.over = True

    async def _next(self, reader: Reader) -> None:
        try:
            await reader.take()
        except TimeoutError:  # nothing has happened for long: others may be thinking
            await reader.do("unlock", seat=15)

    async def _answer(self, reader: Reader) -> None:
        if self._pending is None:
            await asyncio.sleep(self.dice.uniform(0.5, 1.5) * THINK)
            self._ids += 1
            answer = self.dice.choice(reader.choices)
            self._pending = {"id": f"a{self._ids}", "version": reader.state["version"], "answer": answer}
        reply = await reader.do("play", **self._pending)
        if reply["type"] == "done":
            self.acknowledged.append(self._pending["id"])
            self._answered = self._pending["version"]
        else:
            self.refused[reply["why"][0]] += 1
            assert reply["why"][0] in EXPECTED, reply
            await asyncio.sleep(0.1)
        self._pending = None


def _farewell(reader: Reader) -> str:
    """Why a server has said goodbye, if it has."""
    return next((str(message["why"][0]) for message in reader.messages if message["type"] == "bye"), "")


class Party:
    """Two people and a bot, at one table after the other."""

    def __init__(self, address: str, seed: int) -> None:
        self.address, self.dice = address, Random(seed)
        self.past: list[Player] = []
        self.players: list[Player] = []
        self.unmade: list[str] = []  # why tables could not be made

    async def go_on(self) -> None:
        while True:
            table, clients = await self._begin(Client(self.address), Client(self.address))
            self.players = [Player(client, table, self.dice) for client in clients]
            self.past += self.players
            await asyncio.gather(*[player.play() for player in self.players])

    async def _begin(self, host: Client, guest: Client) -> tuple[str, tuple[Client, Client]]:
        """A table that has begun; if a server dies in between, they begin with another one."""
        while True:
            try:
                table = await asyncio.to_thread(host.make, "local", "link", "bot:squire")
                token = await asyncio.to_thread(host.invite, table, 1)
                await asyncio.to_thread(guest.join, token)
                await asyncio.to_thread(host.post, f"/api/tables/{table}/start")
            except (OSError, HTTPException, AssertionError) as why:
                self.unmade.append(str(why))
                await asyncio.sleep(0.2)
            else:
                return table, (host, guest)

    def told(self) -> int:
        """How much of all their stories they have been shown."""
        return sum(len(player.lines) for player in self.past) + len(self.past)


def check(where: Where, player: Player) -> int:
    """The journal has what was acknowledged, each once, and leads, answer by answer, to the fingerprints in
    it; the number of answers."""
    entries = entries_of(where, player.table)
    device = journal_name(player)
    done = Counter(
        entry.done.partition("/")[2]
        for entry in entries
        if isinstance(entry, journal.Answered) and entry.done.startswith(device)
    )
    assert set(player.acknowledged) <= set(done), set(player.acknowledged) - set(done)
    assert all(times == 1 for times in done.values()), done
    room = rebuilt(player.table, entries)
    assert room.match is not None
    assert room.match.setup is not None
    prints = [entry.print for entry in entries if isinstance(entry, journal.Answered)]
    match = Match.begin(room.match.setup, room.opening)
    for step, expected in zip(room.steps, prints, strict=True):
        match.table.chance.force(step.chance)
        match.play(step.seat, step.option)
        assert match.fingerprint() == expected
    return len(prints)


def journal_name(player: Player) -> str:
    return f"{keys.hashed(player.client.cookie)[:24]}/"
