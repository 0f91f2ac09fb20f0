"""Can what a viewer is shown be sent, drawn and pointed at?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from roundtable.games import part, touched
from roundtable.kernel import Match, Viewer
from roundtable.kernel.plain import FLAT
from roundtable.kernel.scene import Zone


def scene_faults(match: Match, viewer: Viewer) -> Iterator[str]:
    """What is wrong with the scene of this viewer, and with what their options point at."""
    show = part(match.game.name, "show")
    if show is None:
        return
    view = match.view(viewer)
    scene: list[Zone] = show.scene(view)
    names = [zone.name for zone in scene]
    if len(set(names)) < len(names):
        yield f"two zones have one name among {', '.join(names)}"
    yield from [f"zone {zone.name} is not plain data" for zone in scene if not _is_data(zone)]
    yield from [
        f"{icon!r} is not among the ICONS of the game"
        for icon in _pictures(scene) - {*show.ICONS.values(), ""}
    ]
    question = None if viewer is None else match.question(viewer)
    if question is None:
        return
    lying = _lying(scene)
    for option in question.options:
        absent = Counter[str](touched(show, view, question.key, option)) - lying
        yield from [f"{option!r} of {question.key} points at {ref}, which is not there" for ref in absent]


def _pictures(scene: list[Zone]) -> set[str]:
    """The icons of all pieces, of what they need, and of figures."""
    facts = [fact for zone in scene for group in zone.groups for fact in group.facts]
    pieces = [piece for zone in scene for piece in zone.pieces()]
    needs = [need for piece in pieces for row in piece.needs for need in row]
    return {fact.icon for fact in facts} | {piece.icon for piece in pieces} | {need.icon for need in needs}


def _lying(scene: list[Zone]) -> Counter[str]:
    """How many pieces go by each ref."""
    lying: Counter[str] = Counter()
    for zone in scene:
        for piece in zone.pieces():
            lying[piece.ref] += piece.count
    del lying[""]  # what nothing points at
    return lying


def _is_data(value: Any) -> bool:
    """Whether JSON can carry it: records, rows and objects of numbers and texts."""
    if is_dataclass(value):
        return all(_is_data(getattr(value, field.name)) for field in fields(value))
    if isinstance(value, dict):
        return all(type(key) is str and _is_data(item) for key, item in value.items())
    return all(map(_is_data, value)) if isinstance(value, list | tuple) else type(value) in FLAT
