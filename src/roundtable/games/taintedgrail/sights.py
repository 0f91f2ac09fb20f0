"""Who sees what on the table of Tainted Grail: all is open but the order of piles and what is unread. What
has been read, laid or drawn has come to light, and nobody takes that back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roundtable.kernel import Viewer

if TYPE_CHECKING:
    from .table import Page, Table


def size(value: list[str], viewer: Viewer, t: Table) -> int:
    return len(value)


def to_come(value: list[str], viewer: Viewer, t: Table) -> list[Any]:
    """Of the event deck how many are unread, and the random ones: in which order the others come is the
    chapter's."""
    return [len(value), *[event for event in value if t.content.events[event].random]]


def sizes(value: dict[str, list[str]], viewer: Viewer, t: Table) -> dict[str, int]:
    return {name: len(pile) for name, pile in value.items()}


def rows(value: dict[str, list[list[str]]], viewer: Viewer, t: Table) -> dict[str, list[int]]:
    return {name: [len(pile) for pile in piles] for name, piles in value.items()}


def none(value: Any, viewer: Viewer, t: Table) -> tuple[()]:
    """Sorted cards that follow from what else lies open: kept from view because they are unread."""
    return ()


def contents(value: Any, viewer: Viewer, t: Table) -> Any:
    return value


def whole(value: Any, viewer: Viewer, t: Table) -> Any:
    return value


def known_lines(value: list[Page], viewer: Viewer, t: Table) -> frozenset[Any]:
    """Of the journal, what is unread no longer; to read the same once more tells nothing new."""
    return frozenset([(verse, row, line) for _, verse, row, lines in value for line in ("opened", *lines)])


def known_places(value: list[int], viewer: Viewer, t: Table) -> frozenset[int]:
    return frozenset(value)
