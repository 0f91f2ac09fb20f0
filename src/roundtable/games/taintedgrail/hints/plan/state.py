"""A table as the facts that the solver knows (`check/solver`)."""

from __future__ import annotations

from collections.abc import Iterator

from ...check.solver.known import TURNED
from ...check.solver.moves import Moves
from ...content.language import RESOURCES
from ...marks import CHOICE
from ...table import Table


def state_of(t: Table, moves: Moves) -> int:
    """All that is so on a table, as bits; it is a table as somebody sees it."""
    known = moves.known
    state = known.facts.mask((*_story(t), *_things(t), *_map(t), *_events(t), *_goods(t)))
    for kind in TURNED:
        for name, figure in _turned(t, kind):
            state |= sum(known.counter(kind, name)[: max(0, figure)])
    for day in known.days:
        state |= known.bit("day", str(day)) if t.day >= day else 0
    for place in {t.location(t.place[seat]).original for seat in t.living()}:
        state |= moves.world.open.get(place, 0)
    return moves.world.close(state)


def _story(t: Table) -> Iterator[str]:
    for name, parts in t.statuses.items():
        yield from [f"status {name}/{part}" for part in parts]
    yield from [f"read {verse}" for verse in t.read]
    yield from [f"once {mark[1]}*{mark[2]}" for mark in t.once if mark[0] == CHOICE]
    yield from [f"timer {name}" for name in t.timers]


def _things(t: Table) -> Iterator[str]:
    for seat in t.living():
        yield from [f"item {item}" for item in t.items[seat]]
        yield from [f"secret {secret}" for secret in t.secrets[seat]]
    yield from [f"secret {secret}" for secret in t.common]
    yield from [f"guardian {name}" for name in t.guardians]


def _map(t: Table) -> Iterator[str]:
    lying = {place.original for place in t.content.locations.values()}
    yield from [f"card {t.lying(place)}" for place in lying]
    yield from [f"shown {t.location(number).original}" for number in t.shown]
    yield from [f"lit {t.location(number).original}" for number in t.wards]
    yield from [f"gone {number}" for number in t.removed]


def _events(t: Table) -> Iterator[str]:
    played = {*t.past, *t.quests, *t.today}
    yield from [f"out {event}" for event in played]
    yield from [f"quest {event}" for event in t.quests]
    yield from [f"deck {event}" for event in t.content.chapters[t.chapter].events if event not in played]


def _goods(t: Table) -> Iterator[str]:
    for what in RESOURCES:
        if any([t.goods[what][seat] for seat in t.living()]):
            yield f"has {what}"


def _turned(t: Table, kind: str) -> Iterator[tuple[str, int]]:
    """Dials, and tokens by the number of the place where they lie."""
    if kind == "dial":
        yield from t.dials.items()
        return
    for number, figure in (t.tokens if kind == "token" else t.times).items():
        yield str(t.location(number).original), figure
