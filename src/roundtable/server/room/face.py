"""What leaves a room: everything that a reader receives is made here, from views and the split log alone.

A face is what one viewer sees of the match at this moment. Its version is a hash of just that (and of how
many answers the viewer has given themselves), so it changes when the viewer sees something change, and
nothing else shows that a secret answer was given elsewhere.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cached_property
from hashlib import blake2b
from typing import Any
from weakref import WeakKeyDictionary

from msgspec import Raw

from roundtable.games import checkpoint, detailed, guide, is_grave, labelled, moves, part, told, touched
from roundtable.games.counsel import Counsel
from roundtable.games.foresight import Foreseen
from roundtable.kernel import Event, Match, Option, Options, View, Viewer
from roundtable.kernel.chance import sealed
from roundtable.kernel.log import read
from roundtable.kernel.match.course import course
from roundtable.kernel.match.history import whole_story
from roundtable.kernel.scene import ANYTIME, Words
from roundtable.kernel.tape import unwind

from ..protocol import Asked, Back, Choice, Ending, Moved, Proposal, SeatInfo, Story, TableInfo
from . import Room
from .moves import asked as voters
from .pieces import encode, joined, scene_of, written

_courses = WeakKeyDictionary[Room, list[list[int]]]()
FRESH = 40  # lines whose pieces are still seen to move; a reader who was away longer sees them where they are
UNGUESSABLE = 32  # letters of a seed that nobody finds by trying; that of an imported match may be shorter


class Tale:
    """The log of one viewer, line by line as it is sent, made longer as the story goes on."""

    def __init__(self) -> None:
        self.told: Any = None
        self.lines: list[bytes] = []
        self.events: list[Event] = []  # of the same lines
        self._hash = blake2b(digest_size=8)  # of the lines so far: a long story is not hashed for every state

    def follow(self, match: Match, viewer: Viewer) -> None:
        story, show = whole_story(match), part(match.game.name, "show")
        if story is self.told:
            return
        news = unwind(story, self.told)
        if self.told is not None and not _follows(story, self.told):
            self.lines, self.events = [], []  # a step was taken back: tell it again
            self._hash = blake2b(digest_size=8)
        options, events = match.table.options, read(news, viewer)
        fresh = [encode(told(show, *event, options)) for event in events]
        for line in fresh:
            self._hash.update(line + b"\n")
        self.lines = self.lines + fresh
        self.events = self.events + events
        self.told = story

    def digest(self, length: int) -> str:
        if length == len(self.lines):
            return self._hash.hexdigest()
        return blake2b(b"".join(line + b"\n" for line in self.lines[:length]), digest_size=8).hexdigest()

    def common(self, have: int, digest: str) -> int:
        """How many lines a reader really has, who claims this many with this digest."""
        return have if 0 <= have <= len(self.lines) and digest == self.digest(have) else 0

    def from_line(self, start: int) -> Story:
        lines: Any = [Raw(line) for line in self.lines[start:]]
        return Story(start, lines, self.digest(len(self.lines)))

    def moved_since(self, start: int, face: Face) -> list[Moved]:
        """What has moved with the lines from there on; of many lines with the last ones."""
        start, show = max(start, len(self.lines) - FRESH), part(face.view["game"], "show")
        return [
            Moved(line, move.piece, move.source, move.target, move.count)
            for line, event in enumerate(self.events[start:], start)
            for move in moves(show, event, face.view)
        ]


def _follows(told: Any, earlier: Any) -> bool:
    while told is not None:
        if told is earlier:
            return True
        told = told[0]
    return False


class Face:
    """What one viewer sees: the encoded half of a State that is the same for all their devices."""

    def __init__(self, room: Room, viewer: Viewer, match: Match, common: View | None = None) -> None:
        """`common` is what all views of this match have in common, see `Match.view`."""
        self.view = view = match.view(viewer, common)
        show = part(match.game.name, "show")
        self.asked = match.asking.key if viewer in match.to_move and match.asking else None
        prompt, result = view["prompt"], match.result
        core: dict[str, Any] = {
            "prompt": told(show, prompt["key"], prompt["about"], match.table.options),
            "to_move": view["to_move"],
            "question": None if viewer is None else _asked(match, viewer, show, view),
            "anytime": [] if viewer is None else _choices(show, view, ANYTIME, match.anytime(viewer)),
            "back": None if viewer is None else _back(room, viewer),
        }
        if result is not None:
            reason = Words(f"ending.{result.reason}")
            core["ending"] = Ending(
                list(result.winners),
                list(result.scores),
                reason,
                _course_of(room, match),
                review=getattr(guide(match.game.name), "tells_chances", False),
            )
        self._core, self._view = encode(core), encode({"view": view})
        self.foreseen = dict[Option, Foreseen]()  # what would come of an answer, once somebody has asked
        self.counsel: Counsel | None = None  # what the viewer could answer, once they have asked
        self._zones = written(show, view)
        self._marks = set[str]().union(*[zone.marks for zone in self._zones])
        seen = b"".join([self._core, self._view, *[zone.digest for zone in self._zones]])
        own = 0 if viewer is None else room.given_by[viewer]
        self.version = blake2b(seen + str(own).encode(), digest_size=8).hexdigest()

    @cached_property
    def core(self) -> bytes:
        return self._with_scene([zone.whole for zone in self._zones], bare=False)

    def recalling(self, had: Collection[str], bare: bool = False) -> tuple[bytes, set[str]]:
        """The core for a reader who keeps what they were sent last: groups that they have are only named.
        Also the names of all groups that they then have. A reader to whom the scene is enough is sent no
        view."""
        return self._with_scene([zone.recalling(had) for zone in self._zones], bare), self._marks

    def _with_scene(self, zones: list[bytes], bare: bool) -> bytes:
        scene = joined(self._core, scene_of(zones))
        return scene if bare else joined(scene, self._view)


def _asked(match: Match, seat: int, show: Any, view: dict[str, Any]) -> Asked | None:
    question = match.question(seat)
    if question is None:
        return None
    choices = _choices(show, view, question.key, question.options)
    return Asked(choices, [] if show is None else list(show.lesson(question.key, match.table.options)))


def _choices(show: Any, view: dict[str, Any], key: str, options: Options) -> list[Choice]:
    if show is None:
        return [Choice(option, Words(str(option))) for option in options]
    return [
        Choice(
            option,
            labelled(show, view, key, option),
            list(touched(show, view, key, option)),
            detailed(show, view, key, option),
            is_grave(show, key, option),
        )
        for option in options
    ]


def prepare(room: Room) -> None:
    """Work out beforehand what needs the match to be played again: beside the event loop, this holds up
    nobody."""
    if room.match is not None and room.match.result is not None:
        _course_of(room, room.match)
    for viewer in (None, *range(len(room.places))):
        _proposal(room, viewer)


def _course_of(room: Room, match: Match) -> list[list[int]]:
    """How the scores of a match that is over went; worked out once for all who look."""
    if room not in _courses:
        _courses[room] = course(match)
    return _courses[room]


def _back(room: Room, seat: int) -> Back | None:
    undo, redo = room.undoable(seat), room.redoable(seat)
    held = room.tentative == seat and room.match is not None and seat not in room.match.to_move
    rewound = seat in room.rewound
    return Back(undo, redo, held, rewound) if undo or redo or held or rewound else None


def awaited(room: Room, seats: Iterable[int]) -> bool:
    """Whether one of these seats is to answer, or to end a turn that it may still take back: each as it sees
    the match itself, so that it tells nobody of the steps of another."""
    return room.status == "playing" and any(_is_awaited(room, seat) for seat in seats)


def awaited_seats(room: Room) -> list[int]:
    """The seats that are to answer, as everybody is shown it."""
    return list(room.shown.to_move) if room.status == "playing" and room.shown is not None else []


def _is_awaited(room: Room, seat: int) -> bool:
    match = room.seen_by(seat)
    asked = match is not None and seat in match.to_move
    return (asked or room.tentative == seat) and not room.places[seat].minder


def table_info(room: Room, viewer: Viewer, here: Collection[int], watching: int) -> TableInfo:
    """What everybody may know of the table; a proposal is told in lines of the viewer's own log."""
    over = room.status in ("over", "archived") and room.match is not None and room.match.result is not None
    return TableInfo(
        id=room.id,
        game=room.game_name,
        rules=room.rules,
        options=room.options,
        status=room.status,
        seats=[
            SeatInfo(
                kind=place.kind,
                name=place.name,
                level=place.bot,
                taken=place.taken,
                here=seat in here,
                minded=place.kind != "bot" and bool(place.minder),
                pin=bool(place.pin),
            )
            for seat, place in enumerate(room.places)
        ],
        settings=room.settings,
        seal=sealed(room.seed) if len(room.seed) >= UNGUESSABLE else "",
        seed=room.seed if over else "",
        taken_back=room.taken_back,
        rematch=room.rematch,
        proposal=_proposal(room, viewer),
        watching=watching,
    )


def _proposal(room: Room, viewer: Viewer) -> Proposal | None:
    proposal = room.proposal
    if proposal is None or room.match is None:
        return None
    if viewer not in proposal.told:
        proposal.told[viewer] = _moment(room.match.at(proposal.moves), viewer)
    line, name = proposal.told[viewer]
    return Proposal(proposal.seat, line, sorted(proposal.agreed), voters(room), name)


def _moment(match: Match, viewer: Viewer) -> tuple[int, Words | None]:
    """What a moment is to a viewer: how long their log is then, and its name if it is a checkpoint."""
    show, options = part(match.game.name, "show"), match.table.options
    here = [one.event for one in match.checkpoints(viewer) if one.moves == match.moves]
    return len(match.log(viewer)), checkpoint(show, here[-1], options) if here else None
