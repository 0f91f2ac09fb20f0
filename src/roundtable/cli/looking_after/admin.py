"""roundtable admin: the tables of a server, for the person who looks after it."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from roundtable.cli.looking_after.records import Records, record_options
from roundtable.cli.options import Whole
from roundtable.kernel import SetupError

if TYPE_CHECKING:
    from roundtable.server.room import Room
    from roundtable.server.storage.sql import SqlStore

DAY = 24 * 3600


class Known(NamedTuple):
    """What can be told of a table without playing its match."""

    table: str
    game: str
    status: str
    names: list[str]
    entries: int
    used: int  # seconds since 1970

    def as_json(self) -> dict[str, Any]:
        return self._asdict()


@click.group(epilog="Example: roundtable admin list --status over")
def command() -> None:
    """List, export, archive and delete the tables of a server."""


@command.command("list", epilog="Example: roundtable admin list --unused 365 --json")
@record_options
@click.option("--status", help="Only tables of this status: setup, playing, paused, over or archived.")
@click.option("--unused", type=Whole(min=0), metavar="DAYS", help="Only tables unused for so long.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def listed(records: Records, status: str | None, unused: int | None, as_json: bool) -> None:
    """List the tables. This works beside a running server."""
    found = records.run(lambda store: _known(store, status, unused))
    if as_json:
        click.echo(json.dumps([one.as_json() for one in found], ensure_ascii=False))
        return
    for one in found:
        day = time.strftime("%Y-%m-%d", time.localtime(one.used))
        names = ", ".join(name or "–" for name in one.names)
        click.echo(f"{one.table}  {one.game:14} {one.status:9} {day}  {one.entries:6} entries  {names}")
    click.echo(f"{len(found)} table{'' if len(found) == 1 else 's'}.")


@command.command(epilog="Example: roundtable admin export 0123456789abcdef evening.json")
@click.argument("table")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@record_options
def export(table: str, file: Path, records: Records) -> None:
    """Write the match of TABLE to FILE, with all that is hidden in it. This works beside a running server."""
    if file.exists():
        raise SetupError(f"{file} exists; choose another name.")
    room = records.run(lambda store: _room(store, table))
    if room.match is None:
        raise SetupError(f"No match has begun at table {table}.")
    document = {**room.match.save(), "players": [place.bot or "you" for place in room.places]}
    document["names"] = [place.name for place in room.places]
    file.write_text(json.dumps(document, ensure_ascii=False) + "\n", "utf-8")
    click.echo(f"{file}: {room.match.moves} answers of {room.game_name}.")


@command.command(epilog="Example: roundtable admin archive 0123456789abcdef")
@click.argument("tables", nargs=-1, required=True)
@record_options
def archive(tables: tuple[str, ...], records: Records) -> None:
    """Close TABLES: they can be looked at and saved, and nobody plays there any more."""
    with records.alone():
        for table in tables:
            records.run(lambda store, table=table: _archived(store, table))
            click.echo(f"{table} is archived.")


@command.command(epilog="Example: roundtable admin delete --unused 365 --status setup --yes")
@click.argument("tables", nargs=-1)
@record_options
@click.option("--status", help="All tables of this status; with --unused, those of them.")
@click.option("--unused", type=Whole(min=1), metavar="DAYS", help="All tables unused for so long.")
@click.option("--yes", is_flag=True, help="Really delete them. Without it, they are only named.")
def delete(
    tables: tuple[str, ...], records: Records, status: str | None, unused: int | None, yes: bool
) -> None:
    """Delete TABLES, or all that nobody has used for some days, for good."""
    if bool(tables) == (unused is not None):
        raise SetupError("Name the tables to delete, or give --unused DAYS.")
    with records.alone():
        found = records.run(lambda store: _known(store, status, unused))
        chosen = [one.table for one in found if not tables or one.table in tables]
        for table in tables:
            if table not in chosen:
                raise SetupError(f"There is no table {table} to delete.")
        if yes:
            records.run(lambda store: _removed(store, chosen))
    for table in chosen:
        click.echo(table)
    click.echo(f"{len(chosen)} deleted." if yes else f"{len(chosen)} would be deleted; add --yes to do it.")


async def _known(store: SqlStore, status: str | None, unused: int | None) -> list[Known]:
    from roundtable.server.room import journal

    before = time.time() - (unused or 0) * DAY
    found = []
    for head in await store.all_heads():
        lines = await store.read(head.table)
        opened, last = journal.decode(lines[0]), journal.decode(lines[-1])
        if not isinstance(opened, journal.Opened):
            continue
        names = [seat.name for seat in opened.seats]
        shown = "playing" if head.status == "bots" else head.status
        one = Known(head.table, opened.game, shown, names, len(lines), last.at)
        if (status is None or one.status == status) and (unused is None or one.used <= before):
            found.append(one)
    return sorted(found, key=lambda one: one.used)


async def _room(store: SqlStore, table: str) -> Room:
    from roundtable.server.errors import Refusal
    from roundtable.server.room import Room, journal

    lines = await store.read(table)
    if not lines:
        raise SetupError(f"There is no table {table}.")
    room = Room(table)
    try:
        for line in lines:
            room.apply(journal.decode(line))
        room.catch_up()
    except Refusal as why:
        raise SetupError(f"Table {table} cannot be read: {why.why.key} {why.why.args or ''}.") from None
    return room


async def _archived(store: SqlStore, table: str) -> None:
    from roundtable.server.errors import Refusal
    from roundtable.server.room import journal, seating

    room = await _room(store, table)
    try:
        decision = seating.archive(room)
    except Refusal:
        raise SetupError(f"Table {table} is archived already.") from None
    for entry in decision.entries:
        entry.at = int(time.time())
    await store.append(table, room.seq, [journal.encode(entry) for entry in decision.entries], "archived")


async def _removed(store: SqlStore, tables: list[str]) -> None:
    for table in tables:
        await store.remove(table)
