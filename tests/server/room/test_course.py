"""Pause, archive, rematch; saves that go out, come back and can be checked."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

import roundtable as rt
from roundtable.kernel.match import codec
from tests.cli.terminal import run
from tests.server.client import Client, Reader
from tests.server.rooms import late_save, play_on
from tests.server.served import Served
from tests.thorough import THOROUGH


async def finished(host: Client) -> str:
    """A table whose match has just ended."""
    table = play_on(host, json.loads(late_save()), "bot", "bot")
    host.post(f"/api/tables/{table}/start")
    async with host.read(table) as reader:
        await reader.until(lambda state: state["table"]["status"] == "over")
    return table


async def test_a_pause_stops_bots_and_answers(served: Served, host: Client) -> None:
    table = host.begin("local", "bot:random", "bot:random")
    async with host.read(table) as reader:
        await reader.until(lambda state: reader.choices)
        host.post(f"/api/tables/{table}/pause")
        await reader.until(lambda state: state["table"]["status"] == "paused")
        assert await reader.refused("play", answer=reader.choices[0]) == "paused"
        assert await reader.refused("propose", line=0) == "paused"
        await reader.done("chat", text="back tomorrow")
        host.post(f"/api/tables/{table}/seats/0", {"seat": {"kind": "bot", "level": "random"}})
        seq = served.room(table).seq
        await asyncio.sleep(0.2)  # thirty times as long as a bot thinks here
        assert served.room(table).seq == seq
        host.post(f"/api/tables/{table}/resume")
        await reader.until(lambda _: served.room(table).seq > seq + 5)


def test_what_does_not_go_on_is_refused(host: Client) -> None:
    table = host.make("local", "local")
    for path in ("pause", "resume"):
        assert host.refused(f"/api/tables/{table}/{path}") == "not-playing"
    assert host.refused(f"/api/tables/{table}/rematch") == "not-over"
    assert host.ask("GET", f"/api/tables/{table}/save").why == "not-playing"


async def test_an_archived_table_is_over_for_good(host: Client) -> None:
    table = host.begin("local", "local")
    host.post(f"/api/tables/{table}/archive")
    assert host.refused(f"/api/tables/{table}/resume") == "not-playing"
    assert host.refused(f"/api/tables/{table}/archive") == "not-playing"
    async with host.read(table) as reader:
        await reader.done("unlock", seat=0)
        assert await reader.refused("play", answer=None) in ("not-playing", "stale", "illegal")
        assert "seed" not in reader.state["table"]  # it was never played to its end


async def ended_with_guest(host: Client) -> tuple[str, Client]:
    table = play_on(host, json.loads(late_save()), "bot", "link")
    guest = host.guest(table, 1, "Elaine")
    host.post(f"/api/tables/{table}/start")
    async with guest.read(table) as reader:
        await reader.done("mind", level="greedy")
        await reader.until(lambda state: state["table"]["status"] == "over")
    return table, guest


async def test_a_rematch_keeps_the_people_and_begins(host: Client) -> None:
    table, guest = await ended_with_guest(host)
    again = host.post(f"/api/tables/{table}/rematch")
    assert host.get(f"/api/tables/{again['table']}")["host"] is True
    async with host.read(table) as reader:
        assert reader.state["table"]["rematch"] == again["table"]
    async with guest.read(again["table"]) as reader:
        assert reader.state["you"]["seats"] == [1]
        assert reader.state["table"]["seats"][1]["name"] == "Elaine"
        assert reader.state["table"]["status"] == "playing"  # nobody has to press anything more
    assert guest.post(f"/api/tables/{table}/rematch") == {"table": again["table"], "host": ""}


async def test_a_guest_who_asks_for_a_rematch_does_not_become_the_host(host: Client) -> None:
    table, guest = await ended_with_guest(host)
    again = guest.post(f"/api/tables/{table}/rematch")
    assert again["host"] == ""
    assert guest.refused(f"/api/tables/{again['table']}/start") == "host-only"
    assert host.get(f"/api/tables/{again['table']}")["host"] is True


async def test_all_who_ask_for_a_rematch_at_once_find_the_same_table(host: Client) -> None:
    table, guest = await ended_with_guest(host)
    with ThreadPoolExecutor(4) as pool:
        asked = [guest, host, guest, host]
        replies = list(pool.map(lambda who: who.ask("POST", f"/api/tables/{table}/rematch"), asked))
    assert [reply.status for reply in replies] == [200] * 4
    assert len({reply.body["table"] for reply in replies}) == 1


# -- saves -----------------------------------------------------------------------------------------------


async def test_a_finished_match_is_exported_verified_and_imported(host: Client, tmp_path: Path) -> None:
    table = await finished(host)
    document = host.get(f"/api/tables/{table}/save")
    file = tmp_path / "save.json"
    file.write_text(json.dumps(document))
    assert run("verify", file).code == 0
    again = host.post("/api/import", document)["table"]
    host.post(f"/api/tables/{again}/start")
    copy = host.get(f"/api/tables/{again}/save")
    assert copy["fingerprint"] == document["fingerprint"] == rt.load(document).fingerprint()
    assert host.get(f"/api/tables/{again}")["table"]["status"] == "over"


async def test_the_seed_is_sealed_from_the_start_and_shown_at_the_end(host: Client) -> None:
    table = host.begin("bot", "bot")
    async with host.read(table) as reader:
        seal = reader.state["table"]["seal"]
        await reader.until(lambda state: state["table"]["status"] == "over")
        seed = reader.state["table"]["seed"]
        assert len(seed) == 64
        assert sha256(f"roundtable seed {seed}".encode()).hexdigest() == seal
        before = "".join(reader.bytes[:-1])
        assert (seed in before, bytes.fromhex(seed).hex() in before) == (False, False)
        assert host.get(f"/api/tables/{table}/save")["seed"] == seed


async def test_a_match_that_was_brought_is_named_as_such_and_a_seed_that_can_be_guessed_has_no_seal(
    served: Served, host: Client
) -> None:
    """By trying, anybody could find a short seed from its seal, and with it look into the piles."""
    for seed, sealed in (("5", False), ("5eed" * 16, True)):
        table = host.post("/api/import", rt.new("kingarthur", seats=2, seed=seed).save())["table"]
        host.post(f"/api/tables/{table}/start")
        assert ("seal" in host.get(f"/api/tables/{table}")["table"]) is sealed
        assert [line.note.key for line in served.room(table).chat if line.note] == ["note.imported"]


async def test_a_match_in_progress_is_played_on_elsewhere(host: Client) -> None:
    table = host.begin("local", "local")
    async with host.read(table) as reader:
        for _ in range(2):
            for seat in (0, 1):
                await reader.done("unlock", seat=seat)
                if reader.choices:
                    await reader.done("play", answer=reader.choices[0])
        document = host.get(f"/api/tables/{table}/save")
        assert reader.talk == [] or reader.talk[-1]["note"][0] == "note.saved"
    other = Client(host.address)
    again = play_on(other, document, "bot", "bot")
    other.post(f"/api/tables/{again}/start")
    async with other.read(again) as reader:
        await reader.until(lambda state: state["table"]["status"] == "over")
    end = other.get(f"/api/tables/{again}/save")
    assert end["answers"][: len(document["answers"])] == document["answers"]


async def test_before_the_end_a_guest_saves_what_his_seat_has_seen(host: Client) -> None:
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    async with guest.read(table) as reader:
        document = guest.get(f"/api/tables/{table}/save")
        assert document["format"] == "roundtable view"
        assert document["view"] == reader.state["view"]
        assert document["log"] == reader.lines
        assert guest.refused("/api/import", document) == "view-only"
        assert guest.refused("/api/import", {"format": "other"}) == "no-save"
        assert Client(host.address).ask("GET", f"/api/tables/{table}/save").why == "not-yours"
        host.get(f"/api/tables/{table}/save")  # the whole, with all hands: everybody is told
        await reader.until(lambda _: reader.talk and reader.talk[-1]["note"][0] == "note.saved")


def test_a_host_who_shares_his_device_cannot_look_into_a_save_unseen(served: Served, host: Client) -> None:
    table = host.begin("local", "local")
    host.get(f"/api/tables/{table}/save")
    assert [line.note.key for line in served.room(table).chat if line.note] == ["note.saved"]


async def test_a_device_with_two_seats_gets_no_hand_by_way_of_a_save(host: Client) -> None:
    table = host.make("bot", "link", "link")
    guest = host.guest(table, 1)
    guest.join(host.invite(table, 2))
    host.post(f"/api/tables/{table}/start")
    async with guest.read(table) as reader:
        assert reader.state["you"] == {"seats": [1, 2], "locked": True}
        reply = guest.ask("GET", f"/api/tables/{table}/save")
        assert b"knights.drawn.own" not in reply.raw


async def test_a_forged_save_is_refused_in_a_sentence(served: Served, host: Client) -> None:
    table = await finished(host)
    document = host.get(f"/api/tables/{table}/save")
    dice = Random(5)
    for number in range(600 if THOROUGH else 120):
        forged = json.loads(json.dumps(document))
        where = mutate(forged, dice)
        for _ in range(dice.randrange(2)):
            where += mutate(forged, dice)
        if dice.random() < 0.9:  # a forger can seal too
            forged["seal"] = codec.seal({**dict.fromkeys(codec.SEALED), **forged})
        reply = await asyncio.to_thread(host.ask, "POST", "/api/import", forged)
        assert reply.status in (200, 400), (number, where, reply)
        if reply.status == 200:  # then it leads where it led before: what was changed says nothing
            host.post(f"/api/tables/{reply.body['table']}/start")
            again = host.get(f"/api/tables/{reply.body['table']}/save")
            assert again["fingerprint"] == document["fingerprint"], (number, where)
        assert served.faults() == 0, (number, where, served.log.getvalue()[-2000:])


def mutate(document: Any, dice: Random) -> str:
    """Change one thing somewhere in a document."""
    node, path = document, ""
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        if node is document and dice.random() < 0.6:
            keys = ["answers", "chance", "scenario"]  # what no fingerprint covers: a replay must see it
        key = dice.choice([k for k in keys if k not in ("seal", "players", "names", "taken_back")] or keys)
        path += f"/{key}"
        if isinstance(node[key], dict | list) and node[key] and dice.random() < 0.85:
            node = node[key]
            continue
        node[key] = dice.choice(
            [None, True, -1, 0, 3, 10**30, 1.5, "x", "red", "", [], {}, [[1]], {"hands": [["red"]]}]
        )
        return path


def test_what_a_save_carries_beside_the_match_is_left_behind(served: Served, host: Client) -> None:
    deep = b"[" * 800 + b"]" * 800
    body = late_save().encode()[:-1] + b', "luggage": ' + deep + b', "more": "' + b"x" * 1_000_000 + b'"}'
    reply = host.ask("POST", "/api/import", body)
    assert reply.status == 200
    kept = served.call(served.hall.store.read(reply.body["table"]))
    assert len(kept[0]) < 3 * len(late_save())


@pytest.mark.parametrize(
    "body", [b"[]", b"null", b'{"format": "roundtable match"}', b"[" * 60_000, b"{}", b""]
)
def test_what_is_no_save_is_refused(host: Client, body: bytes) -> None:
    reply = host.ask("POST", "/api/import", body)
    assert reply.status == 400
    assert reply.why in ("save", "no-save", "malformed")


async def test_after_the_end_everybody_may_look_through_every_eye(host: Client) -> None:
    table = play_on(host, json.loads(late_save()), "bot", "bot")
    async with Reader(Client(host.address), table) as reader:
        assert await reader.refused("look", seat=0) == "not-over"
        host.post(f"/api/tables/{table}/start")
        await reader.until(lambda state: state["table"]["status"] == "over")
        assert not any(line[0].endswith(".own") for line in reader.lines)
        await reader.done("look", seat=1)
        assert any(line[0].endswith(".own") for line in reader.lines)
        assert await reader.refused("look", seat=9) == "no-seat"
