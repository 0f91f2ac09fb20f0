"""[During the attack] What has been avoided beforehand, in `guard`: damage, terror, markers."""

from __future__ import annotations

from ..table import Table

OPPORTUNITY = "opportunity"  # in `guard`, of a hero: he suffers such an attack


def his_own(what: str, seat: int) -> str:
    """In `guard`: what is his alone, in the opportunity attack that he suffers."""
    return f"{what}@{seat}"


def spared(t: Table, seat: int, what: str, number: int) -> int:
    """[During the attack] How much of a loss is avoided: by what is his own, and, while he is active, by what
    is there for this step. What avoids it is used up."""
    if not t.guard:
        return 0
    less = _avoided(t, his_own(what, seat), number)
    return less + _avoided(t, what, number - less) if seat == t.active else less


def left_of_blow(t: Table, seat: int, number: int) -> int:
    """[Several effects at once] The damage that is left of one blow. What only blunts it leaves 1, so it
    comes first: that is the order that players choose."""
    left = number - spared(t, seat, "blunt", max(0, number - 1))
    return left - spared(t, seat, "avoid", left)


def _avoided(t: Table, what: str, number: int) -> int:
    less = min(number, t.guard.get(what, 0))
    if less:
        t.guard[what] -= less
    return less
