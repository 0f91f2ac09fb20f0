"""How connections come in: idle lines make room, and a server answers only to names of its own."""

from __future__ import annotations

import json
import os
import signal
import socket
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import roundtable as rt
from roundtable.server.web import door
from tests.cli.terminal import refused, run
from tests.server.client import Client
from tests.server.rooms import late_save, play_on
from tests.server.served import Process, Served

HALVES = [
    b"",
    b"GET / HTTP/1.1\r\nHost: x",
    b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
]

DRAGON = {
    "seats": 2,
    "action": 2,
    "hands": [["red", "red", "merlin"], []],
    "columns": {"dragon": ["dragon-3"]},
}  # which the first player may challenge, and has yet to pay for


class Narrow(Process):
    """A server that may open only a few files."""

    files = 160

    def command(self, words: list[str]) -> list[str]:
        return ["sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh", *words]


def line_to(address: str, said: bytes) -> socket.socket:
    name, port = address.split(":")
    line = socket.create_connection((name, int(port)), 20)
    line.sendall(said)
    return line


def is_open(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return line.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


@pytest.mark.skipif(os.name == "nt", reason="there is no such limit there")
def test_idle_and_half_sent_requests_do_not_end_the_service(tmp_path: Path) -> None:
    with Narrow(tmp_path / "tables.sqlite") as process:
        lines = [line_to(process.address, HALVES[number % 3]) for number in range(2 * Narrow.files)]
        assert process.client().get("/healthz")["ok"] is True
        table = process.client().make("local", "local")
        assert table
        for line in lines:
            line.close()


@pytest.mark.parametrize("half", HALVES)
def test_a_line_that_does_not_go_on_is_closed(
    served: Served, monkeypatch: pytest.MonkeyPatch, half: bytes
) -> None:
    monkeypatch.setattr(door, "HEADERS", 0.1)
    monkeypatch.setattr(door, "BODY", 0.1)
    with line_to(served.address, half) as line:
        until = time.monotonic() + 10
        while is_open(line) and time.monotonic() < until:
            time.sleep(0.02)
        assert not is_open(line)


def test_a_line_on_which_requests_are_answered_stays_open(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "HEADERS", 0.5)
    with line_to(served.address, b"") as line:
        for _ in range(3):
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            said = b""
            while not said.endswith(b"}"):
                said += line.recv(65536)
            assert b" 200 " in said
            time.sleep(0.3)


async def test_a_server_answers_only_to_names_of_its_own(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.sqlite", "--name", "Games.example", "--haste", "0.01") as process:
        client, port = process.client(), process.address.split(":")[1]
        table = client.make("local", "local")
        for name in (process.address, f"localhost:{port}", "games.example", f"[::1]:{port}", "box.local"):
            assert client.ask("GET", "/healthz", host=name).status == 200, name
        for name in ("evil.example", "games.example.evil.example", "127.0.0.1.evil.example", ""):
            reply = client.ask("GET", "/healthz", host=name)
            assert (reply.status, reply.why) == (421, "host"), name
        headers = {"Host": "evil.example", "Origin": "http://evil.example"}
        with pytest.raises(InvalidStatus):
            await connect(f"ws://{process.address}/ws/{table}", additional_headers=headers, proxy=None)


def test_a_second_server_is_refused_by_a_link_too(process: Process, tmp_path: Path) -> None:
    for name, link in (("soft", os.symlink), ("hard", os.link)):
        link(process.file, tmp_path / name)
        assert "Another server is using" in refused(run("serve", "--port", 0, "--data", tmp_path / name))
    Path(f"{process.file}.lock").unlink(missing_ok=True)
    assert "Another server is using" in refused(run("serve", "--port", 0, "--data", process.file))


def test_a_file_without_a_name_is_refused() -> None:
    assert "needs the name of a file" in refused(run("serve", "--port", 0, "--data", ""))


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals there")
def test_a_service_that_is_stopped_has_not_failed(any_process: Process) -> None:
    assert any_process.client().get("/healthz")["ok"] is True
    any_process.popen.send_signal(signal.SIGTERM)
    assert any_process._reap() == 0
    assert any_process.logged().strip() == ""


@pytest.mark.parametrize("seat", ["9" * 5000, "-1", "x", "%D9%A3", "1.5", "99"])
def test_a_seat_that_cannot_be_is_refused(served: Served, host: Client, seat: str) -> None:
    table = host.make("local", "local")
    reply = host.ask("POST", f"/api/tables/{table}/seats/{seat}/mind", {"level": "page"})
    assert (reply.status, reply.why) == (404, "no-seat")


async def test_a_rematch_keeps_the_pins(host: Client) -> None:
    table = play_on(host, json.loads(late_save()), "local", "local")
    host.post(f"/api/tables/{table}/start")
    async with host.read(table) as reader:
        await reader.done("unlock", seat=1)
        await reader.done("pin", pin="1485")
        for seat in (0, 1):
            await reader.done("unlock", seat=seat, pin="1485" if seat else "")
            await reader.done("mind", level="page")
        await reader.until(lambda state: state["table"]["status"] == "over")
    again = host.post(f"/api/tables/{table}/rematch")["table"]
    async with host.read(again) as reader:
        assert [seat.get("pin", False) for seat in reader.state["table"]["seats"]] == [False, True]
        assert await reader.refused("unlock", seat=1, pin="0000") == "pin"
        await reader.done("unlock", seat=1, pin="1485")


async def test_figures_do_not_tell_of_steps_that_others_do_not_see(tmp_path: Path) -> None:
    with Served(tmp_path / "tables.sqlite") as served:  # one of its own: at others bots may be playing
        host = Client(served.address)
        table = play_on(host, rt.scenario("kingarthur", DRAGON, seed=1).save(), "local", "link")
        host.guest(table, 1)
        host.post(f"/api/tables/{table}/start")

        def counts() -> dict[str, Any]:
            return {name: served.metrics.counts[name] for name in ("commands", "pushes")}

        async with host.read(table) as reader:
            before = counts()
            await reader.done("play", answer="dragon-3")
            assert served.room(table).tentative == 0
            assert counts() == before
            await reader.done("undo")
            assert counts()["commands"] == before["commands"]
            host.post(f"/api/tables/{table}/pause")
            assert counts()["commands"] == before["commands"] + 3
