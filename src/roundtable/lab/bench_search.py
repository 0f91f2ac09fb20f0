"""How fast bots look ahead, from the middle of matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle
from random import Random
from time import process_time

from roundtable.bots import Seat
from roundtable.bots.search import SearchBot
from roundtable.bots.search.settings import Settings
from roundtable.kernel import Guide, Match

AT_ONCE = 200  # iterations for one answer, as many as the knight of most games makes …
AT_MOST = 0.02  # … or as many as fit into this many seconds: a round of a bench is short


class Searching:
    """A task: this many iterations, answer after answer. What the last answer took more than was asked for is
    counted next time."""

    def __init__(self, matches: Sequence[Match], hints: Guide) -> None:
        self._settings = Settings(iterations=AT_ONCE).fitted({**hints.search, "effort": 1})
        asked = [Seat(match, match.to_move[0], hints) for match in map(_at_a_choice, matches)]
        begun = process_time()
        found = [seat for seat in asked if self._thought_at(seat)]
        took = (process_time() - begun) / max(1, len(found))
        if took > AT_MOST:
            fitting = max(1, round(AT_ONCE * AT_MOST / took))
            self._settings = replace(self._settings, iterations=fitting)
        self.least = self._settings.iterations
        self.idle = not found  # none of these moments is one in which bots of this game look ahead
        self._seats, self._owed = cycle(found), 0

    def __call__(self, times: int) -> None:
        self._owed += times
        while self._owed > 0:
            self._owed -= max(1, self._thought_at(next(self._seats)))

    def _thought_at(self, seat: Seat) -> int:
        """How many iterations a search makes; none if the hints decide, or leave nothing to find out."""
        if self._settings.is_plain(seat.question.key):
            return 0
        bot = SearchBot("bench", self._settings)
        bot.think(seat)
        return bot.thought


def _at_a_choice(match: Match) -> Match:
    """The match, or a little later, when the next seat has a choice."""
    match, dice = match.clone(), Random("bench")
    while len(options := match.legal(match.to_move[0])) == 1 or len(match.to_move) > 1:
        match.play(match.to_move[0], dice.choice(options))
    return match
