"""The solver: can a chapter be finished, by each character alone and by every party of two to four?

What the story knows (statuses, secrets, items, verses read, choices that are made once, places, menhirs,
dials, quests, events) are facts, each true or false. Every way from opening the journal to closing it, every
action, dream, event and menhir is a move: what must be so, what must not be so, what it changes. The moves
are found by following the verses themselves, and nothing that they say about facts is left out, `not`
included.

Two answers are proved:

- *It can be reached.* A search from the beginning finds a row of moves of which each is allowed where it
  stands; it is then played once more over all facts, with everything that comes by itself. No other row has
  fewer deeds.
- *It cannot be reached.* Even if nothing were ever lost there would be no way; or the search has seen every
  state that can be told apart by what bears on this ending.

If the search gives up before either, it says so. What it does not prove:

- Luck: every row that can fall may fall, every encounter may be won, nobody dies.
- Pace: an event is drawn, a dial runs out, a menhir goes out, a day comes when it suits: in the right order,
  never too early. That the next menhir is near enough is checked with the map.
- Plenty: of a resource that can be gained again and again there is enough. One that cannot is counted for the
  party together, up to twelve. Energy, health and terror only limit what can be paid at once.
- Growth: nobody improves an attribute.
- The party stays together, and quests and collected statuses are looked at when a move is over.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from ...content.language import RESOURCES
from ...content.records import Pack
from .aim import Aim
from .facts import Move, union
from .moves import Moves
from .party import open_to
from .replay import Replay
from .search import Unfound, provided, reachable, shortest

PARTIES = range(1, 5)


class Ending(NamedTuple):
    """Whether a party can bring the chapter to this end: True, False, or None if the search gave up."""

    name: str  # the verse or event in which the chapter ends
    reached: bool | None
    deeds: int = 0
    steps: tuple[str, ...] = ()  # the shortest row of moves: deeds, and what follows from them by itself


class Proof(NamedTuple):
    chapter: int
    party: tuple[str, ...]
    endings: tuple[Ending, ...]
    unread: frozenset[str]  # verses that it cannot come to

    @property
    def shortest(self) -> Ending | None:
        """The ending that is nearest: by fewest deeds, then by fewest verses."""
        found = [ending for ending in self.endings if ending.reached]
        return min(
            found, key=lambda ending: (ending.deeds, " > ".join(ending.steps).count(" > ")), default=None
        )


def solve(pack: Pack) -> list[Proof]:
    """All chapters for all parties. A later chapter begins with whatever an earlier one can end with."""
    sizes = [size for size in PARTIES if size <= len(pack.characters)]
    parties = [party for size in sizes for party in combinations(pack.characters, size)]
    proofs, ends = list[Proof](), dict[tuple[int, tuple[str, ...]], list[list[str]]]()
    for number in sorted(pack.chapters):
        solved = _Chapter(pack, number, parties, ends)
        proofs += reversed([solved.proof(party) for party in reversed(parties)])
    return proofs


class _Chapter:
    """One chapter and the states in which each party can begin it."""

    def __init__(
        self,
        pack: Pack,
        number: int,
        parties: list[tuple[str, ...]],
        ends: dict[tuple[int, tuple[str, ...]], list[list[str]]],
    ) -> None:
        self.pack, self.number, self.ends = pack, number, ends
        self.first = number == min(pack.chapters)
        self.moves = Moves(pack, number)
        scarce = [what for what in RESOURCES if not all(self._plenty(what, party) for party in parties)]
        if scarce:
            self.moves = Moves(pack, number, frozenset(scarce))
        self.all = [*self.moves.found, *self.moves.sources]
        given = -1
        for party in parties:
            own = open_to(self.pack, party, self.moves.sources)
            for state in self._starts(party):
                given &= provided(state, own)
        self.aims = {
            name: Aim(self.all, self.moves.world, self.moves.known.bit("ended", name), max(given, 0))
            for name in sorted(self.moves.walker.endings)
        }
        self._solved: dict[object, list[tuple[frozenset[Move], list[Move] | None]]] = {}

    def proof(self, party: tuple[str, ...]) -> Proof:
        own = open_to(self.pack, party, self.all)
        starts = self._starts(party)
        endings = tuple(self._ending(name, aim, own, starts, party) for name, aim in self.aims.items())
        idle = open_to(self.pack, party, self.moves.idle)
        opened = self._opened([*own, *idle], starts)[1]
        traces = [*[move.trace for move in opened], *[way.trace for way in self.moves.begins]]
        read = {step.partition("*")[0] for trace in traces for step in trace}
        return Proof(self.number, party, endings, frozenset(self.pack.verses) - read)

    def _starts(self, party: tuple[str, ...]) -> list[int]:
        """The states after set-up: of the campaign, or after each end of the chapter before."""
        known, world = self.moves.known, self.moves.world
        before = [self.moves.start(party)] if self.first else []
        for names in self.ends.get((self.number, party), []):
            before.append(sum(known.facts.bit(name) for name in names if not name.startswith("ended ")))
        return [
            world.close(state & ~way.off | way.on)
            for state in map(self.moves.begun, before)
            for way in open_to(self.pack, party, self.moves.begins)
            if state & way.pre == way.pre and not state & way.neg
        ]

    def _opened(self, moves: list[Move], starts: list[int]) -> tuple[int, list[Move]]:
        """What could become so if nothing were ever lost."""
        return reachable([*moves, *self.moves.world.axioms()], union(starts))

    def _plenty(self, what: str, party: tuple[str, ...]) -> bool:
        own = open_to(self.pack, party, [*self.moves.found, *self.moves.sources])
        return bool(self._opened(own, self._starts(party))[0] & self.moves.known.bit("has", what))

    def _ending(
        self, name: str, aim: Aim, own: list[Move], starts: list[int], party: tuple[str, ...]
    ) -> Ending:
        moves = open_to(self.pack, party, aim.moves)
        try:
            row = self._shortest(name, aim, moves, starts)
            if row is None:
                return Ending(name, False)
            replay = Replay(own, self.moves.world)
            state, steps = replay.play([aim.full[move] for move in row], starts)
        except Unfound:
            return Ending(name, None)
        if not state & aim.goal:
            return Ending(name, None)
        following = self.moves.walker.endings[name]
        self.ends.setdefault((following, party), []).append(self.moves.known.facts.names(state))
        return Ending(name, True, sum(move.cost for move in row), steps)

    def _shortest(self, name: str, aim: Aim, moves: list[Move], starts: list[int]) -> list[Move] | None:
        """The best way of a greater party is the best of a smaller one too, if this can go it as well."""
        if not starts:
            return None
        for most, row in self._solved.get((name, *starts), []):
            if most.issuperset(moves) and (row is None or set(row) <= set(moves)):
                return row
        row = shortest(aim, moves, starts)
        self._solved.setdefault((name, *starts), []).append((frozenset(moves), row))
        return row
