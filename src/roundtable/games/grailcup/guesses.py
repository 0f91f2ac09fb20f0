"""What a seat can work out from its view: where allies would lead, and who may have which. For hints."""

from __future__ import annotations

from typing import Any

from roundtable.kernel import Reading

from .allies import unicorn_space
from .cards import ALLIES, BLACKSMITH, FAIRY, MERLIN, MOVES, NUMBER, PRIEST, PRINCESS, TAMER, UNICORN
from .table import clover
from .track import track

STRIDE = 4  # spaces that a knight makes before the unicorn is called
REACH = 6  # spaces that an ally makes at most, apart from castles, churches and unicorns


class Guess(Reading):
    """The race as a seat sees it."""

    def __init__(self, view: dict[str, Any]) -> None:
        super().__init__(view)
        table = view["table"]
        self.table, self.learnt = table, view["learnt"]
        self.me: int = view["viewer"]
        self.seats: int = view["seats"]
        self.at: list[int] = table["at"]
        self.race: list[int] = table["race"]
        self.dragon: int = table["dragon"]
        self.spears: list[int] = table["spears"]
        self.skips: bool = view["options"]["spear_skips"]
        self.track = track(view["options"]["track"])
        self.others = [seat for seat in self.race if seat != self.me]
        self.leader = self.others[0]

    # -- movement --------------------------------------------------------------------------------------

    def forward(self, seat: int, space: int, armed: bool = False, counted: bool = True) -> int:
        """Where a move forward ends; whoever has a spear spends it. `counted`: steps, no way to a place."""
        space = min(space, self.track.finish)
        if not self.at[seat] < self.dragon <= space:
            return space
        if not (armed or self.spears[seat]):
            return self.dragon - 1
        return min(space + (space == self.dragon or (counted and self.skips)), self.track.finish)

    def reach(self, ally: str, seat: int) -> int:
        """Where an ally would take a knight from where it stands now."""
        at = self.at[seat]
        if ally == UNICORN:
            return self._unicorn(seat)
        if ally in (PRINCESS, PRIEST):
            nearest = (self.track.next_castle if ally == PRINCESS else self.track.next_church)[at]
            return at if nearest is None else self.forward(seat, nearest, counted=False)
        if ally in (MERLIN, FAIRY):
            return self.forward(seat, at + max(MOVES[ally]))
        if ally == TAMER:
            steps: int = MOVES[TAMER]
            return min(at + steps, self.track.finish)  # he puts the dragon out of his way
        return self.forward(seat, at + MOVES[ally], armed=ally == BLACKSMITH)

    def from_here(self, ally: str) -> int:
        """Where an ally would take him if it were called now."""
        if ally == UNICORN:
            return unicorn_space(self.at, self.dragon, self.me)
        return self.reach(ally, self.me)

    def _unicorn(self, seat: int) -> int:
        """The others will have moved by then."""
        at = [self.at[seat] if who == seat else self.projected(who) for who in range(self.seats)]
        return min(unicorn_space(at, self.dragon, seat), self.track.finish)

    def projected(self, seat: int) -> int:
        """Where a knight may be at the end of the round."""
        return min(self.forward(seat, self.at[seat] + STRIDE), self.track.finish - 1)

    def wish(self, seat: int, space: int) -> float:
        """How likely a knight is to come to a space with its next move."""
        ahead = space - self.at[seat]
        if not 0 < ahead <= REACH:
            return 0.0
        return 1.0 if seat == self.me and ahead <= max(MOVES[MERLIN]) else 1 / REACH

    @property
    def about_to_walk(self) -> int:
        """How far he still walks after he has moved the dragon: the tamer does."""
        own = self.table["called"] == NUMBER[TAMER] and TAMER in self.table["allies"][self.me]
        steps: int = MOVES[TAMER]
        return steps if own and self.table["turned"] is None else 0

    def weight(self, seat: int) -> float:
        """How much a rival matters: the leader most."""
        near = self.track.finish - self.at[seat] <= REACH
        return float(1 + (seat == self.leader) + near)

    def token(self, space: int) -> str | None:
        """The token on a space, if he knows it."""
        token: str | None = self.learnt.get(clover(space))
        return token

    # -- who has which ally ----------------------------------------------------------------------------

    @property
    def to_choose(self) -> list[int]:
        """Who chooses after him in this lap."""
        chosen = [len(allies) for allies in self.table["allies"]]
        return [seat for seat in self.others if chosen[seat] <= chosen[self.me]]

    @property
    def may_be_held(self) -> tuple[str, ...]:
        """The allies that others may have after he has chosen, himself the sorceress."""
        return tuple([ally for ally in ALLIES[1:] if ally not in self.table["face_up"]])

    def rushed(self, ally: str) -> float:
        """How likely somebody is at the finish before this ally is called."""
        earlier = [card for card in self.may_be_held if NUMBER[card] < NUMBER[ally]]
        threats = sum(self.reach(card, seat) >= self.track.finish for card in earlier for seat in self.others)
        return threats / len(ALLIES)

    def holders(self, ally: str) -> dict[int, float]:
        """Who may have an ally, and how likely: those after him what he passed on, the others the rest."""
        table = self.table
        if ally in table["face_up"] or ally in table["allies"][self.me] or NUMBER[ally] <= table["called"]:
            return {}
        passed = table["passed"][self.me]
        if not passed or not table["direction"]:  # he is still choosing: anybody may get it
            return dict.fromkeys(self.others, 1 / (self.seats + 1))
        later, earlier = self._around()
        group, cards = (later, len(passed[0])) if ally in passed[0] else (earlier, len(earlier) + 1)
        return dict.fromkeys(group, 1 / max(cards, 1))

    def _around(self) -> tuple[list[int], list[int]]:
        """Who chose after him and who before."""
        first, direction = self.table["first"], self.table["direction"]
        turn = {seat: (seat - first) * direction % self.seats for seat in range(self.seats)}
        later = [seat for seat in self.others if turn[seat] > turn[self.me]]
        return later, [seat for seat in self.others if turn[seat] < turn[self.me]]
