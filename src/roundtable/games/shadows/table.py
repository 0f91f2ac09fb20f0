"""What lies on the table of Shadows over Camelot, and what is done with it; no decisions here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import ClassVar

from roundtable import kernel
from roundtable.kernel import everyone, nobody, seen, table, without
from roundtable.kernel.pack import EVERYBODY, eye, mix, show

from . import sights
from .cards import DRAGON, LANCELOT, NUMBERS, QUESTS, RELICS, WARS

KNIGHT, DEAD, REVEALED, ABSENT = "knight", "dead", "revealed", "absent"  # what has become of a seat
ON_QUEST, OUT = -2, -1  # where a relic is that no seat has

Hand = tuple[int, ...]


@table
class Table(kernel.Table):
    rules: ClassVar[int] = 5  # by which version of the rules it is played
    # cards, see kernel/pack.py
    faces: list[str] = seen(sights.nothing, known=True)
    seers: list[int] = seen(sights.face_up, known=True)
    ever: list[int] = seen(sights.nothing, known=True)
    mixed: list[int] = seen(sights.nothing, known=True)
    mixings: int = seen(sights.nothing, known=True)
    white_deck: list[int] = seen(sights.size, hidden=sights.hidden_pile)  # top last
    white_discard: list[int] = seen(sights.size, hidden=sights.hidden_pile)
    black_deck: list[int] = seen(sights.pile, hidden=sights.hidden_pile)  # top last
    black_discard: list[int] = seen(sights.size, hidden=sights.hidden_pile)
    hands: list[Hand] = seen(sights.hands, hidden=sights.hidden_hands)
    last_hands: list[Hand] = seen(sights.hands, hidden=sights.hidden_hands)  # what the dead discarded
    # seats
    order: list[int] = everyone()  # the seats in turn order
    first: int = everyone()  # who began
    turn: int = everyone()
    phase: str = everyone()  # exchange, evil, heroic or over
    status: list[str] = everyone()  # knight, dead, revealed or absent
    gone: list[int] = everyone()  # the players who have left the game
    knights: list[str] = everyone()  # "" is a squire
    unused: list[str] = everyone()  # knights that nobody is
    loyalty: list[str] = seen(sights.loyalty, hidden=sights.hidden_loyalty)
    box: list[str] = nobody()  # loyalty cards that nobody has …
    removed: list[str] = everyone()  # … and those that are not in the game
    awake: bool = everyone()  # loyalty cards may be looked at
    shown: list[bool] = everyone()  # whose loyalty has been shown
    accusers: list[int] = everyone()  # who has accused somebody
    life: list[int] = everyone()
    place: list[str] = everyone()
    relics: dict[str, int] = everyone(factory=lambda: dict.fromkeys(RELICS, ON_QUEST))
    talk: list[tuple[str, ...]] = everyone()  # what each has said last
    record: dict[str, list[int]] = everyone()  # how often each let evil have its way, and helped a quest
    # Camelot
    engines: int = everyone()
    white_swords: int = everyone()
    black_swords: int = everyone()
    # quests
    laid: dict[str, list[int]] = seen(sights.rows, hidden=sights.hidden_rows, factory=lambda: _rows())
    dark: dict[str, list[int]] = seen(sights.rows, hidden=sights.hidden_rows, factory=lambda: _rows())
    sword: int = everyone()  # of Excalibur: from -5, evil, to 5, the knights
    warriors: dict[str, int] = everyone(factory=lambda: dict.fromkeys(WARS, 0))
    deciding: str = everyone()  # the combat, or the lost quest, whose end is being carried out
    finished: list[str] = everyone()  # quests that are over for good
    won: int = everyone()  # quests won …
    lost: int = everyone()  # … and lost
    in_force: dict[str, int] = seen(sights.in_force, known=True)  # cards that lie beside the boards
    heroism_on: str = everyone()  # the quest on which Heroism lies
    mordred_at: str = everyone()  # the war in which Mordred fights
    # what is going on
    drawn: list[int] = seen(sights.row, hidden=sights.hidden_pile)  # black cards that are being carried out
    chain: int = everyone()  # cards of Morgan's chain, while it is drawn
    offered: list[int] = seen(
        sights.row, hidden=sights.hidden_pile
    )  # white cards on the Round Table, to be shared
    sharers: list[int] = everyone()  # who shares them
    proposal: list[int] = everyone()  # who would get each
    named: list[int] = everyone()  # the squire who is proposed as the new knight, if somebody has named one
    agreed: list[int] = everyone()  # who agrees
    changes: int = everyone()  # how often the proposal has been changed
    deeds: list[str] = everyone()  # the kinds of actions of this turn
    sacrificed: bool = everyone()
    used: list[str] = everyone()  # powers and special cards used this turn
    turn_over: bool = everyone()  # nothing more can be done in this turn
    doomed: bool = everyone()  # the player has given their last life for the second action
    ending: str = everyone()  # why the game is over

    # -- seats -----------------------------------------------------------------------------------------

    def is_knight(self, seat: int) -> bool:
        return self.status[seat] == KNIGHT

    def is_doomed(self, seat: int) -> bool:
        """Whether the player has given their last life for the action that they owe or are doing."""
        return self.doomed and seat == self.turn

    def deputy(self, seat: int) -> int:
        """Who chooses for a black card: the player who drew it or, if they have left the game, the next
        knight (SH-58)."""
        return self.living()[0] if seat in self.gone else seat

    def living(self) -> list[int]:
        """The knights in play, in turn order from the one whose turn it is."""
        at = self.order.index(self.turn)
        seats = self.order[at:] + self.order[:at]
        if self.status.count(KNIGHT) == len(seats):
            return seats
        return [seat for seat in seats if self.status[seat] == KNIGHT]

    def present(self, quest: str) -> list[int]:
        return [seat for seat in self.living() if self.place[seat] == quest]

    def holder(self, relic: str) -> int | None:
        seat = self.relics[relic]
        return seat if seat >= 0 else None

    def knight_is(self, knight: str) -> int | None:
        """Which player in play is this knight."""
        return next((seat for seat in self.living() if self.knights[seat] == knight), None)

    def open_quests(self) -> tuple[str, ...]:
        """The quests that can be gone to: Lancelot's until it is over, then the Dragon's."""
        return _open_quests(tuple(self.finished))

    # -- white cards -----------------------------------------------------------------------------------

    def hand(self, seat: int) -> list[str]:
        """The faces of a hand, sorted."""
        return sorted(map(self.faces.__getitem__, self.hands[seat]))

    def has(self, seat: int, face: str) -> int:
        faces = self.faces
        return sum([faces[card] == face for card in self.hands[seat]])

    def take(self, seat: int, face: str) -> int:
        """Take a card out of a hand; of equal ones, the one that most others know. A player who had seen
        another like it, and not this one, takes it for that one: they saw one come and see one go."""
        cards = [card for card in self.hands[seat] if self.faces[card] == face]
        chosen = cards[0]
        if len(cards) > 1:
            chosen = max(cards, key=lambda card: (self.seers[card] & 0xFF).bit_count())
            blind = ~(self.seers[chosen] | eye(seat))
            for card in cards:
                mistaken = self.seers[card] & blind
                self.seers[card] &= ~mistaken
                self.ever[card] &= ~mistaken
                blind &= ~mistaken
        self.hands[seat] = without(self.hands[seat], (chosen,))
        return chosen

    def give(self, seat: int, cards: Iterable[int]) -> None:
        """Put cards into a hand; its owner sees them."""
        new = tuple(cards)
        show(self, new, eye(seat))
        self.hands[seat] += new

    def play_openly(self, seat: int, face: str) -> int:
        """Take a card out of a hand and show it to all."""
        card = self.take(seat, face)
        show(self, [card])
        return card

    def discard_openly(self, seat: int, *faces: str) -> None:
        self.white_discard.extend([self.play_openly(seat, face) for face in faces])

    def discard_hidden(self, seat: int, *faces: str) -> None:
        """Discard face down: the others no longer know which cards are left."""
        mix(self, self.hands[seat], but=eye(seat))
        self.white_discard.extend([self.take(seat, face) for face in faces])

    def draw_white(self, number: int) -> list[int]:
        """The top white cards; the piles are made again if they run out."""
        drawn: list[int] = []
        while len(drawn) < number:
            if not self.white_deck:
                self.renew_piles()
            if not self.white_deck:
                break
            drawn.append(self.white_deck.pop())
        return drawn

    def draw_to_hand(self, seat: int, number: int) -> None:
        cards = self.draw_white(number)
        self.give(seat, cards)
        faces = tuple(sorted([self.faces[card] for card in cards]))
        self.tell_apart((seat,), "cards.drawn", {"cards": faces}, seat=seat, count=len(cards))

    # -- piles -----------------------------------------------------------------------------------------

    def renew_piles(self) -> None:
        """[Drawing a black card] When one draw pile is empty, both colours are mixed again with their
        discards; from then on nobody can tell which of them somebody held last."""
        self.last_hands = [()] * self.seats
        self._renew(self.white_deck, self.white_discard)
        self._renew(self.black_deck, self.black_discard)
        self.tell("piles.renewed", white=len(self.white_deck), black=len(self.black_deck))

    def _renew(self, deck: list[int], discard: list[int]) -> None:
        deck.extend(discard)
        discard.clear()
        deck.sort()
        self.chance.shuffle(deck, self.faces)
        mix(self, deck)

    def renew_if_empty(self) -> None:
        if not self.white_deck or not self.black_deck:
            self.renew_piles()

    def reveal(self, cards: Iterable[int]) -> None:
        show(self, cards, EVERYBODY)

    def number_of_swords(self) -> int:
        return self.white_swords + self.black_swords

    def may_accuse(self) -> bool:
        """[V. Accusation] From six siege engines or six swords on (SH-37)."""
        return max(self.engines, self.number_of_swords()) >= NUMBERS.accusations_from


@table
class EarlierTable(Table):
    """The table of a match that began under the rules of version 4."""

    rules: ClassVar[int] = 4


def blank_record(seats: int) -> dict[str, list[int]]:
    """What everybody remembers of each: black cards, siege engines and lives that they chose, and cards that
    they gave to quests."""
    return {what: [0] * seats for what in ("draw", "engine", "life", "quest")}


@cache
def _open_quests(finished: tuple[str, ...]) -> tuple[str, ...]:
    hidden = DRAGON if LANCELOT not in finished else LANCELOT
    return tuple([quest for quest in QUESTS if quest not in finished and quest != hidden])


def _rows() -> dict[str, list[int]]:
    return {quest: [] for quest in QUESTS}


__all__ = [
    *("ABSENT", "CAMELOT", "DEAD", "KNIGHT", "NOWHERE", "ON_QUEST", "OUT", "REVEALED"),
    *("EarlierTable", "Hand", "Table", "blank_record"),
]
