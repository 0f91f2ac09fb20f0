"""How a search is set: by its level, and by what its game knows of itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf
from typing import Any, Self

from roundtable.kernel import Option


@dataclass(frozen=True, slots=True)
class Settings:
    """All that decides a search except its dice. A game changes what fits it in `SEARCH` of its hints."""

    iterations: int = 200  # guesses played ahead for one answer …
    effort: float = 1  # how many times as many, in a game that is hard to foresee, or slow to play on
    seconds: float = inf  # … or as many as fit into this time
    share: int = 4  # iterations that share one deal, each with other dice
    cycles: int = 1  # a guess is played on until the seat is asked the same so often again …
    answers: int = 6  # … or for this many answers per seat; 0 is to the end of the match
    again: tuple[str, ...] = ()  # questions that count for cycles instead of the one at hand
    lap: str = ""  # a field of the table that counts rounds: cycles are then counted by it
    scene: str = ""  # a field of the table: a guess is played on until it is another
    final: float = 0.5  # how much the end of a match weighs against how it stood by points
    explore: float = 0.5  # how much is tried that the hints promise and play has not shown yet
    warmth: float = 1.0  # the scale of the hints: an option worth so much less is e times less likely
    even: float = 0.1  # the part of the promise that all options have alike
    widest: int = 6  # of many options, this many of the best by hints are looked at first …
    widen: float = 0.5  # … and more as the iterations grow, by this power of their number
    slips: float = 0.1  # how often a guess goes on by any answer
    judges: bool = False  # whether guesses are played on by the judge of the hints, not by the quick policy
    tree: bool = True  # False looks only at the answer to be given, not at later ones of the same seat
    everybody: bool = False  # whether the others choose by trees of their own, or by the quick policy
    alone: bool = True  # whether a victory that is shared is worth less
    shares: bool = True  # whether what came of an answer can be told as a share of victories
    race: bool = False  # all answers are played on the same guesses until one is clearly ahead: no tree
    sure: float = 0.5  # in a race, by how many standard errors an answer must beat the one of the hints
    margin: float = 0.0  # … and by how much, in chances: the standing of a table is not as exact as a race
    plain: tuple[str, ...] = ()  # questions whose answer no guess can tell: the hints alone decide
    only: tuple[str, ...] = ()  # the questions that a guess can tell, if they are few; none is all
    aside: tuple[Option, ...] = ()  # answers that do nothing on the table: only if the hints prefer them
    mixed: tuple[str, ...] = ()  # questions at which others guess at the answer: it is drawn by lot

    def fitted(self, search: Any) -> Self:
        """These settings, with what a game says of itself."""
        return replace(self, **search)

    def is_plain(self, key: str) -> bool:
        """Whether no guess can tell how to answer this question."""
        return key in self.plain or bool(self.only and key not in self.only)
