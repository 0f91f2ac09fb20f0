"""A match played again from its record. That may take a while, so it is done beside the event loop, and the
caller's `tick` is called after every answer: it may lose patience."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from roundtable.kernel import Match, Setup
from roundtable.kernel.match.history import Anchor
from roundtable.kernel.plain import freeze

Tick = Callable[[], None]


def patient() -> None:
    """Take as long as it takes."""


class Step(NamedTuple):
    """An answer that stands."""

    seat: int
    option: Any
    chance: tuple[Any, ...]


def played(
    setup: Setup, opening: Sequence[Any], steps: Sequence[Step], floor: int, tick: Tick
) -> tuple[Match, Match]:
    """The match after the steps that are final, and after all of them."""
    luck = [freeze(fell) for fell in opening]
    luck += [fell for step in steps for fell in step.chance]
    match = Match.begin(setup, luck, told=None)
    shown = match.clone()
    for number, (seat, option, _) in enumerate(steps, 1):
        match.play(seat, option)
        tick()
        if number == floor:
            shown = match.clone()
    for one in (shown, match):
        one.table.chance.force(())
    if floor == len(steps):
        shown = match
    if steps:
        hold(match, shown, steps[-1].seat)
    return shown, match


def hold(match: Match, final: Match, seat: int) -> None:
    """Note that the seat, which answered last, can take nothing back from before this moment: otherwise the
    next who asks would have the whole match played again to find that out."""
    if match.anchor is None and not final.given:
        moment = final.clone()
        moment.anchor = None
        match.anchor = Anchor(moment, seat)
