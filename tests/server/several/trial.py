"""python -m tests.server.several.trial: kill servers, NATS and PostgreSQL again and again while people play,
and print how long each had to wait. The usual tests do it a few times."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from roundtable.server.started import Nats, Postgres
from tests.server.served import Process, Where
from tests.server.several.balancer import Balancer
from tests.server.several.players import Party, check

STUCK = 60.0  # seconds after which a table that does not go on is stuck


class Trial:
    """Two servers behind a proxy, on a PostgreSQL and a NATS of their own, and people at some tables."""

    def __init__(self, postgres: Postgres, nats: Nats, folder: Path, tables: int) -> None:
        self.postgres, self.nats, self.tables = postgres, nats, tables
        self.where = Where(postgres.fresh(), nats.address)
        self.servers = [
            Process(folder / f"server{number}", "--haste", "0.3", where=self.where) for number in range(2)
        ]
        self.dice = Random(5)
        self.events: dict[str, list[float]] = {}  # what was done, and how long until all tables went on

    async def __aenter__(self) -> Trial:
        self.balancer = await Balancer().__aenter__()
        self._balance()
        self.parties = [Party(self.balancer.address, number) for number in range(self.tables)]
        self._playing = [asyncio.create_task(party.go_on()) for party in self.parties]
        await self.going_on()
        return self

    async def __aexit__(self, *error: object) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        await self.balancer.__aexit__()
        for server in self.servers:
            server.kill()

    def _balance(self) -> None:
        self.balancer.servers = [server.address for server in self.servers]

    async def going_on(self) -> float:
        """Wait until something new has been told at every table; seconds."""
        started, before = time.monotonic(), [party.told() for party in self.parties]
        while waiting := [n for n, party in enumerate(self.parties) if party.told() <= before[n]]:
            for task in self._playing:
                if task.done():
                    task.result()
            assert time.monotonic() - started < STUCK, f"tables {waiting} are stuck\n{self.logged()}"
            await asyncio.sleep(0.02)
        return time.monotonic() - started

    async def kill_server(self, number: int) -> None:
        """kill -9; then it is started again, as systemd would."""
        server = self.servers[number % 2]
        await asyncio.sleep(self.dice.uniform(0.1, 0.8))
        server.kill()
        again = asyncio.create_task(asyncio.to_thread(server.start))
        self.events.setdefault("servers", []).append(await self.going_on())
        await again
        self._balance()

    async def restart(self, what: str) -> None:
        started = self.nats if what == "nats" else self.postgres
        await asyncio.sleep(self.dice.uniform(0.1, 0.8))
        await asyncio.to_thread(started.stop, signal.SIGINT)
        await asyncio.sleep(self.dice.uniform(0.2, 1.5))
        await asyncio.to_thread(started.start)
        self.events.setdefault(what, []).append(await self.going_on())

    def check(self) -> dict[str, Any]:
        """Nothing that was acknowledged is lost; what there is to tell."""
        players = [player for party in self.parties for player in party.past]
        answers = sum(check(self.where, player) for player in players[::2])
        acknowledged = sum(len(player.acknowledged) for player in players)
        for player in players[1::2]:
            check(self.where, player)
        gaps = sorted(gap for player in players for gap in player.gaps)
        refused = sum((player.refused for player in players), Counter[str]())
        byes = sum((player.byes for player in players), Counter[str]())
        return {
            "answers": answers,
            "acknowledged": acknowledged,
            "came_back": len(gaps),
            "gap_p50": _part(gaps, 0.5),
            "gap_p99": _part(gaps, 0.99),
            "gap_worst": _part(gaps, 1.0),
            "refused": dict(refused),
            "lines_lost": dict(byes),
            **{
                f"all_tables_went_on_after_{what}": {
                    "times": len(times),
                    "p50": _part(sorted(times), 0.5),
                    "p99": _part(sorted(times), 0.99),
                    "worst": max(times),
                }
                for what, times in self.events.items()
            },
        }

    def logged(self) -> str:
        return "".join(server.logged()[-3000:] for server in self.servers)


def _part(ordered: list[float], part: float) -> float:
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))], 3) if ordered else 0.0


async def tried(kills: int, restarts: int, tables: int, tell: Any = None) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, Postgres() as postgres, Nats() as nats:
        async with Trial(postgres, nats, Path(folder), tables) as trial:
            for number in range(kills):
                await trial.kill_server(number)
                if tell and number % 20 == 19:
                    tell(f"{number + 1} kills: {await asyncio.to_thread(trial.check)}")
            for what in ("nats", "postgres") * restarts:
                await trial.restart(what)
            await trial.going_on()
            assert "trace" not in trial.logged().lower(), trial.logged()
        return await asyncio.to_thread(trial.check)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--kills", type=int, default=200)
    words.add_argument("--restarts", type=int, default=20)
    words.add_argument("--tables", type=int, default=6)
    given = words.parse_args()
    print("load average at the start:", os.getloadavg(), flush=True)
    figures = asyncio.run(
        tried(given.kills, given.restarts, given.tables, lambda line: print(line, flush=True))
    )
    for name, figure in figures.items():
        print(f"{name}: {figure}")
    print("load average at the end:", os.getloadavg(), flush=True)


if __name__ == "__main__":
    main()
