"""Does what moves come from where something lies, and go to where something lies?"""

from __future__ import annotations

from collections.abc import Iterator

from roundtable.games import moves, part
from roundtable.kernel import Match, Viewer
from roundtable.kernel.log import read
from roundtable.kernel.scene import Zone
from roundtable.kernel.tape import unwind


def moving_faults(before: Match, after: Match, viewer: Viewer) -> Iterator[str]:
    """What is wrong with what a step moves for this viewer."""
    show, view = part(after.game.name, "show"), after.view(viewer)
    if show is None:
        return
    places = _places(show.scene(before.view(viewer))) | _places(show.scene(view))
    for event in read(unwind(after.table.told, before.table.told), viewer):
        for move in moves(show, event, view):
            for place in {move.source, move.target} - places:
                yield f"{event.key} moves something by {place}, which is not there"
            if move.count < 1:
                yield f"{event.key} moves {move.count} of something"


def _places(scene: list[Zone]) -> set[str]:
    """Every place to which a piece can go: other pieces, zones, and what lies before a player."""
    refs = {piece.ref for zone in scene for piece in zone.pieces()} - {""}
    seats = {f"seat:{group.seat}" for zone in scene for group in zone.groups if group.seat is not None}
    return refs | seats | {f"zone:{zone.name}" for zone in scene}
