"""How a database is reached by its address: an SQLite file, or PostgreSQL."""

from __future__ import annotations

import logging
from importlib.util import find_spec
from typing import Any

import sqlalchemy as sa

INSTALL = "pip install 'roundtable[servers]'"
READERS = 4  # that ask a database at once
# A database that does not answer is away, and those who wait for it are told so.
PATIENCE = {
    "connect_timeout": 3,  # seconds
    "tcp_user_timeout": 5000,  # milliseconds
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "options": "-c statement_timeout=10000 -c lock_timeout=5000",
    "application_name": "roundtable",
}


def engine_of(address: str) -> sa.Engine:
    """The database at this address; a ValueError says what is wrong with it."""
    try:
        url = sa.make_url(address)
    except (sa.exc.ArgumentError, ValueError):
        raise ValueError("this is not the address of a database") from None
    kind = url.get_backend_name()
    if kind == "sqlite":
        engine = sa.create_engine(url)
        sa.event.listen(engine, "connect", _tune_sqlite)
        return engine
    if kind not in ("postgresql", "postgres"):
        raise ValueError(f"{kind} is not a database that can be used here; use sqlite or postgresql")
    if find_spec("psycopg") is None:
        raise ValueError(f"PostgreSQL needs a driver; install it with: {INSTALL}")
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # a clash is nothing to tell of
    url = url.set(drivername="postgresql+psycopg")
    patience = {name: value for name, value in PATIENCE.items() if name not in url.query}
    return sa.create_engine(url, connect_args=patience, pool_size=READERS + 1, max_overflow=2, pool_timeout=5)


def _tune_sqlite(connection: Any, record: Any) -> None:
    """Readers beside the writer, and nothing acknowledged that a power cut could take back."""
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")
