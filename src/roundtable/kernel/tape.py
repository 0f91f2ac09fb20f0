"""Histories that many matches can share: linked cells, newest first.

Appending makes a new cell and leaves the old ones alone, so that a clone costs one reference
whatever the length of the game.
"""

from __future__ import annotations

from typing import Any

Cell = Any  # None, or a tuple (older cell, item)


def unwind(cell: Cell, until: Cell = None) -> list[Any]:
    """The items in the order in which they were added, after the cell `until`."""
    items = []
    while cell is not until and cell is not None:
        cell, item = cell
        items.append(item)
    items.reverse()
    return items


def wind(items: Any) -> Cell:
    cell: Cell = None
    for item in items:
        cell = (cell, item)
    return cell
