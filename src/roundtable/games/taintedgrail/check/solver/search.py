"""The search for one ending: which moves bear on it, and the shortest row of moves that leads to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from itertools import count
from math import ceil

from .facts import Count, Move
from .world import World

MOST_STATES = 30_000  # looked at before the search gives up


class Aim:
    """An ending, and what bears on it: facts that something on the way to it asks for (wanted) or asks not to
    be so (unwanted), and the moves that can bring them about. All other facts are left out of the search: two
    states that differ in nothing else have the same future. So is what is so from the beginning for good."""

    def __init__(self, moves: Iterable[Move], world: World, goal: int, given: int) -> None:
        self.world, self.goal = world, goal
        self.wanted, self.unwanted = goal, 0
        lost = union(move.off for move in moves) | world.mask
        self.given = given & ~lost
        able = [move for move in moves if not move.neg & self.given]
        kept = self._bearing([*able, *world.axioms()])
        self.tracked = self.wanted | self.unwanted | world.mask
        self.full: dict[Move, list[Move]] = {}  # with all that they ask and change
        for move in kept:
            if move.name:
                self.full.setdefault(self._plain(move), []).append(move)
        self._merge()
        for alike in self.full.values():
            alike.sort(key=_detour)
        self.moves = _undominated(sorted(self.full, key=lambda move: _detour(self.full[move][0])), self)

    def _bearing(self, moves: list[Move]) -> list[Move]:
        kept, left = list[Move](), moves
        while new := [move for move in left if self._matters(move)]:
            kept += new
            left = [move for move in left if not self._matters(move)]
            for move in new:
                self._ask(move)
        return kept

    def _matters(self, move: Move) -> bool:
        if move.forced:
            return bool((move.on | move.off) & (self.wanted | self.unwanted))
        return bool(move.on & self.wanted or move.off & self.unwanted)

    def _ask(self, move: Move) -> None:
        many = union(one.mask for one in move.counts if one.least)
        few = union(one.mask for one in move.counts if not one.least)
        self.wanted |= move.pre & ~self.given | many
        self.unwanted |= move.neg | few
        if move.forced:  # it may also be something to be kept from happening
            self.wanted |= move.neg | few
            self.unwanted |= move.pre & ~self.given | many

    def _plain(self, move: Move) -> Move:
        """A move without what does not matter."""
        return move._replace(
            name="forced" if move.forced else "",
            trace=(),
            pre=move.pre & ~self.given,
            on=move.on & self.tracked & ~move.pre,
            off=move.off & self.tracked & ~move.neg,
        )

    def _merge(self) -> None:
        """Two moves that differ only in one fact being so or not are one move that does not ask for it."""
        waiting = [*self.full]
        while waiting:
            move = waiting.pop()
            for fact in bits(move.pre):
                twin = move._replace(pre=move.pre & ~fact, neg=move.neg | fact)
                if move in self.full and twin in self.full and not fact & (move.on | move.off):
                    both = move._replace(pre=move.pre & ~fact)
                    self.full[both] = self.full.pop(move) + self.full.pop(twin) + self.full.get(both, [])
                    waiting.append(both)


def _detour(move: Move) -> tuple[int, int]:
    """By what one of two ways that do the same is told: with fewer defeats, and shorter."""
    return sum("*else" in step for step in move.trace), len(move.trace)


def _undominated(moves: list[Move], aim: Aim) -> list[Move]:
    """Without moves for which another does as much, asks no more and costs no more."""
    kept = list[Move]()
    for move in sorted(moves, key=_burden):
        if move.forced or not any(_as_good(other, move, aim) for other in kept if not other.forced):
            kept.append(move)
    return kept


def _burden(move: Move) -> tuple[int, ...]:
    return (move.cost, len(move.statics), (move.pre | move.neg).bit_count())


def _as_good(one: Move, other: Move, aim: Aim) -> bool:
    return (
        not one.pre & ~other.pre
        and not one.neg & ~other.neg
        and not other.on & aim.wanted & ~one.on
        and not one.off & aim.wanted & ~other.off
        and not one.on & aim.unwanted & ~other.on
        and not other.off & aim.unwanted & ~one.off
        and one.goes == other.goes
        and one.statics <= other.statics
        and set(one.counts) <= set(other.counts)
    )


def bits(mask: int) -> list[int]:
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found


def union(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


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


def shortest(aim: Aim, moves: list[Move], starts: list[int]) -> list[Move] | None:
    """A* over the states: the row of moves with fewest deeds; None if there is none. What comes by itself
    comes first and costs nothing."""
    world, goal = aim.world, aim.goal
    starts = sorted({world.close(state & aim.tracked) for state in starts})
    true, opened = reachable([*moves, *world.axioms()], union(starts))
    if not true & goal:
        return None
    moves = [move for move in opened if move.cost or move.forced or move.on & ~world.mask]
    estimate = Estimate(aim, moves)
    forced = [move for move in moves if move.forced]
    free = [move for move in moves if move.cost]
    sources = [move for move in moves if not move.forced and not move.cost]
    starts = [provided(state, sources) for state in starts]
    order, came = count(), dict[int, tuple[int, Move]]()
    best = dict.fromkeys(starts, 0)
    waiting = [(estimate(state), 0, next(order), state) for state in starts]
    looked = set[int]()
    while waiting:
        state = heappop(waiting)[3]
        if state & goal:
            return _back(came, state)
        if state in looked:
            continue
        looked.add(state)
        if len(looked) > MOST_STATES:
            raise Unfound
        open_now = [move for move in forced if move.open_in(state)] or [m for m in free if m.open_in(state)]
        for move in open_now:
            cost = best[state] + move.cost
            for bare in world.after(move, state):
                after = provided(bare, sources)
                if cost < best.get(after, cost + 1):
                    best[after], came[after] = cost, (state, move)
                    heappush(waiting, (cost + estimate(after), -cost, next(order), after))
    return None


def provided(state: int, sources: list[Move]) -> int:
    """With everything that can be had again and again from now on."""
    before = -1
    while before != state:
        before = state
        for move in sources:
            if move.on & ~state and move.open_in(state):
                state |= move.on
    return state


def _back(came: dict[int, tuple[int, Move]], state: int) -> list[Move]:
    row = list[Move]()
    while state in came:
        state, move = came[state]
        row.append(move)
    return row[::-1]


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
