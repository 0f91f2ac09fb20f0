"""[During the attack] What has been avoided beforehand: damage, terror, markers; in `guard` by the active
hero, in `exposed` by a hero who suffers an opportunity attack."""

from __future__ import annotations

from ..table import Table


def spared(t: Table, seat: int, what: str, number: int) -> int:
    """[During the attack] How much of a loss is avoided: by the hero's own means and, while they are active,
    by what is there for this step. What avoids it is used up."""
    less = _avoided(t.exposed[seat], what, number) if seat in t.exposed else 0
    return less + _avoided(t.guard, what, number - less) if seat == t.active else less


def _avoided(guard: dict[str, int], what: str, number: int) -> int:
    less = min(number, guard.get(what, 0))
    if less:
        guard[what] -= less
    return less
