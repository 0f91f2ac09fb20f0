"""[Leaving an encounter] Where the rules go on when a hero is out of it, or when it is over for everybody."""

from __future__ import annotations

from roundtable.kernel import Follow, Rulebook, back_to, without

from ..content import traits
from ..effects.losing import lose_item
from ..effects.paying import add
from ..marks import ACTIVATION, BACK, GOING, STAGE_WON, STEP, about, but, outlasting
from ..table import NOBODY, Table

book = Rulebook()

WIN, ELSE = "win", "else"  # what an encounter comes to
FLED, FAILED, AVOIDED = "fled", "failed", "avoided"  # … and how, as long as it is being wound up


# -- two places to go back to ------------------------------------------------------------------------------


@book.rule
def activation_over(t: Table) -> Follow:
    """[4. Readiness] Where an activation ends, however it ends (TG-39). A card whose keys were being resolved
    stays in the sequence (TG-72); a companion who was on their way out is out."""
    going = [seat for seat in t.inside if (GOING, seat) in t.favours]
    end_activation(t)
    for seat in going:
        t.inside = without(t.inside, (seat,))
        t.tell("enc.left", seat=seat)
    return carry_on.now(t)


@book.rule
def encounter_over(t: Table) -> None:
    """Where an encounter ends, however it ends."""
    end_activation(t)
    t.decided = True


def end_activation(t: Table) -> None:
    """What a card has won of a talk is still seen to at readiness (TG-44)."""
    if t.laying:
        cover(t)
        t.sequence += t.laying
    come_back(t)
    t.active, t.plays, t.hurt = NOBODY, 0, 0
    t.laying, t.guard, t.exposed = [], {}, {}
    t.favours = [mark for mark in t.favours if mark[0] == STAGE_WON]
    t.spent = outlasting(t.spent, STEP, ACTIVATION)


def cover(t: Table) -> bool:
    """[Covered cards] The last card loses its time tokens, unless it is passive (TG-10)."""
    if not t.sequence or t.content.cards[t.sequence[-1][0]].passive:
        return False
    card, owner, _, charges, magic = t.sequence[-1]
    t.sequence[-1] = (card, owner, 0, charges, magic)
    return True


def come_back(t: Table) -> None:
    """Cards that return to the hand do so when a step ends (TG-85)."""
    if not t.favours:
        return
    for owner, card in about(t.favours, BACK):
        if owner in t.inside and card in t.thrown[owner]:
            t.thrown[owner].remove(card)
            t.hands[owner].append(card)
            t.tell("enc.back", seat=owner, card=card)
    t.favours = but(t.favours, BACK)


def is_over(t: Table) -> bool:
    """Whether nothing more can happen in it: it is being wound up, or there is none."""
    return not t.enc or t.decided


def finish(t: Table, how: str) -> Follow:
    """The encounter ends now, whatever was under way."""
    if is_over(t):
        return None
    t.outcome = how
    return back_to(encounter_over)


# -- who leaves --------------------------------------------------------------------------------------------


@book.rule
def depart(t: Table, seat: int) -> Follow:
    """[Escape] The hero leaves. Their cards stay in the sequence."""
    if is_over(t) or seat not in t.inside:
        return None
    t.inside = without(t.inside, (seat,))
    t.tell("enc.left", seat=seat)
    return carry_on()


@book.rule
def carry_on(t: Table) -> Follow:
    """[At the door of death] A hero who has left does nothing more: the others go on with readiness, and no
    attack follows (TG-39). [Robber] It comes for those who are weak."""
    if is_over(t):
        return None
    if not t.inside:
        return back_to(encounter_over)
    if all_weak(t) and t.encounter().has(traits.ROBBER):
        return rob(t)
    return back_to(activation_over) if t.active != NOBODY and t.active not in t.inside else None


def all_weak(t: Table) -> bool:
    """[Robber] Its lost symbol is read as health, by some as energy (TG-49)."""
    strength = t.energy if t.options["robber"] == "energy" else t.health
    return all([strength[seat] <= traits.ROBBER.figure for seat in t.inside])


def rob(t: Table) -> Follow:
    """[Robber] When all members who are still there are weak, they lose all wealth and all items, and the
    encounter is lost (TG-19, TG-49, TG-82)."""
    t.tell("fight.robbed", seats=t.inside)
    for seat in t.inside:
        if t.goods["wealth"][seat]:
            add(t, seat, "wealth", -t.goods["wealth"][seat])
        for item in t.items[seat]:
            lose_item(t, seat, item)
    return finish(t, ELSE)
