"""`kill -9` of one of two servers, and restarts of NATS and PostgreSQL, while people play behind a proxy:
nothing that was acknowledged is lost, everybody is back soon, no table is stuck."""

from __future__ import annotations

import re
from pathlib import Path

from tests.server.several.players import FIRST_WAIT, LONGEST_WAIT
from tests.server.several.trial import tried
from tests.thorough import THOROUGH

ROOT = Path(__file__).parents[3]
KILLS, RESTARTS, TABLES = (200, 20, 6) if THOROUGH else (3, 1, 3)


async def test_kills_and_restarts_lose_nothing_and_everybody_goes_on() -> None:
    figures = await tried(KILLS, RESTARTS, TABLES)
    print(figures)
    assert figures["acknowledged"] > 5 * KILLS
    assert figures["came_back"] > KILLS
    assert figures["gap_p50"] < 2  # of few, on a busy machine; a thorough run looks at the slowest, too
    if THOROUGH:
        assert figures["gap_p99"] <= 2


def test_people_here_come_back_as_browsers_do() -> None:
    client = (ROOT / "web" / "src" / "wire" / "connection.ts").read_text("utf-8")
    waits = dict(re.findall(r"export const (\w+) = ([\d_]+);", client))
    assert (int(waits["FIRST_WAIT"]), int(waits["LONGEST_WAIT"])) == (1000 * FIRST_WAIT, 1000 * LONGEST_WAIT)
