"""[The dragon], [Spears], [Several knights on one space]: how knights and the dragon move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from roundtable.kernel import OVER, Ask, Flow, Follow, Rulebook

from .table import Table
from .track import Track

book = Rulebook()


class Race(Protocol):
    """What decides where a move ends: a table, or as much of one as a seat sees."""

    @property
    def at(self) -> Sequence[int]: ...
    @property
    def dragon(self) -> int: ...
    @property
    def spears(self) -> Sequence[int]: ...
    @property
    def track(self) -> Track: ...
    @property
    def options(self) -> Mapping[str, Any]: ...


# -- forward ---------------------------------------------------------------------------------------------


@book.rule
def walk(t: Table, seat: int, steps: int) -> Follow:
    """[Moving forward] So many spaces; who would pass the finish stops there (GC-10)."""
    return _forward(t, seat, t.at[seat] + steps, counted=True)


@book.rule
def walk_to(t: Table, seat: int, space: int | None) -> Follow:
    """[Castles and churches] To a certain space ahead; nowhere if there is none (GC-40)."""
    if space is None:
        t.tell("move.nowhere", seat=seat)
        return None
    return _forward(t, seat, space, counted=False)


def _forward(t: Table, seat: int, space: int, counted: bool) -> Follow:
    space = min(space, t.track.finish)
    return meet_dragon(seat, space, counted) if barred(t, seat, space) else stop(t, seat, space)


def barred(race: Race, seat: int, space: int) -> bool:
    """Whether the dragon is on the way to a space, or lies there."""
    return race.at[seat] < race.dragon <= space


@book.rule
def meet_dragon(t: Table, seat: int, space: int, counted: bool) -> Flow:
    """[The dragon] A knight that moves forward and would pass the dragon, or end with it, stops behind it.
    Its player may spend a spear to go round it and on."""
    past, short = beyond(t, space, counted), t.dragon - 1
    if t.spears[seat] and (yield Ask(seat, "spear.spend", (True, False), past=past, short=short)):
        t.spears[seat] -= 1
        t.tell("spear.spent", seat=seat)
        return stop(t, seat, past)
    t.tell("dragon.stops", seat=seat)
    return stop(t, seat, short)


def beyond(race: Race, space: int, counted: bool) -> int:
    """[Spears] Where a knight comes that goes round the dragon: the dragon's space is a step like any other,
    unless a group plays otherwise, but if it would be the last, the knight goes one further (GC-7).
    `counted` are steps, not the way to a castle (GC-9)."""
    further = space == race.dragon or (counted and race.options["spear_skips"])
    return min(space + further, race.track.finish)


def forward(race: Race, seat: int, space: int, armed: bool = False, counted: bool = True) -> int:
    """Where a move forward would end if a knight spent the spear that it has, or gets by then (`armed`)."""
    space = min(space, race.track.finish)
    if not barred(race, seat, space):
        return space
    return beyond(race, space, counted) if armed or race.spears[seat] else race.dragon - 1


def stop(t: Table, seat: int, space: int) -> Follow:
    """[The first wins] A knight comes to a space; the first at the finish wins at once."""
    came = t.at[seat]
    t.tell("move.to" if space != came else "move.stays", seat=seat, space=space, came=came)
    t.move(seat, space)
    if space < t.track.finish:
        return None
    t.winner = seat
    t.tell("finish", seat=seat)
    return OVER


# -- back, and the dragon itself -------------------------------------------------------------------------


@book.rule
def go_back(t: Table, seat: int, steps: int) -> None:
    """[The dragon] A knight that moves back ignores the dragon; if it would end there, it goes one space
    further. Nobody goes behind the rearmost start (GC-13); if the dragon is there, the knight stays in front
    of it (GC-14)."""
    space, came = backward(t, seat, steps), t.at[seat]
    t.tell("move.back" if space != came else "move.stays", seat=seat, space=space, came=came)
    t.move(seat, space)


def backward(race: Race, seat: int, steps: int) -> int:
    """Where a move back ends."""
    space = max(0, race.at[seat] - steps)
    if space != race.dragon:
        return space
    return space - 1 if space else min(race.dragon + 1, race.at[seat])


@book.rule
def move_dragon(t: Table, seat: int) -> Flow:
    """[The dragon] The player moves the dragon to any free space except the finish: one without a knight, and
    not where it is now (GC-16)."""
    free = tuple(sorted({*range(t.track.finish)} - {*t.at, t.dragon}))
    space = yield Ask(seat, "dragon.where", free)
    t.tell("dragon.moved", seat=seat, space=space, came=t.dragon)
    t.dragon = space
    return None
