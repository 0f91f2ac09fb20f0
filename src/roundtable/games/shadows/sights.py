"""Who sees what on the table of Shadows over Camelot: cards by their faces, never by their numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from roundtable.kernel import Viewer
from roundtable.kernel.pack import eye, faces_for

if TYPE_CHECKING:
    from .table import Table


def nothing(value: object, viewer: Viewer, t: Table) -> None:
    """What is only there to remember who knows what."""


def _unknown(cards: Iterable[int], viewer: Viewer, t: Table) -> list[str]:
    bit = eye(viewer)
    return [t.faces[card] for card in cards if not t.seers[card] & bit]


# -- hands -----------------------------------------------------------------------------------------------


def hands(value: list[tuple[int, ...]], viewer: Viewer, t: Table) -> list[list[str]]:
    """One's own, and of the others what one has seen them take; "" is a card that one does not know."""
    return [faces_for(t, hand, viewer) for hand in value]


def hidden_hands(value: list[tuple[int, ...]], viewer: Viewer, t: Table) -> list[list[str]]:
    return [_unknown(hand, viewer, t) for hand in value]


# -- piles -----------------------------------------------------------------------------------------------


def pile(value: list[int], viewer: Viewer, t: Table) -> dict[str, Any]:
    """How many, and what one knows to lie on top or at the bottom."""
    bit = eye(viewer)
    known = [t.faces[card] if t.seers[card] & bit else "" for card in value]
    top, bottom = known[::-1], known
    return {"count": len(value), "top": _until_unknown(top), "bottom": _until_unknown(bottom)}


def _until_unknown(faces: list[str]) -> list[str]:
    return faces[: faces.index("")] if "" in faces else faces


def size(value: list[int], viewer: Viewer, t: Table) -> int:
    return len(value)


def hidden_pile(value: list[int], viewer: Viewer, t: Table) -> list[str]:
    return _unknown(value, viewer, t)


# -- cards on quests and on the Round Table --------------------------------------------------------------


def row(value: Iterable[int], viewer: Viewer, t: Table) -> list[str]:
    """Cards as they lie; "" is one that lies face down for the viewer."""
    bit = eye(viewer)
    return [t.faces[card] if t.seers[card] & bit else "" for card in value]


def rows(value: dict[str, list[int]], viewer: Viewer, t: Table) -> dict[str, list[str]]:
    return {quest: row(cards, viewer, t) for quest, cards in value.items()}


def hidden_rows(value: dict[str, list[int]], viewer: Viewer, t: Table) -> dict[str, list[str]]:
    return {quest: _unknown(cards, viewer, t) for quest, cards in value.items()}


def face_up(value: list[int], viewer: Viewer, t: Table) -> dict[str, list[bool]]:
    """Of who has seen each card, what everybody sees: which black cards on quests lie face up."""
    bit = eye(None)
    return {quest: [bool(value[card] & bit) for card in cards] for quest, cards in t.dark.items()}


def in_force(value: dict[str, int], viewer: Viewer, t: Table) -> list[str]:
    return list(value)


# -- loyalty ---------------------------------------------------------------------------------------------


def loyalty(value: list[str], viewer: Viewer, t: Table) -> list[str]:
    """One's own, once it may be looked at, and what has been shown; "" is hidden."""
    return [
        card if t.shown[seat] or t.ending or (seat == viewer and t.awake) else ""
        for seat, card in enumerate(value)
    ]


def hidden_loyalty(value: list[str], viewer: Viewer, t: Table) -> tuple[int, list[str]]:
    """With every death all learn whether a loyal knight is left, so that a step with one is not taken
    back."""
    unseen = [card for card, seen in zip(value, loyalty(value, viewer, t), strict=True) if not seen]
    return t.status.count("knight"), unseen
