"""The chapter as somebody knows it who has read it to its ends: which deeds lead from here to an end. For
bots that are told what they want; a companion without such a wish knows only what has been read."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import cache

from ...check.solver.aim import Aim
from ...check.solver.facts import Move
from ...check.solver.moves import Moves
from ...check.solver.party import open_to
from ...check.solver.search import Unfound, provided, shortest
from ...check.solver.walk import row_name
from ...content.language import read_needs
from ...content.load import pack
from ...content.records import Pack
from ...content.verses import Verse
from ...table import Table
from .state import state_of

MOST_STATES = 3_000  # that are looked at for one plan
HASTE = 4  # a plan is made often, and need not be the shortest
WORK = 3  # what a deed costs, in goods
FACES = 6
LIGHT = "light"  # how the solver calls it


class Book:
    """A chapter and an end that is wanted, for a party."""

    def __init__(self, name: str, chapter: int, party: tuple[str, ...], goal: str) -> None:
        self.moves = Moves(pack(name), chapter)
        self.goal = self.moves.known.facts.bit(goal)
        every = [
            priced(pack(name), move, len(party))
            for move in open_to(pack(name), party, [*self.moves.found, *self.moves.sources])
        ]
        wrong = [move for move in every if self._ends(move) and not move.on & self.goal]
        self.regretted = _only_in(wrong, every)
        aside = set(map(id, wrong))
        kept = [move for move in every if id(move) not in aside]
        self._aim = Aim(kept, self.moves.world, self.goal, given=0)
        self.sources = [move for move in kept if not move.cost and not move.forced]
        self._rows: dict[int, tuple[tuple[Move, ...], ...] | None] = {}

    def _ends(self, move: Move) -> bool:
        return any([step.partition("*")[0] in self.moves.walker.endings for step in move.trace])

    def row(self, t: Table) -> tuple[tuple[Move, ...], ...] | None:
        """The fewest deeds that lead from a table to the end, each with all moves that do the same; None if
        nothing does, or if nothing was found in time."""
        state = self.state(t)
        known = self.moves.world.close(state & self._aim.tracked)
        if known not in self._rows:
            self._rows[known] = self._found(state)
        return self._rows[known]

    def state(self, t: Table) -> int:
        """The facts of a table, and what can be had again and again."""
        return provided(state_of(t, self.moves), self.sources)

    def ways(self, t: Table, start: int) -> dict[int, int]:
        """How many journeys every place is away that the light of the stones lets one walk to, whether it
        lies on the map yet or not; by original numbers."""
        world, state = self.moves.world, self.state(t)
        first = t.location(start).original
        found, queue = {first: 0}, deque([first])
        while queue:
            at = queue.popleft()
            for here, there in world.edges:
                if here == at and there not in found and state & world.open[there]:
                    found[there] = found[at] + 1
                    queue.append(there)
        return found

    def _found(self, state: int) -> tuple[tuple[Move, ...], ...] | None:
        try:
            found = shortest(self._aim, self._aim.moves, [state], MOST_STATES, HASTE)
        except Unfound:
            return None
        return None if found is None else tuple([tuple(self._aim.full[move]) for move in found])


def priced(known: Pack, move: Move, heroes: int) -> Move:
    """A move by what it asks of a party: work, goods, blood, and luck. What comes by itself is free."""
    if move.forced or not move.cost:
        return move
    price = WORK + sum([_price(known, step) for step in move.trace])
    what, _, number = move.name.partition(" ")
    ward = known.locations[int(number)].ward if what == LIGHT else None
    return move._replace(cost=price + (heroes * sum([due for _, due in ward.cost]) if ward else 0))


def _price(known: Pack, step: str) -> int:
    """What a choice costs beside the work, or how much luck a row of a roll takes."""
    name, _, mark = step.partition("*")
    verse = known.verses.get(name)
    if verse is None or not mark:
        return 0
    if not mark.isdecimal():
        return _luck(verse, mark)
    pays = read_needs(verse.choices[int(mark) - 1].needs)[1]
    return sum([int(act.args[-1]) if act.args[-1].isdecimal() else WORK for act in pays])


def _luck(verse: Verse, mark: str) -> int:
    """By how many of six faces this row falls, for a hero without gifts."""
    if not verse.test.startswith("roll"):
        return WORK
    row = next(row for row in verse.rows if row_name(row) == mark)
    faces = sum([row.low <= face <= row.high for face in range(1, FACES + 1)])
    return WORK * (FACES - faces) // max(1, faces)


def _only_in(some: Sequence[Move], every: Sequence[Move]) -> frozenset[str]:
    """Choices of the journal that no other moves come by."""
    chosen = {step for move in some for step in move.trace}
    others = set(map(id, some))
    return frozenset(chosen - {step for move in every if id(move) not in others for step in move.trace})


@cache
def opened(name: str, chapter: int, party: tuple[str, ...], goal: str) -> Book:
    """The book, opened once."""
    return Book(name, chapter, party, goal)
