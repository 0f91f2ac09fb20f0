"""A saved match that is to be played on at a table. Anybody may send one: it is believed only if its answers
lead to where it says it stands."""

from __future__ import annotations

from typing import Any, NamedTuple

from roundtable.games import find
from roundtable.kernel import LoadError, Match, RoundtableError, load
from roundtable.kernel.match.codec import FORMAT
from roundtable.kernel.plain import melt
from roundtable.kernel.tape import unwind

from ..errors import Refusal
from . import journal
from .moves import MOST_ANSWERS, Decision, note
from .replay import Tick, patient

SEEN = "roundtable view"  # what a guest may keep before the end: it tells, and cannot be played on
LEADS_ELSEWHERE = "The save is damaged: its answers lead to another state."


class Replayed(NamedTuple):
    """A saved match, played again: its dice are noted answer by answer, as if it had been played here."""

    match: Match
    opening: list[Any]
    answers: list[tuple[int, Any, list[Any]]]


def verified(document: Any, tick: Tick = patient) -> Replayed:
    """The match of a save, if its record leads to where it says it stands."""
    kind = document.get("format") if isinstance(document, dict) else None
    if kind != FORMAT:
        raise Refusal("view-only" if kind == SEEN else "no-save", 400)
    answers = document.get("answers")
    if isinstance(answers, list) and len(answers) > MOST_ANSWERS:
        raise Refusal("save-too-long", 413, most=MOST_ANSWERS)
    try:
        match = load(document, find)
        tick()
        again = _replayed(match, tick)
        honest = again.match.fingerprint() == match.fingerprint()
    except LoadError as why:
        raise Refusal("save", 400, why=str(why)) from None
    except RoundtableError:
        honest = False
    if not honest:
        raise Refusal("save", 400, why=LEADS_ELSEWHERE)
    return again


def _replayed(match: Match, tick: Tick) -> Replayed:
    assert match.setup is not None
    past = Match.begin(match.setup, unwind(match.table.chance.record), told=None)
    opening, fallen = unwind(past.table.chance.record), past.table.chance.record
    answers = []
    for seat, option in unwind(match.answers):
        past.play(seat, option)
        answers.append((seat, melt(option), melt(unwind(past.table.chance.record, fallen))))
        fallen = past.table.chance.record
        tick()
    past.table.chance.force(())
    return Replayed(past, melt(opening), answers)


def resumed(document: dict[str, Any], tick: Tick = patient) -> Decision:
    """Go on with a saved match."""
    match, opening, answers = verified(document, tick)
    assert match.setup is not None
    setup = match.setup
    begun = journal.Started(seed=setup.seed, chance=opening, answers=answers, scenario=setup.scenario)
    return Decision([begun, note("imported")], match, "playing").ended()
