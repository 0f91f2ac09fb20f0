"""[Joining the game], [Leaving the game]: players who come late, and players who go."""

from __future__ import annotations

from roundtable.kernel import Ask, Flow, Follow, Frame, Option, Rulebook

from .cards import CAMELOT, NUMBERS
from .ending import death, leave_the_board, lose_relics
from .possible_actions import LEAVE
from .sharing import withdraw
from .table import ABSENT, DEAD, KNIGHT, REVEALED, Table

book = Rulebook()

SQUIRE = "squire"


def absent(t: Table) -> list[int]:
    if ABSENT not in t.status:
        return []
    return [seat for seat in range(t.seats) if t.status[seat] == ABSENT]


@book.rule
def invite(t: Table, seat: int) -> Flow:
    """[Joining the game] A latecomer is asked in person whether they sit down now, and as which of the free
    knights (SH-29)."""
    names = tuple(t.unused) if t.options["squires"] == "no" else (SQUIRE,)
    who = yield Ask(seat, "join.as", (None, *names))
    if who is None:
        return None
    if who != SQUIRE:
        t.unused.remove(who)
        t.knights[seat] = who
    sit_down(t, seat)
    return None


@book.rule
def welcome(t: Table, seat: int) -> Flow:
    """The same by the rules of version 4: a knight at the table is asked, and the newcomer's is dealt."""
    other = yield Ask(seat, "join.who", (None, absent(t)[0]))
    if other is None:
        return None
    if t.options["squires"] == "no":
        t.knights[other] = t.chance.draw(t.unused)
    sit_down(t, other)
    return None


def sit_down(t: Table, seat: int) -> None:
    """[Joining the game] To the left of the player who began, with a loyalty card, four lives and five
    cards."""
    t.order.insert(t.order.index(t.first) + 1, seat)
    t.status[seat], t.place[seat], t.life[seat] = KNIGHT, CAMELOT, NUMBERS.starting_life
    t.loyalty[seat] = t.chance.draw(t.box) if t.box else t.removed.pop()
    t.tell("join.welcome", seat=seat)
    if t.knights[seat] and t.rules >= 5:
        t.tell("knight.dealt", seat=seat, knight=t.knights[seat])
    t.draw_to_hand(seat, NUMBERS.starting_cards)


def at_any_time(t: Table, seat: int) -> dict[Option, Frame]:
    """[Leaving the game] A player may leave whenever anybody is asked anything; also a revealed traitor,
    and a dead knight whose player still turns the cards of Morgan's chain."""
    owes_cards = t.status[seat] == DEAD and bool(t.chain) and seat == t.turn and seat not in t.gone
    there = t.status[seat] in (KNIGHT, REVEALED) or owes_cards
    return {(LEAVE,): leave(seat)} if t.options["leaving"] and there else {}


@book.rule
def leave(t: Table, seat: int) -> Follow:
    """[Leaving the game] As if the player had died; no Grail helps (SH-30)."""
    t.tell("seat.left", seat=seat)
    t.gone.append(seat)
    withdraw(t, seat)
    if t.is_knight(seat):
        t.doomed = t.doomed and seat != t.turn
        return death(seat)
    if t.status[seat] == REVEALED:
        leave_the_board(t, seat, DEAD)
        lose_relics(t, seat)
    return None
