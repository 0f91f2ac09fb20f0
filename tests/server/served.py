"""Real servers for tests: in a thread, where a test can look inside, or as the command starts them."""

from __future__ import annotations

import asyncio
import io
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn

from roundtable.server.bus import InProcess, bus_of
from roundtable.server.gathering import Gathering
from roundtable.server.hall import Hall
from roundtable.server.metrics import Metrics
from roundtable.server.room import Room, journal
from roundtable.server.storage import Store
from roundtable.server.storage.sql import SqlStore
from roundtable.server.web import door
from roundtable.server.web.app import create_app
from tests.server.client import Client

RATE = "1000000"  # requests a second: the limit has a test of its own


class Where(NamedTuple):
    """Where a server keeps its tables, and how it hears of others."""

    store: str
    bus: str = ""

    @classmethod
    def of(cls, where: Path | Where) -> Where:
        return cls(f"sqlite:///{where}") if isinstance(where, Path) else where

    @property
    def words(self) -> list[str]:
        return ["--store", self.store, *(["--bus", self.bus] if self.bus else [])]


class Served:
    """The application under uvicorn, in a thread, with the settings of the command."""

    def __init__(
        self,
        where: Path | Where,
        haste: float = 0.001,
        store: Store | None = None,
        rate: float = 1e6,
    ):
        where = Where.of(where)
        self.log = io.StringIO()
        self.metrics = Metrics(self.log)
        bus = bus_of(where.bus) if where.bus else InProcess()
        app = create_app(store or SqlStore(where.store), bus, self.metrics, haste=haste, rate=rate)
        self.hall: Hall = app.state.hall
        self._server = uvicorn.Server(door.config(app))
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._door.getsockname()[1]}"
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        with asyncio.Runner() as runner:
            self.loop = runner.get_loop()
            runner.run(self._server.serve([self._door]))

    def __enter__(self) -> Served:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "The server did not start."
            self._thread.join(0.005)
        Client(self.address).ask("GET", "/")  # imports what is imported late, while nothing else does
        return self

    def __exit__(self, *error: object) -> None:
        self._server.should_exit = True
        self._thread.join()
        self._door.close()

    def call(self, work: Any) -> Any:
        """Run a coroutine where the server runs."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def gathering(self, table: str) -> Gathering:
        gathering: Gathering = self.call(self.hall.gathering(table))
        return gathering

    def room(self, table: str) -> Room:
        return self.gathering(table).room

    def faults(self) -> int:
        return self.metrics.counts["faults"]


class Process:
    """`roundtable serve` on a file, or on what several share, at a port that the system chose."""

    def __init__(self, file: Path, *words: str, where: Where | None = None) -> None:
        self.file, self.where = file, where or Where.of(file)
        self.words = words or ("--haste", "0.01")
        self.err = Path(f"{file}.err")
        self.start()

    def start(self) -> None:
        words = [sys.executable, "-m", "roundtable", "serve", "--port", "0", "--rate", RATE]
        with self.err.open("ab") as err:
            self.popen = subprocess.Popen(
                self.command([*words, *self.where.words, *self.words]),
                stdout=subprocess.PIPE,
                stderr=err,
            )
        assert self.popen.stdout is not None
        said = self.popen.stdout.readline().decode()
        found = re.search(r"http://(\S+?)/", said)
        assert found, said + self.logged()
        self.address = found[1]

    def command(self, words: list[str]) -> list[str]:
        return words

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()

    def kill(self) -> None:
        """kill -9, in the middle of whatever it does."""
        self.popen.kill()
        self._reap()

    def stop(self) -> int:
        """Ctrl-C; the exit code."""
        self.popen.send_signal(signal.SIGINT)
        return self._reap()

    def _reap(self) -> int:
        code = self.popen.wait(20)
        if self.popen.stdout is not None:
            self.popen.stdout.close()
        return code

    def client(self) -> Client:
        return Client(self.address)

    def logged(self) -> str:
        return self.err.read_text("utf-8", "replace")

    def faults(self) -> int:
        text = self.client().get("/metrics")
        return int((re.findall(r"roundtable_faults_total (\d+)", text) or ["0"])[0])

    def memory(self) -> int:
        """Bytes that the process holds."""
        with open(f"/proc/{self.popen.pid}/statm") as figures:
            return int(figures.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def entries_of(where: Path | Where, table: str) -> list[Any]:
    """The journal of a table, read beside the server."""

    async def read() -> list[bytes]:
        store = SqlStore(Where.of(where).store)
        try:
            return await store.read(table)
        finally:
            await store.close()

    return [journal.decode(line) for line in asyncio.run(read())]


def rebuilt(table: str, entries: list[Any]) -> Room:
    """A room as its journal tells it."""
    room = Room(table)
    for entry in entries:
        room.apply(entry)
    room.catch_up()
    return room
