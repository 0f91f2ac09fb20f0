"""[Allies]: their rules, in the order in which they are called, and the record of each."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import permutations
from typing import NamedTuple

from roundtable.kernel import Ask, Flow, Follow, Rulebook
from roundtable.kernel.flow import Written

from .cards import ALLIES, CARDS, SORCERESS, SQUIRE, Card
from .moving import Race, forward, move_dragon, stop, walk, walk_to
from .spaces import land, meet
from .table import LAID, LOOKED, Table, clover

book = Rulebook()

# -- 1 ---------------------------------------------------------------------------------------------------


@book.rule
def sorceress(t: Table, seat: int) -> Follow:
    """[1 Sorceress] Move forward one space, then curse one of the other allies."""
    return walk.now(t, seat, CARDS[SORCERESS].furthest), name_curse(seat)


@book.rule
def name_curse(t: Table, seat: int) -> Flow:
    """[1 Sorceress] Any of the others may be named, those that lie face up included (GC-32)."""
    t.curse = yield Ask(seat, "curse.ally", ALLIES[1:])
    t.tell("curse.named", seat=seat, ally=t.curse)
    return None


@book.rule
def curse_strikes(t: Table, seat: int) -> Follow:
    """[1 Sorceress] The cursed ally is shown: her knight and the shown ally's knight swap places at once,
    whatever lies between, and she moves forward one more space; the space where she ends counts for her, the
    other's does not (GC-28 … GC-31). Her own second ally is not cursed (GC-32). If both stand on one space,
    the swap is not an arrival."""
    cursing = t.owner_of(SORCERESS)
    if cursing is None or cursing == seat:
        return None
    together = t.at[cursing] == t.at[seat]
    t.swap(cursing, seat)
    space = t.at[cursing]
    t.tell("curse.strikes", seat=cursing, seats=(seat,), space=space, came=t.at[seat])
    step = walk(cursing, CARDS[SORCERESS].furthest)
    return step, end_turn(cursing, space) if together else land(cursing)


# -- 2 ---------------------------------------------------------------------------------------------------


@book.rule
def squire(t: Table, seat: int) -> Flow:
    """[2 Squire] Point at another knight (GC-33), then move forward two spaces."""
    knights = tuple(t.race) if t.options["squire_himself"] else t.others(seat)
    t.favourite = yield Ask(seat, "squire.whom", knights)
    t.tell("squire.named", seat=seat, seats=(t.favourite,))
    return walk.now(t, seat, CARDS[SQUIRE].furthest)


@book.rule
def squire_jumps(t: Table) -> Follow:
    """[2 Squire] If the knight that the squire named leads at the end of the round, the squire moves to the
    first space ahead of it. The dragon stops this like any other move (GC-34)."""
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
    forward one, two or three spaces. Everybody sees which ones (GC-35)."""
    spaces = yield Ask(seat, "merlin.look", t.track.looks)
    tokens = tuple([t.token_at(space) for space in spaces])
    t.deeds.append((LOOKED, seat, spaces, tokens))
    for space, token in zip(spaces, tokens, strict=True):
        t.learn(seat, clover(space), token)
    t.tell_apart((seat,), "merlin.looked", _in_order(tokens), seat=seat, where=spaces)
    return lay_down(seat, spaces), choose_walk(seat, "merlin")


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
    t.tell_apart((seat,), "merlin.laid", _in_order(tokens), seat=seat, where=spaces)
    return None


def _in_order(tokens: tuple[str, ...]) -> dict[str, str]:
    return dict(zip(("one", "two", "three"), tokens, strict=True))


@cache
def orders(tokens: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The different orders of tokens, as they are now first."""
    return tuple(dict.fromkeys(permutations(tokens)))


@book.rule
def choose_walk(t: Table, seat: int, ally: str) -> Flow:
    """[3 Merlin, 8 Fairy] Move forward as many spaces as one likes of those that the card offers; a way that
    the dragon bars may be chosen (GC-41)."""
    ways = CARDS[ally].steps
    at, finish = t.at[seat], t.track.finish
    one, two, three = [min(at + steps, finish) for steps in ways]
    steps = yield Ask(seat, f"{ally}.walk", ways, one=one, two=two, three=three)
    return walk.now(t, seat, steps)


# -- 4 to 9 ----------------------------------------------------------------------------------------------


@book.rule
def blacksmith(t: Table, seat: int) -> Follow:
    """[4 Blacksmith] Take a spear, then move forward four spaces: the spear may be used at once (GC-11)."""
    t.tell("blacksmith.spear" if t.take_spear(seat) else "blacksmith.no-spear", seat=seat)
    return walk.now(t, seat, CARDS["blacksmith"].furthest)


@book.rule
def tamer(t: Table, seat: int) -> Follow:
    """[5 Dragon tamer] Move the dragon, then move forward five spaces (GC-18)."""
    return move_dragon(seat), walk(seat, CARDS["tamer"].furthest)


@book.rule
def princess(t: Table, seat: int) -> Follow:
    """[6 Princess] Move forward to the nearest castle; the finish is one (GC-39)."""
    return walk_to.now(t, seat, t.track.nearest["castle"][t.at[seat]])


@book.rule
def priest(t: Table, seat: int) -> Follow:
    """[7 Priest] Move forward to the nearest church."""
    return walk_to.now(t, seat, t.track.nearest["church"][t.at[seat]])


@book.rule
def fairy(t: Table, seat: int) -> Follow:
    """[8 Fairy] Move forward two, four or six spaces."""
    return choose_walk(seat, "fairy")


@book.rule
def unicorn(t: Table, seat: int) -> Follow:
    """[9 Unicorn] Move forward to the first free space before the nearest knight ahead, over a group of
    knights on adjoining spaces; the dragon does not block and counts as one of the group (GC-36)."""
    return fly.now(t, seat, unicorn_space(t, seat))


def unicorn_space(race: Race, seat: int) -> int:
    """Where the unicorn carries a knight: on the spot if nobody is ahead (GC-37)."""
    at = race.at
    ahead = [space for space in at if space > at[seat]]
    if not ahead:
        return at[seat]
    space, taken = min(ahead), {*at, race.dragon}
    while space in taken:
        space += 1
    return space


@book.rule
def fly(t: Table, seat: int, space: int) -> Follow:
    """[9 Unicorn] Come to a space whatever lies between."""
    return stop(t, seat, space)


@book.rule
def end_turn(t: Table, seat: int, began: int) -> Follow:
    """[Villages, Clover] The player ends their turn there, even if they have not moved (GC-20)."""
    return None if t.options["arrival_only"] and t.at[seat] == began else meet(t, seat)


# -- the record of an ally -------------------------------------------------------------------------------


def on_foot(race: Race, seat: int, card: Card) -> int:
    return forward(race, seat, race.at[seat] + card.furthest)


def with_a_spear(race: Race, seat: int, card: Card) -> int:
    return forward(race, seat, race.at[seat] + card.furthest, armed=True)


def past_the_dragon(race: Race, seat: int, card: Card) -> int:
    """The dragon is put out of the way first."""
    return min(race.at[seat] + card.furthest, race.track.finish)


def to_its_place(race: Race, seat: int, card: Card) -> int:
    nearest = race.track.nearest[card.place][race.at[seat]]
    return race.at[seat] if nearest is None else forward(race, seat, nearest, counted=False)


def over_the_others(race: Race, seat: int, card: Card) -> int:
    return unicorn_space(race, seat)


class Ally(NamedTuple):
    """All that is to be known of an ally beside its card (figures.toml) and its words. The rules know it by
    its rule alone; the rest tells people and bots beforehand what it would do."""

    rule: Written[[int]]
    way: Callable[[Race, int, Card], int]  # where it takes a knight as the race stands
    icon: str  # its picture, a name in the icon set of game-icons.net
    worth: float = 0.0  # what bots think it is worth beside its way, in spaces

    def reach(self, race: Race, seat: int) -> int:
        """The space to which it takes a knight as the race stands."""
        return self.way(race, seat, CARDS[self.rule.__name__])


ALLY: dict[str, Ally] = {
    ally.rule.__name__: ally
    for ally in (
        Ally(sorceress, on_foot, "witch-face"),
        Ally(squire, on_foot, "knight-banner"),
        Ally(merlin, on_foot, "wizard-face", worth=0.5),
        Ally(blacksmith, with_a_spear, "blacksmith", worth=1.5),
        Ally(tamer, past_the_dragon, "spiked-dragon-head", worth=1.0),
        Ally(princess, to_its_place, "jewel-crown"),
        Ally(priest, to_its_place, "monk-face"),
        Ally(fairy, on_foot, "fairy"),
        Ally(unicorn, over_the_others, "unicorn"),
    )
}
