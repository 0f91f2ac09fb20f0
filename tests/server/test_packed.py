"""What browsers fetch is compressed once, and never leads out of its folder."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from roundtable.server.web import packed
from tests.server.client import Client
from tests.server.served import Served

ASSETS = Path(packed.__file__).parents[2] / "static" / "assets"


def test_texts_are_compressed_once(served: Served, host: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = host.ask("GET", "/text/en.ftl")
    squeezed = host.ask("GET", "/text/en.ftl", **{"accept-encoding": "gzip"})
    assert squeezed.headers["content-encoding"] == "gzip"
    assert squeezed.headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(squeezed.raw) == plain.raw
    assert len(squeezed.raw) < len(plain.raw) / 2
    monkeypatch.delattr(gzip, "compress")  # nothing is compressed again
    assert host.ask("GET", "/text/en.ftl", **{"accept-encoding": "gzip"}).raw == squeezed.raw
    etag = squeezed.headers["etag"]
    assert host.ask("GET", "/text/en.ftl", **{"if-none-match": etag}).status == 304


@pytest.mark.skipif(not ASSETS.is_dir(), reason="the front end is not built")
def test_files_of_the_front_end_are_compressed_once(
    served: Served, host: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = max(ASSETS.glob("*.js"), key=lambda file: file.stat().st_size)
    first = host.ask("GET", f"/assets/{file.name}", **{"accept-encoding": "br, gzip"})
    assert gzip.decompress(first.raw) == file.read_bytes()
    assert first.headers["content-type"].startswith("text/javascript")
    assert "immutable" in first.headers["cache-control"]
    monkeypatch.delattr(gzip, "compress")
    assert host.ask("GET", f"/assets/{file.name}", **{"accept-encoding": "gzip"}).raw == first.raw
    assert host.ask("GET", f"/assets/{file.name}").raw == file.read_bytes()
    assert host.ask("GET", "/assets/nosuch.js").why == "not-found"
