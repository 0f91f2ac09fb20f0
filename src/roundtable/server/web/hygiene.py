"""What holds for every request: where it may come from, how often, what a browser may do with it."""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import Refusal
from ..limits import Buckets
from ..metrics import Metrics
from ..protocol.requests import Problem
from .exchange import address_of, answered

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # an invitation's address must not travel on
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
MAKING = ("/api/tables", "/api/import")
SAFE = ("GET", "HEAD", "OPTIONS")


def same_origin(headers: Headers) -> bool:
    """Whether a page of ours asks. Browsers always say where an unsafe request or a websocket comes from;
    programs that are not browsers carry nobody else's cookie, and may leave it out."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host", "")


def known_name(headers: Headers, names: Collection[str] | None) -> bool:
    """Whether the server is asked by a name of its own. A foreign page could lead a name of its own to this
    machine, and would then be of the same origin; it cannot do that with an address."""
    if names is None:
        return True
    host = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    return host in names or host == "localhost" or host.endswith((".localhost", ".local")) or _numeric(host)


def _numeric(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


class Hygiene:
    """Middleware around everything that is asked over HTTP."""

    def __init__(
        self, app: ASGIApp, metrics: Metrics, rate: float, makers: Buckets, names: Collection[str] | None
    ) -> None:
        self._app, self._metrics, self._names = app, metrics, names
        self._askers = Buckets(rate, burst=8 * rate)  # requests that change something, for each address
        self._makers = makers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not known_name(Headers(scope=scope), self._names):
            self._metrics.count("turned_away")
            await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        why = self._objection(scope)
        if why is not None:
            self._metrics.count("turned_away")
            await answered(Problem(why.why), why.status)(scope, receive, _dressed(send))
            return
        await self._served(scope, receive, _dressed(send))

    async def _served(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer; if it stumbles, the trace goes to the log, a sentence to the client."""
        begun = False

        async def sent(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, sent)
        except ClientDisconnect:
            self._metrics.count("hung_up")
        except Exception as why:
            self._metrics.fault("request.failed", why, path=scope["path"][:200])
            if not begun:
                await answered(Problem(Refusal("fault").why), 500)(scope, receive, send)

    def _objection(self, scope: Scope) -> Refusal | None:
        if not known_name(Headers(scope=scope), self._names):
            return Refusal("host", 421)
        if scope["method"] in SAFE:
            return None
        if not same_origin(Headers(scope=scope)):
            return Refusal("origin", 403)
        address = address_of(scope)
        makes = scope["path"] in MAKING or scope["path"].endswith("/rematch")
        allowed = self._askers.take(address) and (not makes or self._makers.take(address))
        return None if allowed else Refusal("rate", 429)


def _dressed(send: Send) -> Send:
    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            known = {name for name, _ in message["headers"]}
            message["headers"] = [
                *message["headers"],
                *[(n.encode(), v.encode()) for n, v in HEADERS.items() if n.encode() not in known],
            ]
        await send(message)

    return dressed
