"""What a seat works out from its view: the table as it sees it, where something is left to find, and how the
menhirs stand. For hints and screens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from roundtable.kernel import Chance, Reading
from roundtable.kernel.log import UNREAD
from roundtable.kernel.plain import freeze
from roundtable.kernel.table import FIELDS

from .content.load import pack
from .content.records import Card, Pack
from .content.verses import Choice
from .effects.conditions import Context, met
from .journal.choices import open_choices
from .places import far
from .table import NOBODY, Table

_EMPTY = Chance("a table as somebody sees it")


class Outlook(Reading):
    """The campaign as a seat sees it."""

    def __init__(self, view: dict[str, Any]) -> None:
        super().__init__(view)
        self.me: int | None = view["viewer"]
        self.t = seen_table(view)
        self._promises: dict[str, float] = {}
        self.kept: dict[Any, Any] = {}  # what has been thought through for this view

    def lead(self, number: int) -> float:
        """What is left to find out at a location, from 0 to 1: nothing of it has been read, or some choice
        that is open now was never taken, there or where a choice has led."""
        name = str(number)
        if number not in self.t.content.explored:
            return 0.0
        return self.promise(name) if name in self.t.read else 1.0

    def promise(self, verse: str) -> float:
        """The best that a verse promises, which has been read."""
        if verse not in self._promises:
            self._promises[verse] = 0.0  # verses lead to one another in circles
            self._promises[verse] = self._best(verse)
        return self._promises[verse]

    def _best(self, verse: str) -> float:
        context = Context(tuple(self.t.living()), NOBODY, f"verse/{verse}")
        for line in self.t.content.verses[verse].lines:
            if line.kind == "redirect" and met(self.t, line.conds, context):
                return self.promise(line.text) if line.text in self.t.read else 1.0
        found = open_choices(self.t, self.t.content.verses[verse], context)
        return max([self.choice(verse, choice) for choice in found], default=0.0)

    def choice(self, verse: str, choice: Choice) -> float:
        """What a choice promises: something new, or what it led to before."""
        t, target = self.t, choice.target
        if (verse, choice.number) not in t.chosen:
            return 1.0 if target != "end" or choice.effects else 0.1
        known = target in t.read and target in t.content.verses
        return 0.9 * self.promise(target) if known else 0.0

    def ways(self, seat: int) -> dict[int, int]:
        """How far every location is."""
        return far(self.t, self.t.place[seat])

    def ways_from(self, number: int) -> dict[int, int]:
        return far(self.t, number)

    def days_left(self) -> int:
        """Until the last light goes out."""
        return max(self.t.wards.values(), default=0)


# -- the table ---------------------------------------------------------------------------------------------

UNKNOWN = ""  # a card that nobody has seen: it joins nothing and does nothing
HIDDEN = {
    "advanced",
    "event_deck",
    "random_deck",
    "encounters",
    "item_deck",
    "secret_deck",
    "draw",
    "collected",
}


def seen_table(view: dict[str, Any]) -> Table:
    """A table with what a view shows. What is hidden is empty; the piles that an encounter draws from are as
    high as they are, of unknown cards. It shares its lists with the view: only copies are played on."""
    blank: Any = Table  # its fields have defaults, which a checker of types does not see
    table: Table = blank(seats=view["seats"], options=view["options"], chance=_EMPTY, learnt=[], told=UNREAD)
    shown = view["table"]
    for name, restored in _FIELDS:
        setattr(table, name, restored(shown[name]) if restored else shown[name])
    table.draw = [[UNKNOWN] * height for height in shown["draw"]]
    table.encounters = {colour: [UNKNOWN] * height for colour, height in shown["encounters"].items()}
    table.advanced = {kind: [[] for _ in heights] for kind, heights in shown["advanced"].items()}
    table.content = _content(view["options"]["pack"])
    return table


@cache
def _content(name: str) -> Pack:
    """A pack in which the unknown card is a card too."""
    known = pack(name)
    unknown = Card(UNKNOWN, "", "", 0, starter=False, passive=False, left={}, right={}, abilities=())
    return replace(known, cards={**known.cards, UNKNOWN: unknown})


def _restorer(kind: Any) -> Callable[[Any], Any] | None:
    """What gives a field its type again: views have lists for tuples and texts for the keys of dicts."""
    if get_origin(kind) is dict and get_args(kind)[0] is int:
        return lambda value: {int(key): item for key, item in value.items()}
    if get_origin(kind) is tuple:
        return freeze
    if get_origin(kind) is list and get_origin(get_args(kind)[0]) is tuple:
        return lambda value: [freeze(item) for item in value]
    return None


_TYPES = get_type_hints(Table)
_FIELDS = [(field.name, _restorer(_TYPES[field.name])) for field in FIELDS[Table] if field.name not in HIDDEN]
