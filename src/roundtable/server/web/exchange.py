"""Requests and answers in general: typed bodies, and the secret by which a browser is known."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .. import keys
from ..errors import Refusal

SMALL, LARGE = 64 * 1024, 4 * 1024 * 1024  # bytes of a request; only a save may be large
COOKIE = "roundtable"
YEAR = 365 * 24 * 3600


def answered(message: Any = None, status: int = 200) -> Response:
    body = msgspec.json.encode({} if message is None else message)
    return Response(body, status, {"Cache-Control": "no-store"}, "application/json")


async def body_of(request: Request, kind: Any, most: int = SMALL) -> Any:
    """The body of a request as a message of this kind; never more of it is read than may be sent."""
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > most:
            raise Refusal("too-large", 413)
    decode = partial(msgspec.json.decode, bytes(raw), type=kind)
    try:
        return await asyncio.to_thread(decode) if len(raw) > SMALL else decode()
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError, UnicodeDecodeError):
        raise Refusal("malformed", 400) from None


def address_of(scope: Any) -> str:
    """Where a request comes from."""
    client = scope.get("client") or ("", 0)
    return str(client[0])


def device_of(request: Any) -> str:
    """The hash of the secret in the browser's cookie; "" if it has none."""
    secret = request.cookies.get(COOKIE, "")
    return keys.hashed(secret) if len(secret) >= 43 else ""


async def known(request: Request, respond: Callable[[str], Awaitable[Response]]) -> Response:
    """Answer for a device; one that is new gets its secret with the answer."""
    device = device_of(request)
    secret = "" if device else keys.new_secret()
    response = await respond(device or keys.hashed(secret))
    if secret:
        set_cookie(request, response, secret)
    return response


def set_cookie(request: Request, response: Response, secret: str) -> None:
    https = request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=https)
