"""What a run comes to: shares, spreads and intervals, all of them from whole counts."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from .run import Run
from .statistics import Interval, Spread, Tally, spread, wilson


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
    replaced: dict[str, int]  # why programs could not play to the end, and how often
    seconds: float = field(compare=False)

    def as_json(self) -> dict[str, Any]:
        """The figures without the time, so that the same seed gives the same text."""
        figures = asdict(self)
        del figures["seconds"]
        whole: dict[str, Any] = rounded(figures)
        return whole


def rounded(figures: Any) -> Any:
    """Figures as they are printed in JSON: six digits are more than chance allows."""
    if isinstance(figures, dict):
        return {name: rounded(value) for name, value in figures.items()}
    if isinstance(figures, list | tuple):
        return [rounded(value) for value in figures]
    return round(figures, 6) if isinstance(figures, float) else figures


def summed_up(run: Run, tally: Tally, seconds: float) -> Summary:
    """What the counts of a run come to."""
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
        replaced=dict(sorted(tally.faults.items())),
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
