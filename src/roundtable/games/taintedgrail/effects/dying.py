"""[Death and madness] At the door of death, death, and what is left behind."""

from __future__ import annotations

from itertools import combinations

from roundtable.kernel import Ask, Flow, Follow, Rulebook, without

from ..table import Seats, Table
from .losing import give_up

book = Rulebook()


@book.rule
def begin_dying(t: Table, seat: int) -> Flow:
    """[At the door of death] The hero leaves the encounter, keeps only this many items, and the clock
    starts."""
    card = t.content.conditions[t.dying_card()]
    kept = t.items[seat]
    if len(kept) > card.keep_items:
        choices = tuple(dict.fromkeys(combinations(sorted(t.items[seat]), card.keep_items)))
        kept = choices[0] if len(choices) == 1 else (yield Ask(seat, "dying.keep", choices))
    t.dying[seat] = card.dial
    t.tell("dying.begins", seat=seat)
    for item in without(t.items[seat], kept):
        give_up(t, seat, item)
    if seat in t.inside:
        t.inside = without(
            t.inside, (seat,)
        )  # what the hero leaves behind is dealt with where the encounter continues
    return None


@book.rule
def weigh(t: Table, seats: Seats) -> Follow:
    """[At the door of death] A hero who has paid with their last health is dying once they have got what they
    paid for, unless that has healed them (TG-30)."""
    bled = [s for s in seats if t.is_alive(s) and not t.health[s] and not t.dying[s]]
    return tuple([begin_dying(seat) for seat in bled]) if bled else None
