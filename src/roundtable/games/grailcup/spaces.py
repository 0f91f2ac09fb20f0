"""[Villages], [Clover]: what a knight meets where it ends its turn."""

from __future__ import annotations

from collections.abc import Callable

from roundtable.kernel import Ask, Flow, Follow, Frame, Rulebook
from roundtable.kernel.flow import Written

from .cards import BAIT, BOOTS, FACES, FAKE_GRAIL, GOBLIN, MAGNET, TOKEN_MOVES
from .moving import go_back, move_dragon, walk
from .table import FRESH, TURNED, Table

book = Rulebook()


@book.rule
def land(t: Table, seat: int) -> Follow:
    """[Villages, Clover] A knight has come to a space by its own ally."""
    return meet(t, seat)


def meet(t: Table, seat: int) -> Follow:
    """[Villages, Clover] The player's own ally or token has brought them here: they roll the die, or turn the
    token."""
    space, track = t.at[seat], t.track
    if space in track.villages:
        return roll_village_die.now(t, seat)
    return turn_clover.now(t, seat) if space in track.clovers else None


# -- villages --------------------------------------------------------------------------------------------


@book.rule
def roll_village_die(t: Table, seat: int) -> Follow:
    """[Villages] The player rolls the village die and does what it says."""
    return FACE[t.chance.pick(FACES)].now(t, seat)


@book.rule
def seal_face(t: Table, seat: int) -> None:
    """[The seal] The player takes the first player's seal, wherever they stand; the later of two keeps it
    (GC-42)."""
    t.tell("die.seal", seat=seat, had=t.seal)
    t.seal = t.rolled = seat


@book.rule
def thief_face(t: Table, seat: int) -> None:
    """[The thief] If the player has spears, they put one back into the supply."""
    robbed = t.spears[seat] > 0
    t.spears[seat] -= robbed
    t.tell("die.thief" if robbed else "die.thief-in-vain", seat=seat)


@book.rule
def spear_face(t: Table, seat: int) -> None:
    """[The spear] The player takes a spear from the supply."""
    t.tell("die.spear" if t.take_spear(seat) else "die.no-spear", seat=seat)


FACE: dict[str, Written[[int]]] = {"seal": seal_face, "thief": thief_face, "spear": spear_face}


# -- clovers ---------------------------------------------------------------------------------------------


@book.rule
def turn_clover(t: Table, seat: int) -> Follow:
    """[Clover] The player turns the token up and does at once what it says; then it is shuffled into the
    supply and a new one laid; if it has taken them to another space, that one counts too (GC-21)."""
    space = t.at[seat]
    token = t.token_at(space)
    t.turned = space, token
    t.deeds.append((TURNED, seat, (space,), (token,)))
    t.tell("clover.turned", seat=seat, token=token, space=space)
    return TOKEN[token](seat), replace_clover(seat, space), go_on(seat, space)


@book.rule
def boots(t: Table, seat: int) -> Follow:
    """[Seven-league boots] Move forward four spaces."""
    return walk.now(t, seat, TOKEN_MOVES[BOOTS])


@book.rule
def goblin(t: Table, seat: int) -> Follow:
    """[Goblin] Move back two spaces."""
    return go_back.now(t, seat, TOKEN_MOVES[GOBLIN])


@book.rule
def fake_grail(t: Table, seat: int) -> Flow:
    """[Fake Grail] Move another player's knight back two spaces; nothing happens to it there (GC-15)."""
    knight = yield Ask(seat, "grail.whom", t.others(seat))
    return go_back.now(t, knight, TOKEN_MOVES[FAKE_GRAIL])


@book.rule
def magnet(t: Table, seat: int) -> Flow:
    """[Magnet] Steal a spear from another player who has one (GC-25)."""
    armed = tuple([knight for knight in t.others(seat) if t.spears[knight]])
    if not armed:
        t.tell("magnet.in-vain", seat=seat)
        return None
    knight = yield Ask(seat, "magnet.whom", armed)
    t.spears[knight] -= 1
    t.spears[seat] += 1
    t.tell("magnet.stolen", seat=seat, seats=(knight,))
    return None


TOKEN: dict[str, Callable[[int], Frame]] = {
    BOOTS: boots,
    GOBLIN: goblin,
    BAIT: move_dragon,
    FAKE_GRAIL: fake_grail,
    MAGNET: magnet,
}


@book.rule
def replace_clover(t: Table, seat: int, space: int) -> None:
    """[Clover] The token is shuffled face down into the supply, and a new one comes to the space."""
    t.supply.append(t.token_at(space))
    t.supply.sort()
    t.lay(space, t.chance.draw(t.supply))
    t.deeds.append((FRESH, seat, (space,), ()))
    t.turned = None
    t.forget_clovers(space)


@book.rule
def go_on(t: Table, seat: int, space: int) -> Follow:
    """[Clover] If the token has moved the player, the space where they are now takes effect; otherwise that
    was all (GC-19)."""
    return meet(t, seat) if t.at[seat] != space else None
