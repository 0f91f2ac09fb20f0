"""A match of many thousand answers is somebody's own trouble: nobody else waits while it is played again."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import roundtable as rt
from roundtable import bots
from roundtable.games import guide
from roundtable.kernel import Match
from roundtable.server import aside
from roundtable.server.room import moves, saves
from roundtable.server.web import desk
from tests.server.client import Client
from tests.server.rooms import Kept
from tests.server.served import Served

LONG = 400  # answers


@cache
def campaign(answers: int = LONG) -> str:
    """The save of two heroes who have come a long way."""
    match = rt.new("taintedgrail", seats=2, seed="5eed" * 16)
    heroes = [bots.make("page", str(seat)) for seat in range(2)]
    while match.moves < answers:
        seat = match.to_move[0]
        match.play(seat, heroes[seat].choose(bots.Seat(match, seat, guide("taintedgrail"))))
    return json.dumps(match.save())


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer takes a while, so that a few hundred of them are a long match."""
    play = Match.play

    def slowly(match: Match, seat: int, option: Any) -> None:
        time.sleep(0.004)
        play(match, seat, option)

    campaign()  # which is made before
    monkeypatch.setattr(Match, "play", slowly)


class Beat:
    """How long the event loop of a server has kept everybody waiting."""

    worst = 0.0

    async def watch(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.005)
            self.worst = max(self.worst, time.perf_counter() - before)


@asynccontextmanager
async def nobody_waits(served: Served) -> AsyncIterator[None]:
    """What happens meanwhile takes long, and the event loop goes on all the time."""
    beat, before = Beat(), time.perf_counter()
    watching = asyncio.run_coroutine_threadsafe(beat.watch(), served.loop)
    yield
    took = time.perf_counter() - before
    watching.cancel()
    assert took > 0.1, "This was no trial."
    assert beat.worst < took / 2, (beat.worst, took)


def posted(client: Client, path: str, body: Any = None) -> asyncio.Future[Any]:
    return asyncio.ensure_future(asyncio.to_thread(client.post, path, body))


async def test_nobody_waits_while_a_long_match_is_imported_started_opened_and_taken_back(
    served: Served, host: Client, slow: None
) -> None:
    document = json.loads(campaign())
    async with nobody_waits(served):
        table = (await posted(host, "/api/import", document))["table"]
    async with nobody_waits(served):
        await posted(host, f"/api/tables/{table}/start")
    served.hall.rooms.pop(table)
    async with nobody_waits(served):
        await asyncio.to_thread(host.get, f"/api/tables/{table}")
    async with host.read(table) as reader:
        await reader.done("unlock", seat=0)
        async with nobody_waits(served):
            await reader.done("propose", line=5)
            await reader.done("unlock", seat=1)
            await reader.done("vote", agree=True)
        assert served.room(table).match.moves < LONG // 2  # type: ignore[union-attr]


async def test_the_first_step_after_a_long_match_was_opened_is_quick(served: Served, host: Client) -> None:
    """To find out whether it can be taken back, only the last steps are played again."""
    table = host.post("/api/import", json.loads(campaign()))["table"]
    host.post(f"/api/tables/{table}/start")
    served.hall.rooms.pop(table)
    async with host.read(table) as reader:
        seat = reader.state["to_move"][0]
        await reader.done("unlock", seat=seat)
        match = served.room(table).match
        assert match is not None
        begun = type(match).begin

        def never(*args: Any, **more: Any) -> Any:
            raise AssertionError("The whole match is played again.")

        type(match).begin = never  # type: ignore[method-assign]
        try:
            await reader.done("play", answer=reader.choices[0])
            if (reader.state.get("back") or {}).get("undo"):
                await reader.done("undo")
        finally:
            type(match).begin = begun  # type: ignore[method-assign]


def test_a_save_with_too_many_answers_is_refused(host: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "MOST_ANSWERS", LONG - 1)
    reply = host.ask("POST", "/api/import", json.loads(campaign()))
    assert (reply.status, reply.why, reply.body["why"][1]) == (413, "save-too-long", {"most": LONG - 1})


def test_a_replay_has_a_time_limit(host: Client, slow: None, monkeypatch: pytest.MonkeyPatch) -> None:
    document = json.loads(campaign())
    table = host.post("/api/import", document)["table"]
    monkeypatch.setattr(aside, "PATIENCE", 0.1)
    assert host.ask("POST", "/api/import", document).why == "too-slow"
    reply = host.ask("POST", f"/api/tables/{table}/start")
    assert (reply.status, reply.why) == (503, "too-slow")
    monkeypatch.undo()
    host.post(f"/api/tables/{table}/start")


def test_a_match_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept("person", "person")
    assert kept.room.match is not None
    (seat,) = kept.room.match.to_move
    answer = kept.room.match.legal(seat)[-1]
    monkeypatch.setattr(moves, "MOST_ANSWERS", 0)
    assert kept.refused(moves.play, seat=seat, answer=answer) == "match-too-long"
    monkeypatch.undo()
    kept.do(moves.play, seat=seat, answer=answer)


def test_making_tables_counts_what_it_costs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "COST", 1e-4)
    with Served(tmp_path / "tables.sqlite", rate=1) as served:
        client = Client(served.address)
        document = json.loads(campaign())
        assert client.ask("POST", "/api/import", document).status == 200
        assert client.ask("POST", "/api/import", document).why == "rate"
        assert client.ask("POST", "/api/tables", {}).why == "rate"
        assert client.ask("POST", "/api/peek", {"token": "x"}).why == "no-invitation"
