"""How a game describes its table for people: panels of text that any screen can draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol


class Panel(NamedTuple):
    """A titled grid of text. Rows may be shorter than the header; `mark` is a row to point at, `tints` are
    colours for the columns."""

    title: str
    header: Sequence[str]
    rows: Sequence[Sequence[str]]
    mark: int | None = None
    tints: Sequence[str] = ()


class Speaker(Protocol):
    """Whoever turns keys into sentences in the reader's language."""

    def say(self, key: str, **args: Any) -> str: ...

    def name(self, thing: Any) -> str: ...

    def listed(self, things: Any) -> str: ...

    def player(self, seat: int) -> str: ...
