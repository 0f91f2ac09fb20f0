"""Figures with their intervals, as charts: seats, traits, endings, lengths, the way of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from roundtable.lab.runs.plot import Row, chart
from roundtable.lab.runs.statistics import Interval, Spread, Tally, spread, wilson
from roundtable.lab.runs.summary import Summary
from roundtable.text import Text

from .timeline import PARTS, Timeline

BINS = 8  # of a distribution
WHOLE = (0.0, 1.0)


class Chart(NamedTuple):
    """A picture and what it is made of."""

    name: str  # of its file
    title: str
    note: str
    rows: Sequence[Row]
    scale: Interval | None = None

    def svg(self) -> str:
        return chart(self.title, self.note, self.rows, self.scale)


def charts(summary: Summary, tally: Tally, timeline: Timeline, text: Text) -> list[Chart]:
    """Everything that is worth a picture."""
    found = [*_seats(summary), *_traits(summary, text), *_endings(summary, text), *_shares(summary, text)]
    found += [
        _distribution("answers", "How long matches are", "answers", tally.answers),
        *_figures(summary, tally, text),
        *_on_the_way(timeline),
    ]
    return [one for one in found if one.rows]


def _share(name: str, share: float, interval: Interval, fair: float | None = None) -> Row:
    return Row(name, share, interval, f"{share:.1%}", fair)


def _mean(name: str, figures: Spread) -> Row:
    return Row(name, figures.mean, figures.interval or (figures.mean, figures.mean), f"{figures.mean:.2f}")


def _seats(summary: Summary) -> Iterator[Chart]:
    seats = [(f"seat {number}, {seat.bot}", seat) for number, seat in enumerate(summary.seats, 1)]
    if len(seats) > 1 and summary.lost < summary.matches:
        fair = (1 - summary.lost / summary.matches) / len(seats)
        shares = [_share(name, seat.share, seat.share_interval, fair) for name, seat in seats]
        if len({*[seat.wins for _, seat in seats]}) > 1:  # where all win together there is nothing to compare
            yield Chart(
                "seats", "Who wins", "Share of victories; the blue line is equal for all", shares, WHOLE
            )
    yield Chart("scores", "What they score", "Mean score", [_mean(name, seat.score) for name, seat in seats])


def _traits(summary: Summary, text: Text) -> Iterator[Chart]:
    for name, traits in summary.traits.items():
        rows = [
            _share(
                f"{text.name(trait)} ({fared.seats})",
                fared.share,
                fared.share_interval,
                fared.share / fared.of_fair if fared.of_fair else None,
            )
            for trait, fared in sorted(traits.items(), key=lambda entry: -entry[1].share)
        ]
        title = f"Victories by {text.say(f'study-{name}')}"
        yield Chart(
            f"by-{name}", title, "Share of victories; the blue line is what all alike would win", rows
        )


def _endings(summary: Summary, text: Text) -> Iterator[Chart]:
    rows = [
        _share(
            text.say(f"ending-{reason}") if text.knows(f"ending-{reason}") else reason,
            number / summary.matches,
            wilson(number, summary.matches),
        )
        for reason, number in summary.endings.items()
    ]
    yield Chart("endings", "How matches end", "Share of matches", rows, WHOLE)


def _shares(summary: Summary, text: Text) -> Iterator[Chart]:
    rows = [
        _share(f"{text.say(f'study-{name}')} ({share.times})", share.share, share.share_interval)
        for name, share in summary.shares.items()
    ]
    yield Chart("shares", "How often it went well", "Share of all times that it happened", rows, WHOLE)


def _figures(summary: Summary, tally: Tally, text: Text) -> Iterator[Chart]:
    for name in summary.figures:
        said = text.say(f"study-{name}")
        yield _distribution(f"figure-{name}", said, said, tally.figures_of(name))


def _distribution(name: str, title: str, unit: str, counted: Counter[int]) -> Chart:
    """How often it lies where, in a few bins of equal width."""
    low, high, total = min(counted), max(counted), counted.total()
    wide = max(1, -(-(high - low + 1) // BINS))
    bins: Counter[int] = Counter()
    for figure, times in counted.items():
        bins[(figure - low) // wide] += times
    rows = []
    for place in range((high - low) // wide + 1):
        first, last = low + place * wide, min(high, low + (place + 1) * wide - 1)
        span = f"{first}" if first == last else f"{first} to {last}"
        rows.append(_share(span, bins[place] / total, wilson(bins[place], total)))
    return Chart(name, title, f"Share of matches by {unit}", rows)


def _on_the_way(timeline: Timeline) -> Iterator[Chart]:
    for name in sorted({name for name, _, _ in timeline}):
        rows = []
        for part in range(PARTS + 1):
            counted = Counter(
                {n: times for (what, at, n), times in timeline.items() if (what, at) == (name, part)}
            )
            if counted:
                rows.append(_mean(f"{part * 100 // PARTS} % of the match", spread(counted)))
        file = "way-" + "".join(letter if letter.isalnum() else "-" for letter in name).replace("--", "-")
        yield Chart(file, f"On the way: {name}", "Mean at each tenth of a match", rows)
