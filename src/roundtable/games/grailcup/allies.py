"""[Allies]: the nine allies in the order in which they are called."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import permutations

from roundtable.kernel import Ask, Flow, Follow, Frame, Rulebook

from .cards import (
    ALLIES,
    BLACKSMITH,
    FAIRY,
    MERLIN,
    MOVES,
    PRIEST,
    PRINCESS,
    SORCERESS,
    SQUIRE,
    TAMER,
    UNICORN,
)
from .moving import move_dragon, stop, walk, walk_to
from .spaces import land, meet
from .table import LAID, LOOKED, Table, clover

book = Rulebook()

# -- 1 ---------------------------------------------------------------------------------------------------


@book.rule
def sorceress(t: Table, seat: int) -> Follow:
    """[1 Sorceress] Move forward one space, then curse one of the other allies."""
    return walk(seat, MOVES[SORCERESS]), name_curse(seat)


@book.rule
def name_curse(t: Table, seat: int) -> Flow:
    """[1 Sorceress] Any of the others may be named, those that lie face up included (GC-32)."""
    t.curse = yield Ask(seat, "curse.ally", ALLIES[1:])
    t.tell("curse.named", seat=seat, ally=t.curse)
    return None


@book.rule
def curse_strikes(t: Table, seat: int) -> Follow:
    """[1 Sorceress] The cursed ally is shown: her knight and his change places at once, whatever lies
    between, and she moves forward one more space; the space where she ends counts for her, not his for him
    (GC-28 … GC-31). Her own second ally is not cursed (GC-32). Where both stand on one space, the exchange
    is no arrival."""
    cursing = t.owner_of(SORCERESS)
    if cursing is None or cursing == seat:
        return None
    together = t.at[cursing] == t.at[seat]
    t.swap(cursing, seat)
    space = t.at[cursing]
    t.tell("curse.strikes", seat=cursing, seats=(seat,), space=space)
    step = walk(cursing, MOVES[SORCERESS])
    return step, end_turn(cursing, space) if together else land(cursing)


# -- 2 ---------------------------------------------------------------------------------------------------


@book.rule
def squire(t: Table, seat: int) -> Flow:
    """[2 Squire] Point at another knight (GC-33), then move forward two spaces."""
    knights = tuple(t.race) if t.options["squire_himself"] else t.others(seat)
    t.favourite = yield Ask(seat, "squire.whom", knights)
    t.tell("squire.named", seat=seat, seats=(t.favourite,))
    return walk(seat, MOVES[SQUIRE])


@book.rule
def squire_jumps(t: Table) -> Follow:
    """[2 Squire] If at the end of the round the knight that he named leads, he moves to the first space
    before it. The dragon stops him like any other move (GC-34)."""
    seat = t.owner_of(SQUIRE)
    if seat is None or t.favourite != t.race[0]:
        return None
    space = t.at[t.race[0]] + 1
    t.tell("squire.jumps", seat=seat, seats=(t.favourite,))
    if t.options["squire_leads"]:
        return fly(seat, space + (space == t.dragon)), land(seat)
    return walk_to(seat, space), end_turn(seat, t.at[seat])


# -- 3 ---------------------------------------------------------------------------------------------------


@book.rule
def merlin(t: Table, seat: int) -> Flow:
    """[3 Merlin] Look in secret at three clover tokens on the track, lay them down in any order, then move
    forward one, two or three spaces. Everybody sees where he looks (GC-35)."""
    spaces = yield Ask(seat, "merlin.look", t.track.looks)
    tokens = tuple([t.token_at(space) for space in spaces])
    t.deeds.append((LOOKED, seat, spaces, tokens))
    for space, token in zip(spaces, tokens, strict=True):
        t.learn(seat, clover(space), token)
    t.tell_apart((seat,), "merlin.looked", _in_order(tokens), seat=seat, where=_listed(spaces))
    return lay_down(seat, spaces), choose_walk(seat, MERLIN)


@book.rule
def lay_down(t: Table, seat: int, spaces: tuple[int, ...]) -> Flow:
    """[3 Merlin] In any order on the same spaces; nobody else sees whether anything changed."""
    tokens = tuple([t.token_at(space) for space in spaces])
    tokens = yield Ask(seat, "merlin.lay", orders(tokens), spaces=spaces)
    t.deeds.append((LAID, seat, spaces, tokens))
    t.forget_clovers(*spaces)
    for space, token in zip(spaces, tokens, strict=True):
        t.lay(space, token)
        t.learn(seat, clover(space), token)
    t.tell_apart((seat,), "merlin.laid", _in_order(tokens), seat=seat, where=_listed(spaces))
    return None


def _in_order(tokens: tuple[str, ...]) -> dict[str, str]:
    return dict(zip(("one", "two", "three"), tokens, strict=True))


@cache
def orders(tokens: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The different orders of tokens, as they are now first."""
    return tuple(dict.fromkeys(permutations(tokens)))


def _listed(spaces: tuple[int, ...]) -> str:
    return ", ".join(map(str, spaces))


@book.rule
def choose_walk(t: Table, seat: int, ally: str) -> Flow:
    """[3 Merlin, 8 Fairy] Move forward as many spaces as one likes of those that the card offers; a way that
    the dragon bars may be chosen (GC-41)."""
    one, two, three = [min(t.at[seat] + steps, t.track.finish) for steps in MOVES[ally]]
    steps = yield Ask(seat, f"{ally}.walk", tuple(MOVES[ally]), one=one, two=two, three=three)
    return walk(seat, steps)


# -- 4 to 9 ----------------------------------------------------------------------------------------------


@book.rule
def blacksmith(t: Table, seat: int) -> Follow:
    """[4 Blacksmith] Take a spear, then move forward four spaces: the spear may be used at once (GC-11)."""
    t.tell("blacksmith.spear" if t.take_spear(seat) else "blacksmith.no-spear", seat=seat)
    return walk(seat, MOVES[BLACKSMITH])


@book.rule
def tamer(t: Table, seat: int) -> Follow:
    """[5 Dragon tamer] Move the dragon, then move forward five spaces (GC-18)."""
    return move_dragon(seat), walk(seat, MOVES[TAMER])


@book.rule
def princess(t: Table, seat: int) -> Follow:
    """[6 Princess] Move forward to the nearest castle; the finish is one (GC-39)."""
    return walk_to(seat, t.track.next_castle[t.at[seat]])


@book.rule
def priest(t: Table, seat: int) -> Follow:
    """[7 Priest] Move forward to the nearest church."""
    return walk_to(seat, t.track.next_church[t.at[seat]])


@book.rule
def fairy(t: Table, seat: int) -> Follow:
    """[8 Fairy] Move forward two, four or six spaces."""
    return choose_walk(seat, FAIRY)


@book.rule
def unicorn(t: Table, seat: int) -> Follow:
    """[9 Unicorn] Move forward to the first free space before the nearest knight ahead, over a group of
    knights on adjoining spaces; the dragon does not block and counts as one of the group (GC-36)."""
    return fly(seat, unicorn_space(t.at, t.dragon, seat))


def unicorn_space(at: list[int], dragon: int, seat: int) -> int:
    """Where the unicorn carries a knight: on the spot if nobody is ahead (GC-37)."""
    ahead = [space for space in at if space > at[seat]]
    if not ahead:
        return at[seat]
    space, taken = min(ahead), {*at, dragon}
    while space in taken:
        space += 1
    return space


@book.rule
def fly(t: Table, seat: int, space: int) -> Follow:
    """[9 Unicorn] Come to a space whatever lies between."""
    return stop(t, seat, space)


@book.rule
def end_turn(t: Table, seat: int, began: int) -> Follow:
    """[Villages, Clover] He ends his turn there, even if he has not moved (GC-20)."""
    return None if t.options["arrival_only"] and t.at[seat] == began else meet(t, seat)


ALLY: dict[str, Callable[[int], Frame]] = {
    SORCERESS: sorceress,
    SQUIRE: squire,
    MERLIN: merlin,
    BLACKSMITH: blacksmith,
    TAMER: tamer,
    PRINCESS: princess,
    PRIEST: priest,
    FAIRY: fairy,
    UNICORN: unicorn,
}
