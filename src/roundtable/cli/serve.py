"""roundtable serve: host tables for a browser, with just this program and one file."""

from __future__ import annotations

import gc
import os
import signal
import socket
from pathlib import Path

import click

from roundtable.cli.options import Whole, shelf_options
from roundtable.kernel import SetupError

DATA = "ROUNDTABLE_DATA"


@click.command(epilog="Example: roundtable serve --lan")
@click.option("--port", type=Whole(0, 65535), default=8000, show_default=True, help="Where to listen.")
@click.option("--host", default=None, help="The address to listen on. [default: 127.0.0.1]")
@click.option("--lan", is_flag=True, help="Let others on the same network join, and show them a QR code.")
@click.option(
    "--data",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The file with all tables. [default: tables.sqlite in ~/.roundtable]",
)
@shelf_options
@click.option("--compress/--no-compress", default=True, help="Compress what is sent to browsers.")
@click.option("--proxy", metavar="ADDRESS", help="Trust the proxy at this address about clients and https.")
@click.option("--name", multiple=True, metavar="NAME", help="A name by which browsers find this server.")
@click.option("--haste", type=click.FloatRange(0, 100), default=1.0, hidden=True)
@click.option("--rate", type=click.FloatRange(0.1), default=30.0, hidden=True)
def command(
    port: int,
    host: str | None,
    lan: bool,
    data: Path | None,
    compress: bool,
    proxy: str | None,
    name: tuple[str, ...],
    haste: float,
    rate: float,
) -> None:
    """Serve the games to browsers until stopped by Ctrl-C."""
    import uvicorn

    from roundtable.games import find
    from roundtable.games import names as names_of_games
    from roundtable.server.bus import InProcess
    from roundtable.server.web import door as entrance
    from roundtable.server.web.app import create_app

    os.umask(0o077)  # the file holds every hidden card: it is its owner's alone
    address = host or ("0.0.0.0" if lan else "127.0.0.1")
    file = data or default_file()
    names = None if proxy and not name else {*map(str.lower, name), socket.gethostname().lower()}
    with alone(file), listening(address, port) as door:
        abroad = f"http://{lan_address()}:{door.getsockname()[1]}/" if lan or address == "0.0.0.0" else ""
        app = create_app(open_store(file), InProcess(), haste=haste, rate=rate, address=abroad, names=names)
        for game in names_of_games():
            find(game)
        gc.collect()
        gc.freeze()  # what is there now stays: the collector need not look at it again and again
        signal.signal(signal.SIGTERM, _ended)
        announce(door, abroad)
        try:
            uvicorn.Server(entrance.config(app, compress, proxy)).run(sockets=[door])
        except KeyboardInterrupt:  # the usual way to stop it, after everything has been written
            raise click.exceptions.Exit(130) from None


def _ended(number: int, frame: object) -> None:
    """Being stopped is not a failure: by now everything has been written."""
    raise SystemExit(0)


def default_file() -> Path:
    given = os.environ.get(DATA)
    return Path(given) if given else Path.home() / ".roundtable" / "tables.sqlite"


def open_store(file: Path):  # type: ignore[no-untyped-def]
    """The store in this file; it is made if there is none."""
    from sqlalchemy.exc import SQLAlchemyError

    from roundtable.server.storage.sql import SqlStore

    try:
        return SqlStore(f"sqlite:///{file}")
    except (SQLAlchemyError, ValueError) as why:
        reason = str(getattr(why, "orig", None) or why)
        raise SetupError(
            f"{file} cannot hold the tables: {reason}. Choose another file with --data."
        ) from None


class alone:  # noqa: N801 - reads as a word in `with alone(file)`
    """One server at a time on a file: two would each let their bots play."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def __enter__(self) -> None:
        if not self._file.name:
            raise SetupError("--data needs the name of a file.")
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


def listening(address: str, port: int) -> socket.socket:
    """A socket at this address, taken before anything is promised."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((address, port))
        door.listen(2048)
    except OSError as why:
        door.close()
        reason = why.strerror or str(why)
        raise SetupError(
            f"The server cannot listen on {address}, port {port}: {reason}. Choose another --port."
        ) from None
    return door


def announce(door: socket.socket, abroad: str) -> None:
    """Say where to go; for others in the network also as a picture to point a phone at."""
    port = door.getsockname()[1]
    here = door.getsockname()[0]
    click.echo(f"Roundtable is at http://{'127.0.0.1' if here == '0.0.0.0' else here}:{port}/")
    if abroad:
        import segno

        click.echo(f"For others on your network: {abroad}")
        segno.make(abroad, micro=False).terminal(compact=True)
    click.echo("Press Ctrl-C to stop; every table is kept.")


def lan_address() -> str:
    """The address of this machine in its network: from where it would send abroad. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
