"""roundtable move: all tables of one store into another, while nobody plays."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING

import click

from roundtable.cli.looking_after.records import Records
from roundtable.cli.progress import bar
from roundtable.kernel import SetupError

if TYPE_CHECKING:
    from collections.abc import Callable

    from roundtable.server.storage import Head
    from roundtable.server.storage.sql import SqlStore


@click.command(
    epilog="Example: roundtable move --from sqlite:tables.sqlite --to postgresql://me@db/roundtable"
)
@click.option("--from", "source", required=True, metavar="ADDRESS", help="Where the tables are.")
@click.option("--to", "target", required=True, metavar="ADDRESS", help="Where they shall be.")
def command(source: str, target: str) -> None:
    """Copy all tables from one store to another: sqlite:FILE or postgresql://… Servers on either must be
    stopped. Nothing is deleted, and what is there already is left out, so it can be called again."""
    here, there = Records(source), Records(target)
    if here.url == there.url:
        raise SetupError("--from and --to name the same store.")
    if here.file is not None and not here.file.is_file():
        raise SetupError(f"There is no file {here.file}.")
    with here.alone(), there.alone(), bar(1) as progress:
        moved, known = asyncio.run(_moved(here, there, progress))
    again = f" {known} were there already." if known else ""
    click.echo(f"{moved} tables copied to {there.name}, and found the same there.{again}")


async def _moved(here: Records, there: Records, progress: Callable[[float], None]) -> tuple[int, int]:
    source = here.open()
    try:
        target = there.open()
        try:
            heads, known = await source.all_heads(), 0
            for number, head in enumerate(heads, 1):
                known += await _copied(source, target, head)
                progress(number / len(heads))
            return len(heads) - known, known
        finally:
            await target.close()
    finally:
        await source.close()


async def _copied(source: SqlStore, target: SqlStore, head: Head) -> bool:
    """Copy one table, whole or not at all, and compare; whether it was there already."""
    lines = await source.read(head.table)
    there = await target.read(head.table)
    if not there:
        await target.append(head.table, 0, lines, head.status)
    if _digest(await target.read(head.table)) != _digest(lines):
        raise SetupError(f"Table {head.table} is another one in the other store; nothing of it was changed.")
    return bool(there)


def _digest(lines: list[bytes]) -> str:
    digest = sha256()
    for line in lines:
        digest.update(len(line).to_bytes(8, "big") + line)
    return digest.hexdigest()
