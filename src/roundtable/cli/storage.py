"""Saves as files: written whole or not at all, read with one clear sentence when they cannot be."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import roundtable as rt
from roundtable.kernel import LoadError, Match, SetupError


def exists(path: Path) -> bool:
    """Whether there is anything of this name; a name that cannot be looked up is named."""
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except (OSError, ValueError) as why:
        raise SetupError(f"{str(path)!r} cannot be used as a file name: {_reason(why)}.") from None
    return True


def write(path: Path, match: Match, **more: Any) -> None:
    """Put the match into the file, on disk, before returning; whatever was there stays until then."""
    text = json.dumps({**match.save(), **more}, ensure_ascii=False, separators=(",", ":")) + "\n"
    draft = path.with_name(f".{path.name}.tmp")  # one name: the next writer tidies up after a killed one
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except (OSError, ValueError) as why:
        with suppress(OSError, ValueError):
            draft.unlink()
        raise SetupError(f"{path} cannot be written: {_reason(why)}.") from None


def _reason(why: Exception) -> str:
    return getattr(why, "strerror", None) or str(why)


def read(path: Path) -> tuple[Match, dict[str, Any]]:
    """The match in a file, and the document it was made from."""
    try:
        document = json.loads(path.read_text("utf-8"))
    except OSError as why:
        raise LoadError(f"{path} cannot be read: {why.strerror or why}.") from None
    except (ValueError, RecursionError):
        raise LoadError(f"{path} is not a saved match: it is not JSON.") from None
    try:
        return rt.load(document), document
    except rt.RoundtableError as why:
        raise LoadError(f"{path}: {why}") from None
