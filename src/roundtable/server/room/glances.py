"""What a reader may ask of a room without changing anything: what would come of an answer, why a piece cannot
be chosen, and how the table was.

Like a face, it is made from what the viewer may know, and from nothing else; nobody else learns that it was
asked.
"""

from __future__ import annotations

from typing import Any

from roundtable.games import because as why
from roundtable.games import guide, part
from roundtable.games.foresight import Foreseen, foreseen
from roundtable.kernel import Match, Viewer
from roundtable.kernel.match.history import after_line, lengths
from roundtable.kernel.plain import alike, freeze
from roundtable.kernel.scene import Words, Zone

from ..errors import Refusal
from ..protocol import Recalled
from . import Room, moves
from .face import Face

LESSONS = "tutorial"  # what every game calls the option that teaches it


def ahead(room: Room, seat: int, answer: Any, face: Face) -> Foreseen:
    """What would come of an answer, as the seat itself could work it out; one that it cannot give is refused.
    It is worked out once for what the seat sees now."""
    moves.playing(room)
    match = room.seen_by(seat)
    assert match is not None
    option = _meant(match.legal(seat), answer)
    if option not in face.foreseen:
        face.foreseen[option] = foreseen(match, seat, option)
    return face.foreseen[option]


def may_be_advised(room: Room, seat: int) -> Match:
    """The match as the seat sees it, if it is asked something and hints are allowed. Lessons always have
    them."""
    moves.playing(room)
    if room.settings.hints == "closed" and not room.options.get(LESSONS):
        raise Refusal("hints-closed", 403)
    match = room.seen_by(seat)
    if match is None or match.question(seat) is None:
        raise Refusal("stale")
    return match


def because(room: Room, ref: str, face: Face) -> Words:
    """Why the viewer of this face cannot choose a piece, which must lie there."""
    show = part(room.game_name, "show")
    scene = [] if show is None else show.scene(face.view)
    if ref not in {piece.ref for zone in scene for piece in zone.pieces()} - {""}:
        raise Refusal("illegal")
    return why(show, face.view, face.asked, ref)


def may_be_reviewed(room: Room) -> tuple[Match, list[int]]:
    """A match that is over, and whose answers are looked at: those of people, or all if none has played."""
    match, known = room.match, guide(room.game_name)
    if match is None or match.result is None:
        raise Refusal("not-over", 403)
    if known is None or not known.tells_chances:
        raise Refusal("no-review", 404)
    people = [seat for seat, place in enumerate(room.places) if place.kind != "bot"]
    return match, people or list(range(len(room.places)))


def recalled(room: Room, viewer: Viewer) -> list[Recalled]:
    """The moments of a review, each by the line of the viewer's own log that was the last to be told then."""
    assert room.match is not None
    told = lengths(room.match, viewer)
    return [Recalled(max(0, told[moves] - 1), words) for moves, words in room.reviewed or ()]


def then(match: Match, viewer: Viewer, line: int) -> list[Zone]:
    """The table as the viewer saw it when this line of their log had been told."""
    show = part(match.game.name, "show")
    return [] if show is None else list(show.scene(after_line(match, viewer, line).view(viewer)))


def _meant(options: tuple[Any, ...], answer: Any) -> Any:
    """The option that an answer stands for, of the same type throughout."""
    try:
        wanted = freeze(answer)
        for option in options:
            if option == wanted and alike(option, wanted):
                return option
    except (RecursionError, TypeError):  # by a row in a row in a row …
        pass
    raise Refusal("illegal")
