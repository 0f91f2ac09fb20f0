"""What a reader says, carried out: for their own seat, and only if they saw the newest version of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial, singledispatchmethod
from typing import Any, cast

from roundtable.kernel import Viewer

from .. import keys
from ..errors import Irreversible, Refusal
from ..gathering import Gathering
from ..hall import Decide, Hall
from ..protocol import Advice, Ahead, Because, Done, Message, Reviewed, Then, Warned, Zone
from ..protocol.commands import (
    Advise,
    At,
    Chat,
    Commit,
    Hurry,
    Lock,
    Look,
    Mind,
    PeekAhead,
    Play,
    Propose,
    Redo,
    Review,
    SetPin,
    Undo,
    Unlock,
    Vote,
    Why,
)
from ..room import Room, glances, journal, moves, seating
from ..room.face import Face
from ..room.moves import Decision
from .eyes import Eyes
from .later import Later

PASSING = (
    Unlock,
    Lock,
    Look,
    Hurry,
    PeekAhead,
    Advise,
    Why,
    At,
    Review,
)  # what concerns this connection alone and is not written down
LATER = (Advise, Review)  # what takes its time
ForSeat = Callable[..., Decision]  # a decision that still needs the seat


class Commands:
    """The commands of one reader."""

    def __init__(self, hall: Hall, gathering: Gathering, eyes: Eyes, later: Later) -> None:
        self._hall, self._gathering, self._eyes = hall, gathering, eyes
        self._later = later

    async def carry_out(self, command: Any, asked: float) -> Message | None:
        """Do what a command says, and reply; who may not, or comes too late, is refused. There is no reply
        yet to what is worked out meanwhile."""
        done = self._key(command.id) in self._eyes.room.done  # it has come again
        reply = None
        if not done or isinstance(command, PASSING):
            try:
                reply = await self._obey(command, asked)
            except Irreversible:
                return Warned(command.id)
        return None if isinstance(command, LATER) else reply or Done(command.id)

    @singledispatchmethod
    async def _obey(self, command: Message, asked: float) -> Message | None:
        """What a command does: one function for each kind of them."""
        raise TypeError(f"There is nothing to handle {command!r}.")

    @_obey.register
    async def _play(self, command: Play, asked: float) -> None:
        decide = partial(moves.play, answer=command.answer, confirm=command.confirm, careful=command.careful)
        await self._act(command, decide, asked)

    @_obey.register
    async def _undo(self, command: Undo, asked: float) -> None:
        await self._act(command, partial(moves.undo, all=command.all), asked)

    @_obey.register
    async def _redo(self, command: Redo, asked: float) -> None:
        await self._act(command, moves.redo, asked)

    @_obey.register
    async def _commit(self, command: Commit, asked: float) -> None:
        await self._act(command, moves.commit, asked)

    @_obey.register
    async def _vote(self, command: Vote, asked: float) -> None:
        eyes, agree = self._eyes, command.agree  # who this is, is settled when the vote is counted
        slow = eyes.room.proposal is not None  # only then may the match be played again
        await self._do(command.id, lambda room: moves.vote(room, eyes.seat, agree, eyes.host), asked, slow)

    @_obey.register
    async def _mind(self, command: Mind, asked: float) -> None:
        await self._act(command, partial(seating.mind, level=command.level), asked)

    @_obey.register
    async def _lock(self, command: Lock, asked: float) -> None:
        self._eyes.lock()

    @_obey.register
    async def _look(self, command: Look, asked: float) -> None:
        self._eyes.look(command.seat)

    @_obey.register
    async def _hurry(self, command: Hurry, asked: float) -> None:
        if not self._eyes.seats:
            raise Refusal("not-yours", 403)
        await self._hall.bus.tell(self._eyes.room.id, 0, "hurry")

    async def _act(self, command: Any, decide: ForSeat, asked: float, slow: bool = False) -> None:
        """Decide for the reader's own seat, which must still be theirs when it comes to that."""

        def decided(room: Room) -> Decision:
            seat = self._eyes.acting()
            if (version := getattr(command, "version", None)) is not None:
                self._check(version, seat)
            return decide(room, seat=seat)

        await self._do(command.id, decided, asked, slow)

    async def _do(self, id: str, decide: Decide, asked: float = 0.0, slow: bool = False) -> None:
        await self._hall.act(self._gathering, decide, self._key(id), asked, slow)

    def _key(self, id: str) -> str:
        """An id is its device's own: nobody can use up another's."""
        return f"{self._eyes.device[:24]}/{id}"

    def _check(self, version: str, viewer: Viewer) -> Face:
        """What the viewer sees, if this is the newest version of it."""
        face = self._gathering.face(viewer)
        if face is None or face.version != version:
            raise Refusal("stale")
        return face

    def _glance(self, version: str, viewer: Viewer) -> Face:
        """What the viewer sees, if they do not ask too often."""
        if not self._eyes.open:
            raise Refusal("not-yours", 403)
        face = self._check(version, viewer)
        if not self._hall.glances.take(self._eyes.device):
            raise Refusal("rate", 429)
        return face

    @_obey.register
    async def _why(self, command: Why, asked: float) -> Because:
        face = self._glance(command.version, self._eyes.viewer)
        return Because(command.id, glances.because(self._eyes.room, command.ref, face))

    @_obey.register
    async def _at(self, command: At, asked: float) -> Then:
        """The table as it was: the match is played once more, while the others go on."""
        eyes, viewer = self._eyes, self._eyes.viewer
        match = eyes.room.seen_by(viewer) if eyes.open else None
        if match is None or command.line >= len(self._gathering.tale(viewer).lines):
            raise Refusal("no-line", 404)
        if not self._hall.memories.take(eyes.device):
            raise Refusal("rate", 429)
        async with self._hall.remembering:
            scene = await asyncio.to_thread(glances.then, match, viewer, command.line)
        if eyes.viewer != viewer or not eyes.open:
            raise Refusal("stale")  # another sits before the device now
        return Then(command.id, command.line, cast("list[Zone]", scene))

    @_obey.register
    async def _peek(self, command: PeekAhead, asked: float) -> Ahead:
        seat = self._eyes.acting()
        face = self._glance(command.version, seat)
        lines, scene, prompt = glances.ahead(self._eyes.room, seat, command.answer, face)
        return Ahead(command.id, lines, cast("list[Zone]", scene), prompt)

    @_obey.register
    async def _advise(self, command: Advise, asked: float) -> None:
        """Think about it aside: the reader may play meanwhile, and then nobody needs the hint."""
        seat = self._eyes.acting()
        face = self._check(command.version, seat)
        match = glances.may_be_advised(self._eyes.room, seat)
        if not self._hall.hints.take(self._eyes.device):
            raise Refusal("rate", 429)

        async def thought() -> Message:
            if face.counsel is None:
                face.counsel = await self._hall.thinkers.advise(match, seat)
            if self._eyes.seat != seat:
                raise Refusal("stale")  # another sits before the device now
            return Advice(command.id, face.counsel.option, face.counsel.lines)

        self._later.begin(command.id, thought, command.version)

    @_obey.register
    async def _review(self, command: Review, asked: float) -> None:
        """Look back at the match, once for all who ask; what was secret is known now."""
        room, viewer = self._eyes.room, self._eyes.viewer
        if not self._eyes.open:
            raise Refusal("not-yours", 403)
        match, seats = glances.may_be_reviewed(room)
        if not self._hall.hints.take(self._eyes.device):
            raise Refusal("rate", 429)

        async def thought() -> Message:
            if room.reviewed is None:
                room.reviewed = await self._hall.thinkers.review(match, seats)
            return Reviewed(command.id, await asyncio.to_thread(glances.recalled, room, viewer))

        self._later.begin(command.id, thought)

    @_obey.register
    async def _propose(self, command: Propose, asked: float) -> None:
        """Ask to go back; a seat that was refused has to wait before it asks again."""
        room, seat = self._eyes.room, self._eyes.acting()
        if not self._hall.proposals.take(f"{room.id}/{seat}"):
            raise Refusal("wait", 429)
        await self._act(command, partial(moves.propose, line=command.line, after=command.after), asked, True)

    @_obey.register
    async def _say(self, command: Chat, asked: float) -> None:
        eyes = self._eyes
        self._may_talk(eyes.room)
        if not self._hall.chats.take(eyes.device):
            raise Refusal("rate", 429)
        text = " ".join(command.text.split())
        if not text:
            raise Refusal("malformed", 400)

        def decided(room: Room) -> Decision:
            self._may_talk(room)  # the reader may have lost their seat while they waited for the room
            seat = eyes.seat if eyes.seat is not None else next(iter(eyes.seats), None)
            name = room.places[seat].name if seat is not None else ""
            return Decision([journal.Spoken(seat=seat, name=name, text=text)])

        await self._do(command.id, decided)

    def _may_talk(self, room: Room) -> None:
        if not self._eyes.seats and not self._eyes.host:
            raise Refusal("not-yours", 403)
        if room.settings.chat == "closed":
            raise Refusal("chat-closed", 403)

    @_obey.register
    async def _set_pin(self, command: SetPin, asked: float) -> None:
        pin = await asyncio.to_thread(keys.new_pin, command.pin) if command.pin else ""
        seat = self._eyes.acting()
        await self._act(command, lambda room, seat: Decision([journal.Pinned(seat=seat, pin=pin)]), asked)
        self._eyes.unlock(seat)  # setting a PIN does not lock you out

    @_obey.register
    async def _unlock(self, command: Unlock, asked: float) -> None:
        room = self._eyes.room
        if command.seat not in self._eyes.seats:
            raise Refusal("not-yours", 403)
        pin, tries = room.places[command.seat].pin, f"{room.id}/{command.seat}"
        if pin:
            if not self._hall.pins.take(tries):  # before the hash is worked out: many may try at once
                raise Refusal("rate", 429)
            if not await asyncio.to_thread(keys.is_pin, command.pin, pin, room.id):
                raise Refusal("pin", 403)
            self._hall.pins.charge(tries, -1)  # a person who knows it may come and go
        self._eyes.unlock(command.seat)
