"""What a pack says of each source of abilities, read once: gear, secrets, skills, flaws, events …"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from ..content.language import Ability, acts_of, read_amount
from ..content.load import pack
from ..marks import CARD, Use

PASSIVE = "passive"
NO_CARD = -1
Key = tuple[str, int]  # an ability: where it stands, and its place there


@dataclass(slots=True)
class Source:
    """An ability and where it stands: "item/mule", "skill/agg_1/front", "flaw/beor", "event/c1_1" …"""

    name: str
    at: int  # its place there
    ability: Ability
    copy: int = 0  # of several things alike, which
    place: int = NO_CARD  # of a card, its place in the sequence

    @property
    def key(self) -> Key:
        return (self.name, self.at)

    def use(self, seat: int, until: str = "") -> Use:
        """By what its use is remembered, till then or as long as its limit says."""
        until = until or self.ability.limit
        if self.place == NO_CARD:
            return (self.name, self.at, seat, self.copy, until)
        return (CARD, self.at, seat, self.place, until)


@cache
def abilities_of(of: str, name: str) -> tuple[Ability, ...]:
    kind, _, thing = name.partition("/")
    content = pack(of)
    if kind == "item":
        return content.items[thing].abilities
    if kind == "secret":
        return content.secrets[thing].abilities
    if kind == "skill":
        skill, _, side = thing.partition("/")
        return content.skills[skill].front if side == "front" else content.skills[skill].back
    if kind == "flaw":
        return content.characters[thing].flaw
    return content.conditions[thing].rules if kind == "condition" else content.events[thing].rules


@dataclass(frozen=True, slots=True)
class Force:
    """What a number of sources come to together: their abilities by timing, and the figures that they change
    as long as they lie, those by a fixed number and those that depend on the table."""

    timed: dict[str, tuple[Source, ...]]
    fixed: dict[str, int]
    counted: dict[str, tuple[tuple[Source, str], ...]]  # key -> (ability, by how much)


@cache
def force_of(of: str, kind: str, thing: str, copy: int = 0) -> Force:
    """What one source brings."""
    force = Force({}, {}, {})
    for at, ability in enumerate(abilities_of(of, f"{kind}/{thing}")):
        source = Source(f"{kind}/{thing}", at, ability, copy)
        force.timed[ability.timing] = (*force.timed.get(ability.timing, ()), source)
        for act in acts_of(ability.effects) if ability.timing == PASSIVE else ():
            if act.verb == "rule":
                _enter(force, source, *act.args)
    return force


@cache
def figures(of: str) -> frozenset[str]:
    """All figures that something in a pack changes as long as it lies."""
    content = pack(of)
    things = [("item", thing) for thing in content.items] + [("secret", thing) for thing in content.secrets]
    things += [("skill", f"{skill}/{side}") for skill in content.skills for side in ("front", "back")]
    things += [("flaw", hero) for hero in content.characters]
    things += [("condition", card) for card in content.conditions]
    things += [("event", event) for event in content.events]
    forces = [force_of(of, kind, thing) for kind, thing in things]
    return frozenset([key for force in forces for key in (*force.fixed, *force.counted)])


def _enter(force: Force, source: Source, key: str, text: str) -> None:
    by = read_amount(text)
    if by.term or source.ability.kind:
        force.counted[key] = (*force.counted.get(key, ()), (source, text))
    else:
        force.fixed[key] = force.fixed.get(key, 0) + by.factor


def together(forces: Iterable[Force]) -> Force:
    """What several bring, in their order."""
    timed: dict[str, tuple[Source, ...]] = {}
    fixed: dict[str, int] = {}
    counted: dict[str, tuple[tuple[Source, str], ...]] = {}
    for force in forces:
        for timing, found in force.timed.items():
            timed[timing] = timed[timing] + found if timing in timed else found
        for key, by in force.fixed.items():
            fixed[key] = fixed.get(key, 0) + by
        for key, sources in force.counted.items():
            counted[key] = counted.get(key, ()) + sources
    return Force(timed, fixed, counted)
