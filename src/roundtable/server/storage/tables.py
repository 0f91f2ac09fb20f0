"""The tables of the database."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()
sa.Table("about", metadata, sa.Column("schema", sa.Integer, nullable=False))
head = sa.Table(
    "head",
    metadata,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("status", sa.String(16), nullable=False, index=True),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("owner", sa.String(64), nullable=False, server_default=""),  # the process that minds its bots
)
journal = sa.Table(
    "journal",
    metadata,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("entry", sa.LargeBinary, nullable=False),
)
process = sa.Table(
    "process",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("until", sa.BigInteger, nullable=False),  # milliseconds since 1970, by the database's clock
)
presence = sa.Table(
    "presence",
    metadata,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("process", sa.String(64), primary_key=True),
    sa.Column("seats", sa.String(256), nullable=False),  # their numbers, with spaces in between
    sa.Column("watching", sa.Integer, nullable=False),
)
