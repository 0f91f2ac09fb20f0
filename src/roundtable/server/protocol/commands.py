"""What a client says on its websocket."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from . import Id, Line, Message, Seat


class Hello(Message, tag="hello"):
    """The first message: what the client still has of the story, so that only the rest is sent; whether it
    recalls the groups of the last state by their marks, and if so, does without the view."""

    protocol: int
    have: int = 0
    digest: str = ""
    recalls: bool = False
    bare: bool = False


class Play(Message, tag="play"):
    """Answer the open question; `careful` asks to be warned if the step could not be taken back."""

    id: Id
    version: str
    answer: Any
    careful: bool = False
    confirm: bool = False  # hold the end of the turn back until `commit`


class Undo(Message, tag="undo"):
    """Take back the last step, or the whole turn."""

    id: Id
    version: str
    all: bool = False


class Redo(Message, tag="redo"):
    id: Id
    version: str


class Commit(Message, tag="commit"):
    """End the turn: what was tentative is shown to the others."""

    id: Id
    version: str


class Unlock(Message, tag="unlock"):
    """A person on a shared device takes their seat first; until then nothing of theirs is sent."""

    id: Id
    seat: Seat
    pin: Annotated[str, Meta(max_length=32)] = ""


class Lock(Message, tag="lock"):
    id: Id


class SetPin(Message, tag="pin"):
    """Protect the seat on a shared device; an empty pin takes the protection away."""

    id: Id
    pin: Annotated[str, Meta(max_length=32)]


class Chat(Message, tag="chat"):
    id: Id
    text: Line


class Propose(Message, tag="propose"):
    """Ask the others to go back to before this line of the story (counted in your own log)."""

    id: Id
    line: Annotated[int, Meta(ge=0)]
    after: bool = False  # to the first moment after it: where the line is a checkpoint, to its beginning


class Vote(Message, tag="vote"):
    id: Id
    agree: bool


class Mind(Message, tag="mind"):
    """Let a bot mind your own seat, or take it back ("")."""

    id: Id
    level: Annotated[str, Meta(max_length=24)]


class Look(Message, tag="look"):
    """After the end: see the table as this seat saw it; None is the spectator."""

    id: Id
    seat: Seat | None = None


class Hurry(Message, tag="hurry"):
    """Let the bots of the table answer at once until a person is asked."""

    id: Id


class PeekAhead(Message, tag="peek"):
    """Ask what would come of an answer to the open question; nothing is played."""

    id: Id
    version: str
    answer: Any


class Advise(Message, tag="advise"):
    """Ask what one could answer to the open question, and why; nothing is played."""

    id: Id
    version: str


class Why(Message, tag="why"):
    """Ask why a piece cannot be chosen."""

    id: Id
    version: str
    ref: Annotated[str, Meta(max_length=200)]


class At(Message, tag="at"):
    """Ask for the table as it was after this line of the story (counted in your own log)."""

    id: Id
    line: Annotated[int, Meta(ge=0)]


class Review(Message, tag="review"):
    """After the end: ask where another answer of people would have changed most."""

    id: Id


Steps = Play | Undo | Redo | Commit  # in the match
Glances = PeekAhead | Advise | Why | At | Review  # at what is there, without a trace
Others = Unlock | Lock | SetPin | Chat | Propose | Vote | Mind | Look | Hurry
Command = Hello | Steps | Glances | Others
