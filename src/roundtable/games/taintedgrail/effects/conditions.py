"""Conditions and counted amounts: reading the table for the effect language. Nothing here changes anything
but the fall of a dial that is flipped."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from operator import itemgetter

from ..content.language import ATTRIBUTES, COLOURS, KEYWORDS, Cond, read_amount, read_conds
from ..keys import joined_magic, joined_rows
from ..marks import FRESH
from ..places import settlement
from ..table import ALIVE, NOBODY, OPENED, Seats, Table

SKULL, GRAIL = "skull", "grail"
WITHIN = ("verse/", "location/")  # sources of what a party does together, out of which one may drop
READ = itemgetter(1, 2)  # of a page of the chronicle: verse and row


@dataclass(slots=True)
class Context:
    """For whom effects are carried out: the party, who does it, and what they stand on."""

    party: Seats
    doer: int  # NOBODY if nobody in particular
    source: str  # "verse/101.2", "item/mule", "card/3" (a place in the sequence), "gone/0/blow" …

    def members(self, t: Table) -> Seats:
        """Those who live and have not dropped out; that is only out of what is read and of what happens on
        entry (TG-114)."""
        if not t.out and t.status.count(ALIVE) == t.seats:
            return self.party
        if self.source.startswith(WITHIN):
            return still_there(t, self.party)
        return tuple([seat for seat in self.party if t.status[seat] == ALIVE])

    def decider(self, t: Table) -> int:
        """Who decides for the party: the hero who does it, else the one who began (TG-60)."""
        members = self.members(t)
        return self.doer if self.doer in members or not members else members[0]


def still_there(t: Table, party: Seats) -> Seats:
    """Those of a party who live and have not dropped out."""
    return tuple([seat for seat in party if t.status[seat] == ALIVE and seat not in t.out])


def holds_all(t: Table, conds: Iterable[Cond], context: Context) -> bool:
    """Whether all of them hold; behind one that does not no dial is flipped."""
    for cond in conds:
        test = THINGS.get(cond.test)
        holds = test(t, cond.about, context) if test and not cond.sign else _test(t, cond, context)
        if holds == cond.no:
            return False
    return True


def met(t: Table, text: str, context: Context) -> bool:
    """Whether all conditions of a line hold."""
    return holds_all(t, read_conds(text), context)


def holds(t: Table, cond: Cond, context: Context) -> bool:
    return holds_all(t, (cond,), context)


def _test(t: Table, cond: Cond, context: Context) -> bool:
    test = cond.test
    if cond.sign:
        return _compared(t, cond, context)
    if test in STATES:
        return STATES[test](t, context)
    if test in (SKULL, GRAIL):
        return flip(t) == test
    if test in COLOURS:
        return bool(t.enc) and t.encounter().deck == test
    return bool(t.enc) and t.encounter().kind == test


def flip(t: Table) -> str:
    """[Dials] Flipped like a coin: one side is the skull, one the grail."""
    face = t.chance.pick((SKULL, GRAIL))
    t.tell("dial.flipped", face=face)
    return face


# -- numbers ---------------------------------------------------------------------------------------------


def _compared(t: Table, cond: Cond, context: Context) -> bool:
    figures = _figures(t, cond, context)
    if cond.sign == ">=":
        return any([figure >= cond.number for figure in figures])
    return all([figure <= cond.number for figure in figures])


def persons(t: Table, context: Context) -> Seats:
    """Whose figures and belongings count: in an encounter only those of the hero whose turn it is (TG-73),
    otherwise everybody's in the party."""
    return (context.doer,) if t.enc and context.doer != NOBODY else context.members(t)


def company(t: Table, context: Context) -> int:
    """How many are in the party; in an encounter, still in it."""
    return len(t.inside) if t.enc else len(context.members(t))


def _figures(t: Table, cond: Cond, context: Context) -> list[int]:
    test, seats = cond.test, persons(t, context)
    if test in ATTRIBUTES:
        return [t.attr[seat][test] for seat in seats]
    if test in t.goods:
        return [t.goods[test][seat] for seat in seats]
    if test in ("party_food", "party_wealth"):
        return [sum([t.goods[test.removeprefix("party_")][seat] for seat in seats])]
    if test in ("energy", "health", "terror"):
        return [getattr(t, test)[seat] for seat in seats]
    return [COUNTS[test](t, cond.about, context)]


def amount(t: Table, text: str, context: Context) -> int:
    """What an amount comes to now."""
    read = read_amount(text)
    return read.factor * (_counted(t, read.term, read.about, context) if read.term else 1)


def _counted(t: Table, term: str, about: str, context: Context) -> int:
    if term == "min":
        most, _, inner = about.partition(",")
        return min(int(most), amount(t, inner, context))
    if term == "J":
        return joined_magic(t) if about == "M" else joined_rows(t, about)
    return COUNTS[term](t, about, context)


COUNTS: dict[str, Callable[[Table, str, Context], int]] = {
    "parts": lambda t, about, context: len(t.statuses.get(about, ())),
    "party": lambda t, about, context: company(t, context),
    "players": lambda t, about, context: len(t.living()),
    "day": lambda t, about, context: t.day,
    "dial": lambda t, about, context: t.dials.get(about, t.timers.get(about, 0)),
    "token": lambda t, about, context: t.tokens.get(t.lying(int(about)), 0),
    "time": lambda t, about, context: t.times.get(t.lying(int(about)), 0),
    "aff": lambda t, about, context: t.affinity,
    "pool": lambda t, about, context: t.pool,
    "charges": lambda t, about, context: charges_on(t, context),
    "dmg_taken": lambda t, about, context: t.hurt,
    "cards": lambda t, about, context: t.plays,
    "hand": lambda t, about, context: len(t.hands[context.doer if t.active == NOBODY else t.active]),
}


def charges_on(t: Table, context: Context) -> int:
    """The charges on the card whose effects these are; none if it no longer lies."""
    at = place_of(context) if context.source.startswith("card/") else len(t.sequence)
    return t.sequence[at][3] if at < len(t.sequence) else 0


def place_of(context: Context) -> int:
    """Where in the sequence the card lies whose effects these are."""
    return int(context.source.partition("/")[2])


def gone_card(context: Context) -> tuple[int, str]:
    """Whose the card was, and which, that has left the sequence and speaks its last word."""
    _, owner, card = context.source.split("/")
    return int(owner), card


# -- things ----------------------------------------------------------------------------------------------


def _status(t: Table, about: str, context: Context) -> bool:
    name, _, part = about.partition("/")
    ticked = t.statuses.get(name, [])
    return int(part) in ticked if part else bool(ticked)


def _secret(t: Table, about: str, context: Context) -> bool:
    return about in t.common or (about not in t.secret_deck and _is_known(t, about, context))


def _is_known(t: Table, secret: str, context: Context) -> bool:
    return any([secret in t.secrets[seat] for seat in context.members(t)])


def _item(t: Table, about: str, context: Context) -> bool:
    return any([has_item(t, seat, about) for seat in persons(t, context)])


def has_item(t: Table, seat: int, about: str) -> bool:
    """Whether the hero has an item of this name or with this keyword."""
    return bool(fitting(t, t.items[seat], about))


def fitting(t: Table, items: Iterable[str], about: str) -> list[str]:
    """The items of this name or with this keyword."""
    if about not in KEYWORDS:
        return [item for item in items if item == about]
    known = t.content.items
    if about == "any":
        return list(items)
    if about == "crafted":
        return [item for item in items if known[item].crafted]
    return [item for item in items if known[item].keyword == about]


def _at(t: Table, about: str, context: Context) -> bool:
    return any([t.location(t.place[seat]).original == int(about) for seat in context.members(t)])


def _has_read(t: Table, about: str, context: Context) -> bool:
    """Read before; in a verse itself the present reading does not count."""
    if context.source != f"verse/{about}":
        return about in t.read
    return [*map(READ, t.chronicle)].count((about, OPENED)) > 1


def _first(t: Table, about: str, context: Context) -> bool:
    """The hero lays this card as the first of their activation."""
    return t.plays == 1 and bool(t.sequence) and t.sequence[-1][0] == about


THINGS: dict[str, Callable[[Table, str, Context], bool]] = {
    "status": _status,
    "parts": lambda t, about, context: bool(t.statuses.get(about)),
    "secret": _secret,
    "item": _item,
    "chapter": lambda t, about, context: t.chapter == int(about),
    "is": lambda t, about, context: any([t.heroes[seat] == about for seat in context.members(t)]),
    "lit": lambda t, about, context: t.lying(int(about)) in t.wards,
    "at": _at,
    "shown": lambda t, about, context: t.lying(int(about)) in t.shown,
    "quest": lambda t, about, context: about in t.quests,
    "dial": lambda t, about, context: about in t.dials or about in t.timers,
    "token": lambda t, about, context: bool(t.tokens.get(t.lying(int(about)))),
    "time": lambda t, about, context: bool(t.times.get(t.lying(int(about)))),
    "guardian": lambda t, about, context: about in t.guardians,
    "read": lambda t, about, context: _has_read(t, about, context),
    "first": _first,
    "stage": lambda t, about, context: bool(t.stages) and stage_number(t) == int(about),
    "trait": lambda t, about, context: bool(t.enc) and about in t.encounter().traits,
    "level": lambda t, about, context: bool(t.enc) and t.encounter().level == int(about),
}


def stage_number(t: Table) -> int:
    return t.encounter().stages[t.stages[-1]].number


def concerned(t: Table, context: Context) -> Seats:
    """Whose state a condition speaks of: the doer's, else anybody's in the party."""
    return context.members(t) if context.doer == NOBODY else (context.doer,)


def _does(what: str) -> Callable[[Table, Context], bool]:
    return lambda t, context: any([what in t.did[seat] for seat in concerned(t, context)])


def drawn_last(t: Table) -> str:
    """The event of today that was drawn last, not one that was played at dawn before; "" if there is none."""
    return next((event for event in reversed(t.today) if (FRESH, event) not in t.used), "")


def is_random(t: Table, event: str) -> bool:
    return bool(event) and t.content.events[event].random


STATES: dict[str, Callable[[Table, Context], bool]] = {
    "exhausted": lambda t, context: any([t.exhausted(seat) for seat in concerned(t, context)]),
    "insane": lambda t, context: any([t.insane(seat) for seat in concerned(t, context)]),
    "dying": lambda t, context: any([bool(t.dying[seat]) for seat in concerned(t, context)]),
    "panic": lambda t, context: any([t.panics(seat) for seat in concerned(t, context)]),
    "settlement": lambda t, context: any([settlement(t, t.place[s]) for s in concerned(t, context)]),
    "alone": lambda t, context: all([len(t.at(t.place[seat])) == 1 for seat in concerned(t, context)]),
    "fought": _does("fought"),
    "talked": _does("talked"),
    "travelled": _does("travelled"),
    "ate": _does("ate"),
    "random": lambda t, context: is_random(t, drawn_last(t)),
}
