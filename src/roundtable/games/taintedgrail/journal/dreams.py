"""[Dreams] What comes to those who sleep where dreams come, and to those who have gone mad."""

from __future__ import annotations

from roundtable.kernel import Follow, Rulebook

from ..content.language import Act
from ..effects.conditions import Context
from ..effects.in_force import modifier
from ..effects.verbs import Acts
from ..table import Seats, Table
from .reading import read

book = Rulebook()


def dream(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Dreams] The dream of this place, for those who have gone mad the nightmare; everybody dreams where
    they are."""
    return tuple([sleep(there) for there in by_place(t, context.members(t))])


def by_place(t: Table, seats: Seats) -> list[Seats]:
    """Those of them who are together."""
    places = dict.fromkeys([t.place[seat] for seat in seats])
    return [tuple([seat for seat in seats if t.place[seat] == place]) for place in places]


@book.rule
def sleep(t: Table, seats: Seats) -> Follow:
    """[Dusk, 6] Heroes who sleep where dreams come read them; the mad read the nightmare instead, together. A
    hero who never dreams does not, at any time of day."""
    there = [seat for seat in seats if t.is_alive(seat) and not modifier(t, seat, "no_dream")]
    if not there:
        return None
    number = t.place[there[0]]
    sane = tuple([seat for seat in there if not t.insane(seat)])
    mad = tuple([seat for seat in there if t.insane(seat)])
    dreams, nights = _dreamt(t, sane, f"{number}.dream"), _dreamt(t, mad, f"{number}.nightmare")
    return dreams, nights, reopen() if t.reading else None


def _dreamt(t: Table, seats: Seats, verse: str) -> Follow:
    return read(verse, seats, "dream") if seats and verse in t.content.verses else None


@book.rule
def reopen(t: Table) -> None:
    """[Dreams] A hero who dreamt in the middle of an exploration continues it, however the dream ended; so
    does one who came to a new chapter."""
    t.closed = False


ACTS: Acts = {"dream": dream}
