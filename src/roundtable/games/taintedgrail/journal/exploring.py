"""[Explore] What exploring costs, and when it is due."""

from __future__ import annotations

from roundtable.kernel import Ask, Flow, Follow, Rulebook

from ..content.language import read_effects
from ..content.verbs import marked
from ..content.verses import END, Choice
from ..effects.agreeing import pay_agreed, pay_terms
from ..effects.conditions import GRAIL, SKULL, Context, holds_all, still_there
from ..effects.helping import Terms
from ..effects.in_force import modifiers
from ..effects.paying import collect
from ..effects.tracks import fire_all
from ..table import Seats, Table
from .action_costs import EXPLORE, explore_cost, payable

book = Rulebook()

QUIET = marked("note", "idle")  # verbs that change nothing on the table


@book.rule
def pay_to_explore(t: Table, party: Seats) -> Follow:
    """[Explore] One energy from each; what else happens to those who explore."""
    t.looking = False
    due = tuple([(seat, explore_cost(t, seat, modifiers(t, seat))) for seat in party])
    if t.by_consent and len(due) > 1:
        return pay_agreed("energy", due, party[0]), begin_exploring(party)
    paid = collect(t, "energy", due, party[0])
    return (paid, begin_exploring(party)) if paid else begin_exploring.now(t, party)


def begin_paid(t: Table, party: Seats, terms: Terms) -> Follow:
    """[Explore] The same, as they have agreed before it began."""
    paid = pay_terms(t, terms)
    return (paid, begin_exploring(party)) if paid else begin_exploring.now(t, party)


@book.rule
def begin_exploring(t: Table, party: Seats) -> Follow:
    there = still_there(t, party)
    for seat in there:
        t.did[seat].append("explored")
    return fire_all.now(t, there, "explore")


# -- looking first ---------------------------------------------------------------------------------------


@book.rule
def go_ahead(t: Table, party: Seats) -> Flow:
    """[Explore] A hero who has only looked so far pays before something happens, or closes the journal
    (TG-95)."""
    if not can_go_ahead(t, party) or not (yield Ask(party[0], "verse.ahead", (True, False))):
        t.closed = True
        return None
    return pay_to_explore(party)


def can_go_ahead(t: Table, party: Seats) -> bool:
    return payable(t, party, (EXPLORE,))


def only_leaves(choice: Choice) -> bool:
    """A choice after which nothing has happened."""
    return choice.target == END and not choice.needs and not choice.effects and not choice.once


def stirs(t: Table, text: str, context: Context) -> bool:
    """Whether a line of effects would do more now than note a task; what a dial decides might."""
    for now in read_effects(text):
        acts = [act for group in now.groups for act in group if act.verb not in QUIET]
        conds = [cond for cond in now.conds if cond.test not in (SKULL, GRAIL)]
        if acts and holds_all(t, conds, context):
            return True
    return False
