"""Where a request may come from, how large it may be, what a browser may do with the answer."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import roundtable
from tests.server.client import Client, Reader
from tests.server.served import Served

FOREIGN = ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1", "", "file://"]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_foreign_page_is_turned_away(host: Client, origin: str) -> None:
    table = host.make("local", "local")
    reply = host.ask("POST", f"/api/tables/{table}/start", origin=origin)
    assert (reply.status, reply.why) == (403, "origin")
    assert host.get(f"/api/tables/{table}")["table"]["status"] == "setup"
    with pytest.raises(InvalidStatus) as turned:
        await connect(f"ws://{host.address}/ws/{table}", additional_headers={"Origin": origin}, proxy=None)
    assert turned.value.response.status_code == 403


async def test_our_own_page_is_let_in(host: Client) -> None:
    table = host.make("local", "local")
    assert host.ask("POST", f"/api/tables/{table}/start", origin=f"http://{host.address}").status == 200
    async with Reader(host, table, Origin=f"http://{host.address}") as reader:
        assert reader.state["table"]["id"] == table


@pytest.mark.parametrize("path", ["/api/tables", "/api/peek", "/api/join"])
def test_a_large_body_is_not_even_read(host: Client, path: str) -> None:
    assert host.ask("POST", path, b" " * (64 * 1024 + 1)).why == "too-large"
    assert host.ask("POST", "/api/import", b" " * (4 * 1024 * 1024 + 1)).why == "too-large"


def test_a_body_without_end_is_cut_off(served: Served) -> None:
    """It comes in chunks, and never says how long it will be."""
    name, port = served.address.split(":")
    with socket.create_connection((name, int(port)), 10) as line:
        line.sendall(b"POST /api/join HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        for _ in range(80):
            line.sendall(b"400\r\n" + b" " * 1024 + b"\r\n")
        assert b" 413 " in line.recv(65536)


BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"[" * 60_000,
    b"\xff\xfe",
    b'{"game":1}',
    b'{"token":"\\ud800","name":"x"}',
]


@pytest.mark.parametrize("path", ["/api/tables", "/api/join", "/api/peek", "/api/tables/0123/settings"])
@pytest.mark.parametrize("body", BODIES)
def test_a_malformed_body_is_refused(served: Served, host: Client, path: str, body: bytes) -> None:
    reply = host.ask("POST", path, body)
    assert (reply.status, reply.why) in ((400, "malformed"), (404, "no-table"))
    assert served.faults() == 0


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "nosuch", "seats": [{"kind": "bot"}] * 2},
        {"game": "../kingarthur", "seats": [{"kind": "bot"}] * 2},
        {"game": "kingarthur", "seats": [{"kind": "bot"}]},
        {"game": "kingarthur", "seats": [{"kind": "bot"}] * 6},
        {"game": "kingarthur", "seats": [{"kind": "bot"}] * 2, "options": {"seals": 1}},
        {"game": "kingarthur", "seats": [{"kind": "bot"}] * 2, "options": {"nosuch": True}},
        {"game": "kingarthur", "seats": [{"kind": "bot"}] * 2, "options": {"seals": [[]]}},
        {"game": "kingarthur", "seats": [{"kind": "bot"}] * 2, "settings": {"grace": -1}},
        {"game": "taintedgrail", "seats": [{"kind": "bot"}] * 2, "options": {"tutorial": True}},
    ],
)
def test_an_impossible_table_is_refused(served: Served, host: Client, wish: object) -> None:
    assert host.refused("/api/tables", wish) in ("setup", "malformed")
    assert served.faults() == 0


TRAVERSALS = [
    *("/../../pyproject.toml", "/..%2f..%2fpyproject.toml", "/%2e%2e/%2e%2e/__init__.py", "//etc/passwd"),
    *("/assets/../../__init__.py", "/assets/..%2f..%2f__init__.py", "/assets/%2e%2e/%2e%2e/__init__.py"),
    *("/text/en/..%2f..%2fkingarthur.ftl", "/text/..%2fen.ftl", "/text/en/%00.ftl", "/api/rules/..%2f_x"),
    *("/%00", "/assets/%00", "/" + "a" * 5000, "/assets/" + "a" * 5000, "/%ff%fe", "/a%5c..%5c..%5cx"),
    *("/api/tables/%00", "/api/tables/" + "a" * 3000, "/api/tables/..%2f", "/api/nosuch", "/ws/x"),
]


@pytest.mark.parametrize("path", TRAVERSALS)
def test_no_address_leads_out_of_the_front_end(served: Served, host: Client, path: str) -> None:
    reply = host.ask("GET", path)
    assert reply.status in (200, 400, 404, 405, 503), reply
    for file in (Path(roundtable.__file__), Path("pyproject.toml")):
        assert file.read_bytes()[:200] not in reply.raw
    assert b"root:" not in reply.raw
    assert served.faults() == 0, served.log.getvalue()[-800:]


@pytest.mark.parametrize("path", ["/", "/api/games", "/healthz", "/api/nosuch", "/text/en.ftl"])
def test_every_answer_tells_the_browser_what_it_may_do(host: Client, path: str) -> None:
    headers = {name.lower(): value for name, value in host.ask("GET", path).headers.items()}
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["script-src"] == policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


async def test_a_table_that_is_not_there_says_so(host: Client) -> None:
    assert host.ask("GET", "/api/tables/nosuch").why == "no-table"
    reader = Reader(host, "nosuch")
    async with await reader.connect():
        message = await reader.take()
        assert (message["type"], message["why"][0], message["again"]) == ("bye", "error.no-table", False)


def test_who_changes_too_much_is_told_to_wait(tmp_path: Path) -> None:
    with Served(tmp_path / "tables.sqlite", rate=1) as served:
        client = Client(served.address)
        replies = [client.ask("POST", "/api/peek", {"token": "x"}).why for _ in range(12)]
        assert replies[:8] == ["no-invitation"] * 8
        assert replies[8:] == ["rate"] * 4
        assert client.get("/healthz")["ok"] is True  # people who only look are not held up


async def test_a_full_table_lets_nobody_else_in(
    served: Served, host: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("roundtable.server.gathering.MOST_OF_A_DEVICE", 2)
    table = host.make("local", "local")
    async with host.read(table), host.read(table):
        reader = Reader(host, table)
        async with await reader.connect():
            assert (await reader.take())["why"][0] == "error.full"


def test_health_and_figures_are_there(host: Client) -> None:
    assert host.get("/healthz")["ok"] is True
    text = host.get("/metrics")
    assert "roundtable_rooms_in_memory" in text
    assert "roundtable_push_seconds" in text
