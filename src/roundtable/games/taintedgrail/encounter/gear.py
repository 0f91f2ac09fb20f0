"""[The beginning of a fight] Which items and secrets are in use in this encounter."""

from __future__ import annotations

from roundtable.kernel import Ask, Flow, Rulebook, without

from ..content import traits
from ..content.language import Ability, acts_of
from ..content.verbs import AVOIDS, marked
from ..table import Table
from .abilities import verbs_of

book = Rulebook()

TIMINGS = set(
    "attack joined encounter_start encounter_end activation round_end won lost opportunity gain_terror "
    "damaged".split()
)
HARMLESS = marked("idle").union(AVOIDS)
FIGURES = set(
    "start_hand hand_limit round_draw max_cards terror_gain health_loss no_escape talk_harder".split()
)


@book.rule
def lock_gear(t: Table, seat: int) -> Flow:
    """[The beginning of a fight] Nobody uses two things with one keyword; anything may be left out, and
    nothing is added later. Heroes are asked only about what acts by itself in this encounter: they can simply
    not use anything else (TG-83)."""
    rivals = doubled(t, seat)
    choices = rivals or [thing for thing in t.gear[seat] if matters(t, thing)]
    if not choices:
        return None
    names = [named(t, thing) for thing in dict.fromkeys(choices)]
    name = yield Ask(seat, "enc.gear", (*names, *([] if rivals else [None])))
    if name is None:
        return None
    t.gear[seat] = without(t.gear[seat], (name.partition("/")[2],))
    t.tell("enc.unused", seat=seat, source=name)
    return lock_gear(seat)


def named(t: Table, thing: str) -> str:
    return f"item/{thing}" if thing in t.content.items else f"secret/{thing}"


def doubled(t: Table, seat: int) -> list[str]:
    """Things that share a keyword."""
    words = [keyword(t, thing) for thing in t.gear[seat]]
    return [thing for thing, word in zip(t.gear[seat], words, strict=True) if word and words.count(word) > 1]


def keyword(t: Table, thing: str) -> str:
    known = t.content.items.get(thing) or t.content.secrets[thing]
    return known.keyword


def matters(t: Table, thing: str) -> bool:
    """Whether it makes a difference here to have it in use."""
    enc, known = t.encounter(), t.content.items.get(thing) or t.content.secrets[thing]
    if enc.has(traits.CRUSH) and thing in t.content.items and known.keyword == "weapon":
        return True
    return any([_fits(ability, (enc.deck, enc.kind)) for ability in known.abilities])


def _fits(ability: Ability, kinds: tuple[str, str]) -> bool:
    if ability.may or (ability.kind and ability.kind not in kinds):
        return False
    acts = acts_of(ability.effects)
    if ability.timing == "passive":
        return any([act.verb == "rule" and act.args[0] in FIGURES for act in acts])
    return ability.timing in TIMINGS and not verbs_of(ability.effects) <= HARMLESS
