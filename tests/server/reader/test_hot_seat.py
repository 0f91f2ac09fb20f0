"""Several people on one device: until a seat unlocks, not one byte of its own has arrived."""

from __future__ import annotations

import json
from typing import Any

import pytest

from roundtable.server.room import Room
from tests.server.client import Client, Reader
from tests.server.served import Served


@pytest.fixture
def table(host: Client) -> str:
    return host.begin("local", "local", "local")


def secrets_of(room: Room, seat: int, asked: bool = True) -> list[str]:
    """What only this seat may see, as it would stand in a message: hand, lines of its own, question."""
    match = room.match
    assert match is not None
    view, public = match.view(seat), match.view(None)
    found = [json.dumps(event) for event in match.log(seat) if event not in match.log(None)]
    found += [f'"viewer": {seat}', f'"seat": {seat}, "locked"']
    for field, value in view["table"].items():
        if value != public["table"][field]:
            found.append(f'"{field}": {json.dumps(value)}')
    question = match.question(seat)
    if question is not None and asked:
        found += [f'"key": "{question.key}"', '"choices": [', f'"prompt": ["{question.key}"']
    return found


def arrived(messages: list[dict[str, Any]]) -> str:
    return "\n".join(json.dumps(message) for message in messages)


async def test_nothing_private_arrives_before_unlock_and_nothing_after_lock(
    served: Served, host: Client, table: str
) -> None:
    async with host.read(table) as reader:
        await reader.calm()
        assert reader.state["you"] == {"seats": [0, 1, 2], "host": True, "locked": True}
        room = served.room(table)
        seen = arrived(reader.messages)
        for seat in range(3):
            assert [secret for secret in secrets_of(room, seat) if secret in seen] == []
        for _ in range(3):  # some turns, each at its own seat
            for seat in range(3):
                start = len(reader.messages)
                await reader.done("unlock", seat=seat)
                while reader.choices:
                    await reader.done("play", answer=reader.choices[0])
                own = arrived(reader.messages[start:])
                assert any(
                    secret in own for secret in secrets_of(room, seat)
                )  # the search finds what is there
                locked = len(reader.messages)
                await reader.done("lock")
                await reader.calm()
                assert reader.messages[locked]["type"] == "done"
                behind = arrived(reader.messages[locked + 1 :])
                for other in range(3):
                    assert [secret for secret in secrets_of(room, other) if secret in behind] == []
                    if other != seat:  # which has been asked things too
                        assert [secret for secret in secrets_of(room, other, False) if secret in own] == []


async def test_after_a_reload_the_curtain_is_down_again(host: Client, table: str) -> None:
    async with host.read(table) as reader:
        await reader.done("unlock", seat=0)
    async with host.read(table) as reader:
        assert reader.state["you"]["locked"] is True
        assert await reader.refused("play", answer=None) == "locked"
        assert await reader.refused("undo") == "locked"
        assert await reader.refused("pin", pin="1") == "locked"


async def test_each_window_of_the_device_has_a_curtain_of_its_own(host: Client, table: str) -> None:
    async with host.read(table) as one, host.read(table) as two:
        await one.done("unlock", seat=0)
        await two.calm()
        assert "seat" not in two.state["you"]


async def test_one_seat_alone_needs_no_curtain(host: Client) -> None:
    table = host.begin("local", "bot")
    async with host.read(table) as reader:
        assert reader.state["you"] == {"seats": [0], "seat": 0, "host": True}


async def test_a_seat_of_another_device_does_not_unlock(host: Client) -> None:
    table = host.make("local", "local", "link")
    guest = host.guest(table, 2)
    host.post(f"/api/tables/{table}/start")
    async with (
        host.read(table) as reader,
        guest.read(table) as other,
        Reader(Client(host.address), table) as by,
    ):
        for seat in (2, 3, 15):
            assert await reader.refused("unlock", seat=seat) == "not-yours"
        for seat in (0, 1):
            assert await other.refused("unlock", seat=seat) == "not-yours"
            assert await by.refused("unlock", seat=seat) == "not-yours"


async def test_a_pin_guards_a_seat(served: Served, host: Client, table: str) -> None:
    async with host.read(table) as reader:
        await reader.done("unlock", seat=1)
        await reader.done("pin", pin="g-1485")  # with letters that no random id has
        await reader.done("lock")
        assert reader.state["table"]["seats"][1]["pin"] is True
        assert "g-1485" not in arrived(reader.messages)
        assert await reader.refused("unlock", seat=1) == "pin"
        assert await reader.refused("unlock", seat=1, pin="g-1486") == "pin"
        assert "seat" not in reader.state["you"]
        await reader.done("unlock", seat=0)  # others need none
        await reader.done("unlock", seat=1, pin="g-1485")
        assert reader.state["you"]["seat"] == 1
        await reader.done("pin", pin="")
        await reader.done("lock")
        await reader.done("unlock", seat=1)


async def test_a_pin_cannot_be_tried_out(host: Client, table: str) -> None:
    async with host.read(table) as reader:
        await reader.done("unlock", seat=1)
        await reader.done("pin", pin="1485")
        await reader.done("lock")
        replies = [await reader.refused("unlock", seat=1, pin=str(guess)) for guess in range(12)]
        assert set(replies[:5]) == {"pin"}
        assert set(replies[6:]) == {"rate"}


async def test_whoever_knows_his_pin_may_sit_down_as_often_as_he_likes(host: Client, table: str) -> None:
    async with host.read(table) as reader:
        await reader.done("unlock", seat=1)
        await reader.done("pin", pin="1485")
        for _ in range(8):
            await reader.done("lock")
            await reader.done("unlock", seat=1, pin="1485")


async def test_a_local_vote_is_cast_by_the_seat_that_is_unlocked(host: Client, table: str) -> None:
    async with host.read(table) as reader:
        for _ in range(9):
            for seat in range(3):
                await reader.done("unlock", seat=seat)
                while reader.choices:
                    await reader.done("play", answer=reader.choices[0])
            if len(reader.lines) > 12:
                break
        await reader.done("propose", line=6)
        await reader.done("lock")
        assert await reader.refused("vote", agree=True) == "no-vote"
        for seat in (0, 1):
            assert "taken_back" not in reader.state["table"]
            await reader.done("unlock", seat=seat)
            await reader.done("vote", agree=True)
        assert reader.state["table"]["taken_back"] == 1


async def test_a_pin_protects_a_seat_that_is_left_alone_on_its_device(host: Client) -> None:
    """The host turns the other seats into bots: the one that has a pin does not open by that."""
    table = host.begin("local", "local")
    async with host.read(table) as reader:
        await reader.done("unlock", seat=1)
        await reader.done("pin", pin="1485")
        assert reader.state["you"]["seat"] == 1  # setting a PIN does not lock the reader out
    host.post(f"/api/tables/{table}/seats/0", {"seat": {"kind": "bot"}})
    async with host.read(table) as reader:
        assert reader.state["you"] == {"seats": [1], "host": True, "locked": True}
        assert await reader.refused("unlock", seat=1, pin="0000") == "pin"
        await reader.done("unlock", seat=1, pin="1485")
        assert reader.state["you"]["seat"] == 1
