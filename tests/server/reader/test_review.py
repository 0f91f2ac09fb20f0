"""After the end: where another answer would have changed most, for everybody who may look."""

from __future__ import annotations

import json

from tests.server.client import Client
from tests.server.rooms import late_save, play_on


async def test_a_match_that_is_over_is_looked_back_at(host: Client) -> None:
    table = play_on(host, json.loads(late_save(12)), "local", "bot")
    host.post(f"/api/tables/{table}/start")
    async with host.read(table) as reader:
        await reader.until(lambda _: reader.choices)
        assert await reader.refused("review") == "not-over"
        while not reader.state.get("ending"):
            if reader.choices:
                await reader.done("play", answer=reader.choices[-1])
            else:
                await reader.take()
        assert reader.state["ending"]["review"] is True
        reply = await reader.do("review")
        assert reply["type"] == "reviewed", reply
        assert len(reply["moments"]) <= 3
        for moment in reply["moments"]:
            key, args = moment["words"]
            assert (key, args["seat"]) == ("review.moment", 0)
            assert (await reader.do("at", line=moment["line"]))["type"] == "then"
        async with Client(host.address).read(table) as onlooker:  # what was secret is known now
            found = (await onlooker.do("review"))["moments"]
            assert [one["words"] for one in found] == [one["words"] for one in reply["moments"]]
