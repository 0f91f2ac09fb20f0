"""Histories that many matches can share: linked cells, newest first.

Appending makes a new cell and leaves the old ones alone, so that a clone costs one reference
whatever the length of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Cell: TypeAlias = tuple["Cell[T]", T] | None  # None, or (older cell, item)


def unwind(cell: Cell[T], until: Cell[T] = None) -> list[T]:
    """The items in the order in which they were added, after the cell `until`."""
    items = []
    while cell is not until and cell is not None:
        cell, item = cell
        items.append(item)
    items.reverse()
    return items


def newest(cell: Cell[T]) -> T:
    """The item that was added last."""
    if cell is None:
        raise IndexError("Nothing has been added yet.")
    return cell[1]


def wind(items: Iterable[T]) -> Cell[T]:
    cell: Cell[T] = None
    for item in items:
        cell = (cell, item)
    return cell
