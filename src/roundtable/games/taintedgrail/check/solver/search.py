"""The search for one ending: whether it can be reached at all, and by which shortest row of moves."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from itertools import count

from .aim import Aim
from .estimate import Estimate
from .facts import Move, union

MOST_STATES = 30_000  # looked at before the search gives up


# -- if nothing were ever lost ---------------------------------------------------------------------------


def reachable(moves: Iterable[Move], true: int) -> tuple[int, list[Move]]:
    """What can become so if facts are only gained, and whatever can be undone is so and not so as it suits;
    and the moves that open. What is not reached here cannot be reached at all."""
    false, left, opened = ~true, list(moves), list[Move]()
    while True:
        new = [move for move in left if _possible(move, true, false)]
        true |= union(move.on for move in new)
        false |= union(move.off for move in new)
        opened += new
        if not new:
            return true, opened
        gone = set(map(id, new))
        left = [move for move in left if id(move) not in gone]


def _possible(move: Move, true: int, false: int) -> bool:
    if true & move.pre != move.pre or false & move.neg != move.neg:
        return False
    for one in move.counts:
        if one.least and (one.mask & true).bit_count() < one.number:
            return False
        if not one.least and (one.mask & ~false).bit_count() >= one.number:
            return False
    return True


# -- the shortest way ------------------------------------------------------------------------------------


class Unfound(Exception):
    """The search gave up; nothing is proved."""


def shortest(
    aim: Aim, moves: list[Move], starts: list[int], most: int | None = None, haste: int = 1
) -> list[Move] | None:
    """The row of moves with fewest deeds from one of these states to the ending; None if there is none. It
    gives up when it has looked at this many states, or at MOST_STATES. In haste it finds a row sooner, but
    not always the shortest."""
    world = aim.world
    begins = sorted({world.close(state & aim.tracked) for state in starts})
    true, opened = reachable([*moves, *world.axioms()], union(begins))
    if not true & aim.goal:
        return None
    kept = [move for move in opened if move.cost or move.forced or move.on & ~world.mask]
    return _Search(aim, kept, begins, haste).row(MOST_STATES if most is None else most)


class _Search:
    """A* over the states. What comes by itself comes first and costs nothing."""

    def __init__(self, aim: Aim, moves: list[Move], begins: list[int], haste: int) -> None:
        self.world, self.goal, self.haste = aim.world, aim.goal, haste
        self.estimate = Estimate(aim, moves)
        self.forced = [move for move in moves if move.forced]
        self.deeds = [move for move in moves if move.cost]
        self.sources = [move for move in moves if not move.forced and not move.cost]
        self.best: dict[int, int] = {}  # state -> the fewest deeds that lead there
        self.came: dict[int, tuple[int, Move]] = {}  # state -> the one before, and the move between
        self.waiting: list[tuple[int, int, int, int]] = []  # by estimate, then by deeds, most first
        self.order = count()
        for state in begins:
            self._enter(provided(state, self.sources), 0)

    def row(self, most: int) -> list[Move] | None:
        looked = set[int]()
        while self.waiting:
            state = heappop(self.waiting)[3]
            if state & self.goal:
                return self._back(state)
            if state in looked:
                continue
            looked.add(state)
            if len(looked) > most:
                raise Unfound
            self._look(state)
        return None

    def _look(self, state: int) -> None:
        """Every state that follows and that no shorter row has led to."""
        coming = [move for move in self.forced if move.open_in(state)]
        for move in coming or [deed for deed in self.deeds if deed.open_in(state)]:
            cost = self.best[state] + move.cost
            for bare in self.world.after(move, state):
                after = provided(bare, self.sources)
                if cost < self.best.get(after, cost + 1):
                    self.came[after] = (state, move)
                    self._enter(after, cost)

    def _enter(self, state: int, cost: int) -> None:
        self.best[state] = cost
        heappush(self.waiting, (cost + self.haste * self.estimate(state), -cost, next(self.order), state))

    def _back(self, state: int) -> list[Move]:
        row = list[Move]()
        while state in self.came:
            state, move = self.came[state]
            row.append(move)
        return row[::-1]


def provided(state: int, sources: list[Move]) -> int:
    """With everything that can be had again and again from now on."""
    before = -1
    while before != state:
        before = state
        for move in sources:
            if move.on & ~state and move.open_in(state):
                state |= move.on
    return state
