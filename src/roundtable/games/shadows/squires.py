"""[Battle of the squires] Which squire becomes a knight when a quest is won."""

from __future__ import annotations

from roundtable.kernel import Ask, AskAny, Flow, Follow, Options, Rulebook

from .sharing import AGREE, MOST_CHANGES
from .table import Table

book = Rulebook()

NAME, USUAL = "name", "usual"


@book.rule
def knight_squire(t: Table, finisher: int | None) -> Follow:
    """[Battle of the squires] One squire is knighted for a won quest. The players may agree who it is; by the
    general rule it is the squire who ended the quest (SH-28). A quest ended by evil's own card counts as
    ended by the player whose turn it is (SH-55)."""
    finisher = t.turn if finisher is None else finisher
    worthy = candidates(t)
    if not t.unused or not worthy:
        return None
    if t.rules < 5 or worthy == [finisher] or (len(worthy) == 1 and is_dubbed(t, finisher)):
        return by_general_rule(t, finisher)
    t.named, t.agreed, t.changes = [], [], 0
    return choose_knight(finisher)


def candidates(t: Table) -> list[int]:
    """The squires in play, except one who gave their last life for this (SH-51)."""
    return [seat for seat in t.living() if not t.knights[seat] and not t.is_doomed(seat)]


def is_dubbed(t: Table, seat: int) -> bool:
    return t.is_knight(seat) and bool(t.knights[seat])


@book.rule
def choose_knight(t: Table, finisher: int) -> Flow:
    """[Battle of the squires] They talk it over: anybody may name a squire, all must agree, and anybody may
    leave it to the general rule instead."""
    worthy = candidates(t)
    if not worthy:
        return None
    waiting = [seat for seat in sorted(t.living()) if seat not in t.agreed]
    tired = t.changes >= MOST_CHANGES * len(t.living())
    names: Options = () if tired else tuple([(NAME, seat) for seat in worthy if seat not in t.named])
    options: Options = (AGREE, *names, USUAL)
    seat, choice = yield AskAny(
        "squire.agree", dict.fromkeys(waiting, options), count=len(t.named), seats=tuple(t.named)
    )
    if choice == USUAL:
        t.tell("squire.usual", seat=seat)
        t.named = []
        return settle(t, finisher)
    if choice == AGREE:
        t.agreed.append(seat)
        return choose_knight(finisher) if len(t.agreed) < len(t.living()) else settle(t, finisher)
    t.named, t.agreed, t.changes = [choice[1]], [], t.changes + 1
    t.tell("squire.named", seat=seat, seats=(choice[1],))
    return choose_knight(finisher)


def settle(t: Table, finisher: int) -> Follow:
    """They have agreed on a squire, or on the general rule."""
    named = t.named
    t.named, t.agreed, t.changes = [], [], 0
    return dub(named[0]) if named else by_general_rule(t, finisher)


def by_general_rule(t: Table, finisher: int) -> Follow:
    """[Battle of the squires] The squire who ended the quest; if they are a knight already, they name one
    (SH-28). If they may not be knighted, nobody is (SH-51)."""
    if is_dubbed(t, finisher):
        return name_squire(finisher)
    return dub(finisher) if finisher in candidates(t) else None


@book.rule
def name_squire(t: Table, seat: int) -> Flow:
    squires = tuple([other for other in t.living() if not t.knights[other]])
    if not squires:
        return None
    if not t.is_knight(seat):
        return choose_knight(seat)  # the player has left the game: the others agree, or nobody is knighted
    return dub((yield Ask(seat, "squire.whom", squires)))


@book.rule
def dub(t: Table, seat: int) -> None:
    """[Battle of the squires] One of the free knights, at random."""
    knight = t.chance.draw(t.unused)
    t.knights[seat] = knight
    t.tell("squire.dubbed", seat=seat, knight=knight)
