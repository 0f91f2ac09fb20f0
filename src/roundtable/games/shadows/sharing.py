"""[The beginning], [The end of a quest]: cards that lie on the Round Table are shared by agreement, or at
random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from roundtable.kernel import AskAll, AskAny, Flow, Follow, Options, Rulebook
from roundtable.kernel.pack import mix

from .table import Table

book = Rulebook()

AGREE, SHUFFLE = "agree", "shuffle"
MOST_CHANGES = 4  # of a proposal, for each who shares; then it is agreed to or the cards are shuffled


@book.rule
def lay_for_exchange(t: Table) -> Flow:
    """[The beginning] Everybody chooses one of their white cards and lays it face up on the Round Table; all
    at the same time (SH-26)."""
    answers = yield AskAll("exchange.lay", {seat: tuple(dict.fromkeys(t.hand(seat))) for seat in t.living()})
    seats = list(answers)
    t.offered = [t.play_openly(seat, face) for seat, face in answers.items()]
    for seat, face in answers.items():
        t.tell("exchange.laid", seat=seat, card=face)
    return share(t, seats, t.first, seats)


@book.rule
def share_reward(t: Table, seats: tuple[int, ...], number: int, finisher: int | None) -> Follow:
    """[The end of a quest] A lone knight takes all cards unseen; several see them and share; with nobody
    there they are discarded."""
    sharers = [seat for seat in seats if t.is_knight(seat)]
    cards = t.draw_white(number)
    if not sharers:
        t.white_discard.extend(cards)
        return None
    if len(sharers) == 1:
        t.give(sharers[0], cards)
        faces = tuple(sorted([t.faces[card] for card in cards]))
        t.tell_apart((sharers[0],), "cards.drawn", {"cards": faces}, seat=sharers[0], count=len(cards))
        return None
    t.offered = cards
    t.reveal(cards)
    t.tell("share.offered", cards=tuple([t.faces[card] for card in cards]), seats=tuple(sharers))
    starter = finisher if finisher in sharers else sharers[0]  # SH-45
    ring = from_seat(sharers, starter)
    return share(t, sharers, starter, [ring[place % len(ring)] for place in range(len(cards))])


def share(t: Table, sharers: Sequence[int], starter: int, proposal: list[int]) -> Follow:
    """Let these seats share what is offered."""
    t.sharers = from_seat(list(sharers), starter)
    t.proposal, t.agreed, t.changes = proposal, [], 0
    return agree() if t.offered else None


def from_seat(seats: list[int], first: int) -> list[int]:
    """The seats in their order, from this one on."""
    at = seats.index(first) if first in seats else 0
    return seats[at:] + seats[:at]


@book.rule
def agree(t: Table) -> Flow:
    """[The beginning] They talk it over: anybody may change who gets what, all must agree, and anybody may
    have the cards shuffled and dealt instead."""
    if len(t.sharers) < 2:  # the others have left the game
        hand_out(t)
        return None
    waiting = [seat for seat in sorted(t.sharers) if seat not in t.agreed]
    options: Options = (AGREE, *changes(t), SHUFFLE)
    seat, choice = yield AskAny("share.how", dict.fromkeys(waiting, options))
    if choice == SHUFFLE:
        t.tell("share.shuffled", seat=seat)
        deal_by_chance(t)
        return None
    if choice == AGREE:
        t.agreed.append(seat)
        if len(t.agreed) < len(t.sharers):
            return agree()
        hand_out(t)
        return None
    _, place, other = choice
    t.proposal[place] = other
    t.agreed, t.changes = [], t.changes + 1
    t.tell("share.changed", seat=seat, card=t.faces[t.offered[place]], seats=(other,))
    return agree()


def changes(t: Table) -> tuple[tuple[str, int, int], ...]:
    """The changes that can be made to a proposal."""
    if t.changes >= MOST_CHANGES * len(t.sharers):
        return ()
    seats = sorted(t.sharers)
    return tuple(
        [("give", place, seat) for place, now in enumerate(t.proposal) for seat in seats if seat != now]
    )


def withdraw(t: Table, seat: int) -> None:
    """[Leaving the game] The player no longer takes part in what is being shared or agreed on: what they were
    to get is proposed to the others in turn, and all are asked again (SH-59)."""
    t.agreed = []
    t.named = [squire for squire in t.named if squire != seat]
    if seat not in t.sharers:
        return
    t.sharers = [other for other in t.sharers if other != seat]
    heirs = t.sharers or [seat]
    t.proposal = [heirs[place % len(heirs)] if who == seat else who for place, who in enumerate(t.proposal)]


def hand_out(t: Table) -> None:
    """Everybody gets what was agreed, and everybody has seen it; with nobody left the cards are discarded."""
    if not t.sharers:
        t.white_discard.extend(t.offered)
        _close(t)
        return
    for card, seat in zip(t.offered, t.proposal, strict=True):
        t.give(seat, [card])
        t.tell("share.taken", seat=seat, card=t.faces[card])
    _close(t)


def deal_by_chance(t: Table) -> None:
    """[The beginning] The cards are shuffled and dealt to all, beginning with the starter."""
    cards: list[Any] = sorted(t.offered)
    mix(t, cards)
    t.chance.shuffle(cards, t.faces)
    for place, card in enumerate(cards):
        seat = t.sharers[place % len(t.sharers)]
        t.give(seat, [card])
        t.tell_apart((seat,), "share.dealt", {"card": t.faces[card]}, seat=seat)
    _close(t)


def _close(t: Table) -> None:
    t.offered, t.sharers, t.proposal, t.agreed, t.changes = [], [], [], [], 0
