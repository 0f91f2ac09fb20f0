"""What a hero can do now for an end that is wanted: where, by which choices, and what it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ...check.solver.facts import Move
from ...content.language import ATTRIBUTES, RESOURCES, Act, Cond, acts_of, read_needs
from ...effects.costs import held
from ...seen import Outlook
from ...table import Seats, Table
from ...world.menhirs import cost_for
from .book import LIGHT, Book

EXPLORE, SLEEP, ACTION, OWN = "explore", "sleep", "action", "own"  # as the solver calls them
MOST_SOURCES = 12  # of a resource that are thought of


class Deed(NamedTuple):
    """Something to be done at a place (0: anywhere)."""

    kind: str
    place: int
    steps: frozenset[str] = frozenset()  # choices of the journal, "103.5*1"
    fights: bool = False
    hero: str = ""  # who alone can do it


def open_deeds(look: Outlook, book: Book) -> list[Deed] | None:
    """The deeds of the plan that nothing stands in the way of, or if they are too dear what brings the goods
    for them; None if there is no plan."""
    row = book.row(look.t)
    if row is None:
        return None
    state, ready, lack = book.state(look.t), list[Deed](), Counter[str]()
    for alike in row:
        moves = [move for move in alike if move.open_in(state)]
        deeds = [deed for move in moves if (deed := as_deed(look.t, move)) is not None]
        if not deeds:
            continue
        dear = [missing(look, deed) for deed in deeds]
        ready += [deed for deed, short in zip(deeds, dear, strict=True) if not short]
        if all(dear):
            cheapest = min(dear, key=lambda short: short.total())
            lack |= cheapest
    return [*ready, *_brings(look, book, lack, state)]


def steps_of(row: Sequence[Sequence[Move]]) -> frozenset[str]:
    """All choices of a plan, those of later deeds too."""
    return frozenset([step for alike in row for move in alike for step in move.trace])


def as_deed(t: Table, move: Move) -> Deed | None:
    """A move as a hero does it; None if it comes by itself or with time."""
    what, *rest = move.name.split()
    if what == ACTION and rest[0] == "of":
        return Deed(OWN, 0, hero=rest[1]) if rest[1] in t.heroes else None
    if what not in (EXPLORE, LIGHT, SLEEP, ACTION) or not rest[0].isdecimal():
        return None
    fights = any([_is_fight(t, step) for step in move.trace])
    return Deed(what, int(rest[0]), frozenset(move.trace), fights)


def _is_fight(t: Table, step: str) -> bool:
    verse = t.content.verses.get(step.partition("*")[0])
    return verse is not None and verse.test.startswith("encounter")


# -- what it takes -----------------------------------------------------------------------------------------


def missing(look: Outlook, deed: Deed, seats: Seats | None = None) -> Counter[str]:
    """What these heroes together lack for it; all of them if none are named."""
    t, short = look.t, Counter[str]()
    if deed.kind == LIGHT:
        for what, due in asked(t, deed).items():
            short[what] = due - sum([max(0, held(t, seat, what) - (what == "health")) for seat in t.living()])
        return +short
    for how, what, number in _prices(t, deed.steps):
        short[what] += max(0, number - _at_hand(t, seats or t.living(), how, what))
    return +short


def asked(t: Table, deed: Deed) -> Counter[str]:
    """What a deed asks of all heroes together, beside the energy that comes back every morning."""
    total = Counter[str]()
    if deed.kind == LIGHT:
        for seat in t.living():
            total += Counter(dict(cost_for(t, seat, deed.place)))
    for _, what, number in _prices(t, deed.steps):
        total[what] += number
    del total["energy"]
    return total


def fits(t: Table, deed: Deed, seats: Seats) -> bool:
    """Whether one of these heroes is or can do what its choices ask for."""
    if deed.hero:
        return deed.hero in [t.heroes[seat] for seat in seats]
    return all([any([_meets(t, seat, cond) for seat in seats]) for cond in _asks(t, deed.steps)])


def _asks(t: Table, steps: Iterable[str]) -> Iterator[Cond]:
    for verse, number in _choices(steps):
        for cond in read_needs(t.content.verses[verse].choices[number - 1].needs)[0]:
            if not cond.no and cond.test in (*ATTRIBUTES, "is"):
                yield cond


def _meets(t: Table, seat: int, cond: Cond) -> bool:
    if cond.test == "is":
        return t.heroes[seat] == cond.about
    return t.attr[seat][cond.test] >= cond.number if cond.sign == ">=" else True


def _choices(steps: Iterable[str]) -> Iterator[tuple[str, int]]:
    for step in steps:
        verse, _, number = step.partition("*")
        if number.isdecimal():
            yield verse, int(number)


def _prices(t: Table, steps: Iterable[str]) -> Iterator[tuple[str, str, int]]:
    for verse, number in _choices(steps):
        for act in read_needs(t.content.verses[verse].choices[number - 1].needs)[1]:
            *how, what, amount = act.args
            if amount.isdecimal() and what != "energy":
                yield (how[0] if how else ""), what, int(amount)


def _at_hand(t: Table, seats: Seats, how: str, what: str) -> int:
    """How much there is of it, by who pays: all together, each of them, or one."""
    having = [held(t, seat, what) - int(what == "health") for seat in seats]
    return sum(having) if how == "share" else min(having) if how == "each" else max(having)


def _brings(look: Outlook, book: Book, lack: Counter[str], state: int) -> list[Deed]:
    """Where what is lacking can be had."""
    found = list[Deed]()
    for what in lack:
        if what in RESOURCES:
            has = book.moves.known.bit("has", what)
            sources = [move for move in book.sources if move.on & has and move.open_in(state)]
            deeds = [deed for move in sources if (deed := as_deed(look.t, move)) is not None]
            cheap = [deed for deed in deeds if _gives(look.t, deed, what) and not missing(look, deed)]
            found += sorted(set(cheap), key=lambda deed: (deed.fights, len(deed.steps)))[:MOST_SOURCES]
    return found


def _gives(t: Table, deed: Deed, what: str) -> bool:
    """Whether it says so itself; what enemies may have on them cannot be planned."""
    return any([act.verb == what and not act.args[0].startswith("-") for act in _acts(t, deed)])


def _acts(t: Table, deed: Deed) -> Iterator[Act]:
    if deed.kind == ACTION:
        action = t.location(deed.place).action
        yield from acts_of(action.do) if action is not None else ()
    elif deed.kind == OWN:
        yield from acts_of(t.content.characters[deed.hero].action.do)
    for step in deed.steps:
        verse, _, number = step.partition("*")
        known = t.content.verses[verse]
        for line in known.lines:
            yield from acts_of(line.text) if line.kind == "do" else ()
        yield from acts_of(known.choices[int(number) - 1].effects) if number.isdecimal() else ()
