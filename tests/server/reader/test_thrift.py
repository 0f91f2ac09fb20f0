"""What is sent costs little: what viewers see alike is written once, and long messages are compressed."""

from __future__ import annotations

import json

import pytest
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from roundtable.server.gathering import Gathering
from roundtable.server.room import moves, pieces
from roundtable.server.web import thrift
from tests.server.client import COOKIE, Client
from tests.server.rooms import Kept


def test_a_zone_that_all_see_alike_is_written_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept(*["person"] * 4)
    gathering = Gathering(kept.room)
    written = list[bytes]()
    group = pieces._group

    def counted(plain: bytes) -> pieces.Group:
        written.append(plain)
        return group(plain)

    monkeypatch.setattr(pieces, "_group", counted)
    cores = [json.loads(gathering.face(viewer).core) for viewer in (None, 0, 1, 2, 3)]  # type: ignore[union-attr]
    sent = sum(len(zone["groups"]) for core in cores for zone in core["scene"])
    assert len(written) < sent / 2
    assert kept.room.match is not None
    (seat,) = kept.room.match.to_move
    written.clear()
    kept.do(moves.play, seat=seat, answer=None)
    gathering.renew()
    again = [gathering.face(viewer).core for viewer in (None, 0, 1, 2, 3)]  # type: ignore[union-attr]
    assert len(written) < sent / 8  # most of the table is as it was
    fresh = Gathering(kept.room)
    assert again == [fresh.face(viewer).core for viewer in (None, 0, 1, 2, 3)]  # type: ignore[union-attr]


def test_what_everybody_may_know_of_a_table_is_written_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept("person", "person")
    gathering = Gathering(kept.room)
    first = bytes(gathering.info(0))
    monkeypatch.setattr("roundtable.server.gathering.table_info", None)
    assert bytes(gathering.info(1)) == first
    monkeypatch.undo()
    kept.room.seq += 1
    kept.room.places[1].name = "Enid"
    assert b"Enid" in bytes(gathering.info(1))


def test_the_digest_of_a_story_does_not_depend_on_how_it_came() -> None:
    kept = Kept("person", "person")
    gathering = Gathering(kept.room)
    assert kept.room.match is not None
    for _ in range(6):
        tale = gathering.tale(0)
        length = len(tale.lines)
        assert tale.digest(length) == Gathering(kept.room).tale(0).digest(length)
        (seat,) = kept.room.match.to_move
        kept.do(moves.play, seat=seat, answer=kept.room.match.legal(seat)[-1])
        assert gathering.tale(0).digest(length) == tale.digest(length)


def test_short_messages_are_sent_as_they_are() -> None:
    ours = thrift.Thrifty(False, False, 12, 12, thrift.SETTINGS)
    theirs = PerMessageDeflate(False, False, 12, 12)
    for size in (5, 1000, thrift.SHORT - 1, thrift.SHORT, 40_000):
        sent = ours.encode(Frame(Opcode.TEXT, b"x" * size))
        assert sent.rsv1 is (size >= thrift.SHORT)
        assert theirs.decode(sent).data == b"x" * size


async def test_a_browser_that_wants_compression_gets_it(host: Client) -> None:
    table = host.begin("local", "local")
    headers = {"Cookie": f"{COOKIE}={host.cookie}"}
    async with connect(f"ws://{host.address}/ws/{table}", additional_headers=headers, proxy=None) as socket:
        assert [extension.name for extension in socket.protocol.extensions] == ["permessage-deflate"]
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "recalls": True}))
        assert json.loads(await socket.recv())["type"] in ("state", "bye")
