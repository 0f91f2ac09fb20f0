"""Who sees what on the table of Tainted Grail: all is open but the order of piles and what is unread."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roundtable.kernel import Viewer

if TYPE_CHECKING:
    from .table import Table


def size(value: list[str], viewer: Viewer, t: Table) -> int:
    return len(value)


def by_chance(value: list[str], viewer: Viewer, t: Table) -> list[str]:
    """Of the event deck only the random events: in which order the others come is the chapter's, unread."""
    return [event for event in value if t.content.events[event].random]


def sizes(value: dict[str, list[str]], viewer: Viewer, t: Table) -> dict[str, int]:
    return {name: len(pile) for name, pile in value.items()}


def rows(value: dict[str, list[list[str]]], viewer: Viewer, t: Table) -> dict[str, list[int]]:
    return {name: [len(pile) for pile in piles] for name, piles in value.items()}


def none(value: Any, viewer: Viewer, t: Table) -> tuple[()]:
    """Sorted cards that follow from what else lies open: kept from view because they are unread."""
    return ()


def contents(value: Any, viewer: Viewer, t: Table) -> Any:
    return value
