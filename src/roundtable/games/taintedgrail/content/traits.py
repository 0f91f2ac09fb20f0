"""[Special features of fights] The traits of enemies, each with the figure of its sentence.

`Encounter.has` says whether an enemy has one, `Encounter.figure` how much of it there is.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Trait:
    name: str
    figure: int = 0  # 0 if its sentence has none

    @property
    def said(self) -> str:
        """The key of its sentence."""
        return f"about-{self.name}"


SLUGGISH = Trait("sluggish", 1)  # cards more at the beginning and at the end of each round
GUARDIAN = Trait("guardian")
ROBBER = Trait("robber", 1)  # health or energy of all members up to which it takes everything
AMBUSH = Trait("ambush")
FURY = Trait("fury", 2)  # attacks in an activation
DEFENCE = Trait("defence", 1)  # markers less by the first card
HORDE = Trait("horde", 2)  # cards from the deck before each attack
TREACHERY = Trait("treachery")
OPPORTUNIST = Trait("opportunist", 2)  # cards without which it attacks
CHARGE = Trait("charge", 2)  # damage to the first active hero
AGILE = Trait("agile", 2)  # cards that one may lay in an activation
CRUSH = Trait("crush")

TRAITS = {
    trait.name: trait
    for trait in (
        *(SLUGGISH, GUARDIAN, ROBBER, AMBUSH, FURY, DEFENCE),
        *(HORDE, TREACHERY, OPPORTUNIST, CHARGE, AGILE, CRUSH),
    )
}
