"""[Parties] A price is split in any way on which those who pay agree (TG-66)."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any

from roundtable.kernel import Ask, AskAll, Flow, Follow, Rulebook

from ..content.language import Act
from ..marks import KEEPS
from ..table import NOBODY, Seats, Table
from .conditions import Context, persons
from .costs import LENT, held, payers
from .helping import Due, Terms
from .paying import bear_together, divide, each_pays, hand_over, one_pays, pay_one, spend
from .verbs import Acts

book = Rulebook()

Unwilling = tuple[tuple[str, int], ...]  # who does not pay what for others
Parts = tuple[int | None, ...]  # what each of them pays, below zero; None: stays behind


# -- ways to split a price ---------------------------------------------------------------------------------


def splits(
    t: Table, what: str, due: Due, who: int, unwilling: Seats, least: int = 0, together: bool = False
) -> tuple[Parts, ...]:
    """[Parties] All ways to pay it, everyone's own share first. The unwilling, and those whose word for today
    it is (TG-141), pay for themselves alone. If they need not stay together, who cannot pay may be left
    behind, but never the one who acts."""
    seats, owed = tuple([seat for seat, _ in due]), tuple([share for _, share in due])
    having = [held(t, seat, what) for seat in seats]
    most = [
        min(have, share) if seat in unwilling or (KEEPS, seat) in t.used else have
        for seat, share, have in zip(seats, owed, having, strict=True)
    ]
    short = [at for at, seat in enumerate(seats) if seat != who and having[at] < owed[at] and not together]
    return _splits(owed, tuple(most), seats.index(who), least, tuple(short))


@cache
def _splits(owed: Sequence[int], most: Seats, leader: int, least: int, short: Seats) -> tuple[Parts, ...]:
    found: list[Parts] = []
    for behind in _subsets(short):
        total = sum([share for at, share in enumerate(owed) if at not in behind])
        ranges = [
            (None,) if at in behind else range(least if at == leader else 0, min(part, total) + 1)
            for at, part in enumerate(most)
        ]
        found += [parts for parts in product(*ranges) if sum(filter(None, parts)) == total]
    found.sort(key=lambda parts: _oddness(parts, owed))
    return tuple([tuple([part if part is None else -part for part in parts]) for parts in found])


def _oddness(parts: Parts, owed: Sequence[int]) -> tuple[Any, ...]:
    """How far a split is from everyone paying for themselves, all of them together."""
    away = [part - share for part, share in zip(parts, owed, strict=True) if part is not None]
    return parts.count(None), sum(map(abs, away)), max(away) - min(away), [part or 0 for part in parts]


def _subsets(of: Seats) -> Iterable[Seats]:
    return [some for size in range(len(of) + 1) for some in combinations(of, size)]


# -- agreeing on one ---------------------------------------------------------------------------------------


def proposed(
    ways: tuple[Parts, ...], what: str, due: Due, who: int
) -> Generator[Ask | AskAll, Any, tuple[Due, Seats]]:
    """[Parties] The one who acts says who pays how much. Nobody is made to pay for another: those who would
    pay more than their own share are asked. Who pays what, and who refuses."""
    seats, owed = tuple([seat for seat, _ in due]), dict(due)
    parts = ways[0]
    if len(ways) > 1:
        total = sum(owed.values())
        parts = yield Ask(who, "share.how", ways, what=what, count=-total, seats=seats)
    split = tuple([(seat, -part) for seat, part in zip(seats, parts, strict=True) if part is not None])
    more = {seat: part for seat, part in split if part > owed[seat] and seat != who}
    if not more:
        return split, ()
    told = {seat: {"count": part, "own": owed[seat]} for seat, part in more.items()}
    answers = yield AskAll("pay.agree", dict.fromkeys(more, (True, False)), told, seat=who, what=what)
    return split, tuple([seat for seat in more if not answers[seat]])


def refused(t: Table, what: str, refusals: Seats) -> Unwilling:
    """Everybody hears who pays only for themselves, and they are not asked for it again."""
    for seat in refusals:
        t.tell("pay.refused", seat=seat, what=what)
    return tuple([(what, seat) for seat in refusals])


def of_kind(unwilling: Unwilling, what: str) -> Seats:
    return tuple([seat for kind, seat in unwilling if kind == what])


def pay_terms(t: Table, terms: Terms) -> Follow:
    """What they have agreed on is paid, energy first (TG-56)."""
    paid = [spend(t, seat, what, part) for what, split in terms for seat, part in split if part]
    return tuple([follow for follow in paid if follow])


@book.rule
def pay_agreed(t: Table, what: str, due: Due, who: int, unwilling: Seats = ()) -> Flow:
    """[Parties] In the middle of an action everyone owes a share. For whom nobody pays drops out of it; if
    that is the one who acts, the next goes on."""
    ways = splits(t, what, due, who, unwilling)
    if not ways:
        drop_out(t, who)
        rest = tuple([(seat, share) for seat, share in due if seat != who])
        return pay_agreed(what, rest, rest[0][0], unwilling) if rest else None
    split, refusals = yield from proposed(ways, what, due, who)
    if refusals:
        refused(t, what, refusals)
        return pay_agreed(what, due, who, (*unwilling, *refusals))
    for seat in [seat for seat, _ in due if seat not in dict(split)]:
        drop_out(t, seat)
    return pay_terms(t, ((what, split),))


def drop_out(t: Table, seat: int) -> None:
    t.tell("party.left", seat=seat)
    t.out.append(seat)


# -- what the effect language pays --------------------------------------------------------------------------


def pay_act(t: Table, act: Act, context: Context, members: Seats) -> Follow:
    """Pay what an act says."""
    what, *rest = act.args
    if what == "share" and rest[0] in LENT and t.by_consent:
        return _pay_goods(t, rest[0], int(rest[1]), context, members)
    if what == "share":
        return bear_together(tuple(members), rest[0], int(rest[1]), context.decider(t))
    if what == "each":
        return _pay_each(t, rest[0], int(rest[1]), context, members)
    if what in ("item", "secret", "card", "charge"):
        return hand_over(what, rest[0], persons(t, context), context.doer, context.source)
    return _pay_goods(t, what, int(rest[0]), context, members)


def _pay_each(t: Table, what: str, number: int, context: Context, members: Seats) -> Follow:
    """[Parties] Every member owes it. If all have it, they split it as they agree (TG-66). If one has too
    little, all others are asked to help: once an action has begun, its leader leaves nobody behind."""
    due = dict.fromkeys(members, number)
    splittable = t.by_consent and what in LENT and len(due) > 1
    if splittable and min([held(t, seat, what) for seat in members]) >= number:
        return pay_agreed(what, tuple(due.items()), context.decider(t))
    return tuple(each_pays(t, what, due))


def _pay_goods(t: Table, what: str, number: int, context: Context, members: Seats) -> Follow:
    """[Parties] Energy and magic are paid by the doer, companions help if they agree (TG-137); anything else
    by the doer, or by one whom they name."""
    able = [seat for seat in payers(t, what, context) if what in LENT or held(t, seat, what) >= number]
    if not able:
        return None  # what came before it has taken what was to be paid
    doer = context.doer if context.doer != NOBODY else able[0]
    if what in LENT and len(able) > 1:
        return _lent(t, what, number, able, doer)
    if context.doer == NOBODY and len(able) > 1:
        return one_pays(tuple(able), what, number, context.decider(t))
    return pay_one(doer if doer in able else able[0], what, number, tuple(members))


def _lent(t: Table, what: str, number: int, able: list[int], doer: int) -> Follow:
    """It is the doer's to pay; companions help as they agree, before rules 8 as the doer said."""
    if not t.by_consent:
        return divide(tuple(able), what, -number, doer)
    payer = doer if doer in able else able[0]
    helpers = [(seat, 0) for seat in able if seat != payer]
    return pay_agreed(what, ((payer, number), *helpers), payer)


ACTS: Acts = {"pay": pay_act}
