"""Saves as files: written whole or not at all, read with one clear sentence when they cannot be."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import roundtable as rt
from roundtable.kernel import LoadError, Match, SetupError


def write(path: Path, match: Match, **more: Any) -> None:
    """Put the match into the file, on disk, before returning; whatever was there stays until then."""
    text = json.dumps({**match.save(), **more}, ensure_ascii=False, separators=(",", ":")) + "\n"
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as why:
        draft.unlink(missing_ok=True)
        raise SetupError(f"{path} cannot be written: {why.strerror or why}.") from None


def read(path: Path) -> tuple[Match, dict[str, Any]]:
    """The match in a file, and the document it was made from."""
    try:
        document = json.loads(path.read_text("utf-8"))
    except OSError as why:
        raise LoadError(f"{path} cannot be read: {why.strerror or why}.") from None
    except (ValueError, RecursionError):
        raise LoadError(f"{path} is not a saved match of Roundtable: it is no JSON document.") from None
    try:
        return rt.load(document), document
    except rt.RoundtableError as why:
        raise LoadError(f"{path}: {why}") from None
