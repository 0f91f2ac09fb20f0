"""[2. Laying cards] What the active hero may do, the card that they lay, its keys, its ability."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from roundtable.kernel import Ask, AskAll, Flow, Follow, Frame, Rulebook

from ..content import traits
from ..content.language import CALLED
from ..effects.in_force import modifier
from ..effects.paying import add
from ..keys import before, join, with_bolt
from ..marks import BOLT, DEFENCE, DOUBLED, FREE_MAGIC, KEPT, LAID, PLACING, TURNED, about, but
from ..table import Table
from .abilities import USE, Option, as_option, call, fire_cards, usable_now, use_source
from .attacks import enemy_step
from .ending import check
from .escape import ESCAPE, escape, opportunity, retreat, short_deck, ways_out
from .hand_and_pool import add_markers, draw_up, drop_card, move_marker
from .leaving import cover

book = Rulebook()

LAY, PANIC, END = "lay", ("panic",), ("end",)


# -- what the hero may do --------------------------------------------------------------------------------


def is_forced(t: Table, seat: int) -> bool:
    """[Panic] Instead of a first card from their hand, the hero plays the top card of their deck (TG-7)."""
    return not t.plays and t.panics(seat)


def most_cards(t: Table, seat: int) -> int | None:
    """[Agile] At most 2 cards in an activation."""
    most = t.encounter().figure(traits.AGILE)
    return most + modifier(t, seat, "max_cards") if most else None


def has_magic_key(t: Table, card: str) -> bool:
    return "M" in t.content.cards[card].left and "M" in before(t)


def payers(t: Table) -> list[int]:
    """[Magic keys] Any member who is still there may pay the magic (TG-36), except those who refused in
    this activation (TG-71)."""
    there = [seat for seat in t.party if seat in t.inside and t.goods["magic"][seat]]
    return [seat for seat in there if (KEPT, seat, "magic") not in t.favours]


def name_payer(t: Table, seat: int, card: str) -> Generator[Ask | AskAll, Any, tuple[int, bool]]:
    """[Magic keys] The active hero says who pays; another's magic is spent only if they agree (TG-71)."""
    if (FREE_MAGIC,) in t.favours:
        return seat, True
    willing = payers(t)
    payer = willing[0] if len(willing) == 1 else (yield Ask(seat, "enc.payer", tuple(willing)))
    if payer == seat or not t.by_consent:
        return payer, True
    answers = yield AskAll("enc.spend", {payer: (True, False)}, seat=seat, card=card)
    return payer, answers[payer]


def keep_magic(t: Table, payer: int) -> None:
    t.favours.append((KEPT, payer, "magic"))
    t.tell("enc.kept", seat=payer)


def can_pay_magic(t: Table, card: str) -> bool:
    return has_magic_key(t, card) and ((FREE_MAGIC,) in t.favours or bool(payers(t)))


def may_lay_more(t: Table, seat: int) -> bool:
    most = most_cards(t, seat)
    return not is_forced(t, seat) and (most is None or t.plays < most)


def layable(t: Table, seat: int) -> list[Option]:
    """[2. Laying cards] The first card of an activation needs nothing; every further one must join a key with
    a bolt, or an ability stands for it."""
    if not may_lay_more(t, seat):
        return []
    ways = []
    for card in dict.fromkeys(t.hands[seat]):
        ways += [(card, False), (card, True)] if can_pay_magic(t, card) else [(card, False)]
    if t.plays and (BOLT,) not in t.favours:
        ways = with_bolt(t, seat, ways)
    return [(LAY, card, pay) for card, pay in ways]


def possibilities(t: Table, seat: int) -> tuple[Option, ...]:
    """Everything that the active hero may do now, ways out last. In panic they cannot end without a card."""
    forced = is_forced(t, seat)
    return (
        *([PANIC] if forced else layable(t, seat)),
        *dict.fromkeys([as_option(t, source) for source in usable_now(t, seat)]),
        *([] if forced else [END]),
        *ways_out(t, seat),
    )


@book.rule
def play_cards(t: Table, seat: int) -> Flow:
    """[2. Laying cards] One card, further ones by a bolt; abilities at any time; escape; or the end of it."""
    if seat not in t.inside:
        return None
    chosen = yield Ask(seat, f"{CALLED[t.encounter().kind]}.what", possibilities(t, seat), plays=t.plays)
    if chosen[0] == LAY:
        _, card, pay = chosen
        payer, agreed = (yield from name_payer(t, seat, card)) if pay else (seat, True)
        if not agreed:
            keep_magic(t, payer)
            return play_cards(seat)
        return lay(seat, card, pay, payer), play_cards(seat)
    if chosen == PANIC:
        return take_top(seat), play_cards(seat)
    if chosen == END:
        return end_of_cards(seat), check(), enemy_step(seat, 1)
    if chosen[0] == USE:
        return use_source(seat, chosen), play_cards(seat)
    return escape(seat, False) if chosen == ESCAPE else retreat(seat), play_cards(seat)


@book.rule
def take_top(t: Table, seat: int) -> Follow:
    """[Panic] The top card of the hero's deck is turned up and must be laid."""
    if not t.draw[seat]:
        return short_deck(t, seat)
    card = t.draw[seat].pop()
    t.hands[seat].append(card)
    t.turned.append(card)
    t.tell("enc.panic", seat=seat, card=card)
    return lay_top(seat, card)


@book.rule
def lay_top(t: Table, seat: int, card: str) -> Flow:
    """[Panic] It joins as any card does; the hero decides about its magic key."""
    pay, payer, agreed = False, seat, True
    if can_pay_magic(t, card):
        pay = yield Ask(seat, "enc.magic", (True, False), card=card)
        payer, agreed = (yield from name_payer(t, seat, card)) if pay else (seat, True)
    if not agreed:
        keep_magic(t, payer)
        return lay_top(seat, card)
    return lay(seat, card, pay, payer)


# -- a card is laid ----------------------------------------------------------------------------------------


@book.rule
def lay(t: Table, seat: int, card: str, pay: bool, payer: int) -> Follow:
    """[Joined keys] What joins is settled as the card is laid (TG-8): the rows from top to bottom, each with
    its bonuses; then the card belongs to the sequence, and its ability follows."""
    joined, top = join(t, seat, card, pay), is_forced(t, seat)
    t.hands[seat].remove(card)
    t.plays += 1
    t.laying = [(card, seat, 0, 0, pay)]
    t.tell("enc.laid", seat=seat, card=card, rows=joined.rows, top=top)
    if pay and (FREE_MAGIC,) in t.favours:
        t.favours.remove((FREE_MAGIC,))
    elif pay:
        add(t, payer, "magic", -1)
    if t.favours:
        t.favours = but(t.favours, BOLT, DOUBLED)
    if t.plays == 1 and t.encounter().has(traits.DEFENCE):
        t.favours.append((DEFENCE,))
    keys: list[Frame] = []
    for row in joined.rows:
        for at, what, times in joined.bonuses:
            if at == row:
                keys.append(key_bonus(seat, row, what, times))
        keys.append(call(seat, "joined", row))
    return *keys, into_sequence(seat)


@book.rule
def key_bonus(t: Table, seat: int, row: str, symbol: str, times: int) -> Follow:
    """[Bonuses] Markers, cards, the marker of affinity, what the stage says of a talk, the last card off; the
    bolt does nothing by itself."""
    if seat not in t.inside or symbol == "bolt":
        return None
    if symbol in ("draw", "disc"):
        t.tell("enc.key", seat=seat, row=row, symbol=symbol, count=times)
    if symbol == "draw":
        return draw_up(seat, times)
    if symbol == "disc":
        return tuple([drop_card(seat, -1) for _ in range(times)])
    if symbol == "talk":
        move_marker(t, seat, times * t.encounter().stages[t.stages[-1]].talk.get(row, 0), row)
        return None
    if symbol in ("up", "down"):
        up = symbol == "up" or (TURNED,) in t.favours
        move_marker(t, seat, times if up else -times, row)
        return None
    return add_markers(t, seat, dulled(t, int(symbol) * times), row)


def dulled(t: Table, number: int) -> int:
    """[Defence] The first card of an activation puts 1 marker less into the pool, by keys and ability
    together (TG-18)."""
    if number > 0 and (DEFENCE,) in t.favours:
        t.favours.remove((DEFENCE,))
        return number - traits.DEFENCE.figure
    return number


@book.rule
def into_sequence(t: Table, seat: int) -> Follow:
    """[Delay] Time tokens are laid on it. [Covered cards] The card before it is covered. Then comes what
    happens on placement."""
    if not t.laying or seat not in t.inside:
        return None
    card, owner, _, charges, magic = t.laying.pop()
    delays = [int(a.arg or 1) for a in t.content.cards[card].abilities if a.timing == "delay"]
    place = len(t.sequence)
    covers = bool(t.sequence) and cover(t)
    t.sequence.append((card, owner, max(delays, default=0), charges, magic))
    covered = fire_cards(t, seat, place - 1, "covered") if covers else []
    if not covered:
        return _placed(t, seat, place)
    t.favours.append((LAID, place))
    return *covered, placed(seat)


@book.rule
def placed(t: Table, seat: int) -> Follow:
    """[On placement] If the card still lies: what was done by the card that it covers may have moved it or
    thrown it out."""
    lying = about(t.favours, LAID)
    t.favours = but(t.favours, LAID)
    return _placed(t, seat, lying[0][0]) if lying else placed_over()


def _placed(t: Table, seat: int, place: int) -> Follow:
    """[On placement] The ability of the card just laid."""
    if (DEFENCE,) in t.favours:
        t.favours.append((PLACING,))
    fired = fire_cards(t, seat, place, "placed")
    if fired or t.favours:
        return *fired, placed_over()
    return None


@book.rule
def placed_over(t: Table) -> None:
    """[Defence] Whatever comes now is no longer the first card's."""
    t.favours = but(t.favours, DEFENCE, PLACING)


# -- after the cards ---------------------------------------------------------------------------------------


@book.rule
def end_of_cards(t: Table, seat: int) -> Follow:
    """[Opportunity] In a fight who has laid no card suffers the opportunity attack and then draws a card;
    [Opportunist] so does who has laid fewer than 2, but without the card (TG-17)."""
    if t.encounter().kind == "diplomacy":
        return None
    if not t.plays:
        return opportunity(seat), draw_up(seat, 1)
    return opportunity(seat) if t.plays < t.encounter().figure(traits.OPPORTUNIST) else None
