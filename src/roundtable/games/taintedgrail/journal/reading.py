"""[The exploration journal] Reading verses: prose, redirects, effects, choices, tests."""

from __future__ import annotations

from collections.abc import Generator

from roundtable.kernel import Ask, Flow, Follow, Rulebook

from ..content.language import ATTRIBUTES, Act
from ..content.verses import END, HERE, Choice, Row, Verse
from ..effects.agreeing import pay_act
from ..effects.conditions import Context, flip, met
from ..effects.costs import LENT
from ..effects.dying import weigh
from ..effects.plan import bleeds
from ..effects.steps import carry_out, effects
from ..effects.verbs import Acts
from ..encounter.beginning import come
from ..marks import CHOICE
from ..table import NOBODY, OPENED, Seats, Table
from .choices import doers, is_open, is_still_open, needs_doer, open_choices, price_of
from .exploring import can_go_ahead, go_ahead, only_leaves, pay_to_explore, stirs

book = Rulebook()


@book.rule
def read_later(t: Table, verse: str, party: Seats, source: str) -> Follow:
    """[The exploration journal] A verse that a quest, an event or an encounter leads to waits until what is
    under way is over (TG-69)."""
    if not t.reading and not t.enc:
        return read(verse, party, source)
    t.collected.append((verse, party))
    return None


@book.rule
def shut(t: Table, out: Seats) -> None:
    """[The exploration journal] Everything has been read; who dropped out of it is with the others again
    (TG-114)."""
    t.reading, t.looking, t.out = False, False, list(out)


@book.rule
def read(t: Table, verse: str, party: Seats, source: str) -> Follow:
    """[The exploration journal] A verse is opened and read from its beginning."""
    if verse == END:
        return None
    shutting = None if t.reading else shut(tuple(t.out))
    if shutting:
        t.reading, t.out = True, []
    if verse not in t.read:
        t.read.append(verse)
    t.chronicle.append((t.day, verse, OPENED, ()))
    t.closed = False
    t.tell("verse.read", verse=verse)
    return _lines(t, verse, 0, party), shutting


@book.rule
def lines(t: Table, verse: str, at: int, party: Seats) -> Follow:
    """[The exploration journal] Prose, redirects and effects, as they come."""
    return None if t.closed else _lines(t, verse, at, party)


def _lines(t: Table, verse: str, at: int, party: Seats) -> Follow:
    context = Context(party, NOBODY, f"verse/{verse}")
    for line in t.content.verses[verse].lines[at:]:
        at += 1
        if line.kind == "do":
            ahead = go_ahead(party) if t.looking and stirs(t, line.text, context) else None
            if ahead:
                return ahead, effects(line.text, party, NOBODY, context.source), lines(verse, at, party)
            return carry_out(t, line.text, context), lines(verse, at, party)
        if line.kind == "redirect" and met(t, line.conds, context):
            return on(t, line.text, party, verse)
        if line.kind == "prose" and (not line.conds or met(t, line.conds, context)):
            _note(t, verse, at - 1)
    return leave(verse, party)


def _note(t: Table, verse: str, at: int) -> None:
    """This line has been read."""
    day, last, row, shown = t.chronicle[-1]
    if (last, row) == (verse, OPENED):
        t.chronicle[-1] = (day, verse, row, (*shown, at))


@book.rule
def leave(t: Table, verse: str, party: Seats) -> Flow:
    """[The exploration journal] Choices, else a test, else where it goes on. One who fulfils a condition is
    enough; a choice that cannot be paid cannot be taken."""
    found, context = t.content.verses[verse], Context(party, NOBODY, f"verse/{verse}")
    members = context.members(t)
    if not members:
        return None
    possible = within_reach(t, found, context)
    if possible:
        options = tuple([(verse, choice.number) for choice in possible])
        told = {"verse": verse, "party": party, "looking": t.looking}
        _, number = yield Ask(members[0], "verse.choice", options, **told)
        return take(t, found, number, context)
    if t.looking and open_choices(t, found, context):
        return None
    if found.test:
        return go_ahead(party) if t.looking else None, test(verse, party)
    return on(t, found.exit, party, verse)


def within_reach(t: Table, verse: Verse, context: Context) -> list[Choice]:
    """The choices that are offered: of those who have only looked and cannot pay, what leaves (TG-95)."""
    possible = open_choices(t, verse, context)
    if t.looking and possible and not can_go_ahead(t, context.party):
        return list(filter(only_leaves, possible))
    return possible


def on(t: Table, target: str, party: Seats, verse: str) -> Follow:
    """Where a verse leads; who has only looked so far pays for what nobody has read (TG-95)."""
    if target in (END, ""):
        return None
    if t.looking and target not in t.read:
        return go_ahead(party), follow_choice(verse, target, party)
    return read(target, party, verse)


def take(t: Table, verse: Verse, number: int, context: Context) -> Follow:
    """[The exploration journal] A choice is taken: first who does it, then its cost, what it says, and on."""
    t.tell("verse.chosen", verse=verse.id, number=number)
    paid = t.looking and not only_leaves(verse.choices[number - 1])
    return pay_to_explore(context.party) if paid else None, do_it(verse.id, number, context.party, 0)


@book.rule
def follow_choice(t: Table, verse: str, target: str, party: Seats) -> Follow:
    """[The exploration journal] Where the choice leads, unless what it did has closed the journal."""
    if t.closed:
        return None
    return leave(verse, party) if target == HERE else on(t, target, party, verse)


@book.rule
def do_it(t: Table, verse: str, number: int, party: Seats, paid: int) -> Flow:
    """[Parties] If several could do it, they say who does; if that hero drops out while paying, another does.
    A choice that can no longer be taken is not made: they choose again (TG-110)."""
    choice, context = t.content.verses[verse].choices[number - 1], Context(party, NOBODY, f"verse/{verse}")
    still = is_still_open(t, choice, context, paid) if paid else is_open(t, verse, choice, context)
    if not still:
        return leave(verse, party)
    able = doers(t, choice, context, paid)
    if not able:
        return None
    doer = yield from _named(t, choice, able, context)
    if doer != NOBODY and len(party) > 1:
        t.tell("verse.doer", seat=doer)
    return pay_for.now(t, verse, number, party, doer, paid)


def _named(t: Table, choice: Choice, able: Seats, context: Context) -> Generator[Ask, int, int]:
    """Which of those who could do it does; nobody in particular if it does not matter."""
    if len(able) == 1:
        return able[0]
    if not needs_doer(choice.needs, choice.effects, t.common):
        return NOBODY
    return (yield Ask(context.members(t)[0], "verse.doer", able, verse=context.source.partition("/")[2]))


@book.rule
def pay_for(t: Table, verse: str, number: int, party: Seats, doer: int, paid: int) -> Follow:
    """[Costs] One part of the price after the other. Heroes who cannot pay their part drop out, the others go
    on; if they cannot pay the rest, the choice is not taken (TG-110)."""
    choice, context = t.content.verses[verse].choices[number - 1], Context(party, doer, f"verse/{verse}")
    price, members = price_of(choice.needs), context.members(t)
    if paid and doer != NOBODY and doer not in members:
        unpaid = price[paid - 1].args[0] in LENT  # nobody agreed to pay it for them (TG-137)
        return leave(verse, party) if unpaid else do_it(verse, number, party, paid)
    if paid and not is_still_open(t, choice, context, paid):
        return leave(verse, party)
    if paid < len(price):
        return pay_act(t, price[paid], context, members), pay_for(verse, number, party, doer, paid + 1)
    return _taken(t, verse, choice, context) if members else None


def _taken(t: Table, verse: str, choice: Choice, context: Context) -> Follow:
    """What it says, then on; in between, those who paid with their last health are checked (TG-30)."""
    if choice.once:
        t.once.append((CHOICE, verse, choice.number))
    if (verse, choice.number) not in t.chosen:
        t.chosen.append((verse, choice.number))
    done = carry_out(t, choice.effects, context)
    weighed = weigh(context.party) if bleeds(price_of(choice.needs)) else None
    return done, weighed, follow_choice(verse, choice.target, context.party)


# -- tests -----------------------------------------------------------------------------------------------


@book.rule
def test(t: Table, verse: str, party: Seats) -> Follow:
    """[The exploration journal] A roll, a flip or an encounter decides."""
    found, context = t.content.verses[verse], Context(party, NOBODY, f"verse/{verse}")
    members = context.members(t)
    if not members or t.closed:
        return None
    if found.test.startswith("encounter "):
        fought = result(verse, party, (0, 0), "encounter")
        return come(t, found.test.removeprefix("encounter "), context), fought
    if found.test == "flip":
        return result(verse, party, (0, 0), flip(t))
    return result(verse, party, _rolled(t, found.test.removeprefix("roll d6"), context), "")


def _rolled(t: Table, terms: str, context: Context) -> tuple[int, int]:
    """A die and what is added: the best attribute of the party, parts of a status, a number."""
    die = t.chance.below(6) + 1
    words, total = terms.split(), die
    for sign, term in zip(words[::2], words[1::2], strict=True):
        total += (1 if sign == "+" else -1) * _term(t, term, context)
    t.tell("verse.rolled", die=die, total=total)
    return die, total


def _term(t: Table, term: str, context: Context) -> int:
    if term in ATTRIBUTES:
        return max([t.attr[seat][term] for seat in context.members(t)])
    if term.startswith("parts("):
        return len(t.statuses.get(term[6:-1], ()))
    if term in t.goods:
        return max([t.goods[term][seat] for seat in context.members(t)])
    return int(term)


@book.rule
def result(t: Table, verse: str, party: Seats, rolled: tuple[int, int], face: str) -> Follow:
    """[The exploration journal] The row of the table that fits, by the total of the roll or another face. It
    is read like a verse of its own."""
    if face == "encounter":
        face = "win" if t.outcome == "win" else "else"
    rows = t.content.verses[verse].rows
    at = next(at for at, row in enumerate(rows) if fits(row, rolled[1], face))
    row, source = rows[at], f"verse/{verse}"
    t.chronicle.append((t.day, verse, at, rolled))
    t.tell("verse.result", verse=verse, row=at)
    done = effects(row.effects, party, NOBODY, source) if row.effects else None
    return done, follow_choice(verse, row.target, party)


def fits(row: Row, total: int, face: str) -> bool:
    return row.face == face if face else row.low <= total <= row.high


# -- verbs that lead on ----------------------------------------------------------------------------------


def goto(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """On to another verse: nothing more of this one is read. Where no verse says so it is read now, or when
    what is being read is over."""
    if not context.source.startswith("verse/"):
        return read_later(act.args[0], context.members(t), context.source)
    return read(act.args[0], context.party, context.source), close()


@book.rule
def close(t: Table) -> None:
    """The journal is closed, whatever else the verse had to say."""
    t.closed = True


def end(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    return close()


def fight(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Encounters] Drawn by colour, or a named one."""
    return come(t, act.args[0], context)


ACTS: Acts = {"goto": goto, "encounter": fight, "end": end}
