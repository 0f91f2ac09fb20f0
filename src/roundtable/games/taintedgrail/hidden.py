"""What a seat cannot know, dealt again; and the list of all components, wherever they lie."""

from __future__ import annotations

from collections.abc import Iterator

from roundtable.kernel import Chance, Viewer

from .table import Table


def redeal(t: Table, viewer: Viewer, chance: Chance) -> None:
    """Hidden are the order of the piles and which random events lie on the event deck. What is mixed is
    sorted first: a deal depends on nothing that the viewer cannot know."""
    for pile in (*t.encounters.values(), *t.draw, t.item_deck, t.secret_deck):
        pile.sort()
        chance.shuffle(pile)
    _redeal_events(t, chance)


def _redeal_events(t: Table, chance: Chance) -> None:
    known = t.content.events
    at = [place for place, event in enumerate(t.event_deck) if known[event].random]
    unseen = sorted([t.event_deck[place] for place in at] + t.random_deck)
    chance.shuffle(unseen)
    for place in at:
        t.event_deck[place] = unseen.pop()
    t.random_deck = unseen


def components(t: Table) -> Iterator[str]:
    """Items, secrets and events, wherever they lie."""
    yield from t.item_deck
    yield from [item for items in t.items for item in items]
    yield from [item for items in t.dropped.values() for item in items]
    yield from t.secret_deck
    yield from (*t.gone, *t.found)
    yield from t.common
    yield from [secret for secrets in t.secrets for secret in secrets]
