"""Every message between the server and a client, typed here and nowhere else.

The browser's types are generated from these (`python3 dev.py types`), docs/protocol.md explains them.
A message that is not exactly one of these is refused: unknown fields, wrong types and long texts too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from roundtable.kernel import scene
from roundtable.kernel.scene import Words

PROTOCOL = 1

Kind = Literal["link", "local", "bot"]  # a person by link, a person on the host's device, a bot
Status = Literal["setup", "playing", "paused", "over", "archived"]
Spectators = Literal["off", "public", "end"]  # nobody; all may see what is public; the whole after the end
TakeBack = Literal["all", "majority", "host", "never"]  # who must agree to go back past the barrier
Pace = Literal["quick", "calm", "slow"]  # how long bots seem to think
FreeChat = Literal["open", "closed"]  # whether people may write what they like to the table

Id = Annotated[str, Meta(min_length=1, max_length=64)]  # of a command: a repeated one is done once
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Line = Annotated[str, Meta(min_length=1, max_length=400)]
Seat = Annotated[int, Meta(ge=0, le=15)]


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What may be sent either way."""


# -- what a client says on its websocket ---------------------------------------------------------------


class Hello(Message, tag="hello"):
    """The first message: what the client still has of the story, so that only the rest is sent, and whether
    it recalls the groups of the last state by their marks."""

    protocol: int
    have: int = 0
    digest: str = ""
    recalls: bool = False


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
    """A person on a shared device takes his seat before it; until then nothing of his is sent."""

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
    """Ask the others to go back to before this line of the story (counted in one's own log)."""

    id: Id
    line: Annotated[int, Meta(ge=0)]
    after: bool = False  # to the first moment after it: where the line is a checkpoint, to its beginning


class Vote(Message, tag="vote"):
    id: Id
    agree: bool


class Mind(Message, tag="mind"):
    """Let a bot mind one's own seat, or take it back ("")."""

    id: Id
    level: Annotated[str, Meta(max_length=24)]


class Look(Message, tag="look"):
    """After the end: see the table as this seat saw it; None is the spectator."""

    id: Id
    seat: Seat | None = None


Command = Hello | Play | Undo | Redo | Commit | Unlock | Lock | SetPin | Chat | Propose | Vote | Mind | Look


# -- what the server says on the websocket -------------------------------------------------------------


class SeatInfo(Message):
    kind: Kind
    name: str  # "" for a seat that nobody has taken yet, and for a bot that goes by its level
    level: str = ""  # of the bot that has or minds the seat
    taken: bool = False
    here: bool = False
    minded: bool = False
    pin: bool = False


class Settings(Message):
    spectators: Spectators = "public"
    take_back: TakeBack = "all"
    pace: Pace = "calm"
    grace: Annotated[int, Meta(ge=0, le=86_400)] = 0  # seconds until a bot minds an absent seat; 0 is never
    chat: FreeChat = "open"


class Proposal(Message):
    """A wish to go back; `line` is where the reader's own log would end."""

    seat: int
    line: int
    agreed: list[int]
    asked: list[int]
    checkpoint: Words | None = None  # the name of that moment, if it has one


class TableInfo(Message):
    """What everybody at a table may know of it."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    status: Status
    seats: list[SeatInfo]
    settings: Settings
    seal: str = ""  # the hash of the seed, from the start on
    seed: str = ""  # the seed itself, once the match is over
    taken_back: int = 0  # how often the table has gone back by consent
    rematch: str = ""  # the table at which the same group plays on
    proposal: Proposal | None = None
    watching: int = 0


class You(Message):
    """Who the reader is at this table."""

    seats: list[int]  # that his device holds
    seat: int | None = None  # whose eyes he has now; None is a spectator, or a curtain
    host: bool = False
    locked: bool = False  # several people share the device, and none of them has unlocked it


class Choice(Message):
    """An option: the answer to send, its label, and the pieces that it points at."""

    answer: Any
    label: Words
    touches: list[str] = []


class Asked(Message):
    choices: list[Choice]
    lesson: list[Words] = []  # the rules of this moment


class Back(Message):
    """What the reader may take back, do again or must confirm."""

    undo: int = 0
    redo: int = 0
    commit: bool = False


class Story(Message):
    """The log from line `start` on; what the reader had from there on is void."""

    start: int
    lines: list[Words]
    digest: str  # of the whole log, to be said in the next Hello


class Ending(Message):
    winners: list[int]
    scores: list[int]
    reason: Words


@dataclass(slots=True)
class Group(scene.Group):
    """What lies together within a zone. Of a long one that the last state had, who recalls it is sent nothing
    but its mark."""

    mark: str = ""


@dataclass(slots=True)
class Zone(scene.Zone):
    __doc__ = scene.Zone.__doc__
    groups: Sequence[Group]


class State(Message, tag="state"):
    """Everything that the reader may see at this moment."""

    version: str
    table: TableInfo
    you: You
    prompt: Words
    to_move: list[int] = []
    question: Asked | None = None
    back: Back | None = None
    scene: list[Zone] = []
    view: dict[str, Any] | None = None
    story: Story | None = None
    ending: Ending | None = None


class Said(Message):
    """A line of the chat; seat None is a spectator's or the host's who has no seat."""

    seat: int | None
    name: str
    text: str
    at: int  # seconds since 1970
    note: Words | None = None  # what the table itself has to say; then nobody said it


class Talk(Message, tag="talk"):
    """The chat from line `start` on."""

    start: int
    lines: list[Said]


class Done(Message, tag="done"):
    """The command of this id has been carried out and is on disk."""

    id: str


class Refused(Message, tag="refused"):
    """The command of this id has not: nothing has changed."""

    id: str
    why: Words


class Warned(Message, tag="warned"):
    """The careful answer of this id has not been played: the step could not be taken back."""

    id: str


class Bye(Message, tag="bye"):
    """The server closes this connection; `again` says whether to come back."""

    why: Words
    again: bool


Push = State | Talk | Done | Refused | Warned | Bye
