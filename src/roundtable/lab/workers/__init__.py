"""What a worker pool must do: one function. See README.md for its law."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol, TypeVar

R = TypeVar("R")
T = TypeVar("T")


class Workers(Protocol):
    """Anyone who does the work on numbered matches."""

    def spread_out(self, work: Callable[[R, range], T], run: R, games: int, first: int = 1) -> Iterator[T]:
        """What `work` makes of the matches `first` to `games`, chunk by chunk in their order."""
