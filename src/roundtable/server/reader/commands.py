"""What a reader says, carried out: for his own seat, and only if he saw the newest version of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial, singledispatchmethod
from typing import Any

from .. import keys, protocol
from ..errors import Irreversible, Refusal
from ..hall import Decide, Gathering, Hall
from ..room import Room, journal, moves, seating
from ..room.moves import Decision
from .eyes import Eyes

PASSING = (
    protocol.Unlock,
    protocol.Lock,
    protocol.Look,
)  # what concerns this connection alone and is not written down
ForSeat = Callable[..., Decision]  # a decision that still needs the seat


class Commands:
    """The commands of one reader."""

    def __init__(self, hall: Hall, gathering: Gathering, eyes: Eyes) -> None:
        self._hall, self._gathering, self._eyes = hall, gathering, eyes

    async def carry_out(self, command: Any, asked: float) -> protocol.Done | protocol.Warned:
        """Do what a command says; who may not, or comes too late, is refused."""
        done = self._key(command.id) in self._eyes.room.done  # it has come again
        if not done or isinstance(command, PASSING):
            try:
                await self._obey(command, asked)
            except Irreversible:
                return protocol.Warned(command.id)
        return protocol.Done(command.id)

    @singledispatchmethod
    async def _obey(self, command: protocol.Message, asked: float) -> None:
        """What a command does: one function for each kind of them."""
        raise TypeError(f"Nobody knows what to do about {command!r}.")

    @_obey.register
    async def _play(self, command: protocol.Play, asked: float) -> None:
        decide = partial(moves.play, answer=command.answer, confirm=command.confirm, careful=command.careful)
        await self._act(command, decide, asked)

    @_obey.register
    async def _undo(self, command: protocol.Undo, asked: float) -> None:
        await self._act(command, partial(moves.undo, all=command.all), asked)

    @_obey.register
    async def _redo(self, command: protocol.Redo, asked: float) -> None:
        await self._act(command, moves.redo, asked)

    @_obey.register
    async def _commit(self, command: protocol.Commit, asked: float) -> None:
        await self._act(command, moves.commit, asked)

    @_obey.register
    async def _vote(self, command: protocol.Vote, asked: float) -> None:
        eyes, agree = self._eyes, command.agree  # by whoever it is when it comes to that
        await self._do(command.id, lambda room: moves.vote(room, eyes.seat, agree, eyes.host), asked)

    @_obey.register
    async def _mind(self, command: protocol.Mind, asked: float) -> None:
        await self._act(command, partial(seating.mind, level=command.level), asked)

    @_obey.register
    async def _lock(self, command: protocol.Lock, asked: float) -> None:
        self._eyes.lock()

    @_obey.register
    async def _look(self, command: protocol.Look, asked: float) -> None:
        self._eyes.look(command.seat)

    async def _act(self, command: Any, decide: ForSeat, asked: float) -> None:
        """Decide for the reader's own seat, which must still be his when it comes to that."""

        def decided(room: Room) -> Decision:
            seat = self._eyes.acting()
            if (version := getattr(command, "version", None)) is not None:
                self._check(version, seat)
            return decide(room, seat=seat)

        await self._do(command.id, decided, asked)

    async def _do(self, id: str, decide: Decide, asked: float = 0.0) -> None:
        await self._hall.act(self._gathering, decide, self._key(id), asked)

    def _key(self, id: str) -> str:
        """An id is its device's own: nobody can use up another's."""
        return f"{self._eyes.device[:24]}/{id}"

    def _check(self, version: str, seat: int) -> None:
        face = self._gathering.face(seat)
        if face is None or face.version != version:
            raise Refusal("stale")

    @_obey.register
    async def _propose(self, command: protocol.Propose, asked: float) -> None:
        """Ask to go back; who was refused has to wait before he asks again."""
        room, seat = self._eyes.room, self._eyes.acting()
        if not self._hall.proposals.take(f"{room.id}/{seat}"):
            raise Refusal("wait", 429)
        await self._act(command, partial(moves.propose, line=command.line, after=command.after), asked)

    @_obey.register
    async def _say(self, command: protocol.Chat, asked: float) -> None:
        eyes = self._eyes
        self._may_talk(eyes.room)
        if not self._hall.chats.take(eyes.device):
            raise Refusal("rate", 429)
        text = " ".join(command.text.split())
        if not text:
            raise Refusal("malformed", 400)

        def decided(room: Room) -> Decision:
            self._may_talk(room)  # he may have lost his seat while he waited for the room
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
    async def _set_pin(self, command: protocol.SetPin, asked: float) -> None:
        pin = await self._hashed(command.pin) if command.pin else ""
        seat = self._eyes.acting()
        await self._act(command, lambda room, seat: Decision([journal.Pinned(seat=seat, pin=pin)]), asked)
        self._eyes.unlock(seat)  # whoever protects his seat need not leave it

    @_obey.register
    async def _unlock(self, command: protocol.Unlock, asked: float) -> None:
        room = self._eyes.room
        if command.seat not in self._eyes.seats:
            raise Refusal("not-yours", 403)
        pin, tries = room.places[command.seat].pin, f"{room.id}/{command.seat}"
        if pin and not self._hall.pins.has_any(tries):
            raise Refusal("rate", 429)
        if pin and not keys.same(pin, await self._hashed(command.pin)):
            self._hall.pins.take(tries)
            raise Refusal("pin", 403)
        self._eyes.unlock(command.seat)

    async def _hashed(self, pin: str) -> str:
        return await asyncio.to_thread(keys.hashed_pin, pin, self._eyes.room.id)
