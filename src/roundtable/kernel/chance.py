"""All chance of a match: a cryptographic stream derived from the seed, every outcome recorded.

The stream is SHAKE-256 of the seed and a block counter, read as little-endian 32-bit words, so that it
is the same on every machine and Python version and nobody can compute it from what he has seen.
Outcomes are recorded as they fall; a replay is given the record and never depends on the stream.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import sha256, shake_256
from struct import unpack
from typing import TypeAlias, TypeGuard, TypeVar

from .errors import RuleError
from .tape import Cell

T = TypeVar("T")
Outcome: TypeAlias = int | tuple[int, ...]  # what a die shows, or the swaps of a shuffle
Record: TypeAlias = Sequence[Outcome]

WORDS = 64  # words in a block
SPAN = 1 << 32


def key_of(seed: str) -> bytes:
    return sha256(b"roundtable chance " + seed.encode()).digest()


def sealed(seed: str) -> str:
    """What may be shown of a seed from the start: at the end, with the seed, everybody can check that it is
    the one that was chosen before the first card was dealt."""
    return sha256(f"roundtable seed {seed}".encode()).hexdigest()


class Chance:
    """Dice, shuffles and blind draws. `position` counts the words of the stream used so far."""

    __slots__ = ("forced", "key", "position", "record", "words")

    def __init__(self, seed: str, forced: Record = ()) -> None:
        self.key = key_of(seed)
        self.position = 0
        self.words: tuple[int, ...] = ()
        self.record: Cell[Outcome] = None
        self.forced: Cell[Outcome] = None
        self.force(forced)

    def force(self, outcomes: Record) -> None:
        """Let these recorded outcomes come next, in order; after them the stream goes on."""
        self.forced = None
        for outcome in reversed(outcomes):
            self.forced = (self.forced, outcome)

    def resume(self, position: int, record: Cell[Outcome]) -> None:
        """Go on where a saved match stopped."""
        if type(position) is not int or position < 0:
            raise RuleError(f"The stream of chance has no position {position!r}.")
        self.position, self.record, self.words = position, record, ()

    def copy(self) -> Chance:
        twin: Chance = Chance.__new__(Chance)
        twin.key = self.key
        twin.position = self.position
        twin.words = self.words
        twin.record = self.record
        twin.forced = self.forced
        return twin

    def _block(self, number: int) -> tuple[int, ...]:
        block = self.key + number.to_bytes(8, "little")
        return unpack(f"<{WORDS}I", shake_256(block).digest(4 * WORDS))

    def _uniform(self, each: Sequence[int]) -> list[int]:
        """Throws of dice with so many sides each, the one with the most first."""
        position, words, found = self.position, self.words, []
        at = position % WORDS
        ready = words[at : at + len(each)] if at else ()
        if len(ready) == len(each) and ready and max(ready) < SPAN - each[0]:  # fair for all of them
            self.position += len(each)
            return [word % sides for word, sides in zip(ready, each, strict=True)]
        for sides in each:
            word = fair = SPAN - SPAN % sides  # words at or above it would favour low outcomes
            while word >= fair:
                at = position % WORDS
                if at == 0 or not words:
                    words = self._block(position // WORDS)
                position += 1
                word = words[at]
            found.append(word % sides)
        self.position, self.words = position, words
        return found

    def below(self, sides: int) -> int:
        """A number from 0 to sides - 1, all alike."""
        if not 0 < sides <= SPAN:
            raise RuleError(f"A die needs 1 to {SPAN} sides, not {sides}.")
        (outcome,) = self._uniform((sides,))
        if self.forced is not None:
            self.forced, recorded = self.forced
            if type(recorded) is not int or not 0 <= recorded < sides:
                raise RuleError(f"The record says {recorded!r} where a number below {sides} must fall.")
            outcome = recorded
        self.record = (self.record, outcome)
        return outcome

    def pick(self, things: Sequence[T]) -> T:
        """One of these, all alike."""
        return things[self.below(len(things))]

    def shuffle(self, pile: MutableSequence[T]) -> None:
        """Put a pile into random order (Fisher and Yates); recorded as one outcome."""
        swaps = tuple(self._uniform(range(len(pile), 1, -1)))
        if self.forced is not None:
            self.forced, given = self.forced
            if not fits_shuffle(given, len(pile)):
                raise RuleError(f"The record says {given!r} where {len(pile)} cards are shuffled.")
            swaps = tuple(given)
        self.record = (self.record, swaps)
        last = len(pile) - 1
        for other in swaps:
            pile[last], pile[other] = pile[other], pile[last]
            last -= 1


def fits_shuffle(record: object, size: int) -> TypeGuard[Sequence[int]]:
    """Whether a recorded outcome can be the shuffle of so many cards."""
    lasts = range(size - 1, 0, -1)
    return (
        isinstance(record, tuple | list)
        and len(record) == len(lasts)
        and all(type(swap) is int and 0 <= swap <= last for swap, last in zip(record, lasts, strict=True))
    )
