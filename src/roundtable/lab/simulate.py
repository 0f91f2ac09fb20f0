"""Bots play many matches, on every core if there are enough of them.

Match i of a run has the seed `SEED/i` and its bots have `SEED/i/SEAT`. A run is thus the same however
it is split, and each of its matches can be played again alone. Workers are sent the numbers of matches
and send back counts; no match ever travels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from time import perf_counter
from typing import Any, NamedTuple

import roundtable
from roundtable.bots import Bot, Judge, make
from roundtable.games import find, part
from roundtable.kernel import Chance, Game, Match, RoundtableError

from .pool import spread_out
from .statistics import NOTHING, Interval, Outcome, Spread, Tally, spread, wilson

Progress = Callable[[int], None]  # is told how many matches have been played


class BrokenMatch(RoundtableError):
    """A match of a run that did not come to its end."""


# -- one match -----------------------------------------------------------------------------------------


@cache
def judge_of(game: str) -> Judge | None:
    """What the game's hints think of an option; None if it has no hints."""
    hints = part(game, "hints")
    return None if hints is None else hints.value


def play_match(
    game: str, seats: Sequence[str | Bot], seed: int | str, options: Mapping[str, Any] | None = None
) -> Match:
    """Play one match to its end; a bot given by its name gets its dice from the seed."""
    match = roundtable.new(game, len(seats), seed, **(options or {}))
    bots = [
        make(bot, f"{seed}/{seat}", judge_of(game)) if isinstance(bot, str) else bot
        for seat, bot in enumerate(seats)
    ]
    order = Chance(f"order {seed}")
    while waiting := match.to_move:
        # Where the first to answer acts, no seat may always be the quickest.
        seat = waiting[0] if len(waiting) == 1 else order.pick(waiting)
        match.play(seat, _answer(match, seat, bots[seat]))
    return match


def _answer(match: Match, seat: int, bot: Bot) -> Any:
    options = match.legal(seat)
    if len(options) == 1:
        return options[0]
    question = match.question(seat)
    assert question is not None
    return bot.choose(match.view(seat) if bot.needs_view else {}, question)


# -- a run of matches ----------------------------------------------------------------------------------


class Run(NamedTuple):
    """All that decides a run but its length."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, Any]
    seed: str


@dataclass(frozen=True)
class SeatSummary:
    bot: str
    wins: float  # a victory shared by n counts 1/n
    share: float
    share_interval: Interval
    score: Spread


@dataclass(frozen=True)
class TraitSummary:
    """How seats with a trait fared."""

    seats: int
    wins: float
    share: float
    share_interval: Interval
    of_fair: float  # the share, as a multiple of what all seats alike would win


@dataclass(frozen=True)
class ShareSummary:
    """How often something came out well, of all times that it happened."""

    well: int
    times: int
    share: float
    share_interval: Interval


@dataclass(frozen=True)
class Summary:
    """How a run went. Equal runs have equal summaries: the time it took does not count."""

    game: str
    options: dict[str, Any]
    seed: str
    matches: int
    shared: int  # victories of more than one seat
    lost: int  # matches that nobody won
    seats: tuple[SeatSummary, ...]
    answers: Spread  # the length of a match
    endings: dict[str, int]  # by reason, the most frequent first
    figures: dict[str, Spread]  # what the game's own study tells
    shares: dict[str, ShareSummary]
    samples: dict[str, Spread]
    traits: dict[str, dict[str, TraitSummary]]
    seconds: float = field(compare=False)

    def as_json(self) -> dict[str, Any]:
        """The figures without the time, so that the same seed gives the same text."""
        figures = asdict(self)
        del figures["seconds"]
        rounded: dict[str, Any] = _rounded(figures)
        return rounded


def _rounded(figures: Any) -> Any:
    if isinstance(figures, dict):
        return {name: _rounded(value) for name, value in figures.items()}
    if isinstance(figures, list | tuple):
        return [_rounded(value) for value in figures]
    return round(figures, 6) if isinstance(figures, float) else figures


def simulate(
    game: str,
    seats: Sequence[str],
    games: int,
    seed: int | str,
    options: Mapping[str, Any] | None = None,
    jobs: int | None = None,
    progress: Progress | None = None,
) -> Summary:
    """Play so many matches between these bots and count what happens."""
    begun, run, whole = perf_counter(), check_run(game, seats, seed, options), Tally()
    for counted in spread_out(_tally, run, games, jobs):
        whole.add(counted)
        if progress is not None:
            progress(whole.matches)
    return _summary(run, whole, perf_counter() - begun)


def outcomes(run: Run, games: int, jobs: int | None = None) -> Iterator[Outcome]:
    """Every match of a run, in the order of their numbers."""
    for chunk in spread_out(_outcomes, run, games, jobs):
        yield from chunk


def check_run(
    game: str, seats: Sequence[str], seed: int | str, options: Mapping[str, Any] | None = None
) -> Run:
    """A run that can begin; a SetupError says in one sentence why there is none."""
    found = find(game)
    return Run(game, check_seats(found, seats, options), found.choose(options or {}), str(seed))


def check_seats(
    game: Game, seats: Sequence[str], options: Mapping[str, Any] | None = None
) -> tuple[str, ...]:
    """These names, if each is a bot's that can play the game, and they are as many as may sit down."""
    for name in seats:
        make(name, "", judge_of(game.name))
    game.check_seats(len(seats), options)
    return tuple(seats)


def _summary(run: Run, tally: Tally, seconds: float) -> Summary:
    return Summary(
        game=run.game,
        options=run.options,
        seed=run.seed,
        matches=tally.matches,
        shared=sum(n for winners, n in tally.winners.items() if len(winners) > 1),
        lost=tally.winners[()],
        seats=tuple(_seat(tally, seat, bot) for seat, bot in enumerate(run.seats)),
        answers=spread(tally.answers),
        endings=dict(sorted(tally.reasons.items(), key=lambda entry: (-entry[1], entry[0]))),
        figures={
            name: spread(tally.figures_of(name)) for name in sorted({name for name, _ in tally.figures})
        },
        shares=_shares(tally),
        samples={
            name: spread(tally.samples_of(name)) for name in sorted({name for name, _ in tally.samples})
        },
        traits=_traits(run, tally),
        seconds=seconds,
    )


def _seat(tally: Tally, seat: int, bot: str) -> SeatSummary:
    wins = tally.wins(seat)
    return SeatSummary(
        bot, wins, wins / tally.matches, wilson(wins, tally.matches), spread(tally.scores_of(seat))
    )


def _shares(tally: Tally) -> dict[str, ShareSummary]:
    found = {name: tally.share_of(name) for name in sorted({name for name, _ in tally.shares})}
    return {
        name: ShareSummary(well, times, well / times, wilson(well, times))
        for name, (well, times) in found.items()
        if times
    }


def _traits(run: Run, tally: Tally) -> dict[str, dict[str, TraitSummary]]:
    found: dict[str, dict[str, TraitSummary]] = {}
    for name, trait in sorted({(name, trait) for name, trait, _ in tally.traits}):
        seats, wins = tally.trait(name, trait)
        share = wins / seats
        found.setdefault(name, {})[trait] = TraitSummary(
            seats, wins, share, wilson(wins, seats), share * len(run.seats)
        )
    return found


# -- what a worker does --------------------------------------------------------------------------------


def _tally(run: Run, numbers: range) -> Tally:
    return Tally(_outcomes(run, numbers))


def _outcomes(run: Run, numbers: range) -> list[Outcome]:
    return [_outcome(run, number) for number in numbers]


def _outcome(run: Run, number: int) -> Outcome:
    seed = f"{run.seed}/{number}"
    try:
        match = play_match(run.game, run.seats, seed, run.options)
    except Exception as why:
        raise BrokenMatch(f"Match {number} (seed {seed!r}) broke: {type(why).__name__}: {why}") from why
    assert match.result is not None
    winners, scores, reason = match.result
    study = part(run.game, "study")
    studied = NOTHING if study is None else study.study(match)
    return Outcome(number, seed, winners, scores, match.moves, reason, studied)
