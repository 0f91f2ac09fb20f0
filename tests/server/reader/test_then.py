"""The table as it was: what a reader saw after a line of their own story, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roundtable.games import names, part
from roundtable.kernel.match.history import after_line
from roundtable.server.room import glances, moves
from tests.server.client import Client, Reader
from tests.server.reader.test_secrets import usual_seats
from tests.server.rooms import Kept


@pytest.mark.parametrize("game", names())
def test_it_is_the_scene_that_the_viewer_had(game: str) -> None:
    seats, dice = usual_seats(game), Random(5)
    kept = Kept(*["person"] * seats, game=game, seed="7" * 64)
    show: Any = part(game, "show")
    had: dict[tuple[int | None, int], Any] = {}
    for _ in range(60):
        match = kept.room.match
        assert match is not None
        for viewer in (None, *range(seats)):
            length = len(match.log(viewer))
            had.setdefault((viewer, length), (match.moves, show.scene(match.view(viewer))))
        if match.result is not None:
            break
        seat = dice.choice(match.to_move)
        kept.do(moves.play, seat=seat, answer=dice.choice(match.legal(seat)), bot=True)
    last = kept.room.match
    assert last is not None
    looked = dice.sample(sorted(had, key=str), 12)
    for viewer, length in looked:
        played, scene = had[viewer, length]
        if length:
            assert after_line(last, viewer, length - 1).moves == played
            assert glances.then(last, viewer, length - 1) == scene


async def test_over_the_wire(host: Client) -> None:
    table = host.begin("local", "bot")
    async with host.read(table) as reader, Reader(Client(host.address), table) as other:
        for _ in range(6):
            await reader.until(lambda _: reader.choices)
            await reader.done("play", answer=reader.choices[0])
        for one in (reader, other):
            then = await one.do("at", line=1)
            assert (then["type"], then["line"]) == ("then", 1)
        zones = {zone["name"]: zone for zone in then["scene"]}
        assert "hand" not in zones  # a spectator had none
        assert await reader.refused("at", line=100_000) == "no-line"
        assert await reader.refused("at", line=-1) == "malformed"
        why = [(await reader.do("at", line=0)).get("why", [""])[0] for _ in range(8)]
        assert "error.rate" in why


async def test_nobody_looks_back_at_a_closed_table_or_before_it_begins(host: Client) -> None:
    table = host.make("local", "local", spectators="off")
    async with host.read(table) as reader, Reader(Client(host.address), table) as stranger:
        assert await reader.refused("at", line=0) == "no-line"
        host.post(f"/api/tables/{table}/start")
        await reader.until(lambda state: state["table"]["status"] == "playing")
        assert await stranger.refused("at", line=0) == "no-line"


async def test_behind_a_curtain_one_sees_what_was_public(host: Client) -> None:
    table = host.begin("local", "local")
    async with host.read(table) as reader:
        await reader.done("unlock", seat=0)
        own = await reader.do("at", line=1)
        await reader.done("lock")
        public = await reader.do("at", line=1)
        assert "hand" in [zone["name"] for zone in own["scene"]]
        assert "hand" not in [zone["name"] for zone in public["scene"]]
