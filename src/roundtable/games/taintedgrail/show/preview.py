"""What a card in hand would do if it were laid now: the rules lay it, on a table of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from roundtable.kernel import Chance, RoundtableError

from ..effects.plan import plan
from ..encounter.laying import lay, play_cards
from ..encounter.rounds import activate
from ..lookahead import Thought
from ..table import Table


class Preview(NamedTuple):
    pool: int
    affinity: int
    draws: int  # cards that come into the hand
    drops: tuple[str, ...]  # cards that leave the sequence


def preview(t: Table, seat: int, card: str, pay: bool) -> Preview:
    """[Joined keys] How pool and marker stand when this hero, in their activation, has laid this card: as far
    as neither a dial nor a choice decides, and without what can be refused."""
    after = t.copy()
    after.chance = Undecided("")
    if t.active != seat:
        activate(after, seat)
    with suppress(DialFlipped):  # what has happened until then is sure
        _refuse(Thought(after, lay(seat, card, pay, seat), play_cards(seat)))
    drawn = Counter(after.hands[seat]) - Counter(t.hands[seat])
    dropped = Counter(_cards(t)) - Counter(_cards(after))
    return Preview(after.pool, after.affinity, drawn.total(), tuple(dropped.elements()))


def _cards(t: Table) -> list[str]:
    return [played[0] for played in t.sequence]


def _refuse(thought: Thought) -> None:
    """Go on to the next card, as little as possible being done on the way: the last option refuses. One of
    several ways that must be gone is a choice that nobody has made yet."""
    while question := thought.question:
        last: Any = question.options[-1]
        if question.key.endswith(".what") or (question.key == "choose.way" and not _is_refusal(last)):
            return
        thought.answer(last)


def _is_refusal(option: tuple[str, int, int]) -> bool:
    text, at, way = option
    return plan(text)[at].ways[way].idle


class DialFlipped(RoundtableError):
    """Something would depend on chance."""


class Undecided(Chance):
    """Chance that has not fallen yet."""

    __slots__ = ()

    def _uniform(self, each: Sequence[int]) -> list[int]:
        raise DialFlipped("A dial decides.")
