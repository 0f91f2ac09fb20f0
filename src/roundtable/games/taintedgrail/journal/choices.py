"""[The exploration journal] The choices of a verse: which are open, and who of a party could take them."""

from __future__ import annotations

from functools import cache

from ..content.language import ATTRIBUTES, RESOURCES, TRACKS, Act, Cond, acts_of, read_needs
from ..content.verses import Choice, Verse
from ..effects.conditions import Context, holds_all
from ..effects.costs import can_pay_all
from ..marks import CHOICE
from ..table import Pile, Seats, Table

OWNED = ("is", "item", "secret")
TAKEN = ("party", "party_food", "party_wealth", *ATTRIBUTES, *OWNED)  # what those who drop out take along
PLAIN = {*ATTRIBUTES, *RESOURCES, *TRACKS}  # things of which everybody sees how much a hero has


def open_choices(t: Table, verse: Verse, context: Context) -> list[Choice]:
    """Those that can be taken."""
    found = []
    for choice in verse.choices:
        if is_open(t, verse.id, choice, context):
            found.append(choice)
    return found


def is_open(t: Table, verse: str, choice: Choice, context: Context) -> bool:
    """Whether a choice can be taken."""
    if choice.once and (CHOICE, verse, choice.number) in t.once:
        return False
    conds, pays = read_needs(choice.needs)
    return holds_all(t, conds, context) and can_pay_all(t, pays, context)


def is_barred(t: Table, verse: str, choice: Choice, context: Context) -> bool:
    """Whether a choice lacks only what everybody can see on the boards: so much of an attribute, a track or a
    resource. Readers may know of it (TG-104); what the story has not allowed yet they may not."""
    if (choice.once and (CHOICE, verse, choice.number) in t.once) or is_open(t, verse, choice, context):
        return False
    conds, pays = read_needs(choice.needs)
    secret = [cond for cond in conds if not at_least(cond)]
    named = [act for act in pays if not PLAIN & {*act.args}]
    return holds_all(t, secret, context) and can_pay_all(t, named, context)


def doers(t: Table, choice: Choice, context: Context, paid: int) -> Seats:
    """Who of the party could do it: fulfils what is asked of one, and can pay what is left of the price. If
    none of them can alone, the first."""
    own, pays = own_needs(read_needs(choice.needs)[0]), price_of(choice.needs)[paid:]
    members = context.members(t)
    if not own and not pays:
        return members
    able = []
    for seat in members:
        alone = Context((seat,), seat, context.source)
        helped = Context(context.party, seat, context.source)
        if holds_all(t, own, alone) and can_pay_all(t, pays, helped):
            able.append(seat)
    return tuple(able) or members[:1]


def is_still_open(t: Table, choice: Choice, context: Context, paid: int) -> bool:
    """Whether those who are left fulfil what it asks and can pay the rest; what they have paid they need not
    have any more."""
    conds, pays = read_needs(choice.needs)
    gone = {name for act in pays for word in act.args for name in (word, f"party_{word}")}
    asked = [cond for cond in conds if cond.test in TAKEN and cond.test not in gone]
    return holds_all(t, asked, context) and can_pay_all(t, price_of(choice.needs)[paid:], context)


@cache
def price_of(needs: str) -> tuple[Act, ...]:
    """What is to be paid: energy first (TG-56), then what each pays, who may drop out by it."""
    _, pays = read_needs(needs)
    return tuple(sorted(pays, key=lambda act: ("energy" not in act.args, act.args[0] != "each")))


@cache
def own_needs(conds: tuple[Cond, ...]) -> tuple[Cond, ...]:
    """Conditions that one of them meets: what they have or are."""
    return tuple([cond for cond in conds if not cond.no and (cond.test in OWNED or at_least(cond))])


def at_least(cond: Cond) -> bool:
    return cond.test in PLAIN and cond.sign == ">=" and not cond.no


@cache
def needs_doer(needs: str, effects: str, common: Pile) -> bool:
    """Whether it matters who takes a choice: somebody must have something, pay, or bear what comes of it. A
    secret that binds all is nobody's (TG-134)."""
    conds, pays = read_needs(needs)
    alone = any([act.scope == "doer" or act.verb in ("secret", "lose") for act in acts_of(effects)])
    own = [cond for cond in own_needs(conds) if cond.test != "secret" or cond.about not in common]
    single = [act for act in pays if act.args[0] not in ("each", "share") and act.args[1] not in common]
    return bool(own or single or alone)
