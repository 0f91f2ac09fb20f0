"""Seats by link, on this device or a bot's; the secret of a seat says who sits there."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from roundtable.server.storage.sql import SqlStore
from tests.server.client import COOKIE, Client
from tests.server.served import Process, Served


@pytest.fixture
def table(host: Client) -> str:
    """One seat here, one by link, and a bot."""
    return host.make("local", "link", "bot")


def seat_of(client: Client, table: str, seat: int) -> dict[str, object]:
    found: dict[str, object] = client.get(f"/api/tables/{table}")["table"]["seats"][seat]
    return found


async def test_an_invitation_seats_a_guest_who_has_no_account(host: Client, table: str) -> None:
    token, guest = host.invite(table, 1), Client(host.address)
    peek = guest.post("/api/peek", {"token": token})
    assert (peek["seat"], peek["table"]["seats"][1]["kind"]) == (1, "link")
    guest.join(token, "Elaine")
    assert seat_of(host, table, 1) == {"kind": "link", "name": "Elaine", "taken": True}
    host.post(f"/api/tables/{table}/start")
    async with guest.read(table) as reader:
        assert reader.state["you"] == {"seats": [1], "seat": 1}
        assert len(reader.state["view"]["table"]["hands"][1]) == 4


async def test_only_the_device_of_the_seat_that_is_awaited_is_told_so(host: Client) -> None:
    table, guest, stranger = host.make("local", "link"), Client(host.address), Client(host.address)
    guest.join(host.invite(table, 1), "Elaine")

    def turns() -> list[bool]:
        """Of the host, the guest, and somebody without a seat."""
        found = [one.get(f"/api/tables/{table}").get("turn", False) for one in (host, guest, stranger)]
        return [bool(turn) for turn in found]

    assert turns() == [False, False, False]
    host.post(f"/api/tables/{table}/start")
    async with host.read(table) as here, guest.read(table) as there:
        first = here.state["to_move"][0]
        readers = [here, there]
        while readers[first].choices:
            assert turns() == [first == 0, first == 1, False]
            await readers[first].done("play", answer=readers[first].choices[-1])
        assert turns() == [first == 1, first == 0, False]
    host.post(f"/api/tables/{table}/pause")
    assert turns() == [False, False, False]


def test_a_spent_invitation_seats_nobody_else(host: Client, table: str) -> None:
    token = host.invite(table, 1)
    Client(host.address).join(token)
    thief = Client(host.address)
    assert thief.refused("/api/join", {"token": token, "name": "Thief"}) == "no-invitation"
    assert thief.refused("/api/peek", {"token": token}) == "no-invitation"


def test_of_two_who_come_at_once_one_is_seated(host: Client, table: str) -> None:
    token, guests = host.invite(table, 1), [Client(host.address) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        wish = {"token": token, "name": "Guest"}
        replies = list(pool.map(lambda guest: guest.ask("POST", "/api/join", wish).status, guests))
    assert sorted(replies) == [200, 404, 404, 404]


@pytest.mark.parametrize("token", ["", "x", ".", "nosuch.secret", "\x00.\x00", "é" * 60])
def test_a_guessed_invitation_is_refused(host: Client, token: str) -> None:
    assert host.refused("/api/join", {"token": token, "name": "Thief"}) == "no-invitation"


async def test_a_reissued_invitation_revokes_link_and_device_at_once(host: Client, table: str) -> None:
    guest = host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    async with guest.read(table) as reader:
        token = host.invite(table, 1)
        assert await reader.refused("play", answer=None) in ("not-yours", "stale")
        assert await reader.refused("chat", text="still here") == "not-yours"
        await reader.until(lambda state: state["you"] == {"seats": []})
        assert isinstance(reader.state["view"]["table"]["hands"][1], int)  # a spectator's count of cards
        assert (
            Client(host.address).refused("/api/join", {"token": guest.link, "name": "x"}) == "no-invitation"
        )
        successor = Client(host.address)
        successor.join(token, "Successor")
        async with successor.read(table) as other:
            assert other.state["you"]["seats"] == [1]


async def test_a_successor_reads_exactly_the_log_of_the_seat(host: Client, table: str) -> None:
    guest = host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    async with guest.read(table) as reader:
        await reader.calm()
        successor = Client(host.address)
        successor.join(host.invite(table, 1), "Successor")
        async with successor.read(table) as other:
            assert len(reader.lines) > 3
            assert other.lines[: len(reader.lines)] == reader.lines


async def test_the_own_link_brings_the_seat_to_a_second_device(host: Client, table: str) -> None:
    guest = host.guest(table, 1)
    phone = Client(host.address)
    assert phone.join(guest.link) == ""  # it stays the same secret, for as many devices as one has
    Client(host.address).join(guest.link)
    host.post(f"/api/tables/{table}/start")
    host.post(f"/api/tables/{table}/pause")
    async with guest.read(table) as one, phone.read(table) as two:
        assert two.state["you"] == one.state["you"] == {"seats": [1], "seat": 1}
        assert two.state["view"] == one.state["view"]


def test_the_host_link_makes_another_device_the_host(host: Client, table: str) -> None:
    other = Client(host.address)
    assert other.refused(f"/api/tables/{table}/seats/1/invite") == "host-only"
    other.join(host.host_link)
    assert other.invite(table, 1)
    assert other.get(f"/api/tables/{table}")["host"] is True


@pytest.mark.parametrize(
    "path", ["start", "pause", "resume", "archive", "settings", "seats/1", "seats/1/mind"]
)
def test_only_the_host_runs_the_table(host: Client, table: str, path: str) -> None:
    guest = host.guest(table, 1)
    assert guest.refused(f"/api/tables/{table}/{path}", {}) == "host-only"
    assert Client(host.address).refused(f"/api/tables/{table}/{path}", {}) == "host-only"


def test_no_start_while_a_seat_is_free(host: Client, table: str) -> None:
    assert host.refused(f"/api/tables/{table}/start") == "seats-free"
    host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    assert host.refused(f"/api/tables/{table}/start") == "started"


async def test_a_seat_changes_its_kind_before_and_during_the_game(served: Served, host: Client) -> None:
    table = host.make("local", "link", "bot")
    change = f"/api/tables/{table}/seats"
    host.post(f"{change}/1", {"seat": {"kind": "bot", "level": "random"}})
    host.post(f"{change}/2", {"seat": {"kind": "local", "name": "Kay"}})
    host.post(f"/api/tables/{table}/start")
    assert host.refused(f"{change}/1/invite") == "not-by-link"
    host.post(f"{change}/1", {"seat": {"kind": "link"}})
    assert seat_of(host, table, 1) == {"kind": "link", "name": ""}
    guest = host.guest(table, 1, "Bors")
    async with guest.read(table) as reader:
        assert reader.state["you"] == {"seats": [1], "seat": 1}
        host.post(f"{change}/1", {"seat": {"kind": "bot"}})
        await reader.until(lambda state: state["you"] == {"seats": []})
    for seat in (0, 2):
        host.post(f"{change}/{seat}", {"seat": {"kind": "bot", "level": "random"}})
    async with host.read(table) as reader:  # and three bots play on
        seq = served.room(table).seq
        await reader.until(lambda _: served.room(table).seq > seq + 9)


@pytest.mark.parametrize(
    ("seat", "wish", "why"),
    [
        (7, {"kind": "bot"}, "no-seat"),
        (1, {"kind": "bot", "level": "oracle"}, "level"),
        (1, {"kind": "king"}, "malformed"),
        (1, {"kind": "link", "name": "x" * 25}, "malformed"),
        (1, {"kind": "link", "devices": ["mine"]}, "malformed"),
    ],
)
def test_an_impossible_seat_is_refused(
    host: Client, table: str, seat: int, wish: dict[str, object], why: str
) -> None:
    assert host.refused(f"/api/tables/{table}/seats/{seat}", {"seat": wish}) == why


async def test_a_revoked_device_that_waits_for_the_room_comes_too_late(tmp_path: Path) -> None:
    """Its answer was on the way while the new invitation was being written."""
    gate = Gate(f"sqlite:///{tmp_path / 'gate.sqlite'}")
    with Served(tmp_path / "unused", store=gate) as served:
        host = Client(served.address)
        table = host.make("link", "link")
        guests = [host.guest(table, seat) for seat in (0, 1)]
        host.post(f"/api/tables/{table}/start")
        readers = [await guest.read(table).__aenter__() for guest in guests]
        actor = next(seat for seat, reader in enumerate(readers) if reader.choices)
        gate.close_gate(served)
        moved = asyncio.create_task(asyncio.to_thread(host.invite, table, actor))
        while not served.call(locked(served, table)):
            await asyncio.sleep(0.01)
        answer = readers[actor].choices[0]
        await readers[actor].send(
            type="play", id="late", version=readers[actor].state["version"], answer=answer
        )
        await asyncio.sleep(0.1)  # it has arrived, and waits
        gate.open_gate(served)
        await moved
        while (reply := await readers[actor].take())["type"] != "refused":
            assert reply["type"] != "done"
        assert served.room(table).steps == []
        for reader in readers:
            await reader.socket.close()


async def locked(served: Served, table: str) -> bool:
    return (await served.hall.gathering(table)).lock.locked()


class Gate(SqlStore):
    """A disk that can be made to take its time."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._open = asyncio.Event()
        self._open.set()

    async def append(self, *args: object) -> None:
        await self._open.wait()
        await super().append(*args)  # type: ignore[arg-type]

    def close_gate(self, served: Served) -> None:
        served.loop.call_soon_threadsafe(self._open.clear)

    def open_gate(self, served: Served) -> None:
        served.loop.call_soon_threadsafe(self._open.set)


def test_no_secret_that_was_handed_out_is_on_disk(process: Process) -> None:
    host = process.client()
    table = host.make("local", "local", "link", "link")
    secrets = [host.cookie, host.host_link]
    for seat in (2, 3):
        guest = Client(host.address)
        token = host.invite(table, seat)
        secrets += [token, guest.join(token), guest.cookie]
    host.post(f"/api/tables/{table}/start")
    page = Client(host.address)
    page.ask("GET", "/")
    secrets += [page.cookie] if page.cookie else []

    async def pinned() -> None:
        async with host.read(table) as reader:
            await reader.done("unlock", seat=0)
            await reader.done("pin", pin="sesame-on-disk")

    asyncio.run(pinned())
    process.kill()
    files = [Path(f"{process.file}{more}") for more in ("", "-wal", "-shm", ".err")]
    kept = b"".join(file.read_bytes() for file in files if file.exists())
    assert table.encode() in kept
    for secret in [*secrets, "sesame-on-disk"]:
        found = secret.rpartition(".")[2]
        assert len(found) >= 43 or found == "sesame-on-disk"
        assert found.encode() not in kept


def test_a_cookie_is_for_the_server_alone(host: Client) -> None:
    reply = Client(host.address).ask(
        "POST", "/api/tables", {"game": "kingarthur", "seats": [{"kind": "local"}] * 2}
    )
    cookie = reply.headers["set-cookie"]
    assert re.match(rf"{COOKIE}=[\w-]{{43}};", cookie)
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
