"""What holds for every request: where it may come from, how often, what a browser may do with it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import Refusal
from ..limits import Buckets
from ..metrics import Metrics
from ..protocol.requests import Problem
from .exchange import answered

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
SAFE = ("GET", "HEAD", "OPTIONS")


def same_origin(headers: Headers) -> bool:
    """Whether a page of ours asks. Browsers always say where an unsafe request or a websocket comes from;
    programs that are no browsers carry no cookie of anybody else's, and may leave it out."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host", "")


class Hygiene:
    """Middleware around everything that is asked over HTTP."""

    def __init__(self, app: ASGIApp, metrics: Metrics, rate: float) -> None:
        self._app, self._metrics = app, metrics
        self._askers = Buckets(rate, burst=8 * rate)  # requests that change something, for each address
        self._makers = Buckets(rate / 10, burst=8 * rate)  # new tables: each is kept for good

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
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
        except Exception as why:
            self._metrics.fault("request.failed", why, path=scope["path"][:200])
            if not begun:
                await answered(Problem(Refusal("fault").why), 500)(scope, receive, send)

    def _objection(self, scope: Scope) -> Refusal | None:
        if scope["method"] in SAFE:
            return None
        if not same_origin(Headers(scope=scope)):
            return Refusal("origin", 403)
        client: Any = scope.get("client") or ("", 0)
        makes = scope["path"] in ("/api/tables", "/api/import")
        allowed = self._askers.take(client[0]) and (not makes or self._makers.take(client[0]))
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
