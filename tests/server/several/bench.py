"""python -m tests.server.several.bench [...]: `roundtable bench server` with several servers, on a PostgreSQL
that writes to its disk and a NATS, both started here; further words go to the command."""

from __future__ import annotations

import subprocess
import sys

from tests.server.several.started import Nats, Postgres


def main(words: list[str]) -> int:
    with Postgres(safe=True) as postgres, Nats() as nats:
        shared = ["--store", postgres.fresh(), "--bus", nats.address]
        command = [sys.executable, "-m", "roundtable", "bench", "server", *shared, *words]
        return subprocess.call(command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["--processes", "2", "--tables", "500", "--seconds", "20"]))
