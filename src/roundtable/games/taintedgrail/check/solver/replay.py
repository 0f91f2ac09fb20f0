"""A row of moves played over all facts: the proof that the search has left nothing out that matters."""

from __future__ import annotations

from collections.abc import Iterator

from .facts import Move
from .search import Unfound, provided
from .world import World

Path = tuple[int, tuple[str, ...]]  # a state, and the moves that have led to it


class Replay:
    """The moves of a party, and what comes by itself."""

    def __init__(self, moves: list[Move], world: World) -> None:
        self.moves, self.world = set(moves), world
        self.forced = [move for move in moves if move.forced]
        self.sources = [move for move in moves if not move.forced and not move.cost]

    def play(self, row: list[list[Move]], starts: list[int]) -> Path:
        """Each entry of the row stands for moves that differ only in what does not matter: one of them must
        be open."""
        paths: list[Path] = [(provided(state, self.sources), ()) for state in starts]
        for alike in row:
            paths = [after for path in paths for after in self._step(path, alike)]
        if not paths:
            raise Unfound
        return paths[0]

    def _step(self, path: Path, alike: list[Move]) -> Iterator[Path]:
        settled, steps = self._settled(path, alike)
        ready = provided(settled, self.sources)
        move = next((one for one in alike if one in self.moves and one.open_in(ready)), None)
        for after in self.world.after(move, ready) if move else ():
            yield provided(after, self.sources), (*steps, str(move))

    def _settled(self, path: Path, alike: list[Move]) -> Path:
        """What comes by itself has come, unless the next move of the row is what comes."""
        state, steps = path
        while True:
            coming = [move for move in self.forced if move.open_in(state)]
            if not coming or any(move in alike for move in coming):
                return state, steps
            state, steps = self.world.after(coming[0], state)[0], (*steps, str(coming[0]))
