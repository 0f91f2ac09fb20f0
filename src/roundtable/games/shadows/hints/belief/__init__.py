"""Who may be the traitor, by Bayes from what was done in the open. See README.md."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import Any, NamedTuple

from roundtable.kernel import Event, View

from ...cards import LOYALTY, TRAITOR
from ..weights import WEIGHTS, Weights
from .deeds import Witness
from .policies import LOYAL, TRAITOROUS, evidence, guilt

MOST = 6.0  # no record says more than this, as a logarithm of the odds


class Belief(NamedTuple):
    """How likely each seat is to be the traitor, to one who sees this."""

    shares: dict[int, float]  # of the seats that the viewer cannot be sure of
    nobody: float  # and that there is none, or none who is still hidden
    seen: dict[int, float]  # the same to a spectator: what the others may think of the viewer


def believed(
    view: View, story: Iterable[Event], people: Sequence[int] = (), weights: Weights = WEIGHTS
) -> Belief:
    """What a seat can believe that sees this and has been told that. A traitor believes what they would if
    they were loyal: it is what they must pretend."""
    table, me = view["table"], view["viewer"]
    if view["options"]["traitor"] == "none" or any(_known(table, seat) == TRAITOR for seat in table["order"]):
        return Belief({}, 1.0, {})
    odds = Odds(view["seats"], people, weights)
    for event in story:
        odds.hear(event)
    hidden = [seat for seat in table["order"] if not table["shown"][seat]]
    seen = odds.shares(hidden, certain=view["options"]["traitor"] == "certain")
    mine = odds.shares([s for s in hidden if s != me], certain=view["options"]["traitor"] == "certain")
    return Belief(mine, 1.0 - sum(mine.values()), seen)


def _known(table: Any, seat: int) -> str:
    """The loyalty of a seat, if everybody has seen it."""
    return str(table["loyalty"][seat]) if table["shown"][seat] else ""


class Odds:
    """What the story says so far of each seat, for each policy that it may follow."""

    def __init__(self, seats: int, people: Sequence[int] = (), weights: Weights = WEIGHTS) -> None:
        self._witness = Witness(seats)
        self._sums = [[0.0] * len((*LOYAL, *TRAITOROUS)) for _ in range(seats)]
        self._order = seats
        bots = weights.trust_in_bots
        self._trust = [weights.trust_in_people if seat in people else bots for seat in range(seats)]

    def hear(self, event: Event) -> None:
        """One more line of the story."""
        for deed in self._witness.sees(event.key.removesuffix(".own"), event.args):
            sums, trust = self._sums[deed.seat], self._trust[deed.seat]
            for policy, says in enumerate(evidence(deed)):
                sums[policy] += trust * says

    @property
    def table(self) -> tuple[int, int]:
        """Swords and siege engines, as far as the story has come."""
        return self._witness.swords, self._witness.engines

    def would_be(self, seat: int, what: str, evil: bool) -> float:
        """How much more or less a deed would speak against a seat."""
        now, trust = self._sums[seat], self._trust[seat]
        deed = self._witness.imagined(seat, what, evil)
        then = [sum_ + trust * says for sum_, says in zip(now, evidence(deed), strict=True)]
        return guilt(then) - guilt(now)

    def shares(self, hidden: list[int], certain: bool) -> dict[int, float]:
        """How likely each of these is to be the traitor, if all others are loyal; what is left is that there
        is none."""
        weights = {seat: exp(max(-MOST, min(MOST, guilt(self._sums[seat])))) for seat in hidden}
        unused = 0 if certain else sum(LOYALTY.values()) - self._order
        whole = sum(weights.values()) + unused
        return {seat: weight / whole for seat, weight in weights.items()} if whole else {}


__all__ = ["Belief", "Odds", "believed"]
