"""What leaves a room: everything that a reader receives is made here, from views and the split log alone.

A face is what one viewer sees of the match at this moment. Its version is a hash of just that (and of how
many answers the viewer has given himself), so it changes when the viewer sees something change, and by no
other sign could anybody tell that a secret answer was given elsewhere.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import fields
from hashlib import blake2b
from typing import Any

from msgspec import Raw, json

from roundtable.games import checkpoint, labelled, part, told
from roundtable.kernel import Match, Viewer
from roundtable.kernel.chance import sealed
from roundtable.kernel.log import read
from roundtable.kernel.match.history import whole_story
from roundtable.kernel.scene import Words, Zone
from roundtable.kernel.tape import unwind

from ..protocol import Asked, Back, Choice, Ending, Proposal, SeatInfo, Story, TableInfo
from . import Room, moves

encode = json.Encoder().encode
_HEAD = [part for part in fields(Zone) if part.name != "groups"]
LONG = 300  # bytes of a group that is worth a name
UNGUESSABLE = 32  # letters of a seed that nobody finds by trying; that of an imported match may be shorter


class Tale:
    """The log of one viewer, line by line as it is sent, made longer as the story goes on."""

    def __init__(self) -> None:
        self.told: Any = None
        self.lines: list[bytes] = []

    def follow(self, match: Match, viewer: Viewer) -> None:
        story, show = whole_story(match), part(match.game.name, "show")
        if story is self.told:
            return
        news = unwind(story, self.told)
        if self.told is not None and not _follows(story, self.told):
            self.lines = []  # a step was taken back: tell it anew
        options = match.table.options
        self.lines = self.lines + [encode(told(show, *event, options)) for event in read(news, viewer)]
        self.told = story

    def digest(self, length: int) -> str:
        return blake2b(b"\n".join(self.lines[:length]), digest_size=8).hexdigest()

    def common(self, have: int, digest: str) -> int:
        """How many lines a reader has who says that he has so many, with this digest."""
        return have if 0 <= have <= len(self.lines) and digest == self.digest(have) else 0

    def from_line(self, start: int) -> Story:
        lines: Any = [Raw(line) for line in self.lines[start:]]
        return Story(start, lines, self.digest(len(self.lines)))


def _follows(told: Any, earlier: Any) -> bool:
    while told is not None:
        if told is earlier:
            return True
        told = told[0]
    return False


class Face:
    """What one viewer sees: the encoded half of a State that is the same for all his devices."""

    def __init__(self, room: Room, viewer: Viewer, match: Match) -> None:
        view = match.view(viewer)
        show = part(match.game.name, "show")
        prompt, result = view["prompt"], match.result
        own = sum(step.seat == viewer for step in room.steps)
        core: dict[str, Any] = {
            "prompt": told(show, prompt["key"], prompt["about"], match.table.options),
            "to_move": view["to_move"],
            "question": None if viewer is None else _asked(match, viewer, show, view),
            "back": None if viewer is None else _back(room, viewer),
            "view": view,
        }
        if result is not None:
            reason = Words(f"ending.{result.reason}")
            core["ending"] = Ending(list(result.winners), list(result.scores), reason)
        self._core = encode(core)
        self._zones = [_Zone(zone) for zone in (show.scene(view) if show is not None else [])]
        self.core = joined(self._core, _scene([zone.whole() for zone in self._zones]))
        self.version = blake2b(self.core + str(own).encode(), digest_size=8).hexdigest()

    def recalling(self, had: Collection[str]) -> tuple[bytes, set[str]]:
        """The core for a reader who keeps what he was sent last: groups that he has are only named. And the
        names of all groups that he has then."""
        zones = [zone.recalling(had) for zone in self._zones]
        marks = {mark for zone in self._zones for mark, _ in zone.groups if mark}
        return joined(self._core, _scene(zones)), marks


class _Zone:
    """A zone in pieces: all but its groups, and each group with the mark by which it can be recalled."""

    def __init__(self, zone: Zone) -> None:
        self.head = encode({part.name: getattr(zone, part.name) for part in _HEAD})
        self.groups = [(_mark(group), group) for group in map(encode, zone.groups)]

    def whole(self) -> bytes:
        return self._with([group for _, group in self.groups])

    def recalling(self, had: Collection[str]) -> bytes:
        named = [(encode({"mark": mark}), mark, group) for mark, group in self.groups]
        return self._with(
            [
                group if not mark else name if mark in had else joined(name, group)
                for name, mark, group in named
            ]
        )

    def _with(self, groups: list[bytes]) -> bytes:
        return joined(self.head, b'{"groups":[' + b",".join(groups) + b"]}")


def _mark(group: bytes) -> str:
    return blake2b(group, digest_size=6).hexdigest() if len(group) >= LONG else ""


def _scene(zones: list[bytes]) -> bytes:
    return b'{"scene":[' + b",".join(zones) + b"]}"


def _asked(match: Match, seat: int, show: Any, view: dict[str, Any]) -> Asked | None:
    question = match.question(seat)
    if question is None:
        return None
    if show is None:
        return Asked([Choice(option, Words(str(option))) for option in question.options])
    key = question.key
    choices = [
        Choice(option, labelled(show, view, key, option), list(show.touches(key, option)))
        for option in question.options
    ]
    return Asked(choices, list(show.lesson(key, match.table.options)))


def _back(room: Room, seat: int) -> Back | None:
    undo, redo = room.undoable(seat), room.redoable(seat)
    held = room.tentative == seat and room.match is not None and seat not in room.match.to_move
    return Back(undo, redo, held) if undo or redo or held else None


def awaited(room: Room, seats: Iterable[int]) -> bool:
    """Whether one of these seats is to answer, or to end a turn that it may still take back: each as it sees
    the match itself, so that it tells nobody of the steps of another."""
    return room.status == "playing" and any(_is_awaited(room, seat) for seat in seats)


def _is_awaited(room: Room, seat: int) -> bool:
    match = room.seen_by(seat)
    asked = match is not None and seat in match.to_move
    return (asked or room.tentative == seat) and not room.places[seat].minder


def table_info(room: Room, viewer: Viewer, here: set[int], watching: int) -> TableInfo:
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
    return Proposal(proposal.seat, line, sorted(proposal.agreed), moves.asked(room), name)


def _moment(match: Match, viewer: Viewer) -> tuple[int, Words | None]:
    """What a moment is to a viewer: how long his log is then, and its name if it is a checkpoint."""
    show, options = part(match.game.name, "show"), match.table.options
    here = [one.event for one in match.checkpoints(viewer) if one.moves == match.moves]
    return len(match.log(viewer)), checkpoint(show, here[-1], options) if here else None


def joined(head: bytes, core: bytes) -> bytes:
    """One JSON object of two."""
    return head[:-1] + b"," + core[1:]
