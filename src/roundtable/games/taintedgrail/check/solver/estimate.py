"""How many deeds at least an ending is away from a state."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from .aim import Aim
from .facts import Count, Move, bits, union

Due = tuple[int, bool]  # one of these facts must become so, or (False) must cease to be so


class Estimate:
    """A lower bound of what is still to be done. Due is the goal, and whatever every source of something due
    asks for: one fact, or one of several. Each is worth its cheapest source, shared fairly between all that
    this gives."""

    def __init__(self, aim: Aim, moves: list[Move]) -> None:
        self.goal, self.moves = aim.goal, moves
        world, given = aim.world, union(move.on for move in moves)
        told = any(move.goes for move in moves)  # somebody is led away by the story
        self.near = {
            world.open[n]: near for n, near in world.near.items() if not (told or world.shown[n] & given)
        }
        self.hidden = world.mask & ~world.all_lit  # places open by themselves
        self._asked: dict[Due, tuple[int, int, list[Count], list[Move]]] = {}
        self._worth: dict[frozenset[Due], int] = {}

    def __call__(self, state: int) -> int:
        due, new = set[Due](), {(self.goal, True)} if not state & self.goal else set()
        while new:
            due |= new
            new = {one for old in new for one in self._asks(old, state)} - due
        key = frozenset(due)
        if key not in self._worth:
            self._worth[key] = self._sum(due)
        return self._worth[key]

    def _asks(self, due: Due, state: int) -> Iterator[Due]:
        """What all sources ask for and what is not so."""
        pre, neg, counts, _ = self._sources(due)
        for fact in bits(pre & ~state):
            if not fact & self.hidden:
                yield fact, True
            elif not self.near.get(fact, -1) & state:
                yield self.near[fact], True
        for fact in bits(neg & state & ~self.hidden):
            yield fact, False
        for one in counts:
            if not one.holds(state):
                yield one.mask, one.least

    def _sum(self, due: set[Due]) -> int:
        shares = []
        for one in due:
            gives = [
                (move.cost, sum(1 for other in due if _gives(move, other))) for move in self._sources(one)[3]
            ]
            shares.append(min([cost / number for cost, number in gives], default=0.0))
        return ceil(sum(shares) - 1e-6)

    def _sources(self, due: Due) -> tuple[int, int, list[Count], list[Move]]:
        """The moves that bring about something due, and what all of them ask for."""
        if due not in self._asked:
            moves = [move for move in self.moves if _gives(move, due)]
            pre, neg, counts = (-1, -1, set(moves[0].counts)) if moves else (0, 0, set[Count]())
            for move in moves:
                pre, neg, counts = pre & move.pre, neg & move.neg, counts & set(move.counts)
            self._asked[due] = (pre, neg, [*counts], moves)
        return self._asked[due]


def _gives(move: Move, due: Due) -> bool:
    return bool((move.on if due[1] else move.off) & due[0])
