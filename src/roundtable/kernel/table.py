"""What lies on a table: plain fields, each with a declared visibility and a generated copy.

    @table
    class Table(kernel.Table):
        supply: list[str] = count()      # everybody sees how many
        hands: list[Hand] = owner()      # each seat its own, of the others how many
        discard: list[str] = everyone()

A field without one of these declarations is refused when the class is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from dataclasses import Field as Declared
from types import NoneType
from typing import (
    TYPE_CHECKING,
    Any,
    NamedTuple,
    Self,
    TypeAlias,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from .chance import Chance
from .errors import RuleError
from .log import UNREAD, Line
from .plain import Figures, Plain, Reader, copier, copy_expression, freeze, reader
from .sight import Sight, count, everyone, is_pile, nobody, owner, private, seen, suited
from .tape import Cell

T = TypeVar("T", bound="type[Table]")
Chosen: TypeAlias = dict[str, Any]  # the options of a match: what was chosen for each
Facts: TypeAlias = dict[str, Any]  # what a seat has been shown in secret, by name


def _fixed(args: Mapping[str, object]) -> Figures:
    """Figures as they are now, though a pile that was passed goes on changing."""
    return {name: freeze(value) for name, value in args.items()}


@dataclass(slots=True, eq=False, kw_only=True)
class Table:
    """The part that every table has; games add their fields with @table."""

    seats: int
    options: Chosen
    chance: Chance
    told: Cell[Line] = None  # the log, see log.py; a match keeps one as soon as somebody wants to read it
    learnt: list[Facts] = field(default_factory=list)  # seat -> what it has been shown in secret
    content: Any = None  # what the game has read from files for these options; the same for all copies
    layout: Any = None  # what everybody knows that these options stand for, likewise

    if TYPE_CHECKING:

        def copy(self) -> Self:
            """An independent table; generated for each class from its annotations."""

    def tell(self, key: str, /, **args: object) -> None:
        """Write an event that everybody may read."""
        if self.told is UNREAD:
            return
        for value in args.values():
            if type(value) is list:
                args = _fixed(args)
                break
        self.told = (self.told, (key, args, None, None))

    def tell_apart(
        self, seats: Iterable[int], key: str, secret: Mapping[str, object], /, **args: object
    ) -> None:
        """Write an event that everybody may read, with more in it for these seats: they read `key.own`."""
        if self.told is not UNREAD:
            self.told = (self.told, (key, _fixed(args), tuple(seats), _fixed(secret)))

    def tell_only(self, seats: Iterable[int], key: str, /, **args: object) -> None:
        """Write an event that nobody except these seats learns of."""
        if self.told is not UNREAD:
            self.told = (self.told, (key, _fixed(args), tuple(seats), None))

    def learn(self, seat: int, fact: str, value: object) -> None:
        """Remember for good that the seat has been shown this; a later value replaces the older."""
        self.learnt[seat] = {**self.learnt[seat], fact: freeze(value)}

    def forget(self, *facts: str, seat: int | None = None) -> None:
        """Strike facts that are true no longer (the looked-at cards were shuffled), for a seat or for all."""
        for who, known in enumerate(self.learnt):
            if known and seat in (None, who) and not known.keys().isdisjoint(facts):
                self.learnt[who] = {fact: value for fact, value in known.items() if fact not in facts}


class Field(NamedTuple):
    name: str
    sight: Sight
    read: Reader


EMPTY: dict[type, Plain] = {int: 0, str: "", bool: False}  # what a field of such a type begins with
FIELDS: dict[type, tuple[Field, ...]] = {}  # of each table class, its declared fields
SIGHTS: dict[type, dict[str, Sight]] = {}  # the same by name: who sees a field
SHARED = ("seats", "options", "told", "content", "layout")
OWN = {"chance": "self.chance.copy()", "learnt": "self.learnt[:]"}  # how each copy gets its own


@dataclass_transform(kw_only_default=True, field_specifiers=(everyone, count, owner, private, nobody, seen))
def table(cls: T) -> T:
    """Make a table class: slots, keyword constructor, declared fields, a copy in a few microseconds."""
    hints = get_type_hints(cls)
    for name, declared in vars(cls).items():
        if isinstance(declared, Declared):
            _begin_empty(declared, hints[name], name)
    made: T = dataclass(slots=True, eq=False, kw_only=True)(cls)  # type: ignore[assignment]
    listed = []
    for item in fields(made):
        if item.name in (*SHARED, *OWN):
            continue
        if "sight" not in item.metadata:
            raise RuleError(
                f"Field {item.name} does not say who sees it: use everyone, count, owner or nobody."
            )
        hint = hints[item.name]
        listed.append(Field(item.name, suited(item.metadata["sight"], hint, item.name), reader(hint)))
    FIELDS[made] = tuple(listed)
    SIGHTS[made] = {item.name: item.sight for item in listed}
    copied = {item.name: copy_expression(hints[item.name], f"self.{item.name}") for item in listed}
    shared = {name: f"self.{name}" for name in SHARED}
    made.copy = copier(made, {**shared, **OWN, **copied})  # type: ignore[method-assign, assignment]
    return made


def _begin_empty(declared: Declared[Any], hint: object, name: str) -> None:
    """Give a field without a default the one that its type suggests."""
    copy_expression(hint, name)  # refuses anything that is not plain data
    if declared.default is not MISSING or declared.default_factory is not MISSING:
        return
    if get_origin(hint) is list:
        declared.default_factory = list
    elif get_origin(hint) is dict:
        declared.default_factory = dict
    elif isinstance(hint, type) and hint in EMPTY:
        declared.default = EMPTY[hint]
    elif is_pile(hint):
        declared.default = ()
    elif NoneType in get_args(hint):
        declared.default = None
    else:
        raise RuleError(f"Field {name} of type {hint} needs a default.")
