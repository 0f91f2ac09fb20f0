"""roundtable bench server: a server on one core, or several on one database, many tables, a reader in every
seat, bots and people.

At every table one seat is played by a person, who is this program; bots mind the others, and every seat has
its own websocket. It measures the time from a person's answer to the moment when all readers of their table
have been shown it.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from .protocol import PROTOCOL
from .web.exchange import COOKIE

THINK = 1.0  # seconds that the person at a table takes, on average


@dataclass
class Load:
    tables: int
    seats: int
    seconds: float
    compress: bool
    level: str = "squire"  # of the bots
    processes: int = 1
    shared: tuple[str, ...] = ()  # the words that tell several processes what they share


@dataclass
class Figures:
    """What a load came to; times in milliseconds."""

    tables: int
    readers: int
    seconds: float
    actions: int
    views: int
    p50: float
    p95: float
    worst: float
    server_p95: float  # by the server's own count, bots' answers included
    arrival: float  # seconds before, in which everybody came in
    memory: float  # MB, at the end; of several processes the one with the most
    cpu: float  # part of one core that the server used, helpers included; of several servers all together
    processes: int
    load: float  # average over the last minute: how many were busy on the machine, this program included

    @property
    def cost(self) -> float:
        """Milliseconds of processor time for each view delivered, all else included."""
        return 1000 * self.cpu * self.seconds / max(1, self.views)

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "cost": self.cost}


class Host:
    """A server process of our own, on one core if it is the only one and there are two."""

    def __init__(self, load: Load, folder: str) -> None:
        words = [sys.executable, "-m", "roundtable", "serve", "--port", "0", "--rate", "1000000"]
        words += load.shared or ("--data", str(Path(folder) / "bench.sqlite"))
        words += ["--compress" if load.compress else "--no-compress"]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split("//")[-1].strip().rstrip("/")
        cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
        if len(cores) > 1 and load.processes == 1:
            os.sched_setaffinity(self.process.pid, cores[:1])
            os.sched_setaffinity(0, cores[1:])

    def ask(self, path: str, body: Any = None, device: str = "") -> Any:
        connection = HTTPConnection(self.address, timeout=30)
        headers = {"Cookie": f"{COOKIE}={device}", "Content-Type": "application/json"}
        connection.request(
            "GET" if body is None else "POST",
            path,
            None if body is None else msgspec.json.encode(body),
            headers,
        )
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        if answer.status != 200:
            raise RuntimeError(f"{path}: {answer.status} {text[:200]!r}")
        return text.decode() if path == "/metrics" else msgspec.json.decode(text)

    def memory(self) -> float:
        """Megabytes that the process holds."""
        try:
            lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        except OSError:
            return 0.0
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))

    def processor(self) -> float:
        """Seconds of processor time that it has used, and the processes in which its bots think."""
        used = [_times(stat) for stat in Path("/proc").glob("[0-9]*/stat")]
        whole = sum(ticks for pid, parent, ticks in used if self.process.pid in (pid, parent))
        return whole / os.sysconf("SC_CLK_TCK") if used else 0.0

    def p95(self) -> float:
        """Seconds from a command to a view of it, by the server's own count."""
        lines = self.ask("/metrics").splitlines()
        return next(float(line.split()[-1]) for line in lines if 'quantile="0.95"' in line)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def _times(stat: Path) -> tuple[int, int, int]:
    """A process, which one has started it, and the ticks of processor time that it has used."""
    try:
        words = stat.read_text().rsplit(")", 1)[1].split()
    except OSError:  # it has just ended
        return 0, 0, 0
    return int(stat.parent.name), int(words[1]), int(words[11]) + int(words[12])


class Party:
    """A table with a reader in every seat; the first of them is a person. The readers come to all servers
    in turn."""

    def __init__(self, hosts: list[Host], game: str, load: Load, number: int) -> None:
        self.hosts, self.dice, self.level = hosts, Random(number), load.level
        host = hosts[number % len(hosts)]
        self.number = number
        self.devices = [f"{number:06}-{seat}-".ljust(43, "x") for seat in range(load.seats)]
        seats = [{"kind": "local", "name": "Host"}, *[{"kind": "link"}] * (load.seats - 1)]
        made = host.ask("/api/tables", {"game": game, "seats": seats}, self.devices[0])
        self.table = made["table"]
        for seat, device in enumerate(self.devices[1:], 1):
            link = host.ask(f"/api/tables/{self.table}/seats/{seat}/invite", {}, self.devices[0])
            host.ask("/api/join", {"token": link["token"], "name": f"Guest {seat}"}, device)
        host.ask(f"/api/tables/{self.table}/start", {}, self.devices[0])
        self.asked = 0.0  # when the person gave their last answer
        self.waiting: set[int] = set()  # the readers who have not been shown it yet
        self.times: list[float] = []
        self.views = 0
        self.sent = 0

    async def attend(self, until: asyncio.Event) -> None:
        await asyncio.gather(*[self._read(seat, until) for seat in range(len(self.devices))])

    async def _read(self, seat: int, until: asyncio.Event) -> None:
        host = self.hosts[(self.number + seat) % len(self.hosts)]
        address = f"ws://{host.address}/ws/{self.table}"
        cookie = {"Cookie": f"{COOKIE}={self.devices[seat]}"}
        async with connect(address, additional_headers=cookie, max_size=None) as socket:
            await self._say(socket, {"type": "hello", "protocol": PROTOCOL, "recalls": True, "bare": True})
            if seat:
                await self._say(socket, {"type": "mind", "id": "mind", "level": self.level})
            while not until.is_set():
                try:
                    message = await asyncio.wait_for(socket.recv(decode=False), 0.5)
                except TimeoutError:
                    continue
                if message.startswith(b'{"type":"state"'):
                    state = _state(message) if seat == 0 else None
                    self._shown(seat, state)
                    if state is not None and state.question is not None:
                        await self._answer(socket, state)

    def _shown(self, seat: int, state: _State | None) -> None:
        self.views += 1
        if state is not None and state.back is not None and state.back.undo:
            self.waiting &= {0}  # the person can still take it back: the others are not shown it
        if seat in self.waiting:
            self.waiting.discard(seat)
            if not self.waiting:
                self.times.append(time.perf_counter() - self.asked)

    async def _answer(self, socket: ClientConnection, state: _State) -> None:
        """Play as a person would: look a while, then take any choice."""
        assert state.question is not None
        await asyncio.sleep(self.dice.uniform(0.5, 1.5) * THINK)
        answer = self.dice.choice(state.question.choices).answer
        self.sent += 1
        self.asked, self.waiting = time.perf_counter(), set(range(len(self.devices)))
        await self._say(
            socket, {"type": "play", "id": str(self.sent), "version": state.version, "answer": answer}
        )

    @staticmethod
    async def _say(socket: ClientConnection, command: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(command).decode())


class _Choice(msgspec.Struct):
    answer: Any


class _Question(msgspec.Struct):
    choices: list[_Choice]


class _Back(msgspec.Struct):
    undo: int = 0


class _State(msgspec.Struct):
    """The little of a state that a random player looks at."""

    version: str
    question: _Question | None = None
    back: _Back | None = None


_state = msgspec.json.Decoder(_State).decode


def measure(game: str, load: Load, progress: Callable[[float], None]) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        hosts = list[Host]()
        try:
            hosts += [Host(load, folder) for _ in range(load.processes)]
            parties = []
            for number in range(load.tables):
                parties.append(Party(hosts, game, load, number))
                progress(0.4 * (number + 1) / load.tables)
            return asyncio.run(_played(hosts, parties, load, progress))
        finally:
            for host in hosts:
                host.stop()


def _processor(hosts: list[Host]) -> float:
    return sum(host.processor() for host in hosts)


async def _played(
    hosts: list[Host], parties: list[Party], load: Load, progress: Callable[[float], None]
) -> Figures:
    until = asyncio.Event()
    tasks = [asyncio.create_task(party.attend(until)) for party in parties]
    arrival = 3 + load.tables * load.seats / 200
    await asyncio.sleep(arrival)
    for party in parties:
        party.times, party.views = [], 0
    used, started = _processor(hosts), time.perf_counter()
    while (gone := time.perf_counter() - started) < load.seconds:
        progress(0.4 + 0.6 * gone / load.seconds)
        await asyncio.sleep(0.25)
    used, views = _processor(hosts) - used, sum(party.views for party in parties)
    memory = max(host.memory() for host in hosts)
    server_p95 = max([await asyncio.to_thread(host.p95) for host in hosts])
    until.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    times = sorted(time for party in parties for time in party.times) or [0.0]
    return Figures(
        tables=load.tables,
        readers=load.tables * load.seats,
        seconds=gone,
        actions=len(times),
        views=views,
        p50=1000 * times[len(times) // 2],
        p95=1000 * times[min(len(times) - 1, int(0.95 * len(times)))],
        worst=1000 * times[-1],
        server_p95=1000 * server_p95,
        arrival=arrival,
        memory=memory,
        cpu=used / gone,
        processes=load.processes,
        load=os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0,
    )
