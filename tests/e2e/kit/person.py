"""Somebody at a browser of their own; what it receives, asks for and complains of is noted."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import APIResponse, Browser, ConsoleMessage, Locator, Page, Request, WebSocket

from .house import House

# A person of a test wants no pause before a forced answer, and no sound.
PREFS = {"autoForced": False, "sound": False}
PATIENCE = 30_000  # milliseconds until a test gives up waiting, also on a machine that is busy otherwise


class Person:
    def __init__(self, browser: Browser, house: House, prefs: dict[str, Any], **wishes: Any) -> None:
        wishes = {"locale": "en-GB", "reduced_motion": "reduce", **wishes}
        self.house = house
        self.context = browser.new_context(base_url=house.address, **wishes)
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps(json.dumps({**PREFS, **prefs}))
        self.context.add_init_script(
            f"localStorage.getItem('roundtable.prefs') ?? localStorage.setItem('roundtable.prefs', {kept})"
        )
        self.frames: list[dict[str, Any]] = []  # what came over websockets, and between it what was "sent"
        self.faults: list[str] = []  # what the browser complained of
        self.asked_for: list[str] = []  # every address
        self.page = self._watched(self.context.new_page())

    def _watched(self, page: Page) -> Page:
        page.on("console", self._note_said)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", self._note_request)
        page.on("websocket", self._note_socket)
        return page

    def _note_said(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.faults.append(f"{said.text} ({said.location['url']})")

    def _note_request(self, request: Request) -> None:
        self.asked_for.append(request.url)

    def _note_socket(self, socket: WebSocket) -> None:
        self.socket = socket
        self.asked_for.append(socket.url)
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))
        socket.on("framesent", lambda text: self.frames.append({"type": "sent", "command": json.loads(text)}))

    def wait_for_frames(self, enough: Callable[[], bool]) -> None:
        """Until what has come and gone over the websocket is enough."""
        if not enough():
            self.socket.wait_for_event("framereceived", lambda _: enough(), timeout=PATIENCE)

    # -- going somewhere ---------------------------------------------------------------------------------

    def visit(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def at(self, table: str) -> Page:
        return self.visit(f"/table/{table}")

    def sees(self, role: Any, name: Any, **more: Any) -> Locator:
        return self.page.get_by_role(role, name=name, **more)

    # -- asking the server directly, as a host's page would ----------------------------------------------

    def post(self, path: str, body: Any = None) -> Any:
        answer: APIResponse = self.context.request.post(path, data={} if body is None else body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def make(self, *seats: str, **more: Any) -> str:
        """A table of your own, with seats like "local Anna", "link" or "bot"; the others are waited for."""
        wish = {"game": "kingarthur", "seats": [_seat(words) for words in seats], **more}
        wish.setdefault("settings", {"pace": "quick"})
        table: str = self.post("/api/tables", wish)["table"]
        return table

    def load(self, save: dict[str, Any], *seats: str) -> str:
        """A table for a saved match, with seats as for `make`."""
        table: str = self.post("/api/import", save)["table"]
        self.seat(table, *seats)
        return table

    def seat(self, table: str, *seats: str) -> None:
        for number, words in enumerate(seats):
            self.post(f"/api/tables/{table}/seats/{number}", {"seat": _seat(words)})
        self.post(f"/api/tables/{table}/settings", {"pace": "quick"})

    def invite(self, table: str, seat: int) -> str:
        """A link to a seat."""
        token = self.post(f"/api/tables/{table}/seats/{seat}/invite")["token"]
        return f"/join/{token}"

    def join(self, link: str, name: str) -> None:
        self.post("/api/join", {"token": link.removeprefix("/join/"), "name": name})

    def start(self, table: str) -> None:
        self.post(f"/api/tables/{table}/start")

    # -- afterwards --------------------------------------------------------------------------------------

    def strangers(self) -> list[str]:
        """What was asked for elsewhere than in our house."""
        ours = (
            f"http://127.0.0.1:{self.house.port}/",
            f"ws://127.0.0.1:{self.house.port}/",
            "data:",
            "blob:",
        )
        return [address for address in self.asked_for if not address.startswith(ours)]

    def forgive(self) -> None:
        """A server that was taken away gives a browser reason to complain."""
        self.faults.clear()

    def leave(self) -> None:
        self.context.close()
        assert not self.faults, self.faults
        assert not self.strangers(), self.strangers()


def _seat(words: str) -> dict[str, str]:
    kind, _, rest = words.partition(" ")
    return {"kind": kind, "level": rest} if kind == "bot" else {"kind": kind, "name": rest}
