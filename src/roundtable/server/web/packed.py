"""Files and texts that browsers fetch, compressed once and not for every request."""

from __future__ import annotations

import asyncio
import gzip
from functools import partial
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from .. import keys
from ..errors import Refusal

SMALL = 500  # bytes that are not worth compressing
TEXTS = ("text/", "application/javascript", "application/json", "image/svg+xml")
FOREVER = "public, max-age=31536000, immutable"  # of files whose name changes with their contents


class Packed(NamedTuple):
    """Something to fetch, as it is and compressed if that makes it smaller."""

    kind: str
    whole: bytes
    small: bytes | None
    etag: str

    def answer(self, request: Request, cache: str) -> Response:
        headers = {"ETag": self.etag, "Cache-Control": cache}
        if request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        if self.small is None:
            return Response(self.whole, headers=headers, media_type=self.kind)
        headers["Vary"] = "Accept-Encoding"
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.whole, headers=headers, media_type=self.kind)
        return Response(self.small, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.kind)


def pack(content: bytes, kind: str) -> Packed:
    worth = len(content) > SMALL and kind.startswith(TEXTS)
    small = gzip.compress(content, 9, mtime=0) if worth else None
    return Packed(kind, content, small, f'"{keys.hashed(content.hex())[:16]}"')


class Folder:
    """The files of a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._kept: dict[Path, tuple[int, Packed]] = {}

    async def fetch(self, request: Request) -> Response:
        packed = await self._packed(request.path_params["path"])
        return packed.answer(request, FOREVER)

    async def _packed(self, name: str) -> Packed:
        try:
            file = (self._folder / name).resolve()
            changed = file.stat().st_mtime_ns if file.is_file() else 0
        except (OSError, ValueError):  # a name that no file can have
            changed = 0
        if not changed or not file.is_relative_to(self._folder):
            raise Refusal("not-found", 404)
        kept = self._kept.get(file)
        if kept is None or kept[0] != changed:
            kept = changed, await asyncio.to_thread(partial(_read, file))
            self._kept[file] = kept
        return kept[1]


def _read(file: Path) -> Packed:
    kind = "text/javascript" if file.suffix == ".js" else guess_type(file.name)[0]
    return pack(file.read_bytes(), kind or "application/octet-stream")
