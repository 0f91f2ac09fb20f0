"""[3. The enemy's attack], [3. The opponent's reaction] What comes, and what is done against it."""

from __future__ import annotations

from functools import cache

from roundtable.kernel import Ask, Flow, Follow, Rulebook

from ..content import traits
from ..content.language import CALLED, acts_of, read_effects
from ..content.verbs import AVOIDS, marked
from ..effects.conditions import Context
from ..effects.in_force import modifier
from ..effects.sources import Source
from ..marks import STEP, outlasting
from ..table import Table
from .abilities import (
    USE,
    Option,
    as_option,
    enact,
    is_spent,
    on_hand,
    takes_charges,
    usable_now,
    use_source,
    verbs_of,
    works,
)
from .ending import check
from .escape import ESCAPE, escape, retreat, ways_out
from .hand_and_pool import throw_top
from .threats import bites, spares

book = Rulebook()

CHARGES, DAMAGE, ATTACK, IDLE = map(marked, ("charges", "damage", "attack", "idle"))
QUIET = CHARGES.union(AVOIDS)  # verbs whose order does not matter
EASE = marked("laying") | {"pay"}  # verbs that only help to lay cards, whatever that takes
DONE = ("done",)


# -- the step ----------------------------------------------------------------------------------------------


@book.rule
def enemy_step(t: Table, seat: int, number: int) -> Follow:
    """[3. The enemy's attack] On the active hero. [Horde] First the hero discards the top 2 cards of their
    deck. [Fury] The whole step is done twice, the second time with the pool as it is then (TG-16)."""
    t.guard, t.exposed, t.hurt = {"attack": number}, {}, 0
    t.spent = outlasting(t.spent, STEP)
    throw_top(t, seat, t.encounter().figure(traits.HORDE))
    return defend(seat), *blow(t, seat)


def blow(t: Table, seat: int) -> tuple[Follow, ...]:
    """What comes when they have done what they can against it …"""
    return strike(seat), *after_blow(t, seat)


def after_blow(t: Table, seat: int) -> tuple[Follow, ...]:
    """… and when it has come."""
    number = t.guard["attack"]
    again = enemy_step(seat, number + 1) if number < t.encounter().figure(traits.FURY) else None
    return answer(seat), check(), again


def coming(t: Table, seat: int) -> str:
    """[Table of attacks] The row of the present pool, or one that abilities have shifted it to (TG-88); in a
    talk the reaction of this stage, in challenge mode with the marker one further down (TG-53, TG-89)."""
    enc = t.encounter()
    if enc.kind == "diplomacy":
        harder = t.options["hard_talk"] or modifier(t, seat, "talk_harder") > 0
        return "; ".join([part for part in (enc.stages[t.stages[-1]].reaction, "aff -1" * harder) if part])
    if not enc.bands:
        return ""
    last = len(enc.bands) - 1
    row = next((at for at, band in enumerate(enc.bands) if band.low <= t.pool <= band.high), last)
    return enc.bands[max(0, min(last, row + t.guard.get("band", 0)))].effects


@book.rule
def strike(t: Table, seat: int) -> Follow:
    """[3. The enemy's attack] Its effects from left to right, unless it was cancelled. [Treachery] Damage of
    this step can be neither avoided nor cancelled (TG-38)."""
    text = coming(t, seat)
    if t.guard.get("cancel"):
        text = only_damage(text) if hits_through(t) else ""
        t.tell("enc.cancelled", seat=seat)
    if text:
        t.tell(f"{CALLED[t.encounter().kind]}.struck", seat=seat, effects=text)
    if "discard_last" not in text:
        return enact(text, seat, f"enc/{t.enc}")
    parts = [part.strip() for part in text.split(";")]
    return tuple([(brace(seat, part), enact(part, seat, f"enc/{t.enc}")) for part in parts])


def hits_through(t: Table) -> bool:
    """[Treachery] Damage comes even of a cancelled attack; by another reading it only cannot be avoided
    (TG-38)."""
    return t.encounter().has(traits.TREACHERY) and not t.options["cancel_treachery"]


def only_damage(text: str) -> str:
    """What treachery leaves of a cancelled attack."""
    left = []
    for part in text.split(";"):
        head, colon, acts = part.strip().rpartition(": ")
        ways = [[act for act in way.split(" and ") if _verb(act) in DAMAGE] for way in acts.split(" or ")]
        if all(ways):
            left.append(head + colon + " or ".join([" and ".join(way) for way in ways]))
    return "; ".join(left)


def _verb(act: str) -> str:
    return read_effects(act)[0].groups[0][0].verb


# -- what is done against it -------------------------------------------------------------------------------


@book.rule
def defend(t: Table, seat: int, charged: bool = False) -> Flow:
    """[During the attack] Abilities of visible cards, of gear and skills, each once, in any order the hero
    likes; charges may be spent as long as there are any (TG-14, TG-74), including those gained in this step.
    The hero may still escape."""
    found = defences(t, seat)
    sure = by_itself(found)
    if sure:
        return use_source(seat, as_option(t, sure)), defend(seat, charged or _charges(sure))
    if not found and not _may_do_more(t, seat, charged):
        return None
    key = f"{CALLED[t.encounter().kind]}.defend"
    chosen = yield Ask(seat, key, offered(t, seat, found), effects=coming(t, seat))
    return _defended(t, seat, found, chosen, charged)


def by_itself(found: list[Source]) -> Source | None:
    """[During the attack] Of what must be used that which leaves nothing to decide: it avoids or charges in
    whatever order, or it is all that there is."""
    for source in found:
        if _is_forced(source) and not source.ability.limit and verbs_of(source.ability.effects) <= QUIET:
            return source
    return found[0] if len(found) == 1 and _is_forced(found[0]) else None


def _may_do_more(t: Table, seat: int, charged: bool) -> bool:
    """[During the attack] Without a defence too a hero may run from a second attack, and spend charges that
    have come in this step."""
    return (t.guard["attack"] > 1 and bool(ways_out(t, seat))) or (charged and _spending(t, seat))


def offered(t: Table, seat: int, found: list[Source]) -> tuple[Option, ...]:
    """[During the attack] Every defence, what may be used at any time, and the ways out. Nobody is done as
    long as something must be used."""
    uses = dict.fromkeys([as_option(t, source) for source in (*found, *usable_now(t, seat))])
    done = [] if any([_is_forced(source) for source in found]) else [DONE]
    return (*uses, *done, *ways_out(t, seat))


def _defended(t: Table, seat: int, found: list[Source], chosen: Option, charged: bool) -> Follow:
    """[During the attack] What an answer leads to; then the hero is asked again."""
    if chosen == DONE:
        return None
    if chosen[0] == USE:
        charged = charged or any([_charges(source) and as_option(t, source) == chosen for source in found])
        return use_source(seat, chosen), defend(seat, charged)
    if chosen == ESCAPE:
        return brace(seat, t.encounter().opportunity), escape(seat, False), defend(seat, charged)
    return retreat(seat), defend(seat, charged)


@book.rule
def brace(t: Table, seat: int, text: str) -> Follow:
    """[During the attack] What avoids something by itself works in the whole step: on a card that the attack
    has just uncovered, and against the opportunity attack on who runs now."""
    context = Context(t.inside, seat, f"enc/{t.enc}")
    for source in on_hand(t, seat, "attack"):
        verbs = verbs_of(source.ability.effects)
        avoids = verbs <= AVOIDS.keys() and spares(t, verbs, text, context)
        if avoids and _is_forced(source) and not is_spent(t, seat, source) and works(t, seat, source):
            return use_source(seat, as_option(t, source)), brace(seat, text)
    return None


def _charges(source: Source) -> bool:
    return brings_charges(source.ability.effects)


@cache
def brings_charges(effects: str) -> bool:
    return any([act.verb in CHARGES and not act.args[-1].startswith("-") for act in acts_of(effects)])


def _spending(t: Table, seat: int) -> bool:
    """[Charges] Whether the hero could spend some now on something other than defence: charges can be spent
    at any moment."""
    return any([takes_charges(source.ability) for source in usable_now(t, seat)])


def _is_forced(source: Source) -> bool:
    return not source.ability.may and not source.ability.spend


def _counts_damage(source: Source) -> bool:
    return "dmg_taken" in source.ability.effects


def defences(t: Table, seat: int) -> list[Source]:
    """What can be used against this attack. What would avoid nothing of it is not used, and not used up
    (TG-76); what counts the damage taken comes after it (TG-75)."""
    return [
        source
        for source in on_hand(t, seat, "attack")
        if not _counts_damage(source)
        and not is_spent(t, seat, source)
        and helps(t, seat, source)
        and works(t, seat, source)
    ]


def helps(t: Table, seat: int, source: Source) -> bool:
    """Whether an ability that only changes the attack has something to change."""
    verbs = verbs_of(source.ability.effects) - {"discard_self"} - IDLE
    if not verbs or not verbs <= ATTACK:
        return True
    if t.guard.get("cancel"):
        return False
    text, context = coming(t, seat), Context(t.inside, seat, f"enc/{t.enc}")
    if "cancel" in verbs and bites(t, text, DAMAGE if hits_through(t) else (), context):
        return True
    bands = t.encounter().bands if "band" in verbs else ()
    if len(bands) > 1 and any([bites(t, band.effects, (), context) for band in bands]):
        return True
    return spares(t, verbs & AVOIDS.keys(), text, context)


# -- what it leaves ----------------------------------------------------------------------------------------


@book.rule
def answer(t: Table, seat: int) -> Flow:
    """[During the attack] What counts the damage taken comes now (TG-75); and before the check the hero may
    once more use what they may use at any time (TG-81, TG-120), except what only helps to lay cards."""
    due = replies(t, seat) if t.hurt else []
    for source in due:
        if _is_forced(source):
            return use_source(seat, as_option(t, source)), answer(seat)
    late = [source for source in usable_now(t, seat) if verbs_of(source.ability.effects) - EASE]
    options = dict.fromkeys([as_option(t, source) for source in (*due, *late)])
    if not options:
        return None
    chosen = yield Ask(seat, f"{CALLED[t.encounter().kind]}.after", (*options, DONE))
    return None if chosen == DONE else (use_source(seat, chosen), answer(seat))


def replies(t: Table, seat: int) -> list[Source]:
    """What counts the damage taken and can still be used."""
    found = [source for source in on_hand(t, seat, "attack") if _counts_damage(source)]
    return [source for source in found if not is_spent(t, seat, source)]
