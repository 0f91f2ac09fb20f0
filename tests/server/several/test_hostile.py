"""Whatever somebody sends over HTTP who means harm: nothing of it is accepted, nothing stumbles, and the
memory stays as it was. On a file and on what several servers share."""

from __future__ import annotations

import json
from http.client import HTTPConnection, HTTPException
from random import Random
from typing import Any

from tests.server.client import COOKIE, Client
from tests.server.served import Process, entries_of
from tests.thorough import THOROUGH

REQUESTS = 10_000 if THOROUGH else 300
GROWTH = 16 << 20  # bytes that a server may hold more than when everything had been used once
WORDS = ("start", "pause", "resume", "archive", "rematch", "settings", "save", "seats/0", "seats/0/mind")
MORE = ("seats/1/invite", "seats/99", "seats/-1", f"seats/{'9' * 5000}", "seats/x/invite", "nothing")
ODD = ("%00", "%ff%fe", "..%2f..%2fetc%2fpasswd", "x" * 3000, "' OR 1=1 --", "{}", "☃".encode().hex())


class Sender:
    """Sends what cannot be right: it knows the table, and has no secret of anybody there."""

    def __init__(self, address: str, table: str, dice: Random) -> None:
        self.address, self.table, self.dice = address, table, dice

    def path(self) -> str:
        dice = self.dice
        table = dice.choice((self.table, self.table, dice.choice(ODD)))
        kinds = (
            f"/api/tables/{table}/{dice.choice(WORDS + MORE)}",
            f"/api/tables/{table}",
            dice.choice(("/api/join", "/api/peek", "/api/import", "/api/tables")),
            f"/{dice.choice(('api', 'ws', 'text', 'assets'))}/{dice.choice(ODD)}",
        )
        return dice.choice(kinds).replace(" ", "%20")

    def body(self) -> bytes | None:
        dice = self.dice
        deep = b"[" * 5000 + b"]" * 5000
        wishes: list[Any] = [
            {"token": f"{self.table}.{dice.getrandbits(256):x}", "name": "x"},
            {"game": "nosuch", "seats": [{"kind": "local"}] * dice.randrange(40)},
            {"seat": {"kind": dice.choice(("bot", "local", "king")), "level": "\x00"}},
            {"level": dice.choice(("page", "", "x" * 9999))},
            {"format": "roundtable match", "answers": [dice.random()] * 50},
            dice.random(),
            None,
        ]
        raw = [json.dumps(wish).encode() for wish in wishes]
        return dice.choice((None, deep, b"\xff\x00", b"{" * 70_000, dice.randbytes(200), *raw, *raw))

    def headers(self) -> dict[str, str]:
        forged = f"{COOKIE}={self.dice.getrandbits(258):x}"
        return self.dice.choice(
            ({}, {"cookie": forged}, {"cookie": forged, "origin": "http://elsewhere"}, {"host": "else.where"})
        )

    def send(self) -> int:
        """The status of the answer; 0 if there was none."""
        method = self.dice.choice(("POST", "POST", "POST", "GET", "PUT", "DELETE", "PATCH", "X" * 20))
        line = HTTPConnection(self.address, timeout=20)
        try:
            path, body = self.path(), self.body()
            line.request(method, path, body, self.headers())
            answer = line.getresponse()
            text = answer.read()
            made = answer.status == 200 and method == "POST" and path == "/api/tables"
            assert not made, (path, body)
            assert method != "POST" or answer.status >= 400 or not path.startswith("/api"), (path, body, text)
            return answer.status
        except (HTTPException, ConnectionError):
            return 0
        finally:
            line.close()


def test_nothing_hostile_is_accepted_over_http(any_process: Process) -> None:
    host = any_process.client()
    table = host.begin("local", "local")
    before = len(entries_of(any_process.where, table))
    sender, memory, seen = Sender(any_process.address, table, Random(3)), 0, dict[int, int]()
    for number in range(REQUESTS):
        status = sender.send()
        seen[status] = seen.get(status, 0) + 1
        if number == REQUESTS // 4:
            memory = any_process.memory()
    grown = any_process.memory() - memory
    print(f"{REQUESTS} requests: {dict(sorted(seen.items()))}, {grown >> 10} kB more")
    assert max(seen) < 500, seen
    assert len(entries_of(any_process.where, table)) == before
    assert Client(any_process.address).get("/healthz")["ok"] is True
    assert any_process.faults() == 0
    assert "trace" not in any_process.logged().lower()
    assert grown < GROWTH
