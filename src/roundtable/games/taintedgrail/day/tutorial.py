"""The tutorial: a day for one player, taught by short verses, with only what has just been explained."""

from __future__ import annotations

from roundtable.kernel import OVER, Ask, Flow, Follow, Rulebook

from ..content.records import Tutorial
from ..encounter.beginning import meet
from ..journal.action_costs import ABILITY, EXPLORE, INSPECT, OWN, PASS, PLACE, TRAVEL, Deed
from ..journal.reading import read
from ..table import Table
from ..world.locations import show
from .actions import begin, deeds
from .phases import begin_day_for
from .rest import rest, restore

book = Rulebook()

WAITS = {
    EXPLORE: "explore",
    TRAVEL: "travel",
    PLACE: "action",
    OWN: "action",
    ABILITY: "action",
    INSPECT: "inspect",
    PASS: "pass",
}


def course(t: Table) -> Tutorial:
    found = t.content.tutorial
    assert found is not None
    return found


@book.rule
def teach(t: Table) -> Follow:
    """The place of the lesson, and nothing else on the map."""
    place = course(t).location
    t.day, t.chapter = 1, min(t.content.chapters)
    show(t, place)
    t.place[0], t.wards[place] = place, 1
    begin_day_for(t)
    return lesson(0)


@book.rule
def lesson(t: Table, at: int) -> Follow:
    """A verse explains, then it is tried out."""
    steps = course(t).steps
    if at == len(steps):
        t.ending = "taught"
        return OVER
    return read(steps[at].verse, (0,), "tutorial"), exercise(at), lesson(at + 1)


@book.rule
def exercise(t: Table, at: int) -> Follow:
    step = course(t).steps[at]
    if step.encounter:
        return meet(step.encounter, (0,))
    if step.wait == "rest":
        return rest(), restore()
    return attempt(at) if step.allow else None


@book.rule
def attempt(t: Table, at: int) -> Flow:
    """Only what the lesson allows, until the one thing is done that it is about."""
    step = course(t).steps[at]
    open_deeds = tuple([deed for deed in deeds(t, 0) if WAITS.get(deed[0]) in step.allow])
    if not open_deeds:
        return None
    deed: Deed = yield Ask(0, "day.what", open_deeds)
    done = WAITS[deed[0]] == step.wait
    again = None if done else attempt(at)
    t.acted[0] = False
    return begin(t, 0, (0,), deed) if deed[0] != PASS else None, again
