"""What bears on one ending: the facts and the moves that the search for it has to look at."""

from __future__ import annotations

from collections.abc import Iterable

from .facts import Move, bits, union
from .world import World


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
