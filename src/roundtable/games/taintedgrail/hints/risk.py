"""Whether heroes dare to meet an enemy: what an activation brings and costs on average. For bots."""

from __future__ import annotations

from ..content import traits
from ..content.language import ATTRIBUTE_OF, acts_of, read_amount
from ..content.records import Encounter
from ..table import Seats, Table

MARKERS = 2.2  # that a hero brings in an activation, as many fights have shown
SPARED = 0.7  # what comes through of the damage that is printed
WEAK = 3  # health with which nobody looks for a fight


def dares(t: Table, seats: Seats, name: str) -> bool:
    """Whether these heroes together would win and all live."""
    enc = t.content.encounters[name]
    if not seats:
        return False
    if enc.kind == "diplomacy":
        return can_talk(t, seats, enc)
    rounds = enc.value / (MARKERS * len(seats))
    hurt = SPARED * rounds * _damage(enc)
    return all([t.health[seat] > hurt + 1 and not t.panics(seat) for seat in seats])


def _damage(enc: Encounter) -> float:
    """What an attack costs on average: damage, and a terror counts half."""
    total = 0.0
    for band in enc.bands:
        for act in acts_of(band.effects):
            weight = {"dmg": 1.0, "sure_dmg": 1.4, "terror": 0.5}.get(act.verb, 0.0)
            total += weight * abs(read_amount(act.args[0]).factor) if weight else 0.0
    times = max(1, enc.figure(traits.FURY))
    return times * total / max(1, len(enc.bands))


def can_talk(t: Table, seats: Seats, enc: Encounter) -> bool:
    """Whether every stage asks for something that one of them has."""
    return all(
        [
            any([t.attr[seat][ATTRIBUTE_OF[row]] > 0 for row in stage.talk for seat in seats])
            for stage in enc.stages
        ]
    )


def fit(t: Table, seat: int) -> bool:
    """Whether a hero can bear an encounter that they do not know."""
    return t.health[seat] > WEAK and not t.panics(seat) and not t.dying[seat]
