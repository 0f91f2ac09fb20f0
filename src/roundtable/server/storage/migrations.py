"""How data that an earlier release has written becomes what this one reads, in place and all at once.

Of an SQLite file a copy is kept beside it, as it was. A step is plain SQL that both databases understand.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

SCHEMA = 3
STEPS: dict[int, tuple[str, ...]] = {  # what leads from a schema to the next one
    1: (
        "ALTER TABLE head ADD COLUMN owner VARCHAR(64) NOT NULL DEFAULT ''",
        "ALTER TABLE head ADD COLUMN until BIGINT NOT NULL DEFAULT 0",
        # Nobody has noted where bots have to move: every table in play is looked at once.
        "UPDATE head SET status = 'bots' WHERE status = 'playing'",
    ),
    2: (
        "ALTER TABLE head DROP COLUMN until",
        "CREATE TABLE process (id VARCHAR(64) NOT NULL PRIMARY KEY, until BIGINT NOT NULL)",
        "CREATE TABLE presence (table_id VARCHAR(64) NOT NULL, process VARCHAR(64) NOT NULL, "
        "seats VARCHAR(256) NOT NULL, watching INTEGER NOT NULL, PRIMARY KEY (table_id, process))",
    ),
}
LOCK = 0x726F756E6474  # by which servers that start at the same time wait for each other


def upgrade(engine: sa.Engine, metadata: sa.MetaData) -> None:
    """Make the tables if there are none, else bring them up to date."""
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            schema = _schema(connection)
        if schema is not None and schema < SCHEMA:
            keep_copy(engine, schema)
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        _upgrade(connection, metadata)


def _upgrade(connection: sa.Connection, metadata: sa.MetaData) -> None:
    schema = _schema(connection)
    if schema is None:
        metadata.create_all(connection)
        connection.execute(sa.text(f"INSERT INTO about (schema) VALUES ({SCHEMA})"))
        return
    if schema not in (SCHEMA, *STEPS):
        raise ValueError(f"the data has schema {schema}, this program knows {SCHEMA}")
    for number in range(schema, SCHEMA):
        for statement in STEPS[number]:
            connection.execute(sa.text(statement))
        connection.execute(sa.text(f"UPDATE about SET schema = {number + 1}"))


def _schema(connection: sa.Connection) -> int | None:
    if not sa.inspect(connection).has_table("about"):
        return None
    found: int | None = connection.execute(sa.text("SELECT schema FROM about")).scalar()
    return found


def keep_copy(engine: sa.Engine, schema: int) -> Path | None:
    """A copy of the file as it was, beside it; a database server has backups of its own."""
    name = engine.url.database
    if engine.dialect.name != "sqlite" or not name or name == ":memory:":
        return None
    copy = Path(f"{name}.schema-{schema}")
    if not copy.exists():
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(sa.text("VACUUM INTO :copy"), {"copy": str(copy)})
    return copy
