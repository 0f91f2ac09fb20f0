"""[Parties] What companions pay of a price that a card, an event or a verse names: nobody else's energy and
magic is spent unless they agree (TG-137)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from roundtable.kernel import Ask, AskAll, Follow

from ..content.language import Act
from ..marks import KEEPS, KEPT
from ..table import NOBODY, Table
from .conditions import Context
from .costs import LENT, held, payers
from .verbs import apply

Due = tuple[tuple[int, int], ...]  # seat, its share
Terms = tuple[tuple[str, Due], ...]  # what, and who pays how much of it


def lacking(t: Table, acts: Sequence[Act], context: Context) -> list[tuple[int, str, int]]:
    """Which of these are prices in energy or magic that the one who pays cannot pay alone: nobody else's is
    spent unless they agree (TG-137)."""
    found: list[tuple[int, str, int]] = []
    if not t.by_consent or not any([act.verb == "pay" for act in acts]):
        return found
    payer = payer_of(t, context)
    for place, act in enumerate(acts):
        if act.verb == "pay" and act.args[0] in LENT and held(t, payer, act.args[0]) < int(act.args[1]):
            found.append((place, act.args[0], int(act.args[1])))
    return found


def payer_of(t: Table, context: Context) -> int:
    """Who pays: the doer, else the one who decides for the party."""
    return context.doer if context.doer != NOBODY else context.decider(t)


def helped_with(
    t: Table, prices: Sequence[tuple[int, str, int]], context: Context
) -> Generator[Ask | AskAll, Any, Terms | None]:
    """[Parties] Companions are asked for what is missing; None if they do not pay enough. A hero who refuses
    in an encounter is not asked again in that activation, and one who pays for themselves today is not
    asked at all (TG-141)."""
    payer, terms = payer_of(t, context), []
    for _, what, number in prices:
        own = held(t, payer, what)
        able = _able(t, what, context, payer)
        answers = {}
        if able:
            options = dict.fromkeys(able, (True, False))
            answers = yield AskAll("pay.help", options, seat=payer, what=what, count=number - own)
        helpers = [seat for seat in able if answers[seat]]
        if sum([held(t, seat, what) for seat in helpers]) < number - own:
            _keep(t, what, [seat for seat in able if not answers[seat]])
            return None
        terms.append((what, ((payer, own), *_parts(t, what, number - own, helpers))))
    return tuple(terms)


def _able(t: Table, what: str, context: Context, payer: int) -> list[int]:
    """Companions who have some of it, and have not said that they pay for themselves alone."""
    others = [seat for seat in payers(t, what, context) if seat != payer and held(t, seat, what)]
    return [seat for seat in others if (KEEPS, seat) not in t.used]


def _keep(t: Table, what: str, seats: list[int]) -> None:
    for seat in seats if t.enc else ():
        t.favours.append((KEPT, seat, what))


def _parts(t: Table, what: str, missing: int, helpers: Sequence[int]) -> Due:
    """Who of the helpers pays how much: those who have most first."""
    parts = []
    for seat in sorted(helpers, key=lambda seat: -held(t, seat, what)):
        parts.append((seat, min(missing, held(t, seat, what))))
        missing -= parts[-1][1]
    return tuple(parts)


def pay_helped(t: Table, terms: Terms, source: str) -> Follow:
    """Everyone pays the part on which they have agreed."""
    paid = []
    for what, split in terms:
        for seat, part in split:
            if part:
                act = Act("", "pay", (what, str(part)))
                paid.append(apply(t, act, Context((seat,), seat, source), (seat,)))
    return tuple(paid)
