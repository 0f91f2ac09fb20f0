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

import re
from itertools import combinations
from typing import NamedTuple

from ...content.language import ATTRIBUTES, RESOURCES, Act, Cond
from ...content.records import Character, Pack
from .facts import Move, Roll, Static
from .moves import Moves
from .search import Aim, Unfound, provided, reachable, shortest, union
from .world import World

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
            own = [move for move in self.moves.sources if self._fits(move.statics, party)]
            for state in self._starts(party):
                given &= provided(state, own)
        self.aims = {
            name: Aim(self.all, self.moves.world, self.moves.known.bit("ended", name), max(given, 0))
            for name in sorted(self.moves.walker.endings)
        }
        self._solved: dict[object, list[tuple[frozenset[Move], list[Move] | None]]] = {}

    def proof(self, party: tuple[str, ...]) -> Proof:
        own = [move for move in self.all if self._fits(move.statics, party)]
        starts = self._starts(party)
        endings = tuple(self._ending(name, aim, own, starts, party) for name, aim in self.aims.items())
        idle = [move for move in self.moves.idle if self._fits(move.statics, party)]
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
            for way in self.moves.begins
            if self._fits(way.statics, party) and state & way.pre == way.pre and not state & way.neg
        ]

    def _opened(self, moves: list[Move], starts: list[int]) -> tuple[int, list[Move]]:
        """What could become so if nothing were ever lost."""
        return reachable([*moves, *self.moves.world.axioms()], union(starts))

    def _plenty(self, what: str, party: tuple[str, ...]) -> bool:
        every = (*self.moves.found, *self.moves.sources)
        own = [move for move in every if self._fits(move.statics, party)]
        return bool(self._opened(own, self._starts(party))[0] & self.moves.known.bit("has", what))

    def _ending(
        self, name: str, aim: Aim, own: list[Move], starts: list[int], party: tuple[str, ...]
    ) -> Ending:
        moves = [move for move in aim.moves if self._fits(move.statics, party)]
        try:
            row = self._shortest(name, aim, moves, starts)
            if row is None:
                return Ending(name, False)
            state, steps = self._replay([aim.full[move] for move in row], own, starts)
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

    def _replay(
        self, row: list[list[Move]], own: list[Move], starts: list[int]
    ) -> tuple[int, tuple[str, ...]]:
        """Play a row of moves over all facts, with everything that comes by itself. Each move of the row
        stands for some that differ only in what does not matter: one of them must be open."""
        world, mine = self.moves.world, set(own)
        forced = [move for move in own if move.forced]
        sources = [move for move in own if not move.forced and not move.cost]
        paths = [(provided(state, sources), tuple[str, ...]()) for state in starts]
        for alike in row:
            after = []
            for state, steps in paths:
                ready, came = _settled(state, forced, world, alike)
                ready = provided(ready, sources)
                move = next((one for one in alike if one in mine and one.open_in(ready)), None)
                if move:
                    after += [
                        (provided(new, sources), (*steps, *came, str(move)))
                        for new in world.after(move, ready)
                    ]
            paths = after
        if not paths:
            raise Unfound
        return paths[0]

    # -- who takes part ----------------------------------------------------------------------------------

    def _fits(self, statics: frozenset[Static], party: tuple[str, ...]) -> bool:
        people = [self.pack.characters[name] for name in party]
        return all(self._true(static, people) for static in statics)

    def _true(self, static: Static, people: list[Character]) -> bool:
        if isinstance(static, Cond):
            return _member(static, people) != static.no
        if isinstance(static, Roll):
            return self._falls(static, people)
        return _payable(static, people)

    def _falls(self, roll: Roll, people: list[Character]) -> bool:
        """Whether a total can fall for which this row is."""
        least, most = 1, 6
        for sign, term in re.findall(r"([+-]) (\S+)", roll.terms):
            low = high = int(term) if term.isdecimal() else 0
            if term in ATTRIBUTES:
                low = high = max(person.attr[term] for person in people)
            elif term.startswith("parts("):
                high = self.pack.statuses[term[6:-1]].parts
            least, most = (least + low, most + high) if sign == "+" else (least - high, most - low)
        return least <= roll.high and roll.low <= most


def _settled(state: int, forced: list[Move], world: World, but: list[Move]) -> tuple[int, tuple[str, ...]]:
    """What comes by itself has come, unless the next move is one of these; and what it was."""
    came = tuple[str, ...]()
    while True:
        coming = [move for move in forced if move.open_in(state)]
        if not coming or any(move in but for move in coming):
            return state, came
        state, came = world.after(coming[0], state)[0], (*came, str(coming[0]))


def _member(cond: Cond, people: list[Character]) -> bool:
    if cond.test == "is":
        return any(person.id == cond.about for person in people)
    figures = (
        [len(people)] if cond.test in ("party", "players") else [person.attr[cond.test] for person in people]
    )
    if cond.sign == ">=":
        return max(figures) >= cond.number
    return max(figures) <= cond.number


def _payable(act: Act, people: list[Character]) -> bool:
    """Whether somebody, everybody or all together could ever pay this much at once, and live."""
    *how, what, number = act.args
    due = int(number)
    have = {
        "energy": [person.energy for person in people],
        "health": [person.health - 1 for person in people],
        "terror": [person.terror for person in people],
    }[what]
    if how == ["each"]:
        return min(have) >= due
    return (sum(have) if how == ["share"] or what == "energy" else max(have)) >= due
