"""roundtable serve: host tables for a browser, with just this program and one file."""

from __future__ import annotations

import gc
import os
import signal
import socket
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

import click

from roundtable.cli.looking_after.records import Records, bus_option, open_bus, record_options
from roundtable.cli.options import Whole, shelf_options
from roundtable.kernel import SetupError

if TYPE_CHECKING:
    from roundtable.server.bus import Bus


# How many new objects it takes until the collector looks for circles of objects that nobody needs. Views are
# made of hundreds of objects: with Python's usual 700 a busy server looked for a quarter of its time.
RARELY = (50_000, 20, 20)


@click.command(epilog="Example: roundtable serve --lan")
@click.option("--port", type=Whole(0, 65535), default=8000, show_default=True, help="Where to listen.")
@click.option("--host", default=None, help="The address to listen on. [default: 127.0.0.1]")
@click.option("--lan", is_flag=True, help="Let others on the same network join, and show them a QR code.")
@record_options
@bus_option
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
    records: Records,
    bus: str | None,
    compress: bool,
    proxy: str | None,
    name: tuple[str, ...],
    haste: float,
    rate: float,
) -> None:
    """Serve the games to browsers until stopped by Ctrl-C."""
    import uvicorn

    from roundtable.games import find, part
    from roundtable.games import names as names_of_games
    from roundtable.server.web import door as entrance
    from roundtable.server.web.app import create_app

    os.umask(0o077)  # the file holds every hidden card: it is its owner's alone
    address = host or ("0.0.0.0" if lan else "127.0.0.1")
    names = None if proxy and not name else {*map(str.lower, name), socket.gethostname().lower()}
    line = bus_between(records, bus)
    with used(records), listening(address, port) as door:
        abroad = f"http://{lan_address()}:{door.getsockname()[1]}/" if lan or address == "0.0.0.0" else ""
        app = create_app(records.open(), line, haste=haste, rate=rate, address=abroad, names=names)
        for game in names_of_games():
            find(game)
            part(game, "show")
        gc.collect()
        gc.freeze()  # what is there now stays: the collector need not look at it again and again
        gc.set_threshold(*RARELY)
        signal.signal(signal.SIGTERM, _ended)
        announce(door, abroad)
        try:
            uvicorn.Server(entrance.config(app, compress, proxy)).run(sockets=[door])
        except KeyboardInterrupt:  # the usual way to stop it, after everything has been written
            raise click.exceptions.Exit(130) from None


def used(records: Records) -> AbstractContextManager[None]:
    """A file has one server at a time; a database may have several."""
    return nullcontext() if records.file is None else records.alone()


def bus_between(records: Records, address: str | None) -> Bus:
    """How servers on the same database hear of each other; on a file there is only one."""
    from roundtable.server.bus import InProcess, Unheard

    if records.file is None:
        return open_bus(address) if address else Unheard()
    if address:
        raise SetupError("--bus is for several servers, which need --store postgresql://…, too.")
    return InProcess()


def _ended(number: int, frame: object) -> None:
    """Being stopped is not a failure: by now everything has been written."""
    raise SystemExit(0)


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
