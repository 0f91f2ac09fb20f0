"""What lies on a table: plain fields, each with a declared visibility and a generated copy.

    @table
    class Table(kernel.Table):
        supply: list[str] = count(factory=list)      # everybody sees how many
        hands: list[Hand] = owner(factory=list)      # each seat its own, of the others how many
        discard: list[str] = everyone(factory=list)

A field without one of these declarations is refused when the class is made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import (
    TYPE_CHECKING,
    Any,
    NamedTuple,
    Self,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from .chance import Chance
from .errors import RuleError
from .plain import copy_expression, freeze, reader
from .tape import Cell

Viewer = int | None  # a seat, or None for a spectator
T = TypeVar("T", bound="type[Table]")


class Sight(NamedTuple):
    """How a field is seen: what a viewer is shown of it, and what of it is hidden from him."""

    shown: Callable[[Any, Viewer, Any], Any]
    hidden: Callable[[Any, Viewer, Any], Any]


def _fixed(args: Mapping[str, Any]) -> dict[str, Any]:
    """Figures as they are now, though a pile that was passed goes on changing."""
    return {name: freeze(value) if value.__class__ is list else value for name, value in args.items()}


def is_pile(hint: Any) -> bool:
    """Whether a type is a pile, whose size can be shown, and no record."""
    return get_origin(hint) is list or (get_origin(hint) is tuple and get_args(hint)[1:] == (Ellipsis,))


def suited(sight: Sight, hint: Any, name: str) -> Sight:
    """The sight for a field of this type; one that cannot show it is refused."""
    item = get_args(hint)[0] if is_pile(hint) else None
    if sight is COUNTED and item is not None:
        return COUNTED_ROWS if is_pile(item) else COUNTED
    if sight in (COUNTED, OWNED, PRIVATE) and (item is None or (sight is OWNED and not is_pile(item))):
        raise RuleError(
            f"Field {name} of type {hint} cannot be seen so: count needs a pile, "
            "owner a list with a pile for each seat, private a list with an entry for each seat."
        )
    return sight


def _others(value: Any, viewer: Viewer, table: Any) -> Any:
    return [None if seat == viewer else item for seat, item in enumerate(value)]


def _own_or_size(value: Any, viewer: Viewer, table: Any) -> Any:
    return [list(item) if seat == viewer else len(item) for seat, item in enumerate(value)]


def _own_only(value: Any, viewer: Viewer, table: Any) -> Any:
    return [item if seat == viewer else None for seat, item in enumerate(value)]


OPEN = Sight(lambda value, viewer, table: value, lambda value, viewer, table: None)
COUNTED = Sight(lambda value, viewer, table: len(value), lambda value, viewer, table: value)
COUNTED_ROWS = Sight(lambda value, viewer, table: [len(pile) for pile in value], COUNTED.hidden)
OWNED = Sight(_own_or_size, _others)
PRIVATE = Sight(_own_only, _others)
SECRET = Sight(lambda value, viewer, table: None, lambda value, viewer, table: value)


def _declared(sight: Sight, default: Any, factory: Any) -> Any:
    if factory is not None:
        return field(default_factory=factory, metadata={"sight": sight})
    return field(default=default, metadata={"sight": sight})


def everyone(*, default: Any = None, factory: Any = None) -> Any:
    """Everybody sees it, spectators included."""
    return _declared(OPEN, default, factory)


def count(*, default: Any = None, factory: Any = None) -> Any:
    """Everybody sees how many, nobody which."""
    return _declared(COUNTED, default, factory)


def owner(*, default: Any = None, factory: Any = None) -> Any:
    """One entry a seat: each seat sees its own, and of the others how many."""
    return _declared(OWNED, default, factory)


def private(*, default: Any = None, factory: Any = None) -> Any:
    """One entry a seat: each seat sees its own, and of the others nothing, not even how many."""
    return _declared(PRIVATE, default, factory)


def nobody(*, default: Any = None, factory: Any = None) -> Any:
    """Nobody sees it."""
    return _declared(SECRET, default, factory)


def seen(shown: Callable[[Any, Viewer, Any], Any], *, default: Any = None, factory: Any = None) -> Any:
    """Shown as the function (value, viewer, table) says: for what depends on options or on knowledge."""

    def hidden(value: Any, viewer: Viewer, table: Any) -> Any:
        return None if shown(value, viewer, table) == value else value

    return _declared(Sight(shown, hidden), default, factory)


@dataclass(slots=True, eq=False, kw_only=True)
class Table:
    """The part that every table has; games add their fields with @table."""

    seats: int
    options: Mapping[str, Any]
    chance: Chance
    told: Cell = None  # the log, see log.py
    learnt: list[dict[str, Any]] = field(default_factory=list)  # seat -> what it has been shown in secret

    if TYPE_CHECKING:

        def copy(self) -> Self:
            """An independent table; generated for each class from its annotations."""

    def tell(self, key: str, **args: Any) -> None:
        """Write an event that everybody may read."""
        self.told = (self.told, (key, _fixed(args), None, None))

    def tell_apart(self, seats: Iterable[int], key: str, secret: Mapping[str, Any], **args: Any) -> None:
        """Write an event that everybody may read, with more in it for these seats: they read `key.own`."""
        self.told = (self.told, (key, _fixed(args), tuple(seats), _fixed(secret)))

    def tell_only(self, seats: Iterable[int], key: str, **args: Any) -> None:
        """Write an event that nobody but these seats learns of."""
        self.told = (self.told, (key, _fixed(args), tuple(seats), None))

    def learn(self, seat: int, fact: str, value: Any) -> None:
        """Remember for good that the seat has been shown this; a later value replaces the older."""
        self.learnt[seat] = {**self.learnt[seat], fact: freeze(value)}

    def forget(self, *facts: str) -> None:
        """Strike facts that are true no longer (the looked-at cards were shuffled), for every seat."""
        for seat, known in enumerate(self.learnt):
            if not known.keys().isdisjoint(facts):
                self.learnt[seat] = {fact: value for fact, value in known.items() if fact not in facts}


class Field(NamedTuple):
    name: str
    sight: Sight
    read: Callable[[Any], Any]
    copy: Callable[[Any], Any]


FIELDS: dict[type, tuple[Field, ...]] = {}  # of each table class, its declared fields
SHARED = ("seats", "options", "told")


@dataclass_transform(kw_only_default=True, field_specifiers=(everyone, count, owner, private, nobody, seen))
def table(cls: T) -> T:
    """Make a table class: slots, keyword constructor, declared fields, a copy in a few microseconds."""
    made: T = dataclass(slots=True, eq=False, kw_only=True)(cls)  # type: ignore[assignment]
    hints = get_type_hints(made)
    listed = []
    for item in fields(made):
        if item.name in (*SHARED, "chance", "learnt"):
            continue
        if "sight" not in item.metadata:
            raise RuleError(
                f"Field {item.name} does not say who sees it: use everyone, count, owner or nobody."
            )
        hint = hints[item.name]
        copier = _copier(hint)
        listed.append(Field(item.name, suited(item.metadata["sight"], hint, item.name), reader(hint), copier))
    FIELDS[made] = tuple(listed)
    made.copy = _table_copier(made, {item.name: hints[item.name] for item in listed})  # type: ignore[method-assign]
    return made


def _compile(source: str, name: str, **names: Any) -> Any:
    scope = dict(names)
    exec(compile(source, f"<generated {name}>", "exec"), scope)
    return scope[name]


def _copier(hint: Any) -> Callable[[Any], Any]:
    copier: Callable[[Any], Any] = _compile(f"def copy(x):\n return {copy_expression(hint, 'x')}", "copy")
    return copier


def _table_copier(cls: type, hints: dict[str, Any]) -> Any:
    lines = ["def copy(self):", " c = new(cls)"]
    lines += [f" c.{name} = self.{name}" for name in SHARED]
    lines += [" c.chance = self.chance.copy()", " c.learnt = self.learnt[:]"]
    lines += [f" c.{name} = {copy_expression(hint, f'self.{name}')}" for name, hint in hints.items()]
    lines += [" return c"]
    return _compile("\n".join(lines), "copy", new=object.__new__, cls=cls)
