"""All chance of a match: a cryptographic stream derived from the seed, every outcome recorded.

The stream is SHAKE-256 of the seed and a block counter, read as little-endian 32-bit words, so that it
is the same on every machine and Python version and nobody can compute it from what they have seen.
Outcomes are recorded as they fall; a replay is given the record and never depends on the stream.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from hashlib import sha256, shake_256
from struct import unpack
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeGuard, TypeVar, cast

from .errors import RoundtableError, RuleError, SetupError
from .plain import freeze, listed, shown
from .tape import Cell

T = TypeVar("T")
Outcome: TypeAlias = int | tuple[int, ...]  # what a die shows, or the swaps of a shuffle
Record: TypeAlias = Sequence[Outcome]
ANYTHING, GIVEN, NAMED, TOP, FIRST = "anything", "given", "named", "top", "first"


class Wish(NamedTuple):
    """An outcome chosen in advance: as a record has it; a thing by its name; which things lie on top after
    a shuffle, or at the beginning; or anything, as the seed has it. It is not part of a record."""

    where: str
    things: tuple[object, ...] = ()


WORDS = 64  # words in a block
SPAN = 1 << 32


def key_of(seed: str) -> bytes:
    return sha256(b"roundtable chance " + seed.encode()).digest()


def sealed(seed: str) -> str:
    """The part of a seed that may be shown from the start: at the end, everybody can check that
    the seed was chosen before the first card was dealt."""
    return sha256(f"roundtable seed {seed}".encode()).hexdigest()


class Chance:
    """Dice, shuffles and blind draws. `position` counts the words of the stream used so far."""

    __slots__ = ("forced", "key", "position", "record", "words")

    def __init__(self, seed: str, forced: Record = ()) -> None:
        self.key = key_of(seed)
        self.position = 0
        self.words: tuple[int, ...] = ()
        self.record: Cell[Outcome] = None
        self.forced: Cell[Outcome | Wish] = None
        self.force(forced)

    def force(self, outcomes: Sequence[Outcome | Wish]) -> None:
        """Let these recorded outcomes come next, in order; after them the stream goes on."""
        self.forced = None
        for outcome in reversed(outcomes):
            self.forced = (self.forced, outcome)

    def resume(self, position: int, record: Cell[Outcome]) -> None:
        """Go on where a saved match stopped."""
        if type(position) is not int or position < 0:
            raise RuleError(f"Chance has no position {position!r}.")
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
        """Throws of dice with this many sides each, the one with the most first."""
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
        at = self.position % WORDS
        if at and self.words and self.words[at] < SPAN - sides:  # a word is at hand, and fair for any die
            outcome = self.words[at] % sides
            self.position += 1
        else:
            (outcome,) = self._uniform((sides,))
        if self.forced is not None:
            self.forced, recorded = self.forced
            outcome = _number(recorded, sides, outcome)
        self.record = (self.record, outcome)
        return outcome

    def pick(self, things: Sequence[T]) -> T:
        """One of these, all alike."""
        return things[self.below(len(things)) if self.forced is None else self._at(things)]

    def draw(self, pile: MutableSequence[T]) -> T:
        """Take one out of these, all alike."""
        return pile.pop(self.below(len(pile)) if self.forced is None else self._at(pile))

    def _at(self, things: Sequence[object]) -> int:
        """The place of the one that is drawn; somebody may have wished for it by name."""
        if self.forced is not None:
            later, wish = self.forced
            if isinstance(wish, Wish) and wish.where == NAMED:
                self.forced = (later, _places(wish.things, things)[0])
        return self.below(len(things))

    def shuffle(self, pile: MutableSequence[T], faces: Sequence[object] | None = None) -> None:
        """Put a pile into random order (Fisher and Yates); recorded as one outcome. The top of a pile
        is its end. If cards are numbers, `faces` are their names."""
        swaps = tuple(self._uniform(range(len(pile), 1, -1)))
        if self.forced is not None:
            self.forced, given = self.forced
            names = pile if faces is None else [faces[card] for card in cast(Sequence[int], pile)]
            swaps = _swaps(given, names, swaps)
        self.record = (self.record, swaps)
        _carry_out(swaps, pile)


class Dice(Protocol):
    """A source of numbers that is quick and not recorded: `random.Random` is one."""

    def random(self) -> float:
        """A number from 0 up to 1."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Put these into random order."""


class Unrecorded(Chance):
    """The chance of a match that is only thought through: nobody will ever play it again, so nothing is
    recorded, and its copies throw the same dice."""

    __slots__ = ("dice",)

    def __init__(self, dice: Dice) -> None:
        super().__init__("")
        self.dice = dice

    def copy(self) -> Chance:
        return self

    def below(self, sides: int) -> int:
        return int(self.dice.random() * sides)

    def shuffle(self, pile: MutableSequence[T], faces: Sequence[object] | None = None) -> None:
        self.dice.shuffle(pile)


def _carry_out(swaps: Sequence[int], pile: MutableSequence[T]) -> None:
    last = len(pile) - 1
    for other in swaps:
        pile[last], pile[other] = pile[other], pile[last]
        last -= 1


# -- what was recorded, or wished for --------------------------------------------------------------------


def wishes(luck: object) -> list[Wish]:
    """Chosen luck as somebody writes it; a SetupError says in one sentence what is wrong with it."""
    if not isinstance(luck, list | tuple):
        raise SetupError(f"Luck is a list of outcomes in order, not {shown(luck)}.")
    return [_wish(one) for one in luck]


def _wish(one: object) -> Wish:
    if one is None or isinstance(one, str):
        return Wish(ANYTHING) if one is None else Wish(NAMED, (one,))
    if type(one) is int:
        return Wish(GIVEN, (one,))
    if isinstance(one, Mapping) and len(one) == 1:
        ((where, things),) = one.items()
        if where in (TOP, FIRST) and isinstance(things, list | tuple):
            return Wish(where, freeze(things))
    if isinstance(one, list | tuple) and all([type(swap) is int for swap in one]):
        return Wish(GIVEN, (tuple(one),))
    raise SetupError(
        f"{shown(one)} is not a valid wish: write a number for a die, a name for what is drawn, "
        '{"top": [names]} or {"first": [names]} for a shuffle, or None to leave it to chance.'
    )


def _number(given: Outcome | Wish, sides: int, falls: int) -> int:
    if isinstance(given, Wish) and given.where == ANYTHING:
        return falls
    outcome = _outcome(given)
    if type(outcome) is int and 0 <= outcome < sides:
        return outcome
    raise _misfit(given, f"a number below {sides} must fall")


def _swaps(given: Outcome | Wish, pile: Sequence[object], falls: tuple[int, ...]) -> tuple[int, ...]:
    """The swaps of a shuffle that brings what was wished for, and the rest as it falls."""
    if isinstance(given, Wish) and given.where in (ANYTHING, TOP, FIRST):
        return falls if given.where == ANYTHING else _leading_to(_ordered(given, pile, falls), pile)
    outcome = _outcome(given)
    if fits_shuffle(outcome, len(pile)):
        return tuple(outcome)
    raise _misfit(given, f"{len(pile)} cards are shuffled")


def _outcome(given: Outcome | Wish) -> object:
    """The outcome that was recorded or given as such; None for any other wish."""
    if not isinstance(given, Wish):
        return given
    return given.things[0] if given.where == GIVEN else None


def _misfit(given: Outcome | Wish, falls: str) -> RoundtableError:
    """A record that does not fit is a fault; luck that does not fit was chosen wrongly."""
    if not isinstance(given, Wish):
        return RuleError(f"The record says {given!r} where {falls}.")
    said = given.things[0] if given.where in (GIVEN, NAMED) else {given.where: list(given.things)}
    return SetupError(f"The luck says {shown(said)} where {falls}.")


def _ordered(wish: Wish, pile: Sequence[object], falls: tuple[int, ...]) -> list[object]:
    """The pile as it shall lie."""
    order = list(range(len(pile)))
    _carry_out(falls, order)
    chosen = _places(wish.things, pile)
    rest, named = [pile[at] for at in order if at not in chosen], [pile[at] for at in chosen]
    return rest + named[::-1] if wish.where == TOP else named + rest


def _places(names: Sequence[object], things: Sequence[object]) -> list[int]:
    """Where things with these names lie, each in a different place."""
    found: list[int] = []
    for name in names:
        places = [at for at, thing in enumerate(things) if thing == name and at not in found]
        if not places:
            there = listed(sorted({*things}, key=repr))
            raise SetupError(f"The luck names {shown(name)}, which is not there; there are: {there}.")
        found.append(places[0])
    return found


def _leading_to(wanted: Sequence[object], pile: Sequence[object]) -> tuple[int, ...]:
    left, swaps = list(pile), []
    for last in range(len(left) - 1, 0, -1):
        other = next(at for at in range(last, -1, -1) if left[at] == wanted[last])
        left[last], left[other] = left[other], left[last]
        swaps.append(other)
    return tuple(swaps)


def fits_shuffle(record: object, size: int) -> TypeGuard[Sequence[int]]:
    """Whether a recorded outcome can be the shuffle of this many cards."""
    lasts = range(size - 1, 0, -1)
    return (
        isinstance(record, tuple | list)
        and len(record) == len(lasts)
        and all(type(swap) is int and 0 <= swap <= last for swap, last in zip(record, lasts, strict=True))
    )
