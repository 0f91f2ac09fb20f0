"""[I. The active hero] to [III. The end of the round] One activation after the other, round after round."""

from __future__ import annotations

from roundtable.kernel import Ask, Flow, Follow, Frame, Rulebook

from ..content import traits
from ..effects.in_force import modifier
from ..table import Table
from .abilities import call, fire_cards
from .ending import STAGE, judge, leader, next_stage
from .hand_and_pool import draw_up, throw, throw_cards
from .laying import play_cards
from .leaving import activation_over, carry_on, come_back, finish
from .verbs import hurt

book = Rulebook()

HAND = 3  # cards at the start, and the most at the end of a round


# -- an activation -----------------------------------------------------------------------------------------


@book.rule
def next_active(t: Table) -> Flow:
    """[I. The active hero] The party chooses one who has not been active in this round (TG-70). All effects
    are that hero's alone."""
    waiting = tuple([seat for seat in t.party if seat in t.inside and seat not in t.activated])
    if not waiting:
        return None
    seat = waiting[0] if len(waiting) == 1 else (yield Ask(leader(t), "enc.who", waiting))
    first = t.round == 1 and not t.activated
    activate(t, seat)
    t.tell("enc.active", seat=seat)
    return (
        *([ambush(seat), charge_at(seat)] if first else []),
        call(seat, "activation", ""),
        *early_steps(seat),
        activation_over(),
        ready(),
    )


def early_steps(seat: int) -> tuple[Frame, ...]:
    """[1. Delayed abilities] and [2. Laying cards]; the enemy's attack follows on the cards."""
    return tick(), fire_delays(seat), play_cards(seat)


def activate(t: Table, seat: int) -> None:
    """The hero's turn begins: nothing has been done in it yet."""
    t.active, t.plays, t.favours, t.guard, t.exposed, t.hurt = seat, 0, [], {}, {}, 0
    t.activated.append(seat)


@book.rule
def ambush(t: Table, seat: int) -> Flow:
    """[Ambush] The first hero to be active in the fight discards all cards in hand except 1."""
    choices = tuple(dict.fromkeys(t.hands[seat]))
    if not t.encounter().has(traits.AMBUSH) or len(t.hands[seat]) < 2:
        return None
    kept = choices[0] if len(choices) == 1 else (yield Ask(seat, "fight.keep", choices))
    rest = list(t.hands[seat])
    rest.remove(kept)
    t.tell("fight.ambushed", seat=seat)
    throw(t, seat, rest)
    return None


@book.rule
def charge_at(t: Table, seat: int) -> Follow:
    """[Charge] The first hero to be active in the fight takes 2 damage."""
    damage = t.encounter().figure(traits.CHARGE)
    if not damage:
        return None
    t.tell("fight.charged", seat=seat)
    return hurt(seat, damage, False), carry_on()


@book.rule
def tick(t: Table) -> None:
    """[1. Delayed abilities] A time token is taken off every card, in every activation (TG-11)."""
    for place, (card, owner, time, charges, magic) in enumerate(t.sequence):
        if time > 0:
            t.sequence[place] = (card, owner, time - 1 or -1, charges, magic)


@book.rule
def fire_delays(t: Table, seat: int) -> Follow:
    """[1. Delayed abilities] Where it was the last, the ability follows at once and only this time, from left
    to right, for the active hero. The step ends with the cards that come back (TG-85)."""
    for place, (card, owner, time, charges, magic) in enumerate(t.sequence):
        if time < 0:
            t.sequence[place] = (card, owner, 0, charges, magic)
            return *fire_cards(t, seat, place, "delay"), fire_delays(seat)
    come_back(t)
    return None


# -- between activations -----------------------------------------------------------------------------------


@book.rule
def ready(t: Table) -> Follow:
    """[4. Readiness] Is it decided (TG-44)? Has everybody been active? If not, the next; else the round
    ends."""
    found = judge(t)
    if found == STAGE:
        return next_stage(), ready()
    if found:
        return finish(t, found)
    there = [seat for seat in t.party if seat in t.inside]
    if any([seat not in t.activated for seat in there]):
        return next_active()
    return (
        *map(keep_hand, there),
        *map(draw_for_round, there),
        *[call(seat, "round_end", "") for seat in there],
        next_round(),
    )


@book.rule
def keep_hand(t: Table, seat: int) -> Follow:
    """[III. The end of the round] Everybody discards down to 3 cards."""
    return throw_cards(seat, len(t.hands[seat]) - HAND - modifier(t, seat, "hand_limit"))


@book.rule
def draw_for_round(t: Table, seat: int) -> Follow:
    """[III. The end of the round] One card each, but none in panic; [Sluggish] one more, even in panic
    (TG-78). A hero who cannot draw escapes, even if not active (TG-6)."""
    number = int(not t.panics(seat)) + t.encounter().figure(traits.SLUGGISH)
    return draw_up(seat, number + modifier(t, seat, "round_draw"))


@book.rule
def next_round(t: Table) -> Follow:
    """[III. The end of the round] Everybody can be active again. The step ends with the cards that come back
    (TG-85)."""
    come_back(t)
    t.round += 1
    t.activated = []
    t.tell("enc.round", number=t.round)
    return next_active()
