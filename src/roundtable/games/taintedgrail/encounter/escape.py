"""[Opportunity], [Escape], [Retreat] What an enemy does to the idle and to those who run."""

from __future__ import annotations

from roundtable.kernel import AskAll, Flow, Follow, Rulebook

from ..effects.conditions import GRAIL, flip
from ..effects.in_force import modifier
from ..effects.tracks import change
from ..marks import GOING, SHORT, TRIED
from ..table import Table
from .abilities import call, enact
from .leaving import FAILED, carry_on, depart, finish

book = Rulebook()

ESCAPE, RETREAT = ("escape",), ("retreat",)


# -- opportunity -------------------------------------------------------------------------------------------


@book.rule
def opportunity(t: Table, seat: int) -> Follow:
    """[Opportunity] The enemy does what its card says under this heading; it is not an attack step."""
    if seat not in t.inside:
        return None
    t.tell("fight.opportunity", seat=seat)
    t.exposed.setdefault(seat, {})
    return (
        call(seat, "opportunity", ""),
        enact(t.encounter().opportunity, seat, f"enc/{t.enc}"),
        lower_guard(seat),
    )


@book.rule
def lower_guard(t: Table, seat: int) -> None:
    """What was avoided by an ability against the opportunity attack is avoided in it alone."""
    t.exposed.pop(seat, None)


# -- escape ------------------------------------------------------------------------------------------------


def ways_out(t: Table, seat: int) -> list[tuple[str, ...]]:
    """[Escape] From a fight the active hero may escape at any time, even without energy; where a dial
    decides, once in an activation and if they have the energy (TG-80). From a talk only the whole party
    goes."""
    if t.encounter().kind == "diplomacy":
        return [] if (TRIED,) in t.favours else [RETREAT]
    if modifier(t, seat, "no_escape") > 0:
        return []
    barred = t.options["escape"] == "coin" and ((TRIED,) in t.favours or not t.energy[seat])
    return [] if barred else [ESCAPE]


@book.rule
def escape(t: Table, seat: int, forced: bool) -> Follow:
    """[Escape] The hero loses 1 energy, suffers the opportunity attack and leaves. In challenge mode a dial
    must show the grail, unless they are forced to go (TG-53)."""
    if seat not in t.inside:
        return None
    t.favours.append((GOING, seat))
    if not forced:
        t.favours.append((TRIED,))
    t.tell("fight.escapes", seat=seat, forced=forced)
    change(t, seat, "energy", -1)
    sure = forced or t.options["escape"] != "coin"
    return opportunity(seat), depart(seat) if sure else dare(seat)


@book.rule
def dare(t: Table, seat: int) -> Follow:
    """[Challenge mode: escape] The skull: the hero stays in the fight, with 1 energy less that a robber may
    notice (TG-82); but not with a deck that has run short meanwhile (TG-53)."""
    t.favours.remove((GOING, seat))
    if (SHORT, seat) in t.favours:
        t.tell("enc.short", seat=seat)
        return depart(seat)
    if flip(t) == GRAIL:
        return depart(seat)
    t.tell("fight.caught", seat=seat)
    return carry_on.now(t)


# -- retreat -----------------------------------------------------------------------------------------------


@book.rule
def retreat(t: Table, seat: int) -> Flow:
    """[Retreat] The party leaves a talk as a whole, if all agree, and each suffers the failure (TG-70)."""
    others = [other for other in t.party if other in t.inside and other != seat]
    answers = {}
    if others:
        answers = yield AskAll("talk.retreat", dict.fromkeys(others, (True, False)), seat=seat)
    if all(answers.values()):
        t.tell("talk.retreats", seat=seat)
        return finish(t, FAILED)
    t.favours.append((TRIED,))
    t.tell("talk.stays", seat=seat)
    return None


# -- a short deck ------------------------------------------------------------------------------------------


def short_deck(t: Table, seat: int) -> Follow:
    """[Deck short] A hero who must draw more than their deck holds escapes from a fight at once (TG-5, TG-6);
    a talk fails for the whole party (TG-90)."""
    if (GOING, seat) in t.favours:
        t.favours.append((SHORT, seat))
        return None
    t.tell("enc.short", seat=seat)
    return escape(seat, True) if t.encounter().kind == "combat" else finish(t, FAILED)
