"""What an answer would lead to, as the asked seat could work it out by itself.

The answer is played on guesses: deals that the seat could believe, from seeds that are the same at every
table. A guess depends on nothing that the seat cannot know, and so does what comes of it; and only what
is the same in all of them is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ..asking import Option
from ..log import Event, read
from ..sight import View
from ..tape import unwind
from .history import barrier

if TYPE_CHECKING:
    from . import Match

GUESSES = 8  # this many deals seldom agree at random


class Outcome(NamedTuple):
    """What an answer leads to in one deal: what the seat would be told, and what it would see."""

    told: list[Event]
    view: View


def outcomes(match: Match, seat: int, option: Option) -> Iterator[Outcome]:
    """What an answer leads to in one guess after another. A step that the seat could take back is the same
    in every deal: there is one. What a game reads from files and has not shown yet is the same in every
    deal too, but nobody's to know: where such a step would bring anything to light, there is none."""
    for number in range(GUESSES):
        before = match.as_seen_by(seat, f"ahead {number}")
        after = before.clone()
        after.play(seat, option)
        sure = not barrier(before, after, seat)
        if not sure and match.table.content is not None:
            return
        yield Outcome(read(unwind(after.table.told, before.table.told), seat), after.view(seat))
        if sure:
            return
