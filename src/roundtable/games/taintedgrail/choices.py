"""[The exploration journal] The choices of a verse: which are open, and who of a party could take them."""

from __future__ import annotations

from functools import cache

from .costs import can_pay_all
from .counting import Context, holds_all
from .journal import Choice, Verse
from .language import ATTRIBUTES, RESOURCES, TRACKS, Act, Cond, acts_of, read_needs
from .table import Seats, Table

COMMON = ("party", "party_food", "party_wealth")  # what those who drop out take along
OWNED = ("is", "item", "secret")
PLAIN = {*ATTRIBUTES, *RESOURCES, *TRACKS}  # of what everybody sees how much he has


def open_choices(t: Table, verse: Verse, context: Context) -> list[Choice]:
    """Those that can be taken."""
    found = []
    for choice in verse.choices:
        if is_open(t, verse.id, choice, context):
            found.append(choice)
    return found


def is_open(t: Table, verse: str, choice: Choice, context: Context) -> bool:
    """Whether a choice can be taken."""
    if choice.once and f"{verse}!{choice.number}" in t.once:
        return False
    conds, pays = read_needs(choice.needs)
    return holds_all(t, conds, context) and can_pay_all(t, pays, context)


def is_barred(t: Table, verse: str, choice: Choice, context: Context) -> bool:
    """Whether a choice lacks only what everybody can see on the boards: so much of an attribute, a track or a
    resource. Readers may know of it (TG-104); what the story has not allowed yet they may not."""
    if (choice.once and f"{verse}!{choice.number}" in t.once) or is_open(t, verse, choice, context):
        return False
    conds, pays = read_needs(choice.needs)
    secret = [cond for cond in conds if not at_least(cond)]
    named = [act for act in pays if not PLAIN & {*act.args}]
    return holds_all(t, secret, context) and can_pay_all(t, named, context)


def doers(t: Table, choice: Choice, context: Context) -> Seats:
    """Who of the party could do it; if none of them can alone, the first."""
    return able_to_do(t, choice, context, 0) or context.members(t)[:1]


def able_to_do(t: Table, choice: Choice, context: Context, paid: int) -> Seats:
    """Who of the party fulfils what is asked of one, and can pay what is left of the price."""
    own, pays, members = (
        own_needs(read_needs(choice.needs)[0]),
        price_of(choice.needs)[paid:],
        context.members(t),
    )
    if not own and not pays:
        return members
    able = []
    for seat in members:
        alone = Context((seat,), seat, context.source)
        helped = Context(context.party, seat, context.source)
        if holds_all(t, own, alone) and can_pay_all(t, pays, helped):
            able.append(seat)
    return tuple(able)


def met_by_all(t: Table, choice: Choice, context: Context) -> bool:
    """Whether those who are left still fulfil what is asked of the party; what they have paid they need not
    have any more."""
    conds, pays = read_needs(choice.needs)
    paid = {f"party_{word}" for act in pays for word in act.args}
    return holds_all(t, [cond for cond in conds if cond.test in COMMON and cond.test not in paid], context)


@cache
def price_of(needs: str) -> tuple[Act, ...]:
    """What is to be paid: energy first (TG-56), then what each pays, who may drop out by it."""
    _, pays = read_needs(needs)
    return tuple(sorted(pays, key=lambda act: ("energy" not in act.args, act.args[0] != "each")))


@cache
def own_needs(conds: tuple[Cond, ...]) -> tuple[Cond, ...]:
    """Conditions that one of them meets: what he has or is."""
    return tuple([cond for cond in conds if not cond.no and (cond.test in OWNED or at_least(cond))])


def at_least(cond: Cond) -> bool:
    return cond.test in PLAIN and cond.sign == ">=" and not cond.no


@cache
def needs_doer(needs: str, effects: str) -> bool:
    """Whether it matters who takes a choice: somebody must have something, pay, or bear what comes of it."""
    conds, pays = read_needs(needs)
    alone = any([act.scope == "doer" or act.verb in ("secret", "lose") for act in acts_of(effects)])
    single = [act for act in pays if act.args[0] not in ("each", "share")]
    return bool(own_needs(conds) or single or alone)
