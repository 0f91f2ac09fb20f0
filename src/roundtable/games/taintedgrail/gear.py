"""[The beginning of a fight] Which items and secrets are in use in this encounter."""

from __future__ import annotations

from roundtable.kernel import Ask, Flow, Rulebook

from .language import Ability, read_effects
from .table import Table

book = Rulebook()

TIMINGS = set(
    "attack use joined encounter_start encounter_end activation round_end won lost opportunity gain_terror "
    "damaged".split()
)
FIGURES = set(
    "start_hand hand_limit round_draw max_cards terror_gain health_loss no_escape talk_harder".split()
)


@book.rule
def lock_gear(t: Table, seat: int) -> Flow:
    """[The beginning of a fight] Nobody uses two things with one keyword; what he likes he may leave out,
    and nothing is added later. He is asked about what has an effect in this encounter (TG-83)."""
    rivals = doubled(t, seat)
    choices = rivals or [thing for thing in t.gear[seat] if matters(t, thing)]
    if not choices:
        return None
    names = [named(t, thing) for thing in dict.fromkeys(choices)]
    name = yield Ask(seat, "enc.gear", (*names, *([] if rivals else [None])))
    if name is None:
        return None
    t.gear[seat].remove(name.partition("/")[2])
    t.tell("enc.unused", seat=seat, source=name)
    return lock_gear(seat)


def named(t: Table, thing: str) -> str:
    return f"item/{thing}" if thing in t.pack.items else f"secret/{thing}"


def doubled(t: Table, seat: int) -> list[str]:
    """Things that share a keyword."""
    words = [keyword(t, thing) for thing in t.gear[seat]]
    return [thing for thing, word in zip(t.gear[seat], words, strict=True) if word and words.count(word) > 1]


def keyword(t: Table, thing: str) -> str:
    known = t.pack.items.get(thing) or t.pack.secrets[thing]
    return known.keyword


def matters(t: Table, thing: str) -> bool:
    """Whether it makes a difference here to have it in use."""
    enc, known = t.encounter(), t.pack.items.get(thing) or t.pack.secrets[thing]
    if "crush" in enc.traits and thing in t.pack.items and known.keyword == "weapon":
        return True
    return any([_fits(ability, (enc.deck, enc.kind)) for ability in known.abilities])


def _fits(ability: Ability, kinds: tuple[str, str]) -> bool:
    if ability.kind and ability.kind not in kinds:
        return False
    acts = [act for now in read_effects(ability.effects) for group in now.groups for act in group]
    changes = {act.args[0] for act in acts if act.verb == "rule"}
    return ability.timing in TIMINGS or (ability.timing == "passive" and bool(changes & FIGURES))
