"""What lies on the table of King Arthur, and what is done with it; no decisions here."""

from __future__ import annotations

from roundtable import kernel
from roundtable.kernel import Viewer, count, everyone, owner, private, seen, table, without

from .cards import ADVENTURES, COLUMN_OF, FIGURES, KINDS, Adversaries, Knights, worth

FULL: int = FIGURES["columns"]["full"]
SEALS: int = FIGURES["seals"]["each"]
ADVENTURES_LEFT: int = FIGURES["end"]["adventures_left"]
STANDSTILL_ROUNDS: int = FIGURES["standstill"]["rounds"]

FaceUp = tuple[str, int | None]  # an adversary in the layout, and whose seal lies on it


def _defeated(value: list[Adversaries], viewer: Viewer, t: Table) -> list[object]:
    """KA-9: every adversary was taken openly, so all may see them; a group may want to have to remember."""
    hide = t.options["hide_defeated"]
    return [len(cards) if hide and seat != viewer else cards for seat, cards in enumerate(value)]


@table
class Table(kernel.Table):
    turn: int = everyone()  # whose turn it is
    adventures: list[str] = everyone()  # those still to be taken
    columns: list[list[FaceUp]] = everyone(factory=lambda: [[] for _ in KINDS])
    deck: list[str] = count()  # the adversary supply, top last
    turned: Adversaries = everyone()  # those turned up last, in their order
    out: list[str] = everyone()  # adversaries played for adventures: out of the game
    supply: list[str] = count()  # the knight supply, top last
    discard: list[str] = everyone()  # knights played, face up
    recycled: Knights = everyone()  # what the supply was made of when it was last shuffled
    hands: list[Knights] = owner()
    fresh: list[Knights] = private()  # what each seat has drawn since that shuffle …
    spent: list[Knights] = everyone()  # … and what each has played since
    defeated: list[Adversaries] = seen(_defeated, known=True)
    taken: list[tuple[str, ...]] = everyone()  # adventures before each player
    seals: list[int] = everyone()  # seals in each player's play area
    acted: bool = everyone()  # has the player challenged or taken an adventure this turn
    idle: int = everyone()  # turns in a row in which nothing was done (KA-23)
    ending: str | None = everyone()  # why the game ends, once that is settled

    def face_up(self) -> list[FaceUp]:
        """Every adversary in the layout, column by column."""
        return [card for column in self.columns for card in column]

    def column_is_full(self) -> bool:
        return max(map(len, self.columns)) >= FULL

    def turn_up_adversaries(self, key: str, **whose: int) -> None:
        """Turn over adversaries, each to the column of its kind, until one column has four (KA-5: or the
        supply is empty)."""
        turned = []
        while self.deck and not self.column_is_full():
            card = self.deck.pop()
            self.columns[COLUMN_OF[card]].append((card, None))
            turned.append(card)
        self.idle = 0
        self.turned = tuple(turned)
        self.tell(key, **whose, cards=self.turned)

    def play_knights(self, seat: int, knights: Knights) -> None:
        """Put played knights face up on the discard pile."""
        self.hands[seat] = without(self.hands[seat], knights)
        self.spent[seat] += knights
        self.discard.extend(knights)
        self.acted, self.idle = True, 0

    def take_face_up(self, seat: int, card: FaceUp) -> None:
        """Move an adversary from the layout to a player's defeated ones; a seal on it goes home."""
        name, seal = card
        self.columns[COLUMN_OF[name]].remove(card)
        self.defeated[seat] = tuple(sorted((*self.defeated[seat], name)))
        if seal is not None:
            self.seals[seal] += 1

    def draw_knights(self, seat: int, number: int) -> None:
        """Draw from the top of the supply; it is made again as often as it is exhausted."""
        while number:
            self._renew_supply()
            drawn = tuple(sorted(self.supply[-number:]))
            if not drawn:
                return
            del self.supply[-number:]
            self.fresh[seat] += drawn
            self.hands[seat] = tuple(sorted(self.hands[seat] + drawn))
            self.tell_apart((seat,), "knights.drawn", {"cards": drawn}, seat=seat, count=len(drawn))
            self._renew_supply()
            number -= len(drawn)

    def _renew_supply(self) -> None:
        """[4] An exhausted supply is made again from the discards, the moment it is (KA-19)."""
        if not self.supply and self.discard:
            self.supply, self.discard = sorted(self.discard), []
            self.recycled = tuple(self.supply)
            self.fresh, self.spent = [()] * self.seats, [()] * self.seats
            self.chance.shuffle(self.supply)
            self.tell("supply.renewed", count=len(self.supply))

    def score(self, seat: int) -> int:
        """[Game end] The values of the player's adventure cards and their adversaries; knights count
        nothing."""
        return worth(self.defeated[seat]) + sum([ADVENTURES[name].value for name in self.taken[seat]])
