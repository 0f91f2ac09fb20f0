"""Where the tables of a server are kept: a file, or a database that several servers share."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import AbstractContextManager, contextmanager
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from roundtable.kernel import SetupError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from roundtable.server.bus import Bus
    from roundtable.server.storage.sql import SqlStore

BUS = "ROUNDTABLE_BUS"
DATA, STORE = "ROUNDTABLE_DATA", "ROUNDTABLE_STORE"
FILE = "sqlite:"
POSTGRES = ("postgresql:", "postgres:", "postgresql+psycopg:")


def record_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options by which somebody says where the tables are; the command is given `records`."""

    @wraps(command)
    def chosen(data: Path | None, store: str | None, **more: Any) -> Any:
        return command(records=Records.named(data, store), **more)

    file = click.option(
        "--data",
        type=click.Path(dir_okay=False, path_type=Path),
        help="The file with all tables. [default: tables.sqlite in ~/.roundtable]",
    )
    address = click.option(
        "--store", metavar="ADDRESS", help="The database with all tables, postgresql://… or sqlite:FILE."
    )
    return file(address(chosen))


bus_option = click.option(
    "--bus", metavar="ADDRESS", envvar=BUS, help="By what several servers hear of each other, nats://…"
)


def open_bus(address: str) -> Bus:
    from roundtable.server.bus import bus_of

    try:
        return bus_of(address)
    except ValueError as why:
        raise SetupError(str(why)) from None


class Records:
    """An SQLite file, or the address of a database."""

    def __init__(self, address: str) -> None:
        self.file: Path | None = None
        if address.startswith(FILE):
            self.file = Path(address.removeprefix(FILE).removeprefix("//"))
            if not self.file.name:
                raise SetupError("--data needs the name of a file.")
            self.url, self.name = f"sqlite:///{self.file}", str(self.file)
        elif address.startswith(POSTGRES):
            self.url, self.name = address, printable(address)
        else:
            raise SetupError(
                f"{printable(address)!r} is not a store: use postgresql://USER@HOST/DATABASE or sqlite:FILE."
            )

    @classmethod
    def named(cls, data: Path | None, store: str | None) -> Records:
        """As the options say, else the environment, else the file in the user's home."""
        if data is not None and store is not None:
            raise SetupError("Give --data FILE or --store ADDRESS, not both.")
        if data is not None:
            return cls(f"{FILE}{data}" if data.name else FILE)
        if address := store if store is not None else os.environ.get(STORE):
            return cls(address)
        if store is not None:
            raise SetupError("--store needs the address of a database.")
        given = os.environ.get(DATA)
        return cls(f"{FILE}{Path(given) if given else Path.home() / '.roundtable' / 'tables.sqlite'}")

    def open(self) -> SqlStore:
        """The store; it is made if there is none."""
        from sqlalchemy.exc import SQLAlchemyError

        from roundtable.server.storage.sql import SqlStore

        try:
            return SqlStore(self.url)
        except (SQLAlchemyError, ValueError) as why:
            reason = " ".join(str(getattr(why, "orig", None) or why).split()).rstrip(".")
            other = "another file with --data" if self.file else "another database with --store"
            raise SetupError(f"{self.name} cannot hold the tables: {reason}. Choose {other}.") from None

    def run(self, work: Any) -> Any:
        """Do something with the store, and let go of it."""
        if self.file is not None and not self.file.is_file():
            raise SetupError(f"There is no file {self.file}; name the file of the tables with --data.")

        async def done() -> Any:
            store = self.open()
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(done())

    def alone(self) -> AbstractContextManager[None]:
        """No server may use the tables meanwhile."""
        return alone(self.file) if self.file is not None else self._unused()

    @contextmanager
    def _unused(self) -> Iterator[None]:
        async def alive(store: SqlStore) -> list[str]:
            return await store.shared.alive() if store.shared is not None else []

        if running := len(self.run(alive)):
            servers = "A server is" if running == 1 else f"{running} servers are"
            raise SetupError(f"{servers} using {self.name}; stop {'it' if running == 1 else 'them'} first.")
        yield


def printable(address: str) -> str:
    """An address as it may be printed."""
    before, at, host = address.rpartition("@")
    scheme, slashes, user = before.partition("//")
    return f"{scheme}{slashes}{user.partition(':')[0]}{at}{host}" if at else address


class alone:  # noqa: N801 - reads as a word in `with alone(file)`
    """One server at a time on a file: two would each let their bots play."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def __enter__(self) -> None:
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            # The file itself is locked, not one beside it: a link leads to the same, and nobody deletes it.
            self._lock = self._file.open("ab")
        except OSError as why:
            raise SetupError(f"{self._file} cannot be written: {why.strerror}.") from None
        if os.name != "nt":
            import fcntl

            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self._lock.close()
                raise SetupError(
                    f"Another server is using {self._file}; stop it, or choose another file with --data."
                ) from None

    def __exit__(self, *error: object) -> None:
        self._lock.close()
