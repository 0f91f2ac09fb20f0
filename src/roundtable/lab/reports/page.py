"""A report as files: a page with its pictures inside, and all figures as tables."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from html import escape
from io import StringIO
from typing import Any

from roundtable.games import find
from roundtable.lab.runs.statistics import Outcome
from roundtable.lab.runs.summary import Summary
from roundtable.text import Text

from .charts import Chart

STYLE = """
body { margin: 2rem auto; max-width: 50rem; padding: 0 1rem; font: 1rem/1.5 Georgia, serif;
  color: #2b2118; background: #f4ecd8 }
h1, h2 { font-weight: normal } figure { margin: 2rem 0 } svg { max-width: 100%; height: auto }
a { color: #7a1f1f }
"""


def files(
    summary: Summary, charts: Sequence[Chart], outcomes: Sequence[Outcome], text: Text
) -> dict[str, str]:
    """Every file of the report, by its name."""
    pictures = {f"{chart.name}.svg": chart.svg() for chart in charts}
    rows = [
        [chart.name, row.name, row.figure, *row.interval, "" if row.mark is None else row.mark]
        for chart in charts
        for row in chart.rows
    ]
    return {
        "index.html": page(summary, charts, text),
        **pictures,
        "figures.csv": table(("chart", "what", "figure", "low", "high", "fair"), rows),
        "matches.csv": matches(outcomes, len(summary.seats)),
    }


def page(summary: Summary, charts: Sequence[Chart], text: Text) -> str:
    usual = find(summary.game).choose({})
    changed = ", ".join(f"{name}={value}" for name, value in summary.options.items() if value != usual[name])
    title, bots = text.say("title"), ", ".join(seat.bot for seat in summary.seats)
    said = f"{summary.matches} matches between {bots}; seed {summary.seed}; options: {changed or 'as usual'}."
    figures = [f"<figure id='{chart.name}'>\n{chart.svg()}</figure>" for chart in charts]
    return "\n".join(
        [
            "<!doctype html>",
            f"<html lang='en'><head><meta charset='utf-8'><title>{escape(title)} in figures</title>",
            "<meta name='viewport' content='width=device-width, initial-scale=1'>",
            f"<style>{STYLE}</style></head><body>",
            f"<h1>{escape(title)} in figures</h1>",
            f"<p>{escape(said)} Every figure comes with its 95 % interval. "
            "All of them: <a href='figures.csv'>figures.csv</a>, <a href='matches.csv'>matches.csv</a>.</p>",
            *figures,
            "</body></html>",
            "",
        ]
    )


def matches(outcomes: Iterable[Outcome], seats: int) -> str:
    """One row for each match, with what the game's own study tells."""
    known = list(outcomes)
    figures = sorted({name for outcome in known for name in outcome.study.figures})
    traits = sorted({name for outcome in known for name in outcome.study.traits})
    of_seats = [f"{name}_{seat}" for name in traits for seat in range(seats)]
    head = ["match", "seed", "winners", *[f"score_{seat}" for seat in range(seats)], "answers", "reason"]
    rows = [
        [
            *(one.number, one.seed, " ".join(map(str, one.winners)), *one.scores, one.answers, one.reason),
            *(one.study.figures.get(name, "") for name in figures),
            *(" ".join(one.study.traits[name][seat]) for name in traits for seat in range(seats)),
        ]
        for one in known
    ]
    return table([*head, *figures, *of_seats], rows)


def table(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([[round(v, 6) if isinstance(v, float) else v for v in row] for row in rows])
    return out.getvalue()
