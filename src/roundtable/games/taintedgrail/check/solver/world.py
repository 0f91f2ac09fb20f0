"""The map for the solver: what is laid and can be walked to, by the menhirs that burn."""

from __future__ import annotations

from ...content.records import Pack
from ...places import joined, lights, on_map
from .facts import Move
from .known import Known


class World:
    """A place is shown if it lies on the map, and open if the party can walk there."""

    def __init__(self, pack: Pack, known: Known) -> None:
        self.places = on_map(pack)
        names = {number: str(number) for number in self.places}
        self.lit = {n: known.bit("lit", name) for n, name in names.items() if _has_ward(pack, known, n)}
        self.shown = {n: known.bit("shown", name) for n, name in names.items()}
        self.open = {n: known.bit("open", name) for n, name in names.items()}
        self.gone = {n: known.bit("gone", name) for n, name in names.items()}
        self.near = {
            n: sum(bit for ward, bit in self.lit.items() if lights(self.places[ward], place))
            for n, place in self.places.items()
        }
        self.all_lit = sum(self.lit.values())
        self.all_open = sum(self.open.values())
        self.mask = self.all_lit | self.all_open | sum(self.shown.values()) | sum(self.gone.values())
        self.edges = [(n, other) for n in self.places for other in joined(self.places, n)]
        self._closed: dict[int, int] = {}

    def begin(self, state: int, start: int) -> int:
        """[Preparing the world] The first location with its menhir; a later chapter keeps what lies."""
        if not state & self.all_lit:
            state |= self.lit[start]
        if not state & self.all_open:
            state |= self.open[start] | self.shown[start]
        return self.close(state)

    def close(self, state: int) -> int:
        """Walk everywhere, and lay what lies in reach of a burning menhir."""
        part = state & self.mask
        if part not in self._closed:
            self._closed[part] = self._walked(part)
        return state | self._closed[part]

    def _walked(self, state: int) -> int:
        before = -1
        while before != state:
            before = state
            for here, there in self.edges:
                new = state & self.open[here] and not state & (self.open[there] | self.gone[there])
                if new and state & (self.shown[there] | self.near[there]):
                    state |= self.open[there] | self.shown[there]
        return state

    def after(self, move: Move, state: int) -> list[int]:
        """The states that follow a move; if the map falls apart the party chooses its part of it."""
        state = state & ~move.off | move.on
        if move.goes:
            return [self.close(state & ~self.all_open | self.open[move.goes])]
        if not move.off & self.mask:
            return [self.close(state) if move.on & self.mask else state]
        return self._parts(self._darkened(state))

    def _darkened(self, state: int) -> int:
        """[Menhirs] What lies out of reach of those that burn is taken away; if none burns, all stays."""
        if state & self.all_lit:
            for n, bit in self.shown.items():
                if not state & self.near[n]:
                    state &= ~(bit | self.open[n])
        return state

    def _parts(self, state: int) -> list[int]:
        """Each part of the map on which the party may stand now, walked through."""
        stands = state & self.all_open or sum(self.open[n] for n, bit in self.shown.items() if state & bit)
        parts = {self.close(state & ~self.all_open | bit) for bit in self.open.values() if bit & stands}
        return sorted(parts) or [state]

    def axioms(self) -> list[Move]:
        """How places come to be open, as moves that cost nothing."""
        found = []
        for here, there in self.edges:
            for reason in [self.shown[there], *[bit for bit in self.lit.values() if bit & self.near[there]]]:
                pre, on = self.open[here] | reason, self.open[there] | self.shown[there]
                found.append(Move("", pre, 0, (), frozenset(), on, 0, (), 0, False, 0))
        return found


def _has_ward(pack: Pack, known: Known, place: int) -> bool:
    return any(pack.locations[card].ward for card in known.cards(place))
