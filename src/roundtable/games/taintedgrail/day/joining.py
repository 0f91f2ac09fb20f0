"""[Parties] Who joins an action, and how its price is split."""

from __future__ import annotations

from collections.abc import Generator
from itertools import combinations
from typing import Any

from roundtable.kernel import Ask, AskAll, Flow, Rulebook

from ..effects.agreeing import Unwilling, of_kind, proposed, refused, splits
from ..effects.helping import Terms
from ..journal.action_costs import EXPLORE, Deed, may_look, part_of, payable, prices, who_could_join
from ..marks import ALONE
from ..table import Seats, Table
from .actions import begin
from .standing_word import asks_all, comes_along

book = Rulebook()


@book.rule
def ask_along(t: Table, seat: int, deed: Deed) -> Flow:
    """[Parties] Heroes who are at the same place, have not passed and still have their action may join before
    it begins, if the acting hero does not mind: that hero chooses whom to ask (TG-136). Those who have given
    their word for the day are not asked for it again (TG-141)."""
    asked = yield from _whom(t, seat, deed)
    party = (seat, *(yield from _who_comes(t, seat, asked, deed)))
    if not payable(t, party, deed) and not (deed[0] == EXPLORE and may_look(t, seat)):
        t.used.append((ALONE, seat))
        return None
    return come_to_terms(seat, party, deed, (), ())


def _whom(t: Table, seat: int, deed: Deed) -> Generator[Ask, Any, Seats]:
    """Whom the acting hero asks."""
    others = who_could_join(t, seat, deed)
    if asks_all(t, seat, deed):
        return others
    if len(others) == 1:
        return others if (yield Ask(seat, "party.invite", (True, False), deed=deed[0])) else ()
    return (yield Ask(seat, "party.whom", _companies(others), deed=deed[0])) or ()


def _who_comes(t: Table, seat: int, asked: Seats, deed: Deed) -> Generator[AskAll, Any, Seats]:
    """Who of them comes along, by their word or by their answer."""
    unsure = [other for other in asked if not comes_along(t, other, deed)]
    if not unsure:
        return asked
    parts = {other: part_of(t, other, deed) for other in unsure}
    options = dict.fromkeys(unsure, (True, False))
    answers = yield AskAll("party.join", options, parts, seat=seat, deed=deed[0])
    return tuple([other for other in asked if answers.get(other, True)])


def _companies(others: Seats) -> tuple[Seats | None, ...]:
    """Whom the hero may ask: all of them, some, or nobody."""
    return *[some for size in range(len(others), 0, -1) for some in combinations(others, size)], None


@book.rule
def come_to_terms(t: Table, seat: int, party: Seats, deed: Deed, terms: Terms, unwilling: Unwilling) -> Flow:
    """[Parties] One part of the price after the other is split as the payers agree. A hero for whom nobody
    pays stays behind; if that is the acting hero, the action does not begin, and no turn is used (TG-66,
    TG-67)."""
    price = prices(t, party, deed)[len(terms) :]
    if not price:
        return begin(t, seat, party, deed, terms)
    what, due, least = price[0]
    ways = splits(t, what, due, seat, of_kind(unwilling, what), least)
    if not ways:
        t.used.append((ALONE, seat))
        return None
    split, refusals = yield from proposed(ways, what, due, seat)
    if refusals:
        more = refused(t, what, refusals)
        return come_to_terms(seat, party, deed, terms, (*unwilling, *more))
    behind = {member for member, _ in due} - {member for member, _ in split}
    for member in sorted(behind):
        t.tell("party.left", seat=member)
    going = tuple([member for member in party if member not in behind])
    return come_to_terms(seat, going, deed, (*terms, (what, split)), unwilling)


# -- before rules 8 ----------------------------------------------------------------------------------------


@book.rule
def perform(t: Table, seat: int, deed: Deed) -> Flow:
    """[Parties] How a party was found under rules 7: all were asked or none, and the one who acted said who
    pays. What they then could not pay did not begin (TG-67)."""
    what, others = deed[0], who_could_join(t, seat, deed)
    party: Seats = (seat,)
    if others and (yield Ask(seat, "party.invite", (True, False), deed=what)):
        parts = {other: part_of(t, other, deed) for other in others}
        answers = yield AskAll(
            "party.join", dict.fromkeys(others, (True, False)), parts, seat=seat, deed=what
        )
        party = (seat, *[other for other in others if answers[other]])
    if others and not payable(t, party, deed) and not (what == EXPLORE and may_look(t, seat)):
        t.used.append((ALONE, seat))
        return None
    return begin(t, seat, party, deed)
