"""How the table of Grail Cup is shown to people: its scene, a label for every option, what an option leads
to, and the pieces that it points at."""

from __future__ import annotations

from typing import Any

from roundtable.kernel.scene import Words, Zone

from ..cards import NUMBER
from . import allies, race
from .book import chapters as chapters
from .moves import moves as moves
from .pieces import ICONS as ICONS
from .race import detail as detail
from .reasons import why_not as why_not

SEATS = ("squire.whom", "grail.whom", "magnet.whom")

RUBRICS = ("round", "call.answered", "call.silence")  # the lines under which the story is read


def label(key: str, option: Any) -> Words:
    """The message for an option of a question."""
    if key in ("draft.ally", "curse.ally"):
        return Words("option.ally", {"ally": option, "number": NUMBER[option]})
    if key in SEATS:
        return Words("option.knight", {"seat": option})
    if key == allies.DIRECTION:
        return Words(f"option.{option}")
    if key == "merlin.look":
        return Words("option.look", {"spaces": option})
    if key == allies.LAY:
        return Words("option.lay", dict(zip(("one", "two", "three"), option, strict=True)))
    if key == "dragon.where":
        return Words("option.space", {"space": option})
    if key == race.SPEAR:
        return Words("option.spend" if option else "option.keep")
    return Words("option.walk", {"count": option})


def touches_seen(view: dict[str, Any], key: str, option: Any) -> tuple[str, ...]:
    """The pieces that an option of a question points at, by their refs: a way at the space where it ends."""
    if key == "draft.ally":
        return (f"draft/{option}",)
    if key == "curse.ally":
        return (f"allies/{option}",)
    if key in SEATS:
        return (f"knight/{option}",)
    if key == allies.DIRECTION:
        return (f"pass/{option}",)
    if key == "merlin.look":
        return tuple([f"track/{space}" for space in option])
    if key == allies.LAY:
        return allies.laid_on(view, option)
    return (f"track/{race.destination(view, key, option)}",)


def lesson(key: str, options: dict[str, Any]) -> list[Words]:
    """The messages that explain the rules of a question."""
    topic = key.partition(".")[0]
    variants = {"spear": ("spear_skips",), "squire": ("squire_himself", "squire_leads")}.get(topic, ())
    return [Words(f"help.{topic}"), *[Words(f"help.{name}") for name in variants if options[name]]]


def scene(view: dict[str, Any]) -> list[Zone]:
    """The track, the players, the allies and what lies beside; the viewer's cards."""
    zones = [
        race.course(view),
        race.players(view),
        race.rounds(view),
        allies.called(view),
        *allies.passing(view),
        allies.beside(view),
    ]
    if view["viewer"] is not None:
        zones += [*allies.laying(view), allies.hand(view), *allies.passed(view)]
    return zones
