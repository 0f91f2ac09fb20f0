"""Rooms without a server around them: what the hall does with a decision, step by step in a test's hands."""

from __future__ import annotations

import json
from collections import deque
from functools import cache
from typing import Any

import pytest

import roundtable as rt
from roundtable import bots
from roundtable.games import guide
from roundtable.kernel import Game, Viewer
from roundtable.server import keys, room, thinkers
from roundtable.server.errors import Refusal
from roundtable.server.gathering import Gathering
from roundtable.server.protocol import Settings
from roundtable.server.protocol.requests import NewSeat, NewTable
from roundtable.server.room import Room, face, glances, journal, pieces, saves, seating
from roundtable.server.room.moves import Decision
from tests.server.client import Client
from tests.server.served import rebuilt


class Kept:
    """A room with its journal. A seat that is local is held by a device of its own: d0, d1, d2."""

    def __init__(self, *kinds: str, game: str = "kingarthur", seed: str = "s" * 64, **settings: Any) -> None:
        self.room, self.lines = Room("room"), list[bytes]()
        options = settings.pop("options", {})
        seats = [NewSeat("bot", "", kind) if kind != "person" else NewSeat("link") for kind in kinds]
        wish = NewTable(game, seats, options, Settings(**settings))
        self.take(Decision([seating.table(wish, "d0", keys.hashed("host"))]))
        for seat, kind in enumerate(kinds):
            if kind == "person":
                self.take(Decision([journal.SatDown(seat=seat, device=f"d{seat}", link=f"link {seat}")]))
        self.take(seating.start(self.room, seed))

    def take(self, decision: Decision) -> None:
        """Write down and take in what was decided, as the hall does."""
        status = decision.status or self.room.status
        for entry in decision.entries:
            self.lines.append(journal.encode(entry))
            self.room.apply(entry)
        assert self.room.status == status
        if (after := decision.after or self.room.match) is not None:
            self.room.settle(after)

    def do(self, decide: Any, **args: Any) -> None:
        self.take(decide(self.room, **args))

    def refused(self, decide: Any, **args: Any) -> str:
        """Why a command is refused; the room must not change by it."""
        before = self.whole()
        with pytest.raises(Refusal) as refusal:
            decide(self.room, **args)
        assert self.whole() == before
        return str(refusal.value.why.key).removeprefix("error.")

    def again(self) -> Room:
        """The room read from its journal."""
        return rebuilt("room", [journal.decode(line) for line in self.lines])

    def whole(self, room: Room | None = None) -> Any:
        """All by which two rooms could differ."""
        room = room or self.room
        assert room.match is not None
        assert room.shown is not None
        seats = range(len(room.places))
        return [
            *(room.match.fingerprint(), room.shown.fingerprint(), room.status, room.floor, room.tentative),
            *([step[:2] for step in room.steps], room.undone, room.taken_back, room.seq),
            *([room.undoable(seat) for seat in seats], [room.redoable(seat) for seat in seats]),
            [received(room, viewer) for viewer in (None, *seats)],
        ]


def received(room: Room, viewer: Viewer) -> list[bytes]:
    """Every byte that the room sends to a viewer: what everybody may know, their face and their story."""
    gathering = Gathering(room)
    shown = gathering.face(viewer)
    assert shown is not None
    info = pieces.encode(face.table_info(room, viewer, set(), 0))
    return [info, shown.core, shown.version.encode(), *gathering.tale(viewer).lines]


def seat_games(patch: pytest.MonkeyPatch, *games: Game) -> None:
    """Let the server find games that are not packages; nobody has drawn a table for them."""

    def find(name: str) -> Game:
        return next(game for game in games if game.name == name)

    for module in (room, saves, seating):
        patch.setattr(module, "find", find)
    patch.setattr(face, "part", lambda name, which: None)
    for other in (thinkers, seating, face, glances):
        patch.setattr(other, "guide", lambda name: None)


def play_on(client: Client, document: Any, *kinds: str) -> str:
    """A table for a saved match, with such players in its seats; its id."""
    table = str(client.post("/api/import", document)["table"])
    for seat, kind in enumerate(kinds):
        client.post(f"/api/tables/{table}/seats/{seat}", {"seat": {"kind": kind}})
    return table


@cache
def late_save(answers: int = 4, seats: int = 2) -> str:
    """A match that will be over after this many answers, as a save."""
    match = rt.new("kingarthur", seats=seats, seed="5eed" * 16)
    greedy, past = bots.make("greedy", ""), deque[rt.Match](maxlen=answers + 1)
    while match.to_move:
        past.append(match.clone())
        (seat,) = match.to_move
        match.play(seat, greedy.choose(bots.Seat(match, seat, guide("kingarthur"))))
    return json.dumps(past[1].save())
