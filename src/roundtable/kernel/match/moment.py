"""Where a match stands, slot by slot: the one list of what changes when a match goes on, or back."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TypeAlias

from ..asking import Asking, Option
from ..flow import NOWHERE, Place, Run, Stack
from ..game import Result
from ..plain import Plain
from ..table import Table
from ..tape import Cell

Answer: TypeAlias = tuple[int, Option]  # a seat, and what it chose


@dataclass(slots=True, eq=False, repr=False, kw_only=True)
class Moment:
    """A table, the rules that wait, and the open question. The modules of the kernel read and write it;
    everybody else asks the match."""

    table: Table
    stack: Stack = None
    pending: tuple[Plain, ...] = ()  # answers that the uppermost rule has had
    given: dict[int, Option] = field(default_factory=dict)  # secret ones, while others have yet to answer
    answers: Cell[Answer] = None  # every (seat, answer) since the set-up
    moves: int = 0  # how many those are
    result: Result | None = None
    asking: Asking | None = None  # the open question
    run: Run | None = None  # the rules in motion: a cache that no copy shares
    place: Place = NOWHERE  # where they stand; set whenever they run

    def become(self, other: Moment) -> None:
        """Take the place of another moment, which is given up."""
        for slot in fields(Moment):
            setattr(self, slot.name, getattr(other, slot.name))
