"""Bots play one match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import roundtable
from roundtable.bots import Bot, OutsideBot, Seat, player
from roundtable.games import guide
from roundtable.kernel import Chance, Match


def seated(seats: Sequence[str], seed: int | str) -> list[Bot]:
    """The players of these names. They get their dice from the seed, and as much time as they need."""
    return [_made(name, f"{seed}/{seat}") for seat, name in enumerate(seats)]


def _made(bot: str | Bot, seed: str) -> Bot:
    return player(bot, seed, False) if isinstance(bot, str) else bot


def play_match(
    game: str, seats: Sequence[str | Bot], seed: int | str, options: Mapping[str, Any] | None = None
) -> Match:
    """Play one match to its end; a bot may be given by its name."""
    match = roundtable.new(game, len(seats), seed, **(options or {}))
    bots = [_made(bot, f"{seed}/{seat}") for seat, bot in enumerate(seats)]
    try:
        _play_out(match, bots, Chance(f"order {seed}"))
    finally:
        for bot in bots:
            getattr(bot, "close", _nothing)()
    return match


def _nothing() -> None:
    """Most bots have nothing to close."""


def _play_out(match: Match, bots: Sequence[Bot], order: Chance) -> None:
    hints = guide(match.game.name)
    while waiting := match.to_move:
        # Where the first to answer acts, no seat may always be the quickest.
        seat = waiting[0] if len(waiting) == 1 else order.pick(waiting)
        offered = match.legal(seat)
        single = len(offered) == 1
        match.play(seat, offered[0] if single else bots[seat].choose(Seat(match, seat, hints)))


def faults(bots: Sequence[Bot]) -> tuple[str, ...]:
    """What was wrong with programs that could not play to the end."""
    return tuple([bot.fault for bot in bots if isinstance(bot, OutsideBot) and bot.fault is not None])
