"""Cards that remember who has seen them, for games in which much is shown to some.

Every card of a pack has a number and keeps it; a pile or a hand is a row of numbers. Numbers never leave a
table: views and options name faces. When cards are mixed, no matter who knew them knows them no longer, only
that they are among those that were mixed together. `redeal` uses just this: what a viewer has never seen can
be anything, and what they have seen can be anywhere among the cards with which it was mixed since.

A table with packs has four fields, with an entry for each card, that nobody sees: `faces`, `seers` (a bit
for each seat that knows the card since it was last mixed), `ever` (the same since the beginning) and
`mixed` (with which others).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from .chance import Chance
from .sight import Viewer

EVERYBODY = -1  # all bits: every seat, and spectators
SPECTATOR = 1 << 30


class Packs(Protocol):
    """The part of a table that knows its cards."""

    faces: list[str]
    seers: list[int]
    ever: list[int]
    mixed: list[int]
    mixings: int  # how often cards have been mixed


def eye(viewer: Viewer) -> int:
    return SPECTATOR if viewer is None else 1 << viewer


def unpack(t: Packs, faces: Iterable[str]) -> list[int]:
    """New cards with these faces, which nobody has seen."""
    begin = len(t.faces)
    t.faces.extend(faces)
    new = list(range(begin, len(t.faces)))
    t.seers += [0] * len(new)
    t.ever += [0] * len(new)
    t.mixed += [0] * len(new)
    mix(t, new)
    return new


def show(t: Packs, cards: Iterable[int], eyes: int = EVERYBODY) -> None:
    """Let these eyes see cards."""
    for card in cards:
        t.seers[card] |= eyes
        t.ever[card] |= eyes


def mix(t: Packs, cards: Iterable[int], but: int = 0) -> None:
    """Cards are mixed, so that only the eyes `but` still know which is which."""
    t.mixings += 1
    for card in cards:
        t.seers[card] &= but
        t.mixed[card] = t.mixings


def known(t: Packs, card: int, viewer: Viewer) -> bool:
    return bool(t.seers[card] & eye(viewer))


def faces_for(t: Packs, cards: Iterable[int], viewer: Viewer) -> list[str]:
    """The faces that a viewer knows, in a fixed order, then "" for each card that they do not know."""
    bit = eye(viewer)
    return sorted(
        [t.faces[card] if t.seers[card] & bit else "" for card in cards], key=lambda face: (not face, face)
    )


def redeal(
    t: Packs,
    cards: Sequence[int],
    viewer: Viewer,
    chance: Chance,
    bound: Mapping[int, frozenset[str]] | None = None,
) -> None:
    """Give other faces to the cards of one pack (their backs are alike) that the viewer does not know. Of
    a card that is `bound` they know at least that it has one of these faces; two such sets are the same or
    have nothing in common. The cards are in the order of the places where they lie: the deal depends on that
    and on what the viewer knows, and on nothing else."""
    bit, bound = eye(viewer), bound or {}
    unknown = [card for card in cards if not t.seers[card] & bit]
    _settle(t, unknown, bit, bound)
    _stir_all(t, [card for card in unknown if card not in bound], bit, chance)
    for faces in dict.fromkeys(bound.values()):  # in an order that is the same in every process
        alike = [card for card in unknown if bound.get(card, faces) == faces and t.faces[card] in faces]
        _stir_all(t, alike, bit, chance)


def _settle(t: Packs, cards: list[int], bit: int, bound: Mapping[int, frozenset[str]]) -> None:
    """Lay the cards in an order that follows from what the viewer knows: of what was mixed together, first
    what the viewer had seen before that, sorted; then what they have never seen, sorted wherever it lies."""
    together: dict[int, list[int]] = {}
    for card in cards:
        together.setdefault(t.mixed[card], []).append(card)
    unseen, places = [], list[int]()  # what the viewer has never seen, and where it may lie
    for mixed in together.values():
        physical = [_physical(t, card) for card in mixed]
        unseen += [it for it in physical if not it[1] & bit]
        seen = sorted([it for it in physical if it[1] & bit])
        for card in sorted(mixed, key=lambda card: card not in bound):
            if not _lay(t, card, seen, bound.get(card)):
                places.append(card)
    unseen.sort()
    for card in sorted(places, key=lambda card: card not in bound):
        _lay(t, card, unseen, bound.get(card))


Physical = tuple[str, int]  # a card as it is held: its face, and who saw it before it came to its place


def _physical(t: Packs, card: int) -> Physical:
    return t.faces[card], t.ever[card] & ~t.seers[card]


def _lay(t: Packs, card: int, waiting: list[Physical], faces: frozenset[str] | None) -> bool:
    """Lay the first that fits in a place; False if none does."""
    fitting = next((it for it in waiting if faces is None or it[0] in faces), None)
    if fitting is None:
        return False
    waiting.remove(fitting)
    t.faces[card], t.ever[card] = fitting[0], fitting[1] | t.seers[card]
    return True


def _stir_all(t: Packs, cards: list[int], bit: int, chance: Chance) -> None:
    """What the viewer has never seen changes places, and what was mixed together does."""
    _stir(t, [card for card in cards if not t.ever[card] & bit], chance)
    together: dict[int, list[int]] = {}
    for card in cards:
        together.setdefault(t.mixed[card], []).append(card)
    for mixed in together.values():
        _stir(t, mixed, chance)


def _stir(t: Packs, cards: list[int], chance: Chance) -> None:
    """Cards change places; who sees a place sees what has come there."""
    physical = [_physical(t, card) for card in cards]
    chance.shuffle(physical)
    for card, (face, ever) in zip(cards, physical, strict=True):
        t.faces[card], t.ever[card] = face, ever | t.seers[card]
