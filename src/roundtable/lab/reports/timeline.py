"""How matches stand on their way: what everybody can see of the score, at each tenth of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from roundtable.kernel import Match
from roundtable.kernel.tape import unwind
from roundtable.lab.runs.run import Run
from roundtable.lab.runs.simulate import matches, outcome_of
from roundtable.lab.runs.statistics import Outcome

PARTS = 10
Timeline = Counter[tuple[str, int, int]]  # (what, at which tenth, how much) -> in how many matches


class Watched(NamedTuple):
    """What a worker sends back of some matches."""

    outcomes: list[Outcome]
    timeline: Timeline


def watch(run: Run, numbers: range) -> Watched:
    """Play matches, and look at each of them once more at every tenth."""
    watched = Watched([], Counter())
    for number, match in matches(run, numbers):
        watched.outcomes.append(outcome_of(run, number, match))
        watched.timeline.update(stands(match))
    return watched


def stands(match: Match) -> Iterator[tuple[str, int, int]]:
    """What a spectator sees of how it stands, at each tenth of a match that is over."""
    assert match.setup is not None
    course, answers = Match.begin(match.setup, unwind(match.table.chance.record)), unwind(match.answers)
    at = {round(len(answers) * part / PARTS): part for part in range(PARTS + 1)}
    for number in range(len(answers) + 1):
        if number in at:
            for name, figure in figures(course.view(None)["standing"]):
                yield name, at[number], figure
        if number < len(answers):
            course.play(*answers[number])


def figures(standing: dict[str, Any], within: str = "") -> Iterator[tuple[str, int]]:
    """The whole numbers of a standing by name; of a row with one for each seat, the best and the least."""
    for name, value in standing.items():
        full = f"{within} {name}".strip()
        if type(value) is int:
            yield full, value
        elif isinstance(value, dict) and all(type(one) is int for one in value.values()):
            yield from figures(value, full)
        elif isinstance(value, list) and value and all(type(one) is int for one in value):
            yield f"{full}, best", max(value)
            yield f"{full}, least", min(value)
