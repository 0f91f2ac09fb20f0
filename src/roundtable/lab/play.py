"""Bots play one match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import roundtable
from roundtable.bots import Bot, Seat, make
from roundtable.games import judge
from roundtable.kernel import Chance, Match


def play_match(
    game: str, seats: Sequence[str | Bot], seed: int | str, options: Mapping[str, Any] | None = None
) -> Match:
    """Play one match to its end; a bot given by its name gets its dice from the seed."""
    match = roundtable.new(game, len(seats), seed, **(options or {}))
    bots = [make(bot, f"{seed}/{seat}") if isinstance(bot, str) else bot for seat, bot in enumerate(seats)]
    order, hints = Chance(f"order {seed}"), judge(game)
    while waiting := match.to_move:
        # Where the first to answer acts, no seat may always be the quickest.
        seat = waiting[0] if len(waiting) == 1 else order.pick(waiting)
        offered = match.legal(seat)
        single = len(offered) == 1
        match.play(seat, offered[0] if single else bots[seat].choose(Seat(match, seat, hints)))
    return match
