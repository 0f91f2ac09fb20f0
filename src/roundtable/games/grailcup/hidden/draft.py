"""What a seat knows of the allies, and a deal of them that agrees with it."""

from __future__ import annotations

from typing import NamedTuple

from roundtable.kernel import Chance, Viewer

from ..cards import DRAFTS, NUMBER, by_number
from ..table import Table


def deal_anew(t: Table, viewer: Viewer, chance: Chance) -> None:
    """Deal the allies in a way that agrees with all that the viewer has seen of them."""
    draft = Dealt(t)
    known = _known(t, draft, viewer)
    drafts = [draft]
    if draft.last_of_all is not None and viewer != draft.last_of_all:  # in an order that tells nobody which
        drafts = sorted([draft, draft.with_the_other_card()], key=lambda possible: possible.owners[0] is None)
        chance.shuffle(drafts)
    for possible in drafts:
        if possible.stirred(t, known, chance):
            possible.lie_down(t)
            break


class Known(NamedTuple):
    """What a viewer knows of the draft: the cards that they can see, and at which of their turns they
    saw all that were still to come."""

    fixed: frozenset[int]
    cuts: tuple[int, ...]


class Dealt:
    """The cards of a round in the order in which they left the pack, and who has each (None: nobody)."""

    def __init__(self, t: Table) -> None:
        self.cards: list[str] = []
        self.owners: list[int | None] = []
        self.last_of_all: int | None = None  # who has chosen between the passed card and the face-down one
        order = [(t.first + t.direction * turn) % t.seats for turn in range(t.seats)]
        asides = list(t.aside)
        if t.seats == max(DRAFTS) and t.number_chosen() == t.seats:
            self._last_of_eight(t, order)
            return
        for lap in range(t.draft.each):
            self._add(None, asides[lap : lap + 1])
            for seat in order if t.direction else ():
                self._add(seat, t.allies[seat][lap : lap + 1])
        self._add(None, asides[t.draft.each :])
        self._add(None, t.pack)

    def _last_of_eight(self, t: Table, order: list[int]) -> None:
        """With eight, the last has one of the first card and the last, the other lies face down."""
        self.last_of_all = last = order[-1]
        took_aside = not t.aside
        self._add(last if took_aside else None, t.allies[last] if took_aside else t.aside)
        for seat in order[:-1]:
            self._add(seat, t.allies[seat])
        self._add(None if took_aside else last, t.pack if took_aside else t.allies[last])

    def _add(self, owner: int | None, cards: list[str] | tuple[str, ...]) -> None:
        self.cards += cards
        self.owners += [owner] * len(cards)

    def with_the_other_card(self) -> Dealt:
        """The last of eight has the other of the two cards."""
        twin: Dealt = Dealt.__new__(Dealt)
        twin.cards, twin.owners, twin.last_of_all = self.cards[:], self.owners[:], self.last_of_all
        twin.owners[0], twin.owners[-1] = twin.owners[-1], twin.owners[0]
        return twin

    def stirred(self, t: Table, known: Known, chance: Chance) -> bool:
        """Deal again what is not known, between one look at the pack and the next; False if that cannot
        be."""
        dealt = self.cards[:]
        for begin, end in zip((0, *known.cuts), (*known.cuts, len(dealt)), strict=True):
            places = [place for place in range(begin, end) if place not in known.fixed]
            if not self._deal(t, places, dealt, chance):
                return False
        self.cards = dealt
        return True

    def _deal(self, t: Table, places: list[int], dealt: list[str], chance: Chance) -> bool:
        """Deal the cards of these places among them. A player who has shown a card has it; one that was
        called in vain lies face down."""
        cards = sorted([self.cards[place] for place in places])
        chance.shuffle(cards)
        free = places[:]
        for card in sorted(cards, key=lambda card: NUMBER[card] > t.called):
            possible = free
            if NUMBER[card] <= t.called:
                owner = t.owner_of(card) if card in t.shown else None
                possible = [place for place in free if self.owners[place] == owner]
            if not possible:
                return False
            place = chance.pick(possible)
            free.remove(place)
            dealt[place] = card
        return True

    def lie_down(self, t: Table) -> None:
        """Lay the cards where they are dealt to."""
        aside = len(t.aside) if self.last_of_all is None else int(self.owners[0] is None)
        down = [card for card, owner in zip(self.cards, self.owners, strict=True) if owner is None]
        t.aside, t.pack = tuple(down[:aside]), by_number(down[aside:])
        t.allies = [
            tuple([card for card, owner in zip(self.cards, self.owners, strict=True) if owner == seat])
            for seat in range(t.seats)
        ]
        t.passed = [
            tuple([self._passed(place, seat) for place in self.turns(seat)])[: len(t.passed[seat])]
            for seat in range(t.seats)
        ]

    def turns(self, seat: int) -> list[int]:
        return [place for place, owner in enumerate(self.owners) if owner == seat]

    def _passed(self, place: int, seat: int) -> tuple[str, ...]:
        """What was passed on by the player who took the card of this place; the last of eight had the first
        card and the last."""
        if seat == self.last_of_all:
            return (self.cards[0 if place else -1],)
        return by_number(self.cards[place + 1 :])


def _known(t: Table, draft: Dealt, viewer: Viewer) -> Known:
    own = [] if viewer is None else draft.turns(viewer)
    fixed, cuts = set(own), []
    for lap, place in enumerate(own):
        if viewer is not None and lap < len(t.passed[viewer]):
            cuts += [place, place + 1]
    if viewer is not None and viewer == t.holder:
        begin = len(draft.cards) - len(t.pack)
        fixed.update(range(begin, len(draft.cards)))
        cuts.append(begin)
        if t.takes_aside():
            fixed.add(0)
    if viewer is not None and viewer == draft.last_of_all:
        fixed.update((0, len(draft.cards) - 1))
        cuts = []
    return Known(frozenset(fixed), tuple(cuts))
