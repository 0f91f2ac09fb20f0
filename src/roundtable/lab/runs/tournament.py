"""Bots against bots over the same deals.

A deal is one seed. Each line-up plays it in every rotation, so that every bot has every place at the table
once: a good hand helps everybody alike, and the deals are what chance has really drawn. Matches are numbered,
deal by deal; the same number is the same match on any number of cores.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from roundtable import bots
from roundtable.bots import Bot, Seat
from roundtable.games import bring, find, guide
from roundtable.kernel import Option, SetupError
from roundtable.lab.play import faults, play_match, seated
from roundtable.lab.workers import Workers
from roundtable.lab.workers.local import EVERY_CORE

from .simulate import BrokenMatch

Lineup = tuple[str, ...]  # a bot for each seat
Progress = Callable[[int], None]  # is told how many matches have been played


class Tournament(NamedTuple):
    """All that decides a tournament except its length."""

    game: str
    bots: tuple[str, ...]  # from the weakest to the strongest, as somebody expects
    seats: int
    lineups: tuple[Lineup, ...]
    mixed: bool  # whether all play together; otherwise the first of a line-up meets a field of others
    options: dict[str, Any]
    seed: str
    brought: tuple[tuple[str, str], ...] = ()  # options whose value lies in a folder: which, and where

    @classmethod
    def of(
        cls,
        game: str,
        names: Sequence[str],
        seats: int,
        seed: int | str,
        against: str | None = None,
        mixed: bool = False,
        options: Mapping[str, Any] | None = None,
        brought: Mapping[str, str] | None = None,
    ) -> Tournament:
        """A tournament that can begin; a SetupError says in one sentence why there is none."""
        found = find(game)
        entered = tuple([bots.entered(name, guide(game)) for name in names])
        field = None if against is None else bots.entered(against, guide(game))
        if len({*entered}) < len(entered):
            raise SetupError(f"Enter each bot once, not {', '.join(entered)}.")
        if found.check_seats(seats, options) < 2:
            raise SetupError("A tournament needs at least two seats.")
        lineups = _all_together(entered, seats) if mixed else _against(entered, field, seats)
        here = tuple((brought or {}).items())
        return cls(game, entered, seats, lineups, mixed, found.choose(options or {}), str(seed), here)

    @property
    def rotations(self) -> tuple[tuple[int, Lineup], ...]:
        """What is played of each deal: the number of a line-up, and its bots seat by seat."""
        return tuple(
            (number, turned)
            for number, lineup in enumerate(self.lineups)
            for turned in dict.fromkeys(lineup[-by:] + lineup[:-by] for by in range(self.seats))
        )

    def deals(self, matches: int) -> int:
        """The deals that make up at least this many matches of each line-up."""
        each = len(self.rotations) // len(self.lineups)
        return -(-matches // each)


def _against(entered: tuple[str, ...], field: str | None, seats: int) -> tuple[Lineup, ...]:
    """One seat for each bot, all others for the field; without one, for the bot that was named before."""
    if field is None:
        pairs = list(zip(entered[1:], entered, strict=False))
    else:
        pairs = [(bot, field) for bot in entered if bot != field]
    if not pairs:
        raise SetupError("Enter at least two bots, or one and another with --against.")
    return tuple((bot, *[other] * (seats - 1)) for bot, other in pairs)


def _all_together(entered: tuple[str, ...], seats: int) -> tuple[Lineup, ...]:
    """The bots side by side: each as often as any other, over all line-ups."""
    if len(entered) < 2:
        raise SetupError("Enter at least two bots.")
    if len(entered) > seats:
        return tuple(combinations(entered, seats))
    turns = 1 if seats % len(entered) == 0 else len(entered)
    return tuple(
        tuple([entered[(turn + seat) % len(entered)] for seat in range(seats)]) for turn in range(turns)
    )


class Played(NamedTuple):
    """What is kept of one match."""

    deal: int
    lineup: int
    seats: Lineup
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    spent: tuple[tuple[float, ...], ...]  # milliseconds of the processor for each choice, seat by seat
    faults: tuple[str, ...] = ()  # of programs that were replaced

    def won(self, bot: str) -> float:
        """What a bot has won of this match, with all its seats; a shared victory counts in part."""
        mine = sum(self.seats[seat] == bot for seat in self.winners)
        return mine / len(self.winners) if self.winners else 0.0

    def placings(self) -> tuple[tuple[str, ...], ...]:
        """Who came first, second and so on: winners before all others, then by score. Equals stand
        together."""
        order: dict[tuple[bool, int], list[str]] = {}
        for seat, bot in enumerate(self.seats):
            order.setdefault((seat in self.winners, self.scores[seat]), []).append(bot)
        return tuple(tuple(sorted(order[place])) for place in sorted(order, reverse=True))


def play(
    tournament: Tournament, deals: int, workers: Workers = EVERY_CORE, progress: Progress | None = None
) -> list[Played]:
    """Every match of this many deals, in the order of their numbers."""
    whole: list[Played] = []
    for chunk in workers.spread_out(_play, tournament, deals * len(tournament.rotations)):
        whole += chunk
        if progress is not None:
            progress(len(whole))
    return whole


# -- what a worker does ----------------------------------------------------------------------------------


def _play(tournament: Tournament, numbers: range) -> list[Played]:
    for option, folder in tournament.brought:
        bring(option, Path(folder))  # a worker has not been told
    return [_match(tournament, number) for number in numbers]


def _match(tournament: Tournament, number: int) -> Played:
    deal, turn = divmod(number - 1, len(tournament.rotations))
    lineup, seats = tournament.rotations[turn]
    seed = f"{tournament.seed}/{deal + 1}"
    try:
        players = seated(seats, f"{seed}/{turn}")
        timed = [Timed(player) for player in players]
        result = play_match(tournament.game, timed, seed, tournament.options).result
    except Exception as why:
        raise BrokenMatch(
            f"The match of {', '.join(seats)} with the seed {seed!r} failed: {type(why).__name__}: {why}"
        ) from why
    assert result is not None
    spent = tuple(tuple(player.spent) for player in timed)
    return Played(deal + 1, lineup, seats, result.winners, result.scores, spent, faults(players))


class Timed:
    """A bot, and how long it thinks."""

    needs: tuple[str, ...] = ()

    def __init__(self, bot: Bot) -> None:
        self.bot, self.spent = bot, list[float]()
        self.close = getattr(bot, "close", lambda: None)

    def choose(self, seat: Seat) -> Option:
        begun = process_time()
        chosen = self.bot.choose(seat)
        self.spent.append(round(1000 * (process_time() - begun), 2))
        return chosen
