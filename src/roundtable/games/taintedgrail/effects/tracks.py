"""[Life tracks] Energy, health and terror: how they change, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Generator

from roundtable.kernel import Ask, Flow, Follow, Frame, Rulebook, without

from ..table import NOBODY, Seats, Table, on_track
from .avoided import spared
from .conditions import Context
from .dying import begin_dying
from .in_force import (
    changed,
    first_of,
    in_force,
    is_for_all,
    modifier,
    reached,
    sources,
    triggered,
    undone,
    usable,
    use_up,
)
from .sources import Key, Source
from .steps import carry_out, opens

book = Rulebook()

NotNow = Callable[[Table, int], tuple[Key, ...]]  # of a hero's abilities those whose time is another


def change(t: Table, seat: int, what: str, number: int, paid: bool = False) -> Frame | None:
    """Move a marker of a living hero; what follows from it. What is paid nothing makes cheaper or dearer
    (TG-129)."""
    if not t.is_alive(seat) or not number:
        return None
    if what == "energy":
        t.count("energy", -number if number < 0 else 0)
        energy, t.energy[seat] = t.energy[seat], on_track(t.energy[seat] + number, t.most_energy(seat))
        _tell(t, "track.energy", seat, t.energy[seat] - energy)
        return None
    return _health(t, seat, number, paid) if what == "health" else _terror(t, seat, number, paid)


def _tell(t: Table, key: str, seat: int, count: int) -> None:
    """By how much a marker has really moved."""
    if count:
        t.tell(key, seat=seat, count=count)


def _health(t: Table, seat: int, number: int, paid: bool) -> Frame | None:
    """[Health] At 0 the hero is dying; with a point of health again they are not. It never rises above where
    it began."""
    if number < 0 and not paid:
        number = min(0, number - modifier(t, seat, "health_loss"))
    before = t.health[seat]
    t.health[seat] = health = on_track(before + number, t.board(seat).health)
    if t.energy[seat] >= health:
        t.energy[seat] = on_track(t.energy[seat], t.most_energy(seat))
    _tell(t, "track.health", seat, health - before)
    if health:
        t.dying[seat] = 0
        return None
    return begin_dying(seat) if not t.dying[seat] else None


def _terror(t: Table, seat: int, number: int, paid: bool) -> Frame | None:
    """[Terror] In its two topmost cells the hero goes mad. At the end of its track it is not gained
    (TG-128)."""
    board, terror, force = t.board(seat), t.terror[seat], None
    if number > 0 and terror == board.terror:
        return None
    if number > 0:
        force = in_force(t, seat)
        if not paid:
            number = max(0, number + changed(t, seat, "terror_gain", force))
            number -= spared(t, seat, "avoid_terror", number)
    t.terror[seat] = on_track(terror + number, board.terror)
    _tell(t, "track.terror", seat, t.terror[seat] - terror)
    if force is None or t.terror[seat] <= terror:
        return None
    if terror < board.insane <= t.terror[seat]:
        t.tell("track.insane", seat=seat)
        force = in_force(t, seat)
    return fire(seat, "gain_terror") if "gain_terror" in force.timed else None


# -- abilities that fire by themselves -------------------------------------------------------------------


@book.rule
def fire(t: Table, seat: int, timing: str) -> Follow:
    """The hero's abilities of a timing; the hero decides their order, and whether to use those that say
    `may`."""
    return fire_in_order(seat, timing, ()) if sources(t, seat, timing) else None


@book.rule
def fire_all(t: Table, seats: Seats, timing: str) -> Follow:
    """The abilities of a timing of all of them, one hero after the other; nothing if nobody has such."""
    for seat in seats:
        if sources(t, seat, timing):
            return _fires(seats, timing)
    return None


def _fires(seats: Seats, timing: str) -> tuple[Frame, ...]:
    return tuple([fire(seat, timing) for seat in seats])


@book.rule
def fire_in_turn(t: Table, seats: Seats, timing: str) -> Flow:
    """[Effects of dawn] Of all heroes, one after the other."""
    seat = yield from whose_first(t, seats, timing)
    if seat == NOBODY:
        return None
    return fire_in_order(seat, timing, ()), fire_in_turn(without(seats, (seat,)), timing)


def nothing(t: Table, seat: int) -> tuple[Key, ...]:
    return ()


def whose_first(t: Table, seats: Seats, timing: str, not_now: NotNow = nothing) -> Generator[Ask, int, int]:
    """[Several effects at once] Which hero comes first; where one hero's effects may reach another, the
    heroes choose (TG-107). Only what would do something counts."""
    having = [seat for seat in seats if sources(t, seat, timing)]
    if len(having) > 1:
        ready = {seat: _ready_sources(t, seat, timing, not_now(t, seat)) for seat in having}
        having = [seat for seat in having if ready[seat]]
        if _order_matters(t, ready):
            return (yield Ask(having[0], "ability.whose", tuple(having), timing=timing))
    return having[0] if having else NOBODY


def _order_matters(t: Table, ready: dict[int, list[Source]]) -> bool:
    """Whether abilities of different heroes differ, and one of them may concern another hero."""
    kinds = {tuple([source.key for source in his]) for his in ready.values() if his}
    return len(kinds) > 1 and any([_reaches_others(t, seat, his) for seat, his in ready.items()])


def _ready_sources(t: Table, seat: int, timing: str, done: tuple[Key, ...]) -> list[Source]:
    his = sources(t, seat, timing)
    ready = _ready(t, seat, his, done) if t.is_alive(seat) else ()
    return [source for source in his if source.key in ready]


def _reaches_others(t: Table, seat: int, his: list[Source]) -> bool:
    """Whether one of these may concern somebody else: all heroes, or one of those at the same place
    (TG-124)."""
    texts = [source.ability.effects for source in his]
    return any([is_for_all(text) or len(reached(t, (seat,), text)) > 1 for text in texts])


@book.rule
def fire_in_order(t: Table, seat: int, timing: str, done: tuple[Key, ...]) -> Flow:
    """[Effects of dawn], [Effects of dusk] All of them, in the order that the hero likes (TG-107)."""
    his = sources(t, seat, timing)
    if not his:
        return None
    ready = _ready(t, seat, his, done)
    if not ready or not t.is_alive(seat):
        return None
    name, at = yield from first_of(seat, timing, ready)
    if len(his) > 1 or his[0].ability.may:
        return fire_one(seat, name, at, timing), fire_in_order(seat, timing, (*done, (name, at)))
    follow = _fired(t, seat, his[0])
    if not follow and sources(t, seat, timing) is his:
        return None  # nothing has changed, so nothing is left to fire
    return follow, fire_in_order(seat, timing, (*done, (name, at)))


def _ready(t: Table, seat: int, his: tuple[Source, ...], done: tuple[Key, ...]) -> tuple[Key, ...]:
    """Those that can be used and have not had their turn; not for a fight or a talk that the hero has
    left."""
    found = []
    for source in undone(his, done) if done else his:
        if source.ability.kind and t.has_left(seat):
            continue
        if usable(t, seat, source) and _opens(t, seat, source):
            found.append(source.key)
    return tuple(dict.fromkeys(found)) if len(found) > 1 else tuple(found)


@book.rule
def fire_one(t: Table, seat: int, name: str, at: int, timing: str) -> Flow:
    """[Abilities] One of them, if it is still in force."""
    found = [source for source in triggered(t, seat, timing) if source.key == (name, at)]
    if not found or not t.is_alive(seat) or not _opens(t, seat, found[0]):
        return None
    source = found[0]
    if source.ability.may and not (yield Ask(seat, "ability.use", (True, False), source=name)):
        return None
    return _fired(t, seat, source)


def _fired(t: Table, seat: int, source: Source) -> Follow:
    use_up(t, seat, source)
    return carry_out(t, source.ability.effects, _for(t, seat, source))


def _opens(t: Table, seat: int, source: Source) -> bool:
    return opens(t, source.ability.effects, _for(t, seat, source))


def _for(t: Table, seat: int, source: Source) -> Context:
    return Context(reached(t, (seat,), source.ability.effects), seat, source.name)
