"""What moves with new lines of the story: told once, to readers who have watched, and no more than they
read."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.client import Client, Reader


def moved(reader: Reader) -> list[dict[str, Any]]:
    """All that the reader was told of, state by state."""
    return [move for message in reader.messages for move in message.get("moved", [])]


async def test_what_moves_is_told_with_the_line_that_tells_it(host: Client) -> None:
    table = host.begin("local", "bot")
    async with host.read(table) as reader:
        assert "moved" not in reader.state  # a newcomer sees the table as it lies
        for _ in range(15):
            await reader.until(lambda _: reader.choices)
            await reader.done("play", answer=reader.choices[0])
        await reader.calm()
        told = moved(reader)
        assert told
        keys = {reader.lines[move["line"]][0] for move in told}
        assert keys <= {
            "adversaries.turned",
            "challenge.won",
            "knights.drawn",
            "knights.drawn.own",
            "adventure.taken",
            "supply.renewed",
        }
        drawn = [move for move in told if reader.lines[move["line"]][0] == "knights.drawn.own"]
        assert {move["target"] for move in drawn} == {"zone:hand"}
        assert all(move["piece"]["name"] for move in drawn)
        hidden = [move for move in told if reader.lines[move["line"]][0] == "knights.drawn"]
        assert hidden
        for move in hidden:  # another's knights fly face down, as many as the story says
            assert not move["piece"]["name"]
            assert move.get("count", 1) == reader.lines[move["line"]][1]["count"]


async def test_nothing_moves_for_whoever_reads_the_whole_story_at_once(host: Client) -> None:
    table = host.begin("bot", "bot")
    async with Reader(Client(host.address), table) as reader:
        await reader.until(lambda _: len(reader.lines) > 30)
        watched = len(moved(reader))
        assert watched
    async with Reader(Client(host.address), table) as again:
        assert len(again.lines) > 30
        assert "moved" not in again.messages[-1] or again.messages[-1]["story"]["start"] > 0
        assert "moved" not in again.messages[0]
    have, digest = len(again.lines), again.state["story"]["digest"]
    await asyncio.sleep(0.1)
    async with Reader(Client(host.address), table, have=have, digest=digest) as back:
        assert all(move["line"] >= have for move in moved(back))


async def test_what_is_taken_back_does_not_move_backwards(host: Client) -> None:
    table = host.begin("local", "local")
    async with host.read(table) as reader:
        await reader.done("unlock", seat=0)
        if not reader.choices:
            await reader.done("unlock", seat=1)
        before = len(moved(reader))
        await reader.done("play", answer=reader.choices[0], confirm=True)
        if reader.state.get("back"):
            await reader.done("undo")
            assert "moved" not in reader.state
        assert len(moved(reader)) >= before
