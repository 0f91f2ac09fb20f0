"""What people are told of the future: what would come of an answer, in the words and scenes of its game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from roundtable.kernel import Event, Match, Option
from roundtable.kernel.match.ahead import outcomes
from roundtable.kernel.scene import Words, Zone

from . import part, told


class Foreseen(NamedTuple):
    """What is certain to come of an answer: the story until it is open, the zones that would be otherwise
    than now, and the next prompt."""

    lines: list[Words]
    scene: list[Zone]
    prompt: Words | None


NOTHING = Foreseen([], [], None)


def foreseen(match: Match, seat: int, option: Option) -> Foreseen:
    """What would come of an answer, as far as it is the same in everything that the seat could believe."""
    show, certain, there = part(match.game.name, "show"), None, set[str]()
    for events, view in outcomes(match, seat, option):
        likely = _shown(show, events, view)
        there |= {zone.name for zone in likely.scene}
        certain = likely if certain is None else _common(certain, likely)
        if certain == NOTHING:
            break
    if certain is None:
        return NOTHING
    now = _scene(show, match.view(seat))
    gone = [replace(zone, groups=[]) for zone in now if zone.name not in there]
    return certain._replace(scene=[*[zone for zone in certain.scene if zone not in now], *gone])


def _shown(show: Any, events: Iterable[Event], view: dict[str, Any]) -> Foreseen:
    options, prompt = view["options"], view["prompt"]
    lines = [told(show, *event, options) for event in events]
    return Foreseen(lines, _scene(show, view), told(show, prompt["key"], prompt["about"], options))


def _scene(show: Any, view: dict[str, Any]) -> list[Zone]:
    return [] if show is None else list(show.scene(view))


def _common(one: Foreseen, other: Foreseen) -> Foreseen:
    """What two outcomes have in common; of the story, how it begins."""
    same = 0
    for line, another in zip(one.lines, other.lines, strict=False):
        if line != another:
            break
        same += 1
    zones = [zone for zone in one.scene if zone in other.scene]
    return Foreseen(one.lines[:same], zones, one.prompt if one.prompt == other.prompt else None)
