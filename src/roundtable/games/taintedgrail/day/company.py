"""[More or fewer players] Who plays whom; who comes later, and who leaves."""

from __future__ import annotations

from roundtable.kernel import OVER, Ask, Flow, Follow, Rulebook

from ..journal.reading import read
from ..table import ABSENT, Table
from .death import inherit
from .free_mode import combine
from .heroes import free_characters, prepare_hero

book = Rulebook()


@book.rule
def choose_hero(t: Table, seat: int) -> Flow:
    """[Preparing characters] Everybody chooses a character that nobody has, and reads their letter."""
    free = free_characters(t)
    name = free[0] if len(free) == 1 else (yield Ask(seat, "hero.choose", free))
    mixed = combine(seat) if t.options["free_mode"] else None
    return take_hero(seat, name), mixed, read(t.content.characters[name].letter, (seat,), "letter")


@book.rule
def take_hero(t: Table, seat: int, name: str) -> None:
    """[Preparing characters] The hero's board, decks and goods."""
    prepare_hero(t, seat, name)
    t.tell("hero.chosen", seat=seat, hero=name)


@book.rule
def welcome(t: Table) -> Flow:
    """[More players] At a dawn somebody may join with a character that nobody has, where others are."""
    absent = [seat for seat in range(t.seats) if t.status[seat] == ABSENT]
    if not absent or not free_characters(t) or not t.living():
        return None
    host = t.living()[0]
    seat = yield Ask(host, "join.who", (None, *absent))
    if seat is None:
        return None
    return choose_hero(seat), stand_with(seat), welcome()


@book.rule
def stand_with(t: Table, seat: int) -> Flow:
    """[More players] Reinforcements come to where old characters are; the newcomer says whom they join."""
    places = tuple(sorted({t.place[other] for other in t.living() if other != seat}))
    place = places[0] if len(places) == 1 else (yield Ask(seat, "join.where", places))
    t.place[seat] = place
    t.tell("hero.comes", seat=seat, hero=t.heroes[seat])
    return None


@book.rule
def say_farewell(t: Table, seat: int) -> Follow:
    """[Fewer players] The hero leaves with their items; their secrets stay with the others, so none leaves
    the campaign."""
    t.tell("hero.leaves", seat=seat)
    t.status[seat] = ABSENT
    kept = t.secrets[seat]
    t.item_deck[:0] = t.items[seat]
    t.items[seat], t.secrets[seat], t.stowed[seat], t.skills[seat] = (), (), (), ()
    if not t.living():
        t.secret_deck += kept
        t.ending = "lost"
        return OVER
    t.found += kept
    return tuple([inherit(seat, secret) for secret in kept])
