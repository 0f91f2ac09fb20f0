"""[The exploration journal] Reading verses: prose, redirects, effects, choices, tests."""

from __future__ import annotations

from roundtable.kernel import Ask, Flow, Follow, Frame, Rulebook

from .costs import can_pay
from .counting import Context, flip, holds, holds_all, met
from .dying import weigh
from .effects import VERBS, effects
from .encounters import draw_encounter, meet
from .finding import search
from .journal import END, HERE, Choice, Row, Verse
from .language import ATTRIBUTES, COLOURS, RESOURCES, TRACKS, Act, Cond, read_effects, read_needs
from .paying import pay_need
from .table import NOBODY, Table

book = Rulebook()

OWNED = ("is", "item", "secret")


@book.rule
def read_later(t: Table, verse: str, party: tuple[int, ...], source: str) -> Follow:
    """[The exploration journal] A verse that a quest or an event leads to waits until what is being read has
    been read (TG-69)."""
    if not t.reading:
        return read(verse, party, source)
    t.collected.append((verse, party))
    return None


@book.rule
def shut(t: Table) -> None:
    """[The exploration journal] Everything has been read."""
    t.reading = False


@book.rule
def read(t: Table, verse: str, party: tuple[int, ...], source: str) -> Follow:
    """[The exploration journal] A verse is opened and read from its beginning."""
    if verse == END:
        return None
    if not t.reading:
        t.reading, t.out = True, []
        return read(verse, party, source), shut()
    if verse not in t.read:
        t.read.append(verse)
    t.page.append((verse, ()))
    t.chronicle.append((t.day, verse, ()))
    t.closed = False
    t.tell("verse.read", verse=verse)
    return lines(verse, 0, party)


@book.rule
def lines(t: Table, verse: str, at: int, party: tuple[int, ...]) -> Follow:
    """[The exploration journal] Prose, redirects and effects, as they come."""
    context = Context(party, NOBODY, f"verse/{verse}")
    found = t.pack.verses[verse].lines
    if t.closed:
        return None
    while at < len(found):
        line = found[at]
        if line.kind == "redirect" and met(t, line.conds, context):
            return on(line.text, party, verse)
        if line.kind == "prose" and (not line.conds or met(t, line.conds, context)):
            _note(t, verse, at)
        at += 1
        if line.kind == "do":
            return effects(line.text, party, NOBODY, context.source), lines(verse, at, party)
    return leave(verse, party)


def _note(t: Table, verse: str, at: int) -> None:
    """This line has been read."""
    if t.page and t.page[-1][0] == verse:
        t.page[-1] = (verse, (*t.page[-1][1], at))
    day, last, shown = t.chronicle[-1]
    if last == verse:
        t.chronicle[-1] = (day, verse, (*shown, at))


@book.rule
def leave(t: Table, verse: str, party: tuple[int, ...]) -> Flow:
    """[The exploration journal] Choices, else a test, else where it goes on. One who fulfils a condition is
    enough; a choice that cannot be paid cannot be taken."""
    found, context = t.pack.verses[verse], Context(party, NOBODY, f"verse/{verse}")
    members = context.members(t)
    if not members:
        return None
    choices = tuple(
        [(verse, choice.number) for choice in found.choices if is_open(t, verse, choice, context)]
    )
    if choices:
        _, number = yield Ask(members[0], "verse.choice", choices)
        return take(t, found, number, context)
    if found.test:
        return test(verse, party)
    return on(found.exit, party, verse)


def is_open(t: Table, verse: str, choice: Choice, context: Context) -> bool:
    """Whether a choice can be taken."""
    if choice.once and f"{verse}!{choice.number}" in t.once:
        return False
    conds, pays = read_needs(choice.needs)
    return holds_all(t, conds, context) and all([can_pay(t, act, context) for act in pays])


def on(target: str, party: tuple[int, ...], verse: str) -> Follow:
    """Where a verse leads."""
    return None if target in (END, "") else read(target, party, verse)


def take(t: Table, verse: Verse, number: int, context: Context) -> Follow:
    """[The exploration journal] A choice is taken: first who does it, then its cost, what it says, and on."""
    choice = verse.choices[number - 1]
    mark = f"{verse.id}!{number}"
    if choice.once:
        t.once.append(mark)
    if mark not in t.chosen:
        t.chosen.append(mark)
    t.tell("verse.chosen", verse=verse.id, number=number)
    return do_it(verse.id, number, context.party), follow_choice(verse.id, choice.target, context.party)


@book.rule
def follow_choice(t: Table, verse: str, target: str, party: tuple[int, ...]) -> Follow:
    """[The exploration journal] Where the choice leads, unless what it did has closed the journal."""
    if t.closed:
        return None
    return leave(verse, party) if target == HERE else on(target, party, verse)


@book.rule
def do_it(t: Table, verse: str, number: int, party: tuple[int, ...]) -> Flow:
    """[Parties] Of several who could do it they say who does."""
    choice = t.pack.verses[verse].choices[number - 1]
    context = Context(party, NOBODY, f"verse/{verse}")
    _, pays = read_needs(choice.needs)
    able, doer = doers(t, choice, context), NOBODY
    if len(able) == 1:
        doer = able[0]
    elif needs_doer(choice):
        doer = yield Ask(able[0], "verse.doer", tuple(able), verse=verse)
    if doer != NOBODY and len(party) > 1:
        t.tell("verse.doer", seat=doer)
    first = sorted(pays, key=lambda act: "energy" not in act.args)  # TG-56
    costs = [pay_need(act.args, party, doer, context.source) for act in first]
    done = effects(choice.effects, party, doer, context.source) if choice.effects else None
    return *costs, done, weigh(party)


def doers(t: Table, choice: Choice, context: Context) -> list[int]:
    """Who of the party could do it: fulfils what is asked of one, and can pay."""
    conds, pays = read_needs(choice.needs)
    own = own_needs(conds)
    able = []
    for seat in context.members(t):
        alone = Context((seat,), seat, context.source)
        helped = Context(context.party, seat, context.source)
        if all([holds(t, cond, alone) for cond in own]) and all([can_pay(t, act, helped) for act in pays]):
            able.append(seat)
    return able or context.members(t)[:1]


def own_needs(conds: tuple[Cond, ...]) -> list[Cond]:
    """Conditions that one of them meets: what he has or is."""
    most = (*ATTRIBUTES, *RESOURCES, *TRACKS)
    return [cond for cond in conds if not cond.no and (cond.test in OWNED or _at_least(cond, most))]


def _at_least(cond: Cond, tests: tuple[str, ...]) -> bool:
    return cond.test in tests and cond.sign == ">="


def needs_doer(choice: Choice) -> bool:
    """Whether it matters who does it: somebody must have something, pay, or bear what comes of it."""
    conds, pays = read_needs(choice.needs)
    acts = [act for now in read_effects(choice.effects) for group in now.groups for act in group]
    alone = any([act.scope == "doer" or act.verb in ("secret", "lose") for act in acts])
    single = [act for act in pays if act.args[0] not in ("each", "share")]
    return bool(own_needs(conds) or single or alone)


# -- tests -----------------------------------------------------------------------------------------------


@book.rule
def test(t: Table, verse: str, party: tuple[int, ...]) -> Follow:
    """[The exploration journal] A roll, a flip or an encounter decides."""
    found, context = t.pack.verses[verse], Context(party, NOBODY, f"verse/{verse}")
    members = tuple(context.members(t))
    if not members:
        return None
    if found.test.startswith("encounter "):
        return face(t, found.test.removeprefix("encounter "), members), result(verse, party, 0, "encounter")
    if found.test == "flip":
        return result(verse, party, 0, flip(t))
    total = _rolled(t, found.test.removeprefix("roll d6"), context)
    return result(verse, party, total, "")


def _rolled(t: Table, terms: str, context: Context) -> int:
    """A die and what is added: the best attribute of the party, parts of a status, a number."""
    die = t.chance.below(6) + 1
    words, total = terms.split(), die
    for sign, term in zip(words[::2], words[1::2], strict=True):
        total += (1 if sign == "+" else -1) * _term(t, term, context)
    t.tell("verse.rolled", die=die, total=total)
    return total


def _term(t: Table, term: str, context: Context) -> int:
    if term in ATTRIBUTES:
        return max([t.attr[seat][term] for seat in context.members(t)])
    if term.startswith("parts("):
        return len(t.statuses.get(term[6:-1], ()))
    if term in t.goods:
        return max([t.goods[term][seat] for seat in context.members(t)])
    return int(term)


@book.rule
def result(t: Table, verse: str, party: tuple[int, ...], total: int, face: str) -> Follow:
    """[The exploration journal] The row of the table that fits."""
    if face == "encounter":
        face = "win" if t.outcome == "win" else "else"
    rows = t.pack.verses[verse].rows
    at = next(at for at, row in enumerate(rows) if fits(row, total, face))
    row, source = rows[at], f"verse/{verse}"
    t.tell("verse.result", verse=verse, row=at)
    done = effects(row.effects, party, NOBODY, source) if row.effects else None
    return done, follow_choice(verse, row.target, party)


def fits(row: Row, total: int, face: str) -> bool:
    return row.face == face if face else row.low <= total <= row.high


# -- verbs that lead on ----------------------------------------------------------------------------------


def goto(t: Table, act: Act, context: Context, seats: list[int]) -> Follow:
    """On to another verse: nothing more of this one is read. Where no verse says so it is read now, or when
    what is being read is over."""
    if not context.source.startswith("verse/"):
        return read_later(act.args[0], context.party, context.source)
    return read(act.args[0], context.party, context.source), close()


@book.rule
def close(t: Table) -> None:
    """The journal is closed, whatever else the verse had to say."""
    t.closed = True


def end(t: Table, act: Act, context: Context, seats: list[int]) -> Follow:
    return close()


def fight(t: Table, act: Act, context: Context, seats: list[int]) -> Follow:
    """[Encounters] Drawn by colour, or a named one."""
    return face(t, act.args[0], tuple(context.members(t)))


def face(t: Table, what: str, party: tuple[int, ...]) -> Frame:
    if what in COLOURS:
        return draw_encounter(what, party)
    search(t, what)
    return meet(what, party)


VERBS.update({"goto": goto, "encounter": fight, "end": end})
