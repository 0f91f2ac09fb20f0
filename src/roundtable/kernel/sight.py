"""Who sees a field of a table: the words of declaration, and what each of them shows and hides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import MISSING, field
from typing import Any, NamedTuple, TypeAlias, get_args, get_origin

from .errors import RuleError

Viewer: TypeAlias = int | None  # a seat, or None for a spectator
View: TypeAlias = dict[str, Any]  # all that a viewer may see, as JSON: see match/view.py


Factory: TypeAlias = Callable[[], object]  # makes the default of a field
# What a viewer is shown of a field with this value, or what is hidden from them, on this table of a game.
Look: TypeAlias = Callable[[Any, Viewer, Any], object]


class Sight(NamedTuple):
    """How a field is seen: what a viewer is shown of it, and what of it is hidden from them."""

    shown: Look
    hidden: Look
    alike: bool = False  # whether all viewers are shown the same, so that it is worked out once for all


def _others(value: Sequence[object], viewer: Viewer, table: object) -> list[object]:
    return [None if seat == viewer else item for seat, item in enumerate(value)]


def _own_or_size(value: Sequence[Sequence[object]], viewer: Viewer, table: object) -> list[object]:
    return [list(item) if seat == viewer else len(item) for seat, item in enumerate(value)]


def _own_only(value: Sequence[object], viewer: Viewer, table: object) -> list[object]:
    return [item if seat == viewer else None for seat, item in enumerate(value)]


OPEN = Sight(lambda value, viewer, table: value, lambda value, viewer, table: None, alike=True)
COUNTED = Sight(lambda value, viewer, table: len(value), lambda value, viewer, table: value, alike=True)
COUNTED_ROWS = Sight(lambda value, viewer, table: [len(pile) for pile in value], COUNTED.hidden, alike=True)
OWNED = Sight(_own_or_size, _others)
PRIVATE = Sight(_own_only, _others)
SECRET = Sight(lambda value, viewer, table: None, lambda value, viewer, table: value, alike=True)


def _declared(sight: Sight, default: object, factory: Factory | None) -> Any:
    if factory is not None:
        return field(default_factory=factory, metadata={"sight": sight})
    return field(default=default, metadata={"sight": sight})


def everyone(*, default: object = MISSING, factory: Factory | None = None) -> Any:
    """Everybody sees it, spectators included. A field begins empty or at 0 if no default is given."""
    return _declared(OPEN, default, factory)


def count(*, default: object = MISSING, factory: Factory | None = None) -> Any:
    """Everybody sees how many, nobody which."""
    return _declared(COUNTED, default, factory)


def owner(*, default: object = MISSING, factory: Factory | None = None) -> Any:
    """One entry a seat: each seat sees its own, and of the others how many."""
    return _declared(OWNED, default, factory)


def private(*, default: object = MISSING, factory: Factory | None = None) -> Any:
    """One entry a seat: each seat sees its own, and of the others nothing, not even how many."""
    return _declared(PRIVATE, default, factory)


def nobody(*, default: object = MISSING, factory: Factory | None = None) -> Any:
    """Nobody sees it."""
    return _declared(SECRET, default, factory)


def seen(
    shown: Look,
    *,
    known: bool = False,
    hidden: Look | None = None,
    default: object = MISSING,
    factory: Factory | None = None,
) -> Any:
    """Shown as the function (value, viewer, table) says: for what depends on options or on knowledge. What is
    not shown whole counts as hidden, unless it is `known`: everyone who has followed the game could tell it.
    Where it comes to light bit by bit, `hidden` says what is still hidden: a step that changes that cannot be
    undone."""

    def unseen(value: object, viewer: Viewer, table: object) -> object:
        return None if known or shown(value, viewer, table) == value else value

    return _declared(Sight(shown, hidden or unseen), default, factory)


def is_pile(hint: object) -> bool:
    """Whether a type is a pile, whose size can be shown, and no record."""
    return get_origin(hint) is list or (get_origin(hint) is tuple and get_args(hint)[1:] == (Ellipsis,))


def suited(sight: Sight, hint: object, name: str) -> Sight:
    """The sight for a field of this type; one that cannot show it is refused."""
    item = get_args(hint)[0] if is_pile(hint) else None
    if sight is COUNTED and item is not None:
        return COUNTED_ROWS if is_pile(item) else COUNTED
    if sight in (COUNTED, OWNED, PRIVATE) and (item is None or (sight is OWNED and not is_pile(item))):
        raise RuleError(
            f"Field {name} of type {hint} cannot have this sight: count needs a pile, "
            "owner a list with a pile for each seat, private a list with an entry for each seat."
        )
    return sight
