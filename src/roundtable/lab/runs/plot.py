"""Pictures as SVG: figures with their intervals, row by row; what the bots of a tournament won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from .standings import Standings
from .statistics import Interval

WIDE, LEFT, RIGHT, ROW, HEAD = 760, 250, 90, 34, 64
INK, PALE, LINE, BAR, FAIR = "#2b2118", "#fbf6ea", "#cfc3ab", "#7a1f1f", "#1f5a7a"
FONT = "font-family='Georgia, serif'"


class Row(NamedTuple):
    name: str
    figure: float
    interval: Interval
    said: str  # the figure in words
    mark: float | None = None  # what would be fair


def svg(standings: Standings) -> str:
    """The whole picture. It needs no script and no font of its own."""
    shares = [
        Row(f"{one.bot} against {named(one.against)}", one.share, one.bootstrap, f"{one.share:.1%}", one.fair)
        for one in standings.shares
    ]
    rated = [
        Row(bot, rating.points, rating.interval, f"{rating.points:.0f}")
        for bot, rating in standings.ratings.items()
    ]
    low = min([row.interval[0] for row in rated])
    high = max([row.interval[1] for row in rated])
    reach = max(high - low, 1.0) / 20
    first = _panel(
        "Share of victories, with 95 % intervals over deals; the blue line is a fair share",
        shares,
        (0.0, 1.0),
        HEAD,
    )
    below = HEAD + 62 + ROW * len(shares)
    second = _panel(
        "Ratings (Plackett–Luce); 400 points are ten times the odds",
        rated,
        (low - reach, high + reach),
        below,
    )
    tall = below + 50 + ROW * len(rated)
    played = f"{standings.matches} matches, {standings.deals} deals, seed {standings.seed}"
    title = f"{standings.game}, {standings.seats} seats, {played}"
    return _sheet(title, tall, [*first, *second])


def chart(title: str, note: str, rows: Sequence[Row], scale: Interval | None = None) -> str:
    """A picture of figures with their intervals, one row each; without a scale, as wide as they need."""
    low = min([min(row.interval[0], row.figure) for row in rows])
    high = max([max(row.interval[1], row.figure) for row in rows])
    reach = max(high - low, 1e-9) / 20
    panel = _panel(note, rows, scale or (low - reach, high + reach), HEAD)
    return _sheet(title, HEAD + 50 + ROW * len(rows), panel)


def _sheet(title: str, tall: int, drawn: Sequence[str]) -> str:
    size = f"viewBox='0 0 {WIDE} {tall}' width='{WIDE}' height='{tall}'"
    return "\n".join(
        [
            f"<svg xmlns='http://www.w3.org/2000/svg' {size} role='img'>",
            f"<title>{escape(title)}</title>",
            f"<rect width='{WIDE}' height='{tall}' fill='{PALE}'/>",
            _words(20, 34, title, size=18),
            *drawn,
            "</svg>",
            "",
        ]
    )


def named(bots: Sequence[str]) -> str:
    """`3 squires`, `a squire`, or their names."""
    if len({*bots}) > 1:
        return ", ".join(bots)
    return f"{len(bots)} {bots[0]}s" if len(bots) > 1 else f"a {bots[0]}"


def _panel(title: str, rows: Sequence[Row], scale: Interval, top: int) -> list[str]:
    def x(figure: float) -> float:
        part = (figure - scale[0]) / (scale[1] - scale[0])
        return round(LEFT + min(1.0, max(0.0, part)) * (WIDE - LEFT - RIGHT), 1)

    drawn = [_words(20, top + 14, title, size=13)]
    for number, row in enumerate(rows):
        y = top + 44 + ROW * number
        low, high = x(row.interval[0]), x(row.interval[1])
        drawn += [
            f"<line x1='{LEFT}' y1='{y}' x2='{WIDE - RIGHT}' y2='{y}' stroke='{LINE}'/>",
            f"<line x1='{low}' y1='{y}' x2='{high}' y2='{y}' stroke='{BAR}' stroke-width='3'/>",
            *[f"<line x1='{at}' y1='{y - 5}' x2='{at}' y2='{y + 5}' stroke='{BAR}'/>" for at in (low, high)],
            f"<circle cx='{x(row.figure)}' cy='{y}' r='5' fill='{BAR}'/>",
            _words(LEFT - 12, y + 5, row.name, anchor="end"),
            _words(WIDE - RIGHT + 12, y + 5, row.said),
        ]
        if row.mark is not None:
            at = x(row.mark)
            drawn.append(
                f"<line x1='{at}' y1='{y - 13}' x2='{at}' y2='{y + 13}' stroke='{FAIR}' stroke-width='2'/>"
            )
    return drawn


def _words(x: float, y: float, words: str, size: int = 14, anchor: str = "start") -> str:
    return (
        f"<text x='{x}' y='{y}' {FONT} font-size='{size}' fill='{INK}' text-anchor='{anchor}'>"
        f"{escape(words)}</text>"
    )
