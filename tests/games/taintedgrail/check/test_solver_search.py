"""The search of the solver: what a way needs and changes, and the shortest row of moves."""

from __future__ import annotations

from collections import deque
from random import Random

import pytest

from roundtable.games.taintedgrail.check.solver.aim import Aim
from roundtable.games.taintedgrail.check.solver.facts import Count, Move, Way
from roundtable.games.taintedgrail.check.solver.known import Known
from roundtable.games.taintedgrail.check.solver.search import provided, shortest
from roundtable.games.taintedgrail.check.solver.world import World
from roundtable.games.taintedgrail.content.load import read_pack
from tests.games.taintedgrail.helpers.check import TINY


@pytest.mark.parametrize(
    ("way", "wanted"),
    [
        (Way(), Way(pre=1)),
        (Way(on=1), Way(on=1)),
        (Way(pre=1), Way(pre=1)),
        (Way(off=1), None),
        (Way(neg=1), None),
        (Way(neg=1, on=1), Way(neg=1, on=1)),
        (Way(pre=1, off=1), None),
    ],
)
def test_what_was_changed_on_the_way_answers_what_is_asked_later(way, wanted):
    assert way.need(1, True) == wanted


def test_counting_facts_on_the_way():
    assert Way(on=0b001).tally(0b111, 1, True) == Way(on=0b001)
    assert Way().tally(0b111, 2, True) == Way(counts=(Count(0b111, 2, True),))
    assert Way(on=0b001, neg=0b010).tally(0b111, 2, True) == Way(on=0b001, neg=0b010, pre=0b100)
    assert Way().tally(0b111, 1, False) == Way(neg=0b111)
    assert Way(pre=0b001).tally(0b111, 1, False) is None


# -- the search against trying everything ----------------------------------------------------------------


def tried(moves: list[Move], world: World, start: int, goal: int) -> int | None:
    """The fewest deeds to the goal, found by looking at every state."""
    forced = [move for move in moves if move.forced]
    free = [move for move in moves if move.cost]
    sources = [move for move in moves if not move.forced and not move.cost]
    best, waiting = {provided(start, sources): 0}, deque([provided(start, sources)])
    while waiting:
        state = waiting.popleft()
        if state & goal:
            return best[state]
        for move in [move for move in forced if move.open_in(state)] or [m for m in free if m.open_in(state)]:
            for after in [provided(new, sources) for new in world.after(move, state)]:
                cost = best[state] + move.cost
                if cost < best.get(after, cost + 1):
                    best[after] = cost
                    (waiting.append if move.cost else waiting.appendleft)(after)
    return None


class Dealer:
    """Makes up moves over some facts and over the map of the tiny pack."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.known = Known(read_pack(TINY, []), frozenset())
        self.world = World(self.known.pack, self.known)
        self.facts = [self.known.bit("fact", str(n)) for n in range(self.random.randint(4, 9))]
        self.goal, self.has = self.known.bit("ended", "x"), self.known.bit("has", "food")
        self.lit, self.open = [*self.world.lit.values()], [*self.world.open.values()]

    def some(self, facts: list[int], most: int) -> int:
        return sum(self.random.sample(facts, self.random.randint(0, most)))

    def move(self, number: int) -> Move:
        pre = self.some([*self.facts, *self.open, *self.lit, self.has], 3)
        neg = self.some([*self.facts, *self.lit], 2) & ~pre
        kind = self.random.random()
        if kind < 0.1:
            return Move("source", pre, neg, (), frozenset(), self.has, 0, (), 0, False, 0)
        changing = [*self.facts, *self.lit] if self.random.random() < 0.3 else self.facts
        on = self.some(changing, 2) | (self.goal if self.random.random() < 0.2 else 0)
        off = self.some(changing, 2) & ~on
        counts = (Count(sum(self.random.sample(self.facts, 3)), self.random.randint(1, 2), kind < 0.6),)
        forced = kind > 0.85
        mark = self.known.bit("mark", str(number)) if forced else 0
        asked = counts if self.random.random() < 0.3 else ()
        return Move(
            "move", pre, neg | mark, asked, frozenset(), on | mark, off, (), int(not forced), forced, 0
        )


@pytest.mark.parametrize("seed", range(150))
def test_the_search_agrees_with_trying_everything(seed):
    dealer = Dealer(seed)
    moves = [dealer.move(number) for number in range(dealer.random.randint(5, 16))]
    moves += [Move("out", lit, 0, (), frozenset(), 0, lit, (), 1, False, 0) for lit in dealer.lit]
    start = dealer.world.begin(dealer.some(dealer.facts, 2), 1)
    given = provided(start, [move for move in moves if not move.forced and not move.cost])
    aim = Aim(moves, dealer.world, dealer.goal, given)
    row = shortest(aim, aim.moves, [start])
    assert (None if row is None else sum(move.cost for move in row)) == tried(
        moves, dealer.world, start, dealer.goal
    )
