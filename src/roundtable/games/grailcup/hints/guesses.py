"""What a seat can guess from its view: where allies would lead, and who may have which. For hints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..allies import ALLY
from ..cards import ALLIES, CARDS, NUMBER
from ..moving import forward
from ..seen import Seen
from ..table import clover
from ..track import Track

STRIDE = 4  # spaces that a knight makes before the last allies are called
REACH = max(card.furthest for card in CARDS.values())  # spaces that an ally makes at most by its steps


class Later(NamedTuple):
    """The race as it may stand when an ally is called."""

    at: list[int]
    dragon: int
    spears: list[int]
    track: Track
    options: Mapping[str, Any]


class Guess(Seen):
    """The race, and what a player makes of it."""

    def __init__(self, view: dict[str, Any]) -> None:
        super().__init__(view)
        self.learnt: dict[str, Any] = view["learnt"]
        self.me: int = view["viewer"]
        self.seats: int = view["seats"]
        self.race: list[int] = self.table["race"]
        self.others = [seat for seat in self.race if seat != self.me]
        self.leader = self.others[0]
        self._later: dict[int, Later] = {}
        self._reached: dict[tuple[str, int], int] = {}

    # -- movement --------------------------------------------------------------------------------------

    def reach(self, ally: str, seat: int) -> int:
        """Where an ally would take a knight from where it stands now; the others will have moved by then."""
        if (ally, seat) not in self._reached:
            self._reached[ally, seat] = ALLY[ally].reach(self._when_called(seat), seat)
        return self._reached[ally, seat]

    def _when_called(self, seat: int) -> Later:
        if seat not in self._later:
            at = [self.at[seat] if who == seat else self.projected(who) for who in range(self.seats)]
            self._later[seat] = Later(at, self.dragon, self.spears, self.track, self.options)
        return self._later[seat]

    def projected(self, seat: int) -> int:
        """Where a knight may be at the end of the round."""
        return min(forward(self, seat, self.at[seat] + STRIDE), self.track.finish - 1)

    def wish(self, seat: int, space: int) -> float:
        """How likely a knight is to come to a space with its next move."""
        ahead = space - self.at[seat]
        if not 0 < ahead <= REACH:
            return 0.0
        return 1.0 if seat == self.me and ahead <= CARDS["merlin"].furthest else 1 / REACH

    @property
    def about_to_walk(self) -> int:
        """How far the player still walks after they have moved the dragon, if their own ally lets them move
        it."""
        called = ALLIES[self.table["called"] - 1]
        own = called in self.table["allies"][self.me] and self.table["turned"] is None
        return CARDS[called].furthest if own else 0

    def weight(self, seat: int) -> float:
        """How much a rival matters: the leader most."""
        near = self.track.finish - self.at[seat] <= REACH
        return float(1 + (seat == self.leader) + near)

    def token(self, space: int) -> str | None:
        """The token on a space, if the player knows it."""
        token: str | None = self.learnt.get(clover(space))
        return token

    # -- who has which ally ----------------------------------------------------------------------------

    @property
    def to_choose(self) -> list[int]:
        """Who chooses after this seat in this lap."""
        chosen = [len(allies) for allies in self.table["allies"]]
        return [seat for seat in self.others if chosen[seat] <= chosen[self.me]]

    @property
    def may_be_held(self) -> tuple[str, ...]:
        """The allies that others may have after this seat has chosen the sorceress."""
        return tuple([ally for ally in ALLIES[1:] if ally not in self.table["face_up"]])

    def rushed(self, ally: str) -> float:
        """How likely somebody is at the finish before this ally is called."""
        earlier = [card for card in self.may_be_held if NUMBER[card] < NUMBER[ally]]
        threats = sum(self.reach(card, seat) >= self.track.finish for card in earlier for seat in self.others)
        return threats / len(ALLIES)

    def holders(self, ally: str) -> dict[int, float]:
        """Who may have an ally, and how likely: players after this seat have what it passed on, the others
        the rest."""
        table = self.table
        if ally in table["face_up"] or ally in table["allies"][self.me] or NUMBER[ally] <= table["called"]:
            return {}
        passed = table["passed"][self.me]
        if not passed or not table["direction"]:  # the player is still choosing: anybody may get it
            return dict.fromkeys(self.others, 1 / (self.seats + 1))
        later, earlier = self._around()
        group, cards = (later, len(passed[0])) if ally in passed[0] else (earlier, len(earlier) + 1)
        return dict.fromkeys(group, 1 / max(cards, 1))

    def _around(self) -> tuple[list[int], list[int]]:
        """Who chose after this seat, and who before."""
        first, direction = self.table["first"], self.table["direction"]
        turn = {seat: (seat - first) * direction % self.seats for seat in range(self.seats)}
        later = [seat for seat in self.others if turn[seat] > turn[self.me]]
        return later, [seat for seat in self.others if turn[seat] < turn[self.me]]
