"""[The dragon], [Spears], [Several knights on one space]: how knights and the dragon move."""

from __future__ import annotations

from roundtable.kernel import OVER, Ask, Flow, Follow, Rulebook

from .table import Table

book = Rulebook()


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
    if t.at[seat] < t.dragon <= space:
        return meet_dragon(seat, space, counted)
    return stop(t, seat, space)


@book.rule
def meet_dragon(t: Table, seat: int, space: int, counted: bool) -> Flow:
    """[The dragon] Who moves forward and would pass the dragon, or end with it, stops behind it. He may
    spend a spear to go round it and on: the dragon's space is a step like any other, unless a group plays
    otherwise, but if it would be the last, he goes one further (GC-7). `counted` are steps, not the way to a
    castle (GC-9)."""
    further = space == t.dragon or (counted and t.options["spear_skips"])
    past, short = min(space + further, t.track.finish), t.dragon - 1
    if t.spears[seat] and (yield Ask(seat, "spear.spend", (True, False), past=past, short=short)):
        t.spears[seat] -= 1
        t.tell("spear.spent", seat=seat)
        return stop(t, seat, past)
    t.tell("dragon.stops", seat=seat)
    return stop(t, seat, short)


def stop(t: Table, seat: int, space: int) -> Follow:
    """[The first wins] A knight comes to a space; the first at the finish wins at once."""
    t.tell("move.to" if space != t.at[seat] else "move.stays", seat=seat, space=space)
    t.move(seat, space)
    if space < t.track.finish:
        return None
    t.winner = seat
    t.tell("finish", seat=seat)
    return OVER


@book.rule
def go_back(t: Table, seat: int, steps: int) -> None:
    """[The dragon] Who moves back pays no heed to the dragon; if he would end with it, he goes one further.
    Nobody goes behind the rearmost start (GC-13); if the dragon is there, he stays before it (GC-14)."""
    space = max(0, t.at[seat] - steps)
    if space == t.dragon:
        space = space - 1 if space else min(t.dragon + 1, t.at[seat])
    t.tell("move.back" if space != t.at[seat] else "move.stays", seat=seat, space=space)
    t.move(seat, space)


@book.rule
def move_dragon(t: Table, seat: int) -> Flow:
    """[The dragon] He moves the dragon to any free space but the finish: no knight stands there, and it is
    another than now (GC-16)."""
    taken = {*t.at, t.dragon}
    free = tuple([space for space in range(t.track.finish) if space not in taken])
    space = yield Ask(seat, "dragon.where", free)
    t.dragon = space
    t.tell("dragon.moved", seat=seat, space=space)
    return None
