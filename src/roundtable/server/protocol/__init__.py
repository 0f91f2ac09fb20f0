"""What the server says on a websocket: commands.py has what a client says there, requests.py what goes over
HTTP.

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
Hints = Literal["open", "closed"]  # whether people may ask what they could answer
FreeChat = Literal["open", "closed"]  # whether people may write what they like to the table

Id = Annotated[str, Meta(min_length=1, max_length=64)]  # of a command: a repeated one is done once
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Line = Annotated[str, Meta(min_length=1, max_length=400)]
Seat = Annotated[int, Meta(ge=0, le=15)]


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What may be sent either way."""


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
    hints: Hints = "open"


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

    seats: list[int]  # that the reader's device holds
    seat: int | None = None  # whose eyes they have now; None is a spectator, or a curtain
    host: bool = False
    locked: bool = False  # several people share the device, and none of them has unlocked it


class Choice(Message):
    """An option: the answer to send, its label, and the pieces that it points at."""

    answer: Any
    label: Words
    touches: list[str] = []
    detail: Words | None = None  # what would come of it, in a smaller line
    grave: bool = False  # it weighs heavily and cannot be mended: to be confirmed, and never offered first


class Asked(Message):
    choices: list[Choice]
    lesson: list[Words] = []  # the rules of this moment


class Back(Message):
    """What the reader may take back, do again or must confirm."""

    undo: int = 0
    redo: int = 0
    commit: bool = False
    rewound: bool = (
        False  # something was taken back, and the seat has not answered since: leave it to its person
    )


class Story(Message):
    """The log from line `start` on; what the reader had from there on is void."""

    start: int
    lines: list[Words]
    digest: str  # of the whole log, to be said in the next Hello


class Ending(Message):
    winners: list[int]
    scores: list[int]
    reason: Words
    # Everybody's scores each time that the turn passed on; all is known now.
    course: list[list[int]] = []
    review: bool = False  # whether one may ask where another answer would have changed most


@dataclass(slots=True)
class Group(scene.Group):
    """What lies together within a zone. If a reader recalls a long one from the last state, only its
    mark is sent."""

    mark: str = ""


@dataclass(slots=True)
class Zone(scene.Zone):
    __doc__ = scene.Zone.__doc__
    groups: Sequence[Group]


class Moved(Message):
    """What moves on the table with a line of the reader's own story. A place is the ref of a piece, a zone
    (`zone:hand`), or what lies before a player (`seat:2`)."""

    line: int
    piece: scene.Piece
    source: str
    target: str
    count: int = 1


class State(Message, tag="state"):
    """Everything that the reader may see at this moment."""

    version: str
    table: TableInfo
    you: You
    prompt: Words
    to_move: list[int] = []
    question: Asked | None = None
    anytime: list[Choice] = []  # what the reader may do although nobody waits for it, by `play`
    back: Back | None = None
    scene: list[Zone] = []
    view: dict[str, Any] | None = None
    story: Story | None = None
    moved: list[Moved] = []  # with the lines that are new to the reader
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


class Ahead(Message, tag="ahead"):
    """What would come of the answer that was asked about, as far as it is certain to the seat that asks."""

    id: str
    lines: list[Words] = []  # the story until it is open what comes
    scene: list[Zone] = []  # the zones that would be otherwise than now
    prompt: Words | None = None  # what would then be asked


class Advice(Message, tag="advice"):
    """What a sensible player would answer in the reader's place, and why; told to nobody else."""

    id: str
    answer: Any
    lines: list[Words]  # the answer in words, what it gains and risks, what is next best


class Because(Message, tag="because"):
    """Why a piece cannot be chosen."""

    id: str
    why: Words


class Then(Message, tag="then"):
    """The table as the reader saw it after a line of the story."""

    id: str
    line: int
    scene: list[Zone]


class Recalled(Message):
    """A moment of a match that is over: the line of the reader's own log after which it was, and what could
    have been done."""

    line: int
    words: Words


class Reviewed(Message, tag="reviewed"):
    """Where another answer would have changed most, by what each seat knew then."""

    id: str
    moments: list[Recalled]


class Bye(Message, tag="bye"):
    """The server closes this connection; `again` says whether to come back."""

    why: Words
    again: bool


Push = State | Talk | Done | Refused | Warned | Ahead | Advice | Because | Then | Reviewed | Bye
