"""Plain data: which types a table field may have, and how each is copied, written and read back.

Everything is derived from the annotation, once per class, so that no game writes copying or codec code.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import NoneType, UnionType
from typing import Any, TypeAlias, TypeVar, Union, get_args, get_origin

from .errors import LoadError, RuleError

T = TypeVar("T")
Plain: TypeAlias = int | str | bool | tuple["Plain", ...] | None  # options, answers, arguments of rules
Figures: TypeAlias = dict[str, Any]  # what a text speaks of, by name: of a prompt, an event, a message
Document: TypeAlias = dict[str, Any]  # a save, a description of a table: as JSON has it
Reader: TypeAlias = Callable[[object], object]  # checks a JSON value and gives back the value of a field

SCALARS = (int, str, bool, NoneType)
FLAT = frozenset(SCALARS)  # the same for asking quickly: most of what is copied is flat
ROWS = (list, tuple)
READABLE = 60  # characters of a wrong value that are repeated
LISTED = 10  # values that a message names


def immutable(hint: object) -> bool:
    """Whether values of this type may be shared between copies."""
    if hint in SCALARS or hint is None:
        return True
    if get_origin(hint) in (tuple, Union, UnionType):
        return all(arg is Ellipsis or immutable(arg) for arg in get_args(hint))
    return False


def copy_expression(hint: object, source: str, depth: int = 0) -> str:
    """Python source that copies a value of this type as cheaply as can be."""
    if immutable(hint):
        return source
    origin, item = get_origin(hint), f"x{depth}"
    if origin is list:
        inner = copy_expression(get_args(hint)[0], item, depth + 1)
        return f"{source}[:]" if inner == item else f"[{inner} for {item} in {source}]"
    if origin is dict and get_args(hint)[0] in (int, str):
        inner = copy_expression(get_args(hint)[1], item, depth + 1)
        if inner == item:
            return f"{source}.copy()"
        return f"{{k{depth}: {inner} for k{depth}, {item} in {source}.items()}}"
    raise RuleError(
        f"A table field cannot have the type {hint}: use int, str, bool, None, tuple, list or dict."
    )


def copier(kind: type[T], slots: Mapping[str, str]) -> Callable[[T], T]:
    """A function that copies an object slot by slot, as these expressions say. It is written for its class,
    since to go over the slots one by one would take twice the time."""
    lines = ["def copy(self):", " twin = new(kind)"]
    lines += [f" twin.{name} = {expression}" for name, expression in slots.items()]
    scope: dict[str, Any] = {"new": object.__new__, "kind": kind}
    exec(compile("\n".join([*lines, " return twin"]), f"<copy of {kind.__module__}>", "exec"), scope)
    copy: Callable[[T], T] = scope["copy"]
    return copy


def freeze(value: object) -> Any:
    """Plain data with tuples for lists: an option, an argument or an event as it came out of JSON."""
    if isinstance(value, ROWS):
        return tuple([item if type(item) in FLAT else freeze(item) for item in value])
    return value


def without(pile: tuple[T, ...], gone: tuple[T, ...]) -> tuple[T, ...]:
    """What is left of a pile when these are gone."""
    if not gone:
        return pile
    left = list(pile)
    for card in gone:
        left.remove(card)
    return tuple(left)


def melt(value: object) -> Any:
    """Plain data as JSON has it: lists for tuples, text for the keys of dicts."""
    if isinstance(value, ROWS):
        return [item if type(item) in FLAT else melt(item) for item in value]
    if isinstance(value, dict):
        return {str(key): melt(item) for key, item in value.items()}
    return value


def keep(value: object) -> object:
    """A field of a table as JSON keeps it: dicts as pairs, since a store may keep no order of keys."""
    if isinstance(value, ROWS):
        return [item if type(item) in FLAT else keep(item) for item in value]
    if isinstance(value, dict):
        return [[key, keep(item)] for key, item in value.items()]
    return value


def alike(one: object, other: object) -> bool:
    """Whether equal values are of one type throughout: 1 is not True, whatever Python says."""
    if type(one) is not type(other):
        return False
    return not (isinstance(one, tuple) and isinstance(other, tuple)) or all(map(alike, one, other))


def is_plain(value: object) -> bool:
    """Whether a value may be an option or an argument of an event."""
    if isinstance(value, tuple):
        return all(is_plain(item) for item in value)
    return type(value) in SCALARS


def shown(value: object) -> str:
    """A wrong value for a message: whatever it is, something short."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of too many digits, or lists in lists in lists
        return f"a {type(value).__name__}"
    return text if len(text) <= READABLE else f"{text[:READABLE]}…"


def listed(values: Sequence[object]) -> str:
    """What there is instead, for a message: the first of them, and how many more."""
    named = ", ".join(map(shown, values[:LISTED]))
    return named if len(values) <= LISTED else f"{named} and {len(values) - LISTED} more"


def reader(hint: object) -> Reader:
    """A function that checks a JSON value against the type and gives back the value of that type."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _first_of([reader(arg) for arg in args], hint)
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return _sequence(reader(args[0]), tuple, hint)
    if origin is tuple:
        return _record([reader(arg) for arg in args], hint)
    if origin is list:
        return _sequence(reader(args[0]), list, hint)
    if origin is dict:
        return _mapping(args[0], reader(args[1]), hint)
    return _scalar(hint if isinstance(hint, type) else NoneType)


def _scalar(kind: type) -> Reader:
    def read(value: object) -> object:
        if type(value) is not kind:
            raise LoadError(f"{value!r} is given where {kind.__name__} is needed")
        return value

    return read


def _sequence(item: Reader, make: Callable[[list[object]], object], hint: object) -> Reader:
    def read(value: object) -> object:
        if not isinstance(value, list):
            raise LoadError(f"{value!r} is given where {hint} is needed")
        return make([item(one) for one in value])

    return read


def _record(parts: list[Reader], hint: object) -> Reader:
    def read(value: object) -> object:
        if not isinstance(value, list) or len(value) != len(parts):
            raise LoadError(f"{value!r} is given where {hint} is needed")
        return tuple([part(one) for part, one in zip(parts, value, strict=True)])

    return read


def _mapping(key: type, item: Reader, hint: object) -> Reader:
    def read(value: object) -> object:
        if not isinstance(value, list) or not all(type(k) is key for k, _ in value):
            raise LoadError(f"{value!r} is given where {hint} is needed")
        return {k: item(one) for k, one in value}

    return read


def _first_of(readers: list[Reader], hint: object) -> Reader:
    def read(value: object) -> object:
        for one in readers:
            try:
                return one(value)
            except LoadError:
                continue
        raise LoadError(f"{value!r} is given where {hint} is needed")

    return read
