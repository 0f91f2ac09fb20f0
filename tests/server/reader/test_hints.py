"""Hints: what one could answer and why, worked out aside, told to the reader who asks and to nobody else."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

import roundtable as rt
from roundtable import bots
from roundtable.bots.search.settings import Settings
from roundtable.games import guide
from roundtable.server import thinkers
from tests.server.client import Client
from tests.server.served import Served


async def test_a_hint_is_a_choice_with_a_reason_and_leaves_no_trace(served: Served, host: Client) -> None:
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    async with host.read(table) as one, guest.read(table) as two:
        asked, other = (one, two) if one.choices else (two, one)
        for reader in (one, two):
            await reader.calm()
        before, sent = served.room(table).seq, len(other.bytes)
        reply = await asked.do("advise")
        assert reply["type"] == "advice", reply
        assert reply["answer"] in asked.choices
        assert reply["lines"][0][0] == "advice.take"
        assert (await asked.do("advise"))["answer"] == reply["answer"]
        await asyncio.sleep(0.1)
        await other.calm()
        assert "advice" not in "".join(other.bytes[sent:])
        assert served.room(table).seq == before
        assert await other.refused("advise") == "stale"
        assert await asked.refused("advise", version="0" * 16) == "stale"


async def test_the_host_may_forbid_hints_and_everybody_is_told(host: Client) -> None:
    table = host.begin("local", "bot", hints="closed")
    async with host.read(table) as reader:
        await reader.until(lambda _: reader.choices)
        assert reader.state["table"]["settings"]["hints"] == "closed"
        assert await reader.refused("advise") == "hints-closed"
        host.post(f"/api/tables/{table}/settings", {"hints": "open"})
        await reader.until(lambda _: any(line.get("note") for line in reader.talk))
        assert [line["note"][0] for line in reader.talk if line.get("note")] == ["note.hints-open"]
        assert (await reader.do("advise"))["type"] == "advice"


async def test_lessons_always_have_hints(host: Client) -> None:
    wish = {
        "game": "taintedgrail",
        "seats": [{"kind": "local", "name": "Ann"}],
        "options": {"tutorial": True},
        "settings": {"hints": "closed"},
    }
    table = host.post("/api/tables", wish)["table"]
    host.post(f"/api/tables/{table}/start")
    async with host.read(table) as reader:
        await reader.until(lambda _: reader.choices)
        reply = await reader.do("advise")
        assert reply["answer"] in reader.choices


async def test_who_plays_meanwhile_need_not_wait_and_the_hint_is_dropped(
    served: Served, host: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thinking takes for ever here; the answer goes through at once, and the thought is cancelled."""
    begun, dropped = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    async def forever(*given: Any) -> Any:
        loop.call_soon_threadsafe(begun.set)
        try:
            await asyncio.sleep(3600)
        finally:
            loop.call_soon_threadsafe(dropped.set)

    monkeypatch.setattr(served.hall.thinkers, "advise", forever)
    table = host.begin("local", "bot")
    async with host.read(table) as reader:
        await reader.until(lambda _: reader.choices)
        await reader.send(type="advise", id="hint", version=reader.state["version"])
        await asyncio.wait_for(begun.wait(), 20)
        await reader.done("play", answer=reader.choices[0])
        await asyncio.wait_for(dropped.wait(), 20)
        await reader.until(lambda _: any(m.get("id") == "hint" for m in reader.messages))
        (refused,) = [message for message in reader.messages if message.get("id") == "hint"]
        assert (refused["type"], refused["why"][0]) == ("refused", "error.stale")


async def test_who_asks_without_end_is_slowed_down(host: Client) -> None:
    table = host.begin("local", "bot")
    async with host.read(table) as reader:
        await reader.until(lambda _: reader.choices)
        replies = [await reader.do("advise") for _ in range(8)]
        assert {"advice", "refused"} == {reply["type"] for reply in replies}
        assert replies[-1]["why"][0] == "error.rate"


async def test_deals_that_look_alike_are_advised_alike(served: Served) -> None:
    """By the server's own way, in a process that is given the whole match."""

    think = thinkers.Thinkers()
    try:
        match = rt.new("grailcup", 3, seed=4)
        (seat, *_) = match.to_move
        twin = match.as_seen_by(seat, "another deal")
        found = await think.advise(match, seat)
        beside = await think.advise(twin, seat)  # it has no set-up, so it cannot be saved: beside the loop
        assert found == beside
    finally:
        think.close()


async def test_a_thought_that_nobody_waits_for_ends() -> None:
    """It is noted on the slip of the thought, which the process looks at."""
    processes = thinkers.Processes(1)
    try:
        assert await processes.run(thinkers._dropped) is False  # the process is there
        long = asyncio.ensure_future(processes.run(time.sleep, 0.5))
        await asyncio.sleep(0.1)
        long.cancel()
        with pytest.raises(asyncio.CancelledError):
            await long
        assert list(processes._dropped[:3]) == [0, 0, 1]
        assert await asyncio.wait_for(processes.run(thinkers._dropped), 20) is False
    finally:
        processes.close()


def test_a_search_that_nobody_waits_for_stops() -> None:
    match = rt.new("kingarthur", 3, seed=2)
    bot = bots.SearchBot("seed", Settings(iterations=10**6))
    bot.stopped = lambda: True
    bot.choose(bots.Seat(match, match.to_move[0], guide("kingarthur")))
    assert bot.thought < 20
