"""roundtable doctor: is everything here that a server needs?"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from roundtable.cli.looking_after.records import Records, bus_option, open_bus, printable, record_options
from roundtable.cli.options import Whole
from roundtable.games import find, names
from roundtable.kernel import RoundtableError

if TYPE_CHECKING:
    from roundtable.server.storage.sql import SqlStore

ROOM = 200  # megabytes of disk that should be free
FILES = 1024  # open files that are few for more than some hundred people


class Found(NamedTuple):
    """What a check came to: nothing to do, or what to do."""

    what: str
    said: str
    well: bool


@click.command(epilog="Example: roundtable doctor --data tables.sqlite --port 8000")
@record_options
@bus_option
@click.option("--port", type=Whole(1, 65535), default=8000, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(records: Records, bus: str | None, port: int, as_json: bool) -> None:
    """Check the games, the data, the bus, the disk, the limits and the port. Nothing is changed; also beside
    a running server."""
    file = records.file
    checks: list[Callable[[], Found]] = [
        _games,
        _front_end,
        *([lambda: _data(records, file), lambda: _disk(file)] if file else [lambda: _database(records)]),
        *([lambda: _bus(bus)] if bus else []),
        _files,
        lambda: _port(port),
    ]
    found = [check() for check in checks]
    if as_json:
        click.echo(json.dumps([one._asdict() for one in found], ensure_ascii=False))
    else:
        for one in found:
            click.echo(f"{'ok   ' if one.well else 'WRONG'}  {one.what}: {one.said}")
    if not all(one.well for one in found):
        raise click.exceptions.Exit(1)


def _games() -> Found:
    try:
        loaded = [find(name).name for name in names()]
    except RoundtableError as why:
        return Found("games", str(why), False)
    return Found("games", ", ".join(loaded), True)


def _front_end() -> Found:
    page = Path(__file__).parents[2] / "static" / "index.html"
    if page.is_file():
        return Found("front end", "built", True)
    return Found("front end", "not built; run python3 dev.py serve once, or install the package", False)


def _data(records: Records, file: Path) -> Found:
    if not file.exists():
        return Found("data", f"{file} does not exist yet; the server will make it", True)
    if not os.access(file, os.R_OK | os.W_OK):
        return Found("data", f"{file} cannot be read and written by this user", False)
    if file.stat().st_mode & 0o077 and os.name != "nt":
        return Found("data", f"{file} can be read by others, and holds every hidden card: chmod 600", False)
    try:
        faults, tables = records.run(_looked_at)
    except RoundtableError as why:
        return Found("data", str(why), False)
    if faults:
        return Found("data", f"{file} is damaged ({faults[0]}); go back to a backup", False)
    return Found("data", f"{file}, {tables} tables, sound", True)


async def _looked_at(store: SqlStore) -> tuple[list[str], int]:
    return await store.faults(), len(await store.all_heads())


def _database(records: Records) -> Found:
    async def looked_at(store: SqlStore) -> tuple[int, int]:
        alive = [] if store.shared is None else await store.shared.alive()
        return len(await store.all_heads()), len(alive)

    try:
        tables, servers = records.run(looked_at)
    except RoundtableError as why:
        return Found("data", str(why), False)
    return Found("data", f"{records.name}, {tables} tables, {servers} servers running", True)


def _bus(address: str) -> Found:
    try:
        found = open_bus(address)
    except RoundtableError as why:
        return Found("bus", str(why), False)
    from roundtable.server.bus.broker import answers

    shown = printable(address)
    if found is not None and asyncio.run(answers(address)):
        return Found("bus", f"{shown} answers", True)
    return Found("bus", f"{shown} does not answer; tables go on without it, but slower", False)


def _disk(file: Path) -> Found:
    folder = next(parent for parent in file.absolute().parents if parent.is_dir())
    free = shutil.disk_usage(folder).free // 10**6
    return Found("disk", f"{free} MB free in {folder}", free >= ROOM)


def _files() -> Found:
    if os.name == "nt":
        return Found("open files", "as many as there are", True)
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < FILES:
        return Found(
            "open files", f"at most {hard}; raise the hard limit (ulimit -n) to {FILES} or more", False
        )
    return Found("open files", "unlimited" if hard == resource.RLIM_INFINITY else f"up to {hard}", True)


def _port(port: int) -> Found:
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind(("127.0.0.1", port))
        except OSError as why:
            return Found("port", f"{port} is not free ({why.strerror}); a server may be running there", False)
    return Found("port", f"{port} is free", True)
