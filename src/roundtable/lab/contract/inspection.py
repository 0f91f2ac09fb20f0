"""Whole random matches under inspection: the tests and `roundtable fuzz` both call it, so that there is
one contract."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from roundtable import Match, Setup
from roundtable.kernel import Chance, Game
from roundtable.kernel.match.view import dealt_anew
from roundtable.kernel.table import FIELDS

from . import checks
from .checks import (
    Violation,
    answers,
    components_are_conserved,
    demand,
    everything_has_words,
    nothing_leaks,
    reloaded,
    replay_gives_the_same,
    scenes_can_be_drawn,
    viewers,
)
from .steps import STEPS
from .telling import TELLING

CHECKS = (*checks.CHECKS, *TELLING)  # at every question
LONGEST = 100_000  # answers after which a match counts as endless
AT_THE_END = (
    everything_has_words,
    scenes_can_be_drawn,
    replay_gives_the_same,
    components_are_conserved,
    nothing_leaks,
)
SOME = 0.05  # of the moments at which all is dealt again, however sparsely the other checks are made
UNASKED = 80  # questions, on average, until somebody does what may be done at any time
MANY = 4  # different things in a hidden field that cannot all fall back into their places at random


def random_setup(game: Game, seed: str, given: dict[str, Any] | None = None) -> Setup:
    """Any number of seats and any options but those that are given, decided by the seed."""
    chance = Chance(f"set-up {seed}")
    seats = chance.pick(game.seats)
    options = game.fitted(seats, {variant.name: chance.pick(variant.choices) for variant in game.variants})
    return Setup(game, seats, options | (given or {}), key_text(chance))


def key_text(chance: Chance) -> str:
    """A seed long enough to be recognised if it leaks."""
    return "".join(f"{chance.below(1 << 32):08x}" for _ in range(4))


def inspect(setup: Setup, seed: str, density: float = 1.0) -> Match:
    """Play a random match to its end; at each question run the checks, each with this probability."""
    match = Match.begin(setup, told=None)
    try:
        _inspect(match, Chance(f"contract {seed}"), density)
    except Violation:
        raise
    except Exception as why:  # whatever stumbles, a rule or a check: the match in which it did is wanted
        raise Violation("error", f"{type(why).__name__}: {why}", match) from why
    return match


def _inspect(match: Match, chance: Chance, density: float) -> None:
    shadow = match.clone() if _now(chance, density) else None
    moments = [match.clone()]
    for before, seat in _played(match, chance):
        if shadow is not None:
            shadow = _followed(shadow, match)
        if _now(chance, max(density / 4, SOME)):
            moments.append(before)
        for step in STEPS:
            if _now(chance, density):
                step(before, match, seat, chance)
        for check in CHECKS:
            if match.result is None and _now(chance, density):
                check(match, chance)
        demand(match.moves < LONGEST, "end", "it does not end", match)
    for check in AT_THE_END:
        check(match, chance)
    everything_hidden_is_dealt_anew(moments, chance)


def everything_hidden_is_dealt_anew(moments: list[Match], chance: Chance) -> None:
    """A redeal that leaves a hidden field as it is would prove nothing: somewhere in a match each one that
    holds many different things must change for somebody. (At some moment somebody may know all of it.)"""
    rich, stirred = set(), set()
    for match in moments:
        for viewer in viewers(match):
            guess = dealt_anew(match, viewer, str(chance.below(1 << 30)))
            for field in FIELDS[type(match.table)]:
                true, other = [
                    field.sight.hidden(getattr(t, field.name), viewer, t) for t in (match.table, guess.table)
                ]
                rich |= {field.name} if len(_things(true)) > MANY else set()
                stirred |= {field.name} if true != other else set()
    still = ", ".join(sorted(rich - stirred))
    demand(not still, "redeal", f"it never changed {still}, which nobody can know,", moments[-1])


def _things(value: Any) -> set[Any]:
    """All that lies anywhere in a field."""
    if isinstance(value, dict):
        value = list(value.values())
    return set().union(*map(_things, value)) if isinstance(value, list | tuple) else {value}


def _played(match: Match, chance: Chance) -> Iterator[tuple[Match, int]]:
    while match.result is None:
        before = match.clone()
        seat = _steps_in(match, chance)
        if seat is None:
            seat = chance.pick(match.to_move)
            match.play(seat, chance.pick(match.legal(seat)))
        yield before, seat


def _steps_in(match: Match, chance: Chance) -> int | None:
    """Now and then somebody does what may be done at any time: who it was."""
    if match.game.anytime is None or chance.below(UNASKED):
        return None
    ways = [(seat, option) for seat in range(match.table.seats) for option in match.anytime(seat)]
    if not ways:
        return None
    seat, option = chance.pick(ways)
    match.play(seat, option)
    return seat


def _followed(shadow: Match, match: Match) -> Match:
    """A match that is saved and loaded at every step stays the same as the untouched one."""
    back = reloaded(shadow)
    back.play(*answers(match)[-1])
    demand(
        back.fingerprint() == match.fingerprint(), "save and load", "a reloaded match goes another way", match
    )
    return back


def _now(chance: Chance, density: float) -> bool:
    return density >= 1 or chance.below(1 << 20) < density * (1 << 20)
