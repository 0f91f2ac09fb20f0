"""[Encounters] Looking through a deck of encounters for a card that is named, and putting one back."""

from __future__ import annotations

from ..table import Table


def search(t: Table, name: str) -> None:
    """[Encounters] A named card is taken out of its deck, which is shuffled after somebody has looked
    through it. What belongs to the story lies aside."""
    deck = t.content.encounters[name].deck
    pile, under = t.encounters[deck], t.under[deck]
    if name not in (*pile, *under):
        return
    (pile if name in pile else under).remove(name)
    t.encounters[deck], t.under[deck] = sorted(pile + under), []
    t.chance.shuffle(t.encounters[deck])


def put_under(t: Table, name: str) -> None:
    """[Encounters] A card that is done with goes under its deck; what belongs to the story lies aside."""
    found = t.content.encounters[name]
    if not found.story and name not in t.under[found.deck]:
        t.under[found.deck].append(name)
